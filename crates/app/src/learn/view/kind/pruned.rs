//! “Which nodes are pruned?”: nodes are marked where they stand in the tree.

use std::collections::BTreeMap;

use plyscope_core::TreeNode;
use plyscope_stage::locale::{texts, Lang};
use plyscope_stage::quiz::grade::{Mark, Spot};
use plyscope_stage::quiz::pruned::Pruned;
use plyscope_stage::quiz::selection::Selection;
use plyscope_stage::quiz::sketch::{self, Reach, MOST_NODES};
use yew::prelude::*;

use crate::learn::card::Card;
use crate::learn::view::tree::{tree, Drawing, Sign};
use crate::learn::view::Send;

/// The tree, in which nodes can be marked.
pub fn surface(quiz: &Pruned, card: &Card, lang: Lang, send: &Send) -> Html {
    let session = quiz.session();
    if session.tree().len() > MOST_NODES {
        return html! { <p class="too-large">{ texts::learn_too_large(lang, MOST_NODES) }</p> };
    }
    let (chosen, _) = Selection::read_in_part(session.tree(), &card.attempt.draft);
    let marks = marks(quiz, card, &chosen);
    let drawing = Drawing {
        session,
        scene: sketch::pruned(session, &chosen),
        label: texts::learn_tree(lang),
        cursor: card.cursor,
        sign: &|node| Sign {
            name: texts::learn_marked(lang),
            is_chosen: (node != TreeNode::ROOT).then(|| chosen.contains(node)),
            mark: marks.get(&node).copied(),
        },
    };
    html! {
        <>
            { tree(drawing, lang, send) }
            <p class="hint how-to">{ texts::learn_press(lang) }</p>
        </>
    }
}

/// How the marks are that have not been changed since the answer was checked.
fn marks(quiz: &Pruned, card: &Card, chosen: &Selection) -> BTreeMap<TreeNode, Mark> {
    let (Some(grade), Some(checked)) = (&card.said.grade, card.attempt.checked()) else {
        return BTreeMap::new();
    };
    let (checked, _) = Selection::read_in_part(quiz.session().tree(), checked);
    let found = grade.findings.iter().filter_map(|finding| match finding.spot {
        Spot::Node(node) if checked.contains(node) == chosen.contains(node) => {
            Some((node, finding.mark))
        }
        Spot::Node(_) | Spot::Item(_) => None,
    });
    found.collect()
}

/// The answer after a node was pressed.
pub fn pressed(quiz: &Pruned, card: &Card, node: TreeNode, reach: Reach) -> String {
    sketch::pressed(quiz.session().tree(), &card.attempt.draft, node, reach)
}

/// How nodes are named.
pub fn how(lang: Lang) -> String {
    texts::learn_how_nodes(lang)
}
