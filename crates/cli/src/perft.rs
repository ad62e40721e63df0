//! `plyscope perft`.

use plyscope_games::perft::{sequences, Finished, Reachable};
use plyscope_games::BoardGame;
use plyscope_search::excerpt;
use plyscope_setup::catalog::{visit, GameSpec, Sides, Visitor};

use plyscope_session::engine;
use plyscope_setup::MAX_DEPTH;
use serde_json::{json, Map, Value as Json};

use crate::arguments::PerftOptions;
use crate::numbers::{aligned, grouped};
use crate::output::versioned;
use crate::problem::OrMisuse;
use crate::{subject, Problem};

/// Counts lines of play.
pub fn run(options: &PerftOptions) -> Result<String, Problem> {
    let spec = subject::spec(&options.game, &options.board, (None, None))?;
    let counted = match &options.depth {
        Some(depth) => Counted::Sequences(
            engine::perft(&spec, read_depth(depth)?).map_err(|problem| problem.to_string())?,
        ),
        None => {
            check_small(&spec)?;
            let (finished, reachable) =
                engine::census(&spec).map_err(|problem| problem.to_string())?;
            Counted::Games(finished, reachable, spec.game.entry().sides)
        }
    };
    if !options.json {
        return Ok(counted.as_text());
    }
    let rules = spec.rules().map_err(|problem| problem.to_string())?;
    let mut object = Map::new();
    object.insert("game".to_owned(), json!(spec.game.entry().id));
    object.insert("position".to_owned(), json!(rules.notation(&[])));
    object.extend(counted.as_json());
    Ok(format!("{:#}\n", versioned(Json::Object(object))))
}

/// What was counted.
enum Counted {
    /// The number of move sequences of every length, from 0.
    Sequences(Vec<u64>),
    /// All finished games and all positions.
    Games(Finished, Reachable, Sides),
}

impl Counted {
    fn as_text(&self) -> String {
        match self {
            Self::Sequences(counts) => {
                let header = vec!["moves".to_owned(), "sequences".to_owned()];
                let rows = counts.iter().enumerate();
                let rows = rows.map(|(moves, &count)| vec![moves.to_string(), grouped(count)]);
                aligned(std::iter::once(header).chain(rows).collect())
            }
            // Nobody wins a game for one.
            Self::Games(finished, reachable, Sides::Alone) => format!(
                "games      {}\n\
                 positions  {}, or {} up to symmetry\n",
                grouped(finished.total()),
                grouped(reachable.positions as u64),
                grouped(reachable.up_to_symmetry as u64),
            ),
            Self::Games(finished, reachable, _) => format!(
                "games      {}: {} won by MAX, {} won by MIN, {} drawn\n\
                 positions  {}, or {} up to symmetry\n",
                grouped(finished.total()),
                grouped(finished.won),
                grouped(finished.lost),
                grouped(finished.drawn),
                grouped(reachable.positions as u64),
                grouped(reachable.up_to_symmetry as u64),
            ),
        }
    }

    fn as_json(&self) -> Vec<(String, Json)> {
        let counted = match self {
            Self::Sequences(counts) => vec![("sequences", json!(counts))],
            Self::Games(finished, reachable, sides) => vec![
                (
                    "games",
                    match sides {
                        Sides::Alone => json!({ "total": finished.total() }),
                        _ => json!({
                            "total": finished.total(), "won": finished.won,
                            "lost": finished.lost, "drawn": finished.drawn,
                        }),
                    },
                ),
                (
                    "positions",
                    json!({
                        "total": reachable.positions, "up_to_symmetry": reachable.up_to_symmetry,
                    }),
                ),
            ],
        };
        counted.into_iter().map(|(key, value)| (key.to_owned(), value)).collect()
    }
}

fn read_depth(text: &str) -> Result<u32, Problem> {
    let depth = text.parse().ok().filter(|&depth| depth <= u32::from(MAX_DEPTH));
    let wrong = || {
        let given = excerpt(text);
        format!("the depth “{given}” is no number of moves; expected 0 to {MAX_DEPTH}")
    };
    depth.ok_or_else(wrong).or_misuse()
}

/// The most move sequences of one length for which all games are counted: Connect Four on 4×4
/// squares has at most 42,756,080, and takes seconds.
const MOST: u64 = 50_000_000;

/// Refuses a game that would take too long. It counts sequences, so that it works for any board and
/// position of any game.
fn check_small(spec: &GameSpec) -> Result<(), Problem> {
    struct Longest;
    impl Visitor for Longest {
        type Output = Option<(u32, u64)>;
        fn visit<G: BoardGame>(self, game: G) -> Self::Output {
            let lengths = 1..=u32::from(MAX_DEPTH);
            let mut counts = lengths.map(|moves| (moves, sequences(&game, moves)));
            counts
                .find(|&(moves, count)| count == 0 || count > MOST || moves == u32::from(MAX_DEPTH))
        }
    }
    match visit(spec, Longest).map_err(|problem| problem.to_string())? {
        None | Some((_, 0)) => Ok(()),
        Some((moves, count)) => Err(format!(
            "all games of {} are too many to play: {} sequences of {moves} moves begin them; \
             --depth N counts the sequences of up to N moves",
            spec.game.entry().id,
            grouped(count),
        )
        .into()),
    }
}
