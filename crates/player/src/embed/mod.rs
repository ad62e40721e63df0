//! What a page of somebody else's wants to show: the address of a search, with what only such a page
//! says of it.

mod choices;
mod problem;

pub use choices::{Controls, Repeat, Start};
pub use problem::EmbedProblem;

use crate::film::{At, Playing, Show};
#[cfg(feature = "puzzles")]
use plyscope_puzzle_view::{backtrack, coroutine};
use plyscope_setup::address::{FromQuery, Problem, Query};
use plyscope_setup::link::{Link, LinkProblem};
use plyscope_view::playback::Speed;

/// What is to be shown, and how. What is not said is left as it is by default.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Embed {
    /// What is shown; `None` where nothing can be.
    pub show: Option<Show>,
    /// The first moment that is shown; the search's own where nothing is said.
    pub from: Option<At>,
    /// The last moment that is shown; the search's own where nothing is said.
    pub to: Option<At>,
    /// What there is to press.
    pub controls: Controls,
    /// Whether it begins again where it ends.
    pub repeat: Repeat,
    /// Whether it plays without being asked to.
    pub start: Start,
    /// How fast it plays.
    pub speed: Speed,
}

impl FromQuery for Embed {
    type Problem = EmbedProblem;

    fn from_query(query: &mut Query<EmbedProblem>) -> Self {
        Self {
            from: query.moment("from"),
            to: query.moment("to"),
            controls: query.choice().unwrap_or_default(),
            repeat: query.choice().unwrap_or_default(),
            start: query.choice().unwrap_or_default(),
            speed: query.choice().unwrap_or_default(),
            show: show(query),
        }
    }
}

impl Embed {
    /// Reads what a page says, which is written as the part of an address behind `#`. Whatever can
    /// be understood is kept; the rest is told.
    #[must_use]
    pub fn parse(text: &str) -> (Self, Vec<EmbedProblem>) {
        Self::from_address(text)
    }

    /// Runs the search, and tells where the step that is to be shown does not exist.
    #[must_use]
    pub fn play(&self, problems: &mut Vec<EmbedProblem>) -> Option<Playing> {
        let show = self.show.as_ref()?;
        let playing = Playing::of(show, self.from, self.to)?;
        if let Show::Search(Link { step: Some(step), .. }) = show {
            let last = playing.end();
            if let Some(step) = step.beyond(last).filter(|_| playing.is_end_known()) {
                problems.push(Problem::Beyond { step, last }.into());
            }
        }
        Some(playing)
    }
}

/// What is shown, by what is said of it.
pub fn show(query: &mut Query<EmbedProblem>) -> Option<Show> {
    #[cfg(feature = "puzzles")]
    if query.says("puzzle") {
        let link = query.hand_on(backtrack::link::Link::from_query, EmbedProblem::Backtracking);
        return Some(Show::Backtracking(link));
    } else if query.says("labels") {
        let link = query.hand_on(coroutine::link::Link::from_query, EmbedProblem::Coroutines);
        return Some(Show::Coroutines(link));
    }
    let mut link = query.hand_on(Link::from_query, EmbedProblem::Search);
    match link.tree() {
        _ if link.game.is_some() => {}
        Some(Ok(tree)) => link.root = Some(tree.root_player()),
        Some(Err(error)) => {
            query.complain_of("tree", LinkProblem::Tree(error));
            return None;
        }
        // A game that there is not has been told.
        None if query.is_wrong("game") => return None,
        None => {
            query.complain(EmbedProblem::Nothing);
            return None;
        }
    }
    Some(Show::Search(link))
}

#[cfg(all(test, feature = "puzzles"))]
mod tests;
