//! A partial assignment, with the domains that are left.

use super::inference::{consistent, forward_checked, Inference};
use super::{Network, Variable};
use crate::backtrack::{Choice, Choices};

/// The variables assigned so far, and what is left for the others.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Assignment {
    now: Frame,
    /// How it was before each of the assignments, the oldest first.
    before: Vec<Frame>,
}

/// What is known after an assignment.
#[derive(Clone, PartialEq, Eq, Debug)]
struct Frame {
    /// The value of each variable, if it has one.
    values: Vec<Option<Choice>>,
    /// The values that inference has left for each variable.
    domains: Vec<Choices>,
    /// The variable whose domain inference has emptied.
    emptied: Option<Variable>,
    next: Option<Variable>,
    /// The values of the next variable, in the order in which they are tried.
    order: Vec<Choice>,
}

impl Assignment {
    /// Nothing is assigned, but for what is given.
    pub(super) fn of(network: &impl Network) -> Self {
        let domains = all(network).map(|variable| network.domain(variable)).collect();
        let values = (0..network.variables()).map(|number| network.given(Variable(number)));
        let (values, order) = (values.collect(), Vec::new());
        Self {
            now: Frame { values, domains, emptied: None, next: None, order },
            before: Vec::new(),
        }
    }

    /// The value of a variable, if it has one.
    #[must_use]
    pub fn value(&self, variable: Variable) -> Option<Choice> {
        self.now.values.get(variable.index()).copied().flatten()
    }

    /// The values that inference has left for a variable, or for an auxiliary one; the only one if it is
    /// assigned.
    #[must_use]
    pub fn domain(&self, variable: Variable) -> Choices {
        self.now.domains.get(variable.index()).copied().unwrap_or_default()
    }

    /// The first variable whose domain inference has emptied, so that no solution goes on.
    #[must_use]
    pub const fn emptied(&self) -> Option<Variable> {
        self.now.emptied
    }

    /// The variable that is assigned next, or whose domain is empty; `None` if all are assigned.
    #[must_use]
    pub const fn next(&self) -> Option<Variable> {
        self.now.next
    }

    /// The values of the next variable, in the order in which they are tried.
    #[must_use]
    pub fn order(&self) -> &[Choice] {
        &self.now.order
    }

    /// The values that the last assignment has removed from the domains of other variables, auxiliary
    /// ones included; at the root those that were removed before the search.
    #[must_use]
    pub fn removed(&self, network: &impl Network) -> Vec<(Variable, Choices)> {
        let unassigned = all(network).filter(|&variable| self.value(variable).is_none());
        let removed = unassigned.map(|variable| {
            let before = match self.before.last() {
                Some(frame) => frame.domains[variable.index()],
                None => network.domain(variable),
            };
            (variable, before.without(self.domain(variable)))
        });
        removed.filter(|(_, values)| !values.is_empty()).collect()
    }

    pub(super) fn assign(&mut self, variable: Variable, value: Choice) {
        self.before.push(self.now.clone());
        self.now.values[variable.index()] = Some(value);
        self.now.domains[variable.index()] = [value].into_iter().collect();
    }

    /// Removes what an assignment rules out.
    pub(super) fn infer(
        &mut self,
        network: &impl Network,
        inference: Inference,
        variable: Variable,
        value: Choice,
    ) {
        let Frame { values, domains, emptied, .. } = &mut self.now;
        let is_open = |other: Variable| values.get(other.index()).is_none_or(Option::is_none);
        let neighbours = network.neighbours(variable).iter().copied();
        let neighbours: Vec<Variable> = neighbours.filter(|&other| is_open(other)).collect();
        *emptied = match inference {
            Inference::None => None,
            Inference::ForwardChecking => {
                forward_checked(network, domains, (variable, value), &neighbours, is_open)
            }
            Inference::ArcConsistency => {
                let arcs = neighbours.into_iter().map(|other| (other, variable)).collect();
                consistent(network, domains, arcs, is_open)
            }
        };
    }

    /// Removes what no solution has, before anything is assigned: what the given values rule out, and
    /// what is not consistent.
    pub(super) fn infer_at_the_root(&mut self, network: &impl Network, inference: Inference) {
        let all = || (0..network.variables()).map(Variable);
        match inference {
            Inference::None => {}
            Inference::ForwardChecking => {
                for variable in all() {
                    let (Some(value), None) = (network.given(variable), self.now.emptied) else {
                        continue;
                    };
                    self.infer(network, inference, variable, value);
                }
            }
            Inference::ArcConsistency => {
                let arcs = all().flat_map(|from| {
                    network.neighbours(from).iter().map(move |&to| (from, to)).collect::<Vec<_>>()
                });
                let Frame { values, domains, emptied, .. } = &mut self.now;
                let is_open =
                    |other: Variable| values.get(other.index()).is_none_or(Option::is_none);
                *emptied = consistent(network, domains, arcs.collect(), is_open);
            }
        }
    }

    pub(super) fn go_to(&mut self, next: Option<Variable>, order: Vec<Choice>) {
        self.now.next = next;
        self.now.order = order;
    }

    pub(super) fn take_back(&mut self) {
        if let Some(before) = self.before.pop() {
            self.now = before;
        }
    }
}

/// All variables, the auxiliary ones at the end.
fn all<N: Network>(network: &N) -> impl Iterator<Item = Variable> + use<N> {
    (0..network.variables() + network.auxiliary()).map(Variable)
}
