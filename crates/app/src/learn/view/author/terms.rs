//! The terms of a question.

use plyscope_i18n::{texts, Lang};
use plyscope_practice::author::{Draft, Key};
use plyscope_quiz::details::Bug;
use plyscope_quiz::feedback::{Again, Feedback};
use plyscope_quiz::kind::Detail;
use plyscope_quiz::question::Grading;
use plyscope_setup::Choice;
use yew::prelude::*;

use super::part::{chosen, line, Label, Line};
use crate::learn::message::{Build, Message};
use crate::learn::model::Model;
use crate::learn::view::Send;
use crate::learn::workshop::Workshop;
use crate::view::choice::{choice, field};

/// Points, number of checks, and hints.
pub fn terms(model: &Model, draft: &Draft, send: &Send) -> Html {
    let (lang, workshop) = (model.shell.lang, &model.workshop);
    let number = |key, id: &'static str, text, hint, usual, empty| Line {
        key,
        label: Label { id: id.into(), text, hint },
        size: "4",
        usual,
        empty,
        fault: workshop.fault(key),
    };
    let points = number(
        Key::POINTS,
        "author-points",
        texts::author_points(lang),
        String::new(),
        "1",
        String::new(),
    );
    let attempts = number(
        Key::ATTEMPTS,
        "author-attempts",
        texts::author_attempts(lang),
        texts::author_attempts_hint(lang),
        "",
        texts::author_any(lang),
    );
    let mistake = number(
        Key::MISTAKE,
        "author-mistake",
        texts::author_mistake(lang),
        texts::author_mistake_hint(lang),
        "",
        texts::author_mistake_any(lang),
    );
    let iterations = number(
        Key::ITERATIONS,
        "author-iterations",
        texts::mcts_iterations(lang),
        texts::author_iterations_hint(lang),
        "",
        "10".to_owned(),
    );
    let exploration = number(
        Key::EXPLORATION,
        "author-exploration",
        texts::mcts_exploration(lang),
        texts::mcts_exploration_hint(lang),
        "",
        lang.decimal("1.4"),
    );
    html! {
        <fieldset class="parts">
            <legend>{ texts::author_terms(lang) }</legend>
            <div class="choices">
                { line(points, draft, lang, send) }
                { line(Line { size: "10", ..attempts }, draft, lang, send) }
                { hints(workshop, draft, lang, send) }
                if draft.kind().has(Detail::Grading) { { grading(draft, lang, send) } }
                if draft.kind().has(Detail::Bug) { { bug(draft, lang, send) } }
                if draft.kind().has(Detail::Mistake) { { line(Line { size: "10", ..mistake }, draft, lang, send) } }
                if draft.kind().has(Detail::Iterations) {
                    { line(Line { size: "10", ..iterations }, draft, lang, send) }
                    { line(Line { size: "10", ..exploration }, draft, lang, send) }
                }
                { feedback(draft, lang, send) }
                { again(draft, lang, send) }
            </div>
        </fieldset>
    }
}

/// The default cost of a hint, in hundredths of the points.
const COST: &str = "25";

fn hints(workshop: &Workshop, draft: &Draft, lang: Lang, send: &Send) -> Html {
    let now = match draft.get(Key::HINTS) {
        None => "free",
        Some("off") => "off",
        Some(_) => "cost",
    };
    let onchange = choice(send, |id| {
        Some(Message::Build(match id {
            "free" => Build::Unsay(Key::HINTS),
            "cost" => Build::Set(Key::HINTS, COST.to_owned()),
            id => Build::Set(Key::HINTS, id.to_owned()),
        }))
    });
    let names = [
        ("free", texts::author_hints_free(lang)),
        ("cost", texts::author_hints_cost(lang)),
        ("off", texts::author_hints_off(lang)),
    ];
    let options = names.into_iter().map(|(id, name)| {
        html! { <option value={id} selected={id == now}>{ name }</option> }
    });
    let cost = Line {
        key: Key::HINTS,
        label: Label {
            id: "author-cost".into(),
            text: texts::author_cost(lang),
            hint: String::new(),
        },
        size: "4",
        usual: "",
        empty: String::new(),
        fault: workshop.fault(Key::HINTS),
    };
    html! {
        <>
            { field("author-hints", texts::author_hints(lang), String::new(), onchange, options.collect()) }
            if now == "cost" { { line(cost, draft, lang, send) } }
        </>
    }
}

fn bug(draft: &Draft, lang: Lang, send: &Send) -> Html {
    let name = |bug: Bug| Some(texts::author_bug_is(lang, bug.id()));
    let label = Label {
        id: "author-bug".into(),
        text: texts::author_bug(lang),
        hint: texts::author_bug_hint(lang),
    };
    chosen(label, draft, name, send)
}

fn grading(draft: &Draft, lang: Lang, send: &Send) -> Html {
    let name = |grading: Grading| {
        Some(match grading {
            Grading::AtOnce => texts::author_grading_at_once(lang),
            Grading::AtTheEnd => texts::author_grading_at_the_end(lang),
        })
    };
    let label = Label {
        id: "author-grading".into(),
        text: texts::author_grading(lang),
        hint: String::new(),
    };
    chosen(label, draft, name, send)
}

fn feedback(draft: &Draft, lang: Lang, send: &Send) -> Html {
    let name = |feedback: Feedback| Some(texts::author_feedback_name(lang, feedback.id()));
    let label = Label {
        id: "author-feedback".into(),
        text: texts::author_feedback(lang),
        hint: texts::author_feedback_hint(lang),
    };
    chosen(label, draft, name, send)
}

fn again(draft: &Draft, lang: Lang, send: &Send) -> Html {
    let name = |again: Again| Some(texts::author_again_name(lang, again.id()));
    let label =
        Label { id: "author-again".into(), text: texts::author_again(lang), hint: String::new() };
    chosen(label, draft, name, send)
}
