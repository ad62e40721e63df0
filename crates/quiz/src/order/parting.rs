//! The first difference of an order from the best, with its explanation.

use plyscope_search::{NodeId, TreeNode, Window};

use super::{Arrangement, Order, Plan};
use plyscope_i18n::numerals;
use plyscope_i18n::{texts, Lang};
use plyscope_session::Session;

/// The first difference of an order from the best.
pub(super) struct Parting {
    /// The visit in the search of the answer.
    pub(super) visit: NodeId,
    /// The node, in the tree that is given.
    pub(super) node: TreeNode,
    pub(super) window: Window,
    /// How many leaves are visited there.
    pub(super) leaves: u32,
    pub(super) plan: Plan,
}

impl Order {
    /// The first node whose children do not stand in the best order, though all below them do.
    pub(super) fn parting(&self, answer: &Arrangement) -> Option<Parting> {
        let (performed, before) = self.performed(answer);
        let trace = performed.trace();
        let visits = (0..trace.node_count() as u32).map(NodeId);
        let parting = |visit: NodeId| {
            let node = before[performed.node(visit).index()];
            let window = trace.entry_window(visit).window();
            let leaves = leaves_below(&performed, visit);
            let plan = self.plans.get(node, window).filter(|plan| plan.leaves != leaves)?;
            Some(Parting { visit, node, window, leaves, plan: plan.clone() })
        };
        visits.filter_map(parting).min_by_key(|parting| trace.left(parting.visit))
    }

    /// What an order visits, what the best does, and where they differ.
    pub(super) fn why(&self, answer: &Arrangement, lang: Lang) -> String {
        let count = self.counted(answer, lang);
        match self.parting(answer) {
            Some(parting) => lang.sentences([count, self.describe(&parting, answer, lang)]),
            None => count,
        }
    }

    pub(super) fn describe(&self, parting: &Parting, answer: &Arrangement, lang: Lang) -> String {
        let Parting { node, window, leaves, plan, .. } = parting;
        let tree = self.session.tree();
        let listed = |places: &mut dyn Iterator<Item = usize>| {
            let children = places.filter_map(|place| tree.child(*node, place));
            let names: Vec<_> = children.map(|child| self.name(child, lang)).collect();
            lang.list(&names)
        };
        let places = answer.places(tree, *node);
        let mut cut = places.iter().copied().filter(|place| !plan.visited.contains(place));
        let text = texts::quiz_order_there(
            lang,
            &self.name(*node, lang),
            &numerals::window(lang, *window),
            &listed(&mut places.iter().copied()),
            *leaves as usize,
            &listed(&mut plan.visited.iter().copied()),
            plan.leaves as usize,
        );
        let cut = match listed(&mut cut) {
            names if names.is_empty() => String::new(),
            names => texts::quiz_order_cut(lang, &names),
        };
        lang.sentences([text, cut])
    }
}

/// How many leaves a search visits at and below a node.
pub(super) fn leaves_below(session: &Session, visit: NodeId) -> u32 {
    let trace = session.trace();
    let end = trace.left(visit).map_or(trace.node_count(), |left| trace.visible(left));
    let below = (visit.0..end as u32).map(|visit| session.node(NodeId(visit)));
    below.filter(|&node| session.tree().is_leaf(node)).count() as u32
}
