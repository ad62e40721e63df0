//! A lesson that a learning platform has opened: where it goes on, and what the platform is told.
//!
//! `www/course/start.js` leaves what the platform has kept before the page begins, and hears what
//! happens as events on the document.

use std::cell::Cell;

use gloo::events::EventListener;
use gloo::utils::{document, window};
use js_sys::{Object, Reflect};
use plyscope_lesson::progress::{Fit, Progress, Standing};
use plyscope_quiz::grade::Score;
use wasm_bindgen::JsValue;
use web_sys::{CustomEvent, CustomEventInit};
use yew::Callback;

use super::card::Card;
use super::kept;
use super::lesson::Lecture;
use super::message::Message;

/// Where the script leaves what the platform has kept.
const LEFT: &str = "plyscopeCourse";

/// How many characters a platform keeps that does not say it: as many as the one that keeps fewest.
const LEAST_CAPACITY: f64 = 4096.0;

/// What is wrong between the page and the platform.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Trouble {
    /// There is no platform.
    Alone,
    /// The address that should say where results go cannot be followed.
    Launch,
    /// The page was loaded again, and no longer knows where results go.
    Again,
    /// What keeps the results does not answer.
    Closed,
    /// The last results were not taken.
    Unsent,
    /// There is no room for all the answers.
    Short,
}

impl Trouble {
    /// The one that the scripts tell by a name.
    fn from_id(id: &str) -> Option<Self> {
        match id {
            "alone" => Some(Self::Alone),
            "launch" => Some(Self::Launch),
            "again" => Some(Self::Again),
            "closed" => Some(Self::Closed),
            "unsent" => Some(Self::Unsent),
            _ => None,
        }
    }
}

/// What is between the page and a platform.
pub struct Course {
    /// How many characters it keeps.
    capacity: usize,
    /// Whether the person has been told that there is no room for all.
    is_short: Cell<bool>,
    /// What it has kept, until the lesson is here that it is about.
    kept: Option<Progress>,
    _listener: EventListener,
}

impl Course {
    /// The platform that has opened the page, if one has; and what is wrong with it from the start.
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
        let capacity = field("room").as_f64().unwrap_or(LEAST_CAPACITY) as usize;
        (
            Some(Self {
                capacity,
                is_short: Cell::new(false),
                kept: Progress::parse(&state),
                _listener: listener,
            }),
            trouble,
        )
    }

    /// Goes on with a lesson where the platform says that it was left. To be called before the lesson
    /// is attended, and again once it is here.
    pub fn resume(&mut self, lecture: &mut Lecture) {
        let Some(progress) = &self.kept else { return };
        kept::open_as(&lecture.source, progress.opening);
        if lecture.restore(progress) {
            self.kept = None;
        }
    }

    /// Tells how the lesson stands; returns what is wrong with that.
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

/// Tells that an answer was checked: to the question with a name, or by its text where it has none.
pub fn report_answer(card: &Card, name: Option<&str>) {
    let Some(grade) = &card.feedback.grade else { return };
    let Score { right, wrong, of: pieces } = grade.score;
    let count = |pieces: u32| JsValue::from_f64(f64::from(pieces));
    let (attempt, terms) = (&card.attempt, &card.question.terms);
    let question = name.map_or_else(|| card.question.print(), str::to_owned);
    dispatch(
        "answer",
        &[
            ("question", JsValue::from_str(&question)),
            ("text", JsValue::from_str(attempt.checked().unwrap_or_default())),
            ("points", JsValue::from_f64(f64::from(attempt.points()))),
            ("of", JsValue::from_f64(f64::from(terms.points))),
            ("right", count(right)),
            ("wrong", count(wrong)),
            ("missed", count(pieces.saturating_sub(right))),
        ],
    );
}

/// Tells that nothing is left to be answered in a lesson.
pub fn report_complete(standing: &Standing) {
    complete(standing.points, standing.of);
}

/// Tells that a question by itself is done, if it is: all is right, or it may not be checked again.
pub fn report_end(card: &Card) {
    let is_right = card.feedback.grade.as_ref().is_some_and(|grade| grade.score.is_full());
    if is_right || !card.may_check() {
        complete(card.attempt.points(), card.question.terms.points);
    }
}

fn complete(points: u32, of: u32) {
    let number = |points: u32| JsValue::from_f64(f64::from(points));
    dispatch("complete", &[("points", number(points)), ("of", number(of))]);
}

/// Tells whoever listens on the document that something has happened, with details by their names: a
/// page around this one, or a learning platform.
fn dispatch(event: &str, details: &[(&str, JsValue)]) {
    let detail = Object::new();
    for (name, value) in details {
        // A new object takes everything.
        let _ = Reflect::set(&detail, &JsValue::from_str(name), value);
    }
    let options = CustomEventInit::new();
    options.set_detail(&detail);
    let event = CustomEvent::new_with_event_init_dict(&format!("plyscope:{event}"), &options);
    if let Ok(event) = event {
        let _ = document().dispatch_event(&event);
    }
}

/// What a script has left for the page under a name; `undefined` where there is nothing.
fn left(name: &str) -> JsValue {
    Reflect::get(&window(), &JsValue::from_str(name)).unwrap_or_default()
}
