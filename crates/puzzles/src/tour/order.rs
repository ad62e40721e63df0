//! In which order a knight's moves are tried.

use std::fmt;
use std::str::FromStr;

use super::jumps::Jumps;
use super::{Board, Direction, Directions, Square, Squares, TourProblem};
use plyscope_search::excerpt;
use plyscope_search::generate::SplitMix64;

/// In which order the moves from a square are tried.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum MoveOrder {
    /// In an order that depends on the square alone.
    Fixed(Fixed),
    /// To the square first from which the fewest moves go on (von Warnsdorff, *Des Rösselsprunges
    /// einfachste und allgemeinste Lösung*, 1823). Among equals, this value decides.
    Warnsdorff(Ties),
}

/// An order that depends on the square alone.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Fixed {
    /// By direction.
    Directions(Directions),
    /// By the number of the square moved to: row by row from the bottom, each from the left.
    Rows,
    /// Shuffled for each square once; the same seed gives the same orders everywhere.
    Random(u64),
}

/// Which of the squares comes first from which equally many moves go on.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Ties {
    /// The first in a fixed order.
    Fixed(Fixed),
    /// The farthest from the centre of the board, of these the first clockwise.
    Centre,
    /// The one whose successors have the fewest moves to go on with together, of these the first
    /// clockwise: Warnsdorff's rule one level deeper (Pohl, "A method for finding Hamilton paths and
    /// knight's tours", *Communications of the ACM* 10, 1967).
    Pohl,
}

/// The squares to which moves lead; only the first so many places count as there are moves.
pub(super) type Targets = [Square; 8];

impl Default for Fixed {
    fn default() -> Self {
        Self::Directions(Directions::default())
    }
}

impl Default for MoveOrder {
    fn default() -> Self {
        Self::Fixed(Fixed::default())
    }
}

impl MoveOrder {
    /// The order that comes before all state: all of it, or what is left to decide in the end.
    pub(super) const fn fixed(self) -> Fixed {
        match self {
            Self::Fixed(fixed) | Self::Warnsdorff(Ties::Fixed(fixed)) => fixed,
            Self::Warnsdorff(Ties::Centre | Ties::Pohl) => Fixed::Directions(Directions::CLOCKWISE),
        }
    }
}

impl Fixed {
    /// The squares that are a move away from each square, in this order.
    pub(super) fn targets(self, board: &Board) -> Box<[Targets; 256]> {
        let mut all = Box::new([[Square(0); 8]; 256]);
        let mut chance = SplitMix64::new(if let Self::Random(seed) = self { seed } else { 0 });
        for square in board.squares() {
            let directions = match self {
                Self::Directions(directions) => *directions.as_array(),
                // Seen from any square, they come in the order of the rows.
                Self::Rows => [5, 4, 6, 3, 7, 2, 8, 1].map(|number| Direction::ALL[number - 1]),
                Self::Random(_) => shuffled(&mut chance),
            };
            let targets =
                directions.into_iter().filter_map(|direction| direction.from(board, square));
            for (place, target) in all[usize::from(square.0)].iter_mut().zip(targets) {
                *place = target;
            }
        }
        all
    }
}

/// Every order is equally likely (Durstenfeld 1964).
fn shuffled(chance: &mut SplitMix64) -> [Direction; 8] {
    let mut directions = Direction::ALL;
    for last in (1..directions.len()).rev() {
        directions.swap(last, chance.below(last as u64 + 1) as usize);
    }
    directions
}

impl Ties {
    /// Orders the `count` targets by Warnsdorff's rule; those that are not free come last.
    pub(super) fn sort(
        self,
        board: &Board,
        jumps: &Jumps,
        free: &Squares,
        targets: &mut Targets,
        count: u8,
    ) {
        let targets = &mut targets[..usize::from(count)];
        let mut ranks = [u32::MAX; 8];
        for place in 0..targets.len() {
            let target = targets[place];
            let rank = if free.contains(target) {
                self.rank(board, jumps, free, target)
            } else {
                u32::MAX
            };
            // What comes before is sorted; equals keep their order.
            let mut gap = place;
            while gap > 0 && ranks[gap - 1] > rank {
                ranks[gap] = ranks[gap - 1];
                targets[gap] = targets[gap - 1];
                gap -= 1;
            }
            ranks[gap] = rank;
            targets[gap] = target;
        }
    }

    /// The lowest comes first. The ways that go on decide; they are at most 8, and what breaks ties
    /// is less than 2²⁰.
    fn rank(self, board: &Board, jumps: &Jumps, free: &Squares, target: Square) -> u32 {
        let tie = match self {
            Self::Fixed(_) => 0,
            Self::Centre => u32::from(u16::MAX) - from_centre(board, target),
            Self::Pohl => {
                let successors = jumps.near(target).and(*free);
                successors.iter().map(|square| jumps.count_near(square, free)).sum()
            }
        };
        jumps.count_near(target, free) << 20 | tie
    }
}

/// The distance from the centre in half squares, squared.
fn from_centre(board: &Board, square: Square) -> u32 {
    let off = |place: u8, side: u8| (2 * u32::from(place)).abs_diff(u32::from(side) - 1).pow(2);
    off(board.file(square), board.columns()) + off(board.rank(square), board.rows())
}

/// Reads what [`Directions`] are written as, `rows`, `random` or `random-7` with a seed.
impl FromStr for Fixed {
    type Err = TourProblem;

    fn from_str(text: &str) -> Result<Self, TourProblem> {
        let unreadable = || TourProblem::NoOrder { given: excerpt(text) };
        match text.strip_prefix("random") {
            Some("") => Ok(Self::Random(1)),
            Some(rest) => {
                let seed = rest.strip_prefix('-').and_then(|digits| digits.parse().ok());
                seed.map(Self::Random).ok_or_else(unreadable)
            }
            None if text == "rows" => Ok(Self::Rows),
            None => text.parse().map(Self::Directions),
        }
    }
}

impl fmt::Display for Fixed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Directions(directions) => directions.fmt(f),
            Self::Rows => write!(f, "rows"),
            Self::Random(seed) => write!(f, "random-{seed}"),
        }
    }
}

/// Reads a fixed order, or `warnsdorff`, alone or with what breaks ties: `warnsdorff-centre`,
/// `warnsdorff-pohl`, `warnsdorff-rows`.
impl FromStr for MoveOrder {
    type Err = TourProblem;

    fn from_str(text: &str) -> Result<Self, TourProblem> {
        let Some(ties) = text.strip_prefix("warnsdorff") else {
            return text.parse().map(Self::Fixed);
        };
        Ok(Self::Warnsdorff(match ties {
            "" => Ties::Fixed(Fixed::default()),
            "-centre" => Ties::Centre,
            "-pohl" => Ties::Pohl,
            _ => {
                let fixed = ties.strip_prefix('-').and_then(|fixed| fixed.parse().ok());
                Ties::Fixed(fixed.ok_or_else(|| TourProblem::NoOrder { given: excerpt(text) })?)
            }
        }))
    }
}

impl fmt::Display for MoveOrder {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Fixed(fixed) => fixed.fmt(f),
            Self::Warnsdorff(Ties::Centre) => write!(f, "warnsdorff-centre"),
            Self::Warnsdorff(Ties::Pohl) => write!(f, "warnsdorff-pohl"),
            Self::Warnsdorff(Ties::Fixed(fixed)) if *fixed == Fixed::default() => {
                write!(f, "warnsdorff")
            }
            Self::Warnsdorff(Ties::Fixed(fixed)) => write!(f, "warnsdorff-{fixed}"),
        }
    }
}
