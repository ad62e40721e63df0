//! Changing the chosen node.

use plyscope_i18n::{texts, Lang};
use plyscope_search::algo::Feature;
use plyscope_search::limits::MAX_NAME;
use plyscope_search::tree::Name;
use plyscope_search::{Player, TreeNode, Turn};
use plyscope_session::caption::{node_name, player_name};
use plyscope_session::edit::Edit;
use plyscope_session::playback;
use plyscope_session::subject::Played;
use plyscope_session::Session;
use plyscope_setup::{leaf_value, Choice};
use yew::prelude::*;

use super::button::button;
use super::choice::{choice, field};
use super::typed::{Meaning, Typed, When};
use super::{panel as fold, sends, Send};
use crate::message::Message;
use crate::model::Model;

/// The panel of the chosen node.
pub fn panel(model: &Model, send: &Send) -> Html {
    let lang = model.shell.lang;
    let chosen = model.session.as_ref().zip(model.chosen);
    if model.session.as_ref().is_some_and(|session| session.game().is_some()) {
        return game_node(model, send);
    }
    if model.traced().is_some() {
        return traced_node(model, send);
    }
    let Some((session, node)) = chosen else {
        let content = html! { <p class="quiet-text">{ texts::node_pick(lang) }</p> };
        return fold("node-panel", texts::node_panel(lang, ""), content);
    };
    let tree = session.tree();
    let place = tree.number_in_siblings(node);
    let siblings = tree.parent(node).map_or(1, |parent| tree.children(parent).len());
    let change = |text: String, edit: Edit, off: bool| {
        html! {
            <button type="button" aria-disabled={off.then_some("true")}
                onclick={sends(send, Message::Edit(edit))}>{ text }</button>
        }
    };
    let remove = {
        let (send, above) = (send.clone(), tree.parent(node));
        Callback::from(move |event: MouseEvent| {
            send.emit(Message::Edit(Edit::Remove(node)));
            // The next press would remove the node above: by the keyboard or a screen reader one goes there.
            let is_by_key = event.detail() == 0;
            if let Some(above) = above.filter(|_| is_by_key) {
                send.emit(Message::Walk(above));
            }
        })
    };
    let visit = session.visit(node, model.playback.step).map(|visit| {
        let there = playback::Message::Seek(session.trace().entered(visit));
        button(texts::node_visit(lang), sends(send, Message::Play(there)))
    });
    let value = tree.leaf_value(node).map(|value| value.to_string());
    let name = tree.name(node).unwrap_or_default().to_owned();
    let content = html! {
        <div class="node-form">
            if let Some(value) = value {
                { text_field(
                    "node-value", texts::node_value(lang), texts::node_value_bad(lang),
                    (node, Part::Value), value, send,
                ) }
            }
            { text_field(
                "node-name", texts::node_name(lang), texts::node_name_bad(lang, MAX_NAME),
                (node, Part::Name), name, send,
            ) }
            if tree.parent(node).is_some() && !tree.is_leaf(node) {
                { turns(session, node, lang, send) }
            }
            <div class="node-buttons">
                { change(texts::node_add(lang), Edit::AddChild(node), false) }
                <button type="button" aria-disabled={(node == TreeNode::ROOT).then_some("true")}
                    onclick={remove}>{ texts::node_remove(lang) }</button>
                { change(texts::node_swap_left(lang), Edit::SwapLeft(node), place == 0) }
                { change(texts::node_swap_right(lang), Edit::SwapRight(node), place + 1 == siblings) }
                { visit }
            </div>
        </div>
    };
    fold("node-panel", texts::node_panel(lang, &tree.l_name(node).to_string()), content)
}

/// Whose turn it is at an inner node below the root.
fn turns(session: &Session, node: TreeNode, lang: Lang, send: &Send) -> Html {
    let tree = session.tree();
    let above = tree.parent(node).unwrap_or(TreeNode::ROOT);
    let in_turn = match tree.is_chance(above) {
        true => tree.player(above),
        false => tree.player(above).opponent(),
    };
    let given = tree.given_turn(node);
    let takes_chance = session.setup().algorithm.offers(Feature::Chance);
    let chance = takes_chance.then_some(Some(Turn::Chance));
    let players = [Player::Max, Player::Min].map(|player| Some(Turn::Player(player)));
    let options = std::iter::once(None).chain(players).chain(chance).map(|turn| {
        let text = match turn {
            None => texts::node_player_alternate(lang, player_name(in_turn)),
            Some(Turn::Player(player)) => texts::node_player_given(lang, player_name(player)),
            Some(Turn::Chance) => texts::side_chance(lang),
        };
        let value = match turn {
            None => "",
            Some(Turn::Player(player)) => player.id(),
            Some(Turn::Chance) => CHANCE,
        };
        html! { <option {value} selected={turn == given}>{ text }</option> }
    });
    let chosen = choice(send, move |id| {
        let turn = match id {
            CHANCE => Some(Turn::Chance),
            id => Player::from_id(id).ok().map(Turn::Player),
        };
        Some(Message::Edit(Edit::SetTurn(node, turn)))
    });
    field(
        "node-player",
        texts::node_player(lang),
        texts::node_player_hint(lang),
        chosen,
        options.collect(),
    )
}

/// The value of the option that leaves a node to chance.
const CHANCE: &str = "chance";

/// How many visits of a node have buttons.
const VISITS: usize = 6;

/// Buttons that lead to the visits of a node.
fn visits(session: &Session, node: TreeNode, lang: Lang, send: &Send) -> Html {
    let visits = session.visits(node).take(VISITS).map(|visit| {
        let entered = session.trace().entered(visit);
        let there = playback::Message::Seek(entered);
        let step = entered.0 as usize;
        html! {
            <button key={step} type="button" onclick={sends(send, Message::Play(there))}>
                { texts::node_visit_at(lang, step) }
            </button>
        }
    });
    html! { <>{ for visits }</> }
}

/// The visits of the chosen node of a trace.
fn traced_node(model: &Model, send: &Send) -> Html {
    let lang = model.shell.lang;
    let Some((session, node)) = model.session.as_ref().zip(model.chosen) else {
        let content = html! { <p class="quiet-text">{ texts::node_pick_traced(lang) }</p> };
        return fold("node-panel", texts::node_panel(lang, ""), content);
    };
    let content = html! {
        <div class="node-buttons">
            if let Some(cut) = session.cut_above(node, model.playback.step) {
                { button(texts::node_to_cut(lang), sends(send, Message::Play(playback::Message::Seek(cut.step)))) }
            }
            if session.is_visited(node) {
                { visits(session, node, lang, send) }
            } else {
                <p class="quiet-text">{ texts::node_not_entered(lang) }</p>
            }
        </div>
    };
    fold("node-panel", texts::node_panel(lang, &session.tree().l_name(node).to_string()), content)
}

/// The actions for the chosen position of a game.
fn game_node(model: &Model, send: &Send) -> Html {
    let lang = model.shell.lang;
    let Some((session, node)) = model.session.as_ref().zip(model.chosen) else {
        let content = html! { <p class="quiet-text">{ texts::node_pick_game(lang) }</p> };
        return fold("node-panel", texts::node_position(lang), content);
    };
    let is_open = model.seen().is_some_and(|seen| seen.session.is_open(node));
    let fold_text = if is_open { texts::node_fold(lang) } else { texts::node_unfold(lang) };
    let content = html! {
        <div class="node-buttons">
            if !session.tree().is_leaf(node) {
                { button(fold_text, sends(send, Message::Toggle(node))) }
            }
            if let Some(cut) = session.cut_above(node, model.playback.step) {
                { button(texts::node_to_cut(lang), sends(send, Message::Play(playback::Message::Seek(cut.step)))) }
            }
            if let Some(played) = session.game() {
                { button(texts::node_search_here(lang), sends(send, from_here(session, played, node))) }
            }
            { visits(session, node, lang, send) }
        </div>
    };
    let name = node_name(session, node, lang);
    fold("node-panel", texts::node_position_of(lang, &name), content)
}

/// Searches the same game from a position.
fn from_here(session: &Session, played: &Played, node: TreeNode) -> Message {
    let mut spec = played.spec().clone();
    spec.options.position = Some(played.rules().notation(&session.line(node)));
    Message::SearchFrom(spec)
}

/// The property that a field edits.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Part {
    Value,
    Name,
}

impl Part {
    /// Parses the typed text into an edit, if possible.
    fn read(self, node: TreeNode, text: &str) -> Option<Edit> {
        match self {
            Self::Value => leaf_value(text).map(|value| Edit::SetValue(node, value)),
            Self::Name if text.is_empty() => Some(Edit::SetName(node, None)),
            Self::Name => Name::new(text).ok().map(|name| Edit::SetName(node, Some(name))),
        }
    }
}

/// A field of a node, applied on blur or with Enter.
fn text_field(
    id: &'static str,
    label: String,
    problem: String,
    (node, part): (TreeNode, Part),
    shown: String,
    send: &Send,
) -> Html {
    let current = shown.clone();
    let meaning = Callback::from(move |text: String| match part.read(node, &text) {
        Some(_) if text == current => Meaning::Same,
        Some(edit) => Meaning::Change(Message::Edit(edit)),
        None => Meaning::Wrong(problem.clone()),
    });
    html! {
        <Typed key={format!("{id}-{}", node.0)} {id} {label} size="12" {shown} {meaning}
            when={When::OnChange} send={send.clone()} />
    }
}
