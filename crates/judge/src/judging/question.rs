//! What a program is asked.

use plyscope_report::values;
use plyscope_search::{GameTree, TreeNode, Window};
use plyscope_setup::Setup;
use serde_json::Value as Json;

use crate::departure::sent;

/// The line of JSON that asks for the search of a tree: its leaves as numbers, who is to move at the
/// root, and the window.
#[must_use]
pub fn question(tree: &GameTree, setup: &Setup) -> String {
    let Window { alpha, beta } = setup.options().window;
    let (alpha, beta) = (values::value(sent(alpha)), values::value(sent(beta)));
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
            Some(value) => text.push_str(&number(value)),
            None => {
                text.push('[');
                pending.push(None);
                pending.extend(tree.children(node).rev().map(Some));
            }
        }
    }
    text
}

fn number(value: plyscope_search::Value) -> String {
    match values::value(sent(value)) {
        Json::Number(number) => number.to_string(),
        // A draw.
        _ => "0".to_owned(),
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
        let setup = Setup { window: "0..win".parse().expect("a window"), ..Setup::default() };
        let tree = GameTree::parse("1 2").expect("a tree");
        assert!(question(&tree, &setup).ends_with("\"alpha\": 0, \"beta\": 1}\n"));
    }
}
