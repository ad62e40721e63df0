//! Which films take too long to be made where they are shown, and what a worker is asked for then.

use super::game::reel_within;
use super::reel::{End, Reel};
use super::Show;
use plyscope_setup::catalog::GameSpec;
use plyscope_setup::Setup;

/// How many steps of a search of a game are tried where it is shown: a few milliseconds.
const SOON: u32 = 2_000;

/// The longest tree that is searched where it is shown, in bytes.
const SHORT: usize = 20_000;

/// A search that takes too long to be made where it is shown.
#[derive(Clone, PartialEq, Debug)]
pub struct Large {
    /// What is searched.
    pub subject: Subject,
    /// How.
    pub setup: Setup,
}

/// What is searched.
#[derive(Clone, PartialEq, Debug)]
pub enum Subject {
    /// A tree, as text.
    Tree(String),
    /// A game.
    Game(GameSpec),
}

/// The film of what is shown where that is soon done; `None` where it cannot be shown.
pub(super) fn reel(show: &Show) -> Result<Option<Reel>, Large> {
    let Show::Search(link) = show else { return Ok(Reel::of(show)) };
    let large = |subject| Large { subject, setup: link.setup };
    match &link.game {
        Some(spec) => match reel_within(link, SOON) {
            Some(Reel { end: End::Open, .. }) => Err(large(Subject::Game(spec.clone()))),
            reel => Ok(reel),
        },
        None => match link.tree() {
            Some(Ok(tree)) if link.text.as_ref().is_some_and(|text| text.len() > SHORT) => {
                Err(large(Subject::Tree(tree.to_string())))
            }
            _ => Ok(Reel::of(show)),
        },
    }
}
