//! How long a search takes, in the unit that people would use.

use super::amount::{Amount, Size};

const MINUTE: f64 = 60.0;
const HOUR: f64 = 60.0 * MINUTE;
const DAY: f64 = 24.0 * HOUR;
const YEAR: f64 = 365.25 * DAY;

/// The age of the universe, in seconds (Planck Collaboration 2020: 13.8 thousand million years).
const UNIVERSE: f64 = 13.8e9 * YEAR;

/// A span of time. In its unit there are two or more, so that no language needs a singular; there may be one
/// millisecond, whose unit is an abbreviation.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Span {
    /// The unit.
    pub unit: Unit,
    /// How many of it.
    pub amount: Amount,
    /// Whether it exceeds the age of the universe.
    pub outlasts_universe: bool,
}

/// A unit of time.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Unit {
    /// Less than a thousandth of a second; the amount is meaningless.
    Instant,
    /// Thousandths of a second.
    Milliseconds,
    /// Seconds.
    Seconds,
    /// Minutes.
    Minutes,
    /// Hours.
    Hours,
    /// Days.
    Days,
    /// Years of 365.25 days.
    Years,
}

/// Up to how many seconds a unit is used, and how many seconds it has.
const UNITS: [(f64, f64, Unit); 7] = [
    (0.001, 0.001, Unit::Instant),
    (2.0, 0.001, Unit::Milliseconds),
    (2.0 * MINUTE, 1.0, Unit::Seconds),
    (2.0 * HOUR, MINUTE, Unit::Minutes),
    (2.0 * DAY, HOUR, Unit::Hours),
    (2.0 * YEAR, DAY, Unit::Days),
    (f64::INFINITY, YEAR, Unit::Years),
];

impl Span {
    /// How long this many nodes take, at a speed in nodes a second.
    pub(super) fn of(nodes: Size, speed: u32) -> Self {
        let span = nodes.over(Size::of(f64::from(speed.max(1))));
        let seconds = span.value();
        let (_, long, unit) =
            UNITS.into_iter().find(|(most, ..)| seconds < *most).unwrap_or(UNITS[UNITS.len() - 1]);
        Self {
            unit,
            amount: Amount::about(span.over(Size::of(long))),
            outlasts_universe: seconds > UNIVERSE,
        }
    }
}
