//! Tours as JSON.

use plyscope_puzzles::backtrack::Puzzle;
use plyscope_puzzles::tour::{known, Board, Ending, Known, Route, Square, TourOptions};
use plyscope_puzzles::Tour;
use plyscope_setup::Choice;
use serde_json::{json, Map, Value as Json};

use super::known::sentence;
use super::{Found, Reported, Solution};

impl Reported for Tour {
    fn about(&self) -> Map<String, Json> {
        about(self.options())
    }

    fn solution(&self, route: &<Self as Puzzle>::State) -> Solution {
        let route: &Route = route;
        Solution::Squares(squares(self.board(), route.squares().iter().copied()))
    }
}

/// The words of what is proved of tours.
pub const VERDICTS: [&str; 3] = ["possible", "impossible", "unknown"];

/// The result of the search for tours. In options without a path, every square was tried as the first.
#[must_use]
pub fn tours(options: &TourOptions, found: &Found) -> Json {
    let mut object = about(options);
    let [possible, impossible, unknown] = VERDICTS;
    let verdict = match known(&options.board, options.path.first().copied(), options.ending) {
        Known::Possible(_) => possible,
        Known::Impossible(_) => impossible,
        Known::Unknown => unknown,
    };
    let tours: Json = found.kept.iter().map(Solution::json).collect();
    object.extend([
        ("known".to_owned(), json!({ "verdict": verdict, "reason": sentence(options) })),
        ("end".to_owned(), json!(found.end.id())),
        ("count".to_owned(), json!(found.count.solutions)),
        ("steps".to_owned(), json!(found.count.steps)),
        ("nodes".to_owned(), json!(found.count.nodes)),
        ("deepest".to_owned(), json!(found.count.deepest)),
        ("tours".to_owned(), tours),
    ]);
    Json::Object(object)
}

fn about(options: &TourOptions) -> Map<String, Json> {
    let TourOptions { board, path, lead, ending, order, prunings, test } = options;
    let mut about = Map::new();
    let mut add = |name: &str, value: Json| about.insert(name.to_owned(), value);
    add("puzzle", json!("tour"));
    let blocked = squares(board, board.blocked().iter());
    add("board", json!({ "rows": board.rows(), "columns": board.columns(), "blocked": blocked }));
    add("start", json!(path.first().map(|&start| board.name(start))));
    if !lead.is_empty() {
        add("path", json!(squares(board, path.iter().chain(lead).copied())));
    }
    add("closed", json!(*ending == Ending::Closed));
    add("order", json!(order.to_string()));
    add("prunings", prunings.iter().map(|pruning| json!(pruning.id())).collect());
    add("test", json!(test.id()));
    about
}

/// The names of squares.
pub fn squares(board: &Board, squares: impl Iterator<Item = Square>) -> Vec<String> {
    squares.map(|square| board.name(square)).collect()
}
