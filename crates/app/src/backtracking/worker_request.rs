//! The requests to the worker of the page about backtracking: explore or count.

use plyscope_puzzle_view::backtrack::link::Link;
use plyscope_puzzle_view::backtrack::search::Search;
use plyscope_puzzles::backtrack::{Choice, Count, Journal, Mark, News, Until};
use plyscope_search::packed;

use crate::worker_channel;

/// The time between two reports, in milliseconds.
const PAUSE: f64 = 60.0;

/// The number of steps explored between two checks of the clock.
const STRETCH: u64 = 1 << 19;

/// A request to the worker. Puzzles are in address form.
#[derive(Clone, Debug)]
pub enum WorkerRequest {
    /// Explore from the end of the page's journal to the next solution or to the end.
    Explore {
        /// The puzzle.
        puzzle: String,
        /// The last moment that is known.
        front: Mark,
        /// The greatest depth until then.
        deepest: usize,
        /// What stops it, besides the end of the search.
        until: Until,
    },
    /// Count the part of a search that begins with these choices.
    Count {
        /// The puzzle.
        puzzle: String,
        /// The choices.
        part: Vec<Choice>,
    },
}

packed!(enum WorkerRequest {
    0 = Explore { puzzle, front, deepest, until },
    1 = Count { puzzle, part },
});

/// A report of the worker.
#[derive(Clone, Debug)]
pub enum Report {
    /// What it has explored since the last report.
    News(News),
    /// The search has ended, or has reached the solution that was asked for.
    Done,
    /// Progress of the count of a part.
    Counting(Count),
    /// The count of a part.
    Counted(Count),
}

packed!(enum Report { 0 = News(news), 1 = Done, 2 = Counting(count), 3 = Counted(count) });

/// Handles requests until the worker is terminated.
pub fn serve() {
    worker_channel::serve(|worker_request| match worker_request {
        WorkerRequest::Explore { puzzle, front, deepest, until } => {
            let (link, _) = Link::parse(&puzzle);
            let search = Search::explored(link.problem, Journal::after(front, deepest));
            explore(search, until);
        }
        WorkerRequest::Count { puzzle, part } => count(&puzzle, &part),
    });
}

fn explore(mut search: Search, until: Until) {
    let mut sent = search.journal().reach();
    let mut reported = js_sys::Date::now();
    loop {
        let found = search.journal().solutions().len();
        search.extend(STRETCH, until);
        let is_found = search.journal().solutions().len() > found;
        let is_done = search.journal().is_complete() || (until == Until::Solution && is_found);
        let now = js_sys::Date::now();
        if is_done || now - reported > PAUSE {
            worker_channel::send(&Report::News(search.journal().since(sent)));
            sent = search.journal().reach();
            reported = now;
        }
        if is_done {
            worker_channel::send(&Report::Done);
            return;
        }
    }
}

fn count(puzzle: &str, part: &[Choice]) {
    let (link, _) = Link::parse(puzzle);
    let mut reported = js_sys::Date::now();
    let counted = link.problem.count_part(part, |count| {
        let now = js_sys::Date::now();
        if now - reported > PAUSE {
            reported = now;
            worker_channel::send(&Report::Counting(*count));
        }
    });
    worker_channel::send(&Report::Counted(counted));
}
