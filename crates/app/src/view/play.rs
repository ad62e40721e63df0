//! Playing against the search.

use plyscope_core::games::{Board, Style};
use plyscope_core::{Move, Player, Value};
use plyscope_stage::caption::player_name;
use plyscope_stage::locale::{texts, Lang};
use plyscope_stage::picture::boards;
use yew::prelude::*;

use super::board::{names, view_box, SIDE};
use super::tree::drawn_shape;
use super::{panel as fold, sends, Send};
use crate::message::Message;
use crate::model::{Match, MatchMessage, Model};

/// The panel; nothing for a given tree.
pub fn panel(model: &Model, send: &Send) -> Html {
    let lang = model.lang;
    // Where the rules are not at hand, nobody can tell which moves are legal.
    if model.game.as_ref().is_none_or(|spec| !spec.game.entry().has_rules()) {
        return Html::default();
    }
    let content = match &model.played {
        None => begin(lang, send),
        Some(played) => running(played, model, send),
    };
    fold("play-panel", texts::play_panel(lang), content)
}

fn begin(lang: Lang, send: &Send) -> Html {
    let button = |text: String, human: Player| {
        let message = Message::Match(MatchMessage::Begin(human));
        html! { <button type="button" onclick={sends(send, message)}>{ text }</button> }
    };
    html! {
        <div class="match">
            <p class="quiet-text">{ texts::play_about(lang) }</p>
            <p class="node-buttons">
                { button(texts::play_max(lang), Player::Max) }
                { button(texts::play_min(lang), Player::Min) }
            </p>
        </div>
    }
}

fn running(played: &Match, model: &Model, send: &Send) -> Html {
    let lang = model.lang;
    let says = |message: MatchMessage| sends(send, Message::Match(message));
    html! {
        <div class="match">
            <Squares board={played.rules().board(played.line())} choices={choices(played)}
                label={texts::play_board(lang, &played.rules().notation(played.line()))} send={send.clone()} />
            <p role="status">{ status(played, lang) }</p>
            { own_moves(played, lang, send) }
            { record(played, lang, send) }
            <p class="node-buttons">
                <button type="button" disabled={!played.can_take_back()} onclick={says(MatchMessage::TakeBack)}>
                    { texts::play_take_back(lang) }</button>
                <button type="button" onclick={says(MatchMessage::Begin(played.human))}>
                    { texts::play_again(lang) }</button>
                <button type="button" onclick={says(MatchMessage::Begin(played.human.opponent()))}>
                    { texts::play_sides(lang) }</button>
                <button type="button" onclick={says(MatchMessage::End)}>{ texts::play_end(lang) }</button>
            </p>
        </div>
    }
}

fn status(played: &Match, lang: Lang) -> String {
    match played.outcome() {
        Some(value) if value == Value::ZERO => texts::play_drawn(lang),
        Some(value) if (value > Value::ZERO) == (played.human == Player::Max) => {
            texts::play_won(lang)
        }
        Some(_) => texts::play_lost(lang),
        None if played.thinking => texts::play_thinking(lang),
        None => texts::play_your_turn(lang, player_name(played.human)),
    }
}

/// The moves of the person as buttons, for those who do not point at squares.
fn own_moves(played: &Match, lang: Lang, send: &Send) -> Html {
    if !played.is_humans_turn() || played.thinking {
        return Html::default();
    }
    let moves = played.rules().moves(played.line()).into_iter().map(|by| {
        let name = played.rules().move_name(played.line(), by);
        let message = Message::Match(MatchMessage::Move(by));
        html! { <li key={by.0}><button type="button" class="small" onclick={sends(send, message)}>{ name }</button></li> }
    });
    html! { <ul class="moves" aria-label={texts::play_moves(lang)}>{ for moves }</ul> }
}

/// The moves so far; those of the search open the search that chose them.
fn record(played: &Match, lang: Lang, send: &Send) -> Html {
    let moves = played.line().iter().enumerate().map(|(ply, &by)| {
        let name = played.rules().move_name(&played.line()[..ply], by);
        let content = if played.has_search(ply) {
            let message = Message::Match(MatchMessage::Open(ply));
            html! {
                <button type="button" class="small quiet" title={texts::play_open(lang)}
                    aria-label={format!("{name}: {}", texts::play_open(lang))}
                    onclick={sends(send, message)}>{ name }{ " ⌕" }</button>
            }
        } else {
            html! { { name } }
        };
        html! { <li key={ply}>{ content }</li> }
    });
    html! { <ol class="record" aria-label={texts::play_record(lang)}>{ for moves }</ol> }
}

/// A move with the squares it is about.
#[derive(Clone, Copy, PartialEq)]
struct Target {
    by: Move,
    from: Option<usize>,
    to: usize,
}

fn choices(played: &Match) -> Vec<Target> {
    if !played.is_humans_turn() || played.thinking {
        return Vec::new();
    }
    let (rules, line) = (played.rules(), played.line());
    let target = |by| {
        let squares = rules.squares(line, by);
        squares.to.map(|to| Target { by, from: squares.from, to })
    };
    rules.moves(line).into_iter().filter_map(target).collect()
}

#[derive(Properties, PartialEq)]
struct SquaresProps {
    board: Board,
    choices: Vec<Target>,
    label: String,
    send: Send,
}

/// The board to move on: a click on a square is the move that goes there. A piece that stands on the
/// board is clicked first.
#[component]
fn Squares(props: &SquaresProps) -> Html {
    let lifted = use_state_eq(|| None::<usize>);
    {
        let lifted = lifted.clone();
        use_effect_with(props.board.clone(), move |_| lifted.set(None));
    }
    let board = &props.board;
    let count = board.squares.len();
    let squares = (0..count).filter_map(|square| {
        let target = props.choices.iter().find(|choice| goes_to(board, choice, square, *lifted));
        let can_lift = props.choices.iter().any(|choice| choice.from == Some(square));
        let class = match (target, can_lift) {
            (Some(_), _) => "target",
            (None, true) if *lifted == Some(square) => "lifted",
            (None, true) => "liftable",
            (None, false) => return None,
        };
        let (send, lifted) = (props.send.clone(), lifted.clone());
        let by = target.map(|target| target.by);
        let onclick = Callback::from(move |_: MouseEvent| match by {
            Some(by) => send.emit(Message::Match(MatchMessage::Move(by))),
            None => lifted.set(Some(square)),
        });
        Some(html! { <path key={square} {class} d={boards::square(board, SIDE, square)} {onclick} /> })
    });
    html! {
        <svg class="picture board playing" viewBox={view_box(board)} role="img" aria-label={props.label.clone()}>
            { for boards::board(board, SIDE).iter().map(drawn_shape) }
            { names(board) }
            { for squares }
        </svg>
    }
}

/// Whether a click on a square means a move: a disc falls, so that the whole column means it.
fn goes_to(board: &Board, choice: &Target, square: usize, lifted: Option<usize>) -> bool {
    let columns = usize::from(board.columns.max(1));
    let there = match board.style {
        Style::Holes => choice.to % columns == square % columns,
        _ => choice.to == square,
    };
    there && (choice.from.is_none() || choice.from == lifted)
}
