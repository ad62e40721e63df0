//! `plyscope games`.

use plyscope_setup::catalog::{GameEntry, GameId};
use serde_json::{json, Value as Json};

use crate::arguments::GamesOptions;
use crate::output::versioned;

/// Lists the games; the first value of each option is the default.
pub fn run(options: &GamesOptions) -> String {
    let games = GameId::all().map(GameId::entry);
    if options.json {
        return format!("{:#}\n", versioned(games.map(as_json).collect()));
    }
    games.map(as_text).collect::<Vec<_>>().join("\n")
}

fn as_text(game: &GameEntry) -> String {
    let mut rows = vec![
        ("depth", game.depth.map_or_else(|| "end".to_owned(), |depth| depth.to_string())),
        ("evaluations", (game.evaluations)().join(", ")),
        ("features", features(game).join(", ")),
        ("sizes", sizes(game).join(", ")),
    ];
    if !game.lines.is_empty() {
        let lines: Vec<String> = game.lines.iter().map(u8::to_string).collect();
        rows.push(("lines", lines.join(", ")));
    }
    if !game.endings.is_empty() {
        rows.push(("endings", endings(game).join(", ")));
    }
    let rows: String = rows.iter().map(|(name, what)| format!("  {name:<12} {what}\n")).collect();
    format!("{}\n{rows}", game.id)
}

fn as_json(game: &GameEntry) -> Json {
    json!({
        "game": game.id,
        "depth": game.depth,
        "evaluations": (game.evaluations)(),
        "features": features(game),
        "sizes": sizes(game),
        "lines": game.lines,
        "endings": endings(game),
    })
}

fn features(game: &GameEntry) -> Vec<&str> {
    (game.features)().into_iter().map(|(name, _)| name).collect()
}

fn endings(game: &GameEntry) -> Vec<&str> {
    game.endings.iter().map(|&(name, _)| name).collect()
}

fn sizes(game: &GameEntry) -> Vec<String> {
    game.sizes.iter().map(|(columns, rows)| format!("{columns}x{rows}")).collect()
}
