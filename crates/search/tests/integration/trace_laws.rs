//! Every query of a trace equals a naive replay of its events, at every step.

use std::collections::BTreeSet;
use std::ops::ControlFlow;

use crate::support::chance::chance_tree;
use crate::support::noisy::noisy_tree;
use crate::support::passes::pass_tree;
use crate::support::searches::{algorithms_with, options, search};
use crate::support::tree;
use plyscope_search::algo::{
    alpha_beta, minimax, null_move, quiescence, Algorithm, Equals, Feature, Options, Order,
};
use plyscope_search::game::Game;
use plyscope_search::trace::{
    Asked, Best, BoundAt, NodeStatus, Origin, RecordStop, Recorder, WindowAt,
};
use plyscope_search::{
    Bound, CutRule, Event, GameTree, Move, NodeId, Player, Step, Trace, Value, Verdict, Window,
};
use proptest::prelude::*;

/// All that is known of one node, kept up to date event by event.
#[derive(Clone)]
struct Seen {
    parent: Option<NodeId>,
    player: Player,
    status: NodeStatus,
    window: WindowAt,
    best: Option<Best>,
    stand_pat: Option<Value>,
    /// What the table knows of a child.
    in_table: Option<Value>,
    verdict: Option<Verdict>,
}

impl Seen {
    fn tighten(&mut self, node: NodeId, window: Window) {
        let ends = [(&mut self.window.alpha, window.alpha), (&mut self.window.beta, window.beta)];
        for (end, now) in ends {
            if end.value != now {
                *end = BoundAt { value: now, origin: Origin::Best(node) };
            }
        }
    }
}

#[derive(Default)]
struct Replay {
    nodes: Vec<Seen>,
    path: Vec<NodeId>,
    last_left: Option<NodeId>,
    focus: Option<NodeId>,
    cuts: usize,
    /// The window of the first pass.
    start: Option<Window>,
}

impl Replay {
    fn enter(&mut self, by: Option<Move>, player: Player, window: Window) {
        let parent = self.path.last().copied();
        let node = NodeId(self.nodes.len() as u32);
        self.start.get_or_insert(window);
        let bound = |bound: Bound| {
            let above = parent.map(|parent| self.nodes[parent.index()].window.bound(bound));
            let value = window.bound(bound);
            match above {
                Some(above) if above.value == value => Ok(above),
                // A search may open an end.
                _ if parent.is_none() || !value.is_finite() => Ok(BoundAt::start(value)),
                // A null move asks about the other end before anything is best.
                _ if by == Some(Move::NULL) => Err(value),
                // Otherwise only chance passes a window on before anything is best.
                _ => match parent.filter(|above| self.nodes[above.index()].best.is_none()) {
                    Some(above) if self.start.is_some_and(|start| start.bound(bound) != value) => {
                        Ok(BoundAt { value, origin: Origin::Chance(above) })
                    }
                    Some(_) => Ok(BoundAt::start(value)),
                    // The far end of a null window.
                    None => Err(value),
                },
            }
        };
        let far = |value, near: BoundAt| {
            let asked = Asked { value: near.value, of: near.set_by() };
            BoundAt { value, origin: Origin::NullWindow(asked) }
        };
        let window = match (bound(Bound::Alpha), bound(Bound::Beta)) {
            (Ok(alpha), Ok(beta)) => WindowAt { alpha, beta },
            (Ok(alpha), Err(beta)) => WindowAt { alpha, beta: far(beta, alpha) },
            (Err(alpha), Ok(beta)) => WindowAt { alpha: far(alpha, beta), beta },
            (Err(_), Err(_)) => panic!("a null window has one end of the window around it"),
        };
        let status = NodeStatus::Open;
        let (best, stand_pat, in_table, verdict) = (None, None, None, None);
        let seen = Seen { parent, player, status, window, best, stand_pat, in_table, verdict };
        self.nodes.push(seen);
        self.path.push(node);
        self.focus = Some(node);
    }

    fn apply(&mut self, event: Event) {
        match event {
            Event::Begin { player, window, .. } => return self.enter(None, player, window),
            Event::Enter { by, player, window, .. } => return self.enter(Some(by), player, window),
            _ => {}
        }
        let node = *self.path.last().expect("open");
        self.focus = Some(node);
        let seen = &mut self.nodes[node.index()];
        match event {
            Event::Best { value, window } => {
                seen.best = Some(Best { value, child: self.last_left.expect("a child was left") });
                seen.tighten(node, window);
            }
            Event::Extend { stand_pat, window } => {
                seen.stand_pat = stand_pat;
                seen.tighten(node, window);
            }
            Event::ProbeChild { found, window, .. } => {
                seen.in_table = Some(found.verdict.value());
                seen.tighten(node, window);
            }
            Event::Cut { .. } => self.cuts += 1,
            Event::Keep { .. }
            | Event::Evaluate { .. }
            | Event::Probe { .. }
            | Event::Store { .. } => {}
            Event::Leave { verdict } => {
                seen.status = NodeStatus::Done;
                seen.verdict = Some(verdict);
                self.last_left = self.path.pop();
            }
            Event::Begin { .. } | Event::Enter { .. } => unreachable!("handled above"),
        }
    }

    /// The child that an event compares with the best so far, by the events before it.
    fn compared(&self, event: Event) -> Option<NodeId> {
        self.last_left.filter(|_| matches!(event, Event::Best { .. } | Event::Keep { .. }))
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
            prop_assert_eq!(trace.stand_pat(node, step), seen.stand_pat);
            let best_value = seen.best.map(|best| best.value).or(seen.stand_pat).or(seen.in_table);
            prop_assert_eq!(trace.best_value(node, step), best_value);
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
        prop_assert_eq!(trace.compared(step), replay.compared(event));
        replay.apply(event);
        replay.agrees(trace, step)?;
    }
    prop_assert_eq!(trace.event(Step(events.len() as u32 + 1)), None);
    Ok(())
}

fn backwards() -> Options {
    Options { order: Order::RightToLeft, ..Options::default() }
}

fn recorded(tree: &GameTree, options: &Options) -> Trace {
    let mut recorder = Recorder::new();
    alpha_beta(tree, options, &mut recorder).expect("no limit");
    recorder.finish()
}

/// Dropping the lowest plies leaves what never recording them leaves.
fn check_dropping<G: Game>(
    game: &G,
    search: Algorithm,
    options: &Options,
    most: usize,
) -> Result<(), TestCaseError> {
    let record = |mut recorder: Recorder<'_>| {
        search.run(game, options, &mut recorder).expect("no limit");
        recorder.finish()
    };
    let roomy = record(Recorder::new());
    let thinned = record(Recorder::new().with_at_most(most));
    let ply_of = |trace: &Trace, node| {
        std::iter::successors(Some(node), |&node| trace.parent(node)).count() - 1
    };
    let nodes = || (0..thinned.node_count() as u32).map(NodeId);
    let last_ply = nodes().find(|&node| thinned.tally(node).is_some());
    let last_ply = last_ply.map(|node| ply_of(&thinned, node));
    let shallow = record(match last_ply {
        Some(ply) => Recorder::new().with_last_ply(ply),
        None => Recorder::new(),
    });
    let lowest = nodes().map(|node| ply_of(&thinned, node)).max();
    prop_assert!(lowest <= Some(1) || thinned.node_count() <= most);
    prop_assert_eq!(thinned.visited(), roomy.node_count() as u64);
    prop_assert_eq!(thinned.result(), roomy.result());
    prop_assert_eq!(thinned.last_step(), shallow.last_step());
    for step in (0..=shallow.last_step().0).map(Step) {
        prop_assert_eq!(thinned.event(step), shallow.event(step));
        prop_assert_eq!(thinned.focus(step), shallow.focus(step));
        prop_assert_eq!(thinned.compared(step), shallow.compared(step));
    }
    for node in nodes() {
        prop_assert_eq!(thinned.tally(node), shallow.tally(node));
        let end = thinned.last_step();
        prop_assert_eq!(thinned.window(node, end), shallow.window(node, end));
        prop_assert_eq!(thinned.best(node, end), shallow.best(node, end));
        prop_assert_eq!(thinned.verdict(node, end), shallow.verdict(node, end));
    }
    // Leaves and cuts are counted once each, recorded or not.
    let leaves = |trace: &Trace| {
        (0..trace.node_count() as u32)
            .map(NodeId)
            .filter(|&node| {
                trace.tally(node).is_none()
                    && (node.0 + 1 == trace.node_count() as u32
                        || trace.parent(NodeId(node.0 + 1)) != Some(node))
            })
            .count() as u64
            + trace.tallied().leaves
    };
    prop_assert_eq!(leaves(&thinned), leaves(&roomy));
    prop_assert_eq!(
        thinned.cuts().len() as u64 + thinned.tallied().cuts,
        roomy.cuts().len() as u64,
    );
    // A range of nodes has the counts of its nodes, and of no other.
    let count = thinned.node_count();
    for node in 0..count {
        let of = |nodes| thinned.tallied_in(nodes).nodes;
        let own = thinned.tally(NodeId(node as u32)).map_or(0, |tally| tally.nodes);
        prop_assert_eq!(of(node..node + 1), own);
        prop_assert_eq!(of(0..node) + of(node..count), thinned.tallied().nodes);
    }
    Ok(())
}

/// The nodes whose value may rest on that of `node`: those above it, up to one that was searched only to find
/// out which move comes first.
fn counts_for(trace: &Trace, node: NodeId) -> impl Iterator<Item = NodeId> + '_ {
    let above = |&node: &NodeId| trace.parent(node).filter(|_| !trace.reduction(node).is_for_order);
    std::iter::successors(Some(node), above)
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(1500))]

    #[test]
    fn minimax_traces_equal_their_replay(tree in tree()) {
        let mut events: Vec<Event> = Vec::new();
        let Ok(_) = minimax(&tree, &backwards(), &mut events);
        let mut recorder = Recorder::new();
        minimax(&tree, &backwards(), &mut recorder).expect("no limit");
        let trace = recorder.finish();
        check(&trace, &events)?;
    }

    /// With chance, the ends of windows come from the start, from a best child or from a chance node.
    #[test]
    fn traces_with_chance_equal_their_replay(
        tree in chance_tree(),
        search in algorithms_with(|search| search.offers(Feature::Chance)),
        options in options(),
    ) {
        let mut events: Vec<Event> = Vec::new();
        let Ok(_) = search.run(&tree, &options, &mut events);
        let mut recorder = Recorder::new();
        search.run(&tree, &options, &mut recorder).expect("no limit");
        let trace = recorder.finish();
        check(&trace, &events)?;
        let mut places = vec![tree.root()];
        for node in (1..trace.node_count() as u32).map(NodeId) {
            let above = trace.parent(node).expect("below the root");
            places.push(tree.play(&places[above.index()], trace.by(node)));
            let WindowAt { alpha, beta } = trace.entry_window(node);
            for end in [alpha, beta] {
                let is_chance = |at: NodeId| tree.is_chance(places[at.index()].node);
                match end.origin {
                    Origin::Chance(chance) => prop_assert!(is_chance(chance)),
                    Origin::Best(player) => prop_assert!(!is_chance(player)),
                    Origin::Start => {
                        let range = [tree.range().alpha, tree.range().beta];
                        prop_assert!(!end.value.is_finite() || range.contains(&end.value));
                    }
                    Origin::NullWindow(_) | Origin::Unknown => prop_assert!(false, "{:?}", end),
                }
            }
        }
    }

    #[test]
    fn traces_equal_their_replay(tree in tree(), search in search(), options in options()) {
        let mut events: Vec<Event> = Vec::new();
        let Ok(_) = search.run(&tree, &options, &mut events);
        let mut recorder = Recorder::new();
        search.run(&tree, &options, &mut recorder).expect("no limit");
        check(&recorder.finish(), &events)?;
    }

    /// What a player has by standing pat is a bound like that of a best child.
    #[test]
    fn traces_beyond_the_horizon_equal_their_replay(
        game in noisy_tree(),
        options in options(),
        depth in 0_u16..4,
    ) {
        let options = Options { depth: Some(depth), ..options };
        let mut events: Vec<Event> = Vec::new();
        let Ok(_) = quiescence(&game, &options, &mut events);
        let mut recorder = Recorder::new();
        quiescence(&game, &options, &mut recorder).expect("no limit");
        check(&recorder.finish(), &events)?;
    }

    /// What a player has by passing is a bound like that of a best child.
    #[test]
    fn traces_with_null_moves_equal_their_replay(
        game in pass_tree(),
        options in options(),
        depth in 0_u16..7,
    ) {
        let options = Options { depth: Some(depth), ..options };
        let mut events: Vec<Event> = Vec::new();
        let Ok(_) = null_move(&game, &options, &mut events);
        let mut recorder = Recorder::new();
        null_move(&game, &options, &mut recorder).expect("no limit");
        check(&recorder.finish(), &events)?;
    }

    /// A pass is an estimate where it evaluates a node, and so is every node with one of those below it;
    /// but not because of what only says which move comes first, unless the table may have passed that on.
    /// What is no estimate is what a search without a horizon finds.
    #[test]
    fn what_rests_on_the_static_evaluation_is_an_estimate(
        tree in tree(),
        search in search(),
        options in options(),
        last_ply in 0_usize..5,
    ) {
        let record = |mut recorder: Recorder<'_>| {
            search.run(&tree, &options, &mut recorder).expect("no limit");
            recorder.finish()
        };
        let trace = record(Recorder::new());
        let (mut evaluated, mut resting) = (BTreeSet::new(), Vec::new());
        for (number, pass) in trace.passes().enumerate() {
            let end = trace.passes().nth(number + 1).map_or(trace.node_count(), |next| next.root.index());
            let nodes = (pass.root.index()..end).map(|node| NodeId(node as u32));
            let mut at = nodes.filter(|&node| trace.was_evaluated(node)).peekable();
            let is_evaluated = at.peek().is_some();
            if at.any(|node| counts_for(&trace, node).last() == Some(pass.root)) {
                evaluated.insert(pass.horizon);
            }
            let is_expected = evaluated.contains(&pass.horizon);
            let is_possible = is_expected || is_evaluated && options.table.is_some();
            prop_assert!(is_expected <= pass.is_estimate && pass.is_estimate <= is_possible);
        }
        for node in (0..trace.node_count() as u32).map(NodeId).filter(|&node| trace.was_evaluated(node)) {
            let mut counting: Vec<NodeId> = counts_for(&trace, node).collect();
            prop_assert!(counting.iter().all(|&node| trace.is_estimate(node)));
            resting.append(&mut counting);
        }
        // A root is one also for what a pass before has found.
        let is_root = |&node: &NodeId| trace.parent(node).is_none();
        if options.table.is_none() {
            for node in (0..trace.node_count() as u32).map(NodeId).filter(|node| !is_root(node)) {
                prop_assert_eq!(trace.is_estimate(node), resting.contains(&node));
            }
        }
        if trace.last_finished().is_some_and(|pass| !pass.is_estimate) {
            let far = Options { depth: None, window: Window::FULL, table: None, ..options };
            let Ok(truth) = Algorithm::Minimax.run(&tree, &far, &mut plyscope_search::Off);
            prop_assert!(trace.result().expect("finished").admits(truth.value()));
        }
        let shallow = record(Recorder::new().with_last_ply(last_ply));
        let estimates = |trace: &Trace| trace.passes().map(|pass| pass.is_estimate).collect::<Vec<_>>();
        prop_assert_eq!(estimates(&shallow), estimates(&trace));
    }

    /// The hits with their numbers are the probes that found something.
    #[test]
    fn hits_are_counted_one_by_one(tree in tree(), search in search(), options in options()) {
        let options = Options { table: Some(Default::default()), ..options };
        let mut recorder = Recorder::new();
        search.run(&tree, &options, &mut recorder).expect("no limit");
        let trace = recorder.finish();
        let steps = (1..=trace.last_step().0).map(Step);
        let found: Vec<Step> = steps
            .filter(|&step| matches!(trace.event(step), Some(Event::Probe { found: Some(_) })))
            .collect();
        let hits: Vec<Step> =
            (0..).map_while(|number| trace.hit(number)).map(|probe| probe.step).collect();
        prop_assert_eq!(hits, found);
    }

    /// Every child that is left is compared once, right after it was left for the last time; a child that
    /// is visited again before that, with a wider window, is compared after the second visit. A child that is
    /// searched only to find out which move comes first is not compared.
    #[test]
    fn every_child_that_is_left_is_compared_once(
        tree in tree(),
        search in search(),
        options in options(),
    ) {
        let mut recorder = Recorder::new();
        search.run(&tree, &options, &mut recorder).expect("no limit");
        let trace = recorder.finish();
        let steps = (1..=trace.last_step().0).map(Step);
        let compared: Vec<NodeId> = steps.filter_map(|step| trace.compared(step)).collect();
        let is_visited_again = |child: NodeId| {
            let next = trace.left(child).expect("finished").forward(1, trace.last_step());
            let again = trace.focus(next).expect("after the start");
            matches!(trace.event(next), Some(Event::Enter { .. })) && trace.is_second_visit(again)
        };
        let mut children: Vec<NodeId> = (0..trace.node_count() as u32)
            .map(NodeId)
            .filter(|&node| trace.parent(node).is_some() && !is_visited_again(node))
            .filter(|&node| !trace.reduction(node).is_for_order)
            .collect();
        children.sort_by_key(|&child| trace.left(child));
        prop_assert_eq!(&compared, &children);
        for child in children {
            let step = Step(trace.left(child).expect("finished").0 + 1);
            prop_assert_eq!(trace.compared(step), Some(child));
        }
    }

    /// A comparison changes the best, or nothing: it keeps the best exactly where the child is no
    /// better, for `findMax` and `findMin` where it is worse.
    #[test]
    fn what_is_kept_is_at_least_as_good_and_nothing_changes(
        tree in tree(),
        search in search(),
        options in options(),
    ) {
        let mut recorder = Recorder::new();
        search.run(&tree, &options, &mut recorder).expect("no limit");
        let trace = recorder.finish();
        for step in (1..=trace.last_step().0).map(Step) {
            let Some(child) = trace.compared(step) else { continue };
            let node = trace.focus(step).expect("after the start");
            let (before, best) = (trace.best(node, step.back(1)), trace.best(node, step));
            let value = trace.verdict(child, step).expect("it was left").value();
            let is_better = before.is_none_or(|before| {
                trace.player(node).prefers(value, before.value)
                    || search.descriptor().equals == Equals::Last && value == before.value
            });
            match trace.event(step) {
                Some(Event::Keep { value: kept }) => {
                    prop_assert!(!is_better);
                    prop_assert_eq!(kept, value);
                    prop_assert_eq!(best, before);
                    prop_assert_eq!(trace.window(node, step), trace.window(node, step.back(1)));
                    prop_assert_eq!(trace.status(node, step), NodeStatus::Open);
                }
                Some(Event::Best { .. }) => {
                    prop_assert!(is_better);
                    prop_assert_eq!(best, Some(Best { value, child }));
                }
                other => prop_assert!(false, "{:?} compares nothing", other),
            }
        }
    }

    /// Dropping the lowest plies while recording leaves what never recording them leaves.
    #[test]
    fn dropping_plies_leaves_what_a_shallow_recording_has(
        tree in tree(),
        search in search(),
        options in options(),
        most in 4_usize..60,
    ) {
        check_dropping(&tree, search, &options, most)?;
    }

    #[test]
    fn so_it_does_beyond_the_horizon(
        game in noisy_tree(),
        options in options(),
        depth in 0_u16..3,
        most in 4_usize..60,
    ) {
        let options = Options { depth: Some(depth), ..options };
        check_dropping(&game, Algorithm::Quiescence, &options, most)?;
    }

    #[test]
    fn so_it_does_with_null_moves(
        game in pass_tree(),
        options in options(),
        depth in 0_u16..7,
        most in 4_usize..60,
    ) {
        let options = Options { depth: Some(depth), ..options };
        check_dropping(&game, Algorithm::NullMove, &options, most)?;
    }

    #[test]
    fn a_search_that_is_ended_early_leaves_a_readable_trace(tree in tree(), limit in 0_u32..40) {
        let mut events: Vec<Event> = Vec::new();
        let Ok(_) = alpha_beta(&tree, &Options::default(), &mut events);
        let mut recorder = Recorder::new().with_limit(limit);
        let ended = alpha_beta(&tree, &Options::default(), &mut recorder);
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
        let trace = recorded(&tree, &Options::default());
        for cut in trace.cuts() {
            let window = trace.window(cut.node, cut.step);
            prop_assert!(window.window().is_closed(CutRule::AtLeast));
            prop_assert_eq!(window.bound(cut.met), cut.because);
            let ancestor = cut.because.set_by().expect("the start window is open");
            prop_assert_eq!(trace.player(ancestor), trace.player(cut.node).opponent());
            prop_assert!(trace.path(cut.step).any(|node| node == ancestor));
            prop_assert_eq!(trace.best(ancestor, cut.step).map(|best| best.value), Some(cut.because.value));
            prop_assert_eq!(trace.cut_of(cut.node), Some(cut));
        }
    }
}

#[test]
fn a_callback_sees_progress_and_can_cancel() {
    let text = format!("({})", "(1 2 3 4 5 6 7 8 9) ".repeat(10_000));
    let tree = GameTree::parse(&text).expect("a tree");
    let mut seen = Vec::new();
    let mut recorder = Recorder::new().with_progress_callback(|progress| {
        seen.push(progress.step);
        if seen.len() < 3 {
            ControlFlow::Continue(())
        } else {
            ControlFlow::Break(())
        }
    });
    assert_eq!(minimax(&tree, &Options::default(), &mut recorder), Err(RecordStop::Cancelled));
    drop(recorder);
    assert_eq!(seen, [Step(65_536), Step(131_072), Step(196_608)]);
}
