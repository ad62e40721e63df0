//! Tours in addresses.

use plyscope_puzzles::tour::{Board, Ending, MoveOrder, Prunings, Tour, TourOptions, TourProblem};
use plyscope_puzzles::Test;
use plyscope_setup::address::{Query, Writer};

use super::fault::of;
use crate::backtrack::link::LinkProblem;
use crate::backtrack::problem::Problem;

/// Reads a tour; invalid parts are reported and keep their defaults.
pub(super) fn read(query: &mut Query<LinkProblem>) -> Problem {
    let test: Test = query.choice().unwrap_or_default();
    let small = Board::new(5, 5).expect("a small board is a board");
    let board = query.read("board", |given| Board::parse(given).map_err(of("board")));
    let board = board.unwrap_or(small);
    let blocked = query.read("blocked", |given| board.squares_named(given).map_err(of("blocked")));
    let board = board.with_blocked(blocked.unwrap_or_default());
    let path = query.read("path", |given| board.squares_named(given).map_err(of("path")));
    let path = path.unwrap_or_default();
    let start = query.read("start", |given| board.square(given).map_err(of("start")));
    let first = start.or(path.first().copied()).or(board.open().iter().next());
    // The given moves begin with the start, or continue from it.
    let lead = match path.split_first() {
        Some((&begin, rest)) if Some(begin) == first => rest.to_vec(),
        _ => path,
    };
    let ending = query.choice().unwrap_or_default();
    let order = query.read("order", |given| given.parse().map_err(of("order")));
    let prunings = query.read("prune", |given| given.parse().map_err(of("prune")));
    let options = TourOptions {
        board,
        path: first.into_iter().collect(),
        lead,
        ending,
        order: order.unwrap_or_default(),
        prunings: prunings.unwrap_or(Prunings::NONE),
        test,
    };
    let tour = Tour::new(options.clone())
        .or_else(|problem| {
            let name = part_of(&problem);
            query.complain_of(name, of(name)(problem));
            // Without parts that may conflict.
            let board = Board::new(board.rows(), board.columns())?;
            let path = board.squares().take(1).collect();
            Tour::new(TourOptions { board, path, lead: Vec::new(), test: Test::AtOnce, ..options })
        })
        .expect("a whole board has tours to look for from its first square");
    Problem::Tour(Box::new(tour))
}

/// The conflicting part, where each is valid by itself.
const fn part_of(problem: &TourProblem) -> &'static str {
    match problem {
        TourProblem::Blocked { .. } | TourProblem::NoStart => "blocked",
        TourProblem::TooLarge { .. } => "board",
        _ => "path",
    }
}

/// Writes what [`read`] reads, without defaults.
pub(super) fn write(options: &TourOptions, writer: &mut Writer) {
    let board = &options.board;
    let named = |squares: &mut dyn Iterator<Item = _>| {
        squares.map(|square| board.name(square)).collect::<Vec<_>>().join(" ")
    };
    writer.add("board", format_args!("{}x{}", board.rows(), board.columns()));
    writer.add("start", named(&mut options.path.iter().copied()));
    if !options.lead.is_empty() {
        writer.add("path", named(&mut options.path.iter().chain(&options.lead).copied()));
    }
    writer.choose_unless(options.ending, Ending::default());
    if options.order != MoveOrder::default() {
        writer.add("order", options.order);
    }
    if options.prunings != Prunings::NONE {
        writer.add("prune", options.prunings);
    }
    if !board.blocked().is_empty() {
        writer.add("blocked", named(&mut board.blocked().iter()));
    }
}
