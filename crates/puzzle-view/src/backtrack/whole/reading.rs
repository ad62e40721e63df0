//! Accessible names of nodes of a whole tree.

use plyscope_i18n::{texts, Lang};
use plyscope_search::bidi;

use super::{NodeId, State, WholeTree};

impl WholeTree {
    /// The name of a node: of a digit, with its cell.
    #[must_use]
    pub fn name(&self, id: NodeId, lang: Lang) -> String {
        let node = self.node(id);
        match (&node.cell, node.parent) {
            (_, None) => texts::whole_root(lang),
            (Some(cell), _) => format!("{} {}", bidi::isolated(cell), node.label),
            (None, _) => node.label.clone(),
        }
    }

    /// The accessible name of a node, with its collapsed part.
    #[must_use]
    pub fn reading(&self, id: NodeId, step: u64, folded: bool, lang: Lang) -> String {
        let node = self.node(id);
        let state = match self.state(id, step) {
            State::NotTried => texts::whole_not_tried(lang),
            State::Open => texts::whole_open(lang),
            State::DeadEnd => texts::whole_dead_end(lang),
            State::Pruned => texts::whole_pruned(lang),
            State::Led => {
                let number = lang.number(node.solutions);
                texts::whole_led(lang, &number, node.solutions as usize)
            }
            State::Solution => texts::whole_solution(lang),
        };
        let name = self.name(id, lang);
        if !folded {
            return texts::whole_node(lang, &name, &state);
        }
        let count = lang.number(node.below);
        let below = match self.state(id, step) {
            State::NotTried => texts::whole_below_later(lang, &count),
            _ => texts::whole_below(lang, &count),
        };
        format!("{}; {below}", texts::whole_node(lang, &name, &state))
    }
}
