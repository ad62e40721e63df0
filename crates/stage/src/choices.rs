//! From what was said of a search to one that can be run. What the search would ignore is refused,
//! lest someone believes it has been heeded.

use plyscope_core::algo::{Fail, Keeps, Symmetry, TableOptions};
use plyscope_core::{excerpt, CutRule, Order};

use crate::link::LinkProblem;
use crate::setup::{
    read_plies, read_time, Algorithm, Choice, Feature, Setup, StartWindow, MAX_DEPTH,
};

/// What was said of a search; what was not is as by default.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Choices {
    /// Which search.
    pub algorithm: Option<Algorithm>,
    /// In which order children are looked at.
    pub order: Option<Order>,
    /// What chance begins with.
    pub seed: Option<u64>,
    /// How far to look ahead.
    pub depth: Option<Ahead>,
    /// How long it may take, in milliseconds.
    pub time: Option<u32>,
    /// When remaining moves are cut.
    pub cut: Option<CutRule>,
    /// What a node returns outside its window.
    pub fail: Option<Fail>,
    /// The window at the root.
    pub window: Option<StartWindow>,
    /// The first and the last ply at which positions are kept in a table.
    pub table: Option<(u16, u16)>,
    /// What the table keeps.
    pub keeps: Option<Keeps>,
    /// Which positions share their place in it.
    pub symmetry: Option<Symmetry>,
}

/// How far a search looks ahead.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Ahead {
    /// So many plies.
    Plies(u16),
    /// To the end.
    End,
}

/// Why something that was said of a search is not taken.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Refusal {
    /// The search has no such choice.
    NotOffered {
        /// What was said.
        option: &'static str,
        /// The word that was chosen, where others would do.
        word: Option<&'static str>,
        /// The search.
        algorithm: Algorithm,
        /// The searches that have it.
        by: Vec<&'static str>,
    },
    /// It means nothing without something else.
    Alone {
        /// What was said.
        option: &'static str,
        /// What it is for.
        is: &'static str,
        /// What it needs.
        needs: &'static str,
    },
}

impl Refusal {
    /// What was said and is not taken.
    #[must_use]
    pub const fn option(&self) -> &'static str {
        match self {
            Self::NotOffered { option, .. } | Self::Alone { option, .. } => option,
        }
    }

    /// Why it is not taken, in English; `sign` stands before the name of every option.
    #[must_use]
    pub fn told(&self, sign: &str) -> String {
        match self {
            Self::NotOffered { option, word, algorithm, by } => {
                let word = word.map(|word| format!(" {word}")).unwrap_or_default();
                let (others, verb) = match by.as_slice() {
                    [only] => ((*only).to_owned(), "does"),
                    [first @ .., last] => (format!("{} and {last}", first.join(", ")), "do"),
                    [] => ("none".to_owned(), "does"),
                };
                format!("{} takes no {sign}{option}{word}; {others} {verb}", algorithm.id())
            }
            Self::Alone { option, is, needs } => {
                format!("{sign}{option} {is}; it needs {sign}{needs}")
            }
        }
    }
}

impl Choices {
    /// The search that was asked for; what was not said is as in `plain`.
    ///
    /// # Errors
    /// What the search would ignore.
    pub fn setup(&self, plain: &Setup) -> Result<Setup, Refusal> {
        let algorithm = self.algorithm.unwrap_or_default();
        self.check_offers(algorithm)?;
        self.check_pairs()?;
        let table = |(from, to)| TableOptions {
            from,
            to,
            keeps: self.keeps.unwrap_or_default(),
            symmetry: self.symmetry.unwrap_or_default(),
        };
        Ok(Setup {
            algorithm,
            order: self.order.unwrap_or(plain.order),
            seed: self.seed.unwrap_or(plain.seed),
            cut: self.cut.unwrap_or(plain.cut),
            fail: self.fail.unwrap_or(plain.fail),
            window: self.window.unwrap_or(plain.window),
            depth: match self.depth {
                Some(Ahead::Plies(plies)) => Some(plies),
                Some(Ahead::End) => None,
                None => plain.depth.filter(|_| algorithm.offers(Feature::Depth)),
            },
            time: self.time,
            table: self.table.map(table),
            form: plain.form,
        })
    }

    /// Refuses what the algorithm does not offer.
    fn check_offers(&self, algorithm: Algorithm) -> Result<(), Refusal> {
        let said = [
            ("cut", self.cut.is_some(), Feature::Cut),
            ("fail", self.fail.is_some(), Feature::Fail),
            ("window", self.window.is_some(), Feature::Window),
            ("depth", self.depth.is_some(), Feature::Depth),
            ("time", self.time.is_some(), Feature::Time),
            ("table", self.table.is_some(), Feature::Table),
        ];
        for (option, _, feature) in said.into_iter().filter(|&(_, is_said, _)| is_said) {
            check(option, None, algorithm, |algorithm| algorithm.offers(feature))?;
        }
        let order = self.order.unwrap_or_default();
        check(Order::NAME, Some(order.id()), algorithm, |algorithm| algorithm.takes(order))
    }

    /// Refuses what means nothing without something else.
    fn check_pairs(&self) -> Result<(), Refusal> {
        let alone = |option, is, needs| Err(Refusal::Alone { option, is, needs });
        if self.table.is_none() && self.keeps.is_some() {
            return alone(Keeps::NAME, "says what a table keeps", "table");
        }
        if self.table.is_none() && self.symmetry.is_some() {
            return alone(Symmetry::NAME, "is about the places in a table", "table");
        }
        if self.seed.is_some() && self.order != Some(Order::Random) {
            return alone("seed", "is what chance begins with", "order random");
        }
        Ok(())
    }
}

fn check(
    option: &'static str,
    word: Option<&'static str>,
    algorithm: Algorithm,
    takes: impl Fn(Algorithm) -> bool,
) -> Result<(), Refusal> {
    if takes(algorithm) {
        return Ok(());
    }
    let by = Algorithm::ALL.iter().filter(|(_, other)| takes(*other)).map(|&(name, _)| name);
    Err(Refusal::NotOffered { option, word, algorithm, by: by.collect() })
}

/// Reads how far to look ahead: a number of plies, or `end`.
///
/// # Errors
/// When it is neither, or more than [`MAX_DEPTH`].
pub fn depth(text: &str) -> Result<Ahead, LinkProblem> {
    if text == "end" {
        return Ok(Ahead::End);
    }
    let plies = text.parse().ok().filter(|plies| *plies <= MAX_DEPTH);
    plies.map(Ahead::Plies).ok_or_else(|| LinkProblem::Depth { given: excerpt(text) })
}

/// Reads a time in milliseconds.
///
/// # Errors
/// When it is none.
pub fn time(text: &str) -> Result<u32, LinkProblem> {
    read_time(text).ok_or_else(|| LinkProblem::Time { given: excerpt(text) })
}

/// Reads the plies that a table covers.
///
/// # Errors
/// When they are none.
pub fn table(text: &str) -> Result<(u16, u16), LinkProblem> {
    read_plies(text).ok_or_else(|| LinkProblem::Plies { given: excerpt(text) })
}
