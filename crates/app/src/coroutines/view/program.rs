//! Views that producer and consumer share: the band that shows which one runs, and the listing with
//! the current line.

use plyscope_coroutine_view::posture::{posture, Posture};
use plyscope_i18n::{texts, Lang};
use plyscope_puzzles::coroutine::{Line, Side};
use plyscope_session::listing::Listing;
use yew::prelude::*;

use crate::coroutines::model::Model;
use crate::view::icon::{icon, Icon};

// The pictures of what only a coroutine does.
const HAND_OVER: Icon = Icon::new("", "M4 12h14M13 6.5l5.5 5.5-5.5 5.5");
const STOP: Icon = Icon::new("M6 6h12v12H6z", "");

/// The class names of a program and of its state.
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

/// The name of a program, and whether it has control.
pub fn band(model: &Model, side: Side) -> Html {
    let lang = model.shell.lang;
    let state = posture(&model.dialogue, model.step, side);
    let (name, task) = match side {
        Side::Producer => (texts::coroutine_producer(lang), texts::coroutine_producer_task(lang)),
        Side::Consumer => (texts::coroutine_consumer(lang), texts::coroutine_consumer_task(lang)),
    };
    let sign = match state {
        Posture::Runs => Icon::PLAY,
        Posture::HandsOver => HAND_OVER,
        Posture::Fresh | Posture::Waits => Icon::PAUSE,
        Posture::Ended | Posture::Abandoned => STOP,
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

/// The current line of a program.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Stand {
    /// The step executed this line.
    Executed(usize),
    /// The program transferred control here, and waits.
    Waits(usize),
    /// The program transferred control here, and resumes with the next step.
    Resumes(usize),
}

/// The state of a program at its last line; `None` if it has ended.
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

/// A listing with its current line.
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
        // Keeps an empty line as high as the others.
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
