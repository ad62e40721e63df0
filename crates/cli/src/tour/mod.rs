//! `plyscope tour`.

mod count;
mod progress;
mod report;

use std::path::Path;

use plyscope_export::tour::picture;
use plyscope_puzzles::tour::{
    known, Board, Ending, Known, Square, TourOptions as Search, TourProblem,
};
use plyscope_puzzles::{Test, Tour};
use plyscope_report::backtrack::{search, tours, Found, Limits, Solution, Wish};
use plyscope_report::json;

use crate::arguments::TourOptions;
use crate::output;
use crate::problem::{misuse, OrMisuse, Outcome, Problem};

/// Finds or counts knight's tours.
pub fn run(options: &TourOptions) -> Result<Outcome, Problem> {
    if let Some(path) = &options.svg {
        output::by_ending(path, &[("svg", ())])?;
    }
    let asked = asked(options).or_misuse()?;
    if asked.board.open().is_empty() {
        return misuse("every square is blocked out");
    }
    let searches = searches(&asked, options.anyway).or_misuse()?;
    let found = if options.count {
        count::count(&searches, options.threads)?
    } else {
        let most = options.limit.map_or(1, |limit| limit.get() as usize);
        let limits = Limits { wish: Wish::Solutions(most), steps: options.steps };
        let mut progress = progress::Progress::new();
        search(&searches, limits, |count| progress.show(count))
    };
    let drawn = options.svg.as_ref().map_or(Ok(()), |path| draw(path, &asked, &found));
    let report = match options.json {
        true => format!("{:#}\n", output::versioned(json(&tours(&asked, &found)))),
        false => report::text(&asked, &found),
    };
    Ok(Outcome::with_file(report, true, drawn))
}

/// Draws the first tour into a file.
fn draw(path: &Path, asked: &Search, found: &Found) -> Result<(), Problem> {
    let Some(tour) = found.kept.first() else {
        let name = path.display();
        return Err(format!("no tour was found that could be drawn into {name}").into());
    };
    let tour = visited(&asked.board, tour);
    output::write(path, picture(asked, &tour).as_bytes())
}

/// What is asked for; without a first square its path is empty.
fn asked(options: &TourOptions) -> Result<Search, TourProblem> {
    let board = Board::parse(&options.size)?;
    let blocked = board.squares_named(&options.blocked)?;
    let board = board.with_blocked(blocked);
    let start = options.start.as_deref().map(|name| board.square(name)).transpose()?;
    let ending = if options.closed { Ending::Closed } else { Ending::Open };
    let (order, prunings) = (options.order.parse()?, options.prune.parse()?);
    if let Some(square) = start.filter(|&square| board.blocked().contains(square)) {
        return Err(TourProblem::Blocked { square: board.name(square) });
    }
    let (path, lead, test) = (start.into_iter().collect(), Vec::new(), Test::AtOnce);
    Ok(Search { board, path, lead, ending, order, prunings, test })
}

/// A search from each first square that may have a tour, or is to be tried anyway.
fn searches(asked: &Search, anyway: bool) -> Result<Vec<Tour>, TourProblem> {
    let starts = match asked.path.first() {
        Some(&start) => vec![start],
        None => asked.board.open().iter().collect(),
    };
    let is_impossible =
        |start| matches!(known(&asked.board, start, asked.ending), Known::Impossible(_));
    let is_hopeless = |start| is_impossible(Some(start)) || is_impossible(None);
    let starts = starts.into_iter().filter(|&start| anyway || !is_hopeless(start));
    starts.map(|start| Tour::new(Search { path: vec![start], ..asked.clone() })).collect()
}

/// The squares of a tour.
fn visited(board: &Board, tour: &Solution) -> Vec<Square> {
    let Solution::Squares(names) = tour else { return Vec::new() };
    names.iter().filter_map(|name| board.square(name).ok()).collect()
}
