//! Standard algebraic notation of all the moves of a position.

use cozy_chess::{Board, File, Piece, Square};

use super::code;
use crate::names::NULL_MOVE;
use plyscope_search::game::Move;

/// The names of legal moves, all moves of the position among them: a name says no more of where its
/// piece comes from than tells it from the others (FIDE Laws of Chess, appendix C.10).
pub(super) fn names(position: &Board, moves: &[Move]) -> Vec<String> {
    let origin = |&by: &Move| Origin::of(position, by).filter(|_| by != Move::NULL);
    let origins: Vec<Option<Origin>> = moves.iter().map(origin).collect();
    let named = moves.iter().zip(&origins).map(|(&by, origin)| {
        if by == Move::NULL {
            return NULL_MOVE.to_owned();
        }
        let (Some(origin), Some(unpacked)) = (origin, code::unpack(position, by)) else {
            return String::new();
        };
        let mut name = origin.name(position, by, &origins);
        let mut next = position.clone();
        next.play_unchecked(unpacked);
        if !next.checkers().is_empty() {
            name.push(if next.generate_moves(|_| true) { '+' } else { '#' });
        }
        name
    });
    named.collect()
}

/// Which piece goes from where to where.
struct Origin {
    piece: Piece,
    from: Square,
    to: Square,
}

impl Origin {
    fn of(position: &Board, by: Move) -> Option<Self> {
        let (from, to) = (code::square(by.0), code::square(by.0 >> 6));
        Some(Self { piece: position.piece_on(from)?, from, to })
    }

    /// The name without what says that it is check.
    fn name(&self, position: &Board, by: Move, all: &[Option<Self>]) -> String {
        let (from, to) = (self.from, self.to);
        if self.piece == Piece::King && from.file() == File::E {
            match to.file() {
                File::G => return "O-O".to_owned(),
                File::C => return "O-O-O".to_owned(),
                _ => {}
            }
        }
        let is_pawn = self.piece == Piece::Pawn;
        // A pawn that goes to another file takes something, en passant too.
        let takes = position.piece_on(to).is_some() || is_pawn && from.file() != to.file();
        let mut name = String::with_capacity(8);
        if is_pawn {
            if takes {
                name.push(from.file().into());
            }
        } else {
            name.push(char::from(self.piece).to_ascii_uppercase());
            let rivals = all
                .iter()
                .flatten()
                .filter(|other| other.piece == self.piece && other.to == to && other.from != from);
            let rivals: Vec<Square> = rivals.map(|other| other.from).collect();
            let on_file = rivals.iter().any(|other| other.file() == from.file());
            let on_rank = rivals.iter().any(|other| other.rank() == from.rank());
            if !rivals.is_empty() && (!on_file || on_rank) {
                name.push(from.file().into());
            }
            if on_file {
                name.push(from.rank().into());
            }
        }
        if takes {
            name.push('x');
        }
        name.push(to.file().into());
        name.push(to.rank().into());
        if let Some(kind) = code::unpack(position, by).and_then(|by| by.promotion) {
            name.push('=');
            name.push(char::from(kind).to_ascii_uppercase());
        }
        name
    }
}
