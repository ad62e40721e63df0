//! What only some kinds of questions have: a bug or a mistake that is shown on purpose, and the settings of
//! Monte Carlo tree search.

use plyscope_best_first::mcts::Settings;
use plyscope_best_first_view::mcts::link::read_exploration;
use plyscope_setup::address::{number, Query, ToQuery, Writer};
use plyscope_setup::Choice;

use super::find_mistake::MOST_STEPS;
use super::kind::{Detail, Kind};
use super::question::QuestionProblem;
use super::uct::MOST_ITERATIONS;

/// The details that only some kinds of questions have.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Details {
    /// The bug of the search that is to be recognised.
    pub bug: Bug,
    /// The step of a worked search that is wrong, from 1; `None` for one that depends on the tree.
    pub mistake: Option<u32>,
    /// Monte Carlo tree search up to the iteration that is asked about.
    pub uct: Settings,
}

/// The name of the parameter for the wrong step.
const MISTAKE: &str = "mistake";

/// Those of Monte Carlo tree search.
const ITERATIONS: &str = "iterations";
const EXPLORATION: &str = "exploration";

/// A bug of alpha-beta.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Bug {
    /// None.
    #[default]
    None,
    /// MAX and MIN are exchanged.
    Players,
    /// A node is compared with the bound of its own player.
    OwnBound,
    /// A cut ends the search of the node above as well.
    OneHigher,
}

impl Choice for Bug {
    const NAME: &'static str = "bug";
    const ALL: &'static [(&'static str, Self)] = &[
        ("none", Self::None),
        ("players", Self::Players),
        ("own-bound", Self::OwnBound),
        ("one-higher", Self::OneHigher),
    ];
}

impl Default for Details {
    fn default() -> Self {
        let uct = Settings { iterations: 10, ..Settings::default() };
        Self { bug: Bug::None, mistake: None, uct }
    }
}

impl Details {
    /// Takes those of a kind of question. Others remain, and so are reported.
    pub fn take(kind: Kind, query: &mut Query<QuestionProblem>) -> Self {
        let bug = kind.has(Detail::Bug).then(|| query.choice()).flatten();
        let most = MOST_STEPS as u64;
        let is_mistake = kind.has(Detail::Mistake);
        let mistake =
            is_mistake.then(|| query.read(MISTAKE, |value| number(MISTAKE, value, 1..=most)));
        let mut uct = Self::default().uct;
        if kind.has(Detail::Iterations) {
            let iterations = query.number(ITERATIONS, 1..=u64::from(MOST_ITERATIONS));
            uct.iterations = iterations.unwrap_or(uct.iterations);
            let exploration = |value: &str| read_exploration(value).map_err(QuestionProblem::Mcts);
            uct.exploration = query.read(EXPLORATION, exploration).unwrap_or(uct.exploration);
        }
        Self { bug: bug.unwrap_or_default(), mistake: mistake.flatten(), uct }
    }
}

impl ToQuery for Details {
    fn to_query(&self, writer: &mut Writer) {
        writer.choose_unless(self.bug, Bug::None);
        writer.add_some(MISTAKE, self.mistake);
        let (usual, uct) = (Self::default().uct, self.uct);
        writer.add_some(ITERATIONS, Some(uct.iterations).filter(|&own| own != usual.iterations));
        writer.add_some(EXPLORATION, Some(uct.exploration).filter(|&own| own != usual.exploration));
    }
}
