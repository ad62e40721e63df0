//! The address of a moment of a search: `#puzzle=tour&board=8x8&start=c2&step=12`.

use plyscope_core::excerpt;

use super::problem::{Problem, PuzzleId};
use crate::link::{decode, encode, MAX_LINK};
use crate::setup::{Choice, NoSuchChoice};
use plyscope_core::puzzles::sudoku::CluesProblem;
use plyscope_core::puzzles::tour::TourProblem;

/// What an address says. What it does not say is left as it is by default.
#[derive(Clone, PartialEq, Debug)]
pub struct Link {
    /// The puzzle.
    pub problem: Problem,
    /// The step to show.
    pub step: u64,
}

/// What is wrong with a part of an address. The other parts still hold.
#[derive(Clone, PartialEq, Debug)]
pub enum LinkProblem {
    /// The address is longer than [`MAX_LINK`] bytes.
    TooLong {
        /// How long it is.
        bytes: usize,
    },
    /// A name that means nothing here.
    UnknownParameter {
        /// The name; of a long one only the beginning.
        name: String,
    },
    /// A broken `%` code.
    Encoding {
        /// The parameter it is in.
        name: String,
    },
    /// A choice that does not exist.
    Choice(NoSuchChoice),
    /// A step that is no number.
    Step {
        /// What was given; of a long text only the beginning.
        given: String,
    },
    /// A number of queens that is not possible.
    Size {
        /// What was given; of a long text only the beginning.
        given: String,
    },
    /// Something about the tour is wrong.
    Tour(TourProblem),
    /// Something about the clues of a sudoku is wrong.
    Clues(CluesProblem),
}

impl Link {
    /// Reads the part of an address behind `#`. Whatever can be understood is kept; the rest is
    /// told.
    #[must_use]
    pub fn parse(fragment: &str) -> (Self, Vec<LinkProblem>) {
        let fragment = fragment.strip_prefix('#').unwrap_or(fragment);
        if fragment.len() > MAX_LINK {
            let problem = LinkProblem::TooLong { bytes: fragment.len() };
            return (Self { problem: Problem::default(), step: 0 }, vec![problem]);
        }
        let mut said = Said::read(fragment);
        let id = said.choice::<PuzzleId>();
        let problem = Problem::read(id, &mut said);
        let step = said.parsed("step", 0, |given| {
            given.parse().map_err(|_| LinkProblem::Step { given: excerpt(given) })
        });
        let Said { parts, mut problems } = said;
        let unknown = parts.into_iter().map(|(name, _)| LinkProblem::UnknownParameter { name });
        problems.extend(unknown);
        (Self { problem, step }, problems)
    }

    /// The part of an address behind `#` that says this.
    #[must_use]
    pub fn print(problem: &Problem, step: u64) -> String {
        let mut link = String::new();
        let mut add = |name: &str, value: &str| {
            let separator = if link.is_empty() { "" } else { "&" };
            link.push_str(&format!("{separator}{name}={}", encode(value)));
        };
        problem.print(&mut add);
        if step > 0 {
            add("step", &step.to_string());
        }
        link
    }
}

/// What an address says, by name, as far as nobody has asked for it yet.
#[derive(Default, Debug)]
pub struct Said {
    parts: Vec<(String, String)>,
    problems: Vec<LinkProblem>,
}

impl Said {
    fn read(fragment: &str) -> Self {
        let mut said = Self::default();
        for part in fragment.split('&').filter(|part| !part.is_empty()) {
            let (name, value) = part.split_once('=').unwrap_or((part, ""));
            let name = excerpt(name);
            match decode(value) {
                Some(value) => said.parts.push((name, value)),
                None => said.complain(LinkProblem::Encoding { name }),
            }
        }
        said
    }

    /// What is said under a name; of several the last.
    pub fn take(&mut self, name: &str) -> Option<String> {
        let mut found = None;
        self.parts.retain(|(other, value)| {
            let is_it = other == name;
            if is_it {
                found = Some(value.clone());
            }
            !is_it
        });
        found
    }

    /// A choice, by its own name; its default where nothing is said, or nothing that exists.
    pub fn choice<C: Choice>(&mut self) -> C {
        let default = C::ALL[0].1;
        let Some(given) = self.take(C::NAME) else { return default };
        C::from_id(&given).unwrap_or_else(|problem| {
            self.complain(LinkProblem::Choice(problem));
            default
        })
    }

    /// What is said under a name, read; the default where nothing is said, or nothing that can be
    /// read.
    pub fn parsed<T>(
        &mut self,
        name: &str,
        default: T,
        read: impl FnOnce(&str) -> Result<T, LinkProblem>,
    ) -> T {
        let Some(given) = self.take(name) else { return default };
        read(&given).unwrap_or_else(|problem| {
            self.complain(problem);
            default
        })
    }

    /// Notes that something is wrong.
    pub fn complain(&mut self, problem: LinkProblem) {
        self.problems.push(problem);
    }
}
