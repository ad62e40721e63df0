//! What a program is asked.

use plyscope_report::values;
use plyscope_search::{GameTree, TreeNode, Value, Window};
use plyscope_setup::Setup;
use serde_json::Value as Json;

use crate::departure::{has_numbers, sent, sent_end};

/// The line of JSON that asks for the search of a tree: its leaves as numbers, who is to move at the
/// root, and the window.
#[must_use]
pub fn question(tree: &GameTree, setup: &Setup) -> String {
    let Window { alpha, beta } = setup.options().window;
    let has_numbers = has_numbers(tree);
    let [alpha, beta] = [alpha, beta].map(|end| number(sent_end(end, has_numbers)));
    let root = values::player(tree.root_player());
    let lists = lists(tree);
    format!("{{\"tree\": {lists}, \"root\": \"{root}\", \"alpha\": {alpha}, \"beta\": {beta}}}\n")
}

/// The tree as nested lists.
fn lists(tree: &GameTree) -> String {
    let mut text = String::new();
    // What is left to write: a node, or the end of a list.
    let mut pending = vec![Some(TreeNode::ROOT)];
    while let Some(next) = pending.pop() {
        let Some(node) = next else {
            text.push(']');
            continue;
        };
        if text.ends_with(|c: char| c == ']' || c.is_ascii_digit()) {
            text.push(',');
        }
        match tree.leaf_value(node) {
            Some(value) => text.push_str(&number(sent(value))),
            None => {
                text.push('[');
                pending.push(None);
                pending.extend(tree.children(node).rev().map(Some));
            }
        }
    }
    text
}

/// What is sent of a value; of the open end of a window it is null.
fn number(sent: Value) -> String {
    match values::value(sent) {
        // A draw.
        Json::String(_) => "0".to_owned(),
        number => number.to_string(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_question_is_one_line_of_json() {
        let table = [
            (
                "(8 5) (20 3)",
                "{\"tree\": [[8,5],[20,3]], \"root\": \"max\", \"alpha\": null, \"beta\": null}\n",
            ),
            (
                "min: win (draw -2.5)",
                "{\"tree\": [1,[0,-2.5]], \"root\": \"min\", \"alpha\": null, \"beta\": null}\n",
            ),
            ("7", "{\"tree\": 7, \"root\": \"max\", \"alpha\": null, \"beta\": null}\n"),
            ("((1))", "{\"tree\": [[1]], \"root\": \"max\", \"alpha\": null, \"beta\": null}\n"),
        ];
        for (text, expected) in table {
            let tree = GameTree::parse(text).unwrap_or_else(|error| panic!("{text}: {error}"));
            assert_eq!(question(&tree, &Setup::default()), expected);
        }
    }

    #[test]
    fn ends_of_the_window_compare_with_the_leaves() {
        let table = [
            ("-5..2.5", "1 2", "\"alpha\": -5, \"beta\": 2.5"),
            ("0..win", "draw loss", "\"alpha\": 0, \"beta\": 1"),
            ("draw..win", "draw loss", "\"alpha\": 0, \"beta\": 1"),
            ("game", "draw loss", "\"alpha\": -1, \"beta\": 1"),
            ("-inf..loss", "draw loss", "\"alpha\": null, \"beta\": -1"),
            ("5..win", "1 20", "\"alpha\": 5, \"beta\": null"),
            ("game", "1 20", "\"alpha\": null, \"beta\": null"),
        ];
        for (window, tree, ends) in table {
            let setup = Setup { window: window.parse().expect("a window"), ..Setup::default() };
            let tree = GameTree::parse(tree).expect("a tree");
            let asked = question(&tree, &setup);
            assert!(asked.ends_with(&format!("{ends}}}\n")), "{window}: {asked}");
        }
    }
}
