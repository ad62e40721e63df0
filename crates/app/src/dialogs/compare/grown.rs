//! Monte Carlo tree search among the searches of a comparison.

use plyscope_best_first::mcts::Settings;
use plyscope_best_first_view::mcts::link::{read_exploration, Link, MOST_SEED};
use plyscope_best_first_view::mcts::problems::of_link;
use plyscope_best_first_view::thumbnail::{shown, thumbnail};
use plyscope_best_first_view::Given;
use plyscope_comparison::compare::{Challenger, GrownIndex};
use plyscope_drawing::written;
use plyscope_i18n::{texts, Lang};
use plyscope_setup::address::{self, At};
use plyscope_setup::problems::of_address;
use yew::prelude::*;

use super::CompareMessage;
use crate::view::field::Field;
use crate::view::taken::taken;
use crate::view::tree::drawn_shape;

/// The ids of the fields of each search.
const FIELDS: [[&str; 3]; 4] = [
    ["compare-1-iterations", "compare-1-exploration", "compare-1-seed"],
    ["compare-2-iterations", "compare-2-exploration", "compare-2-seed"],
    ["compare-3-iterations", "compare-3-exploration", "compare-3-seed"],
    ["compare-4-iterations", "compare-4-exploration", "compare-4-seed"],
];

/// The name of a search.
pub fn name(settings: &Settings, lang: Lang) -> String {
    let iterations = texts::compare_iterations(lang, settings.iterations);
    format!("{} · {iterations}", texts::mcts_title(lang))
}

/// Its choices.
pub fn choices(
    place: usize,
    settings: Settings,
    lang: Lang,
    send: &Callback<CompareMessage>,
) -> Html {
    let [iterations, exploration, seed] = FIELDS[place.min(FIELDS.len() - 1)];
    let change = move |settings| Ok(CompareMessage::Change(place, Challenger::Mcts(settings)));
    let most = Settings::MOST_ITERATIONS;
    let iterations_taken =
        taken(send, move |text| match address::number("iterations", &text, 1..=most.into()) {
            Ok(iterations) => change(Settings { iterations, ..settings }),
            Err(problem) => Err(of_address(&problem, lang)),
        });
    let exploration_taken = taken(send, move |text| match read_exploration(&text) {
        Ok(exploration) => change(Settings { exploration, ..settings }),
        Err(problem) => Err(of_link(&problem, lang)),
    });
    let seed_taken = taken(send, move |text| match address::number("seed", &text, 0..=MOST_SEED) {
        Ok(seed) => change(Settings { seed, ..settings }),
        Err(problem) => Err(of_address(&problem, lang)),
    });
    html! {
        <>
            <Field id={iterations} label={texts::mcts_iterations(lang)} size="7"
                shown={settings.iterations.to_string()} taken={iterations_taken} />
            <Field id={exploration} label={texts::mcts_exploration(lang)} size="4"
                shown={settings.exploration.to_string()} taken={exploration_taken} />
            <Field id={seed} label={texts::mcts_seed(lang)} size="6"
                shown={settings.seed.to_string()} taken={seed_taken} />
        </>
    }
}

/// A link to the page on which it can be watched.
pub fn open(given: &Given, settings: Settings, label: String, lang: Lang) -> Html {
    let link = Link { subject: given.clone(), settings, step: At::Last };
    let href = format!("mcts.html#{}", link.print());
    html! { <a class="button small" {href} aria-label={label}>{ texts::compare_open(lang) }</a> }
}

/// The tree after so many iterations, without texts.
pub fn small_picture(index: &GrownIndex, iterations: u32) -> Html {
    let grown = index.grown();
    let shown = shown(&grown.tree, &grown.visits);
    let (shapes, (width, height)) = thumbnail(&grown.tree, &shown, iterations);
    html! {
        <svg class="picture grown-picture" viewBox={written("0 0 {} {}", &[width, height])}
            aria-hidden="true" focusable="false">{ for shapes.iter().map(drawn_shape) }</svg>
    }
}
