//! Given trees in their notation.

use plyscope_search::algo::Algorithm;
use plyscope_search::GameTree;
use plyscope_setup::problems::search::of_notation;

use super::seeds::{inputs, trees};
use crate::{laws, Check, Target};

pub const TARGET: Target =
    Target { name: "tree", check: Check::Text(check), seeds, words, max_bytes: 4_096 };

fn seeds() -> Vec<Vec<u8>> {
    let others = [
        "min: R:[1 2], a:-2.5 # a comment\n",
        "max: max:\"max\":(1 \"say \\\"hi\\\"\":2) 3",
        "（（８，５）【２０ ３】） “王 后”：ｗｉｎ",
        "[[1.5e1, -2E0], [0.25, 1e-2]]",
    ];
    inputs(trees().iter().map(String::as_str).chain(others))
}

fn words() -> Vec<String> {
    ["max:", "min:", "win", "draw", "loss", "1000000000000", "0.000001", "1e12"]
        .map(Into::into)
        .into()
}

fn check(text: &str) {
    match GameTree::parse_for(text, Algorithm::Expectiminimax) {
        Ok(tree) => laws::is_kept(&tree, GameTree::to_string, |text| {
            GameTree::parse_for(text, Algorithm::Expectiminimax).ok()
        }),
        Err(error) => {
            laws::is_within(text, &error.span);
            laws::is_at_a_line(text, error.line, Some(error.column));
            laws::in_every_language(|lang| of_notation(&error.problem, lang));
        }
    }
}
