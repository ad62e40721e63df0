//! A lesson opened by a learning platform: restoring its progress, and reporting to the platform.
//!
//! `www/course/start.js` provides the stored state before the page starts, and listens to the
//! page's events on the document.

use std::cell::Cell;

use gloo::events::EventListener;
use gloo::utils::{document, window};
use js_sys::{Array, Object, Reflect};
use plyscope_classroom::results::Given;
use plyscope_lesson::progress::{Fit, Progress, Standing};
use plyscope_practice::attempt::Attempt;
use plyscope_quiz::grade::Score;
use plyscope_quiz::question::Terms;
use wasm_bindgen::JsValue;
use web_sys::{CustomEvent, CustomEventInit};
use yew::Callback;

use super::card::Card;
use super::kept;
use super::lesson::Lecture;
use super::message::Message;

/// The global variable with the stored state.
const LEFT: &str = "plyscopeCourse";

/// The capacity in characters of a platform that does not report it: the smallest of all platforms.
const LEAST_CAPACITY: f64 = 4096.0;

/// A problem between the page and the platform.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Trouble {
    /// There is no platform.
    Alone,
    /// The launch address for results is invalid.
    Launch,
    /// The page was reloaded, and has lost the launch data.
    Again,
    /// The result store does not answer.
    Closed,
    /// The last results were not taken.
    Unsent,
    /// The result store refuses a result, which is given up.
    Refused,
    /// The answers exceed the platform's capacity.
    Short,
}

impl Trouble {
    /// Parses the scripts' name of a problem.
    fn from_id(id: &str) -> Option<Self> {
        match id {
            "alone" => Some(Self::Alone),
            "launch" => Some(Self::Launch),
            "again" => Some(Self::Again),
            "closed" => Some(Self::Closed),
            "unsent" => Some(Self::Unsent),
            "refused" => Some(Self::Refused),
            _ => None,
        }
    }
}

/// The connection between the page and a platform.
pub struct Course {
    /// Its capacity, in characters.
    capacity: usize,
    /// Whether the user was warned that the answers exceed the capacity.
    is_short: Cell<bool>,
    /// Whether results did not arrive.
    has_failed: bool,
    /// The stored progress, until its lesson is loaded.
    kept: Option<Progress>,
    _listener: EventListener,
}

impl Course {
    /// The platform that has opened the page, if any, and its initial problem.
    pub fn open(send: &Callback<Message>) -> (Option<Self>, Option<Trouble>) {
        let left = left(LEFT);
        let field = |name: &str| Reflect::get(&left, &JsValue::from_str(name)).unwrap_or_default();
        let trouble = field("trouble").as_string().and_then(|id| Trouble::from_id(&id));
        let Some(state) = field("state").as_string() else { return (None, trouble) };
        let send = send.clone();
        let listener = EventListener::new(&document(), "plyscope:trouble", move |event| {
            let detail = Reflect::get(event, &JsValue::from_str("detail")).unwrap_or_default();
            if let Some(trouble) = detail.as_string().and_then(|id| Trouble::from_id(&id)) {
                send.emit(Message::Trouble(trouble));
            }
        });
        let capacity = field("capacity").as_f64().unwrap_or(LEAST_CAPACITY) as usize;
        (
            Some(Self {
                capacity,
                is_short: Cell::new(false),
                has_failed: trouble.is_some(),
                kept: Progress::parse(&state),
                _listener: listener,
            }),
            trouble,
        )
    }

    /// Notes a problem.
    pub fn note(&mut self, trouble: Trouble) {
        self.has_failed |= trouble != Trouble::Short;
    }

    /// Whether all results have arrived so far, as far as is known.
    pub const fn takes_results(&self) -> bool {
        !self.has_failed
    }

    /// Restores the stored progress of a lesson. Call it before the lesson is attended, and again
    /// once it is loaded.
    pub fn resume(&mut self, lecture: &mut Lecture) {
        let Some(progress) = &self.kept else { return };
        kept::open_as(lecture.key(), progress.opening);
        if lecture.restore(progress) {
            self.kept = None;
        }
    }

    /// Reports the progress of the lesson; returns a new problem.
    pub fn report_progress(&self, lecture: &Lecture) -> Option<Trouble> {
        let (progress, standing) = lecture.progress()?;
        let (state, fit) = progress.print(self.capacity);
        dispatch(
            "progress",
            &[
                ("state", JsValue::from_str(&state)),
                ("points", JsValue::from_f64(f64::from(standing.points))),
                ("of", JsValue::from_f64(f64::from(standing.of))),
                ("answered", JsValue::from_f64(standing.answered as f64)),
                ("questions", JsValue::from_f64(standing.questions as f64)),
            ],
        );
        let was_short = self.is_short.replace(fit != Fit::Whole);
        (fit != Fit::Whole && !was_short).then_some(Trouble::Short)
    }
}

/// A graded answer, as it is reported.
pub struct Graded<'a> {
    /// The name of the question or, if it has none, its text.
    pub question: &'a str,
    /// The attempt.
    pub attempt: &'a Attempt,
    /// The terms of the question.
    pub terms: &'a Terms,
    /// The score of the answer.
    pub score: Score,
    /// The answer, with its time and its misconceptions.
    pub given: &'a Given,
    /// The right answer, once nothing can be earned with it any more; only for a platform.
    pub key: Option<String>,
}

/// Reports a graded answer.
pub fn report_answer(answer: &Graded<'_>) {
    let Graded { question, attempt, terms, score, given, key } = answer;
    let Score { right, wrong, of: pieces } = *score;
    let count = |pieces: u32| JsValue::from_f64(f64::from(pieces));
    let ids = given.misconceptions.iter().map(|id| JsValue::from_str(id));
    let details = [
        ("question", JsValue::from_str(question)),
        ("text", JsValue::from_str(attempt.checked().unwrap_or_default())),
        ("points", count(attempt.points())),
        ("earned", count(score.points(terms.points))),
        ("of", count(terms.points)),
        ("right", count(right)),
        ("wrong", count(wrong)),
        ("missed", count(pieces.saturating_sub(right))),
        ("misconceptions", ids.collect::<Array>().into()),
    ];
    let seconds = given.seconds.map(|seconds| ("seconds", count(seconds)));
    let key = key.as_ref().map(|key| ("key", JsValue::from_str(key)));
    dispatch("answer", &details.into_iter().chain(seconds).chain(key).collect::<Vec<_>>());
}

/// Reports a problem with what is to be shown, in a sentence.
pub fn report_problem(message: &str) {
    dispatch("problem", &[("message", JsValue::from_str(message))]);
}

/// Reports the points so far of a lesson, or of a single question: once it is there, and before each
/// of its answers. A lesson that cannot be had has none.
pub fn report_standing(points: u32, of: u32) {
    let number = |points: u32| JsValue::from_f64(f64::from(points));
    dispatch("standing", &[("points", number(points)), ("of", number(of))]);
}

/// Reports that a lesson is complete.
pub fn report_complete(standing: &Standing) {
    complete(standing.points, standing.of);
}

/// Reports that a single question is complete, if all is right or no checks are left.
pub fn report_end(card: &Card) {
    let shown = card.feedback.shown.as_ref();
    if shown.is_some_and(|shown| shown.grade.score.is_full()) || !card.may_check() {
        complete(card.attempt.points(), card.question.terms.points);
    }
}

fn complete(points: u32, of: u32) {
    let number = |points: u32| JsValue::from_f64(f64::from(points));
    dispatch("complete", &[("points", number(points)), ("of", number(of))]);
}

/// Dispatches an event with details on the document, for an embedding page or a learning platform.
fn dispatch(event: &str, details: &[(&str, JsValue)]) {
    let detail = Object::new();
    for (name, value) in details {
        // Setting a property of a new object cannot fail.
        let _ = Reflect::set(&detail, &JsValue::from_str(name), value);
    }
    let options = CustomEventInit::new();
    options.set_detail(&detail);
    let event = CustomEvent::new_with_event_init_dict(&format!("plyscope:{event}"), &options);
    if let Ok(event) = event {
        let _ = document().dispatch_event(&event);
    }
}

/// A global variable set by a script; `undefined` if it does not exist.
fn left(name: &str) -> JsValue {
    Reflect::get(&window(), &JsValue::from_str(name)).unwrap_or_default()
}
