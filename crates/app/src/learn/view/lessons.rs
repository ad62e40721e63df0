//! The choice of lessons: the site's own, and one from a file. Results files of students, which
//! are brought the same way, open as the results of a class.

use plyscope_i18n::{texts, Lang};
use plyscope_lesson::place::{Around, Place, Reading};
use plyscope_lesson::source::{Source, SHIPPED};
use yew::prelude::*;

use super::Send;
use crate::learn::own_files;

/// The files that can be opened: lessons, and results files, which are JSON.
const OPENED: &str = ".md,.markdown,.txt,.json,text/markdown,text/plain,application/json";

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
        Callback::from(move |event: Event| own_files::chosen(&event, &send))
    };
    html! {
        <section class="panel lessons" aria-labelledby="lessons-title">
            <h3 id="lessons-title">{ texts::learn_lessons(lang) }</h3>
            <ol class="lesson-list">{ for shipped }</ol>
            <label class="button lesson-file">{ texts::learn_lesson_file(lang) }
                <input type="file" accept={OPENED} onchange={chosen} />
            </label>
            <p class="quiet-text">{ texts::learn_lesson_drop(lang) }</p>
        </section>
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lessons_and_results_files_can_be_chosen() {
        for ending in [".md", ".markdown", ".txt", ".json", "text/markdown", "application/json"] {
            assert!(OPENED.split(',').any(|opened| opened == ending), "{ending}");
        }
    }
}
