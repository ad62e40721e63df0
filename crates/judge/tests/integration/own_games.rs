//! The trees of games that students have written, and what is wrong with such games.

use plyscope_i18n::Lang;
use plyscope_judge::own_game::{read, Kind, OwnGame};
use plyscope_search::trace::Recorder;
use plyscope_search::{GameTree, Player, TreeNode, Turns, Value};
use plyscope_session::engine::search_tree;
use plyscope_setup::{Algorithm, Setup};
use proptest::collection::vec;
use proptest::prelude::*;
use serde_json::{json, Value as Json};

/// A heap of two: take one or two; the last one wins.
fn nim() -> Json {
    json!({
        "plies": 2,
        "children": [2, 1, 0, 0],
        "players": ["max", "min", "max", "max"],
        "moves": ["", "take 1", "take 2", "take 1"],
        "values": [null, null, "win", "loss"],
        "estimates": [false, false, false, false],
        "boards": ["o o", "o", "", ""],
    })
}

fn with(column: &str, value: Json) -> Json {
    let mut game = nim();
    game[column] = value;
    game
}

fn unreadable(json: &Json) {
    let problem = read(json, 100).expect_err(&json.to_string());
    assert_eq!(problem.kind, Kind::Unreadable, "{json}");
}

#[test]
fn a_game_becomes_a_tree_with_its_moves_and_boards() {
    let game = read(&nim(), 4).expect("a game");
    assert_eq!(game.tree.to_string(), "\"take 1\":(\"take 1\":loss) \"take 2\":win");
    assert_eq!(game.board(TreeNode(0)), "o o");
    assert_eq!(game.line_to(TreeNode(3)), ["take 1", "take 1"]);
    assert_eq!(game.worth(TreeNode::ROOT), Value::WIN);
    assert_eq!(game.best_reply(TreeNode::ROOT), Some(TreeNode(2)));
    assert_eq!(game.best_reply(TreeNode(2)), None);
    assert!(!game.has_estimates());
    let stopped = read(&with("estimates", json!([false, false, false, true])), 4).expect("a game");
    assert!(stopped.has_estimates() && stopped.is_estimate(TreeNode(3)));
    assert!(!stopped.is_estimate(TreeNode(2)));
}

#[test]
fn a_player_may_move_twice() {
    let twice = with("players", json!(["max", "max", "max", "max"]));
    let game = read(&twice, 4).expect("a game");
    assert_eq!(game.tree.player(TreeNode(1)), Player::Max);
    let again = GameTree::parse(&game.tree.to_string()).expect("its notation");
    assert_eq!(again, game.tree);
    assert_eq!(read(&nim(), 4).expect("a game").tree.turns(), Turns::Alternate);
}

#[test]
fn what_is_no_tree_is_refused() {
    let deep = |layers: usize| {
        let count = |node| usize::from(node + 1 < layers);
        let value = |node| if count(node) == 1 { Json::Null } else { json!(1) };
        json!({
            "plies": layers,
            "children": (0..layers).map(count).collect::<Vec<_>>(),
            "players": vec!["max"; layers],
            "moves": vec![""; layers],
            "values": (0..layers).map(value).collect::<Vec<_>>(),
            "estimates": vec![false; layers],
        })
    };
    assert!(read(&deep(500), 1_000).is_ok());
    assert!(read(&deep(501), 1_000).is_err());
    assert!(read(&nim(), 3).is_err(), "too many nodes");
    for json in [
        json!(null),
        json!([]),
        json!({}),
        json!({"problem": {"kind": "odd"}}),
        json!({"problem": {"kind": "missing", "function": "eval"}}),
        with("plies", json!(-1)),
        with("children", json!([])),
        with("children", json!([2, 1, 0])),
        with("children", json!([2, 2, 0, 0])),
        with("children", json!([1, 0, 1, 1])),
        with("children", json!([0, 3, 0, 0])),
        with("children", json!([u64::MAX, 1, 0, 0])),
        with("players", json!(["max", "min", "max", "both"])),
        with("players", json!(["max"])),
        with("moves", json!(["", 1, 2, 3])),
        with("values", json!([null, null, null, "loss"])),
        with("values", json!([null, 3, "win", "loss"])),
        with("values", json!([null, null, "inf", "loss"])),
        with("values", json!([null, null, 1e300, "loss"])),
        with("values", json!([null, null, "(1 2)", "loss"])),
        with("values", json!([null, null, 0.123_456_78, "loss"])),
        with("estimates", json!([true, false, false, false])),
        with("estimates", json!([0, 0, 0, 0])),
        with("boards", json!(["x"])),
        with("boards", json!([1, 2, 3, 4])),
    ] {
        unreadable(&json);
    }
}

#[test]
fn problems_name_the_position() {
    let at = |fields: Json| {
        let mut problem = json!({"path": ["a", "b\u{202e}"], "board": "X.\n.O", "line": 7});
        problem.as_object_mut().unwrap().extend(fields.as_object().unwrap().clone());
        read(&json!({ "problem": problem }), 10).expect_err("a problem")
    };
    let table = [
        (
            json!({"kind": "repeated", "function": "moves", "move": "3"}),
            "moves lists two moves named 3.",
        ),
        (
            json!({"kind": "raised", "function": "play", "move": "3", "found": "TypeError: x"}),
            "moves lists the move 3, but play ends with an error: TypeError: x",
        ),
        (
            json!({"kind": "raised", "function": "result", "found": "y"}),
            "result ends with an error: y",
        ),
        (
            json!({"kind": "value", "function": "evaluate", "found": "NaN"}),
            "evaluate returns NaN; expected a number",
        ),
        (
            json!({"kind": "player", "function": "player", "found": "1"}),
            "player returns 1; expected",
        ),
        (
            json!({"kind": "moves", "function": "moves", "found": "null"}),
            "moves returns null; expected a list",
        ),
        (json!({"kind": "no-moves", "function": "moves"}), "moves lists nothing"),
        (json!({"kind": "changed", "function": "play", "move": "3"}), "play changes the position"),
        (
            json!({"kind": "changed", "function": "moves"}),
            "moves changes the position that it is given",
        ),
        (json!({"kind": "asynchronous", "function": "play"}), "play is asynchronous; expected"),
        (json!({"kind": "nothing", "function": "play", "move": "3"}), "play returns nothing"),
        (json!({"kind": "missing", "function": "moves"}), "The game has no function moves."),
        (json!({"kind": "no-game", "found": "3"}), "There is no game: run was given 3"),
        (json!({"kind": "endless", "plies": 1000}), "The game has not ended after 1,000 moves"),
        (json!({"kind": "too-many-moves", "limit": 20_000}), "There are more than 20,000 moves"),
        (
            json!({"kind": "too-much-text", "limit": 1_200_000}),
            "The positions after the first move have more than 1,200,000 characters.",
        ),
    ];
    for (fields, sentence) in table {
        let problem = at(fields);
        let message = problem.message(Lang::En);
        assert!(message.starts_with(sentence), "{message}");
        assert!(message.ends_with("After the moves a · b:\nX.\n.O"), "{message}");
        assert_eq!(problem.line, Some(7));
    }
    let nowhere = json!({"problem": {"kind": "missing", "function": "moves"}});
    let nowhere = read(&nowhere, 10).expect_err("a problem").message(Lang::En);
    assert_eq!(nowhere, "The game has no function moves.");
    let place =
        |count: usize| at(json!({"kind": "no-moves", "path": vec!["1"; count]})).place(Lang::En);
    let last = vec!["1"; 40].join(" · ");
    assert_eq!(place(40), Some(format!("After the moves {last}:")));
    assert_eq!(place(41), Some(format!("After the moves … · {last}:")));
}

/// Columns of a tree or of none: those of one are made by a list of how many children each node has.
fn columns() -> impl Strategy<Value = Json> {
    (vec(0_usize..4, 1..30), any::<bool>(), vec(-9..9, 131)).prop_map(|(counts, spoilt, values)| {
        let mut children = Vec::new();
        let mut count = 1;
        while children.len() < count {
            let more = counts.get(children.len()).copied().unwrap_or(0);
            children.push(more);
            count += more;
        }
        let player = |value: &i32| if value % 2 == 0 { "max" } else { "min" };
        let value = |node: usize| match children[node] {
            0 => json!(values[node]),
            _ => Json::Null,
        };
        let players: Vec<_> = values.iter().skip(1).take(count).map(player).collect();
        let mut values: Vec<Json> = (0..count).map(value).collect();
        if spoilt {
            values[count / 2] =
                json!(if values[count / 2].is_null() { json!(1) } else { Json::Null });
        }
        json!({
            "plies": 3,
            "players": players,
            "moves": (0..count).map(|node| node.to_string()).collect::<Vec<_>>(),
            "estimates": vec![false; count],
            "values": values,
            "children": children,
        })
    })
}

/// What minimax finds in the tree of a game.
fn minimax(game: &OwnGame) -> Value {
    let setup = Setup { algorithm: Algorithm::Minimax, ..Setup::default() };
    let session = search_tree(game.tree.clone(), setup, Recorder::new()).expect("it ends");
    session.trace().last_finished().and_then(|pass| pass.result).expect("a result").value()
}

proptest! {
    #[test]
    fn trees_are_read_as_they_are_and_nothing_else_is(json in columns()) {
        let Ok(game) = read(&json, 1_000) else {
            let children = json["children"].as_array().unwrap();
            let is_leaf = |node: usize| children[node] == 0;
            let fits = (0..children.len()).all(|node| is_leaf(node) != json["values"][node].is_null());
            prop_assert!(!fits, "{}", json);
            return Ok(());
        };
        for node in game.tree.nodes() {
            prop_assert_eq!(json["children"][node.index()].as_u64(), Some(game.tree.children(node).len() as u64));
            prop_assert_eq!(game.tree.name(node).unwrap_or("0"), json["moves"][node.index()].as_str().unwrap());
        }
        for node in game.tree.nodes().filter(|&node| !game.tree.is_leaf(node)) {
            let player = game.tree.player(node);
            prop_assert_eq!(player, if json["players"][node.index()] == "max" { Player::Max } else { Player::Min });
        }
        prop_assert_eq!(game.worth(TreeNode::ROOT), minimax(&game));
    }

    #[test]
    fn nothing_makes_it_panic(column in "children|players|moves|values|estimates|boards|plies|problem", text in ".*") {
        let value: Json = serde_json::from_str(&text).unwrap_or(Json::String(text));
        let _ = read(&with(&column, value.clone()), 10);
        let _ = read(&json!({ "problem": { column: value } }), 10);
    }
}
