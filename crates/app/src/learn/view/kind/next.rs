//! “What happens next?”: the tree at one stop, with all before it and nothing after it.

use plyscope_stage::locale::{texts, Lang};
use plyscope_stage::quiz::next::Next;
use plyscope_stage::quiz::sketch;
use plyscope_stage::quiz::Quiz;
use plyscope_stage::reading::reading;
use yew::prelude::*;

use crate::learn::card::Card;
use crate::learn::message::Message;
use crate::learn::view::tree::{tree, Drawing, Sign};
use crate::learn::view::{sends, Send};

/// The stop that is looked at, and the way to the others.
pub fn surface(quiz: &Next, card: &Card, lang: Lang, send: &Send) -> Html {
    let session = quiz.session();
    let count = quiz.stops().len();
    let replies = quiz.read(&card.attempt.draft).unwrap_or_default();
    let open = (0..count).find(|&stop| replies.get(stop).is_none());
    let shown = card.stop.or(open).unwrap_or(0).min(count.saturating_sub(1));
    let Some(stop) = quiz.stops().get(shown) else { return Html::default() };
    let ways = (0..count).map(|stop| {
        let number = stop + 1;
        html! {
            <button type="button" class="small" aria-pressed={(stop == shown).to_string()}
                aria-label={texts::learn_stop(lang, &number.to_string())}
                onclick={sends(send, Message::Look(stop))}>{ number }</button>
        }
    });
    let drawing = Drawing {
        session,
        scene: sketch::halted(session, stop.step),
        step: stop.step,
        label: texts::learn_tree_stop(lang),
        cursor: card.cursor,
        sign: &|node| Sign {
            reading: reading(session, node, stop.step, lang),
            said: None,
            is_chosen: None,
            mark: None,
        },
    };
    html! {
        <>
            <div class="stops" role="group" aria-label={texts::learn_stops(lang)}>
                { for ways }
                <p role="status">{ quiz.stop_prompt(shown, lang) }</p>
            </div>
            { tree(drawing, lang, send) }
        </>
    }
}
