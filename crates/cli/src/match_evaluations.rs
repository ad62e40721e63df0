//! `plyscope match`.

use std::ops::ControlFlow;

use plyscope_comparison::evaluation_match::{
    play, Contestant, MatchProblem, Plan, Played, Score, Standing,
};
use plyscope_search::Player;
use plyscope_setup::Choice;
use serde_json::{json, Value as Json};

use crate::arguments::MatchOptions;
use crate::numbers::counted;
use crate::output::versioned;
use crate::{subject, Problem};

/// Plays the match.
pub fn run(options: &MatchOptions) -> Result<String, Problem> {
    let mcts = options.evaluation.as_deref().filter(|text| Contestant::is_mcts(text));
    let weights = options.weights.as_deref();
    let evaluation = options.evaluation.as_deref().filter(|_| mcts.is_none() || weights.is_some());
    let chosen = (evaluation, weights);
    let game = subject::spec(&options.game, &options.board, chosen)?;
    let read = |name: &str, text: Option<&str>, otherwise: Contestant| {
        let read = text.map(|text| Contestant::read(text, &game)).transpose();
        let read = read.map_err(|problem| Problem::Misuse(format!("--{name}: {problem}")))?;
        Ok::<_, Problem>(read.unwrap_or(otherwise))
    };
    let plan = Plan {
        first: read("evaluation", mcts, Contestant::of(&game))?,
        second: read("against", options.against.as_deref(), Contestant::default())?,
        game,
        depth: options.depth,
        games: options.games,
        seed: options.seed,
    };
    let games = play(&plan, |_| ControlFlow::Continue(())).map_err(|problem| match problem {
        // The game itself and the first evaluation are valid.
        MatchProblem::Game(problem) => Problem::Misuse(format!("--against: {problem}")),
        problem => Problem::Misuse(problem.to_string()),
    })?;
    Ok(match options.json {
        true => format!("{:#}\n", versioned(as_json(&plan, &games))),
        false => as_text(&plan, &games),
    })
}

fn as_text(plan: &Plan, games: &[Played]) -> String {
    let score = Score::of(games);
    let (low, high) = score.interval();
    let verdict = match score.standing() {
        Standing::First => "the first is stronger",
        Standing::Second => "the second is stronger",
        Standing::Undecided => "not decided: the interval includes 50 %",
    };
    let mut text = format!(
        "{}, depth {}, {} games from {}\n\
         first   {}\n\
         second  {}\n\
         won {}, drawn {}, lost {} by the first\n\
         score   {} % (95 %: {} % to {} %)\n\
         {verdict}\n",
        plan.game.game.entry().id,
        plan.depth,
        games.len(),
        counted(games.len() as u64 / 2, "opening", "openings"),
        plan.first.print(&plan.game),
        plan.second.print(&plan.game),
        score.won,
        score.drawn,
        score.lost,
        percent(score.permille()),
        percent(low),
        percent(high),
    );
    let unfinished = games.iter().filter(|game| game.is_unfinished).count();
    if unfinished > 0 {
        text += &format!("{unfinished} unfinished games count as drawn\n");
    }
    text + "\n" + &table(games)
}

/// A row for each opening: its moves, and how the first did as MAX and as MIN.
fn table(games: &[Played]) -> String {
    let header = ["opening", "as MAX", "as MIN"].map(str::to_owned);
    let row = |pair: &[Played]| {
        let outcome = |side| {
            let game = pair.iter().find(|game| game.first == side);
            game.map_or("", |game| game.outcome.id()).to_owned()
        };
        let moves = pair.first().map(|game| game.moves.clone()).unwrap_or_default();
        [moves, outcome(Player::Max), outcome(Player::Min)]
    };
    let rows: Vec<[String; 3]> = std::iter::once(header).chain(games.chunks(2).map(row)).collect();
    let widest = rows.iter().map(|[moves, ..]| moves.chars().count()).max().unwrap_or_default();
    let line = |[moves, max, min]: &[String; 3]| format!("{moves:<widest$}  {max:<6}  {min}\n");
    rows.iter().map(line).collect()
}

fn as_json(plan: &Plan, games: &[Played]) -> Json {
    let score = Score::of(games);
    let (low, high) = score.interval();
    let contestant = |contestant: &Contestant| contestant.print(&plan.game);
    let game = |game: &Played| {
        json!({
            "opening": game.moves,
            "first": game.first.id(),
            "outcome": game.outcome.id(),
            "plies": game.plies,
            "unfinished": game.is_unfinished,
        })
    };
    json!({
        "game": plan.game.game.entry().id,
        "depth": plan.depth,
        "seed": plan.seed,
        "first": contestant(&plan.first),
        "second": contestant(&plan.second),
        "won": score.won,
        "drawn": score.drawn,
        "lost": score.lost,
        "score": share(score.permille()),
        "interval": [share(low), share(high)],
        "stronger": score.standing().id(),
        "games": games.iter().map(game).collect::<Vec<_>>(),
    })
}

/// Tenths of a percent as a percentage, such as 61.5.
fn percent(permille: u32) -> String {
    format!("{}.{}", permille / 10, permille % 10)
}

/// Tenths of a percent as a share from 0 to 1.
fn share(permille: u32) -> f64 {
    f64::from(permille) / 1000.0
}
