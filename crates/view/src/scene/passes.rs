//! The passes of iterative deepening, one beside the other.

use plyscope_search::algo::Passes;
use plyscope_search::trace::Pass;
use plyscope_search::{Step, TreeNode, Verdict};

use plyscope_session::Session;

/// The state of one pass at a step.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Row {
    /// How many plies it looks ahead.
    pub depth: u16,
    /// The step at which it is finished; the last step where it was ended before.
    pub end: Step,
    /// Whether the step belongs to it.
    pub is_current: bool,
    /// What it has done by the step; `None` before it begins.
    pub done: Option<Done>,
}

/// What a pass has done.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Done {
    /// How many nodes it has visited, each as often as it was entered.
    pub visited: u64,
    /// How many cuts it has made.
    pub cuts: u64,
    /// The result; `None` before it is finished.
    pub result: Option<Verdict>,
    /// Whether that is an estimate.
    pub is_estimate: bool,
    /// The best child of the root so far.
    pub best: Option<TreeNode>,
}

/// The passes of a search that has several; empty for all others. A future pass shows only its
/// depth. O(passes × (log n + nodes that have a tally)).
#[must_use]
pub fn passes(session: &Session, step: Step) -> Vec<Row> {
    if session.setup().algorithm.descriptor().passes != Passes::Deeper {
        return Vec::new();
    }
    let trace = session.trace();
    let current = trace.pass_number(step);
    let all: Vec<Pass> = trace.passes().collect();
    let end = |number: usize| {
        all.get(number + 1).map_or(trace.last_step(), |next: &Pass| next.begins.back(1))
    };
    let row = |(number, pass): (usize, &Pass)| Row {
        depth: pass.horizon.unwrap_or_default(),
        end: end(number),
        is_current: number == current && step >= pass.begins,
        done: (step >= pass.begins).then(|| done(session, pass, step.min(end(number)))),
    };
    all.iter().enumerate().map(row).collect()
}

/// The progress of a pass at one of its steps.
fn done(session: &Session, pass: &Pass, step: Step) -> Done {
    let trace = session.trace();
    let before = pass.begins.back(1);
    let visited = |step| trace.visible(step) as u64 + trace.tallied_by(step).nodes;
    let cuts = |step| trace.cut_count(step) as u64 + trace.tallied_by(step).cuts;
    let result = trace.verdict(pass.root, step).map(Verdict::sharpened);
    let proves = |verdict| session.game().is_some() && session.setup().proves(verdict);
    Done {
        visited: visited(step) - visited(before),
        cuts: cuts(step) - cuts(before),
        result,
        is_estimate: pass.is_estimate && !result.is_some_and(proves),
        best: trace.best(pass.root, step).map(|best| session.node(best.child)),
    }
}
