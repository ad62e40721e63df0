//! “What happens next?”: the tree at one stop, with all before it and nothing after it.

use plyscope_i18n::numerals;
use plyscope_i18n::{texts, Lang};
use plyscope_quiz::next::{Next, Offers, Reply};
use plyscope_quiz::sketch;
use plyscope_quiz::Quiz;
use plyscope_search::{TreeNode, Value, Window};
use plyscope_session::reading::reading;
use yew::prelude::*;

use super::stops::{choice, Stops};
use super::Pressed;
use crate::learn::card::Card;
use crate::learn::message::Message;
use crate::learn::view::tree::{tree, Drawing, Sign};
use crate::learn::view::Send;
use crate::view::choice;

/// The current stop, its possible replies and links to the others.
pub fn surface(quiz: &Next, card: &Card, lang: Lang, send: &Send) -> Html {
    let session = quiz.session();
    let stops = stops(quiz, card, lang);
    let Some(stop) = quiz.stops().get(stops.shown) else { return Html::default() };
    let given = quiz.read(&card.attempt.draft).ok();
    let given = given.and_then(|replies| replies.get(stops.shown).copied());
    let asking = Asking { quiz, card, stop: stops.shown, given, lang, send };
    let drawing = Drawing {
        session,
        scene: sketch::halted(session, stop.step),
        step: stop.step,
        label: texts::learn_tree_stop(lang),
        cursor: card.cursor,
        room: card.room,
        sign: &|node| Sign {
            reading: reading(session, node, stop.step, lang),
            answer: None,
            is_chosen: at(quiz, &stops, node).map(|reply| given == Some(reply)),
            mark: None,
        },
    };
    let offers = stops.is_changeable().then(|| quiz.offers(stops.shown)).flatten();
    let (hint, ways) = match offers {
        Some(Offers::Replies(replies)) => {
            (Some(texts::learn_press_next(lang)), asking.replies(&replies))
        }
        Some(Offers::Window { before, ends }) => (None, asking.window(before, ends)),
        Some(Offers::Value) => (Some(texts::learn_write_value(lang)), Html::default()),
        None => (None, Html::default()),
    };
    html! {
        <>
            { stops.head(&quiz.stop_prompt(stops.shown, lang), lang, send) }
            { tree(drawing, lang, send) }
            { stops.reply(hint, ways, lang, send) }
        </>
    }
}

fn stops(quiz: &Next, card: &Card, lang: Lang) -> Stops {
    let replies = quiz.read(&card.attempt.draft).unwrap_or_default();
    let reply_name = |stop| replies.get(stop).map(|&reply| quiz.reply_text(reply, lang));
    Stops::of(card, (0..quiz.stops().len()).map(reply_name).collect())
}

/// The reply for a press on a node at the current stop, if there is one.
fn at(quiz: &Next, stops: &Stops, node: TreeNode) -> Option<Reply> {
    quiz.at(stops.shown, node).filter(|_| stops.is_changeable())
}

/// A stop with its reply.
struct Asking<'a> {
    quiz: &'a Next,
    card: &'a Card,
    stop: usize,
    given: Option<Reply>,
    lang: Lang,
    send: &'a Send,
}

impl Asking<'_> {
    fn answer(&self, reply: Reply) -> Message {
        Message::Reply(self.stop, self.quiz.with(&self.card.attempt.draft, self.stop, reply))
    }

    fn replies(&self, replies: &[Reply]) -> Html {
        let way = |&reply: &Reply| {
            let name = self.quiz.reply_text(reply, self.lang);
            choice(&name, self.given == Some(reply), self.answer(reply), self.send)
        };
        html! { <div class="ways">{ for replies.iter().map(way) }</div> }
    }

    /// A window with two ends, each chosen from some values or left unchanged.
    fn window(&self, before: Window, mut ends: Vec<Value>) -> Html {
        let now = match self.given {
            Some(Reply::Window(window)) => window,
            _ => before,
        };
        ends.extend([now.alpha, now.beta]);
        ends.sort_unstable();
        ends.dedup();
        let stays = Reply::Window(before);
        let name = texts::learn_window_stays(self.lang);
        html! {
            <div class="ways">
                { self.end("α", &ends, now.alpha, &|alpha| Window { alpha, ..now }) }
                { self.end("β", &ends, now.beta, &|beta| Window { beta, ..now }) }
                { choice(&name, self.given == Some(stays), self.answer(stays), self.send) }
            </div>
        }
    }

    fn end(&self, name: &str, ends: &[Value], now: Value, with: &dyn Fn(Value) -> Window) -> Html {
        let messages: Vec<Message> =
            ends.iter().map(|&end| self.answer(Reply::Window(with(end)))).collect();
        let chosen = choice::choice(self.send, move |place| {
            place.parse().ok().and_then(|place: usize| messages.get(place).cloned())
        });
        let options = ends.iter().enumerate().map(|(place, &end)| {
            html! {
                <option value={place.to_string()} selected={end == now}>{ numerals::value(self.lang, end) }</option>
            }
        });
        html! {
            <label class="end">
                <span>{ texts::learn_window_end(self.lang, name) }</span>
                <select onchange={chosen}>{ for options }</select>
            </label>
        }
    }
}

/// A press replies with a node, if a node is asked for.
pub fn pressed(quiz: &Next, card: &Card, node: TreeNode) -> Pressed {
    let stops = stops(quiz, card, Lang::En);
    let stop = stops.shown;
    match at(quiz, &stops, node) {
        Some(reply) => Pressed::Reply(stop, quiz.with(&card.attempt.draft, stop, reply)),
        None => Pressed::Nothing,
    }
}
