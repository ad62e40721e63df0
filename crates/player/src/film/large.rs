//! Which films take too long for the page's own thread, and the request to a worker for them.

use super::reel::{End, Reel};
use super::{game, tree, Playable};
use plyscope_setup::catalog::GameSpec;
use plyscope_setup::link::Link;
use plyscope_setup::Setup;

/// How many steps of a search of a game are tried in the page's own thread: a few milliseconds.
const SOON: u32 = 2_000;

/// How many steps of a search of a tree, which are made faster.
const SOON_OF_TREE: u32 = 100_000;

/// The longest tree that is searched in the page's own thread, in bytes.
const SHORT: usize = 20_000;

/// A search that takes too long for the page's own thread.
#[derive(Clone, PartialEq, Debug)]
pub struct Large {
    /// The subject.
    pub subject: Subject,
    /// The search.
    pub setup: Setup,
}

/// The subject of a search.
#[derive(Clone, PartialEq, Debug)]
pub enum Subject {
    /// A tree, as text.
    Tree(String),
    /// A game.
    Game(GameSpec),
}

/// The film, if it is made quickly; `None` if it cannot be shown.
pub(super) fn reel(link: &Link) -> Result<Option<Reel>, Box<Large>> {
    let large = |subject| Box::new(Large { subject, setup: link.setup });
    match &link.game {
        Some(spec) => match game::reel_within(link, SOON) {
            Some(Reel { end: End::Open, .. }) => Err(large(Subject::Game(spec.clone()))),
            reel => Ok(reel),
        },
        None => match link.tree() {
            Some(Ok(given)) => {
                let is_short = link.text.as_ref().is_some_and(|text| text.len() <= SHORT);
                let reel = is_short.then(|| tree::reel_within(link, SOON_OF_TREE)).flatten();
                reel.map(Some).ok_or_else(|| large(Subject::Tree(given.to_string())))
            }
            _ => Ok(link.reel()),
        },
    }
}
