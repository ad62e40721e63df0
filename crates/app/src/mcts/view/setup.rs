//! What is searched, and how.

use plyscope_best_first::mcts::{Exploration, Settings};
use plyscope_best_first_view::mcts::link::{
    read_exploration, read_tree, LinkProblem, MOST_SEED,
};
use plyscope_best_first_view::mcts::problems::{of_exploration, of_link};
use plyscope_best_first_view::Given;
use plyscope_games::GameOptions;
use plyscope_i18n::texts;
use plyscope_setup::address;
use plyscope_setup::catalog::{GameId, GameSpec};
use plyscope_setup::link::read_size;
use plyscope_setup::problems::of_address;
use plyscope_setup::problems::search::{of_game, of_parse_error};
use yew::prelude::*;

use super::Send;
use crate::mcts::message::Message;
use crate::mcts::model::Model;
use crate::view::choice::{choice, field};
use crate::view::field::Field;
use crate::view::game;

/// The tree that is searched after the choice of one.
const FIRST_TREE: &str = "(3 12 8) (2 4 6) (14 5 2)";

/// The choices. A text is applied once it can be read.
pub fn setup(model: &Model, send: &Send) -> Html {
    html! {
        <div class="choices">
            { source(model, send) }
            { match &model.given {
                Given::Tree(text) => tree(model, text, send),
                Given::Game(spec) => board(model, spec, send),
            } }
            { iterations(model, send) }
            { exploration(model, send) }
            { seed(model, send) }
        </div>
    }
}

/// The choice between a tree and the games whose rules this page has.
fn source(model: &Model, send: &Send) -> Html {
    let lang = model.shell.lang;
    let current = match &model.given {
        Given::Tree(_) => None,
        Given::Game(spec) => Some(spec.game),
    };
    let chosen = choice(send, |id| {
        Some(Message::Subject(match GameId::from_id(id) {
            Ok(game) => Given::Game(GameSpec::usual(game)),
            Err(_) => Given::Tree(FIRST_TREE.to_owned()),
        }))
    });
    let games = GameId::all().filter(|game| game.entry().has_rules()).map(|one| {
        let id = one.entry().id;
        html! { <option value={id} selected={current == Some(one)}>{ game::name(one, lang) }</option> }
    });
    let tree = html! {
        <option value="tree" selected={current.is_none()}>{ texts::source_tree(lang) }</option>
    };
    let options = std::iter::once(tree).chain(games).collect();
    field("source", texts::source(lang), texts::source_hint(lang), chosen, options)
}

fn tree(model: &Model, text: &str, send: &Send) -> Html {
    let lang = model.shell.lang;
    let taken = taken(send, move |text| match read_tree(&text) {
        Ok(_) => Ok(Message::Subject(Given::Tree(text))),
        Err(error) => Err(of_parse_error(&error, lang)),
    });
    html! {
        <Field id="tree" label={texts::tree_text(lang)} size="40" shown={text.to_owned()} {taken} />
    }
}

/// The size of the board, and where the game begins.
fn board(model: &Model, spec: &GameSpec, send: &Send) -> Html {
    let lang = model.shell.lang;
    let entry = spec.game.entry();
    let taken = {
        let spec = spec.clone();
        taken(send, move |text| {
            let position = Some(text.trim().to_owned()).filter(|text| !text.is_empty());
            let options = GameOptions { position, ..spec.options.clone() };
            let given = GameSpec { options, ..spec.clone() };
            match given.rules() {
                Ok(_) => Ok(Message::Subject(Given::Game(given))),
                Err(problem) => Err(of_game(&problem, lang)),
            }
        })
    };
    let position = spec.options.position.clone().unwrap_or_default();
    html! {
        <>
            if entry.sizes.len() > 1 { { size(model, spec, send) } }
            <Field id="position" label={texts::position(lang)} size="24" shown={position} {taken} />
        </>
    }
}

fn size(model: &Model, spec: &GameSpec, send: &Send) -> Html {
    let lang = model.shell.lang;
    let sizes = spec.game.entry().sizes;
    let current = spec.options.size.unwrap_or(sizes[0]);
    let chosen = {
        let spec = spec.clone();
        choice(send, move |text| {
            let size = Some(read_size(text)?);
            // A position is one of a board.
            let options = GameOptions { size, position: None, ..spec.options.clone() };
            Some(Message::Subject(Given::Game(GameSpec { options, ..spec.clone() })))
        })
    };
    let options = sizes.iter().map(|&(columns, rows)| {
        html! {
            <option value={format!("{columns}x{rows}")} selected={(columns, rows) == current}>
                { format!("{columns} × {rows}") }
            </option>
        }
    });
    field("size", texts::game_size(lang), texts::game_size_hint(lang), chosen, options.collect())
}

fn iterations(model: &Model, send: &Send) -> Html {
    let (lang, settings) = (model.shell.lang, model.settings);
    let most = Settings::MOST_ITERATIONS;
    let taken =
        taken(send, move |text| match address::number("iterations", &text, 1..=most.into()) {
            Ok(iterations) => Ok(Message::Settings(Settings { iterations, ..settings })),
            Err(problem) => Err(of_address(&problem, lang)),
        });
    html! {
        <span title={texts::mcts_iterations_hint(lang, most as usize)}>
            <Field id="iterations" label={texts::mcts_iterations(lang)} size="7"
                shown={settings.iterations.to_string()} {taken} />
        </span>
    }
}

fn exploration(model: &Model, send: &Send) -> Html {
    let (lang, settings) = (model.shell.lang, model.settings);
    let taken = taken(send, move |text| match read_exploration(&text) {
        Ok(exploration) => Ok(Message::Settings(Settings { exploration, ..settings })),
        Err(LinkProblem::Exploration { given }) => Err(of_exploration(&given, lang)),
        Err(problem) => Err(of_link(&problem, lang)),
    });
    let shown = Exploration::to_string(&settings.exploration);
    html! {
        <span title={texts::mcts_exploration_hint(lang)}>
            <Field id="exploration" label={texts::mcts_exploration(lang)} size="4" {shown} {taken} />
        </span>
    }
}

fn seed(model: &Model, send: &Send) -> Html {
    let (lang, settings) = (model.shell.lang, model.settings);
    let taken = taken(send, move |text| match address::number("seed", &text, 0..=MOST_SEED) {
        Ok(seed) => Ok(Message::Settings(Settings { seed, ..settings })),
        Err(problem) => Err(of_address(&problem, lang)),
    });
    html! {
        <span title={texts::mcts_seed_hint(lang)}>
            <Field id="seed" label={texts::mcts_seed(lang)} size="6" shown={settings.seed.to_string()} {taken} />
        </span>
    }
}

/// Sends the message of a text, or returns its error.
fn taken(
    send: &Send,
    read: impl Fn(String) -> Result<Message, String> + 'static,
) -> Callback<String, Option<String>> {
    let send = send.clone();
    Callback::from(move |text: String| match read(text) {
        Ok(message) => {
            send.emit(message);
            None
        }
        Err(problem) => Some(problem),
    })
}
