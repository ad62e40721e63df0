//! The game of an iteration.

use plyscope_best_first::mcts::Phase;
use plyscope_best_first_view::mcts::playout::Playout;
use plyscope_best_first_view::mcts::Session;
use plyscope_i18n::texts;
use plyscope_view::picture::boards;
use plyscope_view::picture::full_board::{names, view_box, SIDE};
use yew::prelude::*;

use super::{Message, Send};
use crate::browser::value_of;
use crate::mcts::{moment, Model, Random};
use crate::view::tree::drawn_shape;

/// How many random moves are listed; the slider shows them all.
const LISTED: usize = 16;

/// The moves in the tree, the random ones, and the board after some of them. Before a simulation the
/// random moves are not shown.
pub fn playout(model: &Model, session: &Session, send: &Send) -> Html {
    let lang = model.shell.lang;
    let found = moment(model).iteration();
    let found = found.and_then(|(number, phase)| Some((Playout::of(session, number)?, phase)));
    let content = match found {
        None => html! { <p class="quiet-text">{ texts::mcts_playout_none(lang) }</p> },
        Some((playout, phase)) => {
            let is_played = phase >= Phase::Simulate;
            let total = if is_played { playout.random.len() } else { 0 };
            let shown = model.kept.map_or(total, |Random(count)| count).min(total);
            let names = playout.names(session, total.min(LISTED));
            let (selected, random) = names.split_at(playout.selected.len());
            let listed = match total {
                0 => texts::mcts_playout_none_random(lang),
                many if many > LISTED => format!("{} …", lang.list(random)),
                _ => lang.list(random),
            };
            html! {
                <div class="game">
                    { board(session, &playout, shown) }
                    <div>
                    <p>{ texts::mcts_playout_selected(lang, &lang.list(selected)) }</p>
                    if is_played {
                        <p>{ texts::mcts_playout_random(lang, &listed) }</p>
                        if total > 0 && session.positions().board(&[]).is_some() {
                            { slider(shown, total, texts::mcts_playout_place(lang, shown, total), send) }
                        }
                    }
                    </div>
                </div>
            }
        }
    };
    html! {
        <section class="playout">
            <h2>{ texts::mcts_playout(lang) }</h2>
            { content }
        </section>
    }
}

fn board(session: &Session, playout: &Playout, random: usize) -> Html {
    let Some(board) = playout.board(session, random) else { return Html::default() };
    html! {
        <svg class="picture board" viewBox={view_box(&board)} aria-hidden="true" focusable="false">
            { for boards::board(&board, SIDE).iter().map(drawn_shape) }
            { for names(&board).iter().map(drawn_shape) }
        </svg>
    }
}

fn slider(shown: usize, total: usize, text: String, send: &Send) -> Html {
    let moved = {
        let send = send.clone();
        Callback::from(move |event: InputEvent| {
            if let Some(count) = value_of(&event).and_then(|value| value.parse().ok()) {
                send.emit(Message::Own(Random(count)));
            }
        })
    };
    html! {
        <label class="random-moves">
            <input type="range" min="0" max={total.to_string()} value={shown.to_string()}
                aria-valuetext={text.clone()} oninput={moved} />
            <span>{ text }</span>
        </label>
    }
}
