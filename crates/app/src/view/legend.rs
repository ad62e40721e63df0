//! The legend, drawn with the picture's own styles.

use plyscope_i18n::texts;
use plyscope_setup::catalog::Sides;
use yew::prelude::*;

use super::panel as fold;
use crate::model::Model;

pub(super) const UP: &str = "M0 -9L10 8L-10 8Z";
pub(super) const DOWN: &str = "M0 9L10 -8L-10 -8Z";
pub(super) const LEAF: &str = "M-8 -8h16v16h-16Z";
pub(super) const CIRCLE: &str = "M-9 0a9 9 0 1 0 18 0a9 9 0 1 0 -18 0Z";

/// The legend; the sign of the transposition table, and that of chance, only if the search has them.
pub fn panel(model: &Model) -> Html {
    let lang = model.shell.lang;
    let has_table =
        model.session.as_ref().is_some_and(|session| session.setup().options().table.is_some());
    let node = |class: &'static str, d: &'static str| {
        html! { <g class={classes!("node", class)}><path class="body" {d} /></g> }
    };
    let halo = html! {
        <g class="node max open"><path class="halo" d="M-13 0a13 13 0 1 0 26 0a13 13 0 1 0 -26 0Z" />
            <path class="body" d={UP} /></g>
    };
    let cut = html! {
        <g class="edge cut"><path class="line" d="M-14 0H14" /><path class="stroke" d="M-3 -7V7M3 -7V7" /></g>
    };
    let star = html! { <text class="star" font-size="18">{ "★" }</text> };
    let wedge = html! {
        <g class="bundle done"><path class="wedge" d="M0 -11L11 9L-11 9Z" /><text class="size" font-size="13" y="3">{ "8" }</text></g>
    };
    let has_chance = model.session.as_ref().is_some_and(|session| session.tree().has_chance());
    let chance = (node("chance", CIRCLE), texts::legend_chance(lang));
    let hit = html! { <path class="hit" d="M-9 -7H9V7H-9ZM-9 0H9M0 -7V7" /> };
    let hit = has_table.then(|| (hit, texts::legend_hit(lang)));
    let is_again = model.session.as_ref().is_some_and(|session| session.visits_again());
    let pruned = match is_again {
        true => texts::legend_pruned_now(lang),
        false => texts::legend_pruned(lang),
    };
    let signs = [
        (node("max", UP), texts::legend_max(lang)),
        (node("min", DOWN), texts::legend_min(lang)),
        (node("leaf", LEAF), texts::legend_leaf(lang)),
        (halo, texts::legend_here(lang)),
        (node("max new", UP), texts::legend_new(lang)),
        (node("max open", UP), texts::legend_open(lang)),
        (node("max done", UP), texts::legend_done(lang)),
        (node("leaf pruned", LEAF), pruned),
        (cut, texts::legend_cut(lang)),
        (star, texts::legend_best(lang)),
        (wedge, texts::legend_wedge(lang)),
    ];
    // Which child is the best one is not in a trace.
    let is_meant = |(_, meaning): &(Html, String)| {
        model.traced().is_none() || *meaning != texts::legend_best(lang)
    };
    let chance = has_chance.then_some(chance);
    let is_alone = model.game.as_ref().is_some_and(|spec| spec.game.entry().sides == Sides::Alone);
    // MIN never moves in a game for one.
    let is_there = |(_, meaning): &(Html, String)| !is_alone || *meaning != texts::legend_min(lang);
    let rows = signs.into_iter().filter(is_meant).filter(is_there).chain(hit).chain(chance).map(|(sign, meaning)| html! {
        <li>
            <svg class="picture" viewBox="-16 -16 32 32" aria-hidden="true" focusable="false">{ sign }</svg>
            { meaning }
        </li>
    });
    fold("legend-panel", texts::legend_panel(lang), html! { <ul class="legend">{ for rows }</ul> })
}
