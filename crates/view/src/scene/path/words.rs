//! The texts of a tile, and its accessible name.

use plyscope_search::{bidi, Step, Turn};

use super::{Kind, Row, Tile};
use plyscope_i18n::numerals;
use plyscope_i18n::{texts, Lang};
use plyscope_session::caption::root_name;
use plyscope_session::moves::{expected_line, line_to, side, turn_name, Numbering};
use plyscope_session::{Session, State};

/// How many expected moves are named.
const EXPECTED: usize = 10;

/// The texts of a tile.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Words {
    /// The move, or the name of the node.
    pub name: String,
    /// How probable it is, where chance decides.
    pub probability: Option<String>,
    /// The value or bound, where one is known.
    pub value: Option<String>,
    /// Its state in the search, how it came by its value, or how many positions were visited below;
    /// `None` if the value is enough.
    pub note: Option<String>,
}

/// The texts of a tile.
#[must_use]
pub fn words(session: &Session, tile: &Tile, lang: Lang) -> Words {
    let value = tile.known.map(|known| numerals::verdict(lang, known));
    let probability = session.tree().probability(tile.node).map(|share| share.to_string());
    Words { name: name(session, tile), probability, value, note: note(session, tile, lang) }
}

fn name(session: &Session, tile: &Tile) -> String {
    let l_name = || session.tree().l_name(tile.node).to_string();
    session.name(tile.node).unwrap_or_else(l_name)
}

fn note(session: &Session, tile: &Tile, lang: Lang) -> Option<String> {
    match (tile.state, tile.kind) {
        (State::NotVisited, _) => Some(texts::read_new(lang)),
        (State::Pruned, _) => Some(texts::read_pruned(lang)),
        (State::Beyond, _) => Some(texts::read_beyond(lang)),
        // Its children are in the rows below.
        (State::Open, _) => Some(texts::read_open(lang)),
        (State::Done, Kind::Table) => Some(texts::path_table(lang)),
        (State::Done, Kind::Evaluated) => Some(texts::path_estimate(lang)),
        (State::Done, Kind::Counted) => {
            Some(texts::path_counted(lang, tile.visited_below as usize))
        }
        (State::Done, Kind::End) => session.game().map(|_| texts::path_over(lang)),
        (State::Done, Kind::Searched) if tile.is_on_path => None,
        (State::Done, Kind::Searched) => Some(texts::path_below(lang, tile.visited_below as usize)),
    }
}

/// The accessible name of a tile: its texts in the same order, then the meaning of its shape and
/// frame.
#[must_use]
pub fn reading(session: &Session, tile: &Tile, lang: Lang) -> String {
    let Words { name, probability, value, note } = words(session, tile, lang);
    let name = bidi::isolated(&name).into_owned();
    let probability = probability.map(|share| texts::read_probability(lang, &share));
    let mut parts: Vec<String> =
        [Some(name), probability, value, note].into_iter().flatten().collect();
    if session.game().is_none() {
        if session.tree().name(tile.node).is_some() {
            parts.push(session.tree().l_name(tile.node).to_string());
        }
        parts.push(match tile.is_leaf {
            true => texts::read_leaf(lang),
            false => turn_name(session, tile.turn, lang),
        });
    }
    if tile.state == State::Done {
        parts.push(texts::read_done(lang));
    }
    if tile.is_best {
        parts.push(texts::read_best(lang));
    }
    if tile.is_current {
        parts.push(texts::read_here(lang));
    }
    lang.clauses(&parts)
}

/// The heading of a row: which ply it is, whose turn, and whether it is of the principal variation.
#[must_use]
pub fn heading(session: &Session, row: &Row, lang: Lang) -> String {
    let number =
        session.game().and_then(|played| Numbering::of(played.rules()).before(row.ply, true));
    let ply = lang.number(row.ply + 1);
    let heading = match (row.turn, number) {
        (Turn::Chance, _) => texts::path_turn_chance(lang, &ply),
        (Turn::Player(player), Some(number)) => {
            texts::path_turn_of_move(lang, &number, &side(session, player, lang))
        }
        (Turn::Player(player), None) => texts::path_turn(lang, &ply, &side(session, player, lang)),
    };
    match row.is_expected {
        true => texts::path_turn_expected(lang, &heading),
        false => heading,
    }
}

/// What can be read of the node that is pointed at, or of the current one: the moves that lead there
/// and those that are expected to follow.
#[must_use]
pub fn line(session: &Session, node: plyscope_search::TreeNode, step: Step, lang: Lang) -> String {
    if session.game().is_none() {
        return plyscope_session::reading::reading(session, node, step, lang);
    }
    let line = line_to(session, node, None);
    let root = root_name(session, lang);
    let line = if line.is_empty() { root.clone() } else { line };
    let text = match expected_line(session, node, step, EXPECTED) {
        Some(expected) => texts::path_expected(lang, &line, &expected),
        None => line,
    };
    lang.capitalised(&text, &root)
}
