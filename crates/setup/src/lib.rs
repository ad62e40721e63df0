//! What is searched and how: games to choose from ([`catalog`]), the options of a search
//! ([`OPTIONS`]), and addresses.
//!
//! In: the text of an address, a command or a form. Out: a [`Setup`], a tree or a
//! [`GameSpec`](catalog::GameSpec), and a list of problems, each about one parameter. [`address`] is
//! the only codec of addresses; [`problems`] writes each problem as a sentence.
//!
//! Not here: running a search, and anything that is drawn.

pub mod address;
pub mod ask;
pub mod catalog;
pub mod choices;
pub mod dialog_request;
mod form;
pub mod gallery;
pub mod game_status;
pub mod keys;
pub mod light_chess;
pub mod line;
pub mod link;
pub mod listings;
mod names;
mod option;
mod options;
pub mod page_link;
pub mod problems;
pub mod reported;
pub mod rules;
pub mod view;
pub mod window;

use plyscope_i18n::{texts, Lang};
use plyscope_search::algo::{Fail, Keeps, Options, Soundness, TableOptions};
use plyscope_search::notation::half_width;
use plyscope_search::packed;
use plyscope_search::{CutRule, Order, Value, Verdict};

pub use form::Form;
pub use names::{algorithm_name, ending_name};
pub use option::{
    Builder, Group, Need, NoValue, Offered, Scope, SearchOption, SubjectKind, Values,
};
pub use options::*;
pub use plyscope_search::algo::{Algorithm, Feature};
pub use plyscope_search::choice::{nearest, Chapter, Choice, NoSuchChoice};
pub use window::{leaf_value, NotAWindow, StartWindow};

/// A search, fully specified except for its subject.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Setup {
    /// Which search.
    pub algorithm: Algorithm,
    /// The order in which children are searched.
    pub order: Order,
    /// The seed of a random order.
    pub seed: u64,
    /// When remaining moves are cut.
    pub cut: CutRule,
    /// What a node returns outside its window.
    pub fail: Fail,
    /// The window at the root.
    pub window: StartWindow,
    /// The value of the root that is guessed first; `None` for its static evaluation.
    pub guess: Option<Value>,
    /// How many plies to look ahead; `None` for up to the end of the game.
    pub depth: Option<u16>,
    /// The time limit for searching a game, in milliseconds, 1 to [`MAX_TIME`]; `None` for no
    /// limit. A given tree is small enough to be searched whole. The searches themselves have no
    /// clock: their tracer ends them.
    pub time: Option<u32>,
    /// The transposition table, if there is one.
    pub table: Option<TableOptions>,
    /// Which listing of the search is shown.
    pub form: Form,
}

packed!(struct Setup { algorithm, order, seed, cut, fail, window, guess, depth, time, table, form });

impl Default for Setup {
    fn default() -> Self {
        Self {
            algorithm: Algorithm::default(),
            order: Order::default(),
            seed: 1,
            cut: CutRule::default(),
            fail: Fail::default(),
            window: StartWindow::default(),
            guess: None,
            depth: None,
            time: None,
            table: None,
            form: Form::default(),
        }
    }
}

/// The largest depth in plies, limited by the stack of a browser.
pub const MAX_DEPTH: u16 = 400;

/// The longest time limit, in milliseconds.
pub const MAX_TIME: u32 = 60_000;

impl Setup {
    /// The same search, with the options that it would ignore as in `plain`.
    #[must_use]
    pub fn without_ignored(&self, plain: &Self) -> Self {
        let mut setup = *self;
        for option in OPTIONS {
            if !option.counts(&setup) {
                (option.copy)(&mut setup, plain);
            }
        }
        setup
    }

    /// The choices as the searches take them. What the search does not offer keeps its default, so
    /// that it cannot do harm.
    #[must_use]
    pub fn options(&self) -> Options {
        let Self { order, seed, cut, fail, window, guess, depth, table, .. } =
            self.without_ignored(&Self::default());
        Options { order, seed, cut, fail, window: window.get(), guess, depth, table }
    }

    /// Whether the static evaluation is used: at the horizon, or for move ordering.
    #[must_use]
    pub fn asks_evaluation(&self) -> bool {
        let options = self.options();
        options.depth.is_some()
            || self.algorithm.always_evaluates()
            || matches!(options.order, Order::BestFirst | Order::WorstFirst)
    }

    /// The time limit in milliseconds, if the search can have one.
    #[must_use]
    pub fn time_limit(&self) -> Option<u32> {
        self.time.filter(|_| self.algorithm.offers(Feature::Time))
    }

    /// Whether the search of a game proves a result: static evaluations never say won or lost.
    #[must_use]
    pub fn proves(&self, verdict: Verdict) -> bool {
        let ends = [Value::WIN, Value::LOSS].map(Verdict::Exact);
        ends.contains(&verdict.sharpened()) && self.doubt().is_none()
    }

    /// Why the value that is found in a game may be wrong; `None` where it is not.
    #[must_use]
    pub fn doubt(&self) -> Option<Doubt> {
        let options = self.options();
        let numbers = |table: TableOptions| table.keeps == Keeps::Numbers;
        if options.table.is_some_and(numbers) && self.algorithm.has_windows() {
            return Some(Doubt::Table);
        }
        let is_unsound = !self.algorithm.is_sound() && options.depth.is_some();
        is_unsound.then_some(Doubt::Search)
    }

    /// The same for a given tree, in which nobody can pass.
    #[must_use]
    pub fn doubt_on_tree(&self) -> Option<Doubt> {
        let soundness = self.algorithm.descriptor().soundness;
        let is_sound_there =
            |doubt: &Doubt| *doubt == Doubt::Search && soundness == Soundness::UnsoundWithPasses;
        self.doubt().filter(|doubt| !is_sound_there(doubt))
    }
}

/// Why the value that a search finds may be wrong.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Doubt {
    /// Its table takes bounds for values.
    Table,
    /// It leaves out what usually does not matter.
    Search,
}

impl Doubt {
    /// The warning.
    #[must_use]
    pub fn text(self, lang: Lang) -> String {
        match self {
            Self::Table => texts::step_finish_unsound(lang),
            Self::Search => texts::step_finish_doubt(lang),
        }
    }
}

/// The plies that a table covers, as `3..5`, `4` or `all`.
#[must_use]
pub fn print_plies(table: &TableOptions) -> String {
    match (table.from, table.to) {
        (0, u16::MAX) => "all".to_owned(),
        (from, to) if from == to => from.to_string(),
        (from, to) => format!("{from}..{to}"),
    }
}

/// Parses a text of [`print_plies`] into the first and the last ply.
#[must_use]
pub fn read_plies(text: &str) -> Option<(u16, u16)> {
    let text = half_width(text);
    let text = text.trim();
    if text == "all" {
        return Some((0, u16::MAX));
    }
    let (from, to) = text.split_once("..").unwrap_or((text, text));
    let (from, to) = (from.trim().parse().ok()?, to.trim().parse().ok()?);
    (from <= to).then_some((from, to))
}

/// Parses milliseconds, 1 to [`MAX_TIME`].
#[must_use]
pub fn read_time(text: &str) -> Option<u32> {
    half_width(text).trim().parse().ok().filter(|time| (1..=MAX_TIME).contains(time))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn plies_are_read_and_written() {
        let table = [
            ("3..5", Some("3..5")),
            (" 4 ", Some("4")),
            ("３．．５", Some("3..5")),
            ("all", Some("all")),
            ("0..65535", Some("all")),
            ("5..3", None),
            ("-1..3", None),
            ("", None),
        ];
        for (text, written) in table {
            let read = read_plies(text).map(|(from, to)| {
                print_plies(&TableOptions { from, to, ..TableOptions::default() })
            });
            assert_eq!(read.as_deref(), written, "{text}");
        }
    }

    #[test]
    fn times_are_read() {
        let table = [
            ("1", Some(1)),
            (" 2000 ", Some(2000)),
            ("60000", Some(60_000)),
            ("　２０００", Some(2000)),
            ("60001", None),
            ("0", None),
            ("-5", None),
            ("1.5", None),
            ("99999999999", None),
            ("", None),
        ];
        for (text, time) in table {
            assert_eq!(read_time(text), time, "{text}");
        }
    }

    #[test]
    fn only_what_goes_ever_deeper_has_a_clock() {
        for &(name, algorithm) in Algorithm::ALL {
            let setup = Setup { algorithm, time: Some(50), ..Setup::default() };
            let expected = (name == "iterative-deepening").then_some(50);
            assert_eq!(setup.time_limit(), expected, "{name}");
        }
    }
}
