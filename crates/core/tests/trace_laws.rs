//! Every query of a trace equals a naive replay of its events, at every step.

mod support;

use std::ops::ControlFlow;

use plyscope_core::algo::{alpha_beta, minimax, AlphaBeta, Fail};
use plyscope_core::game::Order;
use plyscope_core::trace::{Best, BoundAt, NodeStatus, RecordStop, Recorder, WindowAt};
use plyscope_core::{
    Bound, CutRule, Event, GameTree, NodeId, Player, Step, Trace, Value, Verdict, Window,
};
use proptest::prelude::*;
use support::tree;

/// All that is known of one node, kept up to date event by event.
#[derive(Clone)]
struct Seen {
    parent: Option<NodeId>,
    player: Player,
    status: NodeStatus,
    window: WindowAt,
    best: Option<Best>,
    verdict: Option<Verdict>,
}

#[derive(Default)]
struct Replay {
    nodes: Vec<Seen>,
    path: Vec<NodeId>,
    last_left: Option<NodeId>,
    focus: Option<NodeId>,
    cuts: usize,
}

impl Replay {
    fn enter(&mut self, player: Player, window: Window) {
        let parent = self.path.last().copied();
        let bound = |bound: Bound| BoundAt {
            value: window.bound(bound),
            set_by: parent.and_then(|parent| self.nodes[parent.index()].window.bound(bound).set_by),
        };
        let window = WindowAt { alpha: bound(Bound::Alpha), beta: bound(Bound::Beta) };
        let node = NodeId(self.nodes.len() as u32);
        let status = NodeStatus::Open;
        self.nodes.push(Seen { parent, player, status, window, best: None, verdict: None });
        self.path.push(node);
        self.focus = Some(node);
    }

    fn apply(&mut self, event: Event) {
        match event {
            Event::Begin { player, window } | Event::Enter { player, window, .. } => {
                self.enter(player, window);
                return;
            }
            _ => {}
        }
        let node = *self.path.last().expect("open");
        self.focus = Some(node);
        let seen = &mut self.nodes[node.index()];
        match event {
            Event::Best { value, window } => {
                seen.best = Some(Best { value, child: self.last_left.expect("a child was left") });
                for (end, now) in
                    [(&mut seen.window.alpha, window.alpha), (&mut seen.window.beta, window.beta)]
                {
                    if end.value != now {
                        *end = BoundAt { value: now, set_by: Some(node) };
                    }
                }
            }
            Event::Cut { .. } => self.cuts += 1,
            Event::Leave { verdict } => {
                seen.status = NodeStatus::Done;
                seen.verdict = Some(verdict);
                self.last_left = self.path.pop();
            }
            Event::Begin { .. } | Event::Enter { .. } => unreachable!("handled above"),
        }
    }

    fn agrees(&self, trace: &Trace, step: Step) -> Result<(), TestCaseError> {
        prop_assert_eq!(trace.visible(step), self.nodes.len());
        prop_assert_eq!(trace.focus(step), self.focus);
        prop_assert_eq!(trace.cut_count(step), self.cuts);
        let up: Vec<_> = trace.path(step).collect();
        let expected = std::iter::successors(self.focus, |node| self.nodes[node.index()].parent);
        prop_assert_eq!(up, expected.collect::<Vec<_>>());
        for (index, seen) in self.nodes.iter().enumerate() {
            let node = NodeId(index as u32);
            prop_assert_eq!(trace.status(node, step), seen.status);
            prop_assert_eq!(trace.verdict(node, step), seen.verdict);
            prop_assert_eq!(trace.best(node, step), seen.best);
            prop_assert_eq!(trace.window(node, step), seen.window);
            prop_assert_eq!(trace.player(node), seen.player);
        }
        for later in self.nodes.len()..trace.node_count() {
            let later = NodeId(later as u32);
            prop_assert_eq!(trace.status(later, step), NodeStatus::NotVisited);
            prop_assert_eq!(trace.verdict(later, step), None);
        }
        Ok(())
    }
}

fn check(trace: &Trace, events: &[Event]) -> Result<(), TestCaseError> {
    prop_assert_eq!(trace.last_step(), Step(events.len() as u32));
    let mut replay = Replay::default();
    replay.agrees(trace, Step::START)?;
    for (index, &event) in events.iter().enumerate() {
        let step = Step(index as u32 + 1);
        prop_assert_eq!(trace.event(step), Some(event));
        replay.apply(event);
        replay.agrees(trace, step)?;
    }
    prop_assert_eq!(trace.event(Step(events.len() as u32 + 1)), None);
    Ok(())
}

fn recorded(tree: &GameTree, options: &AlphaBeta) -> Trace {
    let mut recorder = Recorder::new();
    alpha_beta(tree, options, &mut recorder).expect("no limit");
    recorder.finish()
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(1500))]

    #[test]
    fn minimax_traces_equal_their_replay(tree in tree()) {
        let mut events: Vec<Event> = Vec::new();
        let Ok(_) = minimax(&tree, Order::RightToLeft, &mut events);
        let mut recorder = Recorder::new();
        minimax(&tree, Order::RightToLeft, &mut recorder).expect("no limit");
        let trace = recorder.finish();
        prop_assert!(!trace.uses_windows());
        check(&trace, &events)?;
    }

    #[test]
    fn alpha_beta_traces_equal_their_replay(
        tree in tree(),
        strict in any::<bool>(),
        hard in any::<bool>(),
        narrow in any::<bool>(),
    ) {
        let options = AlphaBeta {
            cut: if strict { CutRule::Above } else { CutRule::AtLeast },
            fail: if hard { Fail::Hard } else { Fail::Soft },
            window: if narrow {
                Window { alpha: Value::whole(-3).expect("in range"), beta: Value::WIN }
            } else {
                Window::FULL
            },
            ..AlphaBeta::default()
        };
        let mut events: Vec<Event> = Vec::new();
        let Ok(_) = alpha_beta(&tree, &options, &mut events);
        check(&recorded(&tree, &options), &events)?;
    }

    #[test]
    fn a_search_that_is_ended_early_leaves_a_readable_trace(tree in tree(), limit in 0_u32..40) {
        let mut events: Vec<Event> = Vec::new();
        let Ok(_) = alpha_beta(&tree, &AlphaBeta::default(), &mut events);
        let mut recorder = Recorder::new().with_limit(limit);
        let ended = alpha_beta(&tree, &AlphaBeta::default(), &mut recorder);
        let trace = recorder.finish();
        if events.len() > limit as usize {
            prop_assert_eq!(ended, Err(RecordStop::TooLong { limit }));
            prop_assert_eq!(trace.result(), None);
            check(&trace, &events[..limit as usize])?;
        } else {
            prop_assert_eq!(Ok(trace.result()), ended.map(Some));
        }
    }

    #[test]
    fn every_cut_is_because_of_the_ancestor_that_set_the_bound(tree in tree()) {
        let trace = recorded(&tree, &AlphaBeta::default());
        for cut in trace.cuts() {
            let window = trace.window(cut.node, cut.step);
            prop_assert!(window.window().is_closed(CutRule::AtLeast));
            prop_assert_eq!(window.bound(cut.met), cut.because);
            let ancestor = cut.because.set_by.expect("the start window is open");
            prop_assert_eq!(trace.player(ancestor), trace.player(cut.node).opponent());
            prop_assert!(trace.path(cut.step).any(|node| node == ancestor));
            prop_assert_eq!(trace.best(ancestor, cut.step).map(|best| best.value), Some(cut.because.value));
            prop_assert_eq!(trace.cut_of(cut.node), Some(cut));
        }
    }
}

#[test]
fn a_watcher_sees_progress_and_can_cancel() {
    let text = format!("({})", "(1 2 3 4 5 6 7 8 9) ".repeat(10_000));
    let tree = GameTree::parse(&text).expect("a tree");
    let mut seen = Vec::new();
    let mut recorder = Recorder::new().with_watcher(|step| {
        seen.push(step);
        if seen.len() < 3 {
            ControlFlow::Continue(())
        } else {
            ControlFlow::Break(())
        }
    });
    assert_eq!(minimax(&tree, Order::LeftToRight, &mut recorder), Err(RecordStop::Cancelled));
    drop(recorder);
    assert_eq!(seen, [Step(65_536), Step(131_072), Step(196_608)]);
}
