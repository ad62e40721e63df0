//! What happens at a step.

use plyscope_search::algo::Algorithm;
use plyscope_search::trace::Tally;
use plyscope_search::{CutRule, Entry, Event, NodeId, Step as Number, Turn, Verdict};
use schemars::JsonSchema;
use serde::Serialize;

use crate::parts::{Constant, Word, Worth};
use crate::values::{self, AverageBounds, Because, NullWindow};
use plyscope_session::Session;

/// What happened at a step.
#[derive(Clone, PartialEq, Debug, Serialize, JsonSchema)]
pub struct Step {
    /// The number of the step, from 1.
    pub step: u32,
    /// What happened, with its node.
    #[serde(flatten)]
    pub event: StepEvent,
    /// What happened and why, in a sentence; only where a language is asked for.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub caption: Option<String>,
}

/// What can happen at a step of a search.
#[derive(Clone, PartialEq, Debug, Serialize, JsonSchema)]
#[serde(tag = "event", rename_all = "kebab-case")]
#[schemars(inline)]
pub enum StepEvent {
    /// The search, or a pass of it, begins.
    Begin(Entered),
    /// A node is entered.
    Enter(Entered),
    /// A node is worth this: the game ends there, or the search does.
    Evaluate {
        /// The node that it is about: its place in a tree (`L3-2`), in a game the moves that lead there.
        node: String,
        /// What it is worth.
        value: Option<Worth>,
        /// The value as a fraction.
        #[serde(skip_serializing_if = "Option::is_none")]
        value_exact: Option<String>,
        /// Its window.
        #[serde(flatten)]
        window: Windowed,
    },
    /// Quiescence search goes on beyond the horizon.
    Extend {
        /// The node that it is about: its place in a tree (`L3-2`), in a game the moves that lead there.
        node: String,
        /// What standing pat is worth; null where every move is noisy.
        value: Option<Worth>,
        /// The value as a fraction.
        #[serde(skip_serializing_if = "Option::is_none")]
        value_exact: Option<String>,
        /// Its window.
        #[serde(flatten)]
        window: Windowed,
    },
    /// The table is asked about a node.
    Probe {
        /// The node that it is about: its place in a tree (`L3-2`), in a game the moves that lead there.
        node: String,
        /// What the table had; null where it had nothing.
        found: Option<TableEntry>,
        /// Its window.
        #[serde(flatten)]
        window: Windowed,
    },
    /// With `etc`: the table knows a child that cuts all moves.
    ProbeChild {
        /// The node that it is about: its place in a tree (`L3-2`), in a game the moves that lead there.
        node: String,
        /// The child.
        child: Option<String>,
        /// What the table had.
        found: TableEntry,
        /// Its window.
        #[serde(flatten)]
        window: Windowed,
    },
    /// A node is written into the table.
    Store {
        /// The node that it is about: its place in a tree (`L3-2`), in a game the moves that lead there.
        node: String,
        /// What it is worth.
        value: Option<Worth>,
        /// How the value is to be read.
        verdict: Word<Verdict>,
        /// How many entries the table has now.
        table_size: u32,
        /// The value as a fraction.
        #[serde(skip_serializing_if = "Option::is_none")]
        value_exact: Option<String>,
        /// Its window.
        #[serde(flatten)]
        window: Windowed,
    },
    /// A child is the best so far.
    Best {
        /// The node that it is about: its place in a tree (`L3-2`), in a game the moves that lead there.
        node: String,
        /// What the child came back with.
        value: Option<Worth>,
        /// The child.
        child: Option<String>,
        /// The value as a fraction.
        #[serde(skip_serializing_if = "Option::is_none")]
        value_exact: Option<String>,
        /// Its window.
        #[serde(flatten)]
        window: Windowed,
    },
    /// A child is no better than the best so far, which stays.
    Keep {
        /// The node that it is about: its place in a tree (`L3-2`), in a game the moves that lead there.
        node: String,
        /// What the child came back with: no better than the best so far, which stays.
        value: Option<Worth>,
        /// The child.
        child: Option<String>,
        /// The best so far.
        best: Option<Worth>,
        /// That as a fraction.
        #[serde(skip_serializing_if = "Option::is_none")]
        best_exact: Option<String>,
        /// The value as a fraction.
        #[serde(skip_serializing_if = "Option::is_none")]
        value_exact: Option<String>,
        /// Its window.
        #[serde(flatten)]
        window: Windowed,
    },
    /// A child goes into the average of a chance node.
    Average {
        /// The node that it is about: its place in a tree (`L3-2`), in a game the moves that lead there.
        node: String,
        /// What the child came back with.
        value: Option<Worth>,
        /// The child.
        child: Option<String>,
        /// How probable the child is: `"1/6"`.
        probability: String,
        /// The part of the average that is known exactly so far; null where nothing is.
        sum: Option<Worth>,
        /// The sum as a fraction.
        #[serde(skip_serializing_if = "Option::is_none")]
        sum_exact: Option<String>,
        /// How the value is to be read, in searches that bound averages.
        #[serde(skip_serializing_if = "Option::is_none")]
        verdict: Option<Word<Verdict>>,
        /// Between which values the average lies, in such searches.
        #[serde(skip_serializing_if = "Option::is_none")]
        average: Option<AverageBounds>,
        /// The value as a fraction.
        #[serde(skip_serializing_if = "Option::is_none")]
        value_exact: Option<String>,
        /// Its window.
        #[serde(flatten)]
        window: Windowed,
    },
    /// The remaining children are cut off.
    Cut {
        /// The node that it is about: its place in a tree (`L3-2`), in a game the moves that lead there.
        node: String,
        /// What was tested: α ≥ β (`ge`) or α > β (`gt`).
        rule: Word<CutRule>,
        /// The children that are not looked at.
        skipped: Vec<String>,
        /// Why they are cut off.
        because: Because,
        /// Where chance decides: between which values the average lies.
        #[serde(skip_serializing_if = "Option::is_none")]
        average: Option<AverageBounds>,
        /// Its window.
        #[serde(flatten)]
        window: Windowed,
    },
    /// A node is left.
    Leave {
        /// The node that it is about: its place in a tree (`L3-2`), in a game the moves that lead there.
        node: String,
        /// What it is worth.
        value: Option<Worth>,
        /// How the value is to be read.
        verdict: Word<Verdict>,
        /// What lies below and was only counted, where there was no room to keep it.
        #[serde(skip_serializing_if = "Option::is_none")]
        counted_below: Option<CountedBelow>,
        /// The value as a fraction.
        #[serde(skip_serializing_if = "Option::is_none")]
        value_exact: Option<String>,
    },
}

/// What is known of a node that is entered.
#[derive(Clone, PartialEq, Debug, Serialize, JsonSchema)]
#[schemars(inline)]
pub struct Entered {
    /// The node that it is about: its place in a tree (`L3-2`), in a game the moves that lead there.
    pub node: String,
    /// Who is to move there.
    pub player: Word<Turn>,
    /// By how many plies less the search looks ahead there than after other moves; only if it does.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub reduced: Option<u16>,
    /// Whether that only says which move comes first, and the value counts for nothing else.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub for_order: Option<Constant<true>>,
    /// At the first step of the search of a tree: the tree.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub tree: Option<String>,
    /// At the first step of the search of a tree: which search it is.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub algorithm: Option<Word<Algorithm>>,
    /// Its window.
    #[serde(flatten)]
    pub window: Windowed,
}

/// The window of a node.
#[derive(Clone, PartialEq, Debug, Serialize, JsonSchema)]
pub struct Windowed {
    /// The lower end of the window of the node after the step; null is an open end.
    pub alpha: Option<Worth>,
    /// The upper end of the window of the node after the step; null is an open end.
    pub beta: Option<Worth>,
    /// The lower end as a fraction.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub alpha_exact: Option<String>,
    /// The upper end as a fraction.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub beta_exact: Option<String>,
    /// What the window asks; only where it is a null window.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub null_window: Option<NullWindow>,
}

/// An entry of the transposition table.
#[derive(Clone, PartialEq, Debug, Serialize, JsonSchema)]
#[schemars(inline)]
pub struct TableEntry {
    /// What is written there.
    pub value: Option<Worth>,
    /// How the value is to be read.
    pub verdict: Word<Verdict>,
    /// The step that wrote it.
    pub stored_at: Option<u32>,
    /// The value as a fraction.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub value_exact: Option<String>,
}

/// The counts below a node that was not recorded.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, JsonSchema)]
#[schemars(inline)]
pub struct CountedBelow {
    /// How many nodes were visited below.
    pub nodes: u64,
    /// How many of them had no children that were visited.
    pub leaves: u64,
    /// How often moves were cut there, at the node itself as well.
    pub cuts: u64,
}

impl From<Tally> for CountedBelow {
    fn from(Tally { nodes, leaves, cuts }: Tally) -> Self {
        Self { nodes, leaves, cuts }
    }
}

/// The event of a step, its node, and the window after it; `None` if there is no such step. Steps
/// are numbered from 1.
#[must_use]
pub fn step(session: &Session, step: Number) -> Option<Step> {
    let trace = session.trace();
    let (event, visit) = (trace.event(step)?, trace.focus(step)?);
    let event = of_event(session, step, visit, event)?;
    Some(Step { step: step.0, event, caption: None })
}

fn of_event(session: &Session, step: Number, visit: NodeId, event: Event) -> Option<StepEvent> {
    let trace = session.trace();
    let place = session.node(visit);
    let node = values::name(session, visit);
    let window = windowed(session, step, visit);
    Some(match event {
        Event::Begin { .. } => StepEvent::Begin(entered(session, step, visit)),
        Event::Enter { .. } => StepEvent::Enter(entered(session, step, visit)),
        Event::Evaluate { value } => StepEvent::Evaluate {
            node,
            value: Worth::of(value),
            value_exact: values::exact(value),
            window,
        },
        Event::Extend { stand_pat, .. } => StepEvent::Extend {
            node,
            value: stand_pat.and_then(Worth::of),
            value_exact: stand_pat.and_then(values::exact),
            window,
        },
        Event::Probe { found } => {
            let found = found.map(|found| entry(session, found));
            StepEvent::Probe { node, found, window }
        }
        Event::ProbeChild { by, found, .. } => {
            let child = session.child_by(place, by);
            let child = child.map(|child| values::node_name(session, child));
            StepEvent::ProbeChild { node, child, found: entry(session, found), window }
        }
        Event::Store { verdict, size } => StepEvent::Store {
            node,
            value: Worth::of(verdict.value()),
            verdict: Word(verdict),
            table_size: size,
            value_exact: values::exact(verdict.value()),
            window,
        },
        Event::Best { value, .. } => StepEvent::Best {
            node,
            value: Worth::of(value),
            child: trace.best(visit, step).map(|best| values::name(session, best.child)),
            value_exact: values::exact(value),
            window,
        },
        Event::Keep { value } if session.tree().is_chance(place) => {
            let child = trace.compared(step);
            let share = child.and_then(|it| session.tree().probability(session.node(it)));
            let sum = session.average(place, step);
            let bounds_averages = session.average_window(place, step).is_some();
            let verdict = child.and_then(|child| trace.verdict(child, step));
            StepEvent::Average {
                node,
                value: Worth::of(value),
                child: child.map(|child| values::name(session, child)),
                probability: share.map(|share| share.to_string()).unwrap_or_default(),
                sum: sum.and_then(Worth::of),
                sum_exact: sum.and_then(values::exact),
                verdict: verdict.filter(|_| bounds_averages).map(Word),
                average: values::average_bounds(session, place, step),
                value_exact: values::exact(value),
                window,
            }
        }
        Event::Keep { value } => {
            let best = trace.best_value(visit, step);
            StepEvent::Keep {
                node,
                value: Worth::of(value),
                child: trace.compared(step).map(|child| values::name(session, child)),
                best: best.and_then(Worth::of),
                best_exact: best.and_then(values::exact),
                value_exact: values::exact(value),
                window,
            }
        }
        Event::Cut { .. } => {
            let cut = trace.cut_of(visit)?;
            StepEvent::Cut {
                node,
                rule: Word(session.setup().options().cut),
                skipped: values::names(session, session.skipped(&cut)),
                because: values::because(session, &cut),
                average: values::average_bounds(session, place, step),
                window,
            }
        }
        Event::Leave { verdict } => StepEvent::Leave {
            node,
            value: Worth::of(verdict.value()),
            verdict: Word(verdict),
            counted_below: trace.tally(visit).map(CountedBelow::from),
            value_exact: values::exact(verdict.value()),
        },
    })
}

fn entered(session: &Session, step: Number, visit: NodeId) -> Entered {
    let reduction = session.trace().reduction(visit);
    // The first step says what is searched, so that a trace needs nothing beside it.
    let is_first = step.0 == 1 && session.game().is_none();
    let is_reduced = reduction.plies > 0;
    Entered {
        node: values::name(session, visit),
        player: Word(session.tree().turn(session.node(visit))),
        reduced: is_reduced.then_some(reduction.plies),
        for_order: (is_reduced && reduction.is_for_order).then_some(Constant),
        tree: is_first.then(|| session.tree().to_string()),
        algorithm: is_first.then_some(Word(session.setup().algorithm)),
        window: windowed(session, step, visit),
    }
}

fn windowed(session: &Session, step: Number, visit: NodeId) -> Windowed {
    let window = session.trace().window(visit, step);
    let far = window.far_end();
    let (alpha, beta) = (window.alpha.value, window.beta.value);
    Windowed {
        alpha: Worth::of(alpha),
        beta: Worth::of(beta),
        alpha_exact: values::exact(alpha),
        beta_exact: values::exact(beta),
        null_window: far.and_then(|far| values::null_window(session, far, window.bound(far))),
    }
}

/// An entry of the transposition table.
fn entry(session: &Session, entry: Entry) -> TableEntry {
    let store = session.trace().store(entry.number);
    TableEntry {
        value: Worth::of(entry.verdict.value()),
        verdict: Word(entry.verdict),
        stored_at: store.map(|store| store.step.0),
        value_exact: values::exact(entry.verdict.value()),
    }
}
