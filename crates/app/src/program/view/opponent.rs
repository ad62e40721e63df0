//! Playing against the search of the game.

use plyscope_i18n::{numerals, texts, Lang};
use plyscope_judge::own_game::{Opponent, OwnGame};
use plyscope_search::Player;
use plyscope_setup::Choice;
use yew::prelude::*;

use super::game::after;
use super::Send;
use crate::frame::sends;
use crate::program::message::Message;
use crate::program::model::Model;
use crate::view::choice::choice;
use crate::view::form::select;

/// The game that is played, with a button for each move.
pub fn opponent(game: &OwnGame, model: &Model, send: &Send) -> Html {
    let lang = model.shell.lang;
    let Some(opponent) = model.opponent else { return Html::default() };
    let side = select(
        "play-side",
        texts::writing_play_side(lang),
        texts::writing_play_side_hint(lang),
        opponent.side,
        |player| {
            Some(match player {
                Player::Max => texts::root_max(lang),
                Player::Min => texts::root_min(lang),
            })
        },
        choice(send, |id| Player::from_id(id).ok().map(Message::Begin)),
    );
    let moves = game.tree.children(opponent.node).filter(|_| opponent.is_asked(game));
    let buttons = moves.map(|node| {
        html! {
            <button type="button" key={node.0} onclick={sends(send, Message::Move(node))}>{ game.move_name(node) }</button>
        }
    });
    html! {
        <section class="play-against" aria-labelledby="play-title">
            <h2 id="play-title">{ texts::writing_play(lang) }</h2>
            <div class="play-choices">
                { side }
                <button type="button" id="play-new" onclick={sends(send, Message::Begin(opponent.side))}>{ texts::writing_play_new(lang) }</button>
            </div>
            <p>{ after(game, opponent.node, lang) }</p>
            <pre tabindex="0" id="play-board">{ game.board(opponent.node) }</pre>
            <p role="status" id="play-status">{ status(game, opponent, lang) }</p>
            <div class="play-moves" role="group" tabindex="-1" aria-label={texts::writing_play_moves(lang)}>{ for buttons }</div>
        </section>
    }
}

/// What has happened, and who is to move.
fn status(game: &OwnGame, opponent: Opponent, lang: Lang) -> String {
    let answer =
        opponent.answer.map(|node| texts::writing_play_answer(lang, &game.move_name(node)));
    let next = match game.tree.leaf_value(opponent.node) {
        None => texts::writing_play_turn(lang),
        Some(value) => {
            let value = numerals::value(lang, value);
            match game.is_estimate(opponent.node) {
                true => texts::writing_play_end(lang, &value),
                false => texts::writing_play_over(lang, &value),
            }
        }
    };
    lang.sentences(answer.into_iter().chain([next]))
}
