//! What the worker does for the page about backtracking: it explores on, or counts.

use plyscope_puzzle_view::backtrack::link::Link;
use plyscope_puzzle_view::backtrack::search::Search;
use plyscope_puzzles::backtrack::{Choice, Count, Journal, Mark, News, Until};
use plyscope_search::packed;

use crate::worker_channel;

/// How often the worker is heard of, in milliseconds.
const PAUSE: f64 = 60.0;

/// How many steps are explored between two looks at the clock.
const STRETCH: u64 = 1 << 19;

/// What the worker is to do. A puzzle is told as an address says it.
#[derive(Clone, Debug)]
pub enum WorkerRequest {
    /// To explore on from where the page's journal ends, until there is a solution or no step more.
    Explore {
        /// The puzzle.
        puzzle: String,
        /// The last moment that is known.
        front: Mark,
        /// The most choices that were made at once until then.
        deepest: usize,
        /// What ends it, besides the end of the search.
        until: Until,
    },
    /// To count the part of a search that begins with some choices.
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

/// What the worker says.
#[derive(Clone, Debug)]
pub enum Report {
    /// What it has found since it said something last.
    News(News),
    /// The search has come to its end, or to a solution where that was wished.
    Done,
    /// How far the count of a part is.
    Counting(Count),
    /// The count of a part.
    Counted(Count),
}

packed!(enum Report { 0 = News(news), 1 = Done, 2 = Counting(count), 3 = Counted(count) });

/// Serves the page for as long as the worker is wanted.
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
