//! The sentence of a step.

use plyscope_core::backtrack::{Choice, Choices, Cursor, Moment, Outlook};

use super::shown::Shown;
use crate::locale::{texts, Lang};

/// The most choices that a sentence names.
const NAMED: usize = 9;

/// What has just happened, and what comes of it.
#[must_use]
pub fn caption<P: Shown>(cursor: &Cursor<'_, P>, lang: Lang) -> String {
    let sentences = match cursor.moment() {
        Moment::Entered => [entered(cursor, lang), outlook(cursor, lang)],
        Moment::Left(choice) => [left(cursor, choice, lang), rest(cursor, choice, lang)],
        Moment::Over => [over(cursor, lang), String::new()],
    };
    sentences.into_iter().filter(|sentence| !sentence.is_empty()).collect::<Vec<_>>().join(" ")
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

fn outlook<P: Shown>(cursor: &Cursor<'_, P>, lang: Lang) -> String {
    let (puzzle, state) = (cursor.puzzle(), cursor.state());
    match cursor.outlook() {
        Outlook::Solved => puzzle.solved(state, lang),
        Outlook::Pruned(reason) => puzzle.stuck(state, Some(reason), lang),
        Outlook::Open(Choices::NONE) => puzzle.stuck(state, None, lang),
        Outlook::Open(choices) => {
            let names: Vec<String> = choices.iter().map(|choice| name(cursor, choice)).collect();
            let listed = names[..names.len().min(NAMED)].join(", ");
            let listed = if names.len() > NAMED { format!("{listed}, …") } else { listed };
            texts::trail_choices(lang, names.len(), &listed)
        }
    }
}

fn left<P: Shown>(cursor: &Cursor<'_, P>, choice: Choice, lang: Lang) -> String {
    let puzzle = cursor.puzzle();
    let mut child = cursor.state().clone();
    puzzle.place(&mut child, choice);
    let name = name(cursor, choice);
    match puzzle.outlook(&child) {
        Outlook::Solved => texts::trail_left_solved(lang, &name),
        _ => texts::trail_left(lang, &name),
    }
}

fn rest<P: Shown>(cursor: &Cursor<'_, P>, choice: Choice, lang: Lang) -> String {
    match cursor.outlook().choices().after(choice).first() {
        Some(next) => texts::trail_next(lang, &name(cursor, next)),
        None if cursor.path().is_empty() => texts::trail_root_exhausted(lang),
        None => texts::trail_exhausted(lang),
    }
}

fn over<P: Shown>(cursor: &Cursor<'_, P>, lang: Lang) -> String {
    let entered = lang.count(cursor.visited());
    match cursor.solutions() {
        0 => texts::trail_over_none(lang, &entered),
        found => texts::trail_over(lang, &lang.count(found), &entered),
    }
}

/// The name of a candidate at the current node.
fn name<P: Shown>(cursor: &Cursor<'_, P>, choice: Choice) -> String {
    cursor.puzzle().place_of(cursor.state(), choice).label
}
