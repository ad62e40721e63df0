//! What is inferred from an assignment: values of other variables that it rules out.

use std::collections::VecDeque;

use plyscope_search::Choice as Named;

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

/// Leaves the neighbours of an assigned variable the values that are allowed, and those who share a
/// constraint on several variables with it the values that are supported, each constraint once; returns
/// the first variable whose domain is empty then. With such constraints it is nFC2 of Bessière, Meseguer,
/// Freuder & Larrosa, "On forward checking for non-binary constraint satisfaction", *Artificial
/// Intelligence* 141 (2002).
pub(super) fn forward_checked(
    network: &impl Network,
    domains: &mut [Choices],
    (variable, value): (Variable, Choice),
    neighbours: &[Variable],
    is_open: impl Fn(Variable) -> bool,
) -> Option<Variable> {
    for &other in neighbours {
        let domain = &mut domains[other.index()];
        *domain = domain.and(network.supports(variable, value, other));
    }
    let emptied = neighbours.iter().copied().find(|other| domains[other.index()].is_empty());
    emptied.or_else(|| {
        let scopes = network.scopes().iter().enumerate();
        let mut shared = scopes.filter(|(_, scope)| scope.contains(&variable));
        shared.find_map(|(constraint, _)| revised(network, domains, constraint, &is_open).err())
    })
}

/// Leaves the open variables of a constraint the values that are supported, one after the other. Returns
/// those that lost some, or as an error the first whose domain is empty then.
fn revised(
    network: &impl Network,
    domains: &mut [Choices],
    constraint: usize,
    is_open: impl Fn(Variable) -> bool,
) -> Result<Vec<Variable>, Variable> {
    let mut changed = Vec::new();
    for &variable in network.scopes()[constraint].iter().filter(|&&variable| is_open(variable)) {
        let kept = network.supported(constraint, domains, variable);
        if kept.is_empty() {
            domains[variable.index()] = kept;
            return Err(variable);
        }
        if kept != domains[variable.index()] {
            domains[variable.index()] = kept;
            changed.push(variable);
        }
    }
    Ok(changed)
}

/// Makes arcs consistent, and then the constraints on several variables too, until nothing changes:
/// generalized arc consistency. Returns the first variable whose domain is empty, if there is one.
pub(super) fn consistent(
    network: &impl Network,
    domains: &mut [Choices],
    mut arcs: VecDeque<(Variable, Variable)>,
    is_open: impl Fn(Variable) -> bool,
) -> Option<Variable> {
    loop {
        if let Some(emptied) = arc_consistent(network, domains, std::mem::take(&mut arcs)) {
            return Some(emptied);
        }
        let mut changed = Vec::new();
        for constraint in 0..network.scopes().len() {
            match revised(network, domains, constraint, &is_open) {
                Ok(more) => changed.extend(more),
                Err(emptied) => return Some(emptied),
            }
        }
        if changed.is_empty() {
            return None;
        }
        for variable in changed {
            let neighbours = network.neighbours(variable).iter();
            arcs.extend(neighbours.map(|&other| (other, variable)));
        }
    }
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

impl Named for Inference {
    const NAME: &'static str = "inference";
    const ALL: &'static [(&'static str, Self)] = &[
        ("none", Self::None),
        ("forward-checking", Self::ForwardChecking),
        ("arc-consistency", Self::ArcConsistency),
    ];
}
