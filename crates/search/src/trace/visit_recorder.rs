//! Writing a trace visit by visit, in any order: that of a program which Plyscope did not run.

use super::facts::{CutFact, GivenBound, Happened, Index, PackedEvent, PassFact, Source, Standing};
use super::facts::{Visit, NOT_LEFT};
use super::{NodeId, Step, Trace};
use crate::game::Move;
use crate::player::Player;
use crate::value::Value;
use crate::verdict::Verdict;
use crate::window::Bound;

/// Builds a trace of visits in any order. Each call but [`VisitRecorder::close`] is one step.
///
/// Nothing is known of windows and of comparisons, and cuts do not name their cause. All visits belong
/// to one pass; those whose parent is not open have none.
pub struct VisitRecorder {
    trace: Trace,
    /// The first cut of each visit that has one, by number.
    cut_of: Vec<Option<u32>>,
}

impl Default for VisitRecorder {
    fn default() -> Self {
        let full = [Value::NEG_INFINITY, Value::INFINITY];
        let given = full.map(|value| GivenBound { value, node: NodeId::ROOT });
        let trace = Trace { given: given.into(), ..Trace::default() };
        Self { trace, cut_of: Vec::new() }
    }
}

impl VisitRecorder {
    /// A node is entered from an open visit of its parent, if there is one.
    pub fn enter(&mut self, parent: Option<NodeId>, by: Move, player: Player) -> NodeId {
        let visits = &mut self.trace.nodes.visits;
        let node = NodeId(visits.len() as u32);
        visits.push(Visit {
            value: Value::ZERO,
            by: by.0,
            standing: Standing::open(parent.unwrap_or(node), player),
            entered: Step(self.trace.events.len() as u32 + 1),
            left: NOT_LEFT,
        });
        self.cut_of.push(None);
        if node == NodeId::ROOT {
            self.trace.passes.push(PassFact { root: node, horizon: None, is_estimate: false });
        }
        self.push(Happened::Entered(node));
        node
    }

    /// A visit ends with the last step, without a step of its own and without a value. It may still be
    /// left later.
    pub fn close(&mut self, node: NodeId) {
        let now = self.trace.last_step();
        let visit = &mut self.trace.nodes.visits[node.index()];
        if visit.left == NOT_LEFT {
            visit.left = now;
            visit.standing = visit.standing.left_without_value();
        }
    }

    /// A visit ends, with what is known of its node.
    pub fn leave(&mut self, node: NodeId, verdict: Option<Verdict>) {
        self.push(Happened::Left(node));
        let now = self.trace.last_step();
        let visit = &mut self.trace.nodes.visits[node.index()];
        visit.left = now;
        visit.standing = match verdict {
            Some(verdict) => {
                visit.value = verdict.value();
                visit.standing.left_with(verdict)
            }
            None => visit.standing.left_without_value(),
        };
    }

    /// So many children of a visit's node are skipped. Only the first cut of a visit counts.
    pub fn cut(&mut self, node: NodeId, skipped: u32) {
        let next = self.trace.cuts.len() as u32;
        let number = *self.cut_of[node.index()].get_or_insert(next);
        self.push(Happened::Cut(number));
        if number == next {
            let step = self.trace.last_step();
            let bound = Bound::of(self.trace.player(node).opponent());
            self.trace.cuts.push(CutFact { node, step, bound, met: Source::UNKNOWN, skipped });
        }
    }

    /// The trace.
    #[must_use]
    pub fn finish(self) -> Trace {
        let mut trace = self.trace;
        trace.index = Index::build(&trace, Vec::new());
        trace
    }

    fn push(&mut self, happened: Happened) {
        self.trace.events.push(PackedEvent::new(happened));
    }
}
