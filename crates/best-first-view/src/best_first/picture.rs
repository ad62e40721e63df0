//! The drawing of the tree at a step.

use plyscope_best_first::proof_number::{self, Moment, Numbers, Phase};
use plyscope_best_first::sss::{self, Removal, Status};
use plyscope_best_first::tree::Node;
use plyscope_i18n::{numerals, texts, Lang};

use super::{Record, Session};
use crate::sheet::{sign, Drawing, Sheet};
use crate::shown::{Place, Shown};

/// Draws the tree at a step; `looked_at` is the node that is described beside it, if one is.
#[must_use]
pub fn picture(
    session: &Session,
    shown: &Shown,
    (step, looked_at): (u32, Option<Node>),
    lang: Lang,
) -> Drawing {
    let record = session.record();
    let grown = (record.tree(), session.positions());
    let mut sheet = Sheet::new(grown, shown, record.time(step), record.path(step));
    let places = sheet.places();
    for place in &places {
        let class = if sheet.is_on_path(place.node) { "branch now" } else { "branch few" };
        sheet.edge(place, class);
    }
    places.iter().for_each(|place| sheet.name(place));
    for place in &places {
        if looked_at == Some(place.node) {
            sheet.frame(place, "looked-at");
        }
        match record {
            Record::Sss(record) => sss_node(&mut sheet, record, (place, step), lang),
            Record::ProofNumber(record) => proof_node(&mut sheet, record, (place, step), lang),
        }
        sheet.more(place);
    }
    sheet.finish()
}

/// The merit, and below it the status.
fn sss_node(sheet: &mut Sheet, record: &sss::Record, (place, step): (&Place, u32), lang: Lang) {
    let Some(state) = record.state(place.node, step) else { return };
    let removed = state.removed.filter(|&(when, _)| when <= step);
    let is_taken_now = record.taken(step).is_some_and(|taken| taken.node == place.node);
    let class = match (removed, state.status) {
        // A leaf goes back into the list at once.
        (None, _) if is_taken_now => "grown solved now",
        (None, Status::Live) => "grown live",
        (None, Status::Solved) => "grown solved",
        (Some(_), _) if is_taken_now => "grown now",
        (Some((_, Removal::Purged)), _) => "grown purged",
        (Some((_, Removal::Taken)), _) => "grown",
    };
    sheet.outline(place, class);
    let sign = sign(record.tree().turn(place.node));
    let merit = numerals::value(lang, state.merit);
    sheet.upper(place, "grown-mean", format!("{sign} {merit}"));
    let status = (sss_status(&state, step, lang), sss_sign(&state, step));
    sheet.word(place, "grown-visits", status);
}

/// The sign that stands for the status where the word has no room.
fn sss_sign(state: &sss::State, step: u32) -> &'static str {
    let removed = state.removed.filter(|&(when, _)| when <= step).map(|(_, how)| how);
    match (removed, state.status) {
        (Some(Removal::Purged), _) => "✗",
        (Some(Removal::Taken), Status::Live) => "↓",
        (None, Status::Live) => "•",
        (_, Status::Solved) => "✓",
    }
}

/// The status of a node in a word: a live one that was taken is expanded.
pub fn sss_status(state: &sss::State, step: u32, lang: Lang) -> String {
    let removed = state.removed.filter(|&(when, _)| when <= step).map(|(_, how)| how);
    match (removed, state.status) {
        (Some(Removal::Purged), _) => texts::sss_status_purged(lang),
        (Some(Removal::Taken), Status::Live) => texts::sss_status_expanded(lang),
        (None, Status::Live) => texts::sss_status_live(lang),
        (_, Status::Solved) => texts::sss_status_solved(lang),
    }
}

/// The proof number, and below it the disproof number.
fn proof_node(
    sheet: &mut Sheet,
    record: &proof_number::Record,
    (place, step): (&Place, u32),
    lang: Lang,
) {
    let numbers = numbers_at(record, place.node, step);
    let is_new = Moment::of_step(step).iteration().is_some_and(|(iteration, phase)| {
        phase == Phase::Expand && record.tree().added(place.node) == iteration
    });
    let class = match numbers {
        _ if is_new => "grown new",
        _ if sheet.is_on_path(place.node) => "grown now",
        Numbers::PROVED => "grown proved",
        Numbers::DISPROVED => "grown disproved",
        _ => "grown",
    };
    sheet.outline(place, class);
    let sign = sign(record.tree().turn(place.node));
    sheet.upper(place, "grown-mean", format!("{sign} {}", numbers.proof));
    let answer = match numbers {
        Numbers::PROVED => format!("✓ {}", texts::proof_status_proved(lang)),
        Numbers::DISPROVED => format!("✗ {}", texts::proof_status_disproved(lang)),
        _ => numbers.disproof.to_string(),
    };
    sheet.lower(place, "grown-visits", answer);
}

/// The numbers of a node at a step: a node that was just added has its own at once, those above it change
/// when they are updated.
#[must_use]
pub fn numbers_at(record: &proof_number::Record, node: Node, step: u32) -> Numbers {
    record.numbers(node, Moment::of_step(step).completed())
}
