//! The curve of the values.

use plyscope_comparison::review::{heights, Rated};
use plyscope_drawing::written;
use plyscope_i18n::texts;
use plyscope_search::{Player, Value};
use yew::prelude::*;

use super::Shown;

/// The size of the curve, and its margins, in pixels.
const SIZE: (f64, f64) = (420.0, 150.0);
const MARGIN: (f64, f64) = (14.0, 18.0);

/// The curve, from MAX's point of view; the table has the same values as text.
pub fn curve(shown: &Shown<'_>) -> Html {
    let values: Vec<Value> = shown.review.rated.iter().filter_map(Rated::value).collect();
    let moves = shown.played.line.len().max(1);
    let x = |ply: usize| MARGIN.0 + (SIZE.0 - 2.0 * MARGIN.0) * ply as f64 / moves as f64;
    let y = |height: f64| SIZE.1 / 2.0 - (SIZE.1 / 2.0 - MARGIN.1) * height;
    let points: Vec<(f64, f64)> =
        heights(&values).iter().enumerate().map(|(ply, &height)| (x(ply), y(height))).collect();
    let path: String = points
        .iter()
        .enumerate()
        .map(|(ply, &(x, y))| written(if ply == 0 { "M{} {}" } else { "L{} {}" }, &[x, y]))
        .collect();
    let dots = points.iter().map(|&(x, y)| {
        html! { <circle class="dot" cx={written("{}", &[x])} cy={written("{}", &[y])} r="3" /> }
    });
    // A move that lost value is marked at the position after it, by shape and not by colour alone.
    let losses = (0..shown.played.line.len()).filter(|&ply| shown.is_loss(ply));
    let marks = losses.filter_map(|ply| points.get(ply + 1)).map(|&(x, y)| {
        let cross = written("M{} {}l10 10m0 -10l-10 10", &[x - 5.0, y - 5.0]);
        html! { <path class="lost" d={cross} /> }
    });
    let label = |text: String, height: f64| {
        let y = written("{}", &[height]);
        html! { <text x="4" {y} font-size="11">{ text }</text> }
    };
    let (lang, middle) = (shown.lang, y(0.0));
    let better = |player| texts::review_better(lang, &shown.side(player));
    html! {
        <svg class="curve" viewBox={written("0 0 {} {}", &[SIZE.0, SIZE.1])} role="img"
            aria-label={texts::review_curve(lang)}>
            <path class="middle" d={written("M0 {}H{}", &[middle, SIZE.0])} />
            { label(better(Player::Max), 11.0) }
            { label(better(Player::Min), SIZE.1 - 4.0) }
            <path class="values" d={path} />
            { for dots }
            { for marks }
        </svg>
    }
}
