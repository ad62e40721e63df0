//! How the shares of the moves at the root develop.

use plyscope_best_first_view::mcts::plot::{lines, place, Line};
use plyscope_best_first_view::mcts::Session;
use plyscope_drawing::{written, Path};
use plyscope_i18n::{texts, Lang};
use yew::prelude::*;

use super::{Message, Send};
use crate::frame::sends;
use crate::mcts::{moment, Model};

/// The size of the drawing without the numbers at its axes, in pixels.
const SIZE: (f64, f64) = (320.0, 120.0);
/// The space for these numbers at the left and below, and for halves of them at the right and above.
const NUMBERS: (f64, f64) = (40.0, 18.0);
const HALVES: (f64, f64) = (14.0, 7.0);
/// How many iterations are measured at most.
const MEASURED: u32 = 86;

/// The plot: to the right the iterations, their square roots evenly apart; upwards the share.
pub fn plot(model: &Model, session: &Session, send: &Send) -> Html {
    let lang = model.shell.lang;
    let now = moment(model).completed();
    let all = lines(session, MEASURED, now);
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
                if line.is_choice { { sign("✓", texts::mcts_choice(lang)) } }
                if now > 0 && line.is_best == Some(true) { { sign("★", texts::mcts_best(lang)) } }
            </li>
        }
    });
    html! {
        <section class="shares">
            <h2>{ texts::mcts_plot(lang) }</h2>
            <svg viewBox={view_box()} aria-hidden="true" focusable="false">
                <path class="axis" d={Path::polyline(&[(0.0, 0.0), (0.0, SIZE.1), SIZE]).to_string()} />
                { numbers(model.settings.iterations, lang) }
                { for drawn }
                <path class="here" d={Path::line((here, 0.0), (here, SIZE.1)).to_string()} />
            </svg>
            <ul>{ for legend }</ul>
        </section>
    }
}

fn sign(sign: &'static str, meaning: String) -> Html {
    html! { <span role="img" title={meaning.clone()} aria-label={meaning}>{ sign }</span> }
}

fn view_box() -> String {
    let (width, height) = (SIZE.0 + NUMBERS.0 + HALVES.0, SIZE.1 + NUMBERS.1 + HALVES.1);
    written("{} {} {} {}", &[-NUMBERS.0, -HALVES.1, width, height])
}

/// The numbers at the axes: shares, and iterations.
fn numbers(last: u32, lang: Lang) -> Html {
    let shares = [0_u32, 50, 100].map(|share| {
        let y = SIZE.1 * (1.0 - f64::from(share) / 100.0);
        html! { <text class="share-axis" x="-5" y={written("{}", &[y])}>{ texts::plot_share(lang, &share.to_string()) }</text> }
    });
    let mut iterations = vec![1, last / 4, last];
    iterations.retain(|&iteration| iteration > 0);
    iterations.dedup();
    let iterations = iterations.into_iter().map(|iteration| {
        let at = [SIZE.0 * place(iteration, last), SIZE.1 + NUMBERS.1 - 4.0];
        let [x, y] = at.map(|at| written("{}", &[at]));
        html! { <text class="iteration-axis" {x} {y}>{ lang.number(iteration as usize) }</text> }
    });
    html! { <>{ for shares }{ for iterations }</> }
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
    texts::plot_share(lang, &lang.decimal(&format!("{}.{}", tenths / 10, tenths % 10)))
}
