//! What is proved of tours before any search.

use plyscope_puzzles::tour::{
    known, Board, Ending, Known, Obstacle, Squares, Theorem, TourOptions,
};

use super::squares;

/// What is proved of the tours of a board before any search, in a sentence; `None` for nothing. Without a
/// path, it is about tours from any square.
#[must_use]
pub fn sentence(options: &TourOptions) -> Option<String> {
    Some(match known(&options.board, options.path.first().copied(), options.ending) {
        Known::Unknown => return None,
        Known::Possible(theorem) => format!("there is one: {}", proof(theorem)),
        Known::Impossible(obstacle) => format!("there is none: {}", reason(options, obstacle)),
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

fn reason(options: &TourOptions, obstacle: Obstacle) -> String {
    let TourOptions { board, path, ending, .. } = options;
    match obstacle {
        Obstacle::Colours { dark, light } => {
            let first = match path.first() {
                Some(&start) if board.is_dark(start) => ", and it begins on a dark one",
                Some(_) => ", and it begins on a light one",
                None => "",
            };
            let first = if *ending == Ending::Closed { "" } else { first };
            format!("the colours of the squares alternate, but {dark} are dark and {light} light{first}")
        }
        Obstacle::Isolated(square) => format!("no move leads to {}", board.name(square)),
        Obstacle::Ends(squares) => {
            let ends = some(board, squares);
            match ending {
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
fn some(board: &Board, all: Squares) -> String {
    const MOST: usize = 8;
    let more = if all.len() as usize > MOST { ", …" } else { "" };
    format!("{}{more}", squares(board, all.iter().take(MOST)).join(", "))
}
