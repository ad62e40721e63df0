//! The page's side of a search worker.

use std::cell::Cell;
use std::rc::Rc;

use yew::Callback;

use super::{Failure, News, Reply, Request};
use crate::worker_channel::{Job, WorkerEvent, WorkerHandle};

/// A search worker, terminated on drop. It handles one request at a time.
pub struct SearchWorker {
    handle: WorkerHandle<Request>,
    /// The number of the last request.
    number: Rc<Cell<u32>>,
}

impl SearchWorker {
    /// Starts a worker.
    pub fn start(send: Callback<Reply>) -> Self {
        let number = Rc::new(Cell::new(0));
        let event = {
            let number = Rc::clone(&number);
            let failed =
                move |failure| Reply { number: number.get(), news: News::Found(Err(failure)) };
            send.reform(move |event| match event {
                WorkerEvent::Message(reply) => reply,
                WorkerEvent::Lost => failed(Failure::Lost),
                WorkerEvent::Unreachable => failed(Failure::Unreachable),
            })
        };
        Self { handle: WorkerHandle::start(Job::Search, event), number }
    }

    /// Whether the worker can still take requests.
    pub fn is_alive(&self) -> bool {
        !self.handle.has_ended()
    }

    /// Sends a request.
    pub fn send(&self, request: Request) {
        self.number.set(request.number);
        self.handle.send(&request);
    }
}

/// Holds at most one worker, with the number of its current request.
#[derive(Default)]
pub struct WorkerSlot(Option<(SearchWorker, Option<u32>)>);

impl WorkerSlot {
    /// Assigns a request to the worker, or none. A worker busy with another request is terminated,
    /// since it cannot receive before it is done.
    pub fn assign(&mut self, request: Option<&Request>, send: impl FnOnce() -> Callback<Reply>) {
        let wanted = request.map(|request| request.number);
        self.0 = self.0.take().filter(|(_, busy)| busy.is_none() || *busy == wanted);
        let Some(request) = request else { return };
        let worker = match self.0.take() {
            Some((worker, Some(number))) => {
                self.0 = Some((worker, Some(number)));
                return;
            }
            Some((worker, None)) if worker.is_alive() => worker,
            _ => SearchWorker::start(send()),
        };
        worker.send(request.clone());
        self.0 = Some((worker, wanted));
    }

    /// Marks the worker as free, if this was its request.
    pub fn release(&mut self, number: u32) {
        if let Some((_, busy)) = &mut self.0 {
            *busy = busy.filter(|&busy| busy != number);
        }
    }
}
