//! “Which search was it?”: the tree with what was visited, and the searches to choose from.

use plyscope_i18n::{texts, Lang};
use plyscope_quiz::sketch;
use plyscope_quiz::which_search::WhichSearch;
use plyscope_quiz::Quiz;
use plyscope_search::{Step, TreeNode};
use yew::prelude::*;

use super::numbered::numbered;
use crate::learn::card::Card;
use crate::learn::message::Message;
use crate::learn::view::tree::{tree, Drawing, Sign};
use crate::learn::view::Send;

/// The tree, in which what was not visited is drawn as pruned, and a button for each search.
pub fn surface(quiz: &WhichSearch, card: &Card, lang: Lang, send: &Send) -> Html {
    let session = quiz.session();
    let given = quiz.read(&card.attempt.draft).ok().flatten();
    let mut scene = sketch::bare(session);
    quiz.dress(&mut scene);
    let place = |node: TreeNode| {
        let place = quiz.leaves().iter().position(|&leaf| leaf == node);
        match place {
            Some(place) => Some(texts::learn_visited_as(lang, &(place + 1).to_string())),
            None => (!quiz.is_visited(node)).then(|| texts::read_pruned(lang)),
        }
    };
    let drawing = Drawing {
        session,
        scene,
        step: Step::START,
        label: texts::learn_tree_visited(lang),
        cursor: card.cursor,
        room: card.room,
        sign: &|node| Sign {
            reading: sketch::reading(session, node, lang),
            answer: place(node),
            is_chosen: None,
            mark: None,
        },
    };
    let put = |number: usize| Message::Put(quiz.print(&Some(number)));
    html! {
        <>
            { tree(drawing, lang, send) }
            { numbered(None, quiz.names(lang), given, &put, lang, send) }
        </>
    }
}
