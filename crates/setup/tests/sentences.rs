//! What is wrong with a position, in words.

use plyscope_games::{CheckersProblem, GameProblem};
use plyscope_i18n::Lang;
use plyscope_search::Player;
use plyscope_setup::problems;

#[test]
fn what_was_written_and_what_is_possible_are_not_confused() {
    let uncrowned = CheckersProblem::Uncrowned { player: Player::Max, square: 29, at: 9 };
    let roll = GameProblem::Roll { given: "9".to_owned(), faces: 6 };
    for (problem, expected) in [
        (roll, "The die shows a number from 1 to 6, not “9”."),
        (
            GameProblem::Checkers(uncrowned),
            "Character 10: on square 29 a man of Black would be a king. Write K29.",
        ),
    ] {
        assert_eq!(problems::search::of_game(&problem, Lang::En), expected);
    }
}
