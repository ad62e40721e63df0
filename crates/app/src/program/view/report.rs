//! What the check has found.

use plyscope_i18n::{texts, Lang};
use plyscope_judge::judging;
use plyscope_judge::report::{self, Wording};
use yew::prelude::*;

use super::{code, Send};
use crate::frame::sends;
use crate::program::found::Found;
use crate::program::message::Message;
use crate::program::model::Model;
use crate::view::prose::prose;

/// The report, with the tree on which the program fails one press away, or with the code of a right one.
pub fn report(found: &Found, model: &Model, send: &Send) -> Html {
    let lang = model.shell.lang;
    let (verdict, title) = match (model.is_report_old(), found.is_right()) {
        (true, _) => ("old", texts::writing_report_old(lang)),
        (false, true) => ("right", texts::writing_report(lang)),
        (false, false) => ("wrong", texts::writing_report(lang)),
    };
    html! {
        <section key="report" class={classes!("report", verdict)} aria-labelledby="report-title">
            <h2 id="report-title">{ title }</h2>
            { match found {
                Found::Search(found) => findings(found, model, send),
                Found::Queens(found) => findings(found, model, send),
                Found::Tour(found) => findings(found, model, send),
            } }
            { code::code(model, send) }
        </section>
    }
}

/// What was found, in words.
pub fn words(found: &Found, lang: Lang) -> String {
    match found {
        Found::Search(found) => sentences(found, lang),
        Found::Queens(found) => sentences(found, lang),
        Found::Tour(found) => sentences(found, lang),
    }
}

fn sentences<S: Wording>(found: &judging::Report<S>, lang: Lang) -> String {
    lang.sentences(report::verdict(found, lang).into_iter().chain(report::thoughts(found, lang)))
}

/// What was found, and a task on which the program fails.
fn findings<S: Wording>(found: &judging::Report<S>, model: &Model, send: &Send) -> Html {
    let lang = model.shell.lang;
    let lines = |lines: Vec<String>| html! { <>{ for lines.iter().map(|line| html! { <p>{ prose(line) }</p> }) }</> };
    let has_tree = model.report.as_ref().is_some_and(|found| found.tree().is_some());
    let show = match has_tree {
        true => texts::writing_show_search(lang),
        false => texts::writing_show_board(lang),
    };
    html! {
        <>
            <div class="verdict">{ lines(report::verdict(found, lang)) }</div>
            { lines(report::thoughts(found, lang)) }
            if let Some(example) = &found.counterexample {
                <div class="failing">{ lines(report::example::<S>(example, lang)) }</div>
                <p class="failing-links">
                    if has_tree {
                        <button type="button" class="primary" id="show-failing" onclick={sends(send, Message::ShowFailing)}>
                            { texts::writing_show_tree(lang) }</button>
                    }
                    <a href={format!("./{}", S::example(example, lang).link)}>{ show }</a>
                </p>
            }
        </>
    }
}
