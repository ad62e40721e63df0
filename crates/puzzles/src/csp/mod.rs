//! Constraint satisfaction: variables, a domain of values for each, and constraints: between pairs of
//! variables, and on several of them together.
//!
//! The words and the methods are those of Russell & Norvig, *Artificial Intelligence: A Modern
//! Approach*, 4th edition (2021), chapter 6.

mod assignment;
mod inference;
mod order;

pub use assignment::Assignment;
pub use inference::{arc_consistent, Inference};
pub use order::{ValueOrder, VariableOrder};

use super::Test;
use crate::backtrack::{Choice, Choices, Puzzle, Status};

/// A variable: its number in the given order, from 0.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Variable(pub u8);

impl Variable {
    /// Its place in a list of all variables.
    #[must_use]
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

/// Variables with their domains, and constraints between pairs of them; and, where there are some,
/// constraints on several variables together. A value is its number in the domain; a set of them is of
/// the type of a set of choices.
pub trait Network {
    /// How many variables there are.
    fn variables(&self) -> u8;

    /// The values that a variable can have, not looking at the others.
    fn domain(&self, variable: Variable) -> Choices;

    /// The value of a variable that has one before the search; that is the only one in its domain.
    fn given(&self, _variable: Variable) -> Option<Choice> {
        None
    }

    /// The variables that share a constraint with a variable: its neighbours in the constraint graph.
    fn neighbours(&self, variable: Variable) -> &[Variable];

    /// The values of a neighbour that a value of a variable allows.
    fn supports(&self, variable: Variable, value: Choice, neighbour: Variable) -> Choices;

    /// How many auxiliary variables there are, numbered after the others. They have domains too, but are
    /// never assigned: their values follow from the others.
    fn auxiliary(&self) -> u8 {
        0
    }

    /// The constraints on several variables together: the variables of each.
    fn scopes(&self) -> &[Vec<Variable>] {
        &[]
    }

    /// The values in the domain of a variable for which the other variables of the constraint with this
    /// number have values in their domains, so that it holds.
    fn supported(&self, _constraint: usize, domains: &[Choices], variable: Variable) -> Choices {
        domains.get(variable.index()).copied().unwrap_or_default()
    }

    /// The first of these constraints that the assigned values break already.
    fn broken(&self, _value: &dyn Fn(Variable) -> Option<Choice>) -> Option<usize> {
        None
    }
}

/// How a network is searched.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Methods {
    /// Which variable is assigned next.
    pub variables: VariableOrder,
    /// Which of its values is tried first.
    pub values: ValueOrder,
    /// What is inferred from an assignment.
    pub inference: Inference,
    /// When values are tested. At the end, the other choices are not used.
    pub test: Test,
}

/// The number by which [`Status::Pruned`] says that a domain became empty.
pub const EMPTY_DOMAIN: u8 = 0;

/// The search of a network, one variable after the other; a choice is a place in the order in which the
/// values of that variable are tried.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Csp<N> {
    network: N,
    methods: Methods,
}

impl<N: Network> Csp<N> {
    /// A search with these methods.
    pub const fn new(network: N, methods: Methods) -> Self {
        Self { network, methods }
    }

    /// What is searched.
    pub const fn network(&self) -> &N {
        &self.network
    }

    /// How it is searched.
    pub const fn methods(&self) -> Methods {
        self.methods
    }

    /// The methods that are used: those that need a test of each value only where there is one.
    fn used(&self) -> Methods {
        match self.methods.test {
            Test::AtOnce => self.methods,
            Test::AtTheEnd => Methods { test: Test::AtTheEnd, ..Methods::default() },
        }
    }

    /// The first assigned neighbour, by number, whose value does not allow a value of a variable; `None`
    /// where all do.
    pub fn conflict(
        &self,
        assignment: &Assignment,
        variable: Variable,
        value: Choice,
    ) -> Option<Variable> {
        let mut neighbours = self.network.neighbours(variable).to_vec();
        neighbours.sort_unstable();
        neighbours.into_iter().find(|&other| {
            let known = assignment.value(other);
            known
                .is_some_and(|known| !self.network.supports(other, known, variable).contains(value))
        })
    }

    /// The first constraint on several variables that a value of a variable would break, by number.
    pub fn broken_by(
        &self,
        assignment: &Assignment,
        variable: Variable,
        value: Choice,
    ) -> Option<usize> {
        self.network.broken(&|other| match other == variable {
            true => Some(value),
            false => assignment.value(other),
        })
    }

    /// The values of a variable that the assigned ones allow, and that inference has left.
    pub fn open_values(&self, assignment: &Assignment, variable: Variable) -> Choices {
        let neighbours = self.network.neighbours(variable).iter();
        let open = neighbours.fold(assignment.domain(variable), |open, &other| {
            match assignment.value(other) {
                Some(value) => open.and(self.network.supports(other, value, variable)),
                None => open,
            }
        });
        let holds = |&value: &Choice| self.broken_by(assignment, variable, value).is_none();
        open.iter().filter(holds).collect()
    }

    /// The first variable without a value, by number, that no value is left for, so that no solution
    /// goes on; `None` where each has one.
    pub fn lost_variable(&self, assignment: &Assignment) -> Option<Variable> {
        let all = (0..self.network.variables()).map(Variable);
        let mut unassigned = all.filter(|&variable| assignment.value(variable).is_none());
        unassigned.find(|&variable| self.open_values(assignment, variable).is_empty())
    }

    /// Whether the assigned variables break a constraint.
    fn is_broken(&self, assignment: &Assignment) -> bool {
        if self.network.broken(&|variable| assignment.value(variable)).is_some() {
            return true;
        }
        (0..self.network.variables()).map(Variable).any(|variable| {
            let value = assignment.value(variable);
            value.is_some_and(|value| self.conflict(assignment, variable, value).is_some())
        })
    }

    /// Chooses the next variable, and the order of its values; one whose domain is empty comes first, if
    /// it is not auxiliary.
    fn go_on(&self, assignment: &mut Assignment) {
        let used = self.used();
        let emptied = assignment.emptied().filter(|emptied| emptied.0 < self.network.variables());
        let next = emptied.or_else(|| used.variables.next(self, assignment));
        let values = next.map(|next| used.values.of(self, assignment, next));
        assignment.go_to(next, values.unwrap_or_default());
    }
}

impl<N: Network> Puzzle for Csp<N> {
    type State = Assignment;

    fn start(&self) -> Assignment {
        let mut assignment = Assignment::of(&self.network);
        assignment.infer_at_the_root(&self.network, self.used().inference);
        self.go_on(&mut assignment);
        assignment
    }

    fn status(&self, assignment: &Assignment) -> Status {
        if assignment.emptied().is_some() {
            return Status::Pruned(EMPTY_DOMAIN);
        }
        let Some(next) = assignment.next() else {
            return match self.methods.test == Test::AtTheEnd && self.is_broken(assignment) {
                true => Status::Open(Choices::NONE),
                false => Status::Solved,
            };
        };
        let all = (0..).map(Choice).zip(assignment.order());
        Status::Open(match self.methods.test {
            Test::AtOnce => {
                let open = self.open_values(assignment, next);
                all.filter(|&(_, &value)| open.contains(value)).map(|(place, _)| place).collect()
            }
            Test::AtTheEnd => all.map(|(place, _)| place).collect(),
        })
    }

    fn candidates(&self, assignment: &Assignment) -> u8 {
        assignment.order().len() as u8
    }

    fn place(&self, assignment: &mut Assignment, choice: Choice) {
        let (Some(next), Some(&value)) =
            (assignment.next(), assignment.order().get(usize::from(choice.0)))
        else {
            return;
        };
        assignment.assign(next, value);
        assignment.infer(&self.network, self.used().inference, next, value);
        self.go_on(assignment);
    }

    fn remove(&self, assignment: &mut Assignment, _: Choice) {
        assignment.take_back();
    }
}
