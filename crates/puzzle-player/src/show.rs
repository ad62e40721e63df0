//! All that can be played: a search, a puzzle or coroutines.

use plyscope_i18n::Lang;
use plyscope_player::embed::EmbedProblem;
use plyscope_player::film::{At, Complaint, Large, Playable, Reel};
use plyscope_setup::address::{Query, ToQuery, Writer};
use plyscope_setup::link::{Link, LinkProblem};

use crate::{Growing, GrowingProblem, Puzzle, PuzzleProblem};

/// A search, a puzzle or coroutines.
#[derive(Clone, PartialEq, Debug)]
pub enum Show {
    /// A depth-first search of a tree or of a game.
    Search(Link),
    /// A search of a tree or of a game that grows a tree.
    Growing(Growing),
    /// A puzzle or coroutines.
    Puzzle(Puzzle),
}

/// A problem with its parameters.
#[derive(Clone, PartialEq, Debug)]
pub enum ShowProblem {
    /// With a depth-first search.
    Search(LinkProblem),
    /// With a search that grows a tree.
    Growing(GrowingProblem),
    /// With a puzzle or coroutines.
    Puzzle(PuzzleProblem),
}

impl ToQuery for Show {
    fn to_query(&self, writer: &mut Writer) {
        match self {
            Self::Search(link) => link.to_query(writer),
            Self::Growing(growing) => growing.to_query(writer),
            Self::Puzzle(puzzle) => puzzle.to_query(writer),
        }
    }
}

impl Playable for Show {
    type Problem = ShowProblem;

    fn take(query: &mut Query<EmbedProblem<ShowProblem>>) -> Option<Self> {
        if query.has("puzzle") || query.has("labels") {
            let puzzle = query.hand_on(Puzzle::take, |problem| problem.map(ShowProblem::Puzzle));
            return puzzle.map(Self::Puzzle);
        }
        if Growing::is_meant(query) {
            let growing = query.hand_on(Growing::take, |problem| problem.map(ShowProblem::Growing));
            return growing.map(Self::Growing);
        }
        let link = query.hand_on(Link::take, |problem| problem.map(ShowProblem::Search));
        link.map(Self::Search)
    }

    fn reel(&self) -> Option<Reel> {
        match self {
            Self::Search(link) => link.reel(),
            Self::Growing(growing) => growing.reel(),
            Self::Puzzle(puzzle) => puzzle.reel(),
        }
    }

    fn quick_reel(&self) -> Result<Option<Reel>, Box<Large>> {
        match self {
            Self::Search(link) => link.quick_reel(),
            Self::Growing(growing) => growing.quick_reel(),
            Self::Puzzle(puzzle) => puzzle.quick_reel(),
        }
    }

    fn step(&self) -> Option<At> {
        match self {
            Self::Search(link) => link.step,
            Self::Growing(growing) => growing.step(),
            Self::Puzzle(puzzle) => puzzle.step(),
        }
    }

    fn at(&self, step: u64) -> Self {
        match self {
            Self::Search(link) => Self::Search(link.at(step)),
            Self::Growing(growing) => Self::Growing(growing.at(step)),
            Self::Puzzle(puzzle) => Self::Puzzle(puzzle.at(step)),
        }
    }

    fn page(&self) -> &'static str {
        match self {
            Self::Search(link) => link.page(),
            Self::Growing(growing) => growing.page(),
            Self::Puzzle(puzzle) => puzzle.page(),
        }
    }
}

impl Complaint for ShowProblem {
    fn parameter(&self) -> Option<&str> {
        match self {
            Self::Search(problem) => problem.parameter(),
            Self::Growing(problem) => problem.parameter(),
            Self::Puzzle(problem) => problem.parameter(),
        }
    }

    fn message(&self, lang: Lang) -> String {
        match self {
            Self::Search(problem) => problem.message(lang),
            Self::Growing(problem) => problem.message(lang),
            Self::Puzzle(problem) => problem.message(lang),
        }
    }
}
