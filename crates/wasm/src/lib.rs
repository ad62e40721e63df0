//! The searches for JavaScript and TypeScript, as the scripts in `js` call them.
//!
//! Every function takes the text of a JSON object and returns a plain object. JavaScript objects
//! are not read here: they can have getters and cycles, and can change while being read. Errors are
//! returned as plain objects, which the scripts turn into exceptions.

mod exact;
mod object;
mod panic;
#[cfg(test)]
mod tests;

use js_sys::Date;
use plyscope_api::{Judged, Problem};
use serde_json::{json, Value as Json};
use wasm_bindgen::prelude::wasm_bindgen;
use wasm_bindgen::JsValue;

/// Searches a tree or a game, and returns the result.
///
/// # Errors
/// An error as a plain object, as in all functions here.
#[wasm_bindgen]
pub fn solve(request: &str) -> Result<JsValue, JsValue> {
    answer(plyscope_api::solve(request, Date::now))
}

/// Searches a tree or a game by Monte Carlo tree search, and returns the result.
///
/// # Errors
/// An error as a plain object.
#[wasm_bindgen]
pub fn mcts(request: &str) -> Result<JsValue, JsValue> {
    answer(plyscope_api::mcts(request))
}

/// Searches a tree or a game by SSS* or proof-number search, and returns the result.
///
/// # Errors
/// An error as a plain object.
#[wasm_bindgen(js_name = bestFirst)]
pub fn best_first(request: &str) -> Result<JsValue, JsValue> {
    answer(plyscope_api::best_first(request))
}

/// Searches a puzzle by backtracking, and returns what was found.
///
/// # Errors
/// An error as a plain object.
#[wasm_bindgen]
pub fn backtrack(request: &str) -> Result<JsValue, JsValue> {
    answer(plyscope_api::backtrack(request))
}

/// Searches a puzzle by backtracking, and returns the steps.
///
/// # Errors
/// An error as a plain object.
#[wasm_bindgen(js_name = backtrackSteps)]
pub fn backtrack_steps(request: &str) -> Result<JsValue, JsValue> {
    answer(plyscope_api::backtrack_steps(request))
}

/// Searches a tree or a game, and returns its steps.
///
/// # Errors
/// An error as a plain object.
#[wasm_bindgen]
pub fn trace(request: &str) -> Result<JsValue, JsValue> {
    answer(plyscope_api::trace(request, Date::now))
}

/// The layout of a tree, or of the part of a game that a search visits.
///
/// # Errors
/// An error as a plain object.
#[wasm_bindgen]
pub fn layout(request: &str) -> Result<JsValue, JsValue> {
    answer(plyscope_api::layout(request, Date::now))
}

/// Searches a tree or a game, and draws a step.
///
/// # Errors
/// An error as a plain object.
#[wasm_bindgen]
pub fn svg(request: &str) -> Result<JsValue, JsValue> {
    answer(plyscope_api::svg(request, Date::now))
}

/// Grades the answer to a question, or the answers to a lesson.
///
/// # Errors
/// An error as a plain object.
#[wasm_bindgen]
pub fn grade(request: &str) -> Result<JsValue, JsValue> {
    answer(plyscope_api::grade(request))
}

/// A function that is being judged, tree after tree.
#[wasm_bindgen]
pub struct Judging(Judged);

#[wasm_bindgen]
impl Judging {
    /// Before the first tree.
    ///
    /// # Errors
    /// An error as a plain object.
    #[wasm_bindgen(constructor)]
    pub fn begin(request: &str) -> Result<Self, JsValue> {
        let judged = Judged::begin(request);
        judged.map(Self).map_err(|problem| object::of(&json!(problem)))
    }

    /// The next tree, as the line of JSON that asks for its search; none at the end.
    pub fn next_question(&mut self) -> Option<String> {
        self.0.next_question()
    }

    /// Takes the lines of what the function did on the tree, with its value.
    pub fn answer(&mut self, lines: &str) {
        self.0.answer(lines);
    }

    /// Takes the error that the function threw.
    pub fn threw(&mut self, message: String) {
        self.0.threw(message);
    }

    /// What was found.
    pub fn finish(self) -> JsValue {
        object::of(&exact::with_texts(self.0.finish()))
    }
}

/// Converts an answer or a problem into plain objects and null, as in JSON.
fn answer(answer: Result<impl Into<Json>, Problem>) -> Result<JsValue, JsValue> {
    match answer {
        Ok(answer) => Ok(object::of(&exact::with_texts(answer.into()))),
        Err(problem) => Err(object::of(&json!(problem))),
    }
}
