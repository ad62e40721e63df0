//! The searches for JavaScript and TypeScript, as the scripts in `js` call them.
//!
//! Every function takes the text of a JSON object and returns a plain object. JavaScript objects
//! are not read here: they can have getters and cycles, and can change while being read. Errors are
//! returned as plain objects, which the scripts turn into exceptions.

mod clock;
mod exact;
mod grade;
mod layout;
mod object;
mod panic;
mod problem;
mod request;
mod solve;
mod subject;
mod svg;
#[cfg(test)]
mod tests;
mod trace;

use problem::Problem;
use serde_json::{json, Value as Json};
use wasm_bindgen::prelude::wasm_bindgen;
use wasm_bindgen::JsValue;

/// Searches a tree or a game, and returns the result.
///
/// # Errors
/// An error as a plain object, as in all functions here.
#[wasm_bindgen]
pub fn solve(request: &str) -> Result<JsValue, JsValue> {
    answer(solve::solve(request))
}

/// Searches a tree or a game, and returns its steps.
///
/// # Errors
/// An error as a plain object.
#[wasm_bindgen]
pub fn trace(request: &str) -> Result<JsValue, JsValue> {
    answer(trace::trace(request))
}

/// The layout of a tree, or of the part of a game that a search visits.
///
/// # Errors
/// An error as a plain object.
#[wasm_bindgen]
pub fn layout(request: &str) -> Result<JsValue, JsValue> {
    answer(layout::layout(request))
}

/// Searches a tree or a game, and draws a step.
///
/// # Errors
/// An error as a plain object.
#[wasm_bindgen]
pub fn svg(request: &str) -> Result<JsValue, JsValue> {
    answer(svg::svg(request))
}

/// Grades the answer to a question, or the answers to a lesson.
///
/// # Errors
/// An error as a plain object.
#[wasm_bindgen]
pub fn grade(request: &str) -> Result<JsValue, JsValue> {
    answer(grade::grade(request))
}

/// Converts an answer or a problem into plain objects and null, as in JSON.
fn answer(answer: Result<impl Into<Json>, Problem>) -> Result<JsValue, JsValue> {
    match answer {
        Ok(answer) => Ok(object::of(&exact::with_texts(answer.into()))),
        Err(problem) => Err(object::of(&json!(problem))),
    }
}
