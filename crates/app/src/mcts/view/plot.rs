//! How the shares of the moves at the root develop.

use plyscope_best_first_view::mcts::plot::{lines, place, Line};
use plyscope_best_first_view::mcts::Session;
use plyscope_drawing::{written, Path};
use plyscope_i18n::{texts, Lang};
use yew::prelude::*;

use super::{Message, Send};
use crate::frame::sends;
use crate::mcts::{moment, Model};

/// The size of the drawing, in pixels.
const SIZE: (f64, f64) = (340.0, 120.0);
/// How many iterations are measured at most.
const MEASURED: u32 = 86;

/// The plot: to the right the iterations, their square roots evenly apart; upwards the share.
pub fn plot(model: &Model, session: &Session, send: &Send) -> Html {
    let lang = model.shell.lang;
    let all = lines(session, MEASURED);
    let now = moment(model).completed();
    let here = SIZE.0 * place(now, model.settings.iterations);
    let share = |line: &Line| {
        let (of, all) = (session.record().statistics(line.node, now).visits, now.max(1));
        percent(f64::from(of) / f64::from(all), lang)
    };
    let drawn = all.iter().enumerate().map(|(number, line)| {
        html! { <path class={format!("share share-{number}")} d={path(line, model.settings.iterations).to_string()} /> }
    });
    let legend = all.iter().enumerate().map(|(number, line)| {
        let text = texts::mcts_plot_line(lang, &line.name, &share(line));
        html! {
            <li>
                <svg viewBox="0 0 26 10" aria-hidden="true" focusable="false">
                    <path class={format!("share share-{number}")} d="M1 5h24" />
                </svg>
                <button type="button" class="small" onclick={sends(send, Message::LookAt(line.node))}>{ text }</button>
                if now > 0 && line.is_best == Some(true) {
                    <span role="img" title={texts::mcts_best(lang)} aria-label={texts::mcts_best(lang)}>{ "★" }</span>
                }
            </li>
        }
    });
    html! {
        <section class="shares">
            <h2>{ texts::mcts_plot(lang) }</h2>
            <svg viewBox={written("-2 -2 {} {}", &[SIZE.0 + 4.0, SIZE.1 + 4.0])} aria-hidden="true" focusable="false">
                <path class="axis" d={Path::polyline(&[(0.0, 0.0), (0.0, SIZE.1), SIZE]).to_string()} />
                { for drawn }
                <path class="here" d={Path::line((here, 0.0), (here, SIZE.1)).to_string()} />
            </svg>
            <ul>{ for legend }</ul>
        </section>
    }
}

fn path(line: &Line, last: u32) -> Path {
    let points = line.points.iter();
    let points: Vec<(f64, f64)> = points
        .map(|&(iteration, share)| (SIZE.0 * place(iteration, last), SIZE.1 * (1.0 - share)))
        .collect();
    Path::polyline(&points)
}

/// A share in hundredths, to a tenth.
fn percent(share: f64, lang: Lang) -> String {
    let tenths = (share * 1000.0).round() as u64;
    format!("{} %", lang.decimal(&format!("{}.{}", tenths / 10, tenths % 10)))
}
