//! The page's end of the line to a worker.

use std::cell::Cell;
use std::rc::Rc;

use wasm_bindgen::closure::Closure;
use wasm_bindgen::JsCast;
use web_sys::{Event, MessageEvent, Worker, WorkerOptions};
use yew::Callback;

use super::post::{Parcel, Post};
use super::{Failure, News, Reply, Request, Task};

/// What starts a worker, whose name says which program it runs.
const STARTER: &str = "./search-worker.js";

/// A worker, which is let go when this is dropped. It can only hear of a further search when it is
/// done with the one before.
pub struct Bridge {
    /// `None` where the browser would not even try to start one.
    worker: Option<Worker>,
    skill: Skill,
    line: Rc<Line>,
    _hears: [Closure<dyn FnMut(Event)>; 2],
}

/// What a worker can search: the rules of chess have a worker of their own.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Skill {
    Usual,
    Chess,
}

impl Skill {
    fn for_task(task: &Task) -> Self {
        match task {
            Task::Game(spec) | Task::Outlook(spec, _) if !spec.game.entry().has_rules() => {
                Self::Chess
            }
            _ => Self::Usual,
        }
    }

    /// The name of the program that has it.
    const fn program(self) -> &'static str {
        match self {
            Self::Usual => "worker",
            Self::Chess => "chess-worker",
        }
    }
}

/// How a worker is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Health {
    /// Nothing has been heard of it yet.
    Starting,
    /// It has been heard of.
    Well,
    /// It will not be heard of again.
    Gone,
}

/// What is known at this end of the line.
struct Line {
    health: Cell<Health>,
    /// The number of the last request.
    number: Cell<u32>,
    send: Callback<Reply>,
}

impl Line {
    fn hear(&self, event: &MessageEvent) {
        self.health.set(Health::Well);
        match Post::open(&event.data()) {
            Post::Empty => {}
            Post::Thing(reply) => self.send.emit(reply),
            Post::Damaged => self.tell(Failure::Lost),
        }
    }

    /// The worker has broken off, or could not be started.
    fn lose(&self) {
        let was = self.health.replace(Health::Gone);
        self.tell(if was == Health::Well { Failure::Lost } else { Failure::Unreachable });
    }

    fn tell(&self, failure: Failure) {
        self.send.emit(Reply { number: self.number.get(), news: News::Found(Err(failure)) });
    }
}

impl Bridge {
    /// Starts a worker that can do a task.
    pub fn hire(task: &Task, send: Callback<Reply>) -> Self {
        let skill = Skill::for_task(task);
        let (health, number) = (Cell::new(Health::Starting), Cell::new(0));
        let line = Rc::new(Line { health, number, send });
        let heard = {
            let line = Rc::clone(&line);
            Closure::<dyn FnMut(Event)>::new(move |event: Event| line.hear(event.unchecked_ref()))
        };
        let lost = {
            let line = Rc::clone(&line);
            Closure::<dyn FnMut(Event)>::new(move |event: Event| {
                // It is told on the page, and need not be an error of the page as well.
                event.prevent_default();
                line.lose();
            })
        };
        let options = WorkerOptions::new();
        options.set_name(skill.program());
        let worker = Worker::new_with_options(STARTER, &options).ok();
        if let Some(worker) = &worker {
            worker.set_onmessage(Some(heard.as_ref().unchecked_ref()));
            worker.set_onerror(Some(lost.as_ref().unchecked_ref()));
        }
        Self { worker, skill, line, _hears: [heard, lost] }
    }

    /// Whether it can do a task.
    pub fn can_do(&self, task: &Task) -> bool {
        self.skill == Skill::for_task(task) && self.line.health.get() != Health::Gone
    }

    /// Gives it something to do.
    pub fn send(&self, request: Request) {
        self.line.number.set(request.number);
        let parcel = Parcel::of(&request);
        let sent = self.worker.as_ref().and_then(|worker| {
            worker.post_message_with_transfer(&parcel.content, &parcel.list).ok()
        });
        if sent.is_none() {
            self.line.lose();
        }
    }
}

impl Drop for Bridge {
    fn drop(&mut self) {
        if let Some(worker) = &self.worker {
            worker.set_onmessage(None);
            worker.set_onerror(None);
            worker.terminate();
        }
    }
}

/// A place for one worker, with the number of what it is busy with.
#[derive(Default)]
pub struct Seat(Option<(Bridge, Option<u32>)>);

impl Seat {
    /// Gives the worker its job, or none. One that is busy with another job is let go: it cannot hear
    /// anything before it is done.
    pub fn give(&mut self, request: Option<&Request>, send: impl FnOnce() -> Callback<Reply>) {
        let wanted = request.map(|request| request.number);
        self.0 = self.0.take().filter(|(_, busy)| busy.is_none() || *busy == wanted);
        let Some(request) = request else { return };
        let worker = match self.0.take() {
            Some((worker, Some(number))) => {
                self.0 = Some((worker, Some(number)));
                return;
            }
            Some((worker, None)) if worker.can_do(&request.task) => worker,
            _ => Bridge::hire(&request.task, send()),
        };
        worker.send(request.clone());
        self.0 = Some((worker, wanted));
    }

    /// The worker is done with a job, if that is what it was busy with.
    pub fn rest(&mut self, number: u32) {
        if let Some((_, busy)) = &mut self.0 {
            *busy = busy.filter(|&busy| busy != number);
        }
    }
}
