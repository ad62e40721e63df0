//! Laws of constraint satisfaction: every method finds the solutions that trying everything finds.

use std::cell::Cell;
use std::collections::{BTreeSet, VecDeque};

use crate::support::backtracking::check;
use crate::support::walks::{counted, each_state};
use plyscope_puzzles::backtrack::{Choice, Choices, Puzzle, Status};
use plyscope_puzzles::csp::{
    arc_consistent, Assignment, Csp, Inference, Methods, Network, ValueOrder, Variable,
    VariableOrder,
};
use plyscope_puzzles::Test;
use proptest::collection::vec;
use proptest::prelude::*;

const VARIABLE_ORDERS: [VariableOrder; 3] =
    [VariableOrder::Given, VariableOrder::FewestValues, VariableOrder::FewestValuesThenDegree];
const VALUE_ORDERS: [ValueOrder; 2] = [ValueOrder::Given, ValueOrder::LeastConstraining];
const INFERENCES: [Inference; 3] =
    [Inference::None, Inference::ForwardChecking, Inference::ArcConsistency];

/// Variables of different domains with any constraints.
#[derive(Clone, Debug)]
struct Relations {
    domains: Vec<u8>,
    neighbours: Vec<Vec<Variable>>,
    /// The pairs of values that are not allowed, as the variables and the values.
    forbidden: BTreeSet<(u8, u8, u8, u8)>,
}

impl Relations {
    fn allows(&self, one: (u8, u8), two: (u8, u8)) -> bool {
        let forbids = |(a, v): (u8, u8), (b, w): (u8, u8)| self.forbidden.contains(&(a, v, b, w));
        !forbids(one, two) && !forbids(two, one)
    }

    /// All complete assignments without a broken constraint, by trying everything.
    fn solutions(&self) -> BTreeSet<Vec<u8>> {
        let mut all = vec![Vec::new()];
        for &domain in &self.domains {
            let longer = |partial: &Vec<u8>| {
                (0..domain).map(|value| [&partial[..], &[value]].concat()).collect::<Vec<_>>()
            };
            all = all.iter().flat_map(longer).collect();
        }
        let numbered = |values: &Vec<u8>| (0..).zip(values.clone()).collect::<Vec<(u8, u8)>>();
        let holds = |values: &Vec<u8>| {
            let values = numbered(values);
            values
                .iter()
                .all(|&one| values.iter().all(|&two| one.0 == two.0 || self.allows(one, two)))
        };
        all.into_iter().filter(holds).collect()
    }
}

impl Network for Relations {
    fn variables(&self) -> u8 {
        self.domains.len() as u8
    }

    fn domain(&self, variable: Variable) -> Choices {
        Choices::first_of(self.domains[variable.index()])
    }

    fn neighbours(&self, variable: Variable) -> &[Variable] {
        &self.neighbours[variable.index()]
    }

    fn supports(&self, variable: Variable, value: Choice, neighbour: Variable) -> Choices {
        let all = (0..self.domains[neighbour.index()]).map(Choice);
        all.filter(|&other| self.allows((variable.0, value.0), (neighbour.0, other.0))).collect()
    }
}

fn relations() -> impl Strategy<Value = Relations> {
    let pair = (0_u8..5, 0_u8..4, 0_u8..5, 0_u8..4);
    (vec(0_u8..=4, 1..=5), prop::collection::btree_set(pair, 0..40)).prop_map(
        |(domains, forbidden)| {
            let count = domains.len() as u8;
            let is_within = |&(a, v, b, w): &(u8, u8, u8, u8)| {
                let has = |variable: u8, value: u8| {
                    domains.get(usize::from(variable)).is_some_and(|&domain| value < domain)
                };
                a != b && has(a, v) && has(b, w)
            };
            let forbidden: BTreeSet<_> = forbidden.into_iter().filter(is_within).collect();
            let shares = |one: u8, two: u8| {
                forbidden.iter().any(|&(a, _, b, _)| (a, b) == (one, two) || (b, a) == (one, two))
            };
            let neighbours = |one: u8| {
                (0..count).filter(|&two| shares(one, two)).map(Variable).collect::<Vec<_>>()
            };
            let neighbours = (0..count).map(neighbours).collect();
            Relations { domains, neighbours, forbidden }
        },
    )
}

fn all_methods() -> Vec<Methods> {
    let mut all = vec![Methods { test: Test::AtTheEnd, ..Methods::default() }];
    for variables in VARIABLE_ORDERS {
        for values in VALUE_ORDERS {
            for inference in INFERENCES {
                all.push(Methods { variables, values, inference, test: Test::AtOnce });
            }
        }
    }
    all
}

fn values_of(network: &impl Network, assignment: &Assignment) -> Vec<u8> {
    let all = (0..network.variables()).map(Variable);
    all.map(|variable| assignment.value(variable).map_or(u8::MAX, |value| value.0)).collect()
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(300))]

    /// A domain that is cut down has every value that a solution with the same assignment has.
    #[test]
    fn every_method_finds_every_solution(network in relations()) {
        let solutions = network.solutions();
        for methods in all_methods() {
            let csp = Csp::new(network.clone(), methods);
            let mut found = BTreeSet::new();
            each_state(&csp, |assignment: &Assignment, status| {
                let values = values_of(&network, assignment);
                let agrees = |solution: &&Vec<u8>| {
                    values.iter().zip(*solution).all(|(&own, &its)| own == u8::MAX || own == its)
                };
                for solution in solutions.iter().filter(agrees) {
                    for (variable, &value) in (0..).map(Variable).zip(solution) {
                        assert!(assignment.domain(variable).contains(Choice(value)), "{methods:?}");
                    }
                    assert!(!matches!(status, Status::Pruned(_)), "{methods:?}");
                }
                if status == Status::Solved {
                    assert!(found.insert(values), "found once");
                }
            });
            prop_assert_eq!(&found, &solutions, "{:?}", methods);
        }
    }

    /// With the orders as they are given, what infers more enters no more nodes.
    #[test]
    fn inference_enters_no_more_nodes(network in relations()) {
        let nodes = INFERENCES.map(|inference| {
            counted(&Csp::new(network.clone(), Methods { inference, ..Methods::default() })).0
        });
        prop_assert!(nodes.is_sorted_by(|less, more| less >= more), "{:?}", nodes);
    }

    /// AC-3 leaves the largest domains in which every value has a support in every neighbour.
    #[test]
    fn arcs_are_consistent(network in relations()) {
        let all = || (0..network.variables()).map(Variable);
        let mut expected: Vec<Choices> = all().map(|variable| network.domain(variable)).collect();
        loop {
            let before = expected.clone();
            for one in all() {
                for &two in network.neighbours(one) {
                    let others = expected[two.index()];
                    let kept = expected[one.index()].iter().filter(|&value| {
                        others.iter().any(|other| network.allows((one.0, value.0), (two.0, other.0)))
                    });
                    expected[one.index()] = kept.collect();
                }
            }
            if before == expected {
                break;
            }
        }
        let mut domains: Vec<Choices> = all().map(|variable| network.domain(variable)).collect();
        let arcs = all().flat_map(|from| {
            network.neighbours(from).iter().map(move |&to| (from, to)).collect::<Vec<_>>()
        });
        let arcs: VecDeque<(Variable, Variable)> = arcs.collect();
        match arc_consistent(&network, &mut domains, arcs) {
            None => prop_assert_eq!(domains, expected),
            Some(emptied) => prop_assert!(expected[emptied.index()].is_empty()),
        }
    }

    #[test]
    fn cursors_walk_it(
        network in relations(),
        number in 0_usize..19,
        places in vec(0.0..=1.0, 12),
    ) {
        check(&Csp::new(network, all_methods()[number]), &places);
    }

    /// The next variable and the order of its values are those of the definitions.
    #[test]
    fn orders_are_as_defined(network in relations()) {
        for methods in all_methods() {
            let csp = Csp::new(network.clone(), methods);
            each_state(&csp, |assignment: &Assignment, _| {
                let Some(next) = assignment.next() else { return };
                if let Some(emptied) = assignment.emptied() {
                    assert_eq!(next, emptied);
                    return;
                }
                let key = |variable: Variable| order_key(&network, assignment, methods, variable);
                let open = (0..network.variables()).map(Variable);
                let open = open.filter(|&variable| assignment.value(variable).is_none());
                assert!(open.map(key).all(|other| key(next) <= other), "{methods:?}");
                let open = left(&network, assignment, next);
                let rules_out = |value: Choice| match (methods.values, methods.test) {
                    (ValueOrder::LeastConstraining, Test::AtOnce) => {
                        (!open.contains(&value), ruled_out(&network, assignment, next, value))
                    }
                    _ => (false, 0),
                };
                let order = assignment.order().iter();
                let keys: Vec<_> = order.map(|&value| (rules_out(value), value)).collect();
                assert!(keys.is_sorted(), "{methods:?}: {keys:?}");
            });
        }
    }
}

/// The values of a variable that agree with all assigned ones; after inference those that it has left.
fn left(network: &Relations, assignment: &Assignment, variable: Variable) -> Vec<Choice> {
    let assigned = (0..network.variables()).map(Variable).filter(|&other| other != variable);
    let assigned: Vec<(u8, u8)> =
        assigned.filter_map(|other| Some((other.0, assignment.value(other)?.0))).collect();
    let agrees =
        |value: &Choice| assigned.iter().all(|&other| network.allows((variable.0, value.0), other));
    assignment.domain(variable).iter().filter(agrees).collect()
}

fn order_key(
    network: &Relations,
    assignment: &Assignment,
    methods: Methods,
    variable: Variable,
) -> (usize, usize, u8) {
    let fewest = left(network, assignment, variable).len();
    let unassigned = |other: &&Variable| assignment.value(**other).is_none();
    let degree = network.neighbours(variable).iter().filter(unassigned).count();
    match (methods.variables, methods.test) {
        (VariableOrder::Given, _) | (_, Test::AtTheEnd) => (0, 0, variable.0),
        (VariableOrder::FewestValues, _) => (fewest, 0, variable.0),
        (VariableOrder::FewestValuesThenDegree, _) => (fewest, 99 - degree, variable.0),
    }
}

fn ruled_out(
    network: &Relations,
    assignment: &Assignment,
    variable: Variable,
    value: Choice,
) -> usize {
    let others = network.neighbours(variable).iter().copied();
    let unassigned = others.filter(|&other| assignment.value(other).is_none());
    let lost = unassigned.map(|other| {
        let values = left(network, assignment, other).into_iter();
        values.filter(|its| !network.allows((variable.0, value.0), (other.0, its.0))).count()
    });
    lost.sum()
}

/// Relations that count how often they are asked what a value allows.
struct Asked<'a> {
    network: Relations,
    asked: &'a Cell<usize>,
}

impl Network for Asked<'_> {
    fn variables(&self) -> u8 {
        self.network.variables()
    }

    fn domain(&self, variable: Variable) -> Choices {
        self.network.domain(variable)
    }

    fn neighbours(&self, variable: Variable) -> &[Variable] {
        self.network.neighbours(variable)
    }

    fn supports(&self, variable: Variable, value: Choice, neighbour: Variable) -> Choices {
        self.asked.set(self.asked.get() + 1);
        self.network.supports(variable, value, neighbour)
    }
}

/// The least constraining value is found by one look at each pair of a value and a neighbour.
#[test]
fn values_are_ordered_in_few_steps() {
    let (count, asked) = (8, Cell::new(0));
    let all = || (0..count).map(Variable);
    let others = |one: Variable| all().filter(|&other| other != one).collect();
    let network = Relations {
        domains: vec![count; usize::from(count)],
        neighbours: all().map(others).collect(),
        forbidden: (0..count)
            .flat_map(|one| (one + 1..count).map(move |other| (one, other)))
            .flat_map(|(one, other)| (0..count).map(move |value| (one, value, other, value)))
            .collect(),
    };
    let methods = Methods { values: ValueOrder::LeastConstraining, ..Methods::default() };
    let csp = Csp::new(Asked { network, asked: &asked }, methods);
    let mut assignment = csp.start();
    assert_eq!(asked.take(), 8 * 7);
    csp.place(&mut assignment, Choice(0));
    // What the first value leaves the second variable and each of six others is found once.
    assert_eq!(asked.take(), 1 + 6 + 8 * 6);
}

/// Values that the last assignment removed come back with it.
#[test]
fn domains_come_back() {
    let network = Relations {
        domains: vec![2, 2],
        neighbours: vec![vec![Variable(1)], vec![Variable(0)]],
        forbidden: [(0, 0, 1, 0), (0, 1, 1, 1)].into(),
    };
    let inference = Inference::ForwardChecking;
    let csp = Csp::new(network.clone(), Methods { inference, ..Methods::default() });
    let start = csp.start();
    let mut assignment = start.clone();
    csp.place(&mut assignment, Choice(0));
    let removed = assignment.removed(&network);
    assert_eq!(removed, [(Variable(1), [Choice(0)].into_iter().collect::<Choices>())]);
    csp.remove(&mut assignment, Choice(0));
    assert_eq!(assignment, start);
}
