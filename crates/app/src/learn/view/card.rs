//! A question: prompt, picture, answer and result.

use plyscope_i18n::{texts, Lang};
use plyscope_lesson::place::{Place, Reading};
use plyscope_lesson::Asking;
use plyscope_practice::author::Draft;
use plyscope_practice::{Pace, Plan};
use plyscope_quiz::question::Question;
use plyscope_setup::Choice;
use yew::prelude::*;

use super::{answer, is_for_students, kind, lesson, prose_pieces, result, Send};
use crate::learn::card::Card;
use crate::learn::host::Setting;
use crate::learn::lesson::Lecture;
use crate::learn::message::Message;
use crate::learn::model::Model;
use crate::view::prose::prose;

/// The card.
pub fn card(model: &Model, card: &Card, send: &Send) -> Html {
    let lang = model.shell.lang;
    let asking = asking(model);
    let prompt = asking.and_then(|(asking, _)| asking.prompt.clone());
    let written = asking.filter(|_| prompt.is_some()).map(|(_, written)| written.tag());
    // The question builder shows the right answer.
    let builder = (!is_for_students(model)).then(|| like_this(&card.question, lang));
    let is_of_lesson = matches!(model.place, Place::Lesson(_));
    html! {
        <>
            <section class="stage task" id="task" aria-label={texts::learn_task(lang)}>
                <div class="task-head">
                    { match (&model.place, &model.lecture) {
                        (Place::Author(_), _) => Html::default(),
                        (Place::Embedded(_), _) => embedded(&card.question, lang),
                        (Place::Question(_), _) if model.setting == Setting::Embedded => {
                            embedded(&card.question, lang)
                        }
                        (Place::Practice(plan), _) => trail(Some(plan), builder.clone(), lang),
                        (Place::Lesson(reading), Some(lecture)) => of_lesson(reading, lecture, lang, send),
                        _ => trail(None, builder.clone(), lang),
                    } }
                    <h2 tabindex="-1" lang={written}>
                        { prompt.map_or_else(|| prose(&kind::heading(card, lang)), |prompt| prose_pieces::caption(&prompt)) }
                    </h2>
                    { asking.and_then(caption) }
                </div>
                { kind::surface(card, lang, send) }
            </section>
            <div class="panels">
                { answer::answer(model, card, send) }
                { result::result(card, lang) }
                { answer::hints(card, lang) }
                if let (true, Some(builder)) = (is_of_lesson, &builder) {
                    <details class="for-teachers">
                        <summary>{ texts::learn_teachers(lang) }</summary>
                        { builder.clone() }
                    </details>
                }
            </div>
        </>
    }
}

/// The question as its lesson asks it, and the language of the lesson.
fn asking(model: &Model) -> Option<(&Asking, Lang)> {
    let (Place::Lesson(reading), Some(lecture)) = (&model.place, &model.lecture) else {
        return None;
    };
    let written = lecture.lesson()?.front.language.unwrap_or(model.shell.lang);
    Some((lecture.question(reading.ask.as_deref()?)?, written))
}

/// The author's text about a question.
fn caption((asking, written): (&Asking, Lang)) -> Option<Html> {
    let caption = asking.caption.as_ref()?;
    Some(
        html! { <p class="task-caption" lang={written.tag()}>{ prose_pieces::caption(caption) }</p> },
    )
}

/// The breadcrumb trail.
fn trail(plan: Option<&Plan>, builder: Option<Html>, lang: Lang) -> Html {
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
            { for builder }
        </p>
    }
}

/// A link to the question builder with this question.
fn like_this(question: &Question, lang: Lang) -> Html {
    let address = format!("#{}", Place::Author(Draft::of(question)).print());
    html! { <a href={address}>{ texts::author_like_this(lang) }</a> }
}

/// A link from an embedded question to the full page.
fn embedded(question: &Question, lang: Lang) -> Html {
    let address = format!("#{}", question.print());
    html! {
        <p class="trail">
            <span>{ texts::title(lang) }</span>
            <a href={address} target="_blank" rel="noreferrer noopener">{ texts::author_open(lang) }</a>
        </p>
    }
}

/// Links back to the lesson, and to its next question or, from the last one, to its results.
fn of_lesson(reading: &Reading, lecture: &Lecture, lang: Lang, send: &Send) -> Html {
    let id = reading.ask.as_deref().unwrap_or_default();
    html! {
        <p class="trail">
            <a href={lesson::way(lecture, None)}>{ texts::learn_lesson_back(lang) }</a>
            { for lesson::heading(lecture, id, lang).map(|heading| html! { <span>{ heading }</span> }) }
            { next_of_lesson(reading, lecture, None, lang, send) }
        </p>
    }
}

/// The link to the next question of the lesson or, from the last one, to its results.
pub fn next_of_lesson(
    reading: &Reading,
    lecture: &Lecture,
    style: Option<&'static str>,
    lang: Lang,
    send: &Send,
) -> Html {
    let id = reading.ask.as_deref().unwrap_or_default();
    if let Some(next) = lecture.question_after(id) {
        let way = lesson::way(lecture, Some(next));
        return html! { <a class={style} href={way}>{ texts::learn_lesson_next(lang) }</a> };
    }
    let results = {
        let send = send.clone();
        Callback::from(move |event: MouseEvent| {
            // With a key held, the link opens elsewhere.
            if !(event.ctrl_key() || event.meta_key() || event.shift_key()) {
                send.emit(Message::ToResults);
            }
        })
    };
    html! {
        <a class={style} href={lesson::way(lecture, None)} onclick={results}>
            { lesson::results_title(lecture, lang) }</a>
    }
}
