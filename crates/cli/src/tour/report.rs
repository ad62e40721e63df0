//! The result as text and as JSON.

use plyscope_puzzles::tour::{Board, Ending, Known, Obstacle, Square, Squares, Theorem};
use serde_json::{json, Value as Json};

use super::{Asked, End, Found};
use crate::numbers::{aligned, grouped};
use crate::output::versioned;

/// The request and its result.
pub struct Report<'a> {
    pub asked: &'a Asked,
    pub found: &'a Found,
    /// The number of first squares searched.
    pub searched: usize,
}

impl Report<'_> {
    pub fn text(&self) -> String {
        let Self { asked, found, searched } = self;
        let count = &found.count;
        let mut text = format!("board   {}\n", self.board());
        if let Some(known) = known(asked) {
            text.push_str(&format!("known   {known}\n"));
        }
        let result = match (found.end, found.tours.len()) {
            _ if *searched == 0 => "none; --anyway searches all the same".to_owned(),
            (End::Over, 0) => format!("{} in all", grouped(count.solutions)),
            (End::Over, _) => format!("all {}", grouped(count.solutions)),
            (End::Enough, 1) => "the first".to_owned(),
            (End::Enough, _) => format!("the first {}", grouped(count.solutions)),
            (End::Steps, _) => {
                format!("{} found when the steps were used up", grouped(count.solutions))
            }
        };
        text.push_str(&format!("tours   {result}\n"));
        if *searched > 0 {
            text.push_str(&format!(
                "search  {} steps, {} nodes, {} moves at most; {}, pruning {}\n",
                grouped(count.steps),
                grouped(count.nodes),
                count.deepest,
                asked.order,
                asked.prunings,
            ));
        }
        for tour in &found.tours {
            text.push('\n');
            text.push_str(&names(&asked.board, tour).join(" "));
            text.push('\n');
        }
        if let [tour] = &*found.tours {
            text.push_str(&format!("\n{}", grid(&asked.board, tour)));
        }
        text
    }

    fn board(&self) -> String {
        let board = &self.asked.board;
        let ending = match self.asked.ending {
            Ending::Open => "open",
            Ending::Closed => "closed",
        };
        let start = match self.asked.start {
            Some(start) => board.name(start),
            None => "any square".to_owned(),
        };
        let blocked = names(board, &board.blocked().iter().collect::<Vec<_>>());
        let without = if blocked.is_empty() { "" } else { " without " };
        let (rows, columns) = (board.rows(), board.columns());
        format!("{rows}×{columns}{without}{}, {ending} tours from {start}", blocked.join(", "))
    }

    pub fn json(&self) -> String {
        let Self { asked, found, searched } = self;
        let board = &asked.board;
        let (verdict, reason) = match asked.known {
            Known::Impossible(_) => ("impossible", known(asked)),
            Known::Possible(_) => ("possible", known(asked)),
            Known::Unknown => ("unknown", None),
        };
        let end = match found.end {
            _ if *searched == 0 => "not-begun",
            End::Over => "over",
            End::Enough => "enough",
            End::Steps => "steps",
        };
        let tours: Vec<Json> = found.tours.iter().map(|tour| json!(names(board, tour))).collect();
        let object = json!({
            "board": {
                "rows": board.rows(), "columns": board.columns(),
                "blocked": names(board, &board.blocked().iter().collect::<Vec<_>>()),
            },
            "start": asked.start.map(|start| board.name(start)),
            "closed": asked.ending == Ending::Closed,
            "order": asked.order.to_string(),
            "prunings": asked.prunings.iter().map(|pruning| pruning.id()).collect::<Vec<_>>(),
            "known": { "verdict": verdict, "reason": reason },
            "end": end,
            "count": found.count.solutions,
            "steps": found.count.steps,
            "nodes": found.count.nodes,
            "deepest": found.count.deepest,
            "tours": tours,
        });
        format!("{:#}\n", versioned(object))
    }
}

fn names(board: &Board, squares: &[Square]) -> Vec<String> {
    squares.iter().map(|&square| board.name(square)).collect()
}

/// The numbers of the squares on the board. Blocked squares have a hash sign.
fn grid(board: &Board, tour: &[Square]) -> String {
    // All columns are as wide as the largest number.
    let width = tour.len().to_string().len();
    let cell = |square| match tour.iter().position(|&visited| visited == square) {
        Some(place) => format!("{:>width$}", place + 1),
        None => format!("{:>width$}", "#"),
    };
    let row = |rank| (0..board.columns()).filter_map(move |file| board.at(file, rank)).map(cell);
    let rows = (0..board.rows())
        .rev()
        .map(|rank| std::iter::once((rank + 1).to_string()).chain(row(rank)).collect());
    let files = (0..board.columns()).map(|file| char::from(b'a' + file).to_string());
    let files = std::iter::once(String::new()).chain(files).collect();
    aligned(rows.chain([files]).collect())
}

/// What was proved before the search, in a sentence.
fn known(asked: &Asked) -> Option<String> {
    Some(match asked.known {
        Known::Unknown => return None,
        Known::Possible(theorem) => format!("there is one: {}", proof(theorem)),
        Known::Impossible(obstacle) => format!("there is none: {}", reason(asked, obstacle)),
    })
}

const fn proof(theorem: Theorem) -> &'static str {
    match theorem {
        Theorem::Schwenk => "the whole board has a closed tour (Schwenk 1991)",
        Theorem::Conrad => {
            "a square board with an odd side from 5 on has one from each square of the colour of \
             its corners (Conrad, Hindrichs, Morsy and Wegener 1994)"
        }
        Theorem::Cull => "both sides are at least 5 (Cull and De Curtins 1978)",
    }
}

fn reason(asked: &Asked, obstacle: Obstacle) -> String {
    let board = &asked.board;
    match obstacle {
        Obstacle::Colours { dark, light } => {
            let first = match asked.start {
                Some(start) if board.is_dark(start) => ", and it begins on a dark one",
                Some(_) => ", and it begins on a light one",
                None => "",
            };
            let first = if asked.ending == Ending::Closed { "" } else { first };
            format!("the colours of the squares alternate, but {dark} are dark and {light} light{first}")
        }
        Obstacle::Isolated(square) => format!("no move leads to {}", board.name(square)),
        Obstacle::Ends(squares) => {
            let ends = some(board, squares);
            match asked.ending {
                Ending::Closed => format!("it cannot go on from where only one move leads: {ends}"),
                Ending::Open => format!("it has not so many ends; only one move leads to {ends}"),
            }
        }
        Obstacle::Apart(squares) => format!("no way leads to {}", some(board, squares)),
        Obstacle::Schwenk => {
            "a side is 4, or one is 3 and the other 4, 6 or 8 (Schwenk 1991)".to_owned()
        }
        Obstacle::Exhausted => "all was tried on this small board".to_owned(),
    }
}

/// The names of the first of some squares.
fn some(board: &Board, squares: Squares) -> String {
    const MOST: usize = 8;
    let shown: Vec<Square> = squares.iter().take(MOST).collect();
    let more = if squares.len() as usize > MOST { ", …" } else { "" };
    format!("{}{more}", names(board, &shown).join(", "))
}
