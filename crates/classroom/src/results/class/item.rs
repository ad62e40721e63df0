//! How difficult a question was for a class, and how well it tells students apart.

use plyscope_i18n::{texts, Lang};
use plyscope_quiz::question::Kind;

use super::text::two_decimals;
use super::{percent, signed, Class, Column, Student};

/// The fewest students whose discrimination is shown: that of fewer is mostly noise.
pub const MIN_STUDENTS: usize = 10;

/// A question, as a class answered it.
#[derive(Clone, PartialEq, Debug)]
pub struct Item {
    /// Its name in the lesson.
    pub id: String,
    /// Its kind.
    pub kind: Kind,
    /// The points there are.
    pub of: u32,
    /// How many students have an answer to it in their files.
    pub answered: usize,
    /// How many got all points.
    pub right: usize,
    /// The mean share of the points, from 0 to 1; of those who did not answer it is 0. `None` for a
    /// question without points, and for an empty class.
    pub difficulty: Option<f64>,
    /// The correlation of the share with the points of the other questions, from −1 to 1; `None` where
    /// either is the same for all.
    pub discrimination: Option<f64>,
}

impl Item {
    /// The heading of its column of points: its name, and how many there are.
    #[must_use]
    pub fn heading(&self, lang: Lang) -> String {
        texts::class_column(lang, &self.id, &self.of.to_string())
    }

    /// The mean share of the points, as people read it: “–” where there is none, and where nobody answered.
    #[must_use]
    pub fn share(&self) -> String {
        let share = self.difficulty.filter(|_| self.answered > 0);
        share.map_or_else(|| "–".to_owned(), percent)
    }
}

impl Class {
    /// Whether the class is too small for the discrimination of its questions to mean anything. JSON and CSV
    /// have it all the same.
    #[must_use]
    pub fn is_small(&self) -> bool {
        self.students.len() < MIN_STUDENTS
    }

    /// The discrimination of a question with two decimals, as people read it; “–” where there is none, and in a
    /// small class.
    #[must_use]
    pub fn discrimination(&self, item: &Item, lang: Lang) -> String {
        match item.discrimination.filter(|_| !self.is_small()) {
            Some(value) => signed(&two_decimals(value), lang),
            None => "–".to_owned(),
        }
    }
}

/// The questions of a class.
pub(super) fn items(columns: Vec<Column>, students: &[Student]) -> Vec<Item> {
    columns.into_iter().enumerate().map(|(place, column)| item(column, place, students)).collect()
}

fn item(Column { id, kind, of }: Column, place: usize, students: &[Student]) -> Item {
    let own = |student: &Student| f64::from(student.cells[place].points);
    let rest = |student: &Student| f64::from(student.points()) - own(student);
    let pairs: Vec<(f64, f64)> = students.iter().map(|one| (own(one), rest(one))).collect();
    let is_graded = of > 0 && !students.is_empty();
    let cells = || students.iter().map(|student| &student.cells[place]);
    Item {
        answered: cells().filter(|cell| cell.is_answered).count(),
        right: cells().filter(|cell| of > 0 && cell.points >= of).count(),
        difficulty: is_graded.then(|| {
            pairs.iter().map(|(own, _)| own).sum::<f64>() / f64::from(of) / pairs.len() as f64
        }),
        discrimination: is_graded.then(|| correlation(&pairs)).flatten(),
        id,
        kind,
        of,
    }
}

/// The product-moment correlation of pairs (Pearson 1895); `None` where one of the two is constant.
/// With the points of a question and those of the rest it is the item-rest correlation (Henrysson
/// 1963, “Correction of item-total correlations in item analysis”, Psychometrika 28).
fn correlation(pairs: &[(f64, f64)]) -> Option<f64> {
    let count = pairs.len() as f64;
    let mean = |part: fn(&(f64, f64)) -> f64| pairs.iter().map(part).sum::<f64>() / count;
    let (mean_x, mean_y) = (mean(|pair| pair.0), mean(|pair| pair.1));
    let (mut both, mut only_x, mut only_y) = (0.0, 0.0, 0.0);
    for &(x, y) in pairs {
        let (x, y) = (x - mean_x, y - mean_y);
        (both, only_x, only_y) = (both + x * y, only_x + x * x, only_y + y * y);
    }
    // Sums of squares of whole points: anything so small is a rounding error.
    let varies = only_x > 1e-9 && only_y > 1e-9;
    varies.then(|| (both / (only_x.sqrt() * only_y.sqrt())).clamp(-1.0, 1.0))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_correlation_is_that_of_the_textbook() {
        type Pairs<'a> = &'a [(f64, f64)];
        let table: [(Pairs, Option<f64>); 6] = [
            (&[], None),
            (&[(1.0, 3.0)], None),
            (&[(1.0, 3.0), (1.0, 5.0)], None),
            (&[(0.0, 1.0), (1.0, 2.0), (2.0, 3.0)], Some(1.0)),
            (&[(0.0, 3.0), (1.0, 2.0), (2.0, 1.0)], Some(-1.0)),
            // By hand: sums of products 5 and of squares 5 and 20.
            (&[(1.0, 2.0), (2.0, 6.0), (3.0, 2.0), (4.0, 6.0)], Some(0.447_213_595_499_957_9)),
        ];
        for (pairs, expected) in table {
            let found = correlation(pairs);
            let is_near = match (found, expected) {
                (Some(found), Some(expected)) => (found - expected).abs() < 1e-12,
                (found, expected) => found == expected,
            };
            assert!(is_near, "{pairs:?}: {found:?}");
        }
    }
}
