//! How the facts lie in memory.

use super::{NodeId, Step, Trace};
use crate::event::{Entry, Reduction};
use crate::packed;
use crate::player::Player;
use crate::rank::by_rank;
use crate::value::Value;
use crate::verdict::Verdict;
use crate::window::Bound;

/// An event in four bytes: three bits say what happened, the rest says to whom.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct PackedEvent(u32);

packed!(struct PackedEvent(event));

/// What a [`PackedEvent`] event says.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Happened {
    Entered(NodeId),
    Left(NodeId),
    Best(u32),
    Cut(u32),
    /// The static evaluation says what a node is worth or, where the node has an [`ExtensionFact`], what
    /// standing pat is worth there; where it has a [`ChildHitFact`], the table knows a child.
    Evaluated(NodeId),
    Probed(u32),
    Stored(u32),
    /// The best of its parent stays when this child was left.
    Kept(NodeId),
}

/// How many bits a [`PackedEvent`] event leaves for the number.
const NUMBER_BITS: u32 = 29;

/// The most events a trace can hold, so that every number fits.
pub(super) const MAX_EVENTS: u32 = (1 << NUMBER_BITS) - 1;

impl PackedEvent {
    #[inline]
    pub(super) const fn new(happened: Happened) -> Self {
        let (kind, number) = match happened {
            Happened::Entered(node) => (0, node.0),
            Happened::Left(node) => (1, node.0),
            Happened::Best(index) => (2, index),
            Happened::Cut(index) => (3, index),
            Happened::Evaluated(node) => (4, node.0),
            Happened::Probed(index) => (5, index),
            Happened::Stored(index) => (6, index),
            Happened::Kept(child) => (7, child.0),
        };
        Self(kind << NUMBER_BITS | number)
    }

    #[inline]
    pub(super) const fn happened(self) -> Happened {
        let number = self.0 & MAX_EVENTS;
        match self.0 >> NUMBER_BITS {
            0 => Happened::Entered(NodeId(number)),
            1 => Happened::Left(NodeId(number)),
            2 => Happened::Best(number),
            3 => Happened::Cut(number),
            4 => Happened::Evaluated(NodeId(number)),
            5 => Happened::Probed(number),
            6 => Happened::Stored(number),
            _ => Happened::Kept(NodeId(number)),
        }
    }
}

/// Where an end of a window comes from: the top bit tells a [`BestFact`] from a [`GivenBound`].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Source(u32);

packed!(struct Source(source));

const GIVEN: u32 = 1 << 31;

impl Source {
    /// The trace does not say where the end comes from.
    pub(super) const UNKNOWN: Self = Self(u32::MAX);

    #[inline]
    pub(super) const fn best(index: usize) -> Self {
        Self(index as u32)
    }

    #[inline]
    pub(super) const fn given(index: usize) -> Self {
        Self(index as u32 | GIVEN)
    }

    /// The number of a best fact, or else of a given bound.
    #[inline]
    pub(super) const fn resolve(self) -> Result<usize, usize> {
        if self.0 & GIVEN == 0 {
            Ok(self.0 as usize)
        } else {
            Err((self.0 & !GIVEN) as usize)
        }
    }
}

/// An end of a window that the search was given or chose by itself.
#[derive(Clone, Copy, Debug)]
pub(super) struct GivenBound {
    pub value: Value,
    pub node: NodeId,
}

packed!(struct GivenBound { value, node });

/// A child became the best so far of its parent.
#[derive(Clone, Copy, Debug)]
pub(super) struct BestFact {
    pub value: Value,
    pub child: NodeId,
    /// Where the end of the window that the parent's player owns comes from after this.
    pub owned: Source,
}

packed!(struct BestFact { value, child, owned });

/// The search went on beyond the horizon at a node.
#[derive(Clone, Copy, Debug)]
pub(super) struct ExtensionFact {
    pub node: NodeId,
    pub step: Step,
    pub stand_pat: Option<Value>,
    /// Where the end of the window that the node's player owns comes from after this.
    pub owned: Source,
}

packed!(struct ExtensionFact { node, step, stand_pat, owned });

/// The transposition table knew a child of a node that cuts all its moves.
#[derive(Clone, Copy, Debug)]
pub(super) struct ChildHitFact {
    pub node: NodeId,
    pub step: Step,
    pub by: u32,
    pub found: Entry,
    /// Where the end of the window that the node's player owns comes from after this.
    pub owned: Source,
}

packed!(struct ChildHitFact { node, step, by, found, owned });

/// A node was searched less deep than others.
#[derive(Clone, Copy, Debug)]
pub(super) struct ReductionFact {
    pub node: NodeId,
    /// How much, beside what the node above is reduced by.
    pub reduction: Reduction,
}

packed!(struct ReductionFact { node, reduction });

/// The remaining moves of a node were cut.
#[derive(Clone, Copy, Debug)]
pub(super) struct CutFact {
    pub node: NodeId,
    pub step: Step,
    /// The end of the window that was met.
    pub bound: Bound,
    /// Where it comes from.
    pub met: Source,
    pub skipped: u32,
}

packed!(struct CutFact { node, step, bound, met, skipped });

/// A search from the root; iterative deepening has several.
#[derive(Clone, Copy, Debug)]
pub(super) struct PassFact {
    pub root: NodeId,
    pub horizon: Option<u16>,
    /// Whether any node, recorded or not, was left to the static evaluation, or settled by an entry of the
    /// table that rests on it, in it or in a pass before with the same horizon.
    pub is_estimate: bool,
}

packed!(struct PassFact { root, horizon, is_estimate });

/// A probe of the transposition table.
#[derive(Clone, Copy, Debug)]
pub(super) struct ProbeFact {
    pub node: NodeId,
    pub step: Step,
    /// What was found, which stays readable when its store has not been kept.
    pub found: Option<Entry>,
    /// How many probes have found something, this one included.
    pub hits: u32,
}

packed!(struct ProbeFact { node, step, found, hits });

/// A store in the transposition table.
#[derive(Clone, Copy, Debug)]
pub(super) struct StoreFact {
    pub node: NodeId,
    pub step: Step,
    pub verdict: Verdict,
    /// Which store of the search it is; those below the recorded plies count as well.
    pub number: u32,
    /// How many positions the table then held.
    pub size: u32,
}

packed!(struct StoreFact { node, step, verdict, number, size });

/// What is known of the visited nodes.
#[derive(Clone, Debug, Default)]
pub(super) struct NodeFacts {
    pub visits: Vec<Visit>,
    /// Where the ends of the entry window come from; empty as long as every window is full.
    pub entry: Vec<[Source; 2]>,
}

packed!(large struct NodeFacts { visits, entry });

/// What is known of one visited node. Kept in one piece: a node is entered and left within a few
/// events, mostly, and then its facts are at hand together.
#[derive(Clone, Copy, Debug)]
pub(super) struct Visit {
    /// The number in the verdict.
    pub value: Value,
    pub by: u32,
    pub standing: Standing,
    pub entered: Step,
    /// [`NOT_LEFT`] until the node is left.
    pub left: Step,
}

packed!(struct Visit { value, by, standing, entered, left });

/// Later than every step.
pub(super) const NOT_LEFT: Step = Step(u32::MAX);

impl NodeFacts {
    #[inline]
    pub(super) fn parent(&self, node: NodeId) -> NodeId {
        self.visits[node.index()].standing.parent()
    }

    /// The bytes of what was recorded, without what only serves to find it: the two steps, which the
    /// events say as well.
    pub(super) fn event_bytes(&self) -> usize {
        let index = 2 * size_of::<Step>();
        self.visits.len() * (size_of::<Visit>() - index) + size_of_val(&*self.entry)
    }
}

/// The parent, the player to move and the kind of the verdict, in four bytes: a node is entered by an
/// event, so that its number leaves three bits.
#[derive(Clone, Copy, Debug)]
pub(super) struct Standing(u32);

packed!(struct Standing(standing));

const MIN_MOVES: u32 = 1 << NUMBER_BITS;
const KIND_BITS: u32 = NUMBER_BITS + 1;

impl Standing {
    /// Of a node that was entered and not left.
    #[inline]
    pub(super) const fn open(parent: NodeId, player: Player) -> Self {
        Self(match player {
            Player::Max => parent.0,
            Player::Min => parent.0 | MIN_MOVES,
        })
    }

    #[inline]
    pub(super) const fn parent(self) -> NodeId {
        NodeId(self.0 & MAX_EVENTS)
    }

    /// The same below another parent.
    #[inline]
    pub(super) const fn below(self, parent: NodeId) -> Self {
        Self(self.0 & !MAX_EVENTS | parent.0)
    }

    #[inline]
    pub(super) const fn player(self) -> Player {
        if self.0 & MIN_MOVES == 0 {
            Player::Max
        } else {
            Player::Min
        }
    }

    #[inline]
    pub(super) const fn left_with(self, verdict: Verdict) -> Self {
        let kind = match verdict {
            Verdict::Exact(_) => 0,
            Verdict::AtLeast(_) => 1,
            Verdict::AtMost(_) => 2,
        };
        Self(self.0 & (MAX_EVENTS | MIN_MOVES) | kind << KIND_BITS)
    }

    #[inline]
    pub(super) const fn left_without_value(self) -> Self {
        Self(self.0 & (MAX_EVENTS | MIN_MOVES) | 3 << KIND_BITS)
    }

    #[inline]
    pub(super) const fn verdict(self, value: Value) -> Option<Verdict> {
        match self.0 >> KIND_BITS {
            0 => Some(Verdict::Exact(value)),
            1 => Some(Verdict::AtLeast(value)),
            2 => Some(Verdict::AtMost(value)),
            _ => None,
        }
    }
}

/// What is found by sorting the facts, so that a node's own are found at once.
#[derive(Clone, Debug, Default)]
pub(super) struct Index {
    /// The step of each best fact.
    pub best_step: Vec<Step>,
    /// The best facts of node `n` are `bests_of[first_best[n] .. first_best[n + 1]]`, by time.
    pub first_best: Vec<u32>,
    pub bests_of: Vec<u32>,
    /// The cuts, sorted by their node.
    pub cut_of: Vec<(NodeId, u32)>,
    /// The nodes at which the static evaluation was asked, by number.
    pub evaluated: Vec<NodeId>,
    /// Those among them that only count for the order of moves, each after the nearest node above that was
    /// searched for that. They are not in the list of all.
    pub evaluated_for_order: Vec<(NodeId, NodeId)>,
}

packed!(large struct Index {
    best_step, first_best, bests_of, cut_of, evaluated, evaluated_for_order,
});

impl Index {
    /// O(nodes + best facts + cuts log cuts).
    pub(super) fn build(trace: &Trace, best_step: Vec<Step>) -> Self {
        // Noted down once: the visits lie further from the processor than this list does.
        let parents: Vec<_> =
            trace.bests.iter().map(|fact| trace.nodes.parent(fact.child)).collect();
        let mut first_best = vec![0_u32; trace.node_count() + 2];
        for parent in &parents {
            first_best[parent.index() + 2] += 1;
        }
        for node in 2..first_best.len() {
            first_best[node] += first_best[node - 1];
        }
        // Filling in shifts every start one place to the left, to where it belongs.
        let mut bests_of = vec![0_u32; trace.bests.len()];
        for (index, parent) in parents.iter().enumerate() {
            let next = &mut first_best[parent.index() + 1];
            bests_of[*next as usize] = index as u32;
            *next += 1;
        }
        let by_node = by_rank(trace.cuts.iter().map(|cut| i64::from(cut.node.0)));
        let cut_of = by_node.into_iter().map(|index| (trace.cuts[index].node, index as u32));
        let cut_of = cut_of.collect();
        // Nodes are evaluated as soon as they are entered, so that they come in order.
        let evaluated = trace.events.iter().filter_map(|event| match event.happened() {
            Happened::Evaluated(node) => Some(node).filter(|&node| {
                trace.child_hit(node).is_none()
                    && trace.extension(node).is_none_or(|extension| extension.stand_pat.is_some())
            }),
            _ => None,
        });
        let (mut for_order, mut others) = (Vec::new(), Vec::new());
        let is_any_for_order = trace.reductions.iter().any(|fact| fact.reduction.is_for_order);
        for node in evaluated {
            match is_any_for_order.then(|| trace.searched_for_order(node)).flatten() {
                Some(above) => for_order.push((above, node)),
                None => others.push(node),
            }
        }
        for_order.sort_unstable();
        Self {
            best_step,
            first_best,
            bests_of,
            cut_of,
            evaluated: others,
            evaluated_for_order: for_order,
        }
    }
}
