//! What can be wrong with a position of English draughts.

use std::fmt;

use plyscope_search::packed;
use plyscope_search::player::Player;

/// Why a text is no position of English draughts. Places are in characters from 0; of a long text only
/// the beginning is kept.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum CheckersProblem {
    /// The position does not begin with the player to move.
    Side {
        /// What it begins with.
        given: String,
    },
    /// A part has neither the squares of a player nor the number of plies.
    Part {
        /// The part.
        given: String,
        /// Where it begins.
        at: usize,
    },
    /// A part comes twice.
    RepeatedPart {
        /// Its letter.
        letter: char,
        /// Where it comes again.
        at: usize,
    },
    /// Something is not the number of a dark square.
    Square {
        /// What was given.
        given: String,
        /// Where it begins.
        at: usize,
    },
    /// A range of squares ends before it begins.
    Range {
        /// The range.
        given: String,
        /// Where it begins.
        at: usize,
    },
    /// Two pieces stand on one square.
    Occupied {
        /// The number of the square, from 1.
        square: u8,
        /// Where its second piece is given.
        at: usize,
    },
    /// A man stands where it would have become a king.
    Uncrowned {
        /// Whose man it is.
        player: Player,
        /// The number of its square, from 1.
        square: u8,
        /// Where it is given.
        at: usize,
    },
    /// A player has more than twelve pieces.
    TooMany {
        /// The player.
        player: Player,
        /// How many pieces were given.
        given: usize,
    },
    /// The plies without a capture or a man's move are no number from 0 to 80.
    Clock {
        /// What was given.
        given: String,
        /// Where it begins.
        at: usize,
    },
}

packed!(enum CheckersProblem {
    0 = Side { given }, 1 = Part { given, at }, 2 = RepeatedPart { letter, at },
    3 = Square { given, at }, 4 = Range { given, at }, 5 = Occupied { square, at },
    6 = Uncrowned { player, square, at }, 7 = TooMany { player, given }, 8 = Clock { given, at },
});

impl fmt::Display for CheckersProblem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let name = |player: &Player| match player {
            Player::Max => "Black",
            Player::Min => "White",
        };
        match self {
            Self::Side { given } => write!(
                f,
                "the position begins with “{given}”; expected the player to move, B or W, as in \
                 B:W21-32:B1-12"
            ),
            Self::Part { given, at } => write!(
                f,
                "character {}: “{given}” is no part of a position; expected W or B with squares, or H \
                 with a number of plies",
                at + 1
            ),
            Self::RepeatedPart { letter, at } => {
                write!(f, "character {}: there are two parts that begin with {letter}", at + 1)
            }
            Self::Square { given, at } => write!(
                f,
                "character {}: “{given}” is no dark square; expected a number from 1 to 32, with K \
                 before it for a king",
                at + 1
            ),
            Self::Range { given, at } => {
                write!(f, "character {}: the range “{given}” ends before it begins", at + 1)
            }
            Self::Occupied { square, at } => {
                write!(f, "character {}: square {square} has a piece already", at + 1)
            }
            Self::Uncrowned { player, square, at } => write!(
                f,
                "character {}: a man of {} on square {square} would be a king; write K{square}",
                at + 1,
                name(player)
            ),
            Self::TooMany { player, given } => {
                write!(f, "{} has {given} pieces; there are twelve at most", name(player))
            }
            Self::Clock { given, at } => write!(
                f,
                "character {}: “{given}” is no number of plies from 0 to 80",
                at + 1
            ),
        }
    }
}
