//! The board of a game: the position of the current step or the pointed one, and the moves from
//! there.

use plyscope_games::{Finish, Style};
use plyscope_i18n::numerals;
use plyscope_i18n::{texts, Lang};
use plyscope_search::{Move, TreeNode, Turn};
use plyscope_session::caption::{line_name, root_name};
use plyscope_session::moves::{expected_line, side};
use plyscope_session::{Session, State};
use plyscope_setup::rules::Rules;
use plyscope_view::picture::boards;
use plyscope_view::picture::full_board::{names, view_box, SIDE};
use yew::prelude::*;

use super::play::disc::disc;
use super::tree::drawn_shape;
use super::{panel as fold, sends, Send};
use crate::message::Message;
use crate::model::Model;

/// The panel; nothing for a given tree.
pub fn panel(model: &Model, send: &Send) -> Html {
    let Some(session) = &model.session else { return Html::default() };
    let Some(played) = session.game() else { return Html::default() };
    let (lang, step) = (model.shell.lang, model.playback.step);
    let chosen = model.chosen.or_else(|| session.focus(step)).unwrap_or(TreeNode::ROOT);
    let node = model.pointed().unwrap_or(chosen);
    let line = session.line(node);
    let rules = played.rules();
    let board = played.board(&line);
    let last = played.last_squares(&line);
    let touched: Vec<usize> =
        last.into_iter().flat_map(|squares| squares.from.into_iter().chain(squares.to)).collect();
    let to_move = rules.player(&line);
    let player = side(session, to_move, lang);
    // Without the rules, the search knows whether the game was over.
    let over = rules.utility(&line).or_else(|| session.outcome(node));
    let finish = rules.game_status(&line).and_then(|status| status.end?.finish);
    let entry = played.spec().game.entry();
    let is_chance = rules.turn(&line) == Turn::Chance;
    let turn = match (over, rules.estimate(&line)) {
        (Some(value), _) => match entry.winner(value) {
            Some(winner) if finish == Some(Finish::OwnLine) => {
                texts::board_own_line(lang, &side(session, winner.opponent(), lang))
            }
            Some(winner) => texts::board_won(lang, &side(session, winner, lang)),
            None => texts::board_over(lang, &numerals::value(lang, value)),
        },
        (None, Some(guess)) => {
            let text = if is_chance { texts::board_turn_then } else { texts::board_turn };
            text(lang, &player, &numerals::value(lang, guess))
        }
        (None, None) if is_chance => texts::board_then(lang, &player),
        (None, None) => texts::board_to_move(lang, &player),
    };
    let disc = over.is_none().then(|| disc(board.style, to_move)).flatten();
    let content = html! {
        <div class="board-panel">
            { for rules_of(entry.id, lang).map(|rules| html! { <p class="quiet-text">{ rules }</p> }) }
            <p class="board-line">{ lang.capitalised(&line_name(session, node, lang), &root_name(session, lang)) }</p>
            <svg class="picture board" viewBox={view_box(&board)} role="img"
                aria-label={texts::board_of(lang, &rules.notation(&line))}>
                { for boards::board(&board, SIDE).iter().map(drawn_shape) }
                { for touched.iter().map(|&square| html! {
                    <path class="board-last" d={boards::square(&board, SIDE, square).to_string()} />
                }) }
                { for names(&board).iter().map(drawn_shape) }
            </svg>
            { for die(rules, &line, lang).map(|text| html! { <p class="quiet-text">{ text }</p> }) }
            <p class="quiet-text">{ turn }{ for disc }</p>
            { expected(session, node, model) }
            { moves(session, (chosen, node), model, send) }
        </div>
    };
    fold("board-panel", texts::board_panel(lang), content)
}

/// The rules of a game that not everybody knows.
fn rules_of(game: &str, lang: Lang) -> Option<String> {
    lang.named(&format!("rules-{game}"))
}

/// What the die shows, or what chance decides next; nothing where a player moves without a die.
fn die(rules: &dyn Rules, line: &[Move], lang: Lang) -> Option<String> {
    match (rules.roll(line), rules.turn(line)) {
        (Some(roll), _) => Some(texts::board_rolled(lang, &roll)),
        (None, Turn::Chance) if rules.board(line).style == Style::Tiles => {
            Some(texts::board_new_tile(lang).to_owned())
        }
        (None, Turn::Chance) => Some(texts::board_to_roll(lang).to_owned()),
        (None, Turn::Player(_)) => None,
    }
}

/// The line that both players are expected to follow from a node.
fn expected(session: &Session, node: TreeNode, model: &Model) -> Option<Html> {
    let line = expected_line(session, node, model.playback.step, LOOKAHEAD)?;
    Some(html! { <p class="expected">{ texts::board_expected(model.shell.lang, &line) }</p> })
}

/// How many moves of the expected line are named.
const LOOKAHEAD: usize = 10;

/// The moves from the node on the board with their values; hovering one shows it there, and the rows stay as
/// they are, those from the chosen node.
fn moves(
    session: &Session,
    (chosen, on_board): (TreeNode, TreeNode),
    model: &Model,
    send: &Send,
) -> Html {
    let node = match session.tree().parent(on_board) == Some(chosen) {
        true => chosen,
        false => on_board,
    };
    let (lang, step) = (model.shell.lang, model.playback.step);
    let best = session.best_child(node, step);
    let rows = session.tree().children(node).map(|child| {
        let name = session.name(child).unwrap_or_default();
        let known = session.known(child, step).map(|known| numerals::verdict(lang, known));
        let state = state_name(session, child, step, lang);
        let point = |at: Option<TreeNode>| sends(send, Message::Point(at));
        html! {
            <li key={child.0} class={classes!((best == Some(child)).then_some("best"))}>
                <button type="button" class="small" onclick={sends(send, Message::Follow(child))}
                    onpointerenter={point(Some(child))} onpointerleave={point(None)}
                    onfocus={sends(send, Message::Point(Some(child)))} onblur={sends(send, Message::Point(None))}>
                    <strong>{ name }</strong>
                    <span>{ known.unwrap_or(state) }</span>
                    if best == Some(child) { <span role="img" aria-label={texts::read_best(lang)}>{ "★" }</span> }
                </button>
            </li>
        }
    });
    let rows: Vec<Html> = rows.collect();
    if rows.is_empty() {
        return Html::default();
    }
    html! { <ul class="moves" aria-label={texts::board_moves(lang)}>{ for rows }</ul> }
}

fn state_name(
    session: &Session,
    node: TreeNode,
    step: plyscope_search::Step,
    lang: Lang,
) -> String {
    match session.state(node, step) {
        State::NotVisited => texts::read_new(lang),
        State::Open => texts::read_open(lang),
        State::Done => texts::read_done(lang),
        State::Pruned => texts::read_pruned(lang),
        State::Beyond => texts::read_beyond(lang),
    }
}
