//! Messages for positions of English draughts.

use plyscope_games::CheckersProblem;
use plyscope_i18n::{texts, Lang};
use plyscope_search::Player;

/// The message for a position of English draughts.
#[must_use]
pub fn of_checkers(problem: &CheckersProblem, lang: Lang) -> String {
    let side = |player: &Player| match player {
        Player::Max => texts::side_black(lang),
        Player::Min => texts::side_white(lang),
    };
    match problem {
        CheckersProblem::Side { given } => texts::checkers_side(lang, given),
        CheckersProblem::Part { given, at } => texts::checkers_part(lang, at + 1, given),
        CheckersProblem::RepeatedPart { letter, at } => {
            texts::checkers_repeated(lang, at + 1, &letter.to_string())
        }
        CheckersProblem::Square { given, at } => texts::checkers_square(lang, at + 1, given),
        CheckersProblem::Range { given, at } => texts::checkers_range(lang, at + 1, given),
        CheckersProblem::Occupied { square, at } => {
            texts::checkers_occupied(lang, at + 1, &square.to_string())
        }
        CheckersProblem::Uncrowned { player, square, at } => {
            texts::checkers_uncrowned(lang, at + 1, &square.to_string(), &side(player))
        }
        CheckersProblem::TooMany { player, given } => {
            texts::checkers_too_many(lang, &side(player), &given.to_string())
        }
        CheckersProblem::Clock { given, at } => texts::checkers_clock(lang, at + 1, given),
    }
}
