//! The view of cryptarithms.

use std::collections::BTreeMap;

use plyscope_puzzles::backtrack::{Choice, Choices, Puzzle};
use plyscope_puzzles::cryptarithm::{Cryptarithm, FinishedColumn};
use plyscope_puzzles::csp::{Assignment, Inference, Network, Variable, VariableOrder};
use plyscope_puzzles::{CryptarithmSearch, Test};
use plyscope_search::bidi;

use crate::backtrack::board::{Board, Content, Look, Removal, Sum, SumLetter};
use crate::backtrack::shown::{Place, Shown};
use plyscope_i18n::{texts, Lang};

/// How many digits there are: the columns of the table of letters and digits.
const DIGITS: u8 = 10;

impl Shown for CryptarithmSearch {
    /// A table: a row for each letter, a column for each digit. Above it is the sum.
    fn scene(&self, assignment: &Assignment) -> Board {
        let network = self.network();
        let removed = assignment.removed(network);
        let content = |letter: Variable, digit: Choice| {
            let is_now =
                || removed.iter().any(|(lost, from)| *lost == letter && from.contains(digit));
            match assignment.value(letter) {
                Some(own) if own == digit => Content::Placed(digit.0.to_string()),
                None if is_inferred(self) => match assignment.domain(letter).contains(digit) {
                    true => Content::Left,
                    false if is_now() => Content::Removed(Removal::Now),
                    false => Content::Removed(Removal::Before),
                },
                _ => Content::Free,
            }
        };
        let row = |letter| (0..DIGITS).map(move |digit| content(letter, Choice(digit)));
        Board {
            rows: network.variables(),
            columns: DIGITS,
            look: Look::Sum,
            squares: network.letters().flat_map(row).collect(),
            sum: sum(self, assignment),
            ..Board::single()
        }
    }

    /// The letter with the digit: `S9`.
    fn square_name(&self, square: usize, _: Lang) -> String {
        let (letter, digit) = letter_and_digit(square);
        format!("{}{digit}", name(self.network(), letter))
    }

    fn place_of(&self, assignment: &Assignment, choice: Choice) -> Place {
        let digit = digit(assignment, choice);
        let label = digit.0.to_string();
        let Some(letter) = assignment.next() else { return Place { label, ..Place::default() } };
        let cell = Some(self.network().name(letter));
        Place { square: square(letter, digit), label, cell }
    }

    fn obstacle(&self, assignment: &Assignment, choice: Choice) -> Option<usize> {
        let digit = digit(assignment, choice);
        self.conflict(assignment, assignment.next()?, digit).map(|other| square(other, digit))
    }

    fn length(&self) -> usize {
        usize::from(self.network().variables())
    }

    fn root_label(&self) -> String {
        "Σ".to_owned()
    }

    fn begun(&self, assignment: &Assignment, lang: Lang) -> String {
        let begun = texts::cryptarithm_begun(lang);
        lang.sentences([begun, inferred(self, assignment, None, lang)])
    }

    fn choices(&self, assignment: &Assignment, count: usize, listed: &str, lang: Lang) -> String {
        let name = assignment.next().map(|letter| name(self.network(), letter)).unwrap_or_default();
        let methods = self.methods();
        match (methods.variables, methods.test) {
            (VariableOrder::Given, _) | (_, Test::AtTheEnd) => {
                texts::cryptarithm_choices(lang, &name, count, listed)
            }
            _ => texts::cryptarithm_fewest(lang, &name, count, listed),
        }
    }

    fn choice_name(&self, assignment: &Assignment, choice: Choice, lang: Lang) -> String {
        let place = self.place_of(assignment, choice);
        let letter = place.cell.unwrap_or_default();
        texts::cryptarithm_digit_of(lang, &place.label, &bidi::isolated(&letter))
    }

    fn placed(&self, before: &Assignment, choice: Choice, lang: Lang) -> String {
        let Place { label, cell, .. } = self.place_of(before, choice);
        let own = cell.unwrap_or_default();
        let own = bidi::isolated(&own);
        if let Some(letter) = before.next() {
            if let Some(other) = self.conflict(before, letter, digit(before, choice)) {
                let other = name(self.network(), other);
                return texts::cryptarithm_conflict(lang, &own, &label, &other);
            }
        }
        let mut after = before.clone();
        self.place(&mut after, choice);
        let mut sentences = vec![texts::cryptarithm_placed(lang, &own, &label)];
        if self.methods().test == Test::AtOnce {
            let known = finished(self, before).len();
            let new = finished(self, &after).into_iter().skip(known);
            sentences.extend(new.map(|column| column_sentence(&column, lang)));
        }
        sentences.push(inferred(self, &after, Some(digit(before, choice)), lang));
        lang.sentences(sentences)
    }

    fn stuck(&self, assignment: &Assignment, _: Option<u8>, lang: Lang) -> String {
        match (assignment.emptied(), assignment.next()) {
            (Some(emptied), _) => match self.network().column_of(emptied) {
                Some(column) => texts::cryptarithm_no_carry(lang, &column_name(column, lang)),
                None => texts::cryptarithm_emptied(lang, &name(self.network(), emptied)),
            },
            (None, Some(letter)) => texts::cryptarithm_stuck(lang, &name(self.network(), letter)),
            (None, None) => texts::cryptarithm_rejected(lang),
        }
    }

    fn lost(&self, assignment: &Assignment, lang: Lang) -> Option<String> {
        if self.methods().test == Test::AtTheEnd {
            return None;
        }
        let lost = assignment.emptied().or_else(|| self.lost_variable(assignment))?;
        Some(match self.network().column_of(lost) {
            Some(column) => texts::cryptarithm_carry_lost(lang, &column_name(column, lang)),
            None => texts::cryptarithm_lost(lang, &name(self.network(), lost)),
        })
    }

    fn solved(&self, _: &Assignment, lang: Lang) -> String {
        texts::cryptarithm_solved(lang)
    }
}

/// Whether domains are kept.
fn is_inferred(puzzle: &CryptarithmSearch) -> bool {
    let methods = puzzle.methods();
    methods.inference != Inference::None && methods.test == Test::AtOnce
}

/// The digit of a candidate.
fn digit(assignment: &Assignment, choice: Choice) -> Choice {
    assignment.order().get(usize::from(choice.0)).copied().unwrap_or(choice)
}

fn square(letter: Variable, digit: Choice) -> usize {
    letter.index() * usize::from(DIGITS) + usize::from(digit.0)
}

/// The letter and the digit of a square.
pub(super) fn letter_and_digit(square: usize) -> (Variable, usize) {
    let digits = usize::from(DIGITS);
    (Variable((square / digits) as u8), square % digits)
}

/// The name of a letter in a sentence.
fn name(sum: &Cryptarithm, letter: Variable) -> String {
    bidi::isolated(&sum.name(letter)).into_owned()
}

/// The finished columns that add up.
fn finished(puzzle: &CryptarithmSearch, assignment: &Assignment) -> Vec<FinishedColumn> {
    let finished = puzzle.network().finished(&|letter| assignment.value(letter));
    finished.into_iter().filter(|column| puzzle.network().adds_up(column)).collect()
}

/// The sum with the digits and carries that are known.
fn sum(puzzle: &CryptarithmSearch, assignment: &Assignment) -> Sum {
    let network = puzzle.network();
    let letter = |&letter: &Variable| SumLetter {
        name: network.name(letter),
        digit: assignment.value(letter).map(|digit| digit.0),
    };
    let mut carries = vec![Choices::NONE; network.columns()];
    for column in finished(puzzle, assignment) {
        if let Some(carry) = carries.get_mut(column.place + 1) {
            *carry = [Choice(column.total / 10)].into_iter().collect();
        }
    }
    if is_inferred(puzzle) {
        for (column, carry) in carries.iter_mut().enumerate() {
            *carry =
                network.carry_into(column).map(|into| assignment.domain(into)).unwrap_or_default();
        }
    }
    let words = network.words().iter().map(|word| word.iter().map(letter).collect());
    Sum { words: words.collect(), carries }
}

/// The name of a column: that of the units is 0.
fn column_name(column: usize, lang: Lang) -> String {
    let kind = ["units", "tens", "hundreds", "thousands"].get(column).copied();
    texts::cryptarithm_column(lang, kind.unwrap_or("other"), &(column + 1).to_string())
}

/// A column that has just become known: “In the tens: 1 + 6 + 8 = 15, carry 1.”
fn column_sentence(column: &FinishedColumn, lang: Lang) -> String {
    let carry = (column.carry > 0).then_some(column.carry);
    let added: Vec<String> = carry.iter().chain(&column.added).map(u8::to_string).collect();
    let sum = format!("{} = {}", added.join(" + "), column.total);
    let name = column_name(column.place, lang);
    match column.total / 10 {
        0 => texts::cryptarithm_adds_up(lang, &name, &sum),
        carry => texts::cryptarithm_carries(lang, &name, &sum, &carry.to_string()),
    }
}

/// What inference has removed after a letter got a digit, or before the first did; empty for nothing. The
/// letters that lose that digit alone are named together, of the others what is left.
fn inferred(
    puzzle: &CryptarithmSearch,
    assignment: &Assignment,
    digit: Option<Choice>,
    lang: Lang,
) -> String {
    let network = puzzle.network();
    let removed: BTreeMap<Variable, Choices> = assignment.removed(network).into_iter().collect();
    let alone: Choices = digit.into_iter().collect();
    let (same, others): (Vec<_>, Vec<_>) = removed
        .into_iter()
        .partition(|&(variable, from)| from == alone && is_letter(network, variable));
    let named = |variable: Variable| match network.column_of(variable) {
        Some(column) => texts::cryptarithm_carry_into(lang, &column_name(column, lang)),
        None => name(network, variable),
    };
    let same: Vec<String> = same.into_iter().map(|(letter, _)| named(letter)).collect();
    let left = others.into_iter().map(|(variable, _)| {
        let left: Vec<String> =
            assignment.domain(variable).iter().map(|digit| digit.0.to_string()).collect();
        format!("{} {{{}}}", named(variable), left.join(", "))
    });
    let left: Vec<String> = left.collect();
    let method = match puzzle.methods().inference {
        Inference::None => return String::new(),
        Inference::ForwardChecking => "forward",
        Inference::ArcConsistency => "arcs",
    };
    let (same, left) = (lang.list(&same), lang.list(&left));
    let digit = digit.map(|digit| digit.0.to_string()).unwrap_or_default();
    match (same.is_empty(), left.is_empty()) {
        (true, true) => String::new(),
        (false, true) => texts::inference_removed(lang, method, &digit, &same),
        (true, false) => texts::inference_left(lang, method, &left),
        (false, false) => texts::inference_removed_and_left(lang, method, &digit, &same, &left),
    }
}

fn is_letter(network: &Cryptarithm, variable: Variable) -> bool {
    variable.0 < network.variables()
}
