//! The trees of the lectures, with the figures that the lectures give.

use std::collections::BTreeSet;

use plyscope_search::algo::{alpha_beta, Options};
use plyscope_search::game::Game;
use plyscope_search::{Event, GameTree, Value, Verdict, Window};
use serde::Deserialize;

#[derive(Deserialize)]
struct Case {
    id: String,
    root: String,
    window: Option<[i64; 2]>,
    tree: String,
    value: i64,
    pruned: Vec<String>,
    visited: usize,
}

#[test]
fn the_lectures_trees_are_pruned_as_the_lectures_say() {
    let text = include_str!("../../../../tests/cases/lecture-trees.json");
    let cases: Vec<Case> = serde_json::from_str(text).expect("cases");
    for case in cases {
        let number = |n| Value::whole(n).expect("in range");
        let window = case.window.map_or(Window::FULL, |[alpha, beta]| Window {
            alpha: number(alpha),
            beta: number(beta),
        });
        let tree = GameTree::parse(&format!("{}: {}", case.root, case.tree)).expect("a tree");
        let options = Options { window, ..Options::default() };
        let mut events: Vec<Event> = Vec::new();
        let Ok(verdict) = alpha_beta(&tree, &options, &mut events);
        let visited = visited(&tree, &events);
        let pruned: Vec<String> = tree
            .nodes()
            .filter(|node| !visited.contains(node))
            .map(|node| tree.l_name(node).to_string())
            .collect();
        assert_eq!(verdict, Verdict::Exact(number(case.value)), "{}", case.id);
        assert_eq!(pruned, case.pruned, "{}", case.id);
        assert_eq!(visited.len(), case.visited, "{}", case.id);
    }
}

fn visited(tree: &GameTree, events: &[Event]) -> BTreeSet<plyscope_search::TreeNode> {
    let mut path = vec![tree.root()];
    let mut visited = BTreeSet::from([tree.root().node]);
    for event in events {
        match *event {
            Event::Enter { by, .. } => {
                let child = tree.play(path.last().expect("open"), by);
                visited.insert(child.node);
                path.push(child);
            }
            Event::Leave { .. } => drop(path.pop()),
            _ => {}
        }
    }
    visited
}
