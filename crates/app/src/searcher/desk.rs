//! What a worker does: it takes one request after another, and answers.

use std::ops::ControlFlow;

use js_sys::global;
use plyscope_core::trace::{Progress, Recorder};
use plyscope_stage::engine::{has_result, search_game};
use wasm_bindgen::closure::Closure;
use wasm_bindgen::JsCast;
use web_sys::{DedicatedWorkerGlobalScope, MessageEvent};

use super::post::{Parcel, Post};
use super::{search, Failure, Found, News, Reply, Request, Task, MAX_STEPS};

/// Serves the page for as long as the worker is wanted.
pub fn serve() {
    let heard = Closure::<dyn FnMut(MessageEvent)>::new(|event: MessageEvent| {
        // What cannot be read has not come from the page.
        if let Post::Thing(request) = Post::<Request>::open(&event.data()) {
            work(&request);
        }
    });
    scope().set_onmessage(Some(heard.as_ref().unchecked_ref()));
    heard.forget();
    post(&Parcel::empty());
}

fn scope() -> DedicatedWorkerGlobalScope {
    global().unchecked_into()
}

fn post(parcel: &Parcel) {
    // The page is there: it has made this worker, and ends it when it goes.
    let _ = scope().post_message_with_transfer(&parcel.content, &parcel.list);
}

fn work(request: &Request) {
    let say = |news| post(&Parcel::of(&Reply { number: request.number, news }));
    let begun = js_sys::Date::now();
    let recorder = Recorder::new().with_watcher(|progress| {
        say(News::Progress(progress));
        if is_enough(request, &progress, js_sys::Date::now() - begun) {
            ControlFlow::Break(())
        } else {
            ControlFlow::Continue(())
        }
    });
    say(News::Found(find(request, recorder)));
}

/// Whether the time of a search is up; it began so many milliseconds ago.
fn is_enough(request: &Request, progress: &Progress, passed: f64) -> bool {
    has_result(progress) && request.time.is_some_and(|time| passed > f64::from(time))
}

fn find(request: &Request, recorder: Recorder<'_>) -> Result<Found, Failure> {
    match &request.task {
        Task::Tree(text) => {
            let session = search(text, request.setup, recorder)?;
            Ok(Found { session, ended: None })
        }
        Task::Game(spec) => {
            let recorder = recorder.with_limit(MAX_STEPS);
            let (session, ended) = search_game(spec, request.setup, recorder)
                .map_err(|problem| Failure::Game(problem.to_string()))?;
            Ok(Found { session, ended })
        }
    }
}
