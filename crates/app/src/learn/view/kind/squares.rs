//! Questions about boards, whose squares can be pressed.

use plyscope_i18n::{texts, Lang};
use plyscope_quiz::board::{BackOut, Fate, Go, Lost, NextSquare, Way};
use plyscope_quiz::Quiz;
use yew::prelude::*;

use super::boards::{board, grid, Pressing};
use super::stops::{choice, Stops};
use crate::learn::card::Card;
use crate::learn::message::Message;
use crate::learn::view::Send;

/// “Which square next?”: the current stop, with links to the others.
pub fn next_square(quiz: &NextSquare, card: &Card, lang: Lang, send: &Send) -> Html {
    let draft = &card.attempt.draft;
    let replies = quiz.read(draft).unwrap_or_default();
    let named = |stop, go| {
        let offers = quiz.offers(stop, lang);
        offers.into_iter().find(|(offered, _)| *offered == go).map(|(_, name)| name)
    };
    let reply_name = |stop| replies.get(stop).and_then(|&go| named(stop, go));
    let stops = Stops::of(card, (0..quiz.stops().len()).map(reply_name).collect());
    let stop = stops.shown;
    let Some(search) = quiz.stops().get(stop) else { return Html::default() };
    let given = replies.get(stop).copied();
    let reply = |go| Message::Reply(stop, quiz.with(draft, stop, go));
    let pressing = Pressing {
        chosen: given.and_then(|go| quiz.square(stop, go)),
        press: &|square| quiz.at(stop, square).filter(|_| stops.is_changeable()).map(reply),
    };
    let offers = if stops.is_changeable() { quiz.offers(stop, lang) } else { Vec::new() };
    let can_be_pressed = |&(go, _): &(Go, String)| {
        quiz.square(stop, go).is_some_and(|square| quiz.at(stop, square).is_some())
    };
    let hint = offers.iter().any(can_be_pressed).then(|| texts::learn_press_square(lang));
    let ways =
        offers.into_iter().map(|(go, name)| choice(&name, given == Some(go), reply(go), send));
    let ways = html! { <div class="ways">{ for ways }</div> };
    html! {
        <>
            { stops.head(&quiz.stop_prompt(stop, lang), lang, send) }
            { grid(search, card.square, &pressing, lang, send) }
            { stops.reply(hint, ways, lang, send) }
        </>
    }
}

/// “Is this the moment to back out?”: the last choice that stays is pressed.
pub fn back_out(quiz: &BackOut, card: &Card, lang: Lang, send: &Send) -> Html {
    let given = quiz.read(&card.attempt.draft).ok().flatten();
    let answer = |way| Message::Put(quiz.print(&Some(way)));
    let pressing = Pressing {
        chosen: given.and_then(|way| quiz.square(way)),
        press: &|square| quiz.at(square).map(answer),
    };
    let ways = [
        (Way::On, texts::learn_back_on(lang)),
        (Way::BackTo(0), texts::learn_back_start(lang)),
        (Way::BackToEnd, texts::learn_back_end(lang)),
    ];
    let ways = ways.map(|(way, name)| choice(&name, given == Some(way), answer(way), send));
    html! {
        <>
            <p class="asking-of">{ quiz.asking(lang) }</p>
            { grid(quiz.search(), card.square, &pressing, lang, send) }
            { doing(Some(texts::learn_press_back(lang)), ways.into_iter().collect(), lang) }
        </>
    }
}

/// “Can this still be completed?”
pub fn lost(quiz: &Lost, card: &Card, lang: Lang, send: &Send) -> Html {
    let given = quiz.read(&card.attempt.draft).ok().flatten();
    let ways = [
        (Fate::CanBeCompleted, texts::learn_lost_no(lang)),
        (Fate::IsLost, texts::learn_lost_yes(lang)),
    ];
    let ways = ways.map(|(fate, name)| {
        choice(&name, given == Some(fate), Message::Put(quiz.print(&Some(fate))), send)
    });
    html! {
        <>
            <p class="asking-of">{ quiz.asking(lang) }</p>
            { board(quiz.search(), lang) }
            { doing(None, ways.into_iter().collect(), lang) }
        </>
    }
}

fn doing(hint: Option<String>, ways: Html, lang: Lang) -> Html {
    html! {
        <div class="doing" role="group" aria-label={texts::learn_answer(lang)}>
            if let Some(hint) = hint { <p class="hint">{ hint }</p> }
            <div class="ways">{ ways }</div>
        </div>
    }
}
