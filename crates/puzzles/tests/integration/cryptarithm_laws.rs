//! Laws of cryptarithms: every method finds the digits that trying everything finds, and enters the nodes
//! that the definitions say.

use std::collections::{BTreeMap, BTreeSet};

use crate::support::backtracking::check;
use crate::support::walks::each_state;
use plyscope_puzzles::backtrack::{Choice, Cursor, Moment, Puzzle, Status};
use plyscope_puzzles::cryptarithm::{Cryptarithm, CryptarithmProblem, GIVEN_SUMS};
use plyscope_puzzles::csp::{
    Assignment, Inference, Methods, Network, ValueOrder, Variable, VariableOrder,
};
use plyscope_puzzles::{CryptarithmSearch, Test};
use proptest::collection::vec;
use proptest::prelude::*;

fn sum(text: &str) -> Cryptarithm {
    text.parse().expect(text)
}

/// The words of a text, the sum last, and its letters.
fn words(text: &str) -> (Vec<Vec<char>>, Vec<char>) {
    let words = text.split(['+', '=']).map(|word| word.trim().chars().collect());
    let words: Vec<Vec<char>> = words.collect();
    let letters: BTreeSet<char> = words.iter().flatten().copied().collect();
    (words, letters.into_iter().collect())
}

type Digits = BTreeMap<char, u64>;

fn number(word: &[char], digits: &Digits) -> u64 {
    word.iter().fold(0, |number, letter| 10 * number + digits[letter])
}

/// All solutions, by trying every digit for every letter, without columns.
fn brute(text: &str) -> BTreeSet<Digits> {
    fn fill(
        letters: &[char],
        words: &[Vec<char>],
        digits: &mut Digits,
        all: &mut BTreeSet<Digits>,
    ) {
        let Some((&letter, rest)) = letters.split_first() else {
            let (total, added) = words.split_last().expect("a sum");
            let added: u64 = added.iter().map(|word| number(word, digits)).sum();
            if added == number(total, digits) {
                all.insert(digits.clone());
            }
            return;
        };
        let is_leading = words.iter().any(|word| word[0] == letter);
        for digit in u64::from(is_leading)..10 {
            if digits.values().all(|&other| other != digit) {
                digits.insert(letter, digit);
                fill(rest, words, digits, all);
                digits.remove(&letter);
            }
        }
    }
    let (words, letters) = words(text);
    let mut all = BTreeSet::new();
    fill(&letters, &words, &mut Digits::new(), &mut all);
    all
}

fn found(puzzle: &CryptarithmSearch) -> BTreeSet<Digits> {
    let network = puzzle.network();
    let mut found = BTreeSet::new();
    each_state(puzzle, |assignment: &Assignment, status| {
        if status == Status::Solved {
            let digit = |letter: Variable| {
                let name = network.name(letter).chars().next().expect("a name");
                (name, u64::from(assignment.value(letter).expect("it is complete").0))
            };
            assert!(found.insert(network.letters().map(digit).collect()), "found once");
        }
    });
    found
}

fn all_methods() -> Vec<Methods> {
    let mut all = Vec::new();
    for inference in [Inference::None, Inference::ForwardChecking, Inference::ArcConsistency] {
        for variables in [
            VariableOrder::Given,
            VariableOrder::FewestValues,
            VariableOrder::FewestValuesThenDegree,
        ] {
            for values in [ValueOrder::Given, ValueOrder::LeastConstraining] {
                all.push(Methods { inference, variables, values, test: Test::AtOnce });
            }
        }
    }
    all
}

#[test]
fn known_sums_have_their_solutions() {
    let table = [(GIVEN_SUMS[0], 1), (GIVEN_SUMS[1], 7), (GIVEN_SUMS[2], 1), (GIVEN_SUMS[3], 1)];
    for (text, count) in table {
        for inference in [Inference::None, Inference::ForwardChecking, Inference::ArcConsistency] {
            let methods = Methods { inference, ..Methods::default() };
            assert_eq!(found(&sum(text).search(methods)).len(), count, "{text}");
        }
    }
    let money = brute("SEND+MORE=MONEY");
    let [digits] = &money.iter().collect::<Vec<_>>()[..] else { panic!("one solution") };
    let numbers =
        ["SEND", "MORE", "MONEY"].map(|word| number(&word.chars().collect::<Vec<_>>(), digits));
    assert_eq!(numbers, [9567, 1085, 10652]);
    assert_eq!(brute("TWO+TWO=FOUR").len(), 7);
    for methods in all_methods() {
        assert_eq!(found(&sum("SEND+MORE=MONEY").search(methods)), money, "{methods:?}");
    }
}

#[test]
fn letters_are_met_in_the_columns() {
    let cryptarithm = sum("send+more = money");
    let names: String = cryptarithm.letters().map(|letter| cryptarithm.name(letter)).collect();
    assert_eq!(names, "DEYNROSM");
    assert_eq!(cryptarithm.to_string(), "SEND + MORE = MONEY");
    assert_eq!(cryptarithm.written(), "SEND MORE=MONEY");
    assert_eq!(cryptarithm.columns(), 5);
    assert_eq!(cryptarithm.carry_into(0), None);
    assert_eq!(cryptarithm.carry_into(1), Some(Variable(8)));
    assert_eq!(cryptarithm.column_of(Variable(11)), Some(4));
}

#[test]
fn what_is_no_sum_is_refused_with_a_sentence() {
    let table = [
        ("", "there are no letters; expected a sum of words"),
        (" + = ", "there are no letters; expected a sum of words"),
        ("SEND + M0RE = MONEY", "“0” is neither a letter nor + or ="),
        ("SEND - MORE = MONEY", "“-” is neither a letter nor + or ="),
        ("SEND + MORE", "there is no = before the sum"),
        ("SEND + MORE =", "expected one = with one word after it"),
        ("SEND + MORE = MO NEY", "expected one = with one word after it"),
        ("A + B = C = D", "expected one = with one word after it"),
        ("SEND = MONEY", "1 word is added; expected 2 to 5"),
        ("= MONEY", "0 words are added; expected 2 to 5"),
        ("A + A + A + A + A + A = B", "6 words are added; expected 2 to 5"),
        ("ABCABCABC + A = B", "“ABCABCABC” has more than 8 letters"),
        ("ABCDEF + GHIJK = L", "there are 12 different letters, and only 10 digits"),
    ];
    for (text, sentence) in table {
        let problem: CryptarithmProblem = text.parse::<Cryptarithm>().expect_err(text);
        assert_eq!(problem.to_string(), sentence, "{text}");
    }
    // As an address writes it, and with the signs of another keyboard.
    for text in ["SEND MORE=MONEY", "ＳＥＮＤ＋ＭＯＲＥ＝ＭＯＮＥＹ", " send  more =money "]
    {
        assert_eq!(sum(text), sum("SEND+MORE=MONEY"));
    }
}

/// Sums with at most five letters, most of them without a solution.
fn small() -> impl Strategy<Value = String> {
    let word = || vec(prop::sample::select(vec!['A', 'B', 'C', 'D', 'E']), 1..=3);
    (vec(word(), 2..=4), word()).prop_map(|(added, total)| {
        let added: Vec<String> = added.iter().map(String::from_iter).collect();
        format!("{}={}", added.join("+"), String::from_iter(total))
    })
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(60))]

    #[test]
    fn every_method_finds_what_trying_everything_finds(text in small()) {
        let expected = brute(&text);
        for methods in all_methods() {
            prop_assert_eq!(&found(&sum(&text).search(methods)), &expected, "{} {:?}", text, methods);
        }
    }

    /// No value of a solution is removed, from letters and from carries.
    #[test]
    fn what_a_solution_has_is_left(text in small()) {
        let cryptarithm = sum(&text);
        let (words, _) = words(&text);
        for digits in brute(&text) {
            let digit = |letter: Variable| {
                digits[&cryptarithm.name(letter).chars().next().expect("a name")]
            };
            let carry = |column: usize| {
                let tens = 10_u64.pow(column as u32);
                let added = words[..words.len() - 1].iter();
                added.map(|word| number(word, &digits) % tens).sum::<u64>() / tens
            };
            for inference in [Inference::ForwardChecking, Inference::ArcConsistency] {
                let methods = Methods { inference, ..Methods::default() };
                let puzzle = cryptarithm.clone().search(methods);
                each_state(&puzzle, |assignment: &Assignment, status| {
                    let agrees = cryptarithm.letters().all(|letter| {
                        let own = assignment.value(letter);
                        own.is_none_or(|own| u64::from(own.0) == digit(letter))
                    });
                    if agrees {
                        assert!(!matches!(status, Status::Pruned(_)));
                        for letter in cryptarithm.letters() {
                            let digit = Choice(digit(letter) as u8);
                            assert!(assignment.domain(letter).contains(digit));
                        }
                        for column in 1..cryptarithm.columns() {
                            let into = cryptarithm.carry_into(column).expect("a carry");
                            let carry = Choice(carry(column) as u8);
                            assert!(assignment.domain(into).contains(carry), "{text} {column}");
                        }
                    }
                });
            }
        }
    }

    #[test]
    fn texts_are_read_as_they_are_written(text in small()) {
        let cryptarithm = sum(&text);
        prop_assert_eq!(&sum(&cryptarithm.to_string()), &cryptarithm);
        prop_assert_eq!(&sum(&cryptarithm.written()), &cryptarithm);
    }

    #[test]
    fn cursors_walk_it(text in small(), number in 0_usize..18, places in vec(0.0..=1.0, 8)) {
        check(&sum(&text).search(all_methods()[number]), &places);
    }
}

/// The definitions once more, with sets of digits and by trying all combinations in a column; nothing is
/// shared with the search.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Slow {
    Plain,
    Checked,
    CheckedFewestFirst,
    Consistent,
}

#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
struct Tally {
    nodes: u64,
    solutions: u64,
    first: u64,
}

/// The letters and the carries (`1` is that into the second column from the right) with their values.
type Domains = BTreeMap<char, BTreeSet<u64>>;

struct Sum {
    words: Vec<Vec<char>>,
    /// The letters in the order in which they are met from the right.
    letters: Vec<char>,
}

impl Sum {
    fn new(text: &str) -> Self {
        let (words, _) = words(text);
        let mut letters = Vec::new();
        let longest = words.iter().map(Vec::len).max().expect("words");
        for place in 0..longest {
            for word in words.iter().filter(|word| place < word.len()) {
                let letter = word[word.len() - 1 - place];
                if !letters.contains(&letter) {
                    letters.push(letter);
                }
            }
        }
        Self { words, letters }
    }

    fn columns(&self) -> usize {
        self.words.iter().map(Vec::len).max().expect("words")
    }

    fn carry(&self, into: usize) -> Option<char> {
        (1..self.columns()).contains(&into).then(|| char::from(b'0' + into as u8))
    }

    /// The names in a column: the letters above, the letter below, the carries into it and out of it.
    fn column(&self, place: usize) -> (Vec<char>, Option<char>, [Option<char>; 2]) {
        let at = |word: &Vec<char>| word.iter().rev().nth(place).copied();
        let (total, added) = self.words.split_last().expect("a sum");
        let carries = [self.carry(place), self.carry(place + 1)];
        (added.iter().filter_map(at).collect(), at(total), carries)
    }

    fn names(&self, place: usize) -> Vec<char> {
        let (above, below, carries) = self.column(place);
        let mut names = Vec::new();
        for name in above.into_iter().chain(below).chain(carries.into_iter().flatten()) {
            if !names.contains(&name) {
                names.push(name);
            }
        }
        names
    }

    fn holds(&self, place: usize, values: &BTreeMap<char, u64>) -> bool {
        let (above, below, [from, to]) = self.column(place);
        let value = |name: &char| values[name];
        let added: u64 = above.iter().map(value).sum::<u64>() + from.as_ref().map_or(0, value);
        added == below.as_ref().map_or(0, value) + 10 * to.as_ref().map_or(0, value)
    }

    /// Whether the column can add up, with some value for each name that has none.
    fn can_hold(
        &self,
        place: usize,
        names: &[char],
        domains: &Domains,
        values: &mut BTreeMap<char, u64>,
    ) -> bool {
        let Some((name, rest)) = names.split_first() else { return self.holds(place, values) };
        domains[name].iter().any(|&value| {
            values.insert(*name, value);
            let holds = self.can_hold(place, rest, domains, values);
            values.remove(name);
            holds
        })
    }

    /// Removes what cannot be in a column; whether nothing is empty then.
    fn revise(&self, place: usize, assigned: &Digits, domains: &mut Domains) -> bool {
        let names = self.names(place);
        for &name in names.iter().filter(|name| !assigned.contains_key(name)) {
            let kept: BTreeSet<u64> = domains[&name]
                .iter()
                .copied()
                .filter(|&value| {
                    let mut fixed = domains.clone();
                    fixed.insert(name, [value].into());
                    self.can_hold(place, &names, &fixed, &mut BTreeMap::new())
                })
                .collect();
            let is_empty = kept.is_empty();
            domains.insert(name, kept);
            if is_empty {
                return false;
            }
        }
        true
    }

    /// Whether the columns that are finished, from the right, add up.
    fn adds_up(&self, assigned: &Digits) -> bool {
        let mut values = assigned.clone();
        for place in 0..self.columns() {
            let names = self.names(place);
            let out = self.carry(place + 1);
            if names.iter().any(|name| Some(*name) != out && !values.contains_key(name)) {
                return true;
            }
            let carry = (0..=self.words.len() as u64).find(|&carry| {
                values.extend(out.map(|out| (out, carry)));
                self.holds(place, &values)
            });
            if carry.is_none() || (out.is_none() && !self.holds(place, &values)) {
                return false;
            }
        }
        true
    }

    fn start(&self) -> Domains {
        let digits = |&letter: &char| {
            let is_leading = self.words.iter().any(|word| word[0] == letter);
            (letter, (u64::from(is_leading)..10).collect())
        };
        let carries = (1..self.columns()).filter_map(|into| self.carry(into));
        let most = self.words.len() as u64 - 2;
        let carries = carries.map(|carry| (carry, (0..=most).collect()));
        self.letters.iter().map(digits).chain(carries).collect()
    }

    fn consistent(&self, assigned: &Digits, domains: &mut Domains) -> bool {
        loop {
            let before = domains.clone();
            for letter in self.letters.iter().filter(|letter| !assigned.contains_key(letter)) {
                let singles = self.letters.iter().filter(|&other| other != letter);
                let singles: BTreeSet<u64> = singles
                    .filter(|other| domains[other].len() == 1)
                    .flat_map(|other| domains[other].clone())
                    .collect();
                let kept: BTreeSet<u64> = domains[letter].difference(&singles).copied().collect();
                let is_empty = kept.is_empty();
                domains.insert(*letter, kept);
                if is_empty {
                    return false;
                }
            }
            if !(0..self.columns()).all(|place| self.revise(place, assigned, domains)) {
                return false;
            }
            if *domains == before {
                return true;
            }
        }
    }

    /// Enters a node, unless a domain is empty.
    fn search(
        &self,
        how: Slow,
        assigned: &mut Digits,
        domains: &Domains,
        is_alive: bool,
        tally: &mut Tally,
    ) {
        tally.nodes += 1;
        if !is_alive {
            return;
        }
        let open = |letter: &char| -> Vec<u64> {
            let allowed = |&digit: &u64| {
                let mut with = assigned.clone();
                with.insert(*letter, digit);
                assigned.values().all(|&other| other != digit) && self.adds_up(&with)
            };
            domains[letter].iter().copied().filter(allowed).collect()
        };
        let mut left = self.letters.iter().filter(|letter| !assigned.contains_key(letter));
        let next = match how {
            Slow::CheckedFewestFirst => left.min_by_key(|letter| open(letter).len()),
            _ => left.next(),
        };
        let Some(&next) = next else {
            tally.solutions += 1;
            if tally.solutions == 1 {
                tally.first = tally.nodes;
            }
            return;
        };
        for digit in open(&next) {
            assigned.insert(next, digit);
            let mut after = domains.clone();
            after.insert(next, [digit].into());
            let is_alive = match how {
                Slow::Plain => true,
                Slow::Consistent => self.consistent(assigned, &mut after),
                Slow::Checked | Slow::CheckedFewestFirst => {
                    let others =
                        self.letters.iter().filter(|letter| !assigned.contains_key(letter));
                    let others: Vec<char> = others.copied().collect();
                    others.iter().for_each(|other| {
                        after.get_mut(other).expect("a domain").remove(&digit);
                    });
                    others.iter().all(|other| !after[other].is_empty())
                        && (0..self.columns())
                            .filter(|&place| self.names(place).contains(&next))
                            .all(|place| self.revise(place, assigned, &mut after))
                }
            };
            self.search(how, assigned, &after, is_alive, tally);
            assigned.remove(&next);
        }
    }

    fn tally(&self, how: Slow) -> Tally {
        let mut domains = self.start();
        let mut tally = Tally::default();
        let is_alive = how != Slow::Consistent || self.consistent(&Digits::new(), &mut domains);
        self.search(how, &mut Digits::new(), &domains, is_alive, &mut tally);
        tally
    }
}

fn tallied(puzzle: &CryptarithmSearch) -> Tally {
    let mut cursor = Cursor::new(puzzle);
    let mut first = 0;
    while cursor.advance() {
        let is_solved = cursor.moment() == Moment::Entered && cursor.status() == Status::Solved;
        if is_solved && cursor.solutions() == 1 {
            first = cursor.visited();
        }
    }
    Tally { nodes: cursor.visited(), solutions: cursor.solutions(), first }
}

/// What the guide says of SEND + MORE = MONEY, and of others.
#[test]
fn nodes_are_those_of_the_definitions() {
    let plain = Methods::default();
    let checked = Methods { inference: Inference::ForwardChecking, ..plain };
    let fewest = Methods { variables: VariableOrder::FewestValues, ..checked };
    let consistent = Methods { inference: Inference::ArcConsistency, ..plain };
    let all = [
        (Slow::Plain, plain),
        (Slow::Checked, checked),
        (Slow::CheckedFewestFirst, fewest),
        (Slow::Consistent, consistent),
    ];
    let tally = |nodes, solutions, first| Tally { nodes, solutions, first };
    let table = [
        ("A+B=C", [tally(114, 32, 4), tally(74, 32, 4), tally(74, 32, 4), tally(73, 32, 4)]),
        ("AB+BC=CA", [tally(82, 0, 0), tally(40, 0, 0), tally(37, 0, 0), tally(9, 0, 0)]),
        (
            "TWO+TWO=FOUR",
            [tally(183, 7, 67), tally(157, 7, 58), tally(174, 7, 106), tally(46, 7, 11)],
        ),
        (
            "SEND+MORE=MONEY",
            [tally(1773, 1, 1270), tally(1105, 1, 786), tally(136, 1, 122), tally(35, 1, 30)],
        ),
    ];
    for (text, known) in table {
        for ((how, methods), known) in all.into_iter().zip(known) {
            let expected = Sum::new(text).tally(how);
            assert_eq!(tallied(&sum(text).search(methods)), expected, "{text} {how:?}");
            assert_eq!(expected, known, "{text} {how:?}");
        }
    }
}

/// Generate and test gives every letter every digit, and tests only then.
#[test]
fn what_is_tested_at_the_end_has_the_same_solutions() {
    let methods = Methods { test: Test::AtTheEnd, ..Methods::default() };
    for (text, candidates) in [("A+A=B", 81), ("AB+A=BA", 81), ("A+B=BC", 810), ("AB+BA=CC", 729)] {
        let puzzle = sum(text).search(methods);
        assert_eq!(found(&puzzle), brute(text), "{text}");
        let mut complete = 0;
        each_state(&puzzle, |assignment: &Assignment, _| {
            complete += usize::from(assignment.next().is_none());
        });
        assert_eq!(complete, candidates, "{text}");
    }
}

/// A domain that is empty can be that of a carry; the search goes on with a letter.
#[test]
fn a_lost_carry_ends_the_branch() {
    let methods = Methods { inference: Inference::ArcConsistency, ..Methods::default() };
    let puzzle = sum("A+B=CDE").search(methods);
    let start = puzzle.start();
    let emptied = start.emptied().expect("two digits do not make three");
    assert!(start.next().is_some_and(|next| next.0 < puzzle.network().variables()));
    assert!(matches!(puzzle.status(&start), Status::Pruned(_)));
    assert!(start.domain(emptied).is_empty());
}
