//! The dialog's content: the files, and what they show.

use plyscope_classroom::results::class::{Advice, Class, MIN_STUDENTS};
use plyscope_classroom::results::MAX_FILES;
use plyscope_i18n::{texts, Lang};
use plyscope_setup::Choice;
use yew::prelude::*;

use super::{files, ClassDialog, Message, State};
use crate::file_text;
use crate::view::choice::{choice, field};

/// The choice of files, and the results.
pub fn content(dialog: &ClassDialog, lang: Lang, send: &Callback<Message>) -> Html {
    let taken = send.reform(Message::Brought);
    let dropped = {
        let taken = taken.clone();
        Callback::from(move |event: DragEvent| {
            event.prevent_default();
            files::read_all(file_text::dropped_files(&event, files::MOST), taken.clone());
        })
    };
    let chosen = Callback::from(move |event: Event| {
        files::read_all(file_text::chosen_files(&event, files::MOST), taken.clone());
    });
    let over = Callback::from(|event: DragEvent| event.prevent_default());
    let press = |message: fn() -> Message| send.reform(move |_: MouseEvent| message());
    let class = match &dialog.state {
        State::Done(class) => Some(class),
        State::Empty | State::Working | State::NoLesson(_) => None,
    };
    let status = match &dialog.state {
        State::Empty => texts::class_drop(lang, MAX_FILES),
        State::Working => texts::class_working(lang, dialog.files.len()),
        State::NoLesson(why) => why.clone(),
        State::Done(class) if class.students.is_empty() => texts::class_drop(lang, MAX_FILES),
        State::Done(class) => class.summary(lang),
    };
    html! {
        <div class="class-results" ondrop={dropped} ondragover={over}>
            <div class="choices">
                <label class="button primary lesson-file">{ texts::class_choose(lang) }
                    <input type="file" multiple=true accept=".json,.md,.markdown,application/json,text/markdown"
                        onchange={chosen} />
                </label>
                { lesson(dialog, lang, send) }
                if let Some(class) = class {
                    <button type="button" disabled={class.students.is_empty()} onclick={press(|| Message::Save)}>
                        { texts::class_save(lang) }</button>
                }
                // Always there, so that it keeps the focus.
                <button type="button" aria-disabled={dialog.files.is_empty().then_some("true")}
                    onclick={press(|| Message::Clear)}>{ texts::class_clear(lang) }</button>
            </div>
            <p role="status">{ status }</p>
            if let Some(class) = class { { results(class, lang) } }
        </div>
    }
}

/// The choice of the lesson.
fn lesson(dialog: &ClassDialog, lang: Lang, send: &Callback<Message>) -> Html {
    let choices = dialog.lessons.choices(lang);
    let is_none = choices.iter().all(|(.., is_chosen)| !is_chosen);
    let none =
        html! { <option value="" selected={is_none}>{ texts::class_without(lang) }</option> };
    let options = choices.into_iter().map(|(id, name, is_chosen)| {
        html! { <option value={id.to_owned()} selected={is_chosen}>{ name }</option> }
    });
    let chosen = choice(send, |id| Some(Message::Lesson(id.to_owned())));
    let hint = texts::class_lesson_hint(lang);
    let options = std::iter::once(none).chain(options).collect();
    field("class-lesson", texts::class_from_lesson(lang), hint, chosen, options)
}

fn results(class: &Class, lang: Lang) -> Html {
    let left_out: Vec<String> = class.left_out.iter().map(|one| one.message(lang)).collect();
    // Those to explain again stand above.
    let is_other = |place: &usize| !class.advice.contains(&Advice::Misconception(*place));
    let others = (0..class.misconceptions.len()).filter(is_other);
    let seen: Vec<String> =
        others.map(|place| class.seen(&class.misconceptions[place], lang)).collect();
    let heading = match seen.len() < class.misconceptions.len() {
        true => texts::class_other_misconceptions(lang),
        false => texts::class_misconceptions(lang),
    };
    html! {
        <>
            { list("left-out", texts::class_left_out(lang), left_out) }
            if !class.students.is_empty() {
                { list("explain", texts::class_explain(lang), class.advice_lines(lang)) }
                { list("seen", heading, seen) }
                { questions(class, lang) }
                { students(class, lang) }
                { list("related", texts::class_related_title(lang), class.relations(lang)) }
                { list("corrected", texts::class_corrected_title(lang), class.corrections(lang)) }
            }
        </>
    }
}

/// Lines below a heading, if there are any.
fn list(id: &'static str, heading: String, lines: Vec<String>) -> Html {
    if lines.is_empty() {
        return Html::default();
    }
    html! {
        <section class={id}>
            <h3>{ heading }</h3>
            <ul>{ for lines.into_iter().map(|line| html! { <li>{ line }</li> }) }</ul>
        </section>
    }
}

/// A row a question.
fn questions(class: &Class, lang: Lang) -> Html {
    let rows = class.items.iter().map(|item| {
        html! {
            <tr>
                <th scope="row">{ &item.id }</th>
                <td class="words">{ texts::learn_kind(lang, item.kind.id()) }</td>
                <td>{ item.share() }</td>
                <td>{ class.discrimination(item, lang) }</td>
                <td>{ item.answered }</td>
            </tr>
        }
    });
    let head = html! {
        <tr>
            <th scope="col">{ texts::class_question_head(lang) }</th>
            <th scope="col" class="words">{ texts::class_kind(lang) }</th>
            <th scope="col">{ texts::class_share(lang) }</th>
            <th scope="col">{ texts::class_discrimination(lang) }</th>
            <th scope="col">{ texts::class_answered(lang) }</th>
        </tr>
    };
    html! {
        <>
            { table("questions", texts::class_questions(lang), head, rows.collect()) }
            if class.is_small() { <p class="quiet-text few">{ texts::class_few(lang, MIN_STUDENTS) }</p> }
        </>
    }
}

/// A row a student, a column a question; and one for hints and shown answers, if there were any.
fn students(class: &Class, lang: Lang) -> Html {
    let of = class.of();
    let has_help = class.students.iter().any(|student| !class.help(student, lang).is_empty());
    let rows = class.students.iter().map(|student| {
        let name = if student.name.is_empty() { &student.file } else { &student.name };
        let cells = student.cells.iter().map(|cell| html! { <td>{ cell.points }</td> });
        html! {
            <tr>
                <th scope="row">{ name }</th>
                <td>{ format!("{}/{of}", student.points()) }</td>
                { for cells }
                if has_help { <td class="words">{ class.help(student, lang).join("; ") }</td> }
            </tr>
        }
    });
    let heads =
        class.items.iter().map(|item| html! { <th scope="col">{ item.heading(lang) }</th> });
    let head = html! {
        <tr>
            <th scope="col">{ texts::class_student(lang) }</th>
            <th scope="col">{ texts::class_points(lang) }</th>
            { for heads }
            if has_help { <th scope="col" class="words">{ texts::class_help(lang) }</th> }
        </tr>
    };
    table("students", texts::class_students(lang), head, rows.collect())
}

/// A table that scrolls by itself where it is wide; the keyboard reaches it.
fn table(id: &'static str, heading: String, head: Html, rows: Html) -> Html {
    html! {
        <section class={id}>
            <h3 id={format!("class-{id}")}>{ heading }</h3>
            <div class="wide" role="region" tabindex="0" aria-labelledby={format!("class-{id}")}>
                <table><thead>{ head }</thead><tbody>{ rows }</tbody></table>
            </div>
        </section>
    }
}
