//! What a timeline reads of a search that grows a tree.

use plyscope_best_first::tree::{GrowingTree, Node};
use plyscope_i18n::{texts, Lang};

use crate::{best_first, mcts, Positions};

/// What the search does at a place of its scrubber.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Place {
    /// The last node of the path that was there before.
    pub end: Node,
    /// The first of the nodes that the tree gets, a child of the last one.
    pub added: Option<Node>,
}

impl Place {
    /// The root alone.
    const START: Self = Self { end: Node::ROOT, added: None };
}

/// A finished search that grew a tree.
pub trait Growing {
    /// The tree.
    fn tree(&self) -> &GrowingTree;
    /// The names of moves.
    fn positions(&self) -> &Positions;
    /// The last place of its scrubber; 0 is the beginning.
    fn last(&self) -> u32;
    /// What it does at a place up to the last one.
    fn place(&self, place: u32) -> Place;
    /// From which place to which: both are included.
    fn span(&self, from: u64, to: u64, lang: Lang) -> String;
    /// How many places and plies there are.
    fn summary(&self, plies: usize, lang: Lang) -> String;
}

/// The places are iterations.
impl Growing for mcts::Session {
    fn tree(&self) -> &GrowingTree {
        self.record().tree()
    }

    fn positions(&self) -> &Positions {
        self.positions()
    }

    fn last(&self) -> u32 {
        self.record().iterations()
    }

    fn place(&self, iteration: u32) -> Place {
        let Some(leaf) = self.record().leaf(iteration) else { return Place::START };
        // At the end of a game no node is added.
        let is_new = self.record().added(leaf) == iteration;
        match self.record().parent(leaf).filter(|_| is_new) {
            Some(end) => Place { end, added: Some(leaf) },
            None => Place { end: leaf, added: None },
        }
    }

    fn span(&self, from: u64, to: u64, lang: Lang) -> String {
        if from == to {
            return texts::timeline_at_iteration(lang, &lang.number(from));
        }
        texts::timeline_iterations(lang, &lang.number(from), &lang.number(to))
    }

    fn summary(&self, plies: usize, lang: Lang) -> String {
        texts::timeline_summary_iterations(lang, &lang.number(self.last()), plies)
    }
}

/// The places are steps.
impl Growing for best_first::Session {
    fn tree(&self) -> &GrowingTree {
        self.record().tree()
    }

    fn positions(&self) -> &Positions {
        self.positions()
    }

    fn last(&self) -> u32 {
        self.record().last()
    }

    fn place(&self, step: u32) -> Place {
        let Some(before) = step.checked_sub(1) else { return Place::START };
        let (record, tree) = (self.record(), self.record().tree());
        let [first, next] = [before, step].map(|step| tree.count(record.time(step)));
        let added = tree.numbered(first).filter(|_| first < next);
        // SSS* may add a sibling of the node that it takes.
        let above = added.and_then(|node| tree.parent(node));
        Place { end: above.or(record.at(step)).unwrap_or(Node::ROOT), added }
    }

    fn span(&self, from: u64, to: u64, lang: Lang) -> String {
        if from == to {
            return texts::timeline_at_step(lang, &lang.number(from));
        }
        texts::timeline_steps(lang, &lang.number(from), &lang.number(to))
    }

    fn summary(&self, plies: usize, lang: Lang) -> String {
        texts::timeline_summary(lang, &lang.number(self.last()), plies)
    }
}
