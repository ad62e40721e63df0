//! The home view.

use plyscope_drawing::written;
use plyscope_i18n::{texts, Lang};
use plyscope_lesson::place::Place;
use plyscope_practice::author::Draft;
use plyscope_practice::examples::{Example, EXAMPLES};
use plyscope_practice::record::Record;
use plyscope_practice::Plan;
use plyscope_quiz::question::Subject;
use plyscope_search::trace::Recorder;
use plyscope_search::Step;
use plyscope_session::engine::search_tree;
use plyscope_setup::Choice;
use plyscope_view::picture::{picture, Labels, Shown};
use plyscope_view::scene::camera::Camera;
use plyscope_view::scene::tree::tree_scene;
use yew::prelude::*;

use super::thing::drawn_thing;
use super::{lessons, practice, sends, Send};
use crate::learn::class_opener::ClassOpener;
use crate::learn::message::Message;
use crate::learn::model::Model;

/// The quiz of the lectures, practice, and the progress so far.
pub fn home(model: &Model, send: &Send) -> Html {
    let lang = model.shell.lang;
    html! {
        <div class="home task" id="task">
            <h2 tabindex="-1">{ texts::learn_welcome(lang) }</h2>
            <div class="home-columns">
                <div class="home-column">
                    { quiz(lang) }
                    { lessons::lessons(lang, send) }
                </div>
                <div class="home-column">
                    { practice::form(model, send) }
                    { progress(&model.record, lang) }
                    { author(lang) }
                    { class(model.class_opener, lang, send) }
                </div>
            </div>
        </div>
    }
}

fn quiz(lang: Lang) -> Html {
    let Some(quiz) = EXAMPLES.first() else { return Html::default() };
    html! {
        <a class="panel first-question" href={format!("#{}", quiz.link)}>
            { small_picture(quiz, lang) }
            <strong>{ lang.named(&format!("learn-example-{}", quiz.id)).unwrap_or_default() }</strong>
            <span>{ lang.named(&format!("learn-example-{}-about", quiz.id)).unwrap_or_default() }</span>
            <span class="button primary">{ texts::learn_answer_it(lang) }</span>
        </a>
    }
}

/// A link to the question builder.
fn author(lang: Lang) -> Html {
    html! {
        <section class="panel" aria-labelledby="author-title">
            <h3 id="author-title">{ texts::author_for(lang) }</h3>
            <p class="quiet-text">{ texts::author_in_short(lang) }</p>
            <p><a class="button" href={format!("#{}", Draft::NAME)}>{ texts::author_title(lang) }</a></p>
        </section>
    }
}

/// A button for the results of a class.
fn class(opener: ClassOpener, lang: Lang, send: &Send) -> Html {
    // While it is loading, the button is not disabled, so that it keeps the focus.
    let is_opening = opener == ClassOpener::Opening;
    html! {
        <section class="panel" aria-labelledby="class-title">
            <h3 id="class-title">{ texts::class_title(lang) }</h3>
            <p class="quiet-text">{ texts::class_about(lang) }</p>
            <p><button type="button" aria-busy={is_opening.then_some("true")}
                onclick={sends(send, Message::OpenClass(Vec::new()))}>
                { if is_opening { texts::class_opening(lang) } else { texts::class_open(lang) } }
            </button></p>
        </section>
    }
}

/// The tree of an example before the first visit.
pub fn small_picture(example: &Example, lang: Lang) -> Html {
    let Some(Subject::Tree { tree, setup, .. }) =
        example.question().map(|question| question.subject)
    else {
        return Html::default();
    };
    let Ok(session) = search_tree(tree, setup, Recorder::new()) else { return Html::default() };
    let camera = Camera::natural(session.layout(), session.tree().layer_count());
    let scene = tree_scene(&session, Step::START, &camera);
    let labels = Labels { names: Shown::No, lang };
    let things = picture(&session, Step::START, &scene, labels).into_iter().map(drawn_thing);
    let size = written("0 0 {} {}", &[scene.size.0, scene.size.1]);
    html! { <svg class="picture" viewBox={size} aria-hidden="true" focusable="false">{ for things }</svg> }
}

/// The progress with each kind, in a line.
fn progress(record: &Record, lang: Lang) -> Html {
    let lines = Plan::kinds().filter(|&kind| record.of(kind).next().is_some()).map(|kind| {
        let summary = if record.is_mastered(kind) {
            texts::practice_mastered(lang)
        } else {
            texts::practice_row(lang, &record.streak(kind).to_string())
        };
        html! { <li><strong>{ texts::learn_kind(lang, kind.id()) }</strong>{ " " }<span>{ summary }</span></li> }
    });
    html! {
        <section class="panel" aria-labelledby="progress-title">
            <h3 id="progress-title">{ texts::practice_progress(lang) }</h3>
            if record.entries().is_empty() {
                <p class="quiet-text">{ texts::practice_nothing_yet(lang) }</p>
            } else {
                <ul class="in-short">{ for lines }</ul>
            }
            <p><a class="button" href={format!("#{}", Place::Progress.print())}>{ texts::practice_see_progress(lang) }</a></p>
        </section>
    }
}
