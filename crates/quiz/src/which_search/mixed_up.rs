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

/// The misconception of those who take the shown search for another. The two differ in one respect:
/// whoever finds that the other visits these leaves performs it with what the shown one has there,
/// or the other way round. `None` if they differ in more, or if nothing is known to be mixed up.
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
