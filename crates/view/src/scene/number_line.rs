//! The windows of the path on one number line: they narrow step by step and close at a cut.

use plyscope_search::trace::WindowAt;
use plyscope_search::{Player, Step, TreeNode, Turn, Value, Window};

use crate::scene::camera::within;
use plyscope_session::Session;

/// The windows of the nodes on the path, from the root down.
#[derive(Clone, PartialEq, Debug)]
pub struct NumberLine {
    /// One window a node.
    pub rows: Vec<Row>,
    /// Round numbers along the line, with their places.
    pub ticks: Vec<(Value, f64)>,
}

/// One node's window.
#[derive(Clone, PartialEq, Debug)]
pub struct Row {
    /// Whose window.
    pub node: TreeNode,
    /// Whose turn it is; `None` at a leaf of a given tree.
    pub turn: Option<Turn>,
    /// The viewpoint of its bounds and its best value.
    pub viewpoint: Player,
    /// Its ends.
    pub window: WindowAt,
    /// Where α stands, from 0 at the left end of the line to 1 at the right.
    pub alpha_at: f64,
    /// Where β stands, on the same scale.
    pub beta_at: f64,
    /// What the player already has here, and where that stands.
    pub best: Option<(Value, f64)>,
    /// Whether nothing more can matter here.
    pub closed: bool,
}

/// The part of the line that numbers have; beyond it lie won and lost games, then infinity.
const NUMBERS: (f64, f64) = (0.1, 0.9);

/// The line at a step; `None` before the search begins, for a search without windows, and where none
/// is known.
#[must_use]
pub fn number_line(session: &Session, step: Step) -> Option<NumberLine> {
    let trace = session.trace();
    let scale = Scale::new(session);
    // The rule by which the search cuts, and not one that it ignores.
    let cut = session.setup().options().cut;
    let mut rows: Vec<Row> = trace
        .path(step)
        .filter_map(|visit| {
            let viewpoint = session.viewpoint(visit);
            let window = viewpoint.framed(session.window(visit, step)?);
            let best = trace.best_value(visit, step).map(|best| viewpoint.framed(best));
            Some(Row {
                node: session.node(visit),
                turn: session.turn(session.node(visit)),
                viewpoint,
                window,
                alpha_at: scale.at(window.alpha.value),
                beta_at: scale.at(window.beta.value),
                best: best.map(|best| (best, scale.at(best))),
                // The rule by which another program cuts is not known.
                closed: session.program().is_none() && window.window().is_closed(cut),
            })
        })
        .collect();
    rows.reverse();
    (!rows.is_empty()).then(|| NumberLine { rows, ticks: scale.ticks() })
}

/// From values to places on the line.
struct Scale {
    low: f64,
    high: f64,
    /// Whether the tree has numbers, and not only won, drawn and lost games.
    has_numbers: bool,
    /// The fewest units between two ticks.
    finest: f64,
}

impl Scale {
    fn new(session: &Session) -> Self {
        let first = session.trace().pass(Step::START);
        let start = first.and_then(|pass| session.window(pass.root, pass.begins));
        let Window { alpha, beta } = start.map_or(Window::FULL, WindowAt::window);
        // A null window stands at its guess.
        let alpha = Some(alpha).filter(|alpha| alpha.next_up() < beta);
        let leaves = session.value_range().map(|(low, high)| [low, high]);
        let ends = leaves.into_iter().flatten().chain(alpha).chain([beta]);
        // A negamax search has every number with both signs.
        let negates = session.setup().algorithm.negates();
        let ends = ends.flat_map(|value| [Some(value), negates.then(|| value.negated())]).flatten();
        let numbers: Vec<f64> =
            ends.filter(|value| value.as_fraction().is_some()).map(Value::as_f64).collect();
        let low = numbers.iter().copied().fold(f64::INFINITY, f64::min);
        let high = numbers.iter().copied().fold(f64::NEG_INFINITY, f64::max);
        // A drawn game is zero, and there is space for −1 to 1 between lost and won ones.
        let has_numbers = session.has_numbers() || low < -1.0 || high > 1.0;
        let (low, high) = match has_numbers {
            false => (-1.0, 1.0),
            true if low == high => (low - 1.0, high + 1.0),
            true => (low, high),
        };
        // Ticks between whole numbers would suggest values that no leaf has, and there are none between
        // millionths.
        let finest = if session.has_fractions() || high - low < 1.0 { 1e-6 } else { 1.0 };
        Self { low, high, has_numbers, finest }
    }

    fn at(&self, value: Value) -> f64 {
        match value {
            value if value == Value::NEG_INFINITY => 0.0,
            value if value == Value::LOSS => NUMBERS.0 / 2.0,
            value if value == Value::WIN => 1.0 - NUMBERS.0 / 2.0,
            value if value == Value::INFINITY => 1.0,
            value => {
                // A null window may reach slightly beyond all leaves.
                let part = (value.as_f64() - self.low) / (self.high - self.low);
                let part = within(part, 0.0, 1.0);
                NUMBERS.0 + part * (NUMBERS.1 - NUMBERS.0)
            }
        }
    }

    /// Four to ten round numbers, or fewer where values are whole or lie millionths apart: multiples of 1, 2
    /// or 5 times a power of ten.
    fn ticks(&self) -> Vec<(Value, f64)> {
        if !self.has_numbers {
            return [Value::LOSS, Value::DRAW, Value::WIN]
                .map(|value| (value, self.at(value)))
                .into();
        }
        let rough = ((self.high - self.low) / 6.0).max(self.finest);
        let power = power_of_ten(rough);
        let apart = [1.0, 2.0, 5.0, 10.0]
            .into_iter()
            .map(|round| round * power)
            .find(|apart| *apart >= rough)
            .unwrap_or(rough);
        let first = (self.low / apart).ceil() as i64;
        let last = (self.high / apart).floor() as i64;
        (first..=last.min(first + 20))
            .filter_map(|count| {
                let value = Value::millionths((count as f64 * apart * 1e6).round() as i64)?;
                Some((value, self.at(value)))
            })
            .collect()
    }
}

/// The largest power of ten not above a positive number. In a loop, since general powers and
/// logarithms would add more than a kilobyte to the page.
fn power_of_ten(number: f64) -> f64 {
    // Whole powers of ten up to this one are exact, and a value has fewer digits.
    const LARGEST: f64 = 1e15;
    let mut power = 1.0;
    if number < 1.0 {
        while 1.0 / power > number && power < LARGEST {
            power *= 10.0;
        }
        return 1.0 / power;
    }
    while power * 10.0 <= number && power < LARGEST {
        power *= 10.0;
    }
    power
}

#[cfg(test)]
mod tests {
    use plyscope_search::trace::Recorder;
    use plyscope_search::{CutRule, GameTree, Step, Value};

    use super::{number_line, power_of_ten};
    use plyscope_session::engine::search_tree;
    use plyscope_session::Session;
    use plyscope_setup::link::Link;
    use plyscope_setup::{Algorithm, Setup};

    fn searched(tree: &str, setup: Setup) -> Session {
        let tree = GameTree::parse(tree).expect("a tree");
        search_tree(tree, setup, Recorder::new()).expect("no limit")
    }

    #[test]
    fn ticks_are_round_and_whole_where_values_are() {
        let usual = Setup::default();
        let wide = Setup { guess: Value::whole(1_000), ..Link::parse("window=0..1000").0.setup };
        let mtd_f = Setup { algorithm: Algorithm::MtdF, ..usual };
        let table = [
            ("3 4 5", usual, "3 4 5"),
            ("3 5", usual, "3 4 5"),
            ("3 3", usual, "2 3 4"),
            ("0.5 1", usual, "0.5 0.6 0.7 0.8 0.9 1"),
            ("0 0.5 1", usual, "0 0.2 0.4 0.6 0.8 1"),
            ("0.000001 0.000002", usual, "0.000001 0.000002"),
            ("1/3 0.333334", usual, "0.333334"),
            ("-20 35", usual, "-20 -10 0 10 20 30"),
            ("win loss", usual, "loss draw win"),
            // The first window of the search, and not one that it ignores.
            ("3 4 5", wide, "0 200 400 600 800 1000"),
            ("3 4 5", Setup { algorithm: Algorithm::MtdF, ..wide }, "200 400 600 800 1000"),
            ("3 4 5", Setup { algorithm: Algorithm::Aspiration, ..wide }, "200 400 600 800 1000"),
            ("3 4 5", Setup { guess: None, algorithm: Algorithm::MtdF, ..wide }, "3 4 5"),
            ("3 3", mtd_f, "2 3 4"),
            ("win loss draw", mtd_f, "loss draw win"),
            ("win win loss", mtd_f, "loss draw win"),
        ];
        for (tree, setup, expected) in table {
            let line = number_line(&searched(tree, setup), Step(1)).expect("a window");
            let ticks: Vec<String> =
                line.ticks.iter().map(|(value, _)| value.to_string()).collect();
            assert_eq!(ticks.join(" "), expected, "{tree} by {:?}", setup.algorithm);
        }
    }

    #[test]
    fn a_window_closes_by_the_rule_of_the_search() {
        for (algorithm, cuts) in [(Algorithm::AlphaBeta, 0), (Algorithm::FindMaxMin, 1)] {
            let setup = Setup { algorithm, cut: CutRule::Above, ..Setup::default() };
            let session = searched("(4 5) (4 6)", setup);
            let at_cuts = session.trace().cuts().map(|cut| number_line(&session, cut.step));
            let closed = at_cuts.flatten().map(|line| line.rows.iter().any(|row| row.closed));
            assert_eq!(closed.collect::<Vec<_>>(), vec![true; cuts]);
        }
    }

    #[test]
    fn powers_of_ten_agree_with_logarithms() {
        for exponent in -7..=14 {
            let power: f64 = format!("1e{exponent}").parse().expect("a number");
            for times in [1.0, 1.000_001, 2.0, 4.9, 9.999_99] {
                assert_eq!(power_of_ten(power * times), power, "{times} × {power}");
            }
        }
    }
}
