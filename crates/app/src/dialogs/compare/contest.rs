//! The searches of a comparison and their states.

use plyscope_comparison::compare::{Departure, PlyIndex};
use plyscope_i18n::{texts, Lang};
use plyscope_program_trace as program_trace;
use plyscope_search::notation::{ParseError, Problem};
use plyscope_search::trace::{RecordStop, Recorder};
use plyscope_search::{GameTree, Order};
use plyscope_setup::catalog::GameSpec;
use plyscope_setup::Setup;
use plyscope_view::engine::search_tree;
use plyscope_view::session::Session;

use crate::model::LARGE;
use crate::searcher::{Failure, News, Reply, Request, Task, MAX_STEPS};

/// The most searches that are compared, and the fewest.
const MOST: usize = 4;
const FEWEST: usize = 2;

/// The compared searches. Those of a small tree end at once; those of a large tree or a game wait
/// for the worker, which runs them one by one.
pub struct Contest {
    subject: Subject,
    entrants: Vec<Entrant>,
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

/// One of the searches.
pub struct Entrant {
    /// Its number, stable while others are added and removed.
    pub number: u32,
    /// Which search; `None` for another program, of which there is a trace.
    pub setup: Option<Setup>,
    /// Its state.
    pub state: State,
}

/// How far a search is.
pub enum State {
    /// Its turn has not come.
    Waiting,
    /// The worker runs it, and has visited so many nodes.
    Running(u64),
    /// It has ended; early, if it has more steps than can be kept.
    Found(Box<PlyIndex>, Option<RecordStop>),
    /// It failed.
    Failed(Failure),
    /// The user stopped it.
    Stopped,
}

impl Contest {
    /// The searches of a game, or else of a tree's text.
    pub fn new(game: Option<&GameSpec>, text: &str, setups: Vec<Setup>) -> Self {
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
        let mut contest = Self { subject, entrants: Vec::new(), numbers: 0, answered: None };
        contest.restart(setups);
        contest
    }

    /// What another program did, and the search that it may be meant to be. A trace that cannot be
    /// read is left out.
    pub fn of_program(trace: &str, text: &str, setup: Setup) -> Self {
        let mut contest = Self::new(None, text, Vec::new());
        if let Ok(session) = program_trace::open(trace, text, |_, _| ()) {
            contest.numbers += 1;
            let state = State::Found(Box::new(PlyIndex::new(session)), None);
            contest.entrants.push(Entrant { number: contest.numbers, setup: None, state });
        }
        contest.enter(setup);
        contest
    }

    /// Where the program and the search beside it enter different nodes.
    pub fn departure(&self) -> Option<Departure> {
        let [program, search] = self.compared()?;
        Departure::of(program, search)
    }

    /// The program, and the first search, once it has ended.
    pub fn compared(&self) -> Option<[&Session; 2]> {
        let [program @ Entrant { setup: None, .. }, search, ..] = &self.entrants[..] else {
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

    /// The index of each search; `None` while it has not ended.
    pub fn ply_indexes(&self) -> impl Iterator<Item = Option<&PlyIndex>> {
        self.entrants.iter().map(Entrant::ply_index)
    }

    /// Replace all searches.
    pub fn restart(&mut self, setups: Vec<Setup>) {
        self.entrants.retain(|entrant| entrant.setup.is_none());
        let free = MOST - self.entrants.len();
        setups.into_iter().take(free).for_each(|setup| self.enter(setup));
    }

    /// Adds a search: like the last one, with the children in opposite order.
    pub fn add(&mut self, otherwise: Setup) {
        if !self.is_full() {
            let last = self.entrants.last().and_then(|entrant| entrant.setup).unwrap_or(otherwise);
            let order = match last.order {
                Order::RightToLeft => Order::LeftToRight,
                _ => Order::RightToLeft,
            };
            self.enter(Setup { order, ..last });
        }
    }

    /// Whether there are as many as possible.
    pub fn is_full(&self) -> bool {
        self.entrants.len() >= MOST
    }

    /// Whether the entrant at a place can be removed. The program stays.
    pub fn can_spare(&self, place: usize) -> bool {
        let is_search = self.entrants.get(place).is_some_and(|entrant| entrant.setup.is_some());
        is_search && self.entrants.len() > FEWEST
    }

    /// Removes one.
    pub fn remove(&mut self, place: usize) {
        if self.can_spare(place) {
            self.entrants.remove(place);
        }
    }

    /// Changes one and runs it.
    pub fn change(&mut self, place: usize, setup: Setup) {
        let state = self.begun(setup);
        if let Some(entrant) = self.entrants.get_mut(place) {
            (entrant.setup, entrant.state) = (Some(setup), state);
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

    fn enter(&mut self, setup: Setup) {
        let state = self.begun(setup);
        self.numbers += 1;
        self.entrants.push(Entrant { number: self.numbers, setup: Some(setup), state });
    }

    /// The initial state of a search.
    fn begun(&self, setup: Setup) -> State {
        let Subject::Small(tree) = &self.subject else { return State::Waiting };
        let recorder = Recorder::new().with_limit(MAX_STEPS);
        match search_tree(tree.clone(), setup, recorder) {
            Ok(session) => State::Found(Box::new(PlyIndex::new(session)), None),
            Err(_) => State::Failed(Failure::Stopped),
        }
    }

    /// The number of the search that the worker runs.
    pub fn running(&self) -> Option<u32> {
        let running = |entrant: &&Entrant| matches!(entrant.state, State::Running(_));
        self.entrants.iter().find(running).map(|entrant| entrant.number)
    }

    /// The number of the search that was last answered.
    pub const fn last_answer(&self) -> Option<u32> {
        self.answered
    }

    /// The next request for the worker, now marked as running; `None` while another one runs.
    pub fn next(&mut self) -> Option<Request> {
        let (Subject::Large(task), None) = (&self.subject, self.running()) else { return None };
        let waits = |entrant: &&mut Entrant| matches!(entrant.state, State::Waiting);
        let entrant = self.entrants.iter_mut().find(waits)?;
        let setup = entrant.setup?;
        // A restarted search has a new number.
        self.numbers += 1;
        entrant.number = self.numbers;
        entrant.state = State::Running(0);
        Some(Request {
            number: entrant.number,
            task: task.clone(),
            setup,
            steps: MAX_STEPS,
            time: None,
        })
    }

    /// Handles a reply; replies about removed searches are ignored. Returns whether the worker is
    /// done.
    pub fn receive(&mut self, reply: &Reply) -> bool {
        let is_done = matches!(reply.news, News::Found(_));
        if is_done {
            self.answered = Some(reply.number);
        }
        let is_running = |entrant: &&mut Entrant| {
            entrant.number == reply.number && matches!(entrant.state, State::Running(_))
        };
        let Some(entrant) = self.entrants.iter_mut().find(is_running) else { return is_done };
        entrant.state = match &reply.news {
            News::Progress(progress, _) => State::Running(progress.visited),
            News::Found(Err(failure)) => State::Failed(failure.clone()),
            // Never requested here.
            News::GameStatus(_) | News::Rated(_) | News::Game(_) | News::MatchEnded(_) => {
                return is_done;
            }
            News::Found(Ok(found)) => {
                State::Found(Box::new(PlyIndex::new(found.session.clone())), found.ended)
            }
        };
        is_done
    }
}

impl Entrant {
    /// Its index, once it has ended.
    pub fn ply_index(&self) -> Option<&PlyIndex> {
        match &self.state {
            State::Found(ply_index, _) => Some(ply_index),
            _ => None,
        }
    }
}
