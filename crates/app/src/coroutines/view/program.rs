//! What producer and consumer have in common: the band that says whether it runs, and the listing
//! with the line at which it stands.

use plyscope_i18n::{texts, Lang};
use plyscope_puzzle_view::coroutine::posture::{posture, Posture};
use plyscope_puzzles::coroutine::{Line, Side};
use plyscope_view::scene::listing::Listing;
use yew::prelude::*;

use crate::coroutines::model::Model;
use crate::view::icon::{icon, Icon};

/// The names of the styles of one of the two, and of what it does.
pub fn style(model: &Model, side: Side) -> (&'static str, &'static str) {
    let side_style = match side {
        Side::Producer => "producer",
        Side::Consumer => "consumer",
    };
    let state = match posture(&model.dialogue, model.step, side) {
        Posture::Runs => "runs",
        Posture::HandsOver => "hands-over",
        Posture::Fresh | Posture::Waits => "waits",
        Posture::Ended | Posture::Abandoned => "over",
    };
    (side_style, state)
}

/// The name of one of the two, and whether it has control.
pub fn band(model: &Model, side: Side) -> Html {
    let lang = model.shell.lang;
    let state = posture(&model.dialogue, model.step, side);
    let (name, task) = match side {
        Side::Producer => (texts::coroutine_producer(lang), texts::coroutine_producer_task(lang)),
        Side::Consumer => (texts::coroutine_consumer(lang), texts::coroutine_consumer_task(lang)),
    };
    let sign = match state {
        Posture::Runs => Icon::Play,
        Posture::HandsOver => Icon::HandOver,
        Posture::Fresh | Posture::Waits => Icon::Pause,
        Posture::Ended | Posture::Abandoned => Icon::Stop,
    };
    let (who, does) = style(model, side);
    html! {
        <h2 class={classes!("band", who, does)}>
            <span class="who">{ name }{ " " }<span class="task">{ task }</span></span>
            <span class="posture">{ icon(sign) }{ posture_name(state, lang) }</span>
        </h2>
    }
}

fn posture_name(posture: Posture, lang: Lang) -> String {
    match posture {
        Posture::Fresh => texts::coroutine_fresh(lang),
        Posture::Runs => texts::coroutine_runs(lang),
        Posture::HandsOver => texts::coroutine_hands_over(lang),
        Posture::Waits => texts::coroutine_waits(lang),
        Posture::Ended => texts::coroutine_ended(lang),
        Posture::Abandoned => texts::coroutine_abandoned(lang),
    }
}

/// A line at which a program stands.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Stand {
    /// The step executed this line.
    Executed(usize),
    /// The program handed over here, and waits.
    Waits(usize),
    /// The program handed over here, and goes on after it with the next step.
    Resumes(usize),
}

/// How a program stands at the line that it executed last; a program that has ended stands nowhere.
pub fn stand(model: &Model, side: Side, line: Option<usize>) -> Option<Stand> {
    let is_own = match model.now().executed {
        Some(Line::Producer(_)) => side == Side::Producer,
        Some(Line::Consumer(_)) => side == Side::Consumer,
        None => false,
    };
    match posture(&model.dialogue, model.step, side) {
        _ if is_own => line.map(Stand::Executed),
        Posture::Runs => line.map(Stand::Resumes),
        Posture::Ended => None,
        _ => line.map(Stand::Waits),
    }
}

/// A listing, with the line at which its program stands.
pub fn listing(listing: Listing, stand: Option<Stand>, lang: Lang) -> Html {
    let lines = listing.lines.into_iter().enumerate().map(|(number, line)| {
        let (class, meaning) = match stand {
            Some(Stand::Executed(at)) if at == number => {
                (Some("current"), Some(texts::coroutine_line_executed(lang)))
            }
            Some(Stand::Waits(at)) if at == number => {
                (Some("waiting"), Some(texts::coroutine_line_waits(lang)))
            }
            Some(Stand::Resumes(at)) if at == number => {
                (Some("resumes"), Some(texts::coroutine_line_resumes(lang)))
            }
            _ => (None, None),
        };
        let current = meaning.is_some().then_some("step");
        // A line without anything on it is as high as the others.
        let line = if line.is_empty() { " ".to_owned() } else { line };
        html! {
            <li {class} aria-current={current} title={meaning.clone()}>
                <code>{ line }</code>
                if let Some(meaning) = meaning { <span class="spoken">{ meaning }</span> }
            </li>
        }
    });
    html! {
        <section class="program">
            <h3>{ texts::coroutine_program(lang) }</h3>
            <ol class="code">{ for lines }</ol>
        </section>
    }
}
