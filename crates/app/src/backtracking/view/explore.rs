//! Controls to continue the search and to count all solutions, and what is known beforehand.

use std::rc::Rc;

use plyscope_i18n::{texts, Lang};
use plyscope_puzzle_view::backtrack::known::{foreknowledge, Foreknowledge};
use plyscope_puzzle_view::backtrack::problem::Problem;
use plyscope_puzzle_view::backtrack::search::Travel;
use plyscope_puzzles::backtrack::{Estimate, Until};
use yew::prelude::*;

use super::{sends, Send};
use crate::backtracking::message::Message;
use crate::backtracking::model::{CountState, Counted, Model, Run};
use crate::view::{button, panel};

/// The panel.
pub fn explore(model: &Model, send: &Send) -> Html {
    let lang = model.shell.lang;
    let button = |text: String, message: Message| button::button(text, sends(send, message));
    let complete = model.search.journal().is_complete();
    let is_counted = model.tally.is_some_and(|counted| counted.steps().is_some());
    let content = html! {
        <div class="explore">
            <Known problem={model.problem.clone()} {lang} />
            <div class="buttons">
                <span class="searches">
                    if model.run.is_some() {
                        { button(texts::trail_halt(lang), Message::Halt) }
                    } else {
                        <button type="button" class="primary" onclick={sends(send, Message::Go(Travel::NextSolution))}>
                            { if model.search.here().solutions == 0 { texts::trail_find_first(lang) } else { texts::trail_find_next(lang) } }
                        </button>
                        if !complete { { button(texts::trail_run(lang), Message::Run(Until::Bound)) } }
                    }
                </span>
                <span class="counts">
                    if model.tally.is_some_and(|counted| counted.state == CountState::Running) {
                        { button(texts::trail_count_stop(lang), Message::StopCount) }
                    } else {
                        { button(texts::trail_count(lang), Message::Count) }
                    }
                </span>
            </div>
            { model.run.as_ref().map(|run| running(model, run)) }
            { model.tally.as_ref().map(|counted| counted_words(counted, lang)) }
            if let Some(worth) = worth(model) { <p class="quiet-text">{ worth }</p> }
            if !complete && !is_counted { <p class="quiet-text">{ estimated(&model.estimate, lang) }</p> }
        </div>
    };
    panel("explore-panel", texts::trail_go_on(lang), content)
}

/// What backtracking saves, where there is something to compare it with.
fn worth(model: &Model) -> Option<String> {
    let lang = model.shell.lang;
    let completed = magnitude(model.worth.completed?, lang);
    Some(match model.worth.counted {
        Some(count) => texts::trail_worth(lang, &completed, &lang.number(count.nodes)),
        None => texts::trail_worth_unknown(lang, &completed),
    })
}

#[derive(Properties, PartialEq)]
pub struct KnownProps {
    pub problem: Rc<Problem>,
    pub lang: Lang,
}

/// What is known before any search. It takes time to compute and never changes.
#[component]
fn Known(props: &KnownProps) -> Html {
    let lang = props.lang;
    match foreknowledge(&props.problem, lang) {
        Some(Foreknowledge::None(why)) => html! {
            <p class="known none"><strong>{ texts::known_none(lang) }</strong>{ " " }{ why }{ " " }{ texts::known_watch(lang) }</p>
        },
        Some(Foreknowledge::Some(who)) => html! { <p class="known">{ who }</p> },
        None => Html::default(),
    }
}

fn running(model: &Model, run: &Run) -> Html {
    let lang = model.shell.lang;
    let journal = model.search.journal();
    let reach = journal.reach();
    let rate = run.rate(reach).map_or_else(|| "…".to_owned(), |rate| lang.number(rate));
    let deepest = journal.deepest(u64::MAX).to_string();
    let all = model.search.length().to_string();
    let seconds = seconds(run.seconds() * 1000.0, lang);
    html! {
        <div class="run">
            <progress aria-label={texts::trail_run(lang)}></progress>
            <p>{ texts::trail_running(lang, &lang.number(reach), &rate, &seconds, &deepest, &all) }</p>
            <p class="quiet-text">{ texts::trail_running_hint(lang) }{ " " }{ texts::trail_hint_front(lang) }</p>
        </div>
    }
}

fn counted_words(counted: &Counted, lang: Lang) -> Html {
    let tally = counted.tally;
    let solutions = solutions(tally.count.solutions, lang);
    let entered = lang.number(tally.count.nodes);
    let (done, all) = (tally.parts.done.to_string(), tally.parts.all.to_string());
    let seconds = seconds(tally.passed, lang);
    let workers = texts::trail_workers(lang, tally.workers);
    let words = match counted.state {
        CountState::Running => {
            texts::trail_counting(lang, &solutions, &done, &all, &entered, &seconds, &workers)
        }
        CountState::Done => {
            let steps = lang.number(tally.count.steps);
            texts::trail_counted(lang, &solutions, &entered, &steps, &seconds, &workers)
        }
        CountState::Stopped => texts::trail_count_stopped(lang, &solutions, &done, &all),
    };
    let announced = if counted.state == CountState::Running { "off" } else { "polite" };
    html! {
        <div class="run">
            if counted.state == CountState::Running {
                <progress max={all} value={done} aria-label={texts::trail_count(lang)}></progress>
            }
            // The numbers of a count that goes on change too fast to be announced; the result is put in anew.
            <p role="status" aria-live={announced}><span key={announced}>{ words }</span></p>
        </div>
    }
}

fn solutions(found: u64, lang: Lang) -> String {
    texts::trail_solutions(lang, &lang.number(found), usize::try_from(found).unwrap_or(usize::MAX))
}

fn estimated(estimate: &Estimate, lang: Lang) -> String {
    let size = magnitude(roughly(estimate.nodes), lang);
    let spread = magnitude(roughly(estimate.error), lang);
    texts::trail_estimate(lang, &size, &spread, &lang.number(estimate.probes))
}

/// A number to two digits.
fn roughly(number: f64) -> f64 {
    let unit = 10_f64.powi((number.max(1.0).log10().floor() as i32 - 1).max(0));
    (number / unit).round() * unit
}

/// A number that may be very large: 1,234, or 3.4 × 10¹².
fn magnitude(number: f64, lang: Lang) -> String {
    if !number.is_finite() {
        return "∞".to_owned();
    }
    let exponent = number.max(1.0).log10().floor() as i32;
    if exponent < 9 {
        return lang.number(number.round() as u64);
    }
    let tenths = (number / 10_f64.powi(exponent - 1)).round() as u64;
    let digits = format!("{}.{}", tenths / 10, tenths % 10);
    let raised = exponent.to_string();
    let raised: String = raised.chars().map(superscript).collect();
    format!("{} × 10{raised}", lang.decimal(&digits))
}

const fn superscript(digit: char) -> char {
    match digit {
        '0' => '⁰',
        '1' => '¹',
        '2' => '²',
        '3' => '³',
        '4' => '⁴',
        '5' => '⁵',
        '6' => '⁶',
        '7' => '⁷',
        '8' => '⁸',
        _ => '⁹',
    }
}

/// Milliseconds as seconds, to a tenth.
fn seconds(milliseconds: f64, lang: Lang) -> String {
    let tenths = (milliseconds / 100.0).round().max(0.0) as u64;
    lang.decimal(&format!("{}.{}", tenths / 10, tenths % 10))
}
