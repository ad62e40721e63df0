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
            repeat: query.switch(Repeat::Yes).unwrap_or_default(),
            start: query.switch(Start::ByItself).unwrap_or_default(),
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

    /// Runs the search, and reports steps that do not exist, or are the wrong way round.
    #[must_use]
    pub fn play(&self, problems: &mut Vec<EmbedProblem>) -> Option<Playing> {
        let show = self.show.as_ref()?;
        let playing = Playing::of(show, self.from, self.to)?;
        if playing.is_end_known() {
            self.check_steps(show.step(), playing.end(), problems);
        }
        Some(playing)
    }

    /// Reports steps after the last one, and a first step after the last that is shown.
    fn check_steps(&self, step: Option<At>, last: u64, problems: &mut Vec<EmbedProblem>) {
        let beyond = |at: &Option<At>| at.and_then(|at| at.beyond(last));
        let beyond: Vec<u64> = [step, self.from, self.to].iter().filter_map(beyond).collect();
        let number = |at| match at {
            At::Step(step) => step,
            At::Last => last,
        };
        match (self.from.map(number), self.to.map(number)) {
            (Some(from), Some(to)) if from > to && beyond.is_empty() => {
                problems.push(EmbedProblem::Backwards { from, to });
            }
            _ => {}
        }
        problems.extend(beyond.into_iter().map(|step| Problem::Beyond { step, last }.into()));
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
