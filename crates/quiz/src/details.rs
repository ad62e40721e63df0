//! What some kinds of questions show on purpose: a search with a bug or a mistake.

use plyscope_setup::address::{number, Query, ToQuery, Writer};
use plyscope_setup::Choice;

use super::find_mistake::MOST_STEPS;
use super::kind::{Detail, Kind};
use super::question::QuestionProblem;

/// The details that only some kinds of questions have.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Details {
    /// The bug of the search that is to be recognised.
    pub bug: Bug,
    /// The step of a worked search that is wrong, from 1; `None` for one that depends on the tree.
    pub mistake: Option<u32>,
}

/// The name of the parameter for the wrong step.
const MISTAKE: &str = "mistake";

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

impl Details {
    /// Takes those of a kind of question. Others remain, and so are reported.
    pub fn take(kind: Kind, query: &mut Query<QuestionProblem>) -> Self {
        let bug = kind.has(Detail::Bug).then(|| query.choice()).flatten();
        let most = MOST_STEPS as u64;
        let is_mistake = kind.has(Detail::Mistake);
        let mistake =
            is_mistake.then(|| query.read(MISTAKE, |value| number(MISTAKE, value, 1..=most)));
        Self { bug: bug.unwrap_or_default(), mistake: mistake.flatten() }
    }
}

impl ToQuery for Details {
    fn to_query(&self, writer: &mut Writer) {
        writer.choose_unless(self.bug, Bug::None);
        writer.add_some(MISTAKE, self.mistake);
    }
}
