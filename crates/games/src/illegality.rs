//! Why the rules of a game forbid a position.

use std::fmt;

use plyscope_search::packed;

/// Why the rules of a game forbid a position that can be read.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Illegality {
    /// Othello: one of the four squares in the middle is empty.
    EmptyMiddle,
    /// Othello: no chain of discs leads from a disc to the middle.
    CutOff,
    /// Chess: a player has no king, or several.
    Kings,
    /// Chess: the player to move could take the king.
    KingEnPrise,
    /// Chess: a pawn is where it would have been promoted, or where it can never have been.
    PawnAtEdge,
    /// Chess: a player has more pieces or pawns than at the start.
    TooManyPieces,
    /// Chess: both kings are in check, or one is by more than two pieces.
    Checks,
    /// Chess: of castling, what cannot be.
    Castling,
    /// Chess: no pawn can be taken en passant there.
    EnPassant,
    /// Chess: the plies since a capture or a pawn's move are none of 0 to 100.
    HalfmoveClock,
    /// Chess: the number of the move is none from 1 on.
    MoveNumber,
    /// Chess: the notation breaks off.
    TooFewFields,
    /// Chess: the notation goes on after its end.
    TooManyFields,
    /// EinStein würfelt nicht!: a player has two stones with one number.
    StoneTwice,
    /// 2048: the tiles add up to more than any game leads to.
    TilesTooLarge,
    /// 2048: a new tile comes, but no square is empty.
    NoEmptySquare,
}

packed!(enum Illegality {
    0 = EmptyMiddle, 1 = CutOff, 2 = Kings, 3 = KingEnPrise, 4 = PawnAtEdge, 5 = TooManyPieces,
    6 = Checks, 7 = Castling, 8 = EnPassant, 9 = HalfmoveClock, 10 = MoveNumber,
    11 = TooFewFields, 12 = TooManyFields, 13 = StoneTwice, 14 = TilesTooLarge, 15 = NoEmptySquare,
});

impl fmt::Display for Illegality {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::EmptyMiddle => "the four squares in the middle are never empty",
            Self::CutOff => "a disc is cut off from the middle",
            Self::Kings => "each player must have one king",
            Self::KingEnPrise => "the player to move could take the king",
            Self::PawnAtEdge => "a pawn is never on the first or the last row",
            Self::TooManyPieces => {
                "a player has more than sixteen pieces, or more than eight pawns"
            }
            Self::Checks => "both kings are in check, or one is by three pieces at once",
            Self::Castling => {
                "a king or a rook is not where it could castle as the third field says"
            }
            Self::EnPassant => "no pawn can be taken en passant as the fourth field says",
            Self::HalfmoveClock => "the fifth field must be a number from 0 to 100",
            Self::MoveNumber => "the sixth field must be a number from 1 on",
            Self::TooFewFields => "after the board, three fields at least must follow",
            Self::TooManyFields => "nothing can follow after six fields",
            Self::StoneTwice => "a player has two stones with the same number",
            Self::TilesTooLarge => "no game leads to tiles as large as these",
            Self::NoEmptySquare => "a new tile needs an empty square",
        })
    }
}
