//! The results of grading.

use plyscope_i18n::Lang;
use plyscope_search::{Step, TreeNode};

/// An answer compared with the key.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Grade {
    /// The feedback piece by piece, in the order of the tree or of the search.
    pub findings: Vec<Finding>,
    /// How much of it is right.
    pub score: Score,
    /// The misconceptions that lead to exactly this answer, the most specific first; none where the
    /// answer is right, or wrong in its own way. People are shown the first, as others contradict it;
    /// in a class, other answers show which of them it is.
    pub recognised: Vec<Recognised>,
}

/// The feedback on one piece of an answer.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Finding {
    /// Which piece.
    pub spot: Spot,
    /// Whether it is right.
    pub mark: Mark,
    /// The displayed name of the piece: a node's name, or a number of a question.
    pub name: String,
    /// The explanation in a sentence or two; empty if none is needed.
    pub why: String,
    /// The step of the question's own search that shows it.
    pub step: Option<Step>,
}

/// A piece of an answer.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Spot {
    /// A node.
    Node(TreeNode),
    /// One of several things in a row, from 0: a stop, a step, a square.
    Item(usize),
}

/// The mark of a piece of an answer.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Mark {
    /// As in the key.
    Right,
    /// Not as in the key.
    Wrong,
    /// In the key, and not in the answer.
    Missed,
}

/// How much of an answer is right.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Score {
    /// How many pieces are right.
    pub right: u32,
    /// How many pieces are wrong; what is missed is not among them.
    pub wrong: u32,
    /// How many pieces the key has.
    pub of: u32,
}

impl Mark {
    /// The score of an answer with a single piece.
    #[must_use]
    pub fn of_one<A: PartialEq>(answer: Option<&A>, right: &A) -> Self {
        match answer {
            None => Self::Missed,
            Some(answer) if answer == right => Self::Right,
            Some(_) => Self::Wrong,
        }
    }
}

impl Grade {
    /// The grade of an answer with a single named piece; if it is not right, `why` explains the
    /// right answer.
    #[must_use]
    pub fn of_one(
        mark: Mark,
        name: String,
        step: Option<Step>,
        why: impl FnOnce() -> String,
    ) -> Self {
        let why = if mark == Mark::Right { String::new() } else { why() };
        let finding = Finding { spot: Spot::Item(0), mark, name, why, step };
        let mut score = Score::default();
        score.add(mark);
        Self { findings: vec![finding], score, recognised: Vec::new() }
    }
}

impl Score {
    /// Counts the marks of an answer whose key has this many pieces.
    #[must_use]
    pub fn counted(findings: &[Finding], of: usize) -> Self {
        let count = |mark| findings.iter().filter(|finding| finding.mark == mark).count() as u32;
        Self { right: count(Mark::Right), wrong: count(Mark::Wrong), of: of as u32 }
    }

    /// Whether all is right, and nothing wrong.
    #[must_use]
    pub const fn is_full(self) -> bool {
        self.right == self.of && self.wrong == 0
    }

    /// The points for the score out of a maximum; see [`Score::points_at`].
    #[must_use]
    pub fn points(self, most: u32) -> u32 {
        self.points_at(most, 100)
    }

    /// The points for the score out of a maximum, of which some per cent can still be earned:
    /// rounded to the nearest, but at least 1 where anything is earned. Only a right answer gets
    /// all, so a single point is for all or nothing. Wrong pieces are offset against missed ones;
    /// each further wrong piece cancels a right one, so that marking everything earns nothing.
    #[must_use]
    pub fn points_at(self, most: u32, percent: u32) -> u32 {
        let surplus = self.wrong.saturating_sub(self.of.saturating_sub(self.right));
        let (earned, of) = match self.is_full() {
            true => (1, 1),
            false => (self.right.saturating_sub(surplus), self.of.max(1)),
        };
        let (earned, of) = (u128::from(earned), u128::from(of));
        let share = earned * u128::from(most) * u128::from(percent);
        if share == 0 {
            return 0;
        }
        let rounded = ((2 * share + 100 * of) / (200 * of)).max(1);
        let all = if self.is_full() { most } else { most.saturating_sub(1) };
        u32::try_from(rounded).unwrap_or(all).min(all)
    }
}

/// A misconception that leads to exactly the given answer.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Recognised {
    /// Its name in files and tests.
    pub id: &'static str,
    /// The probable misconception and its correction, in friendly words.
    pub text: String,
    /// A sentence that names the first difference; empty for none. It gives away a piece of the key.
    pub parts: String,
    /// The first piece in which answer and key differ.
    pub parts_at: Option<Spot>,
    /// The step of the search at which they differ.
    pub step: Option<Step>,
}

impl Recognised {
    /// The whole text: the misconception, its correction, and the first difference.
    #[must_use]
    pub fn whole_text(&self, lang: Lang) -> String {
        lang.sentences([&self.text, &self.parts])
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    #[test]
    fn only_right_answers_earn_all_points() {
        let table = [
            ((4, 0, 4), 4, 4),
            ((3, 0, 4), 4, 3),
            ((4, 1, 4), 4, 3),
            ((4, 1, 4), 1, 0),
            ((4, 11, 4), 4, 0),
            ((2, 1, 4), 4, 2),
            ((2, 3, 4), 4, 1),
            ((0, 0, 0), 2, 2),
            ((0, 1, 0), 2, 0),
            ((2, 0, 3), 10, 7),
            ((1, 0, 9), 2, 1),
            ((8, 0, 9), 2, 1),
        ];
        for ((right, wrong, of), most, points) in table {
            assert_eq!(Score { right, wrong, of }.points(most), points, "{right} {wrong} {of}");
        }
    }

    #[test]
    fn points_are_rounded_to_the_nearest_and_never_to_nothing() {
        let table = [
            ((4, 0, 4), 1, 90, 1),
            ((4, 0, 4), 1, 10, 1),
            ((4, 0, 4), 1, 0, 0),
            ((4, 0, 4), 10, 75, 8),
            ((4, 0, 4), 10, 74, 7),
            ((1, 0, 4), 10, 10, 1),
            ((0, 0, 4), 10, 100, 0),
            ((1, 0, 2), 0, 100, 0),
        ];
        for ((right, wrong, of), most, percent, points) in table {
            let score = Score { right, wrong, of };
            assert_eq!(score.points_at(most, percent), points, "{score:?} {most} {percent}");
        }
    }

    proptest! {
        #[test]
        fn more_right_pieces_never_earn_less(
            (of, right) in (1_u32..40).prop_flat_map(|of| (Just(of), 0..of)),
            wrong in 0_u32..40, most in 2_u32..=1000, percent in 1_u32..=100,
        ) {
            let points = |right, percent| Score { right, wrong, of }.points_at(most, percent);
            prop_assert!(points(right, percent) <= points(right + 1, percent));
            prop_assert!(points(right, percent - 1) <= points(right, percent));
            let exact = f64::from(right) / f64::from(of) * f64::from(most);
            let given = f64::from(Score { right, wrong: 0, of }.points(most));
            let is_nearest = (given - exact).abs() <= 0.5 + 1e-9;
            let is_bounded = given == f64::from(most - 1) || right > 0 && given == 1.0;
            prop_assert!(is_nearest || is_bounded, "{given} {exact}");
        }
    }
}
