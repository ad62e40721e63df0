//! The games, from the catalog.

use plyscope_i18n::Lang;
use plyscope_setup::catalog::{GameEntry, GAMES};
use plyscope_setup::ending_name;

use super::{named, scene};
use crate::markdown::{code, codes, table};
use crate::words::words;

pub fn page(lang: Lang) -> String {
    let sections = GAMES.iter().map(|game| section(game, lang));
    words(lang).games().about.to_owned() + &sections.collect::<String>()
}

fn section(game: &GameEntry, lang: Lang) -> String {
    let words = words(lang);
    let of = words.of_games();
    let id = game.id;
    let mut rows = vec![
        ["`game`".to_owned(), code(id)],
        [of.players.to_owned(), words.sides(game.sides).to_owned()],
        [of.size.to_owned(), codes(sizes(game).iter().map(String::as_str))],
    ];
    if !game.lines.is_empty() {
        let lines: Vec<String> = game.lines.iter().map(u8::to_string).collect();
        rows.push([of.line.to_owned(), codes(lines.iter().map(String::as_str))]);
    }
    if !game.endings.is_empty() {
        let endings = game
            .endings
            .iter()
            .map(|&(word, ending)| format!("`{word}` ({})", ending_name(ending, lang)));
        rows.push(["`ending`".to_owned(), endings.collect::<Vec<_>>().join(", ")]);
    }
    let depth = game.depth.map_or_else(|| of.to_the_end.to_owned(), |plies| words.plies(plies));
    rows.push([of.depth.to_owned(), depth]);
    let evaluations = (game.evaluations)()
        .into_iter()
        .map(|name| format!("`{name}` ({})", named(&format!("evaluation-{name}"), lang)));
    rows.push(["`evaluation`".to_owned(), evaluations.collect::<Vec<_>>().join(", ")]);
    let features: Vec<_> = (game.features)()
        .into_iter()
        .map(|(feature, _)| [code(feature), named(&format!("feature-{feature}"), lang)])
        .collect();
    let depth = game.depth.map_or(4, |plies| plies.min(3));
    let shown = scene(&format!("game=\"{id}\" depth=\"{depth}\""), id);
    format!(
        "## {}\n\n{}\n\n{}{}\n\n{}{shown}",
        named(&format!("game-{id}"), lang),
        of.first,
        table(words.games().head, &rows),
        of.features,
        table(of.feature_head, &features),
    )
}

fn sizes(game: &GameEntry) -> Vec<String> {
    game.sizes.iter().map(|(columns, rows)| format!("{columns}x{rows}")).collect()
}
