//! What is inferred from an assignment: values of other variables that it rules out.

use std::collections::VecDeque;

use super::{Network, Variable};
use crate::backtrack::{Choice, Choices};

/// What is inferred from an assignment.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Inference {
    /// Nothing: values are tested when they are tried.
    #[default]
    None,
    /// Values of neighbours that the assigned value does not allow. Haralick & Elliott, "Increasing tree
    /// search efficiency for constraint satisfaction problems", *Artificial Intelligence* 14 (1980).
    ForwardChecking,
    /// Values that nothing supports in some neighbour, until every arc is consistent: MAC, maintaining
    /// arc consistency. Sabin & Freuder, "Contradicting conventional wisdom in constraint
    /// satisfaction", *ECAI* (1994).
    ArcConsistency,
}

/// Leaves the neighbours of an assigned variable the values that are allowed; returns the first whose
/// domain is empty then.
pub(super) fn forward_checked(
    network: &impl Network,
    domains: &mut [Choices],
    (variable, value): (Variable, Choice),
    neighbours: &[Variable],
) -> Option<Variable> {
    for &other in neighbours {
        let domain = &mut domains[other.index()];
        *domain = domain.and(network.supports(variable, value, other));
    }
    neighbours.iter().copied().find(|other| domains[other.index()].is_empty())
}

/// AC-3 (Mackworth, "Consistency in networks of relations", *Artificial Intelligence* 8, 1977): makes
/// arcs consistent, and those that depend on them. An arc (x, y) is consistent if every value of x is
/// supported by one of y. Stops at the first variable whose domain is empty, and returns it.
/// O(arcs · values³).
pub fn arc_consistent(
    network: &impl Network,
    domains: &mut [Choices],
    mut arcs: VecDeque<(Variable, Variable)>,
) -> Option<Variable> {
    while let Some((from, to)) = arcs.pop_front() {
        let (own, others) = (domains[from.index()], domains[to.index()]);
        let is_supported =
            |&value: &Choice| !network.supports(from, value, to).and(others).is_empty();
        let kept: Choices = own.iter().filter(is_supported).collect();
        if kept == own {
            continue;
        }
        domains[from.index()] = kept;
        if kept.is_empty() {
            return Some(from);
        }
        let affected = network.neighbours(from).iter().filter(|&&other| other != to);
        arcs.extend(affected.map(|&other| (other, from)));
    }
    None
}
