//! Asking a trace about any moment.

use super::bound::{Asked, BoundAt, Origin, WindowAt};
use super::facts::{BestFact, ChildHitFact, Happened, Source, NOT_LEFT};
use super::{NodeId, Step, Trace};
use crate::event::{Event, Reduction};
use crate::game::Move;
use crate::player::Player;
use crate::value::Value;
use crate::verdict::Verdict;
use crate::window::{Bound, Window};

/// How far the search is with a node.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum NodeStatus {
    /// Not entered yet.
    NotVisited,
    /// Entered and not yet left: on the path.
    Open,
    /// Left, with a verdict.
    Done,
}

/// The best child so far of a node.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Best {
    /// The value the child came back with.
    pub value: Value,
    /// The child.
    pub child: NodeId,
}

/// A cut: at `node`, the window closed at `step` and `skipped` moves were not looked at.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Cut {
    /// Whose children were cut.
    pub node: NodeId,
    /// When.
    pub step: Step,
    /// How many moves were not looked at.
    pub skipped: u32,
    /// Which end of the window was there before and has been met.
    pub met: Bound,
    /// Where that end stood, and where it came from.
    pub because: BoundAt,
}

impl Trace {
    /// The event that leads to `step`; `None` at the start and beyond the end, and where a node is left
    /// whose value is not known. O(log n).
    #[must_use]
    pub fn event(&self, step: Step) -> Option<Event> {
        Some(match self.happened(step)? {
            Happened::Entered(node) if self.parent(node).is_none() => Event::Begin {
                player: self.player(node),
                window: self.entry_window(node).window(),
                horizon: self.pass_of(node).and_then(|pass| pass.horizon),
            },
            Happened::Entered(node) => Event::Enter {
                by: self.by(node),
                player: self.player(node),
                window: self.entry_window(node).window(),
                reduction: self.reduction(node),
            },
            Happened::Best(index) => {
                let fact = self.bests[index as usize];
                let node = self.nodes.parent(fact.child);
                Event::Best {
                    value: fact.value,
                    window: self.window_of(node, Some(fact.owned)).window(),
                }
            }
            Happened::Kept(child) => Event::Keep { value: self.final_verdict(child)?.value() },
            Happened::Cut(index) => {
                let cut = self.cut_at(index as usize);
                Event::Cut { met: cut.met, skipped: cut.skipped }
            }
            Happened::Left(node) => Event::Leave { verdict: self.final_verdict(node)? },
            Happened::Evaluated(node) => match self.extension_fact(node) {
                Some(fact) => Event::Extend {
                    stand_pat: fact.stand_pat,
                    window: self.window_of(node, Some(fact.owned)).window(),
                },
                None => match self.child_hit_fact(node) {
                    Some(&ChildHitFact { by, found, owned, .. }) => Event::ProbeChild {
                        by: Move(by),
                        found,
                        window: self.window_of(node, Some(owned)).window(),
                    },
                    None => Event::Evaluate { value: self.final_verdict(node)?.value() },
                },
            },
            Happened::Probed(index) => Event::Probe { found: self.probes[index as usize].found },
            Happened::Stored(index) => {
                let fact = self.stores[index as usize];
                Event::Store { verdict: fact.verdict, size: fact.size }
            }
        })
    }

    fn happened(&self, step: Step) -> Option<Happened> {
        let index = step.0.checked_sub(1)?;
        self.events.get(index as usize).map(|event| event.happened())
    }

    /// The node that the event leading to `step` is about; `None` at the start. O(1).
    #[must_use]
    pub fn focus(&self, step: Step) -> Option<NodeId> {
        Some(match self.happened(step)? {
            Happened::Entered(node) | Happened::Left(node) | Happened::Evaluated(node) => node,
            Happened::Probed(index) => self.probes[index as usize].node,
            Happened::Stored(index) => self.stores[index as usize].node,
            Happened::Best(index) => self.nodes.parent(self.bests[index as usize].child),
            Happened::Kept(child) => self.nodes.parent(child),
            Happened::Cut(index) => self.cuts[index as usize].node,
        })
    }

    /// The child that the event leading to `step` compares with the best so far of its parent, whether
    /// it replaces that or not; `None` where nothing is compared. O(1).
    #[must_use]
    pub fn compared(&self, step: Step) -> Option<NodeId> {
        match self.happened(step)? {
            Happened::Best(index) => Some(self.bests[index as usize].child),
            Happened::Kept(child) => Some(child),
            _ => None,
        }
    }

    /// The visit that a step enters; `None` for every other step. O(1).
    #[must_use]
    pub fn entered_at(&self, step: Step) -> Option<NodeId> {
        match self.happened(step)? {
            Happened::Entered(node) => Some(node),
            _ => None,
        }
    }

    /// The visit that a step leaves; `None` for every other step. O(1).
    #[must_use]
    pub fn left_at(&self, step: Step) -> Option<NodeId> {
        match self.happened(step)? {
            Happened::Left(node) => Some(node),
            _ => None,
        }
    }

    /// The focus, its parent, and so on up to the root; empty at the start. O(1) a node.
    pub fn path(&self, step: Step) -> impl Iterator<Item = NodeId> + '_ {
        std::iter::successors(self.focus(step), |&node| self.parent(node))
    }

    /// How many nodes have been visited; those are the nodes with smaller numbers. O(log n).
    #[must_use]
    pub fn visible(&self, step: Step) -> usize {
        self.nodes.visits.partition_point(|visit| visit.entered <= step)
    }

    /// How far the search is with `node`. O(1).
    #[must_use]
    pub fn status(&self, node: NodeId, step: Step) -> NodeStatus {
        if step < self.entered(node) {
            NodeStatus::NotVisited
        } else if step < self.nodes.visits[node.index()].left {
            NodeStatus::Open
        } else {
            NodeStatus::Done
        }
    }

    /// What is known of a node that has been left; `None` before, and where the trace does not say.
    /// O(1).
    #[must_use]
    pub fn verdict(&self, node: NodeId, step: Step) -> Option<Verdict> {
        self.final_verdict(node).filter(|_| self.status(node, step) == NodeStatus::Done)
    }

    fn final_verdict(&self, node: NodeId) -> Option<Verdict> {
        let visit = &self.nodes.visits[node.index()];
        visit.standing.verdict(visit.value)
    }

    /// What the search knows of the root in the end: what the last finished pass says. `None` when
    /// none was finished.
    #[must_use]
    pub fn result(&self) -> Option<Verdict> {
        self.last_finished()?.result
    }

    /// The best child of a node so far. O(log children).
    #[must_use]
    pub fn best(&self, node: NodeId, step: Step) -> Option<Best> {
        self.best_fact(node, step).map(|fact| Best { value: fact.value, child: fact.child })
    }

    /// The value that the player to move at a node has so far: that of the best child, of standing pat, or of
    /// a child in the table. O(log children + log extensions + log child hits).
    #[must_use]
    pub fn best_value(&self, node: NodeId, step: Step) -> Option<Value> {
        let best = self.best(node, step).map(|best| best.value);
        best.or_else(|| self.stand_pat(node, step)).or_else(|| {
            let hit = self.child_hit(node).filter(|hit| hit.step <= step)?;
            Some(hit.found.verdict.value())
        })
    }

    fn best_fact(&self, node: NodeId, step: Step) -> Option<&BestFact> {
        let first = self.index.first_best[node.index()] as usize;
        let end = self.index.first_best[node.index() + 1] as usize;
        let facts = &self.index.bests_of[first..end];
        let count = facts.partition_point(|&fact| self.index.best_step[fact as usize] <= step);
        let last = *facts.get(count.checked_sub(1)?)?;
        self.bests.get(last as usize)
    }

    /// A node's window; before it is entered, the window it will be entered with. O(log children).
    #[must_use]
    pub fn window(&self, node: NodeId, step: Step) -> WindowAt {
        let owned = self.best_fact(node, step).map(|fact| fact.owned).or_else(|| {
            let extension = self.extension_fact(node).map(|fact| (fact.step, fact.owned));
            let own =
                extension.or_else(|| self.child_hit_fact(node).map(|fact| (fact.step, fact.owned)));
            own.filter(|&(since, _)| since <= step).map(|(_, owned)| owned)
        });
        self.window_of(node, owned)
    }

    /// The window a node is entered with. O(1).
    #[must_use]
    pub fn entry_window(&self, node: NodeId) -> WindowAt {
        self.window_of(node, None)
    }

    /// A node's window, given where the end comes from that its player has moved so far.
    fn window_of(&self, node: NodeId, owned: Option<Source>) -> WindowAt {
        let [mut alpha, mut beta] = self.entry_sources(node);
        if let Some(owned) = owned {
            match self.player(node) {
                Player::Max => alpha = owned,
                Player::Min => beta = owned,
            }
        }
        WindowAt {
            alpha: self.bound_at(alpha, Value::NEG_INFINITY),
            beta: self.bound_at(beta, Value::INFINITY),
        }
    }

    /// An end of a window; `open` is where it stands if nothing is known of it.
    fn bound_at(&self, source: Source, open: Value) -> BoundAt {
        if source == Source::UNKNOWN {
            return BoundAt { value: open, origin: Origin::Unknown };
        }
        let (value, set_by) = self.resolved(source);
        let origin = match (source.resolve(), set_by) {
            (Ok(_), Some(node)) => Origin::Best(node),
            (Err(given), _) if value.is_finite() => self.chosen(source, self.given[given].node),
            _ => Origin::Start,
        };
        BoundAt { value, origin }
    }

    /// The value of an end, and the node whose best child has it.
    fn resolved(&self, source: Source) -> (Value, Option<NodeId>) {
        match source.resolve() {
            Ok(best) => {
                let fact = self.bests[best];
                (fact.value, Some(self.nodes.parent(fact.child)))
            }
            Err(given) => (self.given[given].value, None),
        }
    }

    /// Where an end comes from that no child has: the start, or a player who stands pat, or else the window
    /// with which a node was entered. That is a null window, whose other end says what is asked; or it leads
    /// from a chance node to its child, since only those pass other windows on before anything is best.
    fn chosen(&self, far: Source, entered: NodeId) -> Origin {
        if self.is_own_at(far, entered) {
            return Origin::Best(entered);
        }
        let (Some(&[alpha, beta]), Some(parent)) =
            (self.nodes.entry.get(entered.index()), self.parent(entered))
        else {
            return Origin::Start;
        };
        let is_asked = self.is_null_move(entered);
        if !is_asked && self.best_fact(parent, self.entered(entered)).is_none() {
            let value = |window: WindowAt| match beta == far {
                true => window.beta.value,
                false => window.alpha.value,
            };
            // No leaf is beyond the first window of a search with chance.
            let start = self.pass_of(entered).map(|pass| value(self.entry_window(pass.root)));
            return match start == Some(self.resolved(far).0) {
                true => Origin::Start,
                false => Origin::Chance(parent),
            };
        }
        let near = match (alpha, beta) {
            (near, beta) if beta == far => near,
            (alpha, near) if alpha == far => near,
            _ => return Origin::Start,
        };
        let (value, of) = self.resolved(near);
        Origin::NullWindow(Asked { value, of })
    }

    /// Whether an end is what the player at a node has without a child that was searched, and was not there
    /// before.
    fn is_own_at(&self, end: Source, node: NodeId) -> bool {
        let is_owned = self.extension_fact(node).is_some_and(|fact| fact.owned == end)
            || self.child_hit_fact(node).is_some_and(|fact| fact.owned == end);
        is_owned && !self.entry_sources(node).contains(&end)
    }

    /// Where the ends come from with which a node is entered.
    fn entry_sources(&self, node: NodeId) -> [Source; 2] {
        let full = [Source::given(0), Source::given(1)];
        *self.nodes.entry.get(node.index()).unwrap_or(&full)
    }

    /// All cuts, by time.
    pub fn cuts(&self) -> impl DoubleEndedIterator<Item = Cut> + ExactSizeIterator + '_ {
        (0..self.cuts.len()).map(|index| self.cut_at(index))
    }

    /// How many cuts have happened. O(log cuts).
    #[must_use]
    pub fn cut_count(&self, step: Step) -> usize {
        self.cuts.partition_point(|cut| cut.step <= step)
    }

    /// The cut with a number, by time.
    #[must_use]
    pub fn cut(&self, number: usize) -> Option<Cut> {
        (number < self.cuts.len()).then(|| self.cut_at(number))
    }

    fn cut_at(&self, index: usize) -> Cut {
        let fact = self.cuts[index];
        Cut {
            node: fact.node,
            step: fact.step,
            skipped: fact.skipped,
            met: fact.bound,
            because: self.bound_at(fact.met, Window::FULL.bound(fact.bound)),
        }
    }

    /// The cut at a node, if there is one by the end. O(log cuts).
    #[must_use]
    pub fn cut_of(&self, node: NodeId) -> Option<Cut> {
        let found = self.index.cut_of.binary_search_by_key(&node, |&(node, _)| node).ok()?;
        Some(self.cut_at(self.index.cut_of[found].1 as usize))
    }

    /// Who is to move at a node.
    #[must_use]
    pub fn player(&self, node: NodeId) -> Player {
        self.nodes.visits[node.index()].standing.player()
    }

    /// The move that leads to a node; meaningless at a root.
    #[must_use]
    pub fn by(&self, node: NodeId) -> Move {
        Move(self.nodes.visits[node.index()].by)
    }

    /// The parent of a node; `None` for the root of a pass, and in the trace of another program for a
    /// node that was entered while its parent was not open.
    #[must_use]
    pub fn parent(&self, node: NodeId) -> Option<NodeId> {
        Some(self.nodes.parent(node)).filter(|&parent| parent != node)
    }

    /// Whether nothing below a node was visited, by the end and as far as was recorded. O(1).
    #[must_use]
    pub fn is_childless(&self, node: NodeId) -> bool {
        let next = NodeId(node.0 + 1);
        next.index() >= self.node_count() || self.nodes.parent(next) != node || next == node
    }

    /// Whether a node was left and entered again at once, as principal variation search does where a
    /// null window was not enough: whether this is the second time. O(1).
    #[must_use]
    pub fn is_second_visit(&self, node: NodeId) -> bool {
        let before = self.entered(node).back(1);
        match (self.happened(before), self.parent(node)) {
            (Some(Happened::Left(left)), Some(parent)) => {
                self.parent(left) == Some(parent)
                    && self.by(left) == self.by(node)
                    && !self.reduction(left).is_for_order
            }
            _ => false,
        }
    }

    /// How much less deep than after other moves a node was searched, beside what the nodes above are
    /// reduced by. O(log reductions).
    #[must_use]
    pub fn reduction(&self, node: NodeId) -> Reduction {
        let found = self.reductions.binary_search_by_key(&node, |fact| fact.node);
        found.map_or(Reduction::NONE, |place| self.reductions[place].reduction)
    }

    /// Whether a node was entered as the first of its parent's children, since a smaller search of all of
    /// them has found it best. O(log reductions).
    #[must_use]
    pub fn is_first_by_order(&self, node: NodeId) -> bool {
        let before = self.left_at(self.entered(node).back(1));
        !self.reduction(node).is_for_order
            && before.is_some_and(|before| {
                self.parent(before) == self.parent(node) && self.reduction(before).is_for_order
            })
    }

    /// The nearest node, from `node` up, that was searched only to find out which move comes first; `None`
    /// where what was found counts.
    pub(super) fn searched_for_order(&self, node: NodeId) -> Option<NodeId> {
        let mut up = std::iter::successors(Some(node), |&node| self.parent(node));
        up.find(|&node| self.reduction(node).is_for_order)
    }

    /// Whether a node is entered by the null move. O(1).
    #[must_use]
    pub fn is_null_move(&self, node: NodeId) -> bool {
        self.by(node) == Move::NULL
    }

    /// Whether the player to move at a node has first tried to pass, by the end. O(1).
    #[must_use]
    pub fn has_passed(&self, node: NodeId) -> bool {
        let next = NodeId(node.0 + 1);
        !self.is_childless(node) && self.is_null_move(next)
    }

    /// Whether a node was cut since its player could even pass. O(log cuts).
    #[must_use]
    pub fn is_cut_by_null_move(&self, node: NodeId) -> bool {
        self.has_passed(node)
            && self.cut_of(node).is_some()
            && self
                .best_fact(node, self.last_step())
                .is_some_and(|fact| self.is_null_move(fact.child))
    }

    /// Whether a node was left to the static evaluation. O(1), or O(log extensions).
    #[must_use]
    pub fn was_evaluated(&self, node: NodeId) -> bool {
        // Nothing comes between entering a node and evaluating it but a look into the table.
        let entered = self.entered(node).0 as usize;
        let next = self.events.get(entered..).unwrap_or_default().iter().take(2);
        next.map(|event| event.happened()).any(|event| event == Happened::Evaluated(node))
            && self.extension_fact(node).is_none()
            && self.child_hit_fact(node).is_none()
    }

    /// When a node is entered.
    #[must_use]
    pub fn entered(&self, node: NodeId) -> Step {
        self.nodes.visits[node.index()].entered
    }

    /// When a node is left; `None` when the search was ended before.
    #[must_use]
    pub fn left(&self, node: NodeId) -> Option<Step> {
        Some(self.nodes.visits[node.index()].left).filter(|&left| left != NOT_LEFT)
    }
}
