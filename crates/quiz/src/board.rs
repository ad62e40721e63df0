//! Questions about a board at a step of a backtracking search.

mod back_out;
mod lost;
mod next_square;
mod pressing;

pub(crate) use back_out::END;
pub use back_out::{BackOut, Way};
pub(crate) use lost::YES;
pub use lost::{Fate, Lost};
pub(crate) use next_square::BACK;
pub use next_square::{Go, NextSquare};
pub use pressing::Square;

use plyscope_puzzles::backtrack::{Moment, Puzzle};
use plyscope_puzzles::Test;
use plyscope_search::Step;

use plyscope_i18n::{texts, Lang};
use plyscope_puzzle_view::backtrack::described::Described;
use plyscope_puzzle_view::backtrack::problem::{with, Problem};
use plyscope_puzzle_view::backtrack::search::{Arrival, Search, Travel};
use plyscope_puzzle_view::backtrack::shown::Shown;
use plyscope_puzzle_view::backtrack::view::Call;

/// The last step that can be asked about.
pub const FARTHEST: u64 = 2_000_000;

/// How many nodes are searched to find out whether a position can be completed.
pub const LOOK_AHEAD: u64 = 150_000;

/// A search at a step, or at its end if that comes first. `None` beyond [`FARTHEST`].
#[must_use]
pub fn search_at(problem: &Problem, step: u64) -> Option<Search> {
    let mut search = Search::new(problem.clone());
    let arrival = search.travel(Travel::To(step), FARTHEST);
    (arrival == Arrival::There).then_some(search)
}

/// The current step, for grades.
fn step(search: &Search) -> Option<Step> {
    u32::try_from(search.here().step).ok().map(Step)
}

/// A description of the search.
fn lead(problem: &Problem, lang: Lang) -> String {
    let (kind, size) = problem.facts().lead;
    let (how, end) = match problem.test() {
        Test::AtOnce => ("once", String::new()),
        Test::AtTheEnd => ("end", texts::quiz_board_end(lang)),
    };
    let searched = texts::quiz_board_lead(lang, kind, &size, &texts::quiz_board_how(lang, how));
    let methods = with!(problem, puzzle => puzzle.method_sentences(lang));
    lang.sentences([searched, end, methods])
}

/// The squares filled by the choices so far, in order, counted row by row from the top.
fn way(search: &Search) -> Vec<usize> {
    with!(search.problem(), puzzle => {
        let mut state = puzzle.start();
        let mut squares = Vec::new();
        for &choice in search.here().path.iter() {
            squares.push(puzzle.place_of(&state, choice).square);
            puzzle.place(&mut state, choice);
        }
        squares
    })
}

/// The name of a square as it is typed: `b3`, and `r1c2` in a sudoku.
fn typed_name(search: &Search, square: usize) -> String {
    with!(search.problem(), puzzle => puzzle.typed_name(square))
}

/// The state of the search, without its next step: the choices so far, what was just taken back,
/// and the candidates in the order in which they are tried.
fn standing(search: &Search, lang: Lang) -> Vec<String> {
    let mut sentences = vec![so_far(search, lang)];
    if let Moment::Left(left) = search.here().moment {
        let left = search.candidates().into_iter().find(|candidate| candidate.choice == left);
        sentences.extend(left.map(|left| texts::quiz_board_taken_back(lang, &left.label)));
    }
    sentences.extend(considered(search, lang));
    sentences
}

/// The candidates in the order in which they are tried; `None` where nothing can be chosen.
fn considered(search: &Search, lang: Lang) -> Option<String> {
    let candidates = search.candidates();
    let names = candidates.iter().map(|candidate| candidate.label.clone());
    let names: Vec<String> = names.filter(|name| !name.is_empty()).collect();
    let first = candidates.first().filter(|_| !names.is_empty())?;
    let names = lang.list(&names);
    Some(match cell(search, first.square, lang) {
        Some(cell) => texts::quiz_board_candidates_for(lang, &cell, &names),
        None => texts::quiz_board_candidates(lang, &names),
    })
}

/// What gets a number at a square that the search has chosen; `None` where a choice is a square.
fn cell(search: &Search, square: usize, lang: Lang) -> Option<String> {
    let has_cells = search.problem().facts().has_cells;
    has_cells.then(|| with!(search.problem(), puzzle => puzzle.cell_name(square, lang)))
}

/// A choice with its place, if that does not follow from it.
fn named(Call { label, cell, .. }: Call) -> String {
    cell.map_or_else(|| label.clone(), |cell| format!("{cell} {label}"))
}

/// The choices so far; for a moving piece with its first square.
fn so_far(search: &Search, lang: Lang) -> String {
    let way = search.board().way;
    let names: Vec<String> = match &*way {
        [] => search.calls().into_iter().map(named).collect(),
        squares => squares.iter().map(|&square| search.square_name(square, lang)).collect(),
    };
    match names.is_empty() {
        true => texts::trail_way_empty(lang),
        false => texts::quiz_board_so_far(lang, &lang.list(&names)),
    }
}
