//! The games, from the catalog.

use plyscope_setup::catalog::{GameEntry, Sides, GAMES};
use plyscope_setup::ending_name;

use super::{named, scene};
use crate::markdown::{code, codes, table};

const ABOUT: &str = "# Games

A game is a word of `game`. Its other parts are those of [addresses](../addresses.md): `position`, `size`, `line`, `ending`, and `evaluation` or `weights`. `plyscope games` lists the same.

";

pub fn page() -> String {
    ABOUT.to_owned() + &GAMES.iter().map(section).collect::<String>()
}

fn section(game: &GameEntry) -> String {
    let id = game.id;
    let mut rows = vec![
        ["`game`".to_owned(), code(id)],
        ["players".to_owned(), sides(game.sides).to_owned()],
        ["`size`, as columns and rows".to_owned(), codes(sizes(game).iter().map(String::as_str))],
    ];
    if !game.lines.is_empty() {
        let lines: Vec<String> = game.lines.iter().map(u8::to_string).collect();
        rows.push(["`line`, in a row".to_owned(), codes(lines.iter().map(String::as_str))]);
    }
    if !game.endings.is_empty() {
        let endings = game
            .endings
            .iter()
            .map(|&(word, ending)| format!("`{word}` ({})", ending_name(ending, super::LANG)));
        rows.push(["`ending`".to_owned(), endings.collect::<Vec<_>>().join(", ")]);
    }
    let depth =
        game.depth.map_or_else(|| "to the end".to_owned(), |plies| format!("{plies} plies"));
    rows.push(["usual `depth`".to_owned(), depth]);
    let evaluations = (game.evaluations)()
        .into_iter()
        .map(|name| format!("`{name}` ({})", named(&format!("evaluation-{name}"))));
    rows.push(["`evaluation`".to_owned(), evaluations.collect::<Vec<_>>().join(", ")]);
    let features: Vec<_> = (game.features)()
        .into_iter()
        .map(|(feature, _)| [code(feature), named(&format!("feature-{feature}"))])
        .collect();
    let depth = game.depth.map_or(4, |plies| plies.min(3));
    let shown = scene(&format!("game=\"{id}\" depth=\"{depth}\""), id);
    format!(
        "## {}\n\nThe first value of each list is the usual one.\n\n{}Features for `weights` ([evaluations by weights](../evaluations.md)):\n\n{}{shown}",
        named(&format!("game-{id}")),
        table(["part", "values"], &rows),
        table(["feature", "what MAX has more of"], &features),
    )
}

fn sizes(game: &GameEntry) -> Vec<String> {
    game.sizes.iter().map(|(columns, rows)| format!("{columns}x{rows}")).collect()
}

const fn sides(sides: Sides) -> &'static str {
    match sides {
        Sides::Marks => "MAX is X and begins, MIN is O",
        Sides::Colours => "MAX is White and begins, MIN is Black",
        Sides::BlackFirst => "MAX is Black and begins, MIN is White",
        Sides::Alone => "MAX alone",
    }
}
