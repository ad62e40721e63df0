//! Which search is run, with which choices, and what they are called in addresses and commands.

use std::fmt;
use std::str::FromStr;

use plyscope_core::algo::{Fail, Keeps, Options, Symmetry, TableOptions};
use plyscope_core::games::Ending;
use plyscope_core::packed;
use plyscope_core::{excerpt, CutRule, GameTree, Order, Player, Value, Window};

pub use crate::algorithm::{Algorithm, Feature};

/// A search, fully specified but for what is searched.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Setup {
    /// Which search.
    pub algorithm: Algorithm,
    /// In which order children are looked at.
    pub order: Order,
    /// What chance begins with, where the order is left to it.
    pub seed: u64,
    /// When remaining moves are cut.
    pub cut: CutRule,
    /// What a node returns outside its window.
    pub fail: Fail,
    /// The window at the root.
    pub window: StartWindow,
    /// How many plies to look ahead; `None` for up to the end of the game.
    pub depth: Option<u16>,
    /// How long the search of a game may take, in milliseconds, 1 to [`MAX_TIME`]; `None` for as long
    /// as it takes. A given tree is small enough to be searched whole. The searches themselves know
    /// no time: whoever listens to them ends them.
    pub time: Option<u32>,
    /// The transposition table, if there is one.
    pub table: Option<TableOptions>,
    /// Which listing of the search is shown.
    pub form: Form,
}

packed!(struct Setup { algorithm, order, seed, cut, fail, window, depth, time, table, form });

impl Default for Setup {
    fn default() -> Self {
        Self {
            algorithm: Algorithm::default(),
            order: Order::default(),
            seed: 1,
            cut: CutRule::default(),
            fail: Fail::default(),
            window: StartWindow::default(),
            depth: None,
            time: None,
            table: None,
            form: Form::default(),
        }
    }
}

/// The largest depth that can be asked for, in plies: what the stack of a browser bears.
pub const MAX_DEPTH: u16 = 400;

/// The longest time that can be asked for, in milliseconds.
pub const MAX_TIME: u32 = 60_000;

impl Setup {
    /// The choices as the searches take them. What the search does not offer is as by default, so
    /// that it cannot do harm.
    #[must_use]
    pub fn options(&self) -> Options {
        let plain = Options::default();
        let offers = |feature| self.algorithm.offers(feature);
        Options {
            order: if self.algorithm.takes(self.order) { self.order } else { plain.order },
            seed: self.seed,
            cut: if offers(Feature::Cut) { self.cut } else { plain.cut },
            fail: if offers(Feature::Fail) { self.fail } else { plain.fail },
            window: if offers(Feature::Window) { self.window.0 } else { plain.window },
            depth: self.depth.filter(|_| offers(Feature::Depth)),
            table: self.table.filter(|_| offers(Feature::Table)),
        }
    }

    /// How long the search may take, in milliseconds, if it is one that can be ended by a clock.
    #[must_use]
    pub fn time_limit(&self) -> Option<u32> {
        self.time.filter(|_| self.algorithm.offers(Feature::Time))
    }

    /// Whether the result may be wrong, because the table takes bounds for values.
    #[must_use]
    pub fn is_unsound(&self) -> bool {
        let numbers = |table: TableOptions| table.keeps == Keeps::Numbers;
        self.options().table.is_some_and(numbers) && self.algorithm.has_windows()
    }
}

/// Which listing of a search is shown. They all do the same, step by step.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Form {
    /// One procedure, with MAX's and MIN's side written out.
    #[default]
    One,
    /// Functions for MAX and for MIN that call each other.
    Two,
    /// Functions for MAX and for MIN that return the best value and the best position.
    Pairs,
    /// One function with the side to move as an argument.
    Merged,
    /// `chooseMove`, which returns the value and writes the best move to where it is told.
    ChooseMove,
}

packed!(enum Form { 0 = One, 1 = Two, 2 = Pairs, 3 = Merged, 4 = ChooseMove });

impl Choice for Form {
    const NAME: &'static str = "form";
    const ALL: &'static [(&'static str, Self)] = &[
        ("one", Self::One),
        ("two", Self::Two),
        ("pairs", Self::Pairs),
        ("merged", Self::Merged),
        ("choose-move", Self::ChooseMove),
    ];
}

/// A choice that has a name in addresses, in files and on the command line.
pub trait Choice: Copy + PartialEq + 'static {
    /// What the choice is about; the name of the parameter.
    const NAME: &'static str;
    /// Everything there is to choose, with its name; the first is the default.
    const ALL: &'static [(&'static str, Self)];

    /// The name of this one.
    fn id(self) -> &'static str {
        Self::ALL.iter().find(|(_, choice)| *choice == self).map_or("", |(name, _)| name)
    }

    /// The one with a name.
    ///
    /// # Errors
    /// When there is none.
    fn from_id(name: &str) -> Result<Self, NoSuchChoice> {
        let place = find(Self::NAME, &mut Self::ALL.iter().map(|&(id, _)| id), name)?;
        Ok(Self::ALL[place].1)
    }
}

/// Where a name is among those of a choice: apart, so that it is there once for all of them.
fn find(
    parameter: &'static str,
    known: &mut dyn Iterator<Item = &'static str>,
    name: &str,
) -> Result<usize, NoSuchChoice> {
    let known: Vec<_> = known.collect();
    let place = known.iter().position(|id| *id == name);
    place.ok_or_else(|| NoSuchChoice { parameter, given: excerpt(name), known })
}

/// A name that no choice has.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct NoSuchChoice {
    /// What the choice is about.
    pub parameter: &'static str,
    /// What was given; of a long text only the beginning.
    pub given: String,
    /// What there is.
    pub known: Vec<&'static str>,
}

impl fmt::Display for NoSuchChoice {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let known = self.known.join(" or ");
        write!(f, "{} cannot be “{}”; expected {known}", self.parameter, self.given)
    }
}

impl std::error::Error for NoSuchChoice {}

impl Choice for Player {
    const NAME: &'static str = "root";
    const ALL: &'static [(&'static str, Self)] = &[("max", Self::Max), ("min", Self::Min)];
}

impl Choice for Order {
    const NAME: &'static str = "order";
    const ALL: &'static [(&'static str, Self)] = &[
        ("left", Self::LeftToRight),
        ("right", Self::RightToLeft),
        ("best", Self::BestFirst),
        ("worst", Self::WorstFirst),
        ("random", Self::Random),
        ("previous", Self::PreviousPass),
        ("killers", Self::Killers),
        ("history", Self::History),
    ];
}

impl Choice for CutRule {
    const NAME: &'static str = "cut";
    const ALL: &'static [(&'static str, Self)] = &[("ge", Self::AtLeast), ("gt", Self::Above)];
}

impl Choice for Fail {
    const NAME: &'static str = "fail";
    const ALL: &'static [(&'static str, Self)] =
        &[("soft", Self::Soft), ("hard", Self::Hard), ("start", Self::Start)];
}

impl Choice for Keeps {
    const NAME: &'static str = "keeps";
    const ALL: &'static [(&'static str, Self)] =
        &[("bounds", Self::Bounds), ("exact", Self::Exact), ("numbers", Self::Numbers)];
}

impl Choice for Symmetry {
    const NAME: &'static str = "symmetry";
    const ALL: &'static [(&'static str, Self)] = &[("no", Self::Apart), ("yes", Self::Together)];
}

impl Choice for Ending {
    const NAME: &'static str = "ending";
    const ALL: &'static [(&'static str, Self)] = &[("win", Self::AtWin), ("full", Self::FullBoard)];
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

/// The first and the last ply in a text from [`print_plies`]; `None` when it is none.
#[must_use]
pub fn read_plies(text: &str) -> Option<(u16, u16)> {
    let text = text.trim();
    if text == "all" {
        return Some((0, u16::MAX));
    }
    let (from, to) = text.split_once("..").unwrap_or((text, text));
    let (from, to) = (from.trim().parse().ok()?, to.trim().parse().ok()?);
    (from <= to).then_some((from, to))
}

/// The milliseconds in a text, 1 to [`MAX_TIME`]; `None` when there is no such number.
#[must_use]
pub fn read_time(text: &str) -> Option<u32> {
    text.trim().parse().ok().filter(|time| (1..=MAX_TIME).contains(time))
}

/// A window to start with: α below β. Written `-inf..inf`, `0..15`, `loss..win`; `game` stands for
/// the last, `infinite` for the first.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct StartWindow(Window);

packed!(struct StartWindow(window));

impl Default for StartWindow {
    fn default() -> Self {
        Self(Window::FULL)
    }
}

impl StartWindow {
    /// The window, if α is below β.
    #[must_use]
    pub fn new(window: Window) -> Option<Self> {
        (window.alpha < window.beta).then_some(Self(window))
    }

    /// The window.
    #[must_use]
    pub const fn get(self) -> Window {
        self.0
    }
}

impl fmt::Display for StartWindow {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}..{}", self.0.alpha, self.0.beta)
    }
}

/// A text that is not a window.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct NotAWindow {
    /// What was given; of a long text only the beginning.
    pub given: String,
}

impl fmt::Display for NotAWindow {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(
            f,
            "“{}” is not a window; expected two values, the smaller first, such as 0..15 or -inf..8",
            self.given
        )
    }
}

impl std::error::Error for NotAWindow {}

impl FromStr for StartWindow {
    type Err = NotAWindow;

    fn from_str(text: &str) -> Result<Self, NotAWindow> {
        match text.trim() {
            "game" => return Ok(Self(Window { alpha: Value::LOSS, beta: Value::WIN })),
            "infinite" => return Ok(Self::default()),
            _ => {}
        }
        text.split_once("..")
            .and_then(|(alpha, beta)| Some((bound(alpha)?, bound(beta)?)))
            .and_then(|(alpha, beta)| Self::new(Window { alpha, beta }))
            .ok_or_else(|| NotAWindow { given: excerpt(text) })
    }
}

/// One end of a window: a leaf's value, or infinity.
pub(crate) fn bound(text: &str) -> Option<Value> {
    match text.trim() {
        "-inf" | "-∞" | "−∞" => Some(Value::NEG_INFINITY),
        "inf" | "+inf" | "∞" | "+∞" => Some(Value::INFINITY),
        text => leaf_value(text),
    }
}

/// The value that a text means as a leaf.
#[must_use]
pub fn leaf_value(text: &str) -> Option<Value> {
    let tree = GameTree::parse(text).ok()?;
    tree.leaf_value(plyscope_core::TreeNode::ROOT)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn windows_are_read_and_written() {
        let table = [
            ("0..15", Some("0..15")),
            ("-inf..inf", Some("-inf..inf")),
            ("-2.5 .. win", Some("-2.5..win")),
            ("−∞..8", Some("-inf..8")),
            ("8..8", None),
            ("9..8", None),
            ("8", None),
            ("(1 2)..3", None),
            ("", None),
            ("game", Some("loss..win")),
            ("infinite", Some("-inf..inf")),
        ];
        for (text, written) in table {
            let read = text.parse::<StartWindow>().ok().map(|window| window.to_string());
            assert_eq!(read.as_deref(), written, "{text}");
        }
    }

    #[test]
    fn plies_are_read_and_written() {
        let table = [
            ("3..5", Some("3..5")),
            (" 4 ", Some("4")),
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

    #[test]
    fn every_choice_is_found_by_its_name() {
        fn check<C: Choice + fmt::Debug + Default>() {
            assert_eq!(C::ALL[0].1, C::default(), "the first is the default");
            for &(name, choice) in C::ALL {
                assert_eq!(C::from_id(name), Ok(choice));
                assert_eq!(choice.id(), name);
            }
            assert!(C::from_id("nonsense").is_err());
        }
        check::<Algorithm>();
        check::<Player>();
        check::<Order>();
        check::<CutRule>();
        check::<Fail>();
        check::<Keeps>();
        check::<Symmetry>();
        check::<Ending>();
        check::<Form>();
    }
}
