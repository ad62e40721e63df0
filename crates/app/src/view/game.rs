//! The choices of the game: which one, from which position, with which evaluation.

use plyscope_games::weights::Weights;
use plyscope_games::Ending;
use plyscope_i18n::{texts, Lang};
use plyscope_setup::catalog::{GameEntry, GameId, GameSpec};
use plyscope_setup::link::read_size;
use plyscope_setup::problems::search::of_game;
use plyscope_setup::{ending_name, Choice, Setup};
use yew::prelude::*;

use super::choice::{choice, field};
use super::typed::{Meaning, Typed, When};
use super::Send;
use crate::message::Message;
use crate::model::Model;

/// The choice between a typed tree, the games, and the trace of a program.
pub fn source(model: &Model, send: &Send) -> Html {
    let lang = model.shell.lang;
    let is_trace = model.trace.is_some();
    let current = model.game.as_ref().map(|spec| spec.game).filter(|_| !is_trace);
    let chosen = choice(send, |id| {
        if id == "trace" {
            return Some(Message::BeginTrace);
        }
        let game = GameId::from_id(id).ok().map(GameSpec::usual);
        Some(Message::Game(game))
    });
    let games = GameId::all().map(|game| {
        let id = game.entry().id;
        html! { <option value={id} selected={current == Some(game)}>{ name(game, lang) }</option> }
    });
    html! {
        <label class="source" title={texts::source_hint(lang)}>
            <span class="spoken">{ texts::source(lang) }</span>
            <select id="source" onchange={chosen}>
                <option value="tree" selected={current.is_none() && !is_trace}>{ texts::source_tree(lang) }</option>
                { for games }
                <option value="trace" selected={is_trace}>{ texts::source_trace(lang) }</option>
            </select>
        </label>
    }
}

/// The choice of an evaluation by weights, beside the names of the game's own evaluations.
const BY_WEIGHTS: &str = "weights";

/// A game's name.
pub fn name(game: GameId, lang: Lang) -> String {
    lang.named(&format!("game-{}", game.entry().id)).unwrap_or_default()
}

/// The choices of the game.
pub fn form(model: &Model, spec: &GameSpec, send: &Send) -> Html {
    let lang = model.shell.lang;
    let entry = spec.game.entry();
    html! {
        <div class="choices">
            { position(model, spec, send) }
            if entry.sizes.len() > 1 { { sizes(entry, spec, lang, send) } }
            if !entry.lines.is_empty() { { lines(entry, spec, lang, send) } }
            { evaluations(entry, spec, lang, send) }
            if !entry.endings.is_empty() { { endings(entry, spec, lang, send) } }
        </div>
    }
}

/// A changed game; a start position that no longer fits is reset.
fn with(spec: &GameSpec, change: impl FnOnce(&mut GameSpec)) -> Message {
    let mut spec = spec.clone();
    change(&mut spec);
    if spec.rules().is_err() {
        spec.options.position = None;
    }
    Message::Game(Some(spec))
}

fn sizes(entry: &GameEntry, spec: &GameSpec, lang: Lang, send: &Send) -> Html {
    let current = spec.options.size.unwrap_or(entry.sizes[0]);
    let chosen = {
        let spec = spec.clone();
        choice(send, move |id| {
            let size = read_size(id)?;
            Some(with(&spec, |spec| {
                spec.options.size = Some(size);
                spec.options.position = None;
                // The line length may be too long for the new size.
                spec.options.line = spec.options.line.filter(|&line| line <= size.0.max(size.1));
            }))
        })
    };
    let options = entry.sizes.iter().map(|&(columns, rows)| {
        let id = format!("{columns}x{rows}");
        html! { <option value={id} selected={(columns, rows) == current}>{ format!("{columns} × {rows}") }</option> }
    });
    field("size", texts::game_size(lang), texts::game_size_hint(lang), chosen, options.collect())
}

fn lines(entry: &GameEntry, spec: &GameSpec, lang: Lang, send: &Send) -> Html {
    let (columns, rows) = spec.options.size.unwrap_or(entry.sizes[0]);
    let current = spec.options.line.unwrap_or(entry.lines[0]);
    let chosen = {
        let spec = spec.clone();
        choice(send, move |id| {
            let line = id.parse().ok()?;
            Some(with(&spec, |spec| spec.options.line = Some(line)))
        })
    };
    let fitting = entry.lines.iter().filter(|&&line| line <= columns.max(rows));
    let options = fitting.map(|&line| {
        html! { <option value={line.to_string()} selected={line == current}>{ line }</option> }
    });
    field("line", texts::game_line(lang), texts::game_line_hint(lang), chosen, options.collect())
}

fn evaluations(entry: &GameEntry, spec: &GameSpec, lang: Lang, send: &Send) -> Html {
    let names = (entry.evaluations)();
    let current = match &spec.options.weights {
        Some(_) => BY_WEIGHTS.to_owned(),
        None => spec.options.evaluation.clone().unwrap_or_else(|| names[0].to_owned()),
    };
    let chosen = {
        let (spec, features) = (spec.clone(), entry.features);
        choice(send, move |id| {
            let is_weighted = id == BY_WEIGHTS;
            Some(with(&spec, |spec| {
                spec.options.evaluation = (!is_weighted).then(|| id.to_owned());
                spec.options.weights = is_weighted.then(|| Weights::of(&features()).to_string());
            }))
        })
    };
    let options = names.into_iter().chain([BY_WEIGHTS]).map(|id| {
        let name = lang.named(&format!("evaluation-{id}")).unwrap_or_else(|| id.to_owned());
        html! { <option value={id} selected={id == current}>{ name }</option> }
    });
    let (label, hint) = (texts::evaluation(lang), texts::evaluation_hint(lang));
    field("evaluation", label, hint, chosen, options.collect())
}

fn endings(entry: &GameEntry, spec: &GameSpec, lang: Lang, send: &Send) -> Html {
    let chosen = {
        let spec = spec.clone();
        choice(send, move |id| {
            let ending = Ending::from_id(id).ok()?;
            Some(with(&spec, |spec| spec.options.ending = ending))
        })
    };
    let options = entry.endings.iter().map(|&(id, ending)| {
        let is_chosen = ending == spec.options.ending;
        html! { <option value={id} selected={is_chosen}>{ ending_name(ending, lang) }</option> }
    });
    field("ending", texts::ending(lang), texts::ending_hint(lang), chosen, options.collect())
}

/// The start position, applied once it is legal.
fn position(model: &Model, spec: &GameSpec, send: &Send) -> Html {
    let lang = model.shell.lang;
    let refused = model.refused.as_ref().map(|problem| of_game(problem, lang));
    let shown = spec.rules().map(|rules| rules.notation(&[])).unwrap_or_default();
    let (current, usual) = (spec.clone(), shown.clone());
    let meaning = Callback::from(move |text: String| {
        let mut wanted = current.clone();
        wanted.options.position = (!text.trim().is_empty()).then(|| text.clone());
        match wanted.rules() {
            _ if text == usual => Meaning::Same,
            Ok(_) => Meaning::Change(Message::Game(Some(wanted))),
            Err(broken) => Meaning::Wrong(of_game(&broken, lang)),
        }
    });
    let id = format!("position-hint-{}", spec.game.entry().id);
    let hint = lang.named(&id).unwrap_or_else(|| texts::position_hint(lang));
    html! {
        <Typed id="position" class="field position" label={texts::position(lang)}
            {hint} size="22" about={(Setup::default(), Some(spec.clone()))}
            {shown} {meaning} {refused} when={When::OnChange} send={send.clone()} />
    }
}
