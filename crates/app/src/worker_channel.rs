//! The channel between the page and a worker, with packed messages.

pub mod time_slices;
mod transfer;

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

pub use time_slices::in_time_slices;
use transfer::{Received, Transfer};

/// The start script of workers; a worker's name is its job.
const STARTER: &str = "./search-worker.js";

/// The job of a worker.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Job {
    /// It searches trees and games.
    Search,
    /// It searches by backtracking.
    Backtracking,
}

impl Job {
    /// Every job with its name; a worker of another name has the first.
    const ALL: [(&'static str, Self); 2] =
        [("search", Self::Search), ("backtracking", Self::Backtracking)];

    fn name(self) -> &'static str {
        let named = Self::ALL.iter().find(|(_, job)| *job == self);
        named.map_or("", |(name, _)| name)
    }

    /// The job of this worker.
    pub fn of_this_worker() -> Self {
        let own = scope().name();
        Self::ALL.into_iter().find(|(name, _)| *name == own).unwrap_or(Self::ALL[0]).1
    }
}

/// An event of a worker.
#[derive(Clone, Debug)]
pub enum WorkerEvent<T> {
    /// A message.
    Message(T),
    /// It crashed, or its message arrived damaged.
    Lost,
    /// It could not be started, since a file of its program could not be loaded.
    Unreachable,
}

/// The state of a worker.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum WorkerState {
    /// It has sent nothing yet.
    Starting,
    /// It has sent a message.
    Running,
    /// It has crashed or was terminated.
    Ended,
}

/// The page's handle of a worker, which is terminated on drop.
pub struct WorkerHandle<To> {
    /// `None` if the browser refused to create one.
    worker: Option<Worker>,
    state: Rc<Cell<WorkerState>>,
    /// Marks the worker as ended and emits that.
    lose: Rc<dyn Fn()>,
    _listeners: [Closure<dyn FnMut(Event)>; 2],
    _to: PhantomData<fn(To)>,
}

impl<To: Pack> WorkerHandle<To> {
    /// Starts a worker for a job.
    pub fn start<From: Pack + 'static>(job: Job, send: Callback<WorkerEvent<From>>) -> Self {
        let state = Rc::new(Cell::new(WorkerState::Starting));
        let lose: Rc<dyn Fn()> = {
            let (state, send) = (Rc::clone(&state), send.clone());
            Rc::new(move || {
                let was = state.replace(WorkerState::Ended);
                send.emit(if was == WorkerState::Running {
                    WorkerEvent::Lost
                } else {
                    WorkerEvent::Unreachable
                });
            })
        };
        let running = Rc::clone(&state);
        let on_message = Closure::<dyn FnMut(Event)>::new(move |event: Event| {
            running.set(WorkerState::Running);
            let event: &MessageEvent = event.unchecked_ref();
            let (state, send, content) = (Rc::clone(&running), send.clone(), event.data());
            spawn_local(async move {
                let received = match in_time_slices(Received::open_in_parts(&content)).await {
                    Received::Empty => return,
                    Received::Value(message) => WorkerEvent::Message(message),
                    Received::Damaged => WorkerEvent::Lost,
                };
                // The worker may have been terminated meanwhile.
                if state.get() == WorkerState::Running {
                    send.emit(received);
                }
            });
        });
        let on_error = {
            let lose = Rc::clone(&lose);
            Closure::<dyn FnMut(Event)>::new(move |event: Event| {
                // The page shows it; do not report it as an uncaught error too.
                event.prevent_default();
                lose();
            })
        };
        let options = WorkerOptions::new();
        options.set_name(job.name());
        let worker = Worker::new_with_options(STARTER, &options).ok();
        if let Some(worker) = &worker {
            worker.set_onmessage(Some(on_message.as_ref().unchecked_ref()));
            worker.set_onerror(Some(on_error.as_ref().unchecked_ref()));
        }
        Self { worker, state, lose, _listeners: [on_message, on_error], _to: PhantomData }
    }

    /// Sends a message to the worker.
    pub fn send(&self, message: &To) {
        let transfer = Transfer::of(message);
        let sent = self.worker.as_ref().and_then(|worker| {
            worker.post_message_with_transfer(&transfer.content, &transfer.list).ok()
        });
        if sent.is_none() {
            (self.lose)();
        }
    }

    /// Whether the worker has crashed or was terminated.
    pub fn has_ended(&self) -> bool {
        self.state.get() == WorkerState::Ended
    }
}

impl<To> Drop for WorkerHandle<To> {
    fn drop(&mut self) {
        self.state.set(WorkerState::Ended);
        if let Some(worker) = &self.worker {
            worker.set_onmessage(None);
            worker.set_onerror(None);
            worker.terminate();
        }
    }
}

/// The worker's side: handles the page's messages one after the other.
pub fn serve<To: Pack + 'static>(work: impl Fn(To) + 'static) {
    let listener = Closure::<dyn FnMut(MessageEvent)>::new(move |event: MessageEvent| {
        // Unreadable messages are not from the page.
        if let Received::Value(message) = Received::<To>::open(&event.data()) {
            work(message);
        }
    });
    scope().set_onmessage(Some(listener.as_ref().unchecked_ref()));
    listener.forget();
    post(&Transfer::empty());
}

/// Sends a message to the page.
pub fn send<From: Pack>(message: &From) {
    post(&Transfer::of(message));
}

fn scope() -> DedicatedWorkerGlobalScope {
    global().unchecked_into()
}

fn post(transfer: &Transfer) {
    // This cannot fail: the page owns this worker.
    let _ = scope().post_message_with_transfer(&transfer.content, &transfer.list);
}
