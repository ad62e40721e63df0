//! The line between the page and a worker: what both say travels packed.

mod post;
pub mod turns;

use std::cell::Cell;
use std::marker::PhantomData;
use std::rc::Rc;

use js_sys::global;
use plyscope_search::pack::Pack;
use wasm_bindgen::closure::Closure;
use wasm_bindgen::JsCast;
use wasm_bindgen_futures::spawn_local;
use web_sys::{DedicatedWorkerGlobalScope, Event, MessageEvent, Worker, WorkerOptions};
use yew::Callback;

use post::{Parcel, Post};
pub use turns::in_turns;

/// What starts a worker, whose name says what it does.
const STARTER: &str = "./search-worker.js";

/// What a worker does.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Job {
    /// It searches trees and games.
    Search,
    /// It searches by backtracking.
    #[cfg(feature = "backtracking")]
    Backtracking,
}

impl Job {
    const fn name(self) -> &'static str {
        match self {
            Self::Search => "search",
            #[cfg(feature = "backtracking")]
            Self::Backtracking => "backtracking",
        }
    }

    /// What this worker was started for.
    #[cfg(feature = "worker")]
    pub fn of_this_worker() -> Self {
        let name = scope().name();
        if name == Self::Backtracking.name() {
            Self::Backtracking
        } else {
            Self::Search
        }
    }
}

/// What is heard of a worker.
#[derive(Clone, Debug)]
pub enum Heard<T> {
    /// It says something.
    Said(T),
    /// It broke off, or what it said did not arrive whole.
    Lost,
    /// It could not be started, since a file of its program cannot be loaded.
    Unreachable,
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

/// The page's end of the line; the worker is let go when this is dropped.
pub struct Wire<To> {
    /// `None` where the browser would not even try to start one.
    worker: Option<Worker>,
    health: Rc<Cell<Health>>,
    /// Takes note, and tells, that the worker has broken off, or could not be started.
    lose: Rc<dyn Fn()>,
    _hears: [Closure<dyn FnMut(Event)>; 2],
    _to: PhantomData<fn(To)>,
}

impl<To: Pack> Wire<To> {
    /// Starts a worker for a job.
    pub fn to<From: Pack + 'static>(job: Job, send: Callback<Heard<From>>) -> Self {
        let health = Rc::new(Cell::new(Health::Starting));
        let lose: Rc<dyn Fn()> = {
            let (health, send) = (Rc::clone(&health), send.clone());
            Rc::new(move || {
                let was = health.replace(Health::Gone);
                send.emit(if was == Health::Well { Heard::Lost } else { Heard::Unreachable });
            })
        };
        let well = Rc::clone(&health);
        let hears = Closure::<dyn FnMut(Event)>::new(move |event: Event| {
            well.set(Health::Well);
            let event: &MessageEvent = event.unchecked_ref();
            let (well, send, content) = (Rc::clone(&well), send.clone(), event.data());
            spawn_local(async move {
                let heard = match in_turns(Post::open_in_parts(&content)).await {
                    Post::Empty => return,
                    Post::Thing(said) => Heard::Said(said),
                    Post::Damaged => Heard::Lost,
                };
                // Meanwhile the worker may have been let go.
                if well.get() == Health::Well {
                    send.emit(heard);
                }
            });
        });
        let fails = {
            let lose = Rc::clone(&lose);
            Closure::<dyn FnMut(Event)>::new(move |event: Event| {
                // It is told on the page, and need not be an error of the page as well.
                event.prevent_default();
                lose();
            })
        };
        let options = WorkerOptions::new();
        options.set_name(job.name());
        let worker = Worker::new_with_options(STARTER, &options).ok();
        if let Some(worker) = &worker {
            worker.set_onmessage(Some(hears.as_ref().unchecked_ref()));
            worker.set_onerror(Some(fails.as_ref().unchecked_ref()));
        }
        Self { worker, health, lose, _hears: [hears, fails], _to: PhantomData }
    }

    /// Says something to the worker.
    pub fn say(&self, thing: &To) {
        let parcel = Parcel::of(thing);
        let sent = self.worker.as_ref().and_then(|worker| {
            worker.post_message_with_transfer(&parcel.content, &parcel.list).ok()
        });
        if sent.is_none() {
            (self.lose)();
        }
    }

    /// Whether the worker will not be heard of again.
    pub fn is_gone(&self) -> bool {
        self.health.get() == Health::Gone
    }
}

impl<To> Drop for Wire<To> {
    fn drop(&mut self) {
        self.health.set(Health::Gone);
        if let Some(worker) = &self.worker {
            worker.set_onmessage(None);
            worker.set_onerror(None);
            worker.terminate();
        }
    }
}

/// The worker's end of the line: does whatever the page asks for, one thing after the other.
pub fn serve<To: Pack + 'static>(work: impl Fn(To) + 'static) {
    let heard = Closure::<dyn FnMut(MessageEvent)>::new(move |event: MessageEvent| {
        // What cannot be read has not come from the page.
        if let Post::Thing(thing) = Post::<To>::open(&event.data()) {
            work(thing);
        }
    });
    scope().set_onmessage(Some(heard.as_ref().unchecked_ref()));
    heard.forget();
    post(&Parcel::empty());
}

/// Tells the page something.
pub fn tell<From: Pack>(thing: &From) {
    post(&Parcel::of(thing));
}

fn scope() -> DedicatedWorkerGlobalScope {
    global().unchecked_into()
}

fn post(parcel: &Parcel) {
    // The page is there: it has made this worker, and ends it when it goes.
    let _ = scope().post_message_with_transfer(&parcel.content, &parcel.list);
}
