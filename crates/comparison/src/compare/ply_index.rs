//! The work of a search by ply, at any step.

use plyscope_search::algo::Horizon;
use plyscope_search::trace::Tally;
use plyscope_search::tracer::PlyCount;
use plyscope_search::{NodeId, Step, Trace};

use plyscope_session::Session;

/// The work of a search by ply, at a step. It counts every pass of iterative deepening, and every
/// repeated visit of principal variation search.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Profile {
    /// What was counted at each ply that was recorded, the root's first. A leaf is a visited node
    /// below which the search looks at nothing, because the game ends there, the static evaluation
    /// answers, or the transposition table does; it counts as soon as it is entered.
    pub plies: Vec<PlyCount>,
    /// What was counted below the last of these plies, which was not recorded ply by ply. It is
    /// known of each node of that ply once the node is left, and does not count evaluations.
    pub below: Tally,
}

impl Profile {
    /// Everything together; of evaluations those that were recorded.
    #[must_use]
    pub fn total(&self) -> PlyCount {
        let below = PlyCount {
            nodes: self.below.nodes,
            leaves: self.below.leaves,
            cuts: self.below.cuts,
            evaluated: 0,
        };
        self.plies.iter().fold(below, |all, ply| PlyCount {
            nodes: all.nodes + ply.nodes,
            leaves: all.leaves + ply.leaves,
            cuts: all.cuts + ply.cuts,
            evaluated: all.evaluated + ply.evaluated,
        })
    }
}

/// A session with its facts sorted by ply, so that the profile of any step is found at once.
#[derive(Clone, Debug)]
pub struct PlyIndex {
    session: Session,
    plies: Vec<Facts>,
    /// When nodes with a tally are left, and all tallies up to there.
    below: Vec<(Step, Tally)>,
}

/// What happens at a ply, each list in chronological order.
#[derive(Clone, Debug, Default)]
struct Facts {
    nodes: Vec<NodeId>,
    leaves: Vec<NodeId>,
    evaluated: Vec<NodeId>,
    cuts: Vec<Step>,
}

impl PlyIndex {
    /// Sorts a session's facts. O(nodes).
    #[must_use]
    pub fn new(session: Session) -> Self {
        let trace = session.trace();
        let (mut plies, mut below) = (Vec::<Facts>::new(), Vec::new());
        let mut ply_of: Vec<u16> = Vec::with_capacity(trace.node_count());
        let mut tallied = Tally::default();
        for node in visits(trace) {
            let ply = trace.parent(node).map_or(0, |above| ply_of[above.index()] + 1);
            ply_of.push(ply);
            if plies.len() <= usize::from(ply) {
                plies.push(Facts::default());
            }
            let facts = &mut plies[usize::from(ply)];
            facts.nodes.push(node);
            let tally = trace.tally(node);
            if trace.is_childless(node) && tally.is_none_or(|tally| tally.nodes == 0) {
                facts.leaves.push(node);
            }
            if trace.was_evaluated(node) {
                facts.evaluated.push(node);
            }
            if let Some(tally) = tally {
                tallied += tally;
                below.push((trace.left(node).unwrap_or(trace.last_step()), tallied));
            }
        }
        for cut in trace.cuts() {
            plies[usize::from(ply_of[cut.node.index()])].cuts.push(cut.step);
        }
        Self { session, plies, below }
    }

    /// The session.
    #[must_use]
    pub const fn session(&self) -> &Session {
        &self.session
    }

    /// The last step of its search.
    #[must_use]
    pub fn last_step(&self) -> Step {
        self.session.trace().last_step()
    }

    /// What had been done at a step. O(plies · log nodes).
    #[must_use]
    pub fn profile(&self, step: Step) -> Profile {
        let seen = self.session.trace().visible(step);
        let count = |nodes: &[NodeId]| nodes.partition_point(|node| node.index() < seen) as u64;
        let plies = self.plies.iter().map(|facts| PlyCount {
            nodes: count(&facts.nodes),
            leaves: count(&facts.leaves),
            cuts: facts.cuts.partition_point(|&cut| cut <= step) as u64,
            evaluated: count(&facts.evaluated),
        });
        Profile { plies: plies.collect(), below: self.below(step) }
    }

    /// What had been counted below the last recorded ply.
    fn below(&self, step: Step) -> Tally {
        let past = self.below.partition_point(|&(left, _)| left <= step);
        past.checked_sub(1).map_or_else(Tally::default, |last| self.below[last].1)
    }

    /// How many nodes had been visited at a step, recorded or not. O(log nodes).
    #[must_use]
    pub fn visited(&self, step: Step) -> u64 {
        self.session.trace().visible(step) as u64 + self.below(step).nodes
    }

    /// How many nodes were visited in all.
    #[must_use]
    pub fn total(&self) -> u64 {
        self.visited(self.last_step())
    }

    /// The first step at which this many nodes have been visited; the start for none, and the end
    /// of the search for all and more. What was only counted is visited when its node is left.
    /// O(log² nodes).
    #[must_use]
    pub fn step_of(&self, visited: u64) -> Step {
        let last = self.last_step();
        if visited == 0 {
            return Step::START;
        }
        if visited >= self.total() {
            return last;
        }
        if self.below.is_empty() {
            return self.session.trace().entered(NodeId(visited as u32 - 1));
        }
        let (mut too_few, mut enough) = (Step::START, last);
        while enough.0 - too_few.0 > 1 {
            let middle = Step(u32::midpoint(too_few.0, enough.0));
            if self.visited(middle) < visited {
                too_few = middle;
            } else {
                enough = middle;
            }
        }
        enough
    }

    /// The step at a share of the search: `at` of `of`. All of nothing is the end.
    #[must_use]
    pub fn step_at(&self, at: u64, of: u64) -> Step {
        let last = u64::from(self.last_step().0);
        let step = at.saturating_mul(last).checked_div(of).unwrap_or(last);
        Step(step.min(last) as u32)
    }

    /// The depth that the search reached, in plies; `None` if it went deeper than was recorded and
    /// had no depth limit.
    #[must_use]
    pub fn depth(&self) -> Option<usize> {
        let recorded = self.plies.len().saturating_sub(1);
        match self.below.last() {
            Some((_, tally)) if tally.nodes > 0 => {
                self.session.setup().options().depth.map(usize::from)
            }
            _ => Some(recorded),
        }
    }

    /// Whether the search finds the value of the root down to its depth, and was not ended before.
    #[must_use]
    pub fn is_whole(&self) -> bool {
        let has_ended =
            self.session.trace().passes().next_back().is_some_and(|pass| pass.result.is_some());
        has_ended && self.session.setup().algorithm.finds_value() && !self.goes_beyond_horizon()
    }

    /// Whether there may be nodes beyond the horizon.
    fn goes_beyond_horizon(&self) -> bool {
        let setup = self.session.setup();
        setup.algorithm.descriptor().horizon == Horizon::UntilQuiet
            && setup.depth.is_some()
            && self.session.game().is_some()
    }

    /// Whether every position of the game was looked at and recorded.
    pub(super) fn saw_everything(&self) -> bool {
        let setup = self.session.setup();
        self.is_whole()
            && setup.algorithm.visits_everything()
            && setup.options().table.is_none()
            && self.below.is_empty()
    }

    /// Whether there is something below the last recorded ply.
    pub(super) fn is_tallied(&self) -> bool {
        !self.below.is_empty()
    }
}

/// The visited nodes, in chronological order.
fn visits(trace: &Trace) -> impl Iterator<Item = NodeId> {
    (0..trace.node_count() as u32).map(NodeId)
}
