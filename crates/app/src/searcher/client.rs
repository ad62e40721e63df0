//! The page's end of the line to a worker.

use std::cell::Cell;
use std::rc::Rc;

use yew::Callback;

use super::{Failure, News, Reply, Request};
use crate::worker_channel::{Job, WorkerEvent, WorkerHandle};

/// A worker, which is let go when this is dropped. It can only hear of a further search when it is
/// done with the one before.
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

    /// Whether it can still do something.
    pub fn is_alive(&self) -> bool {
        !self.handle.has_ended()
    }

    /// Gives it something to do.
    pub fn send(&self, request: Request) {
        self.number.set(request.number);
        self.handle.send(&request);
    }
}

/// A place for one worker, with the number of what it is busy with.
#[derive(Default)]
pub struct WorkerSlot(Option<(SearchWorker, Option<u32>)>);

impl WorkerSlot {
    /// Gives the worker its job, or none. One that is busy with another job is let go: it cannot hear
    /// anything before it is done.
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

    /// The worker is done with a job, if that is what it was busy with.
    pub fn release(&mut self, number: u32) {
        if let Some((_, busy)) = &mut self.0 {
            *busy = busy.filter(|&busy| busy != number);
        }
    }
}
