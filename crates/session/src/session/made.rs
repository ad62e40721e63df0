//! Making a session of a finished search.

use std::rc::Rc;

use plyscope_games::unfold::Unfolded;
use plyscope_games::MoveNames;
use plyscope_layout::expansion::Expansion;
use plyscope_layout::visits::Visits;
use plyscope_layout::Layout;
use plyscope_search::algo::{Fail, Windows};
use plyscope_search::{Event, GameTree, NodeId, Trace, TreeNode, Value, Verdict};

use super::counts::Counts;
use super::{Search, Session, View};
use crate::program::Program;
use crate::subject::{Played, Subject};
use plyscope_drawing::metrics;
use plyscope_i18n::numerals;
use plyscope_i18n::Lang;
use plyscope_setup::catalog::GameSpec;
use plyscope_setup::rules::Rules;
use plyscope_setup::Setup;

impl Session {
    /// A search on a given tree.
    #[must_use]
    pub fn of_tree(tree: GameTree, setup: Setup, trace: Trace) -> Self {
        let mut node_of: Vec<TreeNode> = Vec::with_capacity(trace.node_count());
        for visit in (0..trace.node_count() as u32).map(NodeId) {
            let above = trace.parent(visit).map(|parent: NodeId| node_of[parent.index()]);
            let node = above
                .and_then(|above| tree.child(above, trace.by(visit).0 as usize))
                .unwrap_or(TreeNode::ROOT);
            node_of.push(node);
        }
        Self::assemble(Subject::Tree, tree, setup, trace, node_of, None)
    }

    /// What another program did on a given tree, with the node of each visit.
    #[must_use]
    pub fn of_program(
        tree: GameTree,
        trace: Trace,
        node_of: Vec<TreeNode>,
        program: Program,
    ) -> Self {
        Self::assemble(Subject::Tree, tree, Setup::default(), trace, node_of, Some(program))
    }

    /// A search on a game, with its visited part, and the names of the moves where the rules may
    /// not be available.
    #[must_use]
    pub fn of_game(
        spec: GameSpec,
        rules: Box<dyn Rules>,
        setup: Setup,
        trace: Trace,
        unfolded: Unfolded,
        names: Option<MoveNames>,
    ) -> Self {
        let Unfolded { tree, moves, node_of } = unfolded;
        let played = Played::new(spec, rules, moves, names);
        Self::assemble(Subject::Game(played), tree, setup, trace, node_of, None)
    }

    /// Puts a session together from its parts.
    fn assemble(
        subject: Subject,
        tree: GameTree,
        setup: Setup,
        trace: Trace,
        node_of: Vec<TreeNode>,
        program: Option<Program>,
    ) -> Self {
        let visits = Visits::new(node_of, tree.len());
        let (size, height) = measure(&tree);
        let values: Vec<Value> = match subject {
            Subject::Tree => tree.nodes().filter_map(|node| tree.leaf_value(node)).collect(),
            Subject::Game(_) => leaf_values(&trace),
        };
        let has_numbers = values.iter().any(|value| value.is_number());
        let is_fraction = |value: &Value| {
            value.is_number() && value.as_millionths().is_none_or(|count| count % 1_000_000 != 0)
        };
        let numbers = || values.iter().copied().filter(|value| value.as_fraction().is_some());
        let value_range = numbers().min().zip(numbers().max());
        let expansion = match subject {
            Subject::Tree => Expansion::Whole,
            Subject::Game(_) => Expansion::at_first(&tree, &visits, &trace),
        };
        let widest_bound = match &program {
            None if !tree.has_chance() => {
                widest(bounds(&values, &setup, &trace).chain(stood_pat(&trace)))
            }
            // A program may return anything, and averages are no values of leaves.
            _ => widest(returned(&trace)),
        };
        let layout = Layout::of_expansion(&tree, &expansion, |node| height[node.index()]);
        let counts = Counts::new(&trace, &visits, &tree, &size);
        let search = Search {
            subject,
            tree,
            setup,
            trace,
            visits,
            size,
            height,
            value_range,
            has_numbers,
            has_fractions: values.iter().any(is_fraction),
            widest_value: widest(values.iter().copied()),
            widest_bound,
            counts,
            program,
        };
        Self { search: Rc::new(search), view: Rc::new(View { expansion, layout }) }
    }
}

/// The values of the visited nodes below which nothing was visited.
fn leaf_values(trace: &Trace) -> Vec<Value> {
    let visits = (0..trace.node_count() as u32).map(NodeId);
    let leaves = visits.filter(|&visit| trace.is_childless(visit));
    let end = trace.last_step();
    leaves.filter_map(|visit| trace.verdict(visit, end)).map(Verdict::value).collect()
}

/// What standing pat was worth, at the positions where it could be.
fn stood_pat(trace: &Trace) -> impl Iterator<Item = Value> + '_ {
    let visits = (0..trace.node_count() as u32).map(NodeId);
    visits.filter_map(|visit| trace.stand_pat(visit, trace.last_step()))
}

/// The values that nodes were left with.
fn returned(trace: &Trace) -> impl Iterator<Item = Value> + '_ {
    let visits = (0..trace.node_count() as u32).map(NodeId);
    visits.filter_map(|visit| trace.verdict(visit, trace.last_step())).map(Verdict::value)
}

/// The values that a bound may have that no leaf has, whatever the search finds: the ends of its first
/// window, and those of null windows, where they are returned.
fn bounds<'a>(
    values: &'a [Value],
    setup: &Setup,
    trace: &Trace,
) -> impl Iterator<Item = Value> + 'a {
    let first = trace.passes().next().and_then(|pass| trace.event(pass.begins));
    let ends = match first {
        Some(Event::Begin { window, .. }) => vec![window.alpha, window.beta],
        _ => Vec::new(),
    };
    let is_null = setup.algorithm.descriptor().windows == Windows::Null;
    let beside = move |value: &Value| {
        let near = (is_null && value.is_number()).then(|| [value.next_down(), value.next_up()]);
        near.into_iter().flatten().filter(|near| near.is_number())
    };
    // A search that returns the best it found returns values of leaves, or of standing pat.
    let returns_ends = setup.fail != Fail::Soft;
    ends.into_iter().chain(values.iter().flat_map(beside)).filter(move |_| returns_ends)
}

/// The width of the widest of some values in any language, in units of the font's size.
fn widest(values: impl Iterator<Item = Value>) -> f64 {
    let of = |value: Value| match value.as_millionths() {
        Some(count) if value.is_number() => metrics::number_ems(count),
        _ => Lang::ALL
            .map(|lang| metrics::ems(&numerals::value(lang, value)))
            .into_iter()
            .fold(0.0, f64::max),
    };
    values.map(of).fold(0.0, f64::max)
}

/// The size and the height of every subtree.
fn measure(tree: &GameTree) -> (Vec<u32>, Vec<u16>) {
    let (mut size, mut height) = (vec![1_u32; tree.len()], vec![0_u16; tree.len()]);
    // Children come after their parents, so backwards every node is complete when it is read.
    for node in tree.nodes().rev() {
        if let Some(parent) = tree.parent(node) {
            size[parent.index()] += size[node.index()];
            height[parent.index()] = height[parent.index()].max(height[node.index()] + 1);
        }
    }
    (size, height)
}
