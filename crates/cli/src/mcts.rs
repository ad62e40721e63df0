//! `plyscope mcts`.

use plyscope_best_first::mcts::{Equivalence, Node, Selection, Settings};
use plyscope_best_first_view::mcts::caption::conclusion;
use plyscope_best_first_view::mcts::link::{read_exploration, MOST_SEED};
use plyscope_best_first_view::mcts::problems::{of_link, of_refusal};
use plyscope_best_first_view::mcts::table::{rows, Row};
use plyscope_best_first_view::mcts::{begin, decimal, Kind, Session};
use plyscope_best_first_view::Positions;
use plyscope_i18n::{numerals, Lang};
use plyscope_report::json;
use plyscope_search::algo::Algorithm;
use plyscope_search::{Player, Turn};
use plyscope_setup::{address, Choice};

use crate::arguments::MctsOptions;
use crate::numbers::{aligned, grouped};
use crate::output::versioned;
use crate::problem::{misuse, OrMisuse};
use crate::{board, subject, Problem};

/// Searches a tree or a game, and describes the result.
pub fn run(options: &MctsOptions) -> Result<String, Problem> {
    let settings = settings(options)?;
    // The algorithm whose trees may have chance nodes.
    let searched = subject::grown(
        &options.subject,
        Algorithm::Expectiminimax,
        (options.evaluation.as_deref(), options.weights.as_deref()),
    )?;
    let search = begin(&searched, settings);
    let mut running = search.map_err(|refusal| of_refusal(&refusal, Lang::En)).or_misuse()?;
    running.advance(settings.iterations);
    let session = running.finish();
    Ok(match options.json {
        true => format!("{:#}\n", versioned(json(&plyscope_report::mcts::mcts(&session)))),
        false => as_text(&session),
    })
}

fn settings(options: &MctsOptions) -> Result<Settings, Problem> {
    let usual = Settings::default();
    let number = |name, text: &Option<String>, least, most| {
        let read = text.as_ref().map(|text| address::number::<u64>(name, text, least..=most));
        read.transpose().or_misuse()
    };
    let kind = options.selection.unwrap_or(Kind::Uct);
    let equivalence = number("equivalence", &options.equivalence, 0, Equivalence::MOST.into())?;
    let selection = match (kind, equivalence) {
        (Kind::Rave, Some(visits)) => {
            Selection::Rave(Equivalence::new(visits as u32).unwrap_or_default())
        }
        (kind, None) => kind.usual(),
        (kind, Some(_)) => {
            return misuse(format!("--equivalence is not an option of --selection {}", kind.id()))
        }
    };
    let evaluating =
        [("evaluation", options.evaluation.is_some()), ("weights", options.weights.is_some())];
    if let Some((name, _)) = evaluating.iter().find(|one| one.1 && kind != Kind::Puct) {
        return misuse(format!("--{name} is not an option of --selection {}", kind.id()));
    }
    let most = selection.most_iterations();
    let iterations = number("iterations", &options.iterations, 1, most.into())?;
    let exploration = options.exploration.as_ref().map(|text| read_exploration(text)).transpose();
    Ok(Settings {
        iterations: iterations.map_or(usual.iterations, |number| number.min(most.into()) as u32),
        exploration: exploration
            .map_err(|problem| of_link(&problem, Lang::En))
            .or_misuse()?
            .unwrap_or(usual.exploration),
        seed: number("seed", &options.seed, 0, MOST_SEED)?.unwrap_or(usual.seed),
        selection,
    })
}

fn as_text(session: &Session) -> String {
    let (record, positions) = (session.record(), session.positions());
    let iterations = record.iterations();
    let (turn, player) = match record.turn(Node::ROOT) {
        Some(Turn::Player(player)) => {
            (format!("{} to move", positions.player_name(player, Lang::En)), player)
        }
        Some(Turn::Chance) => ("chance decides".to_owned(), Player::Max),
        None => ("the game is over".to_owned(), Player::Max),
    };
    let header = match positions {
        Positions::Tree(_) => format!("{turn}\n\n"),
        Positions::Game(spec, rules) => {
            format!("{}, {turn}\n\n{}\n", spec.game.entry().id, board::drawn(&rules.board(&[])))
        }
    };
    let rows = rows(session, Node::ROOT, iterations);
    let settings = record.settings();
    let mean = record.statistics(Node::ROOT, iterations).mean(player);
    let line = record.principal_variation(iterations).last().map(|&node| record.line(node));
    let mut facts = vec![
        ("iterations", grouped(iterations.into())),
        ("nodes", grouped(record.node_count(iterations) as u64)),
        ("settings", described(settings)),
        ("mean", decimal(mean, Lang::En)),
    ];
    if let Some(line) = line {
        facts.push(("line", positions.names(&line).join(" ")));
    }
    if let Some(exact) = session.exact() {
        facts.push(("value", numerals::value(Lang::En, exact.root)));
    }
    let mut text = header + &crate::solve::rows(&facts);
    if !rows.is_empty() {
        text.push_str(&format!("\n{}", table(&rows)));
    }
    if let Some(conclusion) = conclusion(session, Lang::En) {
        text.push_str(&format!("\n{conclusion}\n"));
    }
    text
}

fn described(settings: &Settings) -> String {
    let usual = format!("exploration {}, seed {}", settings.exploration, settings.seed);
    match settings.selection {
        Selection::Uct => usual,
        Selection::Puct => format!("PUCT, {usual}"),
        Selection::Rave(equivalence) => {
            format!("RAVE, equivalence {}, {usual}", grouped(equivalence.visits().into()))
        }
    }
}

fn table(rows: &[Row]) -> String {
    let header = ["move", "visits", "mean", "prior", "AMAF", "of", "exploration", "sum", "value"];
    let shown = header.map(|name| match name {
        "prior" => rows.iter().any(|row| row.prior().is_some()),
        "AMAF" | "of" => rows.iter().any(|row| row.as_first().is_some()),
        _ => true,
    });
    let number = |number: Option<f64>| number.map_or("-".to_owned(), |one| decimal(one, Lang::En));
    let cells = rows.iter().map(|row| {
        let exact = row.exact.map_or("-".to_owned(), |value| numerals::value(Lang::En, value));
        [
            row.name.clone(),
            grouped(row.visits.into()),
            number(Some(row.mean)),
            number(row.prior()),
            number(row.as_first().map(|(_, mean)| mean)),
            row.as_first().map_or("-".to_owned(), |(visits, _)| grouped(visits.into())),
            number(row.score.map(|score| score.exploration)),
            number(row.score.map(|score| score.total())),
            exact,
        ]
    });
    let lines = std::iter::once(header.map(str::to_owned)).chain(cells);
    let chosen = lines.map(|line| {
        line.into_iter()
            .zip(shown)
            .filter_map(|(cell, is_shown)| is_shown.then_some(cell))
            .collect()
    });
    aligned(chosen.collect())
}
