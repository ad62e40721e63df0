//! The findings about an answer.

use plyscope_i18n::{texts, Lang};
use plyscope_puzzle_view::backtrack::link::Link as BoardLink;
use plyscope_quiz::grade::{Finding, Mark};
use plyscope_quiz::question::{Question, Subject};
use plyscope_search::Step;
use plyscope_setup::link::Link;
use yew::prelude::*;

use super::tree::small_sign;
use crate::view::prose::prose;

/// The most findings listed.
const MOST: usize = 100;

/// The longest tree text, in bytes, for which each finding links to its step.
const LONG: usize = 4_000;

/// Wrong and missing pieces with reasons, then the right ones.
pub fn findings(findings: &[Finding], question: &Question, lang: Lang) -> Html {
    let right = findings.iter().filter(|finding| is_plain(finding));
    let right = right.map(|finding| finding.name.as_str());
    // An order that is right has no name.
    let right: Vec<&str> = right.filter(|name| !name.is_empty()).take(MOST).collect();
    html! {
        <>
            { pieces(findings, true, question, lang) }
            if !right.is_empty() {
                <p class="finding right">{ small_sign(Mark::Right) }
                    <span><strong>{ verdict(Mark::Right, lang) }</strong>{ " " }{ right.join(" ") }</span></p>
            }
        </>
    }
}

/// The reasons of the right answer, without verdicts: they are about no answer of the user.
pub fn reasons(findings: &[Finding], question: &Question, lang: Lang) -> Html {
    pieces(findings, false, question, lang)
}

/// Whether there is no more to it than that it is right.
fn is_plain(finding: &Finding) -> bool {
    finding.mark == Mark::Right && finding.why.is_empty()
}

fn pieces(findings: &[Finding], is_graded: bool, question: &Question, lang: Lang) -> Html {
    let listed = findings.iter().filter(|finding| !is_plain(finding));
    let beyond = listed.clone().count().saturating_sub(MOST);
    let pieces = listed.take(MOST).map(|finding| {
        let mark = is_graded.then_some(finding.mark);
        piece(finding, mark, question, lang)
    });
    html! {
        <>
            <ul class="findings">{ for pieces }</ul>
            if beyond > 0 { <p class="quiet-text">{ texts::learn_more_findings(lang, beyond) }</p> }
        </>
    }
}

fn piece(finding: &Finding, mark: Option<Mark>, question: &Question, lang: Lang) -> Html {
    let class = mark.map(|mark| match mark {
        Mark::Right => "right",
        Mark::Wrong => "wrong",
        Mark::Missed => "missed",
    });
    let way = finding.step.filter(|_| !is_long(question));
    html! {
        <li class={classes!("finding", class)}>
            { for mark.map(small_sign) }
            <span>
                <strong>{ &finding.name }</strong>{ " " }
                if let Some(mark) = mark { <span class="verdict">{ verdict(mark, lang) }</span> }
                if !finding.why.is_empty() { <span class="why">{ prose(&finding.why) }</span> }
                { " " }
                { way.map(|step| see(question, step, Some(&finding.name), lang)) }
            </span>
        </li>
    }
}

/// A mark in words.
pub fn verdict(mark: Mark, lang: Lang) -> String {
    match mark {
        Mark::Right => texts::learn_right(lang),
        Mark::Wrong => texts::learn_wrong(lang),
        Mark::Missed => texts::learn_missed(lang),
    }
}

fn is_long(question: &Question) -> bool {
    matches!(&question.subject, Subject::Tree { text, .. } | Subject::Playback { text, .. } if text.len() > LONG)
}

/// A link to a step of the search; `about` describes it for screen readers.
pub fn see(question: &Question, step: Step, about: Option<&str>, lang: Lang) -> Html {
    let address = match &question.subject {
        // A program has no steps to see.
        Subject::Program(_) | Subject::Assignment(_) => return Html::default(),
        Subject::Tree { tree, text, setup } | Subject::Playback { tree, text, setup, .. } => {
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
