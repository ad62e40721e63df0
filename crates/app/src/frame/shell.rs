//! What a page shares with every other.

use plyscope_i18n::Lang;

use super::message::Dialog;
use crate::browser;

/// What a page shares with every other. It lies in the page's model, so that all that draws the page
/// can see it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Shell<N> {
    /// The language, whose texts are known.
    pub lang: Lang,
    /// The colours.
    pub theme: Theme,
    /// The dialog that is open.
    pub dialog: Option<Dialog>,
    /// What there is to tell in passing.
    pub notice: Option<Notice<N>>,
    /// Whether the dialog to share what is seen is on its way.
    pub is_sharing: bool,
}

/// Something to be told in passing.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Notice<N> {
    /// There is no dialog to share what is seen; the link was copied instead, or could not be.
    Shared(bool),
    /// The texts of a language could not be had.
    MissingLanguage(Lang),
    /// What only this page has to tell.
    Own(N),
}

impl<N> Shell<N> {
    /// As the page around this one asks for it, or as the person chose it last; English where the texts of their language could not be had.
    pub(super) fn new(preferred: Lang) -> Self {
        Self {
            lang: if preferred.is_known() { preferred } else { Lang::En },
            theme: Theme::from_id(
                &browser::noted("data-theme")
                    .or_else(|| browser::recall("theme"))
                    .unwrap_or_default(),
            ),
            dialog: None,
            notice: None,
            is_sharing: false,
        }
    }

    /// Tells something in passing, or nothing; what was told before is over.
    pub fn notify(&mut self, notice: impl Into<Option<N>>) {
        self.notice = notice.into().map(Notice::Own);
    }

    /// What was told is over.
    pub fn clear_notice(&mut self) {
        self.notice = None;
    }

    /// What only this page tells just now.
    pub const fn own_notice(&self) -> Option<&N> {
        match &self.notice {
            Some(Notice::Own(notice)) => Some(notice),
            _ => None,
        }
    }
}

/// The colours of the page.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Theme {
    /// As the system has it.
    #[default]
    System,
    /// Light.
    Light,
    /// Dark.
    Dark,
}

impl Theme {
    /// Every theme.
    pub const ALL: [Self; 3] = [Self::System, Self::Light, Self::Dark];

    /// Its name in storage and in styles.
    pub const fn id(self) -> &'static str {
        match self {
            Self::System => "system",
            Self::Light => "light",
            Self::Dark => "dark",
        }
    }

    /// The theme with a name; the system's when there is none.
    pub fn from_id(id: &str) -> Self {
        Self::ALL.into_iter().find(|theme| theme.id() == id).unwrap_or_default()
    }
}
