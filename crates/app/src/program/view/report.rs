//! What the check has found.

use plyscope_i18n::texts;
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
    let class = classes!("report", if found.is_right() { "right" } else { "wrong" });
    html! {
        <section key="report" {class} aria-labelledby="report-title">
            <h2 id="report-title">{ texts::writing_report(lang) }</h2>
            { match found {
                Found::Search(found) => findings(found, model, send),
                Found::Queens(found) => findings(found, model, send),
                Found::Tour(found) => findings(found, model, send),
            } }
            { code::code(model, send) }
        </section>
    }
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
            <div role="status">
                <div class="verdict">{ lines(report::verdict(found, lang)) }</div>
                { lines(report::thoughts(found, lang)) }
            </div>
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
