//! The view of subset sums.

use plyscope_puzzles::backtrack::{Choice, Puzzle};
use plyscope_puzzles::subset_sum::{Decided, SumCut};
use plyscope_puzzles::{SubsetSum, Test};

use crate::backtrack::board::{Board, Content, Fate, Look};
use crate::backtrack::shown::{Place, Shown};
use plyscope_i18n::{texts, Lang};

impl Shown for SubsetSum {
    fn scene(&self, decided: &Decided) -> Board {
        let fate = |place: usize| match decided.decisions().get(place) {
            None => Fate::Open,
            Some(true) => Fate::Taken,
            Some(false) => Fate::LeftOut,
        };
        let numbers = self.numbers().iter().enumerate();
        Board {
            rows: 1,
            columns: self.numbers().len() as u8,
            look: Look::Numbers { target: self.options().target },
            squares: numbers
                .map(|(place, &number)| Content::Number { number, fate: fate(place) })
                .collect(),
            ..Board::single()
        }
    }

    /// The number; of equal ones, with a letter for each.
    fn square_name(&self, square: usize, _: Lang) -> String {
        let numbers = self.numbers();
        let Some(number) = numbers.get(square) else { return String::new() };
        let equal = |numbers: &[u32]| numbers.iter().filter(|&own| own == number).count();
        match equal(numbers) {
            1 => number.to_string(),
            _ => format!("{number}{}", char::from(b'a' + equal(&numbers[..square]) as u8)),
        }
    }

    /// A choice is labelled by what it adds: the number, or 0.
    fn place_of(&self, decided: &Decided, choice: Choice) -> Place {
        let label = match choice {
            Self::TAKE => next(self, decided).to_string(),
            _ => "0".to_owned(),
        };
        Place { square: square(self, decided), label, cell: None }
    }

    /// What is not possible is so because of the number itself.
    fn obstacle(&self, decided: &Decided, _: Choice) -> Option<usize> {
        Some(square(self, decided))
    }

    fn length(&self) -> usize {
        self.numbers().len()
    }

    fn root_label(&self) -> String {
        "Σ".to_owned()
    }

    fn begun(&self, _: &Decided, lang: Lang) -> String {
        let target = self.options().target.to_string();
        texts::subset_sum_begun(lang, &listed(self, lang), &target)
    }

    fn choices(&self, decided: &Decided, count: usize, _: &str, lang: Lang) -> String {
        let number = next(self, decided).to_string();
        let only = match (count, self.cut(decided, Self::TAKE)) {
            (1, None) => texts::subset_sum_only(lang, "take", &number),
            (1, Some(_)) => texts::subset_sum_only(lang, "leave", &number),
            _ => return texts::subset_sum_choices(lang, &number),
        };
        lang.sentences([reasons(self, decided, lang), only])
    }

    fn choice_name(&self, decided: &Decided, choice: Choice, lang: Lang) -> String {
        texts::subset_sum_choice(lang, word(choice), &next(self, decided).to_string())
    }

    fn placed(&self, before: &Decided, choice: Choice, lang: Lang) -> String {
        let number = next(self, before).to_string();
        let mut after = before.clone();
        self.place(&mut after, choice);
        match choice {
            Self::TAKE => texts::subset_sum_taken(lang, &number, &sum(self, &after)),
            _ => texts::subset_sum_left(lang, &number, &sum(self, &after)),
        }
    }

    fn stuck(&self, decided: &Decided, _: Option<u8>, lang: Lang) -> String {
        let target = self.options().target.to_string();
        if self.open(decided).is_empty() {
            return texts::subset_sum_rejected(lang, &decided.sum().to_string(), &target);
        }
        let is_begun = !decided.decisions().is_empty();
        let stuck =
            is_begun.then(|| texts::subset_sum_stuck(lang, &next(self, decided).to_string()));
        lang.sentences([Some(reasons(self, decided, lang)), stuck].into_iter().flatten())
    }

    fn lost(&self, decided: &Decided, lang: Lang) -> Option<String> {
        if self.options().test == Test::AtTheEnd {
            return None;
        }
        self.loss(decided).map(|cut| lost_sentence(self, cut, lang))
    }

    fn solved(&self, _: &Decided, lang: Lang) -> String {
        texts::subset_sum_solved(lang)
    }
}

/// The numbers in the order in which they are decided.
pub(super) fn listed(puzzle: &SubsetSum, lang: Lang) -> String {
    let numbers: Vec<String> = puzzle.numbers().iter().map(u32::to_string).collect();
    lang.list(&numbers)
}

/// The place of the next number; where all are decided, that of the last.
fn square(puzzle: &SubsetSum, decided: &Decided) -> usize {
    decided.decisions().len().min(puzzle.numbers().len().saturating_sub(1))
}

fn next(puzzle: &SubsetSum, decided: &Decided) -> u32 {
    puzzle.open(decided).first().copied().unwrap_or_default()
}

/// The sum so far: `5 + 10 = 15`.
fn sum(puzzle: &SubsetSum, decided: &Decided) -> String {
    let taken: Vec<String> = puzzle.taken(decided).iter().map(u32::to_string).collect();
    match taken.len() {
        0 | 1 => decided.sum().to_string(),
        _ => format!("{} = {}", taken.join(" + "), decided.sum()),
    }
}

fn word(choice: Choice) -> &'static str {
    match choice {
        SubsetSum::TAKE => "take",
        _ => "leave",
    }
}

/// Why the next number cannot be taken, or left out; where even all numbers are too little, that alone.
fn reasons(puzzle: &SubsetSum, decided: &Decided, lang: Lang) -> String {
    let cut = |choice| puzzle.cut(decided, choice);
    if let (Some(SumCut::Short { .. }), Some(lost)) = (cut(SubsetSum::TAKE), puzzle.loss(decided)) {
        return lost_sentence(puzzle, lost, lang);
    }
    let sentence = |choice| Some(cut_sentence(puzzle, decided, choice, cut(choice)?, lang));
    lang.sentences([SubsetSum::TAKE, SubsetSum::LEAVE].into_iter().filter_map(sentence))
}

/// Why a choice is not made.
fn cut_sentence(
    puzzle: &SubsetSum,
    decided: &Decided,
    choice: Choice,
    cut: SumCut,
    lang: Lang,
) -> String {
    let (number, target) = (next(puzzle, decided).to_string(), puzzle.options().target.to_string());
    let text = |number: u32| number.to_string();
    let word = word(choice);
    match cut {
        SumCut::Over { sum } => texts::subset_sum_over(lang, &number, &text(sum), &target),
        SumCut::Short { rest: 0, most } => {
            texts::subset_sum_short_last(lang, word, &number, &text(most), &target)
        }
        SumCut::Short { rest, most } => {
            texts::subset_sum_short(lang, word, &number, &text(rest), &text(most), &target)
        }
        SumCut::Next { number: least, sum } => {
            texts::subset_sum_smallest(lang, word, &number, &text(least), &text(sum), &target)
        }
    }
}

/// Why no choice leads to the target.
fn lost_sentence(puzzle: &SubsetSum, cut: SumCut, lang: Lang) -> String {
    let target = puzzle.options().target.to_string();
    let text = |number: u32| number.to_string();
    match cut {
        SumCut::Over { sum } => texts::subset_sum_lost_over(lang, &text(sum), &target),
        SumCut::Short { rest, most } => {
            texts::subset_sum_lost_short(lang, &text(rest), &text(most), &target)
        }
        SumCut::Next { number, sum } => {
            texts::subset_sum_lost_smallest(lang, &text(number), &text(sum), &target)
        }
    }
}
