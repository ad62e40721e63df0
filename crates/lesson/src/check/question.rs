//! Checks questions: the search is run, and the answer is found.

use plyscope_quiz::asked::{Asked, Unaskable};
use plyscope_quiz::board::{search_at, LOOK_AHEAD};
use plyscope_quiz::question::{Kind, Subject};
use plyscope_search::trace::RecordStop;
use plyscope_setup::Choice;

use super::{BlockPlace, Found};
use crate::problem::Problem;
use crate::Asking;

/// How many steps finding the best order is worth, for each node.
const ORDERING: u64 = 100;

/// The faults of a question.
pub fn check(asking: &Asking, place: &BlockPlace) -> Found {
    let (kind, subject) = (asking.question.kind, &asking.question.subject);
    let mut steps = 0;
    if let Subject::Board { problem, step } = subject {
        let reached = search_at(problem, *step).map(|search| search.here().step);
        let looks_ahead = if kind == Kind::Lost { 2 * LOOK_AHEAD } else { 0 };
        steps += 2 * reached.unwrap_or(*step) + looks_ahead;
        if let Some(last) = reached.filter(|last| last < step) {
            let fault = place.fault(&["step"], Problem::Beyond { step: *step, last });
            return Found { faults: vec![fault], steps };
        }
    }
    let asked = Asked::of(&asking.question).and_then(|asked| match is_empty(&asked, kind) {
        true => Err(Unaskable::Nothing),
        false => Ok(asked),
    });
    let fault = match asked {
        Ok(asked) => {
            let last = asked.session().map_or(0, |session| session.trace().last_step().0);
            steps += u64::from(last) * searches(kind);
            None
        }
        Err(why) => {
            if let Unaskable::TooLong(RecordStop::TooLong { limit }) = why {
                steps += u64::from(limit);
            }
            Some(place.fault(at(why), Problem::Unaskable(why)))
        }
    };
    if let (Kind::OrderMost | Kind::OrderLeast, Subject::Tree { tree, .. }) = (kind, subject) {
        steps += ORDERING * tree.len() as u64;
    }
    Found { faults: fault.into_iter().collect(), steps }
}

/// How many searches as long as that of the question are run at most to ask it.
const fn searches(kind: Kind) -> u64 {
    match kind {
        Kind::WhichSearch | Kind::BuildOrder => 10,
        Kind::Build => 4,
        _ => 1,
    }
}

/// Whether nothing is asked. That no node is pruned is an answer, too.
fn is_empty(asked: &Asked, kind: Kind) -> bool {
    kind != Kind::Pruned && asked.key().is_empty()
}

/// The keys that a reason is about.
const fn at(why: Unaskable) -> &'static [&'static str] {
    match why {
        Unaskable::TooFar | Unaskable::Undecided => &["step", Kind::NAME],
        Unaskable::Chance
        | Unaskable::TooLong(_)
        | Unaskable::TooLarge
        | Unaskable::TooManySteps
        | Unaskable::BestAlready => &["tree"],
        Unaskable::NoMistake => &["mistake", "tree"],
        Unaskable::Untried => &["iterations", "tree"],
        Unaskable::Clips => &["fail", "cut", Kind::NAME],
        Unaskable::NotInBanks => &[Kind::NAME],
        Unaskable::OtherSearch | Unaskable::OtherSubject | Unaskable::Nothing => {
            &[Kind::NAME, "tree"]
        }
    }
}
