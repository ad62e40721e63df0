//! What another site embeds: the address of a search, with display options.

mod choices;
mod own;
mod problem;

pub use choices::{Controls, Repeat, Start};
pub use problem::EmbedProblem;

use crate::film::{At, Complaint, Playable, Playing};
use plyscope_session::playback::Speed;
use plyscope_setup::address::{self, FromQuery, Problem, Query};
use plyscope_setup::ask::Ask;

/// The parameters that only searches that grow a tree have.
pub const GROWING: [&str; 6] =
    ["iterations", "exploration", "selection", "equivalence", "search", "goal"];

/// The search to show, with display options. Missing parameters keep their defaults.
#[derive(Clone, PartialEq, Debug)]
pub struct Embed<S> {
    /// The search to show; `None` if there is none.
    pub show: Option<S>,
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

impl<S: Playable> FromQuery for Embed<S> {
    type Problem = EmbedProblem<S::Problem>;

    fn from_query(query: &mut Query<Self::Problem>) -> Self {
        Self {
            from: query.moment("from"),
            to: query.moment("to"),
            ask: read_ask(query),
            controls: query.choice().unwrap_or_default(),
            repeat: query.switch(Repeat::Yes).unwrap_or_default(),
            start: query.switch(Start::ByItself).unwrap_or_default(),
            speed: query.choice().unwrap_or_default(),
            show: S::take(query),
        }
    }
}

impl<S: Playable> Embed<S> {
    /// Parses the parameters, written like the part of an address behind `#`. Valid parts are used;
    /// the others are reported.
    #[must_use]
    pub fn parse(text: &str) -> (Self, Vec<EmbedProblem<S::Problem>>) {
        address::parse(text, |query| {
            own::refuse(query);
            Self::from_query(query)
        })
    }

    /// Runs the search, and reports one with too many steps, and steps that are not played, or are
    /// the wrong way round.
    #[must_use]
    pub fn play(&self, problems: &mut Vec<EmbedProblem<S::Problem>>) -> Option<Playing> {
        let show = self.show.as_ref()?;
        let Some(playing) = Playing::of(show, self.from, self.to) else {
            // What else cannot be shown was refused when it was parsed.
            problems.push(EmbedProblem::TooManySteps);
            return None;
        };
        self.check_steps(show.step(), &playing, problems);
        Some(playing)
    }

    /// Reports steps after the last one, and a first step after the last that is shown.
    fn check_steps(
        &self,
        step: Option<At>,
        playing: &Playing,
        problems: &mut Vec<EmbedProblem<S::Problem>>,
    ) {
        let (last, is_end_known) = (playing.end(), playing.is_end_known());
        let beyond = |at: &Option<At>| at.and_then(|at| at.beyond(last));
        let beyond: Vec<u64> = [step, self.from, self.to].iter().filter_map(beyond).collect();
        let number = |at| match at {
            At::Step(step) => Some(step),
            At::Last => is_end_known.then_some(last),
        };
        match (self.from.and_then(number), self.to.and_then(number)) {
            (Some(from), Some(to)) if from > to && beyond.is_empty() => {
                problems.push(EmbedProblem::Backwards { from, to });
            }
            _ => {}
        }
        problems.extend(beyond.into_iter().map(|step| match is_end_known {
            true => EmbedProblem::Address(Problem::Beyond { step, last }),
            false => EmbedProblem::NotPlayed { step, last },
        }));
    }
}

/// What is asked while the search plays; it must be one of a given tree.
pub fn read_ask<P: Complaint>(query: &mut Query<EmbedProblem<P>>) -> Option<Ask> {
    let ask = query.choice()?;
    let mut others = ["game", "puzzle", "labels"].iter().chain(&GROWING);
    if others.any(|name| query.has(name)) {
        query.complain(EmbedProblem::NotAsked);
        return None;
    }
    Some(ask)
}
