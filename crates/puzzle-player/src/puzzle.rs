//! A puzzle or coroutines, with their addresses.

use plyscope_coroutine_view as coroutine;
use plyscope_coroutine_view::problems as coroutines;
use plyscope_i18n::Lang;
use plyscope_player::embed::EmbedProblem;
use plyscope_player::film::{At, Complaint, Playable, Reel};
use plyscope_puzzle_view::backtrack;
use plyscope_puzzle_view::problems as backtracking;
use plyscope_setup::address::{FromQuery, Query, ToQuery, Writer};

use crate::{board, dialogue};

/// A puzzle or coroutines.
#[derive(Clone, PartialEq, Debug)]
pub enum Puzzle {
    /// A search by backtracking.
    Backtracking(backtrack::link::Link),
    /// Coroutines.
    Coroutines(coroutine::link::Link),
}

/// A problem with its parameters.
#[derive(Clone, PartialEq, Debug)]
pub enum PuzzleProblem {
    /// With a search by backtracking.
    Backtracking(backtrack::link::LinkProblem),
    /// With coroutines.
    Coroutines(coroutine::link::LinkProblem),
}

impl ToQuery for Puzzle {
    fn to_query(&self, writer: &mut Writer) {
        match self {
            Self::Backtracking(link) => link.to_query(writer),
            Self::Coroutines(link) => link.to_query(writer),
        }
    }
}

impl Playable for Puzzle {
    type Problem = PuzzleProblem;

    fn take(query: &mut Query<EmbedProblem<PuzzleProblem>>) -> Option<Self> {
        if query.has("puzzle") {
            let wrong = |problem| EmbedProblem::Subject(PuzzleProblem::Backtracking(problem));
            let link = query.hand_on(backtrack::link::Link::from_query, wrong);
            Some(Self::Backtracking(link))
        } else if query.has("labels") {
            let wrong = |problem| EmbedProblem::Subject(PuzzleProblem::Coroutines(problem));
            let link = query.hand_on(coroutine::link::Link::from_query, wrong);
            Some(Self::Coroutines(link))
        } else {
            query.complain(EmbedProblem::Nothing);
            None
        }
    }

    fn reel(&self) -> Option<Reel> {
        Some(match self {
            Self::Backtracking(link) => board::reel(link),
            Self::Coroutines(link) => dialogue::reel(link),
        })
    }

    fn step(&self) -> Option<At> {
        match self {
            Self::Backtracking(link) => Some(At::Step(link.step)),
            Self::Coroutines(_) => None,
        }
    }

    fn at(&self, step: u64) -> Self {
        match self {
            Self::Backtracking(link) => {
                Self::Backtracking(backtrack::link::Link { step, ..link.clone() })
            }
            Self::Coroutines(link) => {
                let step = At::Step(step).among(link.dialogue.last_step());
                Self::Coroutines(coroutine::link::Link { step, ..link.clone() })
            }
        }
    }

    fn page(&self) -> &'static str {
        match self {
            Self::Backtracking(_) => "backtracking.html",
            Self::Coroutines(_) => "coroutines.html",
        }
    }
}

impl Complaint for PuzzleProblem {
    fn parameter(&self) -> Option<&str> {
        match self {
            Self::Backtracking(problem) => problem.parameter(),
            Self::Coroutines(problem) => problem.parameter(),
        }
    }

    fn message(&self, lang: Lang) -> String {
        match self {
            Self::Backtracking(problem) => backtracking::of_link(problem, lang),
            Self::Coroutines(problem) => coroutines::of_link(problem, lang),
        }
    }
}
