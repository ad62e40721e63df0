//! Legal moves and their codes.
//!
//! A code has the square where the piece stands in its lowest 5 bits, from 0; then, in 4 bits, how many
//! jumps it makes, 0 if it only moves; then the direction of each jump, or of the move, in 2 bits each.
//! No capture has more than nine jumps: a jump changes row and column by two, so a piece can reach eight
//! squares, which have nine pairs of neighbours with one square between them.

use super::position::{index, last_row, Position};
use super::squares::{each, Direction};
use plyscope_search::game::Move;
use plyscope_search::player::Player;

const JUMPS: u32 = 5;
const DIRECTIONS: u32 = 9;

/// The pieces of a player that can step in a direction, whether or not they must capture.
#[inline]
pub(super) fn steppers(position: &Position, player: Player, direction: Direction) -> u32 {
    direction.opposite().shift(position.empty()) & position.movers(player, direction)
}

/// The pieces of a player that can jump in a direction.
#[inline]
pub(super) fn jumpers(position: &Position, player: Player, direction: Direction) -> u32 {
    let back = direction.opposite();
    let over = back.shift(position.empty()) & position.of(player.opponent());
    back.shift(over) & position.movers(player, direction)
}

/// Whether the player to move has a move.
pub(super) fn can_move(position: &Position) -> bool {
    Direction::ALL.iter().any(|&direction| {
        steppers(position, position.side, direction) | jumpers(position, position.side, direction)
            != 0
    })
}

/// Whether the player to move can capture, and so must.
pub(super) fn can_capture(position: &Position) -> bool {
    Direction::ALL.iter().any(|&direction| jumpers(position, position.side, direction) != 0)
}

/// The position after a pass, which counts as a ply without a capture or a man's move.
pub(super) fn pass(position: &Position) -> Position {
    Position {
        side: position.side.opponent(),
        clock: position.clock.saturating_add(1),
        ..*position
    }
}

/// The legal moves, from the piece on the lowest square; captures only if there are any.
pub(super) fn legal(position: &Position) -> Vec<Move> {
    let side = position.side;
    let can_jump = Direction::ALL.map(|direction| jumpers(position, side, direction));
    let mut found = Vec::with_capacity(16);
    let all = can_jump.iter().fold(0, |all, set| all | set);
    if all != 0 {
        each(all).for_each(|from| captures(position, from, &mut found));
        return found;
    }
    let can_step = Direction::ALL.map(|direction| steppers(position, side, direction));
    for from in each(can_step.iter().fold(0, |all, set| all | set)) {
        let open = Direction::ALL.iter().zip(can_step).filter(|(_, set)| set >> from & 1 == 1);
        found.extend(open.map(|(&direction, _)| Move(from | (direction as u32) << DIRECTIONS)));
    }
    found
}

/// A capture that may go on.
struct Capture {
    /// Where the piece is now, as a set.
    at: u32,
    /// The opponent's pieces that are not yet captured.
    others: u32,
    /// The empty squares; the piece may return to where it came from.
    empty: u32,
    directions: &'static [Direction],
    /// Where the piece becomes a king, which ends its move; none for kings.
    last_row: u32,
    /// How many jumps there were, and the code of the move so far.
    jumps: u32,
    code: u32,
}

fn captures(position: &Position, from: u32, found: &mut Vec<Move>) {
    let (side, at) = (position.side, 1 << from);
    let is_king = position.kings & at != 0;
    let capture = Capture {
        at,
        others: position.of(side.opponent()),
        empty: position.empty() | at,
        directions: Position::directions(side, is_king),
        last_row: if is_king { 0 } else { last_row(side) },
        jumps: 0,
        code: from,
    };
    capture.extend(found);
}

impl Capture {
    /// Adds all the ways to its end.
    fn extend(&self, found: &mut Vec<Move>) {
        let mut goes_on = false;
        // A man that has just become a king stays.
        if self.at & self.last_row == 0 {
            for &direction in self.directions {
                let over = direction.shift(self.at) & self.others;
                let to = direction.shift(over) & self.empty;
                if to != 0 {
                    goes_on = true;
                    self.after(direction, over, to).extend(found);
                }
            }
        }
        if !goes_on {
            found.push(Move(self.code | self.jumps << JUMPS));
        }
    }

    fn after(&self, direction: Direction, over: u32, to: u32) -> Self {
        let shown = (direction as u32) << (DIRECTIONS + 2 * self.jumps);
        Self {
            at: to,
            others: self.others & !over,
            jumps: self.jumps + 1,
            code: self.code | shown,
            ..*self
        }
    }
}

/// Whether a move captures anything.
pub(super) const fn is_capture(by: Move) -> bool {
    jumps(by) > 0
}

/// How many jumps a move makes.
const fn jumps(by: Move) -> u32 {
    by.0 >> JUMPS & 0xF
}

/// The directions of a move, one after the other.
fn directions(by: Move) -> impl Iterator<Item = Direction> {
    (0..jumps(by).max(1)).map(move |number| {
        Direction::from_code(by.0.checked_shr(DIRECTIONS + 2 * number).unwrap_or(0))
    })
}

/// What is written between the squares of a move.
pub(super) const fn sign(by: Move) -> &'static str {
    if jumps(by) == 0 {
        "-"
    } else {
        "x"
    }
}

/// The squares where the piece of a move stands, from 0: the first, the last, and those between two
/// jumps.
pub(super) fn path(by: Move) -> impl Iterator<Item = u32> {
    let from = by.0 & 31;
    let further = directions(by).scan(1_u32 << from, move |at, direction| {
        *at = direction.shift(if jumps(by) == 0 { *at } else { direction.shift(*at) });
        each(*at).next()
    });
    std::iter::once(from).chain(further)
}

/// The position after a legal move.
pub(super) fn play(position: &Position, by: Move) -> Position {
    let side = position.side;
    let from = 1_u32 << (by.0 & 31);
    let is_king = position.kings & from != 0;
    let (mut at, mut captured) = (from, 0);
    for direction in directions(by) {
        at = direction.shift(at);
        if jumps(by) > 0 {
            captured |= at;
            at = direction.shift(at);
        }
    }
    let mut pieces = position.pieces;
    pieces[index(side)] = pieces[index(side)] & !from | at;
    pieces[index(side.opponent())] &= !captured;
    let crowned = if is_king { at } else { at & last_row(side) };
    let is_quiet = is_king && captured == 0;
    Position {
        pieces,
        kings: position.kings & !(from | captured) | crowned,
        side: side.opponent(),
        clock: if is_quiet { position.clock.saturating_add(1) } else { 0 },
    }
}
