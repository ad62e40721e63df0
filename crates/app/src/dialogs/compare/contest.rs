//! The searches of a comparison and their states.

use plyscope_best_first::mcts::Settings;
use plyscope_best_first_view::mcts::Exact;
use plyscope_best_first_view::Given;
use plyscope_comparison::compare::{
    Challenger, Departure, GrownIndex, NotGrown, Planned, PlyIndex, Run,
};
use plyscope_i18n::{texts, Lang};
use plyscope_program_trace as program_trace;
use plyscope_search::notation::{ParseError, Problem};
use plyscope_search::trace::{RecordStop, Recorder};
use plyscope_search::GameTree;
use plyscope_session::engine::search_tree;
use plyscope_session::Session;
use plyscope_setup::catalog::GameSpec;
use plyscope_setup::Setup;

use crate::browser;
use crate::model::LARGE;
use crate::searcher::{Failure, News, Reply, Request, Task, MAX_STEPS};

/// The most searches that are compared, and the fewest.
const MOST: usize = 4;
const FEWEST: usize = 2;

/// The compared searches. Depth-first searches of a small tree end at once; all others wait for the
/// worker, which runs them one by one.
pub struct Contest {
    subject: Subject,
    /// The same as a Monte Carlo tree search takes it.
    given: Given,
    entrants: Vec<Entrant>,
    worth: Worth,
    /// The last number assigned.
    numbers: u32,
    /// The number of the search that was last answered.
    answered: Option<u32>,
}

enum Subject {
    /// Nothing that can be searched.
    Nothing,
    /// A tree with chance nodes, or a game in which chance decides, which few algorithms search.
    Chance,
    /// A small tree.
    Small(GameTree),
    /// A task for the worker.
    Large(Task),
}

/// How far the worker is with the exact values of the moves at the root.
enum Worth {
    /// It has not begun.
    Waiting,
    /// It has begun, with the request of this number.
    Asked(u32),
    /// They are known, or they take too long.
    Known(Option<Exact>),
}

/// One of the searches.
pub struct Entrant {
    /// Its number, stable while others are added and removed.
    pub number: u32,
    /// Which search; `None` for another program, of which there is a trace.
    pub challenger: Option<Challenger>,
    /// Its state.
    pub state: State,
}

/// How far a search is.
pub enum State {
    /// Its turn has not come.
    Waiting,
    /// The worker runs it, and has visited so many nodes, or done so many iterations.
    Running(u64),
    /// It has ended.
    Found(Ended),
    /// It failed.
    Failed(Failure),
    /// It cannot search this.
    Refused(NotGrown),
    /// The user stopped it.
    Stopped,
}

/// A search that has ended.
pub struct Ended {
    /// What it did.
    pub run: Box<Run>,
    /// Why it ended early, if it has more steps than can be kept.
    pub early: Option<RecordStop>,
    /// How long it took, in milliseconds; `None` for what another program did.
    pub milliseconds: Option<u32>,
}

impl Contest {
    /// The searches of a game, or else of a tree's text.
    pub fn new(game: Option<&GameSpec>, text: &str, challengers: Vec<Challenger>) -> Self {
        let given = match game {
            Some(spec) => Given::Game(spec.clone()),
            None => Given::Tree(text.to_owned()),
        };
        let subject = match game {
            Some(spec) if spec.game.entry().has_chance() => Subject::Chance,
            Some(spec) => Subject::Large(Task::Game(spec.clone())),
            None if text.len() > LARGE => Subject::Large(Task::Tree(text.to_owned())),
            None => match GameTree::parse(text) {
                Ok(tree) => Subject::Small(tree),
                Err(ParseError { problem: Problem::ChanceNotHere, .. }) => Subject::Chance,
                Err(_) => Subject::Nothing,
            },
        };
        let (entrants, worth) = (Vec::new(), Worth::Waiting);
        let mut contest = Self { subject, given, entrants, worth, numbers: 0, answered: None };
        contest.restart(challengers);
        contest
    }

    /// What another program did, and the search that it may be meant to be. A trace that cannot be
    /// read is left out.
    pub fn of_program(trace: &str, text: &str, setup: Setup) -> Self {
        let mut contest = Self::new(None, text, Vec::new());
        if let Ok(session) = program_trace::open(trace, text, |_, _| ()) {
            contest.numbers += 1;
            let run = Box::new(Run::of_session(session));
            let state = State::Found(Ended { run, early: None, milliseconds: None });
            contest.entrants.push(Entrant { number: contest.numbers, challenger: None, state });
        }
        contest.enter(Challenger::Search(setup));
        contest
    }

    /// Where the program and the search beside it enter different nodes.
    pub fn departure(&self) -> Option<Departure> {
        let [program, search] = self.compared()?;
        Departure::of(program, search)
    }

    /// The program, and the first search, once it has ended.
    pub fn compared(&self) -> Option<[&Session; 2]> {
        let [program @ Entrant { challenger: None, .. }, search, ..] = &self.entrants[..] else {
            return None;
        };
        Some([program.ply_index()?.session(), search.ply_index()?.session()])
    }

    /// Why there is nothing to compare; `None` if there is something.
    pub fn obstacle(&self, lang: Lang) -> Option<String> {
        match self.subject {
            Subject::Nothing => Some(texts::compare_nothing(lang)),
            Subject::Chance => Some(texts::compare_chance(lang)),
            Subject::Small(_) | Subject::Large(_) => None,
        }
    }

    /// The searches.
    pub fn entrants(&self) -> &[Entrant] {
        &self.entrants
    }

    /// How many nodes the first search visits, once it has ended.
    pub fn first_total(&self) -> Option<u64> {
        self.entrants.first()?.ended().map(|ended| ended.run.total())
    }

    /// What is searched.
    pub const fn given(&self) -> &Given {
        &self.given
    }

    /// The depth-first searches that have ended.
    pub fn ply_indexes(&self) -> impl Iterator<Item = &PlyIndex> {
        self.entrants.iter().filter_map(Entrant::ply_index)
    }

    /// The exact values of the moves at the root; `None` until they are known, and where they take too
    /// long.
    pub const fn exact(&self) -> Option<&Exact> {
        match &self.worth {
            Worth::Known(exact) => exact.as_ref(),
            Worth::Waiting | Worth::Asked(_) => None,
        }
    }

    /// Whether it is settled that the exact values take too long.
    pub const fn is_worth_unknown(&self) -> bool {
        matches!(self.worth, Worth::Known(None))
    }

    /// Replace all searches.
    pub fn restart(&mut self, challengers: Vec<Challenger>) {
        self.entrants.retain(|entrant| entrant.challenger.is_none());
        let free = MOST - self.entrants.len();
        challengers.into_iter().take(free).for_each(|challenger| self.enter(challenger));
    }

    /// Adds a search that is worth comparing with the last one.
    pub fn add(&mut self, otherwise: Setup) {
        if !self.is_full() {
            let last = self.entrants.last().and_then(|entrant| entrant.challenger);
            self.enter(last.unwrap_or(Challenger::Search(otherwise)).varied());
        }
    }

    /// Adds a Monte Carlo tree search.
    pub fn add_mcts(&mut self) {
        if !self.is_full() {
            let of = |entrant: &Entrant| match entrant.challenger {
                Some(Challenger::Mcts(settings)) => Some(settings),
                _ => None,
            };
            let last = self.entrants.iter().filter_map(of).next_back().map(Challenger::Mcts);
            let first = Challenger::Mcts(Settings::default());
            self.enter(last.map_or(first, Challenger::varied));
        }
    }

    /// Whether there are as many as possible.
    pub fn is_full(&self) -> bool {
        self.entrants.len() >= MOST
    }

    /// Whether the entrant at a place can be removed. The program stays.
    pub fn can_spare(&self, place: usize) -> bool {
        let is_search =
            self.entrants.get(place).is_some_and(|entrant| entrant.challenger.is_some());
        is_search && self.entrants.len() > FEWEST
    }

    /// Removes one.
    pub fn remove(&mut self, place: usize) {
        if self.can_spare(place) {
            self.entrants.remove(place);
        }
    }

    /// Changes one and runs it.
    pub fn change(&mut self, place: usize, challenger: Challenger) {
        let state = self.begun(challenger);
        if let Some(entrant) = self.entrants.get_mut(place) {
            (entrant.challenger, entrant.state) = (Some(challenger), state);
        }
    }

    /// Stops one that is running or waiting.
    pub fn stop(&mut self, place: usize) {
        if let Some(entrant) = self.entrants.get_mut(place) {
            if matches!(entrant.state, State::Waiting | State::Running(_)) {
                entrant.state = State::Stopped;
            }
        }
    }

    fn enter(&mut self, challenger: Challenger) {
        let state = self.begun(challenger);
        self.numbers += 1;
        let challenger = Some(challenger);
        self.entrants.push(Entrant { number: self.numbers, challenger, state });
    }

    /// The initial state of a search.
    fn begun(&self, challenger: Challenger) -> State {
        let (Subject::Small(tree), Challenger::Search(setup)) = (&self.subject, challenger) else {
            return State::Waiting;
        };
        let (recorder, begun) = (Recorder::new().with_limit(MAX_STEPS), browser::now());
        match search_tree(tree.clone(), setup, recorder) {
            Ok(session) => State::Found(Ended {
                run: Box::new(Run::of_session(session)),
                early: None,
                milliseconds: Some((browser::now() - begun) as u32),
            }),
            Err(_) => State::Failed(Failure::Stopped),
        }
    }

    /// The number of the request that the worker handles.
    pub fn running(&self) -> Option<u32> {
        let running = |entrant: &&Entrant| matches!(entrant.state, State::Running(_));
        let search = self.entrants.iter().find(running).map(|entrant| entrant.number);
        search.or(match self.worth {
            Worth::Asked(number) => Some(number),
            Worth::Waiting | Worth::Known(_) => None,
        })
    }

    /// The number of the search that was last answered.
    pub const fn last_answer(&self) -> Option<u32> {
        self.answered
    }

    /// The next request for the worker, now marked as running; `None` while another one runs. What the
    /// moves are worth is asked when all searches have ended.
    pub fn next(&mut self) -> Option<Request> {
        let is_obstructed = matches!(self.subject, Subject::Nothing | Subject::Chance);
        if is_obstructed || self.running().is_some() {
            return None;
        }
        // A restarted search has a new number.
        self.numbers += 1;
        let number = self.numbers;
        let waits = |entrant: &&mut Entrant| matches!(entrant.state, State::Waiting);
        let (task, setup) = match self.entrants.iter_mut().find(waits) {
            Some(entrant) => {
                (entrant.number, entrant.state) = (number, State::Running(0));
                match (entrant.challenger?, &self.subject) {
                    (Challenger::Search(setup), Subject::Large(task)) => (task.clone(), setup),
                    (Challenger::Search(_), _) => return None,
                    (Challenger::Mcts(settings), _) => {
                        let given = self.given.clone();
                        (Task::Grow(Planned { given, settings }), Setup::default())
                    }
                }
            }
            None if matches!(self.worth, Worth::Waiting) => {
                self.worth = Worth::Asked(number);
                (Task::Solve(self.given.clone()), Setup::default())
            }
            None => return None,
        };
        Some(Request { number, task, setup, steps: MAX_STEPS, time: None })
    }

    /// Handles a reply; replies about removed searches are ignored. Returns whether the worker is
    /// done.
    pub fn receive(&mut self, reply: &Reply) -> bool {
        let is_done = reply.news.is_last();
        if is_done {
            self.answered = Some(reply.number);
        }
        if matches!(self.worth, Worth::Asked(number) if number == reply.number) {
            self.worth = match &reply.news {
                News::Solved(exact) => Worth::Known(exact.clone()),
                // The worker is lost.
                _ => Worth::Known(None),
            };
        }
        let is_running = |entrant: &&mut Entrant| {
            entrant.number == reply.number && matches!(entrant.state, State::Running(_))
        };
        let Some(entrant) = self.entrants.iter_mut().find(is_running) else { return is_done };
        let found = |run, early, milliseconds| {
            State::Found(Ended { run: Box::new(run), early, milliseconds: Some(milliseconds) })
        };
        entrant.state = match &reply.news {
            News::Progress(progress, _) => State::Running(progress.visited),
            News::Growing(iterations) => State::Running((*iterations).into()),
            News::Found(Err(failure)) => State::Failed(failure.clone()),
            // Never requested here for a search.
            News::GameStatus(_)
            | News::Rated(_)
            | News::Game(_)
            | News::MatchEnded(_)
            | News::Solved(_) => return is_done,
            News::Found(Ok(ended)) => {
                found(Run::of_session(ended.session.clone()), ended.ended, ended.milliseconds)
            }
            News::Grown(Ok(grown), milliseconds) => {
                found(Run::Grown(GrownIndex::new(grown.clone())), None, *milliseconds)
            }
            News::Grown(Err(refused), _) => State::Refused(refused.clone()),
        };
        is_done
    }
}

impl Entrant {
    /// What it did, once it has ended.
    pub const fn ended(&self) -> Option<&Ended> {
        match &self.state {
            State::Found(ended) => Some(ended),
            _ => None,
        }
    }

    /// The index of a depth-first search, once it has ended.
    pub fn ply_index(&self) -> Option<&PlyIndex> {
        self.ended()?.run.ply_index()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::searcher::{search, Found};

    #[test]
    fn the_first_total_is_that_of_no_other_search() {
        let text = "0 ".repeat(LARGE);
        let challenger = Challenger::Search(Setup::default());
        let mut contest = Contest::new(None, &text, vec![challenger, challenger]);
        contest.stop(0);
        for has_first in [false, true] {
            let Request { number, .. } = contest.next().expect("a search waits");
            let session = search(&text, Setup::default(), Recorder::new()).expect("a tree");
            let found = Found { session, ended: None, milliseconds: 0 };
            contest.receive(&Reply { number, news: News::Found(Ok(found)) });
            assert_eq!(contest.first_total().is_some(), has_first);
            contest.change(0, challenger);
        }
    }
}
