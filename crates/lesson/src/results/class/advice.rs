//! What to explain again to a class.

use std::cmp::Reverse;

use super::{Item, Seen};

/// Something to explain again.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Advice {
    /// A misconception, by its number among those of the class.
    Misconception(usize),
    /// A question that went badly without a misconception that would explain it, by its number.
    Question(usize),
}

/// The share of a class, in per cent, from which on a misconception is worth a lecture's time; it
/// takes two students at least.
pub const ENOUGH: usize = 10;

/// The difficulty below which a question went badly.
pub const HARD: f64 = 0.5;

/// The most misconceptions, and the most questions, that are listed.
const MOST: (usize, usize) = (5, 3);

/// What to explain again: the commonest misconceptions, then the hardest of the questions in which
/// none of them was seen.
pub(super) fn advice(items: &[Item], misconceptions: &[Seen], students: usize) -> Vec<Advice> {
    let is_common = |seen: &Seen| seen.students >= 2 && seen.students * 100 >= students * ENOUGH;
    let common: Vec<usize> = (0..misconceptions.len())
        .filter(|&place| is_common(&misconceptions[place]))
        .take(MOST.0)
        .collect();
    let is_explained = |question: usize| {
        common.iter().any(|&one| misconceptions[one].questions.contains(&question))
    };
    let mut hard: Vec<(u64, usize)> = items
        .iter()
        .enumerate()
        .filter(|(question, _)| !is_explained(*question))
        // What hardly anybody has come to is not hard for that.
        .filter(|(_, item)| item.answered * 2 >= students)
        .filter_map(|(question, item)| {
            let share = item.difficulty.filter(|&share| share < HARD)?;
            // From 0 to 1, so that it can be sorted.
            Some(((share * 1e6) as u64, question))
        })
        .collect();
    hard.sort_by_key(|&(share, question)| (share, Reverse(items[question].answered), question));
    let hard = hard.into_iter().take(MOST.1).map(|(_, question)| Advice::Question(question));
    common.into_iter().map(Advice::Misconception).chain(hard).collect()
}
