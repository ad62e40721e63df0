//! The points of a row of questions.

/// The points of the questions of a lesson.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Summary {
    /// The questions.
    pub rows: Vec<Row>,
}

/// The result of one question.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Row {
    /// How many points were earned.
    pub points: u32,
    /// The maximum.
    pub of: u32,
    /// How often the answer was checked.
    pub checks: u32,
}

impl Summary {
    /// The points earned, and the maximum.
    #[must_use]
    pub fn points(&self) -> (u32, u32) {
        let sum = |part: fn(&Row) -> u32| self.rows.iter().map(part).fold(0, u32::saturating_add);
        (sum(|row| row.points), sum(|row| row.of))
    }
}
