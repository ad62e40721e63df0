//! The choice of what is searched: a tree, or a game from a position.

use std::iter::once;

use plyscope_best_first_view::Given;
use plyscope_games::GameOptions;
use plyscope_i18n::{texts, Lang};
use plyscope_search::notation::ParseError;
use plyscope_search::GameTree;
use plyscope_setup::catalog::{GameId, GameSpec};
use plyscope_setup::link::read_size;
use plyscope_setup::problems::search::{of_game, of_parse_error};
use yew::prelude::*;

use crate::view::choice::{choice, field};
use crate::view::field::Field;
use crate::view::game;
use crate::view::taken::taken;

/// What can be chosen.
pub struct Choices {
    /// The language.
    pub lang: Lang,
    /// The tree that is searched after the choice of one.
    pub first_tree: String,
    /// Reads a tree.
    pub read_tree: fn(&str) -> Result<GameTree, ParseError>,
    /// Whether a game can be searched.
    pub takes: fn(GameId) -> bool,
    /// Gets what is chosen.
    pub send: Callback<Given>,
}

impl Choices {
    /// The fields for what is searched.
    pub fn view(&self, given: &Given) -> Html {
        html! {
            <>
                { self.source(given) }
                { match given {
                    Given::Tree(text) => self.tree(text),
                    Given::Game(spec) => self.board(spec),
                } }
            </>
        }
    }

    /// The choice between a tree and the games whose rules this page has.
    fn source(&self, given: &Given) -> Html {
        let lang = self.lang;
        let current = match given {
            Given::Tree(_) => None,
            Given::Game(spec) => Some(spec.game),
        };
        let first_tree = self.first_tree.clone();
        let chosen = choice(&self.send, move |id| {
            Some(match GameId::from_id(id) {
                Ok(game) => Given::Game(GameSpec::usual(game)),
                Err(_) => Given::Tree(first_tree.clone()),
            })
        });
        let games = GameId::all().filter(|&game| game.entry().has_rules() && (self.takes)(game));
        let games = games.map(|one| {
            let id = one.entry().id;
            html! { <option value={id} selected={current == Some(one)}>{ game::name(one, lang) }</option> }
        });
        let tree = html! {
            <option value="tree" selected={current.is_none()}>{ texts::source_tree(lang) }</option>
        };
        let options = once(tree).chain(games).collect();
        field("source", texts::source(lang), texts::source_hint(lang), chosen, options)
    }

    fn tree(&self, text: &str) -> Html {
        let (lang, read) = (self.lang, self.read_tree);
        let current = text.to_owned();
        let taken = taken(&self.send, move |text| match read(&text) {
            Ok(_) => Ok(Given::Tree(text)),
            Err(error) => {
                let kept = read(&current).ok().map(|_| texts::error_kept(lang));
                Err(lang.sentences(once(of_parse_error(&error, lang)).chain(kept)))
            }
        });
        html! {
            <Field id="tree" label={texts::tree_text(lang)} size="40" shown={text.to_owned()} {taken} />
        }
    }

    /// The size of the board, and where the game begins.
    fn board(&self, spec: &GameSpec) -> Html {
        let lang = self.lang;
        let taken = {
            let spec = spec.clone();
            taken(&self.send, move |text| {
                let position = Some(text.trim().to_owned()).filter(|text| !text.is_empty());
                let options = GameOptions { position, ..spec.options.clone() };
                let given = GameSpec { options, ..spec.clone() };
                match given.rules() {
                    Ok(_) => Ok(Given::Game(given)),
                    Err(problem) => Err(of_game(&problem, lang)),
                }
            })
        };
        let position = spec.options.position.clone().unwrap_or_default();
        html! {
            <>
                if spec.game.entry().sizes.len() > 1 { { self.size(spec) } }
                <Field id="position" label={texts::position(lang)} size="16" shown={position} {taken} />
            </>
        }
    }

    fn size(&self, spec: &GameSpec) -> Html {
        let lang = self.lang;
        let sizes = spec.game.entry().sizes;
        let current = spec.options.size.unwrap_or(sizes[0]);
        let chosen = {
            let spec = spec.clone();
            choice(&self.send, move |text| {
                let size = Some(read_size(text)?);
                // A position is one of a board.
                let options = GameOptions { size, position: None, ..spec.options.clone() };
                Some(Given::Game(GameSpec { options, ..spec.clone() }))
            })
        };
        let options = sizes.iter().map(|&(columns, rows)| {
            html! {
                <option value={format!("{columns}x{rows}")} selected={(columns, rows) == current}>
                    { format!("{columns} × {rows}") }
                </option>
            }
        });
        let options = options.collect();
        field("size", texts::game_size(lang), texts::game_size_hint(lang), chosen, options)
    }
}
