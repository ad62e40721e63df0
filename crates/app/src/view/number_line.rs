//! The windows on the path, on one number line.

use plyscope_drawing::written;
use plyscope_i18n::numerals;
use plyscope_i18n::{texts, Lang};
use plyscope_search::{Player, Turn};
use plyscope_session::caption::short_name;
use plyscope_session::Session;
use plyscope_view::scene::number_line::{number_line, NumberLine, Row};
use yew::prelude::*;

use super::panel as fold;
use crate::model::Model;

/// The width of the drawing, and of the names at its left: that of the panel in a window of 1024
/// pixels, so that its texts are not scaled down there.
const WIDTH: f64 = 270.0;
const NAMES: f64 = 46.0;
const RIGHT: f64 = 10.0;
/// The margin at the ends of the line for the infinities, as a fraction of it.
const CLEAR: f64 = 0.08;
/// The height of a row and of the axis.
const ROW: f64 = 22.0;
const AXIS: f64 = 22.0;
/// The most rows; of a longer path the lowest are shown.
const SHOWN: usize = 12;

/// The panel, with a reason if it is empty.
pub fn panel(model: &Model) -> Html {
    let lang = model.shell.lang;
    let line = model
        .session
        .as_ref()
        .and_then(|session| Some((session, number_line(session, model.playback.step)?)));
    let content = match line {
        None if model.traced().is_some() => {
            html! { <p class="quiet-text">{ texts::line_traced(lang) }</p> }
        }
        _ if model.traced().is_none() && model.setup.algorithm.visits_everything() => {
            html! { <p class="quiet-text">{ texts::line_no_window(lang) }</p> }
        }
        _ if model.traced().is_none() && !model.setup.algorithm.has_windows() => {
            html! { <p class="quiet-text">{ texts::line_one_ply(lang) }</p> }
        }
        None => html! { <p class="quiet-text">{ texts::line_empty(lang) }</p> },
        Some((session, line)) => drawing(session, &line, lang),
    };
    fold("line-panel", texts::line_panel(lang), content)
}

fn x(at: f64) -> f64 {
    NAMES + at * (WIDTH - NAMES - RIGHT)
}

fn drawing(session: &Session, line: &NumberLine, lang: Lang) -> Html {
    let rows = &line.rows[line.rows.len().saturating_sub(SHOWN)..];
    let height = AXIS + ROW * rows.len() as f64;
    let ticks = line.ticks.iter().map(|(value, at)| {
        html! {
            <g class="tick" key={value.to_string()}>
                <path d={written("M{} {}V{}", &[x(*at), AXIS, height])} />
                <text x={written("{}", &[x(*at)])} y="12">{ numerals::value(lang, *value) }</text>
            </g>
        }
    });
    let drawn = rows.iter().enumerate().map(|(index, row)| {
        draw_row(row, short_name(session, row.node, lang), AXIS + ROW * (index as f64 + 0.5), lang)
    });
    html! {
        <>
            <svg class="number-line" viewBox={written("0 0 {} {}", &[WIDTH, height])} role="img"
                aria-label={spoken(session, rows, lang)}>
                <g class="ends">
                    if line.ticks.first().is_none_or(|(_, at)| *at > CLEAR) {
                        <text x={written("{}", &[x(0.0)])} y="12">{ "−∞" }</text>
                    }
                    if line.ticks.last().is_none_or(|(_, at)| *at < 1.0 - CLEAR) {
                        <text x={written("{}", &[x(1.0)])} y="12">{ "∞" }</text>
                    }
                </g>
                <g>{ for ticks }</g>
                <g>{ for drawn }</g>
            </svg>
            <p class="quiet-text">{ texts::line_hint(lang) }</p>
            if session.setup().algorithm.negates() {
                <p class="quiet-text">{ texts::own_view(lang) }</p>
            }
        </>
    }
}

fn draw_row(row: &Row, name: String, y: f64, lang: Lang) -> Html {
    let (alpha, beta) = (x(row.alpha_at), x(row.beta_at));
    let (class, shape) = match row.turn {
        Some(Turn::Player(Player::Max)) => ("max", written("M5 {}l5 9h-10Z", &[y - 4.5])),
        Some(Turn::Player(Player::Min)) => ("min", written("M5 {}l5 -9h-10Z", &[y + 4.5])),
        Some(Turn::Chance) => {
            ("chance", written("M.5 {}a4.5 4.5 0 1 0 9 0a4.5 4.5 0 1 0 -9 0Z", &[y]))
        }
        None => ("leaf", String::new()),
    };
    let (low, high) = (alpha.min(beta), alpha.max(beta));
    let closed = row.closed.then(|| {
        let middle = f64::midpoint(alpha, beta);
        html! {
            <path class="closing" d={written("M{} {}l10 10m0 -10l-10 10", &[middle - 5.0, y - 5.0])}>
                <title>{ texts::line_closed(lang) }</title>
            </path>
        }
    });
    html! {
        <g key={row.node.0} class={classes!("row", class, row.closed.then_some("closed"))}>
            if row.turn.is_some() { <path class="shape" d={shape} /> }
            <text class="row-name" x="13" y={written("{}", &[y])}>{ name }</text>
            <path class="track" d={written("M{} {}H{}", &[x(0.0), y, x(1.0)])} />
            <path class="bar" d={written("M{} {}H{}", &[low, y, high])} />
            <path class="end" d={written("M{} {}h-4v14h4", &[alpha + 4.0, y - 7.0])} />
            <path class="end" d={written("M{} {}h4v14h-4", &[beta - 4.0, y - 7.0])} />
            if let Some((value, at)) = row.best {
                <circle class="best" cx={written("{}", &[x(at)])} cy={written("{}", &[y])} r="4">
                    <title>{ numerals::value(lang, value) }</title>
                </circle>
            }
            { closed }
        </g>
    }
}

/// A description of the drawing for screen readers.
fn spoken(session: &Session, rows: &[Row], lang: Lang) -> String {
    let parts: Vec<String> = rows
        .iter()
        .map(|row| {
            format!(
                "{} {}",
                short_name(session, row.node, lang),
                numerals::window(lang, row.window)
            )
        })
        .collect();
    parts.join("; ")
}
