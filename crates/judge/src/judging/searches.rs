//! Programs that search trees.

use plyscope_program_trace::{Reader, Unknown, Walk};
use plyscope_search::trace::Recorder;
use plyscope_search::{GameTree, Player, Value};
use plyscope_session::engine::search_tree;
use plyscope_session::run::Run;
use plyscope_setup::Setup;

use super::subject::{Comparison, Subject, Tasks};
use super::{max_lines, question, Counterexample, Failure, Verdict};
use crate::departure::{agree, departure, has_numbers};
use crate::distinguishing::Distinguishing;
use crate::shrink::smaller;
use crate::trees::{trees, Leaves, Shape, ENOUGH};
use crate::wrong_search::{WrongSearch, WRONG_SEARCHES};

/// A search that programs are meant to be.
#[derive(Clone, Copy, Debug)]
pub struct Searches {
    /// The search.
    pub setup: Setup,
    /// Who is to move at the root of every tree.
    pub root: Player,
}

impl Subject for Searches {
    type Task = GameTree;
    type Answer = Walk;
    type Misconception = &'static WrongSearch;
    type Counterexample = Counterexample;
    type Reading<'t> = Reader<'t>;

    fn question(&self, tree: &GameTree) -> String {
        question(tree, &self.setup)
    }

    fn max_lines(&self, tree: &GameTree) -> usize {
        max_lines(tree.len())
    }

    fn reading<'t>(&self, tree: &'t GameTree) -> Reader<'t> {
        Reader::new(tree)
    }

    fn compare(&self, tree: &GameTree, walk: &Walk) -> Comparison {
        let run = Run::of(tree, &self.setup);
        let verdict = if !is_value(tree, walk, run.value) {
            Verdict::WrongValue
        } else if !visits(walk, &run) {
            Verdict::WrongNodes
        } else {
            Verdict::Right
        };
        Comparison { verdict, expected: run.visits.len() as u64, visited: walk.visits.into() }
    }

    fn unknown(walk: &Walk) -> &Unknown {
        &walk.unknown
    }

    fn misconceptions(&self) -> Vec<&'static WrongSearch> {
        WRONG_SEARCHES.iter().collect()
    }

    fn does_the_same(&self, wrong: &&WrongSearch, tree: &GameTree, walk: &Walk) -> bool {
        let run = wrong.run(tree, &self.setup);
        run.is_some_and(|run| is_value(tree, walk, run.value) && visits(walk, &run))
    }

    fn smaller(&self, tree: &GameTree) -> Tasks<GameTree> {
        let (root, leaves) = (self.root, Leaves::of(self.setup.options().window));
        let shapes = smaller(&Shape::of(tree)).filter(move |shape| leaves.may_be(&shape.values()));
        Box::new(shapes.filter_map(move |shape| shape.tree(root)))
    }

    fn distinguishing(&self) -> Tasks<GameTree> {
        let mut distinguishing = Distinguishing::new(&self.setup);
        let trees = trees(&self.setup, self.root, ENOUGH, 1).into_iter();
        Box::new(trees.filter(move |tree| distinguishing.learn(tree)))
    }

    fn counterexample(
        &self,
        tree: GameTree,
        answer: Result<Walk, Failure>,
    ) -> Option<Counterexample> {
        let expected = Run::of(&tree, &self.setup);
        let session = search_tree(tree, self.setup, Recorder::new()).ok()?;
        let departure = answer.as_ref().ok().and_then(|walk| departure(&session, walk));
        Some(Counterexample { session, expected, answer, departure })
    }
}

fn is_value(tree: &GameTree, walk: &Walk, expected: Value) -> bool {
    walk.value.flatten().is_some_and(|got| agree(got, expected, has_numbers(tree)))
}

fn visits(walk: &Walk, run: &Run) -> bool {
    walk.nodes().eq(run.visits.iter().copied())
}
