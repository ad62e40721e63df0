//! Judging a program: it answers for tree after tree, and is compared with the search that it is meant
//! to be.

mod failure;
mod found;
mod question;

use plyscope_search::trace::Recorder;
use plyscope_search::{GameTree, Player, Value};
use plyscope_setup::{Algorithm, Setup};
use plyscope_view::engine::search_tree;
use plyscope_view::run::Run;

pub use failure::{Failure, Reason};
pub use found::{Counterexample, Report, Verdict};
pub use question::question;

use crate::departure::{agree, departure, has_numbers};
use crate::shrink::shrink;
use crate::telling::Telling;
use crate::trace::{Unknown, Walk};
use crate::trees::Shape;
use crate::wrong_search::{WrongSearch, WRONG_SEARCHES};

/// A program that searches trees.
pub trait Program {
    /// What it does on a tree, up to the value that it gives.
    ///
    /// # Errors
    /// Why there is no answer.
    fn answer(&mut self, tree: &GameTree) -> Result<Walk, Failure>;

    /// Whether there is time for more than what was asked, such as for making a tree smaller.
    fn has_time(&self) -> bool {
        true
    }
}

/// Whether programs can be judged that search so: from one side to the other, each node at most once,
/// to the end of the tree, without a table.
#[must_use]
pub fn can_be_judged(algorithm: Algorithm) -> bool {
    use plyscope_search::algo::{Exercise, Passes, Visits};
    let facts = algorithm.descriptor();
    algorithm.can_be_asked(Exercise::Follow)
        && facts.passes == Passes::One
        && facts.visits == Visits::Once
}

/// Judges a program on trees, and looks for the smallest one on which it fails.
pub fn judge(setup: &Setup, trees: &[GameTree], program: &mut impl Program) -> Report {
    let mut judging = Judging {
        setup: *setup,
        thoughts: WRONG_SEARCHES.iter().collect(),
        report: Report {
            setup: *setup,
            verdict: Verdict::Right,
            trees: trees.len(),
            passed: 0,
            right_values: 0,
            counterexample: None,
            misconceptions: Vec::new(),
            nodes_expected: 0,
            nodes_visited: 0,
            unknown: Unknown::default(),
        },
    };
    let mut worst: Option<(&GameTree, Result<Walk, Failure>)> = None;
    for tree in trees {
        let answer = program.answer(tree);
        let verdict = judging.verdict(tree, &answer);
        judging.count(tree, &answer, verdict);
        let is_worse = verdict > judging.report.verdict;
        // A program that has been found wrong may take as long as it likes for the other trees.
        let is_last = answer.is_err();
        let only_slow = matches!(&answer, Err(failure) if failure.is_about_all_trees());
        if is_worse && !(only_slow && worst.is_some()) {
            judging.report.verdict = verdict;
            worst = Some((tree, answer));
        }
        if is_last {
            break;
        }
    }
    let Some((tree, answer)) = worst else { return judging.report };
    let (tree, answer) = judging.shrink(tree.clone(), answer, program);
    judging.tell_apart(trees, program);
    judging.finish(tree, answer)
}

struct Judging {
    setup: Setup,
    /// The misconceptions that do what the program did on every tree so far.
    thoughts: Vec<&'static WrongSearch>,
    report: Report,
}

impl Judging {
    fn verdict(&self, tree: &GameTree, answer: &Result<Walk, Failure>) -> Verdict {
        let walk = match answer {
            Ok(walk) => walk,
            Err(failure) => return failure.verdict(),
        };
        let run = Run::of(tree, &self.setup);
        if !is_value(tree, walk, run.value) {
            Verdict::WrongValue
        } else if !visits(walk, &run) {
            Verdict::WrongNodes
        } else {
            Verdict::Right
        }
    }

    fn count(&mut self, tree: &GameTree, answer: &Result<Walk, Failure>, verdict: Verdict) {
        let Ok(walk) = answer else { return };
        let report = &mut self.report;
        report.passed += usize::from(verdict == Verdict::Right);
        report.right_values += usize::from(verdict <= Verdict::WrongNodes);
        report.nodes_expected += Run::of(tree, &self.setup).visits.len() as u64;
        report.nodes_visited += u64::from(walk.visits);
        if report.unknown.count == 0 {
            report.unknown = walk.unknown.clone();
        }
        self.learn(tree, walk);
    }

    /// Forgets the misconceptions that do something else on a tree.
    fn learn(&mut self, tree: &GameTree, walk: &Walk) {
        let setup = self.setup;
        self.thoughts.retain(|wrong| {
            let run = wrong.run(tree, &setup);
            run.is_some_and(|run| is_value(tree, walk, run.value) && visits(walk, &run))
        });
    }

    /// The smallest tree on which the program fails in the same way.
    fn shrink(
        &mut self,
        tree: GameTree,
        answer: Result<Walk, Failure>,
        program: &mut impl Program,
    ) -> (GameTree, Result<Walk, Failure>) {
        let (root, verdict) = (tree.root_player(), self.report.verdict);
        let mut smallest = (tree.clone(), answer);
        if matches!(&smallest.1, Err(failure) if !failure.may_be_repeated()) {
            return smallest;
        }
        shrink(Shape::of(&tree), |shape| {
            let tree = shape.tree(root)?;
            let answer = program.has_time().then(|| program.answer(&tree))?;
            if matches!(&answer, Err(failure) if !failure.may_be_repeated()) {
                return None;
            }
            let fails = self.verdict(&tree, &answer) == verdict;
            if let Ok(walk) = &answer {
                self.learn(&tree, walk);
            }
            if fails {
                smallest = (tree, answer);
            }
            Some(fails)
        });
        smallest
    }

    /// Lets the program search more trees while several misconceptions do the same, if the trees are
    /// too few to tell them apart.
    fn tell_apart(&mut self, trees: &[GameTree], program: &mut impl Program) {
        let root = trees.first().map_or(Player::Max, GameTree::root_player);
        if self.thoughts.len() < 2 || self.report.verdict > Verdict::WrongValue {
            return;
        }
        let mut telling = Telling::new(&self.setup);
        for tree in crate::trees::trees(&self.setup, root, crate::trees::ENOUGH, 1) {
            if self.thoughts.len() < 2 || !program.has_time() {
                return;
            }
            if telling.learn(&tree) {
                let Ok(walk) = program.answer(&tree) else { return };
                self.learn(&tree, &walk);
            }
        }
    }

    fn finish(self, tree: GameTree, answer: Result<Walk, Failure>) -> Report {
        let mut report = self.report;
        // A program that gives no answer does what no search does.
        if report.verdict <= Verdict::WrongValue {
            report.misconceptions = self.thoughts;
        }
        let expected = Run::of(&tree, &self.setup);
        let Ok(session) = search_tree(tree, self.setup, Recorder::new()) else { return report };
        let departure = answer.as_ref().ok().and_then(|walk| departure(&session, walk));
        report.counterexample = Some(Counterexample { session, expected, answer, departure });
        report
    }
}

fn is_value(tree: &GameTree, walk: &Walk, expected: Value) -> bool {
    walk.value.flatten().is_some_and(|got| agree(got, expected, has_numbers(tree)))
}

fn visits(walk: &Walk, run: &Run) -> bool {
    walk.nodes().eq(run.visits.iter().copied())
}
