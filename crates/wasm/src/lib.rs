//! The searches for JavaScript and TypeScript, as the scripts in `js` call them.
//!
//! Every function takes its request as the text of a JSON object and answers with a plain object.
//! Objects of JavaScript are not read here: they can have getters and cycles, and can change while
//! they are read. What cannot be done comes back as a plain object too, of which the scripts make an
//! error.

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

/// Searches a tree or a game, and tells what came out.
///
/// # Errors
/// What could not be done, as a plain object: so all functions here.
#[wasm_bindgen]
pub fn solve(request: &str) -> Result<JsValue, JsValue> {
    answer(solve::solve(request))
}

/// Searches a tree or a game, and tells what happened at each step.
///
/// # Errors
/// What could not be done.
#[wasm_bindgen]
pub fn trace(request: &str) -> Result<JsValue, JsValue> {
    answer(trace::trace(request))
}

/// Tells where the nodes of a tree are drawn, or of what a search sees of a game.
///
/// # Errors
/// What could not be done.
#[wasm_bindgen]
pub fn layout(request: &str) -> Result<JsValue, JsValue> {
    answer(layout::layout(request))
}

/// Searches a tree or a game, and draws a step.
///
/// # Errors
/// What could not be done.
#[wasm_bindgen]
pub fn svg(request: &str) -> Result<JsValue, JsValue> {
    answer(svg::svg(request))
}

/// Grades the answer to a question, or the answers to a lesson.
///
/// # Errors
/// What could not be done.
#[wasm_bindgen]
pub fn grade(request: &str) -> Result<JsValue, JsValue> {
    answer(grade::grade(request))
}

/// Hands an answer over, or what could not be done, as plain objects and null, as JSON has them.
fn answer(answer: Result<impl Into<Json>, Problem>) -> Result<JsValue, JsValue> {
    match answer {
        Ok(answer) => Ok(object::of(&exact::with_texts(answer.into()))),
        Err(problem) => Err(object::of(&json!(problem))),
    }
}
