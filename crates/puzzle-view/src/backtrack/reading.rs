//! Accessible names of the squares of a board.

use super::board::{Board, Candidate, Content, Fate, Look, Removal, Standing};
use super::outcome::Outcome;
use super::search::Search;
use plyscope_i18n::{texts, Lang};

/// The content of a square and its state in the search: “b3, visited as number 10”.
#[must_use]
pub fn reading(
    search: &Search,
    board: &Board,
    candidates: &[Candidate],
    square: usize,
    lang: Lang,
) -> String {
    let name = search.square_name(square, lang);
    let held = held(board, square, &name, lang);
    let own = candidates.iter().filter(|candidate| candidate.square == square);
    match own.collect::<Vec<_>>().as_slice() {
        [] => held,
        // Of a region, the candidates are colours, also where there is only one.
        [candidate] if board.look != Look::Map => {
            with_standing((search, board), candidate, held, lang)
        }
        several => with_values(several, held, lang),
    }
}

/// A square that a candidate would fill, with the state of the candidate.
fn with_standing(
    (search, board): (&Search, &Board),
    candidate: &Candidate,
    held: String,
    lang: Lang,
) -> String {
    match candidate.standing {
        Standing::Next => texts::trail_square_next(lang, &held),
        Standing::Later => texts::trail_square_later(lang, &held),
        Standing::Tried(Outcome::InVain) => texts::trail_square_tried(lang, &held),
        Standing::Tried(Outcome::Led) => texts::trail_square_led(lang, &held),
        Standing::Tried(Outcome::Unknown) => texts::trail_square_done(lang, &held),
        Standing::Taken => held,
        Standing::JustLeft(Outcome::Led) => texts::trail_square_left_led(lang, &held),
        Standing::JustLeft(_) => texts::trail_square_left(lang, &held),
        Standing::Blocked(Some(by)) if board.look == Look::Sum => {
            let name = search.square_name(by, lang);
            // The name of its letter, and a digit.
            let letter = name.trim_end_matches(|c: char| c.is_ascii_digit());
            let digit = name.strip_prefix(letter).unwrap_or_default();
            texts::cryptarithm_square_taken(lang, &held, letter, digit)
        }
        Standing::Blocked(None) if board.look == Look::Sum => {
            texts::cryptarithm_square_impossible(lang, &held)
        }
        Standing::Blocked(Some(by)) if by != candidate.square => {
            texts::trail_square_attacked(lang, &held, &search.square_name(by, lang))
        }
        Standing::Blocked(Some(_)) => texts::trail_square_blocked(lang, &held),
        Standing::Blocked(None) => held,
    }
}

/// The states of several candidates of a square, in the order in which they are read.
const STATES: [&str; 8] = ["next", "left", "left-led", "later", "failed", "led", "done", "blocked"];

/// A square whose candidates are values, with those in each state: “NT, no colour yet; tried next: 2; not
/// allowed: 1”.
fn with_values(several: &[&Candidate], held: String, lang: Lang) -> String {
    STATES.into_iter().fold(held, |text, state| {
        let own = several.iter().filter(|candidate| word(candidate.standing) == state);
        let values: Vec<String> = own.map(|candidate| candidate.label.clone()).collect();
        match values.is_empty() {
            true => text,
            false => texts::trail_square_values(lang, &text, state, &lang.list(&values)),
        }
    })
}

const fn word(standing: Standing) -> &'static str {
    match standing {
        Standing::Next => "next",
        Standing::Later => "later",
        Standing::Tried(Outcome::InVain) => "failed",
        Standing::Tried(Outcome::Led) => "led",
        Standing::Tried(Outcome::Unknown) => "done",
        Standing::JustLeft(Outcome::Led) => "left-led",
        Standing::JustLeft(_) => "left",
        Standing::Blocked(_) => "blocked",
        Standing::Taken => "",
    }
}

/// The content of a square, without its state in the search.
#[must_use]
pub fn held(board: &Board, square: usize, name: &str, lang: Lang) -> String {
    if board.look == Look::Maze {
        if let Some(text) = in_maze(board, square, name, lang) {
            return match board.way.last() == Some(&square) {
                true => texts::maze_square_here(lang, &text),
                false => text,
            };
        }
    } else if let Some(number) = board.way.iter().position(|&at| at == square) {
        let visit = (number + 1).to_string();
        return if number + 1 == board.way.len() {
            texts::trail_square_here(lang, name, &visit)
        } else {
            texts::trail_square_visited(lang, name, &visit)
        };
    }
    match &board.squares[square] {
        // In a table of letters and digits nothing is free.
        Content::Free if board.look == Look::Sum => name.to_owned(),
        Content::Free => texts::trail_square_free(lang, name),
        Content::BlockedOut if board.look == Look::Maze => texts::maze_square_wall(lang, name),
        Content::BlockedOut => texts::trail_square_out(lang, name),
        Content::BackedOut => texts::maze_square_left(lang, name),
        Content::Given(text) => texts::trail_square_given(lang, name, text),
        Content::Placed(text) => texts::trail_square_placed(lang, name, text),
        Content::Queen => texts::trail_square_queen(lang, name),
        Content::Left => texts::trail_square_kept(lang, name),
        Content::Removed(Removal::Now) => texts::trail_square_removed_now(lang, name),
        Content::Removed(Removal::Before) => texts::trail_square_removed(lang, name),
        Content::Marks { left, .. } => {
            let digits: Vec<String> = left.iter().map(|digit| (digit.0 + 1).to_string()).collect();
            match digits.is_empty() {
                true => texts::trail_square_lost(lang, name),
                false => texts::trail_region_left(lang, name, &lang.list(&digits)),
            }
        }
        Content::Region { colour: Some(colour), .. } => {
            texts::trail_region_coloured(lang, name, &colour.to_string())
        }
        Content::Number { fate: Fate::Open, .. } => texts::trail_number_open(lang, name),
        Content::Number { fate: Fate::Taken, .. } => texts::trail_number_taken(lang, name),
        Content::Number { fate: Fate::LeftOut, .. } => texts::trail_number_left(lang, name),
        Content::Region { left: None, .. } => texts::trail_region_open(lang, name),
        Content::Region { left: Some((left, _)), .. } => {
            let left = left.iter().map(|colour| (colour.0 + 1).to_string()).collect::<Vec<_>>();
            match left.is_empty() {
                true => texts::trail_region_lost(lang, name),
                false => texts::trail_region_left(lang, name, &lang.list(&left)),
            }
        }
    }
}

/// A square of a maze that has a letter, or is on the walk.
fn in_maze(board: &Board, square: usize, name: &str, lang: Lang) -> Option<String> {
    if let Content::Given(letter) = &board.squares[square] {
        return Some(texts::maze_square_end(lang, name, letter));
    }
    let step = board.way.iter().position(|&at| at == square)?;
    Some(texts::maze_square_step(lang, name, &step.to_string()))
}
