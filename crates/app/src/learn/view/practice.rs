//! Practice: the form, and the link to the next question.

use plyscope_i18n::{texts, Lang};
use plyscope_lesson::place::Place;
use plyscope_lesson::sheet::order::Order;
use plyscope_practice::{Level, Pace, Plan};
use plyscope_quiz::question::Kind;
use plyscope_setup::Choice;
use yew::prelude::*;

use super::{sends, Send};
use crate::browser::value_of;
use crate::learn::card::Card;
use crate::learn::message::Message;
use crate::learn::model::{Model, Wish};
use crate::view::choice::choice;

/// The practice form.
pub fn form(model: &Model, send: &Send) -> Html {
    let lang = model.shell.lang;
    let Wish { plan, .. } = model.wish;
    let begin = model.wish.plan().map(|plan| format!("#{}", Place::Practice(plan).print()));
    let on_paper =
        model.wish.plan().map(|plan| format!("#{}", Place::Sheet(Order::of_plan(&plan)).print()));
    html! {
        <section class="panel practice" aria-labelledby="practice-title">
            <h3 id="practice-title">{ texts::practice_title(lang) }</h3>
            <p class="quiet-text">{ texts::practice_about(lang) }</p>
            { kinds(plan, lang, send) }
            { levels(plan, lang, send) }
            <div class="choices">
                { pace(plan, lang, send) }
                { seed(&model.wish, lang, send) }
            </div>
            <p class="practice-ways">
                <a class="button primary begin" aria-disabled={begin.is_none().then_some("true")} href={begin}>
                    { texts::practice_begin(lang) }</a>
                <a class="button" aria-disabled={on_paper.is_none().then_some("true")} href={on_paper}>
                    { texts::practice_sheet(lang) }</a>
            </p>
        </section>
    }
}

fn kinds(plan: Plan, lang: Lang, send: &Send) -> Html {
    let chosen = choice(send, move |id| {
        Plan::kinds().find(|kind| kind.id() == id).map(|kind| Message::Wish(Plan { kind, ..plan }))
    });
    let options = Plan::kinds().map(|kind| {
        html! {
            <option value={kind.id()} selected={kind == plan.kind}>{ texts::learn_kind(lang, kind.id()) }</option>
        }
    });
    html! {
        <label class="field">
            <span>{ texts::practice_kind(lang) }</span>
            <select id="practice-kind" onchange={chosen}>{ for options }</select>
        </label>
    }
}

fn levels(plan: Plan, lang: Lang, send: &Send) -> Html {
    let about = |level: Level| {
        let level = usize::from(level.number());
        match plan.kind {
            Kind::WriteProgram => texts::practice_level_assignment(lang, level),
            kind if kind.is_about_programs() => texts::practice_level_program(lang, level),
            _ => texts::practice_level_about(lang, level),
        }
    };
    let rows = Level::all().map(|level| {
        let number = level.to_string();
        html! {
            <label class="level">
                <input type="radio" name="level" value={number.clone()} checked={level == plan.level}
                    onchange={sends(send, Message::Wish(Plan { level, ..plan }))} />
                <strong>{ &number }</strong>
                <span>{ about(level) }</span>
            </label>
        }
    });
    html! {
        <fieldset class="levels">
            <legend>{ texts::practice_levels(lang) }</legend>
            { for rows }
        </fieldset>
    }
}

fn pace(plan: Plan, lang: Lang, send: &Send) -> Html {
    let other = match plan.pace {
        Pace::Steady => Pace::Adaptive,
        Pace::Adaptive => Pace::Steady,
    };
    html! {
        <label class="pace">
            <input type="checkbox" id="practice-pace" checked={plan.pace == Pace::Adaptive}
                onchange={sends(send, Message::Wish(Plan { pace: other, ..plan }))} />
            <span>{ texts::practice_follow(lang) }</span>
        </label>
    }
}

fn seed(wish: &Wish, lang: Lang, send: &Send) -> Html {
    let typed = {
        let send = send.clone();
        Callback::from(move |event: InputEvent| {
            if let Some(text) = value_of(&event) {
                send.emit(Message::Seed(text));
            }
        })
    };
    let wrong = wish.plan().is_none();
    html! {
        <label class="field" title={texts::practice_seed_hint(lang)}>
            <span>{ texts::practice_seed(lang) }</span>
            <input id="practice-seed" type="text" size="12" inputmode="numeric" autocomplete="off"
                placeholder={texts::practice_chance(lang)} value={wish.seed.clone()} oninput={typed}
                aria-invalid={wrong.then_some("true")} aria-describedby="practice-seed-error" />
            <span class="error" id="practice-seed-error" role="status">
                { wrong.then(|| texts::practice_seed_bad(lang)) }</span>
        </label>
    }
}

/// The link to the next question, or to another one before this one is checked.
pub fn next(model: &Model, card: &Card, plan: Plan) -> Html {
    let lang = model.shell.lang;
    let is_answered = card.attempt.checks() > 0;
    let next = if is_answered { plan.next(&model.record) } else { plan.other() };
    let (style, text) = match (card.is_key_shown(), is_answered) {
        (true, _) => ("button primary", texts::learn_another(lang)),
        (false, true) => ("button primary", texts::practice_next(lang)),
        (false, false) => ("button", texts::practice_other(lang)),
    };
    html! { <a class={classes!(style, "next")} href={format!("#{}", Place::Practice(next).print())}>{ text }</a> }
}
