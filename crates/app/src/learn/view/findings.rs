//! What is to be said of an answer, piece by piece.

use plyscope_i18n::{texts, Lang};
use plyscope_puzzle_view::backtrack::link::Link as BoardLink;
use plyscope_quiz::grade::{Finding, Mark};
use plyscope_quiz::question::{Question, Subject};
use plyscope_search::Step;
use plyscope_setup::link::Link;
use yew::prelude::*;

use super::tree::small_sign;
use crate::view::prose::prose;

/// How many pieces are told; of an answer about a large tree not all are.
const MOST: usize = 100;

/// How long the text of a tree may be for each piece to have its own way into the search, in bytes.
const LONG: usize = 4_000;

/// What is wrong and what is missing with its reasons, and then what is right.
pub fn findings(findings: &[Finding], question: &Question, lang: Lang) -> Html {
    let is_plain = |finding: &&Finding| finding.mark == Mark::Right && finding.why.is_empty();
    let listed = findings.iter().filter(|finding| !is_plain(finding));
    let beyond = listed.clone().count().saturating_sub(MOST);
    let right: Vec<&str> =
        findings.iter().filter(is_plain).take(MOST).map(|finding| finding.name.as_str()).collect();
    html! {
        <>
            <ul class="findings">{ for listed.take(MOST).map(|finding| piece(finding, question, lang)) }</ul>
            if beyond > 0 { <p class="quiet-text">{ texts::learn_more_findings(lang, beyond) }</p> }
            if !right.is_empty() {
                <p class="finding right">{ small_sign(Mark::Right) }
                    <span><strong>{ verdict(Mark::Right, lang) }</strong>{ " " }{ right.join(" ") }</span></p>
            }
        </>
    }
}

fn piece(finding: &Finding, question: &Question, lang: Lang) -> Html {
    let class = match finding.mark {
        Mark::Right => "right",
        Mark::Wrong => "wrong",
        Mark::Missed => "missed",
    };
    let way = finding.step.filter(|_| !is_long(question));
    html! {
        <li class={classes!("finding", class)}>
            { small_sign(finding.mark) }
            <span>
                <strong>{ &finding.name }</strong>{ " " }<span class="verdict">{ verdict(finding.mark, lang) }</span>
                if !finding.why.is_empty() { <span class="why">{ prose(&finding.why) }</span> }
                { " " }
                { way.map(|step| see(question, step, Some(&finding.name), lang)) }
            </span>
        </li>
    }
}

/// How a piece is, in a word.
pub fn verdict(mark: Mark, lang: Lang) -> String {
    match mark {
        Mark::Right => texts::learn_right(lang),
        Mark::Wrong => texts::learn_wrong(lang),
        Mark::Missed => texts::learn_missed(lang),
    }
}

fn is_long(question: &Question) -> bool {
    matches!(&question.subject, Subject::Tree { text, .. } if text.len() > LONG)
}

/// The way to a step of the search; `about` says what is seen there, for who hears only the way.
pub fn see(question: &Question, step: Step, about: Option<&str>, lang: Lang) -> Html {
    let address = match &question.subject {
        Subject::Tree { tree, text, setup } => {
            format!("./index.html#{}", Link::print(text, tree.root_player(), setup, step))
        }
        Subject::Board { problem, .. } => {
            format!("./backtracking.html#{}", BoardLink::print(problem, u64::from(step.0)))
        }
    };
    let see = texts::learn_see(lang);
    let label = about.map(|about| format!("{see}: {about}"));
    html! { <a class="see" href={address} aria-label={label}>{ see }</a> }
}
