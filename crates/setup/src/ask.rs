//! What is asked while a search plays, before it shows the answer.

use crate::address::Writer;
use crate::Choice;

/// What playback stops for and asks about.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Ask {
    /// Whether a node's remaining children are cut.
    Cuts,
    /// Which value a node returns.
    Values,
    /// Which node is visited next.
    Next,
}

impl Choice for Ask {
    const NAME: &'static str = "ask";
    const ALL: &'static [(&'static str, Self)] =
        &[("cuts", Self::Cuts), ("values", Self::Values), ("next", Self::Next)];
}

impl Ask {
    /// A printed address with what is asked, if anything.
    #[must_use]
    pub fn with(printed: String, ask: Option<Self>) -> String {
        let mut writer = Writer::after(printed);
        if let Some(ask) = ask {
            writer.choose(ask);
        }
        writer.finish()
    }
}
