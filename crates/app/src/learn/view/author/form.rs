//! The form of the question builder: kind, and tree, board or program with its search.

use plyscope_i18n::{texts, Lang};
use plyscope_practice::author::{Draft, Key};
use plyscope_puzzle_view::backtrack::problem::Problem;
use plyscope_quiz::program::{Exercise, Language};
use plyscope_quiz::question::Kind;
use plyscope_search::Player;
use plyscope_setup::{
    Builder, Choice, SearchOption, Setup, Values, ALGORITHM, CUT, OPTIONS, ORDER,
};
use yew::prelude::*;

use super::part::{chosen, line, Label, Line};
use super::tree;
use crate::backtracking;
use crate::learn::message::{Build, Message};
use crate::learn::model::Model;
use crate::learn::view::{sends, Send};
use crate::learn::workshop::{State, Workshop};
use crate::view::choice::{choice, field};

/// The form, with the reason if the question cannot be asked.
pub fn form(model: &Model, draft: &Draft, send: &Send) -> Html {
    let (lang, workshop) = (model.shell.lang, &model.workshop);
    html! {
        <>
            { kind(draft, lang, send) }
            if draft.kind().is_about_boards() {
                { board(workshop, draft, lang, send) }
            } else if draft.kind() == Kind::WriteProgram {
                { assignment(draft, lang, send) }
            } else if draft.kind().is_about_programs() {
                { program(workshop, draft, lang, send) }
            } else {
                { tree::tree(workshop, draft, lang, send) }
                { tree::make(workshop, lang, send) }
                { search(workshop, draft, lang, send) }
            }
            <p class="error" role="status">{ match &workshop.state {
                State::Unaskable(problem) => problem.message(lang),
                State::Faulty(_) | State::Ready(_) => String::new(),
            } }</p>
        </>
    }
}

fn kind(draft: &Draft, lang: Lang, send: &Send) -> Html {
    let asked =
        choice(send, |id| Kind::from_id(id).ok().map(|kind| Message::Build(Build::Ask(kind))));
    let option = |&(id, kind): &(&'static str, Kind)| {
        html! { <option value={id} selected={kind == draft.kind()}>{ texts::learn_kind(lang, id) }</option> }
    };
    let group = |label, is_of_it: fn(Kind) -> bool| {
        let options = Kind::ALL.iter().filter(|(_, kind)| is_of_it(*kind)).map(option);
        html! { <optgroup {label}>{ for options }</optgroup> }
    };
    html! {
        <label class="field">
            <span>{ texts::author_kind(lang) }</span>
            <select id="author-kind" onchange={asked}>
                { group(texts::author_of_trees(lang), Kind::is_about_trees) }
                { group(texts::author_of_boards(lang), Kind::is_about_boards) }
                { group(texts::author_of_programs(lang), Kind::is_about_programs) }
            </select>
        </label>
    }
}

/// The search options that matter for the question.
fn search(workshop: &Workshop, draft: &Draft, lang: Lang, send: &Send) -> Html {
    let is_asked = draft.kind().is_about_searches();
    let setup = Setup { algorithm: draft.chosen(), order: draft.chosen(), ..Setup::default() };
    let fields = OPTIONS.iter().filter(|option| option.builder == Builder::Field);
    let fields = fields.filter(|option| is_asked && option.has_choice(&setup));
    let (first, others): (Vec<_>, Vec<_>) = fields.partition(|option| option.id == ALGORITHM.id);
    let shown = |option| search_option(option, &setup, workshop, draft, lang, send);
    html! {
        <fieldset class="parts">
            <legend>{ texts::author_search(lang) }</legend>
            <div class="choices">
                { for first.into_iter().map(shown) }
                { root(draft, lang, send) }
                { for others.into_iter().map(shown) }
            </div>
            { for draft.others().map(|(key, value)| without(key, value, lang, send)) }
        </fieldset>
    }
}

fn label(id: &'static str, text: String, hint: String) -> Label {
    Label { id: id.into(), text, hint }
}

fn root(draft: &Draft, lang: Lang, send: &Send) -> Html {
    let name = |player: Player| {
        Some(match player {
            Player::Max => texts::root_max(lang),
            Player::Min => texts::root_min(lang),
        })
    };
    chosen(label("author-root", texts::root(lang), texts::root_hint(lang)), draft, name, send)
}

/// A field for an option of the search.
fn search_option(
    option: &'static SearchOption,
    setup: &Setup,
    workshop: &Workshop,
    draft: &Draft,
    lang: Lang,
    send: &Send,
) -> Html {
    let key = Key::of_option(option);
    if let Values::Typed { size, .. } = option.values {
        let label = Label {
            id: format!("author-{}", option.id).into(),
            text: (option.label)(lang),
            hint: (option.hint)(lang),
        };
        let empty = option.shown(&Setup::default(), lang);
        let typed = Line { key, label, size, usual: "", empty, fault: workshop.fault(key) };
        return line(typed, draft, lang, send);
    }
    words(option, setup, draft, lang, send)
}

/// A select field of the words of an option.
fn words(
    option: &'static SearchOption,
    setup: &Setup,
    draft: &Draft,
    lang: Lang,
    send: &Send,
) -> Html {
    let key = Key::of_option(option);
    let now = draft.get(key).filter(|word| option.words().contains(word));
    let now = now.or(option.words().first().copied()).unwrap_or_default().to_owned();
    let words = option.words().into_iter().filter(|&word| {
        // Other orders are only offered if the address has them.
        let is_usual = option.id != ORDER.id || PLAIN_ORDERS.contains(&word);
        (is_usual || word == now) && option.chosen(setup, word).is_some()
    });
    let words = words.map(|word| {
        html! { <option value={word} selected={word == now}>{ option.word_name(word, lang) }</option> }
    });
    let onchange = choice(send, move |word| Some(Message::Build(Build::Set(key, word.to_owned()))));
    let id = format!("author-{}", option.id);
    field(id, (option.label)(lang), (option.hint)(lang), onchange, words.collect())
}

/// The orders that go from one side of the tree to the other.
const PLAIN_ORDERS: [&str; 2] = ["left", "right"];

/// A further part of the question, with a button to remove it.
fn without(key: Key, value: &str, lang: Lang, send: &Send) -> Html {
    let what = format!("{}={value}", key.name());
    html! {
        <button type="button" class="small" onclick={sends(send, Message::Build(Build::Unsay(key)))}>
            { texts::author_without(lang, &what) }</button>
    }
}

fn board(workshop: &Workshop, draft: &Draft, lang: Lang, send: &Send) -> Html {
    let problem = draft.problem();
    let step = Line {
        key: Key::STEP,
        label: label("author-step", texts::author_moment(lang), texts::author_moment_hint(lang)),
        size: "8",
        usual: "0",
        empty: String::new(),
        fault: workshop.fault(Key::STEP),
    };
    let set = send.reform(|problem| Message::Build(Build::Board(problem)));
    html! {
        <fieldset class="parts of-board">
            <legend>{ texts::author_search(lang) }</legend>
            { backtracking::choices(&problem, Problem::default_of, |_, _| Html::default(), lang, &set) }
            <div class="make">
                { line(step, draft, lang, send) }
                <button type="button" onclick={sends(send, Message::Build(Build::NextMoment))}>
                    { texts::author_next_moment(lang) }</button>
            </div>
        </fieldset>
    }
}

/// The program that is to be written, in a language or in any.
fn assignment(draft: &Draft, lang: Lang, send: &Send) -> Html {
    let does = |exercise: Exercise| Some(texts::author_exercise_is(lang, exercise.id()));
    let assignment = draft.assignment();
    let setup = Setup { order: draft.chosen(), ..assignment.search().copied().unwrap_or_default() };
    let options = [&CUT, &ORDER].into_iter().filter(|option| assignment.takes(option.id));
    let exercise = label("author-exercise", texts::author_exercise(lang), String::new());
    html! {
        <fieldset class="parts">
            <legend>{ texts::author_program(lang) }</legend>
            <div class="choices">
                { chosen(exercise, draft, does, send) }
                { languages(draft, lang, send) }
                if assignment.takes(Player::NAME) { { root(draft, lang, send) } }
                { for options.map(|option| words(option, &setup, draft, lang, send)) }
            </div>
        </fieldset>
    }
}

fn languages(draft: &Draft, lang: Lang, send: &Send) -> Html {
    let chosen = draft.get(Key::LANGUAGE);
    let named = Language::ALL.iter().map(|&(id, language)| {
        html! { <option value={id} selected={chosen == Some(id)}>{ language.name() }</option> }
    });
    let any = html! { <option value="" selected={chosen.is_none()}>{ texts::author_any_language(lang) }</option> };
    let onchange = choice(send, |id| {
        Some(Message::Build(match id {
            "" => Build::Unsay(Key::LANGUAGE),
            id => Build::Set(Key::LANGUAGE, id.to_owned()),
        }))
    });
    let options = std::iter::once(any).chain(named).collect();
    field("author-language", texts::author_language(lang), String::new(), onchange, options)
}

fn program(workshop: &Workshop, draft: &Draft, lang: Lang, send: &Send) -> Html {
    let does = |exercise: Exercise| Some(texts::author_exercise_is(lang, exercise.id()));
    let named = |language: Language| Some(language.name().to_owned());
    let exercise = label("author-exercise", texts::author_exercise(lang), String::new());
    let language = label("author-language", texts::author_language(lang), String::new());
    let variant = Line {
        key: Key::VARIANT,
        label: label(
            "author-variant",
            texts::author_variant(lang),
            texts::author_variant_hint(lang),
        ),
        size: "4",
        usual: "",
        empty: "1".to_owned(),
        fault: workshop.fault(Key::VARIANT),
    };
    html! {
        <fieldset class="parts">
            <legend>{ texts::author_program(lang) }</legend>
            <div class="choices">
                { chosen(exercise, draft, does, send) }
                { chosen(language, draft, named, send) }
                { line(variant, draft, lang, send) }
            </div>
        </fieldset>
    }
}
