//! The caption of a step.

use plyscope_puzzles::backtrack::{Choice, Choices, Cursor, Moment, Status};

use super::outcome::Found;
use super::shown::Shown;
use plyscope_i18n::{texts, Lang};

/// The most choices that a sentence names, all digits at least.
const NAMED: usize = 10;

/// What has just happened, and its consequence.
#[must_use]
pub fn caption<P: Shown>(cursor: &Cursor<'_, P>, found: &Found<'_>, lang: Lang) -> String {
    let sentences = match cursor.moment() {
        Moment::Entered => [entered(cursor, lang), status(cursor, lang)],
        Moment::Left(choice) => [left(cursor, choice, found, lang), rest(cursor, choice, lang)],
        Moment::Over => [over(cursor, lang), String::new()],
    };
    lang.sentences(sentences.into_iter().filter(|sentence| !sentence.is_empty()))
}

fn entered<P: Shown>(cursor: &Cursor<'_, P>, lang: Lang) -> String {
    let puzzle = cursor.puzzle();
    match cursor.path().split_last() {
        None => puzzle.begun(cursor.state(), lang),
        Some((&last, _)) => {
            let mut before = cursor.state().clone();
            puzzle.remove(&mut before, last);
            puzzle.placed(&before, last, lang)
        }
    }
}

fn status<P: Shown>(cursor: &Cursor<'_, P>, lang: Lang) -> String {
    let (puzzle, state) = (cursor.puzzle(), cursor.state());
    match cursor.status() {
        Status::Solved => puzzle.solved(state, lang),
        Status::Pruned(reason) if cursor.path().is_empty() => lang
            .sentences([puzzle.stuck(state, Some(reason), lang), texts::trail_no_solution(lang)]),
        Status::Pruned(reason) => puzzle.stuck(state, Some(reason), lang),
        Status::Open(Choices::NONE) if cursor.path().is_empty() => {
            let lost = puzzle.lost(state, lang).unwrap_or_default();
            lang.sentences([lost, texts::trail_no_solution(lang)])
        }
        Status::Open(Choices::NONE) => puzzle.stuck(state, None, lang),
        Status::Open(choices) => {
            let label = |choice| puzzle.place_of(state, choice).label;
            let names: Vec<String> = choices.iter().map(label).collect();
            let count = names.len();
            puzzle.choices(state, count, &lang.list(&abridged(names, NAMED)), lang)
        }
    }
}

/// The first of many names and the last one, since a sentence does not end with dots.
pub(super) fn abridged(mut names: Vec<String>, most: usize) -> Vec<String> {
    if names.len() > most {
        let last = names.len() - 1;
        names.drain(most - 1..last);
        names[most - 2] = "…".to_owned();
    }
    names
}

fn left<P: Shown>(cursor: &Cursor<'_, P>, choice: Choice, found: &Found<'_>, lang: Lang) -> String {
    let puzzle = cursor.puzzle();
    let mut child = cursor.state().clone();
    puzzle.place(&mut child, choice);
    let name = name(cursor, choice, lang);
    match (puzzle.status(&child), found.below(cursor.path(), choice)) {
        (Status::Solved, _) => texts::trail_left_solved(lang, &name),
        // Choices were left, and none was tried.
        (Status::Pruned(_), _) => texts::trail_left_early(lang, &name),
        (_, 0) => texts::trail_left(lang, &name),
        (_, led) if found.has_all_below(cursor.path(), choice) => {
            texts::trail_left_led(lang, &name, &lang.number(led), led)
        }
        (_, led) => texts::trail_left_led_least(lang, &name, &lang.number(led), led),
    }
}

fn rest<P: Shown>(cursor: &Cursor<'_, P>, choice: Choice, lang: Lang) -> String {
    match cursor.status().choices().after(choice).first() {
        Some(next) => texts::trail_next(lang, &name(cursor, next, lang)),
        None if cursor.path().is_empty() => texts::trail_root_exhausted(lang),
        None => texts::trail_exhausted(lang),
    }
}

fn over<P: Shown>(cursor: &Cursor<'_, P>, lang: Lang) -> String {
    let entered = lang.number(cursor.visited());
    match cursor.solutions() {
        0 => texts::trail_over_none(lang, &entered),
        found => {
            let count = usize::try_from(found).unwrap_or(usize::MAX);
            let solutions = texts::trail_solutions(lang, &lang.number(found), count);
            texts::trail_over(lang, &solutions, &entered)
        }
    }
}

/// The name of a candidate at the current node.
fn name<P: Shown>(cursor: &Cursor<'_, P>, choice: Choice, lang: Lang) -> String {
    cursor.puzzle().choice_name(cursor.state(), choice, lang)
}
