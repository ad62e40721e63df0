//! The views of the page for learning: functions from the model to HTML.

mod anew;
mod answer;
mod asking_scene;
mod author;
mod bank;
mod card;
mod findings;
pub mod focus;
mod gallery;
mod help;
mod home;
pub mod kind;
mod lesson;
mod lessons;
mod notice;
mod paper;
mod platform;
mod practice;
mod progress;
mod prose;
mod prose_pieces;
mod result;
mod scene;
mod sheet;
mod thing;
mod tree;

use plyscope_i18n::texts;
use plyscope_lesson::place::{Around, Place};
use yew::prelude::*;

use super::banking::Banking;
use super::course::Course;
use super::host::Setting;
use super::message::Message;
use super::model::Model;
use super::own_files;
use super::packing::Packing;
use crate::frame::header::{self, header, Top};
use crate::frame::skip::skip;
use crate::frame::{sends, Callbacks, Dialog};

/// The callback for messages.
pub type Send = Callback<Message>;

/// Whether students read the lesson, in another site or for a mark, or before an exam is handed in:
/// worksheets, question banks and the question builder have its answers.
fn is_for_students(model: &Model) -> bool {
    // The last lesson stays in the model.
    let lecture = model.lecture.as_ref().filter(|_| matches!(model.place, Place::Lesson(_)));
    let is_exam = lecture.is_some_and(|lecture| lecture.deferred().next().is_some());
    is_embedded(model) || is_exam || model.course.is_some()
}

/// Whether the page stands in another one.
fn is_embedded(model: &Model) -> bool {
    model.setting == Setting::Embedded || model.place.around() == Around::Host
}

/// What is for teachers, if it is shown.
fn hand_out(model: &Model) -> Option<(&Packing, &Banking)> {
    (!is_for_students(model)).then_some((&model.packing, &model.banking))
}

/// The whole page.
pub fn page(model: &Model, callbacks: &Callbacks<Message>) -> Html {
    let Callbacks { own: send, common } = callbacks;
    let lang = model.shell.lang;
    let top = Top {
        here: header::SitePage::Learn,
        tagline: texts::learn_tagline(lang),
        to_see: Html::default(),
        to_save: Html::default(),
    };
    let is_embedded = is_embedded(model);
    // In another site or for a mark there is one lesson.
    let takes_files = !is_embedded && model.course.is_none();
    let dropped = takes_files.then(|| {
        let send = send.clone();
        Callback::from(move |event: DragEvent| own_files::dropped(&event, &send))
    });
    let over = takes_files.then(|| Callback::from(|event: DragEvent| own_files::dragged(&event)));
    let style = match (&model.place, &model.card) {
        (Place::Author(_), _) => "learning authoring",
        (_, Some(_)) if is_embedded => "asking embedded",
        (_, None) if is_embedded => "learning embedded",
        (_, Some(_)) => "asking",
        (_, None) => "learning",
    };
    let style = classes!(style, is_embedded.then_some("embedded"));
    html! {
        <>
            if !is_embedded {
                { skip("#task", "main h2", texts::learn_skip(lang)) }
                { header(top, &model.shell, common) }
            }
            <main class={style} ondrop={dropped} ondragover={over}>
                { notice::notice(model, common) }
                { match (&model.card, &model.place) {
                    (_, Place::Author(draft)) => author::author(model, draft, send),
                    (Some(card), _) => card::card(model, card, send),
                    (None, Place::Lesson(_)) => match &model.lecture {
                        Some(lecture) => {
                            // A learning platform knows who learns.
                            let erasing = model.course.is_none().then_some(model.erasing);
                            let is_reported =
                                model.course.as_ref().is_some_and(Course::takes_results);
                            let options = (hand_out(model), erasing, is_reported);
                            lesson::lesson(lecture, options, lang, send)
                        }
                        None => home::home(model, send),
                    },
                    (None, Place::Sheet(order)) => match &model.worksheets {
                        Some(worksheets) => sheet::sheet(order, worksheets, lang, send),
                        None => home::home(model, send),
                    },
                    (None, Place::Progress) => progress::progress(model, send),
                    (None, _) => home::home(model, send),
                } }
            </main>
            { match model.shell.dialog {
                Some(Dialog::Gallery) => gallery::dialog(lang, common),
                Some(Dialog::Help) => help::dialog(model.place.around(), lang, common),
                None => Html::default(),
            } }
        </>
    }
}
