//! Playing against the search.

pub mod disc;
pub mod squares;

use plyscope_games::Finish;
use plyscope_i18n::{texts, Lang};
use plyscope_search::Player;
use plyscope_session::moves::side_of;
use plyscope_setup::catalog::GameSpec;
use plyscope_setup::dialog_request::DialogId;
use plyscope_setup::game_status::End;
use yew::prelude::*;

use super::button::button;
use super::{panel as fold, sends, Send};
use crate::message::Message;
use crate::model::{Made, Match, MatchMessage, Model, Turn};
use disc::disc;
use squares::{goals, own_moves, Squares};

/// Whether the game can be played; it cannot with chance.
pub fn can_play(model: &Model) -> bool {
    model.game.as_ref().is_some_and(|spec| !spec.game.entry().has_chance())
}

/// The panel; nothing for a given tree.
pub fn panel(model: &Model, send: &Send) -> Html {
    let lang = model.shell.lang;
    let Some(spec) = &model.game else { return Html::default() };
    let content = match &model.played {
        _ if !can_play(model) => {
            html! { <p class="quiet-text">{ texts::play_chance(lang) }</p> }
        }
        // Distinct keys keep Yew from reusing elements and their focus.
        None => begin(spec, lang, send),
        Some(played) => running(played, lang, send),
    };
    fold("play-panel", texts::play_panel(lang), content)
}

fn begin(spec: &GameSpec, lang: Lang, send: &Send) -> Html {
    let rules = spec.rules().ok();
    let first = rules.as_ref().map_or(Player::Max, |rules| rules.player(&[]));
    let style = rules.map(|rules| rules.board(&[]).style);
    let name = |player| side_of(Some(spec), player, lang);
    let begin_button = |text: String, human| {
        let begun = sends(send, Message::Match(MatchMessage::Begin(human)));
        html! {
            <button type="button" onclick={begun}>
                { text }{ for style.and_then(|style| disc(style, human)) }</button>
        }
    };
    html! {
        <div key="begin" class="match" tabindex="-1">
            <p class="quiet-text">{ texts::play_about(lang) }</p>
            <p class="node-buttons">
                { begin_button(texts::play_first(lang, &name(first)), first) }
                { begin_button(texts::play_second(lang, &name(first.opponent())), first.opponent()) }
            </p>
        </div>
    }
}

fn offer(text: String, message: MatchMessage, send: &Send) -> Html {
    button(text, sends(send, Message::Match(message)))
}

fn running(played: &Match, lang: Lang, send: &Send) -> Html {
    let turn = played.turn();
    let legal = match turn {
        Turn::Human(legal) => legal,
        _ => &[],
    };
    let board = played.board(None);
    let own = matches!(turn, Turn::Human(_)).then(|| disc(board.style, played.human)).flatten();
    html! {
        <div key="running" class="match" id="match" tabindex="-1">
            <Squares {board} goals={goals(legal, |by| played.board(Some(by)))} last={played.last_squares()}
                label={texts::play_board(lang, &played.notation())} {lang} send={send.clone()} />
            <p role="status">{ status(played, &turn, lang) }{ for own }</p>
            if matches!(turn, Turn::Stopped) {
                { offer(texts::play_think(lang), MatchMessage::Think, send) }
            }
            if matches!(turn, Turn::Unanswered) {
                { button(texts::search_again(lang), sends(send, Message::Retry)) }
            }
            { own_moves(legal, lang, send) }
            { record(played, lang, send) }
            if played.made().iter().any(is_for_max) { { values(played, lang) } }
            if matches!(turn, Turn::Over(_)) && !played.made().is_empty() {
                <p class="node-buttons">{ button(texts::play_review(lang), sends(send, Message::OpenDialog(DialogId::Review))) }</p>
            }
            <p class="node-buttons">
                <button type="button" aria-disabled={(!played.can_take_back()).then_some("true")}
                    onclick={sends(send, Message::Match(MatchMessage::TakeBack))}>
                    { texts::play_take_back(lang) }</button>
                { offer(texts::play_again(lang), MatchMessage::Begin(played.human), send) }
                { offer(texts::play_sides(lang), MatchMessage::Begin(played.human.opponent()), send) }
                { offer(texts::play_end(lang), MatchMessage::End, send) }
            </p>
        </div>
    }
}

fn status(played: &Match, turn: &Turn<'_>, lang: Lang) -> String {
    match turn {
        Turn::Unknown => texts::play_looking(lang),
        Turn::Unanswered => texts::play_unanswered(lang),
        Turn::Human(_) => {
            let own = side_of(Some(played.spec()), played.human, lang);
            answered(played, texts::play_your_turn(lang, &own), lang)
        }
        Turn::Thinking => texts::play_thinking(lang),
        Turn::Stopped => texts::play_stopped(lang),
        Turn::Over(end) => answered(played, result(*end, played.human, lang), lang),
    }
}

/// A sentence behind the move that the search has just made, which is to be spoken too.
fn answered(played: &Match, sentence: String, lang: Lang) -> String {
    let answer = played.made().last().filter(|made| made.player != played.human);
    let answer = answer.map(|made| texts::play_answer(lang, &made.name));
    lang.sentences(answer.into_iter().chain([sentence]))
}

fn result(end: End, human: Player, lang: Lang) -> String {
    let result = match end.value.winner() {
        None => texts::play_drawn(lang),
        Some(winner) if winner == human => texts::play_won(lang),
        Some(_) => texts::play_lost(lang),
    };
    match end.finish {
        None => result,
        Some(Finish::Checkmate) => texts::play_checkmate(lang, &result),
        Some(Finish::Stalemate) => texts::play_stalemate(lang, &result),
        Some(Finish::FiftyMoves) => texts::play_fifty_moves(lang, &result),
        Some(Finish::Blocked) => texts::play_blocked(lang, &result),
        Some(Finish::FortyMoves) => texts::play_forty_moves(lang, &result),
        Some(Finish::OwnLine) => texts::play_own_line(lang, &result),
    }
}

/// Whether a move was chosen by a search that is shown from MAX's point of view.
fn is_for_max(made: &Made) -> bool {
    made.search.as_ref().is_some_and(|search| !search.setup().algorithm.negates())
}

/// From whose point of view the search counts, whichever side it plays.
fn values(played: &Match, lang: Lang) -> Html {
    let side = |player| side_of(Some(played.spec()), player, lang);
    let values = texts::play_values(lang, &side(Player::Max), &side(Player::Min));
    html! { <p class="quiet-text">{ values }</p> }
}

/// The moves so far; moves of the search open that search.
fn record(played: &Match, lang: Lang, send: &Send) -> Html {
    let moves = played.made().iter().enumerate().map(|(ply, made)| {
        let (name, number) = (made.name.clone(), played.number(ply));
        let content = if made.search.is_some() {
            let message = Message::Match(MatchMessage::Open(ply));
            html! {
                <button type="button" class="small quiet" title={texts::play_open(lang)}
                    aria-label={format!("{name}: {}", texts::play_open(lang))}
                    onclick={sends(send, message)}>{ name }{ " ⌕" }</button>
            }
        } else {
            html! { { name } }
        };
        html! { <li key={ply}>{ number }{ content }</li> }
    });
    html! { <ol class="record" aria-label={texts::play_record(lang)}>{ for moves }</ol> }
}
