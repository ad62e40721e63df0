//! The puzzle played by hand.

use plyscope_i18n::{texts, Lang};
use plyscope_puzzle_view::backtrack::board::Standing;
use plyscope_puzzle_view::backtrack::by_hand::{Ahead, Hint};
use plyscope_puzzle_view::backtrack::view::View;
use plyscope_puzzles::backtrack::Status;
use plyscope_session::playback::Mode;
use yew::prelude::*;

use super::{sends, Send};
use crate::backtracking::message::{ByHand, Message};
use crate::backtracking::model::{Hand, Model};
use crate::view::button::button;
use crate::view::caption::caption;
use crate::view::panel;

/// The invitation to play by hand.
pub fn invitation(model: &Model, send: &Send) -> Html {
    let lang = model.shell.lang;
    let content = html! {
        <div class="explore">
            <p class="quiet-text">{ texts::hand_about(lang) }</p>
            <div class="buttons">
                { button(texts::hand_begin(lang), sends(send, Message::ByHand(ByHand::Begin))) }
            </div>
        </div>
    };
    panel("hand-panel", texts::hand_title(lang), content)
}

/// The controls below the board while the user plays: a caption and the possible actions.
pub fn controls(hand: &Hand, view: &View, lang: Lang, send: &Send) -> Html {
    let search = &hand.search;
    let button = |text: String, what: ByHand, class: &'static str, off: bool| {
        html! {
            <button type="button" {class} aria-disabled={off.then_some("true")}
                onclick={sends(send, Message::ByHand(what))}>{ text }</button>
        }
    };
    let is_solved = view.status == Status::Solved;
    let choices = view
        .candidates
        .iter()
        .filter(|candidate| matches!(candidate.standing, Standing::Next | Standing::Later));
    let choices = choices.map(|candidate| {
        let chosen = Message::ByHand(ByHand::Choose(candidate.choice));
        html! {
            <button type="button" class="small" onclick={sends(send, chosen)}>{ &candidate.label }</button>
        }
    });
    html! {
        <>
            { caption(html! { full_caption(hand, view, lang) }, Mode::Paused) }
            <div class="transport hand" role="group" tabindex="-1" aria-label={texts::hand_title(lang)}>
                if !is_solved {
                    <div class="buttons" role="group" aria-label={texts::hand_choices(lang)}>
                        <span class="quiet-text">{ texts::hand_choices(lang) }</span>{ for choices }
                    </div>
                }
                <div class="buttons">
                    { button(texts::hand_back(lang), ByHand::TakeBack, "", search.here().path.is_empty()) }
                    { button(texts::hand_ask(lang), ByHand::Ask, "", is_solved) }
                    { button(texts::hand_over(lang), ByHand::HandOver, "primary", false) }
                    { button(texts::hand_end(lang), ByHand::End, "", false) }
                </div>
            </div>
        </>
    }
}

fn full_caption(hand: &Hand, view: &View, lang: Lang) -> String {
    let more = match (view.status, hand.hint) {
        (Status::Solved, _) => texts::hand_solved(lang),
        (status, _) if status.choices().is_empty() => texts::hand_stuck(lang),
        // What goes on from here is for the user to find out, until a hint is asked for.
        (_, None) => String::new(),
        (_, Some((Hint::Nowhere, _) | (_, Ahead::Exactly(0)))) => match hand.search.lost(lang) {
            Some(why) => texts::hand_lost_why(lang, &why),
            None => texts::hand_lost_tried(lang),
        },
        (_, Some((Hint::Choose(choice), ahead))) => {
            let named = view.candidates.iter().find(|other| other.choice == choice);
            let name = named.map(|candidate| candidate.label.as_str()).unwrap_or_default();
            lang.sentences([texts::hand_hint_next(lang, name), count(ahead, lang)])
        }
        (_, Some((Hint::Unknown | Hint::Complete, _))) => texts::hand_hint_unknown(lang),
    };
    lang.sentences([&view.caption, &more])
}

/// How many solutions go on, as far as they were counted.
fn count(ahead: Ahead, lang: Lang) -> String {
    let (Ahead::Exactly(left) | Ahead::AtLeast(left)) = ahead;
    let (number, count) = (lang.number(left), usize::try_from(left).unwrap_or(usize::MAX));
    match ahead {
        Ahead::Exactly(_) => texts::hand_ahead(lang, &number, count),
        Ahead::AtLeast(0) => String::new(),
        Ahead::AtLeast(_) => texts::hand_ahead_least(lang, &number, count),
    }
}
