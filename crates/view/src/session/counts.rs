//! How many nodes have been visited and how many are pruned, each counted once.

use plyscope_search::{packed, NodeId, Step, Trace};

use crate::visits::Visits;

/// The steps at which the two numbers change other than by a first visit. Principal variation search
/// enters a node again where a null window was not enough; what the first visit cut is then looked at
/// anew, and no longer pruned until the second visit cuts it as well.
#[derive(Debug, Default)]
pub(super) struct Counts {
    /// When a node is entered that its pass has visited before, in chronological order.
    again: Vec<Step>,
    /// When the number of pruned nodes changes, in chronological order …
    changes: Vec<Step>,
    /// … and what it is from then on.
    pruned: Vec<usize>,
}

packed!(large struct Counts { again, changes, pruned });

impl Counts {
    /// Counts through a search. `left_out` is how many nodes below a visit that is cut have not been
    /// visited by then in its pass.
    pub(super) fn new(trace: &Trace, visits: &Visits, left_out: impl Fn(NodeId) -> usize) -> Self {
        let mut counts = Self::default();
        let mut cuts = trace.cuts().peekable();
        let mut pruned = 0;
        let pass = |visit| trace.pass_number(trace.entered(visit));
        let returns = visits.returns().filter(|&(before, visit)| pass(before) == pass(visit));
        let mut returns: Vec<(Step, NodeId)> =
            returns.map(|(before, visit)| (trace.entered(visit), before)).collect();
        returns.sort_unstable_by_key(|&(step, _)| step);
        let mut returns = returns.into_iter().peekable();
        let mut passes = trace.passes().skip(1).peekable();
        loop {
            let next_cut = cuts.peek().map(|cut| cut.step);
            let next_return = returns.peek().map(|&(step, _)| step);
            let next_pass = passes.peek().map(|pass| pass.begins);
            let Some(step) = [next_cut, next_return, next_pass].into_iter().flatten().min() else {
                return counts;
            };
            if next_pass == Some(step) {
                passes.next();
                pruned = 0;
            } else if let Some((_, before)) = returns.next_if(|&(at, _)| at == step) {
                counts.again.push(step);
                if trace.cut_of(before).is_some() {
                    pruned -= left_out(before);
                }
            } else if let Some(cut) = cuts.next() {
                pruned += left_out(cut.node);
            }
            counts.changes.push(step);
            counts.pruned.push(pruned);
        }
    }

    /// How many visits by a step were to nodes that their pass had visited before. O(log n).
    pub(super) fn again(&self, step: Step) -> usize {
        self.again.partition_point(|&again| again <= step)
    }

    /// How many nodes are pruned at a step, in its pass. O(log n).
    pub(super) fn pruned(&self, step: Step) -> usize {
        let changes = self.changes.partition_point(|&change| change <= step);
        changes.checked_sub(1).map_or(0, |last| self.pruned[last])
    }
}
