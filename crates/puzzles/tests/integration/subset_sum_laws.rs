//! Laws of subset sum: its solutions and its nodes, by their definitions.

use crate::support::backtracking::check;
use crate::support::walks::{counted, each_state};
use plyscope_puzzles::backtrack::{Choices, Puzzle, Status};
use plyscope_puzzles::subset_sum::{
    Decided, NumberOrder, Numbers, SubsetSumOptions, SubsetSumProblem, SumBound, SumCut,
};
use plyscope_puzzles::{SubsetSum, Test};
use proptest::prelude::*;
use proptest::sample::select;

const BOUNDS: [SumBound; 4] = [SumBound::None, SumBound::Sum, SumBound::Rest, SumBound::Next];
const ORDERS: [NumberOrder; 3] =
    [NumberOrder::Given, NumberOrder::Ascending, NumberOrder::Descending];

fn numbers(list: &[u32]) -> Numbers {
    let texts: Vec<String> = list.iter().map(u32::to_string).collect();
    texts.join(" ").parse().expect("numbers")
}

fn puzzle(list: &[u32], target: u32, bound: SumBound, test: Test) -> SubsetSum {
    let (numbers, order) = (numbers(list), NumberOrder::Given);
    SubsetSum::new(SubsetSumOptions { numbers, target, order, bound, test }).expect("a target")
}

/// The subsets that add up to the target, each as the places of its numbers: found among all subsets.
fn subsets(list: &[u32], target: u32) -> Vec<Vec<usize>> {
    let places = |set: u32| (0..list.len()).filter(move |place| set >> place & 1 == 1);
    let sum = |set| places(set).map(|place| list[place]).sum::<u32>();
    let all = (0..1_u32 << list.len()).filter(|&set| sum(set) == target);
    all.map(|set| places(set).collect()).collect()
}

/// Whether a search comes to the node with these decisions: it goes on from each one above it, and no
/// bound keeps it from any on the way.
fn is_entered(list: &[u32], target: u32, bound: SumBound, test: Test, decided: &[bool]) -> bool {
    let sum = |count: usize| -> u32 {
        let taken = decided[..count].iter().zip(list).filter(|(taken, _)| **taken);
        taken.map(|(_, number)| number).sum()
    };
    let at_once = test == Test::AtOnce;
    let goes_on = (0..decided.len()).all(|count| !at_once || sum(count) != target);
    let fits = |count: usize| {
        let (sum, rest) = (sum(count), &list[count..]);
        let reaches = sum + rest.iter().sum::<u32>() >= target;
        // One that fits is enough.
        let next =
            sum == target || rest.is_empty() || rest.iter().any(|number| sum + number <= target);
        match bound {
            SumBound::None => true,
            SumBound::Sum => sum <= target,
            SumBound::Rest => sum <= target && reaches,
            SumBound::Next => sum <= target && reaches && next,
        }
    };
    goes_on && (!at_once || (1..=decided.len()).all(fits))
}

/// How many nodes a search has, of all that there could be.
fn nodes(list: &[u32], target: u32, bound: SumBound, test: Test) -> u64 {
    let decisions = |count: usize| {
        (0..1_u32 << count).map(move |set| {
            (0..count).map(move |place| set >> place & 1 == 1).collect::<Vec<bool>>()
        })
    };
    let all = (0..=list.len()).flat_map(decisions);
    all.filter(|decided| is_entered(list, target, bound, test, decided)).count() as u64
}

/// The book's procedure, whose numbers ascend: the sum so far, the number that is next, from 0, and what
/// is left. Returns how often it is called, and how many subsets it writes.
fn sum_of_sub(w: &[u32], m: u32, s: u32, k: usize, r: u32) -> (u64, u64) {
    let (mut calls, mut written) = (1, 0);
    let next = |k: usize| w.get(k + 1).copied().unwrap_or(0);
    let mut add = |(more, found): (u64, u64)| {
        calls += more;
        written += found;
    };
    if s + w[k] == m {
        add((0, 1));
    } else if s + w[k] + next(k) <= m {
        add(sum_of_sub(w, m, s + w[k], k + 1, r - w[k]));
    }
    if s + r - w[k] >= m && s + next(k) <= m {
        add(sum_of_sub(w, m, s, k + 1, r - w[k]));
    }
    (calls, written)
}

/// Horowitz & Sahni's bounding function leaves 23 nodes: their procedure is called 20 times, and writes three
/// subsets. The whole tree has 63 inner nodes. Here every node that is entered counts, solutions too.
#[test]
fn the_example_of_the_book_has_its_nodes() {
    let list = [5, 10, 12, 13, 15, 18];
    assert_eq!(sum_of_sub(&list, 30, 0, 0, 73), (20, 3));
    let table = [
        (SumBound::None, Test::AtTheEnd, 127),
        (SumBound::None, Test::AtOnce, 119),
        (SumBound::Sum, Test::AtOnce, 70),
        (SumBound::Rest, Test::AtOnce, 46),
        (SumBound::Next, Test::AtOnce, 23),
    ];
    for (bound, test, expected) in table {
        let found = counted(&puzzle(&list, 30, bound, test));
        assert_eq!(found, (expected, 3), "{bound:?} {test:?}");
        assert_eq!(nodes(&list, 30, bound, test), expected, "{bound:?} {test:?}");
    }
    // 64 of the 127 are leaves.
    assert_eq!((127 - 64, 23 - 3), (63, 20));
    // In the other order the same bounds leave other nodes.
    let largest_first = [18, 15, 13, 12, 10, 5];
    let found = BOUNDS.map(|bound| counted(&puzzle(&largest_first, 30, bound, Test::AtOnce)).0);
    assert_eq!(found, [121, 56, 23, 17]);
}

/// Every cut says the sums by which it is one.
#[test]
fn cuts_say_their_sums() {
    let list = [5, 10, 12, 13, 15, 18];
    let (take, leave) = (SubsetSum::TAKE, SubsetSum::LEAVE);
    let table = [
        (SumBound::Rest, &[true, true, true][..], Some(SumCut::Over { sum: 40 }), None),
        (
            SumBound::Rest,
            &[true, true, false, false],
            None,
            Some(SumCut::Short { rest: 18, most: 33 }),
        ),
        (
            SumBound::Rest,
            &[true, false, false, false, false],
            Some(SumCut::Short { rest: 0, most: 23 }),
            Some(SumCut::Short { rest: 0, most: 5 }),
        ),
        (SumBound::Sum, &[true, false, false, false, false], None, None),
        (SumBound::Next, &[true, true], Some(SumCut::Next { number: 13, sum: 40 }), None),
        (SumBound::None, &[true, true, true], None, None),
    ];
    for (bound, decisions, taking, leaving) in table {
        let puzzle = puzzle(&list, 30, bound, Test::AtOnce);
        let mut decided = puzzle.start();
        for &taken in decisions {
            puzzle.place(&mut decided, if taken { take } else { leave });
        }
        let leaving = leaving.filter(|cut| !matches!(cut, SumCut::Short { most: 33, .. }));
        assert_eq!(puzzle.cut(&decided, take), taking, "{bound:?} {decisions:?}");
        assert_eq!(puzzle.cut(&decided, leave), leaving, "{bound:?} {decisions:?}");
    }
}

#[test]
fn wrong_numbers_and_targets_are_refused() {
    let number = |given: &str| SubsetSumProblem::Number { given: given.to_owned() };
    let large = |given: &str| SubsetSumProblem::TooLarge { given: given.to_owned() };
    let table = [
        ("", SubsetSumProblem::NoNumbers),
        (" , ", SubsetSumProblem::NoNumbers),
        ("5 0 3", number("0")),
        ("5 -3", number("-3")),
        ("2.5", number("2.5")),
        ("5 x", number("x")),
        ("10000", large("10000")),
        ("99999999999999999999", large("99999999999999999999")),
        (&"1 ".repeat(21), SubsetSumProblem::TooMany { count: 21 }),
    ];
    for (text, problem) in table {
        assert_eq!(text.parse::<Numbers>(), Err(problem), "{text}");
    }
    for text in ["0", "-1", "x", "", "199981", "3 4"] {
        let problem = SubsetSumProblem::Target { given: text.to_owned() };
        assert_eq!(SubsetSum::read_target(text), Err(problem), "{text}");
    }
    assert_eq!(SubsetSum::read_target(" １99980 "), Ok(199_980));
    assert_eq!("５，１０、12;13".parse::<Numbers>().expect("numbers").as_slice(), [5, 10, 12, 13]);
}

fn instance() -> impl Strategy<Value = (Vec<u32>, u32)> {
    let list = prop_oneof![
        prop::collection::vec(1_u32..=9, 1..=8),
        prop::collection::vec(1_u32..=40, 1..=8),
        (1_u32..=4, 1..=8_usize).prop_map(|(number, count)| vec![number; count]),
    ];
    // Beyond what all numbers make as well.
    list.prop_flat_map(|list| {
        let all: u32 = list.iter().sum();
        (Just(list), 1..=all + 3)
    })
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(3_000))]

    /// With any bound the same subsets are found, and the nodes are those of the definitions.
    #[test]
    fn bounds_lose_no_solution((list, target) in instance()) {
        let expected = subsets(&list, target);
        let mut fewer = u64::MAX;
        for (bound, test) in BOUNDS.map(|bound| (bound, Test::AtOnce)).into_iter().chain([(SumBound::Rest, Test::AtTheEnd)]) {
            let puzzle = puzzle(&list, target, bound, test);
            let mut found = Vec::new();
            each_state(&puzzle, |decided: &Decided, status| {
                assert_eq!(puzzle.taken(decided).iter().sum::<u32>(), decided.sum());
                if status == Status::Solved {
                    let places = decided.decisions().iter().enumerate().filter(|(_, taken)| **taken);
                    found.push(places.map(|(place, _)| place).collect::<Vec<_>>());
                    assert_eq!(decided.sum(), target);
                }
            });
            found.sort();
            let mut all = expected.clone();
            all.sort();
            prop_assert_eq!(found, all, "{:?}", bound);
            let (entered, solutions) = counted(&puzzle);
            prop_assert_eq!(solutions, expected.len() as u64);
            prop_assert_eq!(entered, nodes(&list, target, bound, test), "{:?} {:?}", bound, test);
            if test == Test::AtOnce {
                prop_assert!(entered <= fewer);
                fewer = entered;
            }
        }
    }

    /// In ascending order the last bound is that of the book: nodes that are no solutions are its calls.
    #[test]
    fn the_bound_of_the_book_has_its_calls((mut list, target) in instance()) {
        list.sort();
        let all = list.iter().sum();
        // It is called where there is something to find out.
        let target = target.clamp(list[0], all);
        let (entered, solutions) = counted(&puzzle(&list, target, SumBound::Next, Test::AtOnce));
        prop_assert_eq!((entered - solutions, solutions), sum_of_sub(&list, target, 0, 0, all));
    }

    /// What is said to be lost is lost, and a choice is blocked just where it has a reason.
    #[test]
    fn reasons_are_true((list, target) in instance(), bound in select(&BOUNDS[..])) {
        let puzzle = puzzle(&list, target, bound, Test::AtOnce);
        let whole = subsets(&list, target);
        each_state(&puzzle, |decided: &Decided, status| {
            let is_of = |set: &&Vec<usize>| {
                let mut decisions = decided.decisions().iter().enumerate();
                decisions.all(|(place, &taken)| set.contains(&place) == taken)
            };
            if puzzle.loss(decided).is_some() {
                assert_eq!(whole.iter().find(is_of), None);
            }
            let all = Choices::first_of(puzzle.candidates(decided));
            let open = all.iter().filter(|&choice| puzzle.cut(decided, choice).is_none());
            if status != Status::Solved {
                assert_eq!(status, Status::Open(open.collect()));
            }
        });
    }

    #[test]
    fn notation_reads_what_it_writes((list, _) in instance(), text in "[0-9 ,-]{0,12}|.{0,20}") {
        let own = numbers(&list);
        prop_assert_eq!(own.to_string().parse::<Numbers>(), Ok(own.clone()));
        prop_assert_eq!(own.as_slice(), list);
        if let Ok(read) = text.parse::<Numbers>() {
            prop_assert_eq!(read.to_string().parse::<Numbers>(), Ok(read));
        }
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(60))]

    #[test]
    fn a_cursor_walks_both_ways((list, target) in instance(), bound in select(&BOUNDS[..]),
        order in select(&ORDERS[..]), places in prop::collection::vec(0.0..=1.0, 20)) {
        for test in [Test::AtOnce, Test::AtTheEnd] {
            let numbers = numbers(&list);
            let options = SubsetSumOptions { numbers, target, order, bound, test };
            let puzzle = SubsetSum::new(options).expect("a target");
            let mut sorted = list.clone();
            match order {
                NumberOrder::Given => {}
                NumberOrder::Ascending => sorted.sort(),
                NumberOrder::Descending => { sorted.sort(); sorted.reverse(); }
            }
            prop_assert_eq!(puzzle.numbers(), sorted);
            check(&puzzle, &places);
        }
    }
}
