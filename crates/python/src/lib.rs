//! The searches for Python, as `python/plyscope/src/plyscope/_program.py` calls them.
//!
//! Every function takes the text of a JSON object and returns the text of another, with either an
//! `answer` or a `problem`. Nothing but texts is passed, so that the program needs no JavaScript:
//! any WebAssembly runtime can call it, and the Python package has one.

mod host;

use plyscope_api::{Judged, Problem};
use serde_json::{json, Value as Json};
use wasm_bindgen::prelude::wasm_bindgen;

/// Searches a tree or a game, and returns the result.
#[wasm_bindgen]
pub fn solve(request: &str) -> String {
    text(plyscope_api::solve(request, host::now))
}

/// Searches a tree or a game by Monte Carlo tree search, and returns the result.
#[wasm_bindgen]
pub fn mcts(request: &str) -> String {
    text(plyscope_api::mcts(request))
}

/// Searches a tree or a game by SSS* or proof-number search, and returns the result.
#[wasm_bindgen]
pub fn best_first(request: &str) -> String {
    text(plyscope_api::best_first(request))
}

/// Searches a puzzle by backtracking, and returns what was found.
#[wasm_bindgen]
pub fn backtrack(request: &str) -> String {
    text(plyscope_api::backtrack(request))
}

/// Searches a puzzle by backtracking, and returns the steps.
#[wasm_bindgen]
pub fn backtrack_steps(request: &str) -> String {
    text(plyscope_api::backtrack_steps(request))
}

/// Searches a tree or a game, and returns its steps.
#[wasm_bindgen]
pub fn trace(request: &str) -> String {
    text(plyscope_api::trace(request, host::now))
}

/// The layout of a tree, or of the part of a game that a search visits.
#[wasm_bindgen]
pub fn layout(request: &str) -> String {
    text(plyscope_api::layout(request, host::now))
}

/// Searches a tree or a game, and draws a step.
#[wasm_bindgen]
pub fn svg(request: &str) -> String {
    text(plyscope_api::svg(request, host::now))
}

/// Grades the answer to a question, or the answers to a lesson.
#[wasm_bindgen]
pub fn grade(request: &str) -> String {
    text(plyscope_api::grade(request))
}

/// A function that is being judged, tree after tree; or why it cannot be.
#[wasm_bindgen]
pub struct Judging(Result<Judged, Problem>);

#[wasm_bindgen]
impl Judging {
    /// Before the first tree. A problem of the request is what `finish` returns.
    #[wasm_bindgen(constructor)]
    pub fn begin(request: &str) -> Self {
        Self(Judged::begin(request))
    }

    /// The next tree, as the line of JSON that asks for its search; an empty text at the end.
    pub fn next_question(&mut self) -> String {
        self.0.as_mut().ok().and_then(Judged::next_question).unwrap_or_default()
    }

    /// Takes the lines of what the function did on the tree, with its value.
    pub fn answer(&mut self, lines: &str) {
        if let Ok(judged) = &mut self.0 {
            judged.answer(lines);
        }
    }

    /// Takes the error that the function raised.
    pub fn raised(&mut self, message: &str) {
        if let Ok(judged) = &mut self.0 {
            judged.threw(message.to_owned());
        }
    }

    /// What was found.
    pub fn finish(self) -> String {
        text(self.0.map(Judged::finish))
    }
}

/// An answer or a problem as the text of an object.
fn text(answer: Result<impl Into<Json>, Problem>) -> String {
    let object = match answer {
        Ok(answer) => json!({ "answer": answer.into() }),
        Err(problem) => json!({ "problem": problem }),
    };
    object.to_string()
}
