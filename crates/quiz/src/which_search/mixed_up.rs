//! What a student mixes up who takes one search for another.

use plyscope_search::CutRule;

use super::candidates::Candidate;
use crate::details::Bug;
use crate::misconception::{self, Thought};
use plyscope_i18n::texts;
use plyscope_setup::{Algorithm, Setup};

/// Minimax and searches that cut.
const MINIMAX: Thought = Thought {
    id: "minimax",
    text: |session, lang| {
        let cuts = session.setup().algorithm.has_windows();
        texts::quiz_thought_minimax(lang, if cuts { "cuts" } else { "minimax" })
    },
};

/// The misconception of those who take the `shown` search for the `chosen` one. It is known only where the
/// two differ in one respect, such as the cutoff rule: the student then performs one of them with the
/// rule of the other. `None` if they differ in more, or if no misconception mixes the two up.
pub(super) fn mixed_up(shown: &Candidate, chosen: &Candidate) -> Option<Thought> {
    let (one, other) = (shown.setup, chosen.setup);
    match (shown.bug, chosen.bug) {
        (Bug::None, Bug::None) => {}
        (Bug::None, bug) | (bug, Bug::None) => return of_bug(bug).filter(|_| one == other),
        _ => return None,
    }
    let is_minimax = |algorithm| algorithm == Algorithm::Minimax;
    if is_minimax(one.algorithm) != is_minimax(other.algorithm) {
        // Minimax has no cutoff rule.
        let cut = CutRule::AtLeast;
        let algorithm = one.algorithm;
        let same = |setup| Setup { cut, algorithm, ..setup };
        let is_plain =
            one.algorithm != Algorithm::SingleCutoff && other.algorithm != Algorithm::SingleCutoff;
        return (is_plain && same(one) == same(other)).then_some(MINIMAX);
    }
    let differs =
        (one.algorithm != other.algorithm, one.order != other.order, one.cut != other.cut);
    match differs {
        (true, false, false) if one.algorithm == Algorithm::SingleCutoff => {
            Some(misconception::DEEP_CUTOFFS)
        }
        (true, false, false) => Some(misconception::NO_DEEP_CUTOFFS),
        (false, true, false) => Some(misconception::DIRECTION),
        (false, false, true) => Some(misconception::RULE),
        _ => None,
    }
}

const fn of_bug(bug: Bug) -> Option<Thought> {
    match bug {
        Bug::None => None,
        Bug::Players => Some(misconception::PLAYERS),
        Bug::OwnBound => Some(misconception::OWN_BOUND),
        Bug::OneHigher => Some(misconception::ONE_HIGHER),
    }
}
