//! The choice of lessons: the site's own, and one from a file.

use plyscope_i18n::{texts, Lang};
use plyscope_lesson::place::{Around, Place, Reading};
use plyscope_lesson::source::{Source, SHIPPED};
use yew::prelude::*;

use super::Send;
use crate::file_text;
use crate::learn::message::Message;

/// The largest file that is parsed as a lesson, in bytes.
const MAX_LESSON: usize = 16 * 1024 * 1024;

/// The available lessons.
pub fn lessons(lang: Lang, send: &Send) -> Html {
    let shipped = SHIPPED.iter().map(|&name| {
        let reading =
            Reading { source: Source::Shipped(name), ask: None, seed: None, around: Around::Site };
        let title = lang.named(&format!("learn-{name}")).unwrap_or_default();
        html! { <li><a href={format!("#{}", Place::Lesson(reading).print())}>{ title }</a></li> }
    });
    let chosen = {
        let send = send.clone();
        Callback::from(move |event: Event| file_text::chosen_text(&event, MAX_LESSON, take(&send)))
    };
    let dropped = {
        let send = send.clone();
        Callback::from(move |event: DragEvent| {
            event.prevent_default();
            file_text::dropped_text(&event, MAX_LESSON, take(&send));
        })
    };
    let over = Callback::from(|event: DragEvent| event.prevent_default());
    html! {
        <section class="panel lessons" aria-labelledby="lessons-title" ondrop={dropped} ondragover={over}>
            <h3 id="lessons-title">{ texts::learn_lessons(lang) }</h3>
            <ol class="lesson-list">{ for shipped }</ol>
            <label class="button lesson-file">{ texts::learn_lesson_file(lang) }
                <input type="file" accept=".md,.markdown,.txt,text/markdown,text/plain" onchange={chosen} />
            </label>
            <p class="quiet-text">{ texts::learn_lesson_drop(lang) }</p>
        </section>
    }
}

/// A callback for the text of a file.
fn take(send: &Send) -> impl FnOnce(Option<String>) + 'static {
    let send = send.clone();
    move |text| send.emit(Message::Own(text))
}
