//! The view of queens as a constraint satisfaction problem.

use plyscope_puzzles::backtrack::{Choice, Puzzle};
use plyscope_puzzles::csp::{Assignment, Inference, Network, Variable, VariableOrder};
use plyscope_puzzles::{ConstrainedQueens, Test};

use crate::backtrack::board::{Board, Content, Look, Removal};
use crate::backtrack::shown::{chess_name, Place, Shown};
use plyscope_i18n::{texts, Lang};

impl Shown for ConstrainedQueens {
    fn scene(&self, assignment: &Assignment) -> Board {
        let (network, methods) = (self.network(), self.methods());
        let size = network.size();
        let is_inferred = methods.inference != Inference::None && methods.test == Test::AtOnce;
        let removed = assignment.removed(network);
        let content = |row: Variable, column: Choice| {
            let is_now =
                || removed.iter().any(|(lost, from)| *lost == row && from.contains(column));
            match assignment.value(row) {
                Some(queen) if queen == column => Content::Queen,
                None if is_inferred => match assignment.domain(row).contains(column) {
                    true => Content::Left,
                    false if is_now() => Content::Removed(Removal::Now),
                    false => Content::Removed(Removal::Before),
                },
                _ => Content::Free,
            }
        };
        let row = |row| network.domain(row).iter().map(move |column| content(row, column));
        Board {
            rows: size,
            columns: size,
            look: Look::Chequered,
            squares: network.rows().flat_map(row).collect(),
            ..Board::single()
        }
    }

    fn square_name(&self, square: usize, _: Lang) -> String {
        let size = self.network().size();
        chess_name(square, size, size)
    }

    fn place_of(&self, assignment: &Assignment, choice: Choice) -> Place {
        let size = self.network().size();
        let column = column(assignment, choice);
        let row = assignment.next().map_or(0, Variable::index);
        let square = row * usize::from(size) + usize::from(column.0);
        Place { square, label: chess_name(square, size, size), cell: None }
    }

    fn obstacle(&self, assignment: &Assignment, choice: Choice) -> Option<usize> {
        let row = self.conflict(assignment, assignment.next()?, column(assignment, choice))?;
        let queen = assignment.value(row)?;
        Some(row.index() * self.length() + usize::from(queen.0))
    }

    fn length(&self) -> usize {
        usize::from(self.network().size())
    }

    fn root_label(&self) -> String {
        "♛".to_owned()
    }

    fn begun(&self, assignment: &Assignment, lang: Lang) -> String {
        let begun = texts::queens_begun(lang, self.length());
        lang.sentences([begun, inferred(self, assignment, lang)])
    }

    fn choices(&self, assignment: &Assignment, count: usize, listed: &str, lang: Lang) -> String {
        let row = assignment.next().map_or(0, |row| rank(self, row));
        match self.methods().variables {
            VariableOrder::Given => texts::queens_choices(lang, row, count, listed),
            // Those at the end choose the rows as they come.
            _ if self.methods().test == Test::AtTheEnd => {
                texts::queens_choices(lang, row, count, listed)
            }
            _ => texts::queens_fewest(lang, row, count, listed),
        }
    }

    fn placed(&self, before: &Assignment, choice: Choice, lang: Lang) -> String {
        let place = self.place_of(before, choice);
        let row = before.next().map_or(0, |row| rank(self, row));
        if let Some(by) = self.obstacle(before, choice) {
            return texts::queens_attacked(lang, row, &place.label, &self.square_name(by, lang));
        }
        let mut after = before.clone();
        self.place(&mut after, choice);
        let placed = texts::queens_placed(lang, row, &place.label);
        lang.sentences([placed, inferred(self, &after, lang)])
    }

    fn stuck(&self, assignment: &Assignment, _: Option<u8>, lang: Lang) -> String {
        match (assignment.emptied(), assignment.next()) {
            (Some(row), _) => texts::queens_emptied(lang, rank(self, row)),
            (None, Some(row)) => texts::queens_stuck(lang, rank(self, row)),
            (None, None) => texts::queens_rejected(lang, self.length()),
        }
    }

    fn lost(&self, assignment: &Assignment, lang: Lang) -> Option<String> {
        if self.methods().test == Test::AtTheEnd {
            return None;
        }
        match assignment.emptied() {
            Some(row) => Some(texts::queens_none_left(lang, rank(self, row))),
            None => Some(texts::queens_lost(lang, rank(self, self.lost_variable(assignment)?))),
        }
    }

    fn solved(&self, _: &Assignment, lang: Lang) -> String {
        texts::queens_solved(lang, self.length())
    }
}

/// The column of a candidate.
fn column(assignment: &Assignment, choice: Choice) -> Choice {
    assignment.order().get(usize::from(choice.0)).copied().unwrap_or(choice)
}

/// The number of a row as the board shows it, from 1 at the bottom.
fn rank(queens: &ConstrainedQueens, row: Variable) -> usize {
    queens.length().saturating_sub(row.index())
}

/// What inference has removed after the last assignment, or before the first; empty for nothing.
fn inferred(queens: &ConstrainedQueens, assignment: &Assignment, lang: Lang) -> String {
    let removed = assignment.removed(queens.network());
    if removed.is_empty() {
        return String::new();
    }
    let of_row = removed.into_iter().map(|(row, columns)| {
        let names = columns.iter().map(|column| {
            let square = row.index() * queens.length() + usize::from(column.0);
            queens.square_name(square, lang)
        });
        let names = names.collect::<Vec<_>>().join(", ");
        texts::queens_removed_of(lang, &format!("{{{names}}}"), rank(queens, row))
    });
    let removed = lang.list(&of_row.collect::<Vec<_>>());
    match queens.methods().inference {
        Inference::None => String::new(),
        Inference::ForwardChecking => texts::queens_checked(lang, &removed),
        Inference::ArcConsistency => texts::queens_consistent(lang, &removed),
    }
}
