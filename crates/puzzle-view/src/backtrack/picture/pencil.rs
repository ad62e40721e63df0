//! Small digits: candidates for the same square, and what is left for a square.

use plyscope_drawing::Path;
use plyscope_puzzles::backtrack::{Choice, Choices};

use super::{bar, middle, slash, Pen, CELL};
use crate::backtrack::board::{Candidate, Standing};
use crate::backtrack::outcome::Outcome;

impl Pen<'_> {
    /// The mark of one of several candidates for the same square: digits stand where they stand in squares
    /// that are not next, too.
    pub(super) fn pencil_mark(&mut self, candidate: &Candidate, place: usize, count: usize) {
        let (at, pitch) = self.pencil_place(candidate.square, place, count);
        self.pencil(candidate, at, (pitch * 0.62, pitch * 0.44));
    }

    /// The place of one of so many digits in a square, and how far they are apart.
    fn pencil_place(&self, square: usize, number: usize, count: usize) -> ((f64, f64), f64) {
        let across = if count > 4 { 3 } else { 2 };
        let (x, y) = middle(self.board, square);
        let pitch = CELL / f64::from(across);
        let along = |place: usize| (place as f64 + 0.5 - f64::from(across) / 2.0) * pitch;
        let down = if count == 6 { pitch / 2.0 } else { 0.0 };
        let across = across as usize;
        ((x + along(number % across), y + along(number / across) + down), pitch)
    }

    /// The digits that are left for a square, and those that were just removed, barred.
    pub(super) fn digits_left(&mut self, square: usize, left: Choices, removed: Choices) {
        let count = usize::from(self.board.columns);
        for number in 0..self.board.columns {
            let (choice, digit) = (Choice(number), (number + 1).to_string());
            let (at, pitch) = self.pencil_place(square, number.into(), count);
            if left.contains(choice) {
                self.text("pencil", at, pitch * 0.72, digit);
            } else if removed.contains(choice) {
                self.text("pencil gone", at, pitch * 0.72, digit);
                self.path("domain removed now thin", slash(at, pitch * 0.44));
            }
        }
    }

    /// The mark of a candidate in small: its label, in a size, with its state, which reaches so far.
    pub(super) fn pencil(
        &mut self,
        candidate: &Candidate,
        at: (f64, f64),
        (size, small): (f64, f64),
    ) {
        let class = match candidate.standing {
            Standing::Next => "pencil next",
            Standing::Blocked(_) => "pencil blocked",
            Standing::Tried(Outcome::Led) | Standing::JustLeft(Outcome::Led) => "pencil led",
            Standing::Tried(_) | Standing::JustLeft(_) => "pencil tried",
            Standing::Later | Standing::Taken => "pencil",
        };
        match candidate.standing {
            Standing::Next => self.path("mark next", Path::circle(at, small)),
            Standing::JustLeft(_) => self.path("mark left", Path::circle(at, small)),
            _ => {}
        }
        self.text(class, at, size, candidate.label.as_str());
        match candidate.standing {
            Standing::Tried(Outcome::InVain) | Standing::JustLeft(Outcome::InVain) => {
                self.path("mark tried thin", Path::cross(at, small * 0.7))
            }
            Standing::Tried(_) | Standing::JustLeft(_) => {
                let below = (at.0 - small * 0.6, at.1 + (small * 0.85).max(size * 0.45));
                self.path("mark led thin", bar(below, 1.2 * small));
            }
            Standing::Blocked(_) => {
                self.path("mark struck", bar((at.0 - small * 0.7, at.1), 1.4 * small));
            }
            _ => {}
        }
    }
}

/// The place of a candidate among the digits of a square: that of its digit, in whichever order they are
/// tried.
pub(super) fn digit_place(candidate: &Candidate) -> usize {
    let digit = candidate.label.parse().ok().and_then(|digit: usize| digit.checked_sub(1));
    digit.unwrap_or(usize::from(candidate.choice.0))
}
