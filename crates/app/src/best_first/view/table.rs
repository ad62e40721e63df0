//! The numbers beside the tree: the list OPEN, or the children of the node that is looked at.

use plyscope_best_first::sss::Status;
use plyscope_best_first::tree::Node;
use plyscope_best_first::{proof_number, sss};
use plyscope_best_first_view::best_first::table::{children, following, open, ChildRow, OpenRow};
use plyscope_best_first_view::best_first::{Record, Session};
use plyscope_i18n::{numerals, texts, Lang};
use plyscope_search::Player;
use yew::prelude::*;

use super::{Message, Send};
use crate::best_first::Model;
use crate::frame::sends;

/// How many states of the list are shown.
const LISTED: usize = 10;

/// The table at the step that is shown.
pub fn table(model: &Model, session: &Session, send: &Send) -> Html {
    let html = match session.record() {
        Record::Sss(record) => list(model, session, record, send),
        Record::ProofNumber(record) => numbers(model, session, record, send),
    };
    html! { <section class="tried">{ html }</section> }
}

/// The list OPEN.
fn list(model: &Model, session: &Session, record: &sss::Record, send: &Send) -> Html {
    let lang = model.shell.lang;
    let (rows, count) = open(record, model.step(), LISTED);
    let row = |(place, row): (usize, &OpenRow)| {
        let status = match row.status {
            Status::Live => texts::sss_status_live(lang),
            Status::Solved => texts::sss_status_solved(lang),
        };
        html! {
            <tr key={row.node.index()} class={classes!((place == 0).then_some("chosen"))}>
                <th scope="row">{ node_button(row.node, session.node_name(row.node, lang), send) }</th>
                <td>{ status }</td>
                <td>{ numerals::value(lang, row.merit) }</td>
                <td>
                    { mark(place == 0, "←", texts::sss_open_next(lang)) }
                    { mark(row.is_new, "✱", texts::sss_open_new(lang)) }
                </td>
            </tr>
        }
    };
    html! {
        <>
            <h2 tabindex="-1">{ texts::sss_open(lang, count) }</h2>
            if rows.is_empty() {
                <p class="quiet-text">{ texts::sss_open_none(lang) }</p>
            } else {
                <div class="scrolled" tabindex="0" role="group" aria-label={texts::sss_open(lang, count)}>
                    <table>
                        <thead><tr>
                            <th scope="col">{ texts::sss_open_node(lang) }</th>
                            <th scope="col">{ texts::sss_open_status(lang) }</th>
                            <th scope="col">{ texts::sss_open_merit(lang) }</th>
                            <td></td>
                        </tr></thead>
                        <tbody>{ for rows.iter().enumerate().map(row) }</tbody>
                    </table>
                </div>
                if count > rows.len() {
                    <p class="quiet-text">{ texts::sss_open_more(lang, count - rows.len()) }</p>
                }
                <p class="quiet-text">
                    { format!("← {} · ✱ {}", texts::sss_open_next(lang), texts::sss_open_new(lang)) }
                </p>
            }
        </>
    }
}

/// The children with their numbers, and what follows for the node.
fn numbers(model: &Model, session: &Session, record: &proof_number::Record, send: &Send) -> Html {
    let (lang, step, node) = (model.shell.lang, model.step(), model.looked_at);
    let name = session.node_name(node, lang);
    let rows = children(session, record, node, step);
    let row = |row: &ChildRow| {
        html! {
            <tr key={row.node.index()} class={classes!(row.is_preferred.then_some("chosen"))}>
                <th scope="row">{ node_button(row.node, row.name.clone(), send) }</th>
                <td>{ row.numbers.proof.to_string() }</td>
                <td>{ row.numbers.disproof.to_string() }</td>
                <td>{ mark(row.is_preferred, "←", texts::proof_preferred(lang)) }</td>
            </tr>
        }
    };
    html! {
        <>
            <h2 tabindex="-1">{ texts::proof_children(lang, &name) }</h2>
            if rows.is_empty() {
                <p class="quiet-text">{ childless(session, record, node, lang) }</p>
            } else {
                <div class="scrolled" tabindex="0" role="group" aria-label={texts::proof_children(lang, &name)}>
                    <table>
                        <thead><tr>
                            <th scope="col">{ texts::mcts_move(lang) }</th>
                            <th scope="col">{ texts::proof_number(lang) }</th>
                            <th scope="col">{ texts::proof_disproof_number(lang) }</th>
                            <td></td>
                        </tr></thead>
                        <tbody>{ for rows.iter().map(row) }</tbody>
                    </table>
                </div>
                <p>{ rule(session, record.player(node), &rows, lang) }</p>
                if rows.iter().any(|row| row.is_preferred) {
                    <p class="quiet-text">{ format!("← {}", texts::proof_preferred(lang)) }</p>
                }
            }
        </>
    }
}

/// Why a node has no children.
fn childless(session: &Session, record: &proof_number::Record, node: Node, lang: Lang) -> String {
    let positions = session.positions();
    match positions.result(&record.tree().line(node)) {
        Some(result) => texts::mcts_looked_at_over(lang, &positions.result_name(result, lang)),
        None => texts::proof_children_none(lang),
    }
}

/// How the numbers of a node follow from those of its children.
fn rule(session: &Session, player: Option<Player>, children: &[ChildRow], lang: Lang) -> String {
    let player = player.unwrap_or(Player::Max);
    let numbers = following(player, children);
    let [proof, disproof] = [numbers.proof, numbers.disproof].map(|count| count.to_string());
    let side = session.player_name(player, lang);
    match player {
        Player::Max => texts::proof_rule_or(lang, &side, &proof, &disproof),
        Player::Min => texts::proof_rule_and(lang, &side, &proof, &disproof),
    }
}

fn node_button(node: Node, name: String, send: &Send) -> Html {
    html! {
        <button type="button" class="small" onclick={sends(send, Message::LookAt(node))}>{ name }</button>
    }
}

/// A sign with its meaning, if it applies.
fn mark(applies: bool, sign: &'static str, meaning: String) -> Html {
    if !applies {
        return Html::default();
    }
    html! { <span role="img" title={meaning.clone()} aria-label={meaning}>{ sign }</span> }
}
