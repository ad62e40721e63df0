//! The moves at the node that is looked at, with what the search compares.

use plyscope_best_first::mcts::{Node, Selection};
use plyscope_best_first_view::mcts::table::{rows, Row};
use plyscope_best_first_view::mcts::{decimal, Session};
use plyscope_best_first_view::Positions;
use plyscope_i18n::{numerals, texts, Lang};
use plyscope_search::{Player, Turn};
use yew::prelude::*;

use super::{Message, Send};
use crate::frame::sends;
use crate::mcts::{moment, Model};

/// The table after the iterations that are complete.
pub fn table(model: &Model, session: &Session, send: &Send) -> Html {
    let lang = model.shell.lang;
    let (node, iterations) = (model.looked_at, moment(model).completed());
    let rows = rows(session, node, iterations);
    // They compare more than mean and exploration.
    let is_wide = !matches!(model.settings.selection, Selection::Uct);
    html! {
        <section class={classes!("tried", is_wide.then_some("wide"))}>
            <h2 tabindex="-1">{ title(session, node, lang) }</h2>
            { match rows.is_empty() {
                true => html! { <p class="quiet-text">{ nothing(session, node, lang) }</p> },
                false => listed(session, node, &rows, (lang, send)),
            } }
        </section>
    }
}

fn title(session: &Session, node: Node, lang: Lang) -> String {
    let line = session.positions().names(&session.record().line(node));
    match line.is_empty() {
        true => texts::mcts_looked_at_root(lang),
        false => texts::mcts_looked_at(lang, &lang.list(&line)),
    }
}

/// Why there are no moves.
fn nothing(session: &Session, node: Node, lang: Lang) -> String {
    let (record, positions) = (session.record(), session.positions());
    match (record.turn(node), positions.result(&record.line(node))) {
        (None, Some(result)) => {
            texts::mcts_looked_at_over(lang, &positions.result_name(result, lang))
        }
        _ => texts::mcts_looked_at_none(lang),
    }
}

/// The columns that not every table has.
struct Columns {
    scores: bool,
    priors: bool,
    as_first: bool,
    exact: bool,
}

fn listed(session: &Session, node: Node, rows: &[Row], (lang, send): (Lang, &Send)) -> Html {
    let (record, positions) = (session.record(), session.positions());
    let turn = record.turn(node);
    let player = match turn {
        Some(Turn::Player(player)) => player,
        _ => Player::Max,
    };
    let shown = Columns {
        scores: rows.iter().any(|row| row.score.is_some()),
        priors: rows.iter().any(|row| row.prior().is_some()),
        as_first: rows.iter().any(|row| row.as_first().is_some()),
        exact: rows.iter().any(|row| row.exact.is_some()),
    };
    html! {
        <>
            <div key={node.index()} class="scrolled" tabindex="0" role="group" aria-label={title(session, node, lang)}>
                <table>
                    <thead>
                        <tr>
                            <th scope="col">{ texts::mcts_move(lang) }</th>
                            <th scope="col">{ texts::mcts_visits(lang) }</th>
                            <th scope="col">{ texts::mcts_mean(lang, &positions.player_name(player, lang)) }</th>
                            if shown.priors { <th scope="col">{ texts::mcts_prior(lang) }</th> }
                            if shown.as_first { <th scope="col">{ texts::mcts_amaf(lang) }</th> }
                            if shown.scores {
                                <th scope="col">{ texts::mcts_term(lang) }</th>
                                <th scope="col">{ texts::mcts_sum(lang) }</th>
                            }
                            if shown.exact { <th scope="col">{ texts::mcts_exact(lang) }</th> }
                        </tr>
                    </thead>
                    <tbody>
                        { for rows.iter().enumerate().map(|(place, child)| row(place, child, &shown, (lang, send))) }
                    </tbody>
                </table>
            </div>
        </>
    }
}

/// What is compared in the table, what its signs mean, and which results have which rewards.
pub fn notes(model: &Model, session: &Session) -> Html {
    let lang = model.shell.lang;
    let (node, iterations) = (model.looked_at, moment(model).completed());
    let (record, positions) = (session.record(), session.positions());
    let mut notes = Vec::new();
    match record.turn(node) {
        Some(Turn::Player(player)) => {
            let constant = lang.decimal(&record.settings().exploration.to_string());
            let visits = record.statistics(node, iterations).visits;
            match record.settings().selection {
                Selection::Uct => notes.push(texts::mcts_formula(lang, &constant, visits as usize)),
                Selection::Rave(equivalence) => {
                    let weight = decimal(equivalence.weight(visits), lang);
                    let k = lang.number(equivalence.visits() as usize);
                    notes.push(texts::mcts_formula_rave(lang, &constant, visits as usize));
                    notes.push(texts::mcts_weight(lang, &weight, &k));
                    let player = positions.player_name(player, lang);
                    notes.push(texts::mcts_amaf_note(lang, &player));
                }
                Selection::Puct => {
                    notes.push(texts::mcts_formula_puct(lang, &constant, visits as usize));
                    notes.push(texts::mcts_priors(lang));
                }
            }
            notes.push(signs(session.exact().is_some() && node == Node::ROOT, lang));
        }
        Some(Turn::Chance) => notes.push(texts::mcts_chance(lang)),
        None => {}
    }
    notes.push(scale(session, lang));
    if session.exact().is_none() && node == Node::ROOT {
        notes.push(texts::mcts_exact_unknown(lang));
    }
    html! {
        <section class="notes">
            { for notes.into_iter().map(|note| html! { <p class="quiet-text">{ note }</p> }) }
        </section>
    }
}

/// What the signs in the table mean.
fn signs(is_exact: bool, lang: Lang) -> String {
    let mut signs =
        vec![format!("← {}", texts::mcts_largest(lang)), format!("✓ {}", texts::mcts_choice(lang))];
    if is_exact {
        signs.push(format!("★ {}", texts::mcts_best(lang)));
    }
    signs.join(" · ")
}

/// Which results have which rewards.
fn scale(session: &Session, lang: Lang) -> String {
    let max = session.positions().player_name(Player::Max, lang);
    match session.positions() {
        Positions::Game(..) => texts::mcts_scale_game(lang, &max),
        Positions::Tree(_) => {
            let rewards = session.rewards();
            let value = |value| numerals::value(lang, value);
            texts::mcts_scale(lang, &value(rewards.least()), &value(rewards.greatest()))
        }
    }
}

fn row(place: usize, row: &Row, shown: &Columns, (lang, send): (Lang, &Send)) -> Html {
    let sign = |is_shown: bool, sign: &'static str, meaning: String| {
        is_shown.then(|| html! { <span role="img" title={meaning.clone()} aria-label={meaning}>{ sign }</span> })
    };
    let number = |number: Option<f64>| number.map_or("–".to_owned(), |one| decimal(one, lang));
    // Of an untried move only what is compared is known.
    let mean = (row.visits > 0 || row.node.is_none()).then_some(row.mean);
    html! {
        <tr key={place} class={classes!(row.is_choice.then_some("chosen"))}>
            <th scope="row">
                { match row.node {
                    Some(node) => html! {
                        <button type="button" class="small" onclick={sends(send, Message::LookAt(node))}>{ &row.name }</button>
                    },
                    None => html! { <span class="untried">{ &row.name }</span> },
                } }
            </th>
            <td>{ lang.number(row.visits as usize) }{ sign(row.is_choice, "✓", texts::mcts_choice(lang)) }</td>
            <td>{ number(mean) }</td>
            if shown.priors { <td>{ number(row.prior()) }</td> }
            if shown.as_first {
                <td>
                    { row.as_first().map(|(visits, mean)| {
                        texts::mcts_amaf_of(lang, &decimal(mean, lang), visits as usize)
                    }) }
                </td>
            }
            if shown.scores {
                <td>{ number(row.score.map(|score| score.exploration)) }</td>
                <td>
                    { number(row.score.map(|score| score.total())) }
                    { sign(row.is_largest, "←", texts::mcts_largest(lang)) }
                </td>
            }
            if shown.exact {
                <td>
                    { row.exact.map(|value| numerals::value(lang, value)) }
                    { sign(row.is_best, "★", texts::mcts_best(lang)) }
                </td>
            }
        </tr>
    }
}
