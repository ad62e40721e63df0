//! `plyscope tour`.

mod count;
mod find;
mod picture;
mod progress;
mod report;

use plyscope_puzzles::backtrack::Count;
use plyscope_puzzles::tour::{known, Board, Ending, Known, Prunings, Square};
use plyscope_puzzles::tour::{MoveOrder, TourOptions as Search, TourProblem};
use plyscope_puzzles::{Test, Tour};

use crate::arguments::TourOptions;
use crate::output;
use crate::problem::{misuse, OrMisuse};
use crate::Problem;

/// Finds or counts knight's tours.
pub fn run(options: &TourOptions) -> Result<String, Problem> {
    let asked = Asked::of(options).or_misuse()?;
    if asked.board.open().is_empty() {
        return misuse("every square is blocked out");
    }
    let searches = asked.searches(options).or_misuse()?;
    let found = if options.count {
        count::count(&searches, options.threads)?
    } else {
        let most = options.limit.map_or(1, |limit| limit.get() as usize);
        find::find(&searches, most, options.steps)
    };
    if let Some(path) = &options.svg {
        let Some(tour) = found.tours.first() else {
            let name = path.display();
            return Err(format!("no tour was found that could be drawn into {name}").into());
        };
        output::write(path, picture::picture(&asked, tour).as_bytes())?;
    }
    let report = report::Report { asked: &asked, found: &found, searched: searches.len() };
    Ok(if options.json { report.json() } else { report.text() })
}

/// The request.
struct Asked {
    board: Board,
    start: Option<Square>,
    ending: Ending,
    order: MoveOrder,
    prunings: Prunings,
    known: Known,
}

/// What was found.
struct Found {
    /// The tours, unless they were only counted.
    tours: Vec<Vec<Square>>,
    /// The counts of all first squares together.
    count: Count,
    /// Why it ended.
    end: End,
}

/// Why a search ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum End {
    /// The search was exhaustive.
    Over,
    /// Enough tours were found.
    Enough,
    /// The step limit was reached.
    Steps,
}

impl Asked {
    fn of(options: &TourOptions) -> Result<Self, TourProblem> {
        let board = Board::parse(&options.size)?;
        let blocked = board.squares_named(&options.blocked)?;
        let board = board.with_blocked(blocked);
        let start = options.start.as_deref().map(|name| board.square(name)).transpose()?;
        let ending = if options.closed { Ending::Closed } else { Ending::Open };
        let (order, prunings) = (options.order.parse()?, options.prune.parse()?);
        if let Some(square) = start.filter(|&square| board.blocked().contains(square)) {
            return Err(TourProblem::Blocked { square: board.name(square) });
        }
        let known = known(&board, start, ending);
        Ok(Self { board, start, ending, order, prunings, known })
    }

    /// A search from each first square that may have a tour, or is to be tried anyway.
    fn searches(&self, options: &TourOptions) -> Result<Vec<Tour>, TourProblem> {
        let starts = match self.start {
            Some(start) => vec![start],
            None => self.board.open().iter().collect(),
        };
        let is_hopeless = |start| {
            let known = known(&self.board, Some(start), self.ending);
            matches!(known, Known::Impossible(_)) || matches!(self.known, Known::Impossible(_))
        };
        let starts = starts.into_iter().filter(|&start| options.anyway || !is_hopeless(start));
        let search = |start| {
            Tour::new(Search {
                board: self.board,
                path: vec![start],
                lead: Vec::new(),
                ending: self.ending,
                order: self.order,
                prunings: self.prunings,
                test: Test::AtOnce,
            })
        };
        starts.map(search).collect()
    }
}
