//! A step of a search or film, as an address names it.

use std::fmt;

use plyscope_search::notation::half_width;
use plyscope_search::Step;

/// A step of anything that is shown step by step.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum At {
    /// The one with a number.
    Step(u64),
    /// The last one.
    Last,
}

impl At {
    /// Parses a step: a number, or `last`.
    #[must_use]
    pub fn parse(text: &str) -> Option<Self> {
        match half_width(text).trim() {
            "last" => Some(Self::Last),
            number => number.parse().ok().map(Self::Step),
        }
    }

    /// Parses a step of a recorded search. The largest number of 32 bits stands for the last step, as it
    /// did in older addresses.
    #[must_use]
    pub fn parse_recorded(text: &str) -> Option<Self> {
        match Self::parse(text)? {
            Self::Step(step) if step == u64::from(u32::MAX) => Some(Self::Last),
            at => Some(at),
        }
    }

    /// The step; `last` becomes the given last step.
    #[must_use]
    pub fn among(self, last: Step) -> Step {
        match self {
            Self::Step(step) => u32::try_from(step).map_or(last, |step| Step(step).min(last)),
            Self::Last => last,
        }
    }

    /// The same, but no earlier than a given step.
    #[must_use]
    pub fn from_step(self, step: Step) -> Self {
        match self {
            Self::Step(number) => Self::Step(number.max(step.0.into())),
            Self::Last => Self::Last,
        }
    }

    /// The requested step number, if it lies beyond the last step.
    #[must_use]
    pub fn beyond(self, last: u64) -> Option<u64> {
        match self {
            Self::Step(step) => Some(step).filter(|&step| step > last),
            Self::Last => None,
        }
    }
}

impl From<Step> for At {
    fn from(step: Step) -> Self {
        Self::Step(step.0.into())
    }
}

impl Default for At {
    fn default() -> Self {
        Step::START.into()
    }
}

impl fmt::Display for At {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Step(step) => write!(f, "{step}"),
            Self::Last => f.write_str("last"),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn moments_are_read_and_written() {
        let table = [
            ("0", Some(At::Step(0)), Some(At::Step(0))),
            ("last", Some(At::Last), Some(At::Last)),
            ("３ ", Some(At::Step(3)), Some(At::Step(3))),
            ("4294967294", Some(At::Step(4_294_967_294)), Some(At::Step(4_294_967_294))),
            ("4294967295", Some(At::Step(4_294_967_295)), Some(At::Last)),
            ("4294967296", Some(At::Step(4_294_967_296)), Some(At::Step(4_294_967_296))),
            ("-1", None, None),
            ("Last", None, None),
            ("", None, None),
        ];
        for (text, any, recorded) in table {
            assert_eq!((At::parse(text), At::parse_recorded(text)), (any, recorded), "{text}");
            for at in any.into_iter().chain(recorded) {
                assert_eq!(At::parse(&at.to_string()), Some(at));
            }
        }
    }

    #[test]
    fn a_moment_beyond_the_end_is_the_end() {
        let last = Step(7);
        for (at, among, beyond) in [
            (At::Step(3), 3, None),
            (At::Step(7), 7, None),
            (At::Step(8), 7, Some(8)),
            (At::Step(u64::MAX), 7, Some(u64::MAX)),
            (At::Last, 7, None),
        ] {
            assert_eq!((at.among(last), at.beyond(7)), (Step(among), beyond), "{at}");
            assert!(at.from_step(last).among(Step(9)) >= last, "{at}");
        }
    }
}
