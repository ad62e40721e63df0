//! A question: what is asked, what can be pressed, the answer and what it is worth.

use plyscope_stage::locale::{texts, Lang};
use plyscope_stage::quiz::practice::{Pace, Plan};
use plyscope_stage::quiz::room::{Reading, Room};
use plyscope_stage::setup::Choice;
use yew::prelude::*;

use super::{answer, kind, lesson, result, Send};
use crate::learn::card::Card;
use crate::learn::lesson::Lecture;
use crate::learn::model::Model;

/// The card.
pub fn card(model: &Model, card: &Card, send: &Send) -> Html {
    let lang = model.shell.lang;
    html! {
        <>
            <section class="stage task" id="task" aria-label={texts::learn_task(lang)}>
                <div class="task-head">
                    { match (&model.room, &model.lecture) {
                        (Room::Practice(plan), _) => trail(Some(plan), lang),
                        (Room::Lesson(reading), Some(lecture)) => of_lesson(reading, lecture, lang),
                        _ => trail(None, lang),
                    } }
                    <h2 tabindex="-1">{ kind::heading(card, lang) }</h2>
                </div>
                { kind::surface(card, lang, send) }
            </section>
            <div class="panels">
                { answer::answer(model, card, send) }
                { result::result(card, lang) }
            </div>
        </>
    }
}

/// Where the person is, and the way back.
fn trail(plan: Option<&Plan>, lang: Lang) -> Html {
    html! {
        <p class="trail">
            <a href="#">{ texts::learn_home(lang) }</a>
            if let Some(plan) = plan {
                <span>{ texts::practice_title(lang) }</span>
                <span>{ texts::learn_kind(lang, plan.kind.id()) }</span>
                <span>{ texts::practice_level(lang, usize::from(plan.level.number())) }</span>
                <span>{ texts::practice_seed_is(lang, &plan.seed.to_string()) }</span>
                if plan.pace == Pace::Adaptive { <span>{ texts::practice_adaptive(lang) }</span> }
            }
        </p>
    }
}

/// The way back to the lesson, and on to its next question.
fn of_lesson(reading: &Reading, lecture: &Lecture, lang: Lang) -> Html {
    let id = reading.ask.as_deref().unwrap_or_default();
    let next = lecture.question_after(id);
    html! {
        <p class="trail">
            <a href={lesson::way(lecture, None)}>{ texts::learn_lesson_back(lang) }</a>
            <span>{ texts::learn_lesson_question(lang, id) }</span>
            if let Some(next) = next {
                <a href={lesson::way(lecture, Some(next))}>{ texts::learn_lesson_next(lang) }</a>
            }
        </p>
    }
}
