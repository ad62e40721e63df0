//! “Whose bound is it?”: the tree just before a cut, whose path can be pressed.

use plyscope_i18n::{texts, Lang};
use plyscope_quiz::next::Setter;
use plyscope_quiz::sketch;
use plyscope_quiz::whose_bound::WhoseBound;
use plyscope_quiz::Quiz;
use plyscope_search::TreeNode;
use plyscope_session::reading::reading;
use yew::prelude::*;

use super::stops::{choice, Stops};
use super::Pressed;
use crate::learn::card::Card;
use crate::learn::message::Message;
use crate::learn::view::tree::{tree, Drawing, Sign};
use crate::learn::view::Send;

/// The current cut, its possible replies and links to the others.
pub fn surface(quiz: &WhoseBound, card: &Card, lang: Lang, send: &Send) -> Html {
    let session = quiz.session();
    let stops = stops(quiz, card, lang);
    let stop = stops.shown;
    let given = quiz.read(&card.attempt.draft).ok().and_then(|replies| replies.get(stop).copied());
    let step = quiz.step(stop);
    let drawing = Drawing {
        session,
        scene: sketch::halted(session, step),
        step,
        label: texts::learn_tree_stop(lang),
        cursor: card.cursor,
        room: card.room,
        sign: &|node| Sign {
            reading: reading(session, node, step, lang),
            answer: None,
            is_chosen: quiz.at(stop, node).map(|setter| given == Some(setter)),
            mark: None,
        },
    };
    let way = |setter: Setter| {
        let message = Message::Reply(stop, quiz.with(&card.attempt.draft, stop, setter));
        choice(&quiz.reply_text(setter, lang), given == Some(setter), message, send)
    };
    let ways = html! { <div class="ways">{ for quiz.offers(stop).into_iter().map(way) }</div> };
    html! {
        <>
            { stops.head(&quiz.stop_prompt(stop, lang), lang, send) }
            { tree(drawing, lang, send) }
            { stops.reply(Some(texts::learn_press_next(lang)), ways, lang, send) }
        </>
    }
}

fn stops(quiz: &WhoseBound, card: &Card, lang: Lang) -> Stops {
    let replies = quiz.read(&card.attempt.draft).unwrap_or_default();
    let reply_name = |stop| replies.get(stop).map(|&setter| quiz.reply_text(setter, lang));
    Stops::of(card, (0..quiz.count()).map(reply_name).collect())
}

/// A press replies with a node of the path.
pub fn pressed(quiz: &WhoseBound, card: &Card, node: TreeNode) -> Pressed {
    let stop = stops(quiz, card, Lang::En).shown;
    match quiz.at(stop, node) {
        Some(setter) => Pressed::Reply(stop, quiz.with(&card.attempt.draft, stop, setter)),
        None => Pressed::Nothing,
    }
}
