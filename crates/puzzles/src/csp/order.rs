//! Which variable is assigned next, and which of its values is tried first.

use std::cmp::Reverse;

use plyscope_search::Choice as Named;

use super::{Assignment, Csp, Network, Variable};
use crate::backtrack::{Choice, Choices};

/// Which variable is assigned next.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum VariableOrder {
    /// The first one, in the given order.
    #[default]
    Given,
    /// One with the fewest values left (minimum remaining values); of equals the first.
    FewestValues,
    /// The same; of equals one with the most constraints on others without a value (degree), and of
    /// these the first.
    FewestValuesThenDegree,
}

/// Which value of a variable is tried first.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum ValueOrder {
    /// The first one, in the given order.
    #[default]
    Given,
    /// The one that rules out the fewest values of neighbours (least constraining value); of equals the
    /// first.
    LeastConstraining,
}

impl VariableOrder {
    pub(super) fn next<N: Network>(
        self,
        csp: &Csp<N>,
        assignment: &Assignment,
    ) -> Option<Variable> {
        let all = (0..csp.network.variables()).map(Variable);
        let mut open = all.filter(|&variable| assignment.value(variable).is_none());
        let left = |variable: Variable| csp.open_values(assignment, variable).len();
        let degree = |variable: Variable| {
            let neighbours = csp.network.neighbours(variable).iter();
            let pairs = neighbours.filter(|&&other| assignment.value(other).is_none()).count();
            let is_open = |&other: &Variable| {
                other != variable
                    && other.0 < csp.network.variables()
                    && assignment.value(other).is_none()
            };
            let scopes = csp.network.scopes().iter();
            let scopes =
                scopes.filter(|scope| scope.contains(&variable) && scope.iter().any(is_open));
            pairs + scopes.count()
        };
        match self {
            Self::Given => open.next(),
            Self::FewestValues => open.min_by_key(|&variable| left(variable)),
            Self::FewestValuesThenDegree => {
                open.min_by_key(|&variable| (left(variable), Reverse(degree(variable))))
            }
        }
    }
}

impl ValueOrder {
    /// All values of a variable, in the order in which they are tried: also those that cannot be taken,
    /// which come last where it depends on others.
    pub(super) fn of<N: Network>(
        self,
        csp: &Csp<N>,
        assignment: &Assignment,
        variable: Variable,
    ) -> Vec<Choice> {
        let mut values: Vec<Choice> = csp.network.domain(variable).iter().collect();
        if self == Self::LeastConstraining {
            let open = csp.open_values(assignment, variable);
            let neighbours = csp.network.neighbours(variable).iter().copied();
            let unassigned = neighbours.filter(|&other| assignment.value(other).is_none());
            let left = |other| (other, csp.open_values(assignment, other));
            let left: Vec<(Variable, Choices)> = unassigned.map(left).collect();
            // How many values of neighbours without a value are ruled out by a value.
            let ruled_out = |value| -> u32 {
                let supports = |other| csp.network.supports(variable, value, other);
                left.iter().map(|&(other, left)| left.without(supports(other)).len()).sum()
            };
            values.sort_by_cached_key(|&value| (!open.contains(value), ruled_out(value)));
        }
        values
    }
}

impl Named for VariableOrder {
    const NAME: &'static str = "variables";
    const ALL: &'static [(&'static str, Self)] = &[
        ("given", Self::Given),
        ("fewest", Self::FewestValues),
        ("fewest-degree", Self::FewestValuesThenDegree),
    ];
}

impl Named for ValueOrder {
    const NAME: &'static str = "values";
    const ALL: &'static [(&'static str, Self)] =
        &[("given", Self::Given), ("least-constraining", Self::LeastConstraining)];
}
