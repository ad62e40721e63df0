//! Games of students, as the JSON that their unfolding returns.

use plyscope_judge::own_game::read;
use plyscope_search::TreeNode;
use serde_json::{json, Value as Json};

use super::seeds::inputs;
use crate::{laws, Check, Target};

pub const TARGET: Target =
    Target { name: "own-game", check: Check::Text(check), seeds, words, max_bytes: 2_048 };

/// The most nodes that are read.
const MOST: usize = 100;

fn seeds() -> Vec<Vec<u8>> {
    let game = json!({
        "plies": 2, "children": [2, 0, 2, 0, 0], "players": ["max", "min", "min", "max", "max"],
        "moves": ["", "a", "b", "c", "d"], "values": [null, 3, null, "win", -2.5],
        "estimates": [false, true, false, false, false], "boards": ["-", "x", "y", "z", ""],
    });
    let problems = [
        json!({"problem": {"kind": "missing", "function": "moves"}}),
        json!({"problem": {"kind": "raised", "function": "play", "found": "no", "path": ["a"], "board": "x", "line": 3}}),
    ];
    inputs(problems.iter().chain([&game]).map(Json::to_string))
}

fn words() -> Vec<String> {
    ["\"max\"", "\"min\"", "null", "true", "[]", "{}", "\"kind\"", "\"path\""]
        .map(Into::into)
        .into()
}

fn check(text: &str) {
    let Ok(json) = serde_json::from_str::<Json>(text) else { return };
    match read(&json, MOST) {
        Err(problem) => laws::in_every_language(|lang| problem.message(lang)),
        Ok(game) => {
            assert!(game.tree.len() <= MOST);
            let mut node = TreeNode::ROOT;
            while let Some(reply) = game.best_reply(node) {
                assert_eq!(
                    game.worth(reply),
                    game.worth(TreeNode::ROOT),
                    "best play keeps the value"
                );
                assert!(!game.move_name(reply).is_empty());
                node = reply;
            }
        }
    }
}
