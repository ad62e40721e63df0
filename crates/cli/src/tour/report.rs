//! The result as text.

use plyscope_puzzles::tour::{Board, Ending, Square, TourOptions};
use plyscope_report::backtrack::known::sentence;
use plyscope_report::backtrack::{squares, End, Found};

use super::visited;
use crate::numbers::{aligned, counted, grouped};

/// What was asked for, and what was found.
pub fn text(asked: &TourOptions, found: &Found) -> String {
    let count = &found.count;
    let mut text = format!("board   {}\n", described(asked));
    if let Some(known) = sentence(asked) {
        text.push_str(&format!("known   {known}\n"));
    }
    let result = match (found.end, found.kept.len()) {
        (End::NotBegun, _) => "none; --anyway searches all the same".to_owned(),
        (End::Over, 0) => format!("{} in all", grouped(count.solutions)),
        (End::Over, _) => format!("all {}", grouped(count.solutions)),
        (End::Enough, 1) => "the first".to_owned(),
        (End::Enough, _) => format!("the first {}", grouped(count.solutions)),
        (End::Steps, _) => {
            format!("{} found when the steps were used up", grouped(count.solutions))
        }
    };
    text.push_str(&format!("tours   {result}\n"));
    if found.end != End::NotBegun {
        text.push_str(&format!(
            "search  {}, {}, {} at most; {}, pruning {}\n",
            counted(count.steps, "step", "steps"),
            counted(count.nodes, "node", "nodes"),
            counted(count.deepest as u64, "move", "moves"),
            asked.order,
            asked.prunings,
        ));
    }
    let tours: Vec<Vec<Square>> =
        found.kept.iter().map(|tour| visited(&asked.board, tour)).collect();
    for tour in &tours {
        let names = squares(&asked.board, tour.iter().copied());
        text.push_str(&format!("\n{}\n", names.join(" ")));
    }
    if let [tour] = &*tours {
        text.push_str(&format!("\n{}", grid(&asked.board, tour)));
    }
    text
}

fn described(asked: &TourOptions) -> String {
    let board = &asked.board;
    let ending = match asked.ending {
        Ending::Open => "open",
        Ending::Closed => "closed",
    };
    let start = asked.path.first().map_or("any square".to_owned(), |&start| board.name(start));
    let blocked = squares(board, board.blocked().iter());
    let without = if blocked.is_empty() { "" } else { " without " };
    let (rows, columns) = (board.rows(), board.columns());
    format!("{rows}×{columns}{without}{}, {ending} tours from {start}", blocked.join(", "))
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
