//! What is wrong with a position, in words.

use plyscope_games::{CheckersProblem, GameProblem};
use plyscope_i18n::Lang;
use plyscope_search::Player;
use plyscope_setup::problems;

#[test]
fn what_was_written_and_what_is_possible_are_not_confused() {
    let uncrowned = CheckersProblem::Uncrowned { player: Player::Max, square: 29, at: 9 };
    let roll = GameProblem::Roll { given: "9".to_owned(), faces: 6 };
    let size = GameProblem::NoSuchSize { given: (5, 5), known: vec![(4, 4), (6, 6), (8, 8)] };
    for (problem, expected) in [
        (size, "A board of 5×5 is not possible: it can be 4×4 or 6×6 or 8×8."),
        (roll, "The die shows a number from 1 to 6, not “9”."),
        (
            GameProblem::Checkers(uncrowned),
            "Character 10: on square 29 a man of Black would be a king. Write K29.",
        ),
    ] {
        assert_eq!(problems::search::of_game(&problem, Lang::En), expected);
    }
}
