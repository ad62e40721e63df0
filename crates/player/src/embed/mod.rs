//! What another site embeds: the address of a search, with display options.

mod choices;
mod problem;

pub use choices::{Controls, Repeat, Start};
pub use problem::EmbedProblem;

use crate::film::{At, Playing, Show};
#[cfg(feature = "puzzles")]
use plyscope_puzzle_view::{backtrack, coroutine};
use plyscope_setup::address::{FromQuery, Problem, Query};
use plyscope_setup::ask::Ask;
use plyscope_setup::link::{Link, LinkProblem};
use plyscope_view::playback::Speed;

/// The search to show, with display options. Missing parameters keep their defaults.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Embed {
    /// The search to show; `None` if there is none.
    pub show: Option<Show>,
    /// The first step that is shown; by default that of the search.
    pub from: Option<At>,
    /// The last step that is shown; by default that of the search.
    pub to: Option<At>,
    /// What is asked before playback shows it; only about searches of given trees.
    pub ask: Option<Ask>,
    /// The visible controls.
    pub controls: Controls,
    /// Whether playback restarts at the end.
    pub repeat: Repeat,
    /// Whether it plays automatically.
    pub start: Start,
    /// The speed of playback.
    pub speed: Speed,
}

impl FromQuery for Embed {
    type Problem = EmbedProblem;

    fn from_query(query: &mut Query<EmbedProblem>) -> Self {
        Self {
            from: query.moment("from"),
            to: query.moment("to"),
            ask: read_ask(query),
            controls: query.choice().unwrap_or_default(),
            repeat: query.choice().unwrap_or_default(),
            start: query.choice().unwrap_or_default(),
            speed: query.choice().unwrap_or_default(),
            show: show(query),
        }
    }
}

impl Embed {
    /// Parses the parameters, written like the part of an address behind `#`. Valid parts are used;
    /// the others are reported.
    #[must_use]
    pub fn parse(text: &str) -> (Self, Vec<EmbedProblem>) {
        Self::from_address(text)
    }

    /// Runs the search, and reports steps that do not exist.
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

/// What is asked while the search plays; it must be one of a given tree.
pub fn read_ask(query: &mut Query<EmbedProblem>) -> Option<Ask> {
    let ask = query.choice()?;
    if ["game", "puzzle", "labels"].iter().any(|name| query.has(name)) {
        query.complain(EmbedProblem::Search(LinkProblem::NotAsked));
        return None;
    }
    Some(ask)
}

/// The search to show, from its parameters.
pub fn show(query: &mut Query<EmbedProblem>) -> Option<Show> {
    #[cfg(feature = "puzzles")]
    if query.has("puzzle") {
        let link = query.hand_on(backtrack::link::Link::from_query, EmbedProblem::Backtracking);
        return Some(Show::Backtracking(link));
    } else if query.has("labels") {
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
        // An unknown game is already reported.
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
