//! Programs that run in their frame (`www/program/runner.js`), and what they answer. A frame has said all
//! this: it is read like the trace of any stranger.

use js_sys::JSON;
use plyscope_judge::judging::{Failure, Reading, Reason, Subject, MAX_LINE};
use plyscope_judge::link::Language;
use plyscope_setup::Choice;
use serde_json::Value as Json;
use wasm_bindgen::prelude::wasm_bindgen;
use wasm_bindgen::{JsCast, JsValue};

/// The time for a tree or a board, in milliseconds.
const TASK_TIME: u32 = 2_000;

/// The time for unfolding a game, in milliseconds.
pub const GAME_TIME: u32 = 20_000;

/// The most characters of what a program printed that are shown with an error.
const MAX_ERRORS: usize = 4_000;

#[wasm_bindgen]
extern "C" {
    /// A program that runs.
    #[derive(Clone)]
    pub type Running;

    /// Starts a program; see `www/boot-program.js`.
    #[wasm_bindgen(js_name = startProgram, catch)]
    async fn start_program(language: &str, program: &str) -> Result<JsValue, JsValue>;

    #[wasm_bindgen(method)]
    async fn ask(this: &Running, asked: &str, marks: bool, limit: u32) -> JsValue;

    /// Ends it.
    #[wasm_bindgen(method)]
    pub fn stop(this: &Running);
}

/// Starts a program.
///
/// # Errors
/// If what runs it cannot be fetched; why.
pub async fn start(language: Language, program: &str) -> Result<Running, String> {
    match start_program(language.id(), program).await {
        Ok(running) => Ok(running.unchecked_into()),
        Err(error) => {
            let error = error.dyn_ref::<js_sys::Error>().map(|error| error.message().into());
            Err(error.unwrap_or_default())
        }
    }
}

/// What a program did for a task, such as a tree.
pub struct Answer<A> {
    /// What it did, up to where it ended.
    pub done: A,
    /// The line of the program at each line of the trace, as far as it is known.
    pub lines: Vec<Option<u32>>,
    /// What it printed.
    pub printed: String,
    /// Why it gave no answer.
    pub problem: Option<Reason>,
    /// Whether it was ended, so that it has to be started again.
    pub is_ended: bool,
    /// Whether the reader ended it.
    pub is_stopped: bool,
}

impl<A> Answer<A> {
    /// The same for the judge.
    pub fn judged(self) -> Result<A, Failure> {
        match self.problem {
            None => Ok(self.done),
            Some(reason) => {
                let surplus = self.printed.chars().count().saturating_sub(MAX_ERRORS);
                let errors = self.printed.chars().skip(surplus).collect::<String>();
                Err(Failure { reason, errors: errors.trim().to_owned() })
            }
        }
    }
}

/// Asks a program for a task. `marks` asks for its lines.
pub async fn ask<S: Subject>(
    running: &Running,
    subject: &S,
    task: &S::Task,
    marks: bool,
) -> Answer<S::Answer> {
    let asked = subject.question(task);
    read(subject, task, &answered(running.ask(asked.trim_end(), marks, TASK_TIME).await))
}

/// What the unfolding of a program's game gave.
pub struct GameAnswer {
    /// The tree, as JSON that is not checked yet, or why there is none.
    pub found: Result<Json, Reason>,
    /// What the program printed.
    pub printed: String,
    /// Whether the reader ended it.
    pub is_stopped: bool,
}

/// Lets a program unfold its game; `asked` is the line of JSON that asks for it.
pub async fn unfolded(running: &Running, asked: &str) -> GameAnswer {
    let answer = answered(running.ask(asked, false, GAME_TIME).await);
    let text = answer["trace"].as_str().unwrap_or_default();
    let found = match ended(&answer, "run(game)", GAME_TIME) {
        Some(reason) => Err(reason),
        None => serde_json::from_str(text).map_err(|_| Reason::Talks),
    };
    let printed = answer["output"].as_str().unwrap_or_default().to_owned();
    GameAnswer { found, printed, is_stopped: answer["kind"] == "stopped" }
}

/// An answer as JSON.
fn answered(answer: JsValue) -> Json {
    let text = JSON::stringify(&answer).ok().and_then(|text| text.as_string());
    text.and_then(|text| serde_json::from_str(&text).ok()).unwrap_or_default()
}

/// Why a program gave no answer; `None` if it gave one. `call` is what it should have called.
fn ended(answer: &Json, call: &str, limit: u32) -> Option<Reason> {
    let message = answer["message"].as_str().unwrap_or_default();
    match answer["kind"].as_str().unwrap_or_default() {
        "answer" => None,
        "error" if message.ends_with(call) && answer["line"].is_null() => Some(Reason::NoSearch),
        "error" => {
            let line = answer["line"].as_u64().and_then(|line| u32::try_from(line).ok());
            Some(Reason::Raised { message: message.to_owned(), line })
        }
        "slow" => {
            let given = answer["limit"].as_u64().and_then(|limit| usize::try_from(limit).ok());
            Some(Reason::NoAnswer { limit: given.unwrap_or(limit as usize) })
        }
        _ => Some(Reason::Talks),
    }
}

fn read<S: Subject>(subject: &S, task: &S::Task, answer: &Json) -> Answer<S::Answer> {
    let text = |name: &str| answer[name].as_str().unwrap_or_default();
    let mut reading = subject.reading(task);
    let problem = trace(&mut reading, subject.max_lines(task), text("trace"));
    let lines = answer["lines"].as_array().map(Vec::as_slice).unwrap_or_default();
    let lines = lines.iter().map(|line| line.as_u64().and_then(|line| u32::try_from(line).ok()));
    let kind = text("kind");
    let is_complete = reading.is_ended();
    let missing = || (!is_complete).then_some(Reason::Closed);
    let ended = ended(answer, "run(search)", TASK_TIME)
        .or(problem)
        .or_else(|| (kind == "answer").then(missing).flatten());
    Answer {
        done: reading.finish(),
        lines: lines.collect(),
        printed: text("output").to_owned(),
        problem: ended,
        is_ended: answer["isEnded"] == true || !matches!(kind, "answer" | "error"),
        is_stopped: kind == "stopped",
    }
}

/// Reads a trace, up to its first line that makes no sense.
fn trace(reading: &mut impl Reading, limit: usize, trace: &str) -> Option<Reason> {
    for (number, line) in trace.lines().enumerate() {
        let problem = if number >= limit {
            Some(Reason::TooManyLines { limit })
        } else if line.len() > MAX_LINE {
            Some(Reason::LongLine { limit: MAX_LINE })
        } else {
            reading.line(line).err()
        };
        if problem.is_some() || reading.is_ended() {
            return problem;
        }
    }
    None
}

#[cfg(test)]
mod tests {
    use super::*;
    use plyscope_judge::judging::Searches;
    use plyscope_search::GameTree;
    use plyscope_setup::Setup;
    use serde_json::json;

    #[test]
    fn an_error_outside_the_search_ends_the_program() {
        let tree = GameTree::parse("4 8").expect("a tree");
        let searches = Searches { setup: Setup::default(), root: tree.root_player() };
        for is_ended in [false, true] {
            let answer = json!({
                "kind": "error", "message": "x", "line": null, "trace": "", "lines": [], "output": "",
                "isEnded": is_ended,
            });
            assert_eq!(read(&searches, &tree, &answer).is_ended, is_ended);
        }
    }
}
