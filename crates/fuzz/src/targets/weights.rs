//! Evaluations as weighted sums, with the features of every game.

use plyscope_games::weights::Weights;
use plyscope_setup::catalog::GameId;
use plyscope_setup::problems::search::of_weights;

use super::seeds::inputs;
use crate::{laws, Check, Target};

pub const TARGET: Target =
    Target { name: "weights", check: Check::Text(check), seeds, words, max_bytes: 512 };

fn seeds() -> Vec<Vec<u8>> {
    inputs([
        "25*corners + discs - 2*mobility",
        "9*queens -0.5*centre",
        "2×twos+ones",
        "0",
        "-discs",
    ])
}

fn words() -> Vec<String> {
    let features = GameId::all().flat_map(|game| (game.entry().features)());
    features.map(|(name, _)| name.to_owned()).chain(["1000".into(), "0.000001".into()]).collect()
}

fn check(text: &str) {
    for game in GameId::all() {
        let features = (game.entry().features)();
        let names: Vec<&'static str> = features.iter().map(|&(name, _)| name).collect();
        match Weights::parse(text, &names) {
            Ok(weights) => {
                laws::is_kept(&weights, Weights::to_string, |text| {
                    Weights::parse(text, &names).ok()
                });
            }
            Err(problem) => laws::in_every_language(|lang| of_weights(&problem, lang)),
        }
    }
}
