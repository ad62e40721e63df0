//! Searches of games from the empty board; rivals in JavaScript visit the same nodes.

use std::hint::black_box;

use plyscope_games::{ConnectFour, Ending, GameOptions, SetUp, TicTacToe};
use plyscope_search::algo::{alpha_beta, minimax, Fail, Keeps, Options, Symmetry, TableOptions};
use plyscope_search::trace::Recorder;
use plyscope_search::tracer::Counter;
use plyscope_search::{Tracer, Value, Window};

/// How a game is searched.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Search {
    Minimax,
    AlphaBeta,
}

/// A game from the empty board, and how it is searched.
#[derive(Clone, Debug)]
pub struct Case {
    /// Its name in the table of measures, and in `tests/bench/rivals`.
    pub name: &'static str,
    /// How many nodes the search visits.
    pub nodes: u64,
    board: Board,
    search: Search,
    options: Options,
}

#[derive(Clone, Debug)]
enum Board {
    TicTacToe(TicTacToe),
    ConnectFour(ConnectFour),
}

/// Longer searches are counted and not recorded, as on the page, which asks first.
const RECORDED: u64 = 1_000_000;

/// The depth of the Connect Four search, in plies.
const DEPTH: u16 = 8;

/// The lectures' tic-tac-toe, from the plainest search to the most elaborate, and Connect Four on
/// the default board.
#[must_use]
pub fn cases() -> Vec<Case> {
    use Search::{AlphaBeta, Minimax};
    let plain = Options::default();
    // The window of the lectures' code: what the human wins to what the computer wins.
    let window = Window { alpha: Value::LOSS, beta: Value::WIN };
    let table = |symmetry| {
        let table = TableOptions {
            from: 3,
            to: 5,
            keeps: Keeps::Numbers,
            symmetry,
            ..TableOptions::default()
        };
        Options { window, fail: Fail::Start, table: Some(table), ..plain }
    };
    let deep = Options { depth: Some(DEPTH), ..plain };
    [
        ("tic-tac-toe, all lines", 986_410, tic_tac_toe(Ending::FullBoard), Minimax, plain),
        ("tic-tac-toe, minimax", 549_946, tic_tac_toe(Ending::AtWin), Minimax, plain),
        ("tic-tac-toe, alpha-beta", 18_297, tic_tac_toe(Ending::AtWin), AlphaBeta, plain),
        (
            "tic-tac-toe, alpha-beta with the game's window",
            16_811,
            tic_tac_toe(Ending::AtWin),
            AlphaBeta,
            Options { window, ..plain },
        ),
        (
            "tic-tac-toe, alpha-beta with a table",
            7_954,
            tic_tac_toe(Ending::AtWin),
            AlphaBeta,
            table(Symmetry::Apart),
        ),
        (
            "tic-tac-toe, alpha-beta with a table and symmetry",
            2_381,
            tic_tac_toe(Ending::AtWin),
            AlphaBeta,
            table(Symmetry::Together),
        ),
        ("Connect Four to depth 8, minimax", 6_634_027, connect_four("nothing"), Minimax, deep),
        ("Connect Four to depth 8, alpha-beta", 220_214, connect_four("lines"), AlphaBeta, deep),
    ]
    .map(|(name, nodes, board, search, options)| Case { name, nodes, board, search, options })
    .into()
}

fn tic_tac_toe(ending: Ending) -> Board {
    let options = GameOptions { ending, ..GameOptions::default() };
    Board::TicTacToe(TicTacToe::new(&options).expect("a game with an end of its own choice"))
}

fn connect_four(evaluation: &str) -> Board {
    let options = GameOptions { evaluation: Some(evaluation.into()), ..GameOptions::default() };
    Board::ConnectFour(ConnectFour::new(&options).expect("the game knows the evaluation"))
}

impl Case {
    /// The number of nodes visited by a counted search, and the value.
    #[must_use]
    pub fn counted(&self) -> (u64, Value) {
        let mut counter = Counter::default();
        let Ok(value) = self.run(&mut counter);
        (counter.visited(), value)
    }

    /// Whether the search is recorded as well.
    #[must_use]
    pub const fn is_recorded(&self) -> bool {
        self.nodes <= RECORDED
    }

    /// How many steps are recorded.
    ///
    /// # Panics
    /// If the search has more steps than a recorder keeps.
    #[must_use]
    pub fn recorded(&self) -> u32 {
        let mut recorder = Recorder::new();
        self.run(&mut recorder).expect("within the recorder's limit");
        recorder.finish().last_step().0
    }

    fn run<T: Tracer>(&self, tracer: &mut T) -> Result<Value, T::Stop> {
        // Keeps the compiler from computing anything before the search.
        let options = black_box(&self.options);
        let verdict = match (&self.board, self.search) {
            (Board::TicTacToe(game), Search::Minimax) => minimax(game, options, tracer),
            (Board::TicTacToe(game), Search::AlphaBeta) => alpha_beta(game, options, tracer),
            (Board::ConnectFour(game), Search::Minimax) => minimax(game, options, tracer),
            (Board::ConnectFour(game), Search::AlphaBeta) => alpha_beta(game, options, tracer),
        };
        Ok(verdict?.value())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn node_counts_match_the_table() {
        for case in cases() {
            assert_eq!(case.counted().0, case.nodes, "{}", case.name);
        }
    }
}
