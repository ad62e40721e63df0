//! Candidate positions of a label beside its node.

use plyscope_search::{Player, Turn};

use super::space::{OwnEdges, Rect, Space};
use crate::scene::sizes::Sizes;
use crate::scene::tree::Mark;

/// Where a text stands, relative to the middle of its node.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Spot {
    /// Where its anchor is, in pixels.
    pub at: (f64, f64),
    /// Which part of the text the anchor is.
    pub anchor: Anchor,
}

/// Which part of a text stands at its place.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Anchor {
    /// Its left end.
    Start,
    /// Its middle.
    Middle,
    /// Its right end.
    End,
}

impl Anchor {
    /// The share of the text on the left of its place.
    #[must_use]
    pub const fn before(self) -> f64 {
        match self {
            Self::Start => 0.0,
            Self::Middle => 0.5,
            Self::End => 1.0,
        }
    }
}

/// Half the side of a node's board, where nodes are drawn as boards.
pub type Board = Option<f64>;

/// How far a highlighted node reaches beyond its outline, in pixels.
pub const HALO: f64 = 3.5;
/// The gap between a node and its labels, in pixels.
pub const CLEAR: f64 = 2.0;
/// The gap beside a label, in pixels.
const BETWEEN: f64 = 3.0;
/// The gap between a label and other nodes, in pixels: larger than that to its own node, so that it
/// is clear which node it belongs to.
const APART: f64 = 7.0;

/// The gap between a label and an edge of its own node, in pixels.
const EDGE: f64 = 5.0;

/// How far a text keeps from other nodes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Others {
    /// It does not touch them.
    Clear,
    /// It is clearly nearer to its own node.
    Apart,
}

/// Which side of its node a text stands on, if both are free.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Side {
    Left,
    Right,
}

/// The first place where a text of a size is free.
pub(super) fn first_free(
    space: &Space,
    mark: &Mark,
    (width, height): (f64, f64),
    side: Side,
    sizes: &Sizes,
    (board, others): (Board, Others),
) -> Option<Spot> {
    let (above, below) = mark.space;
    let mut candidates = candidates(mark, height, side, sizes, board);
    if let (Some(half), Others::Apart, Side::Left) = (board, others, side) {
        candidates.splice(0..0, over_corners(mark, height, sizes, half));
    }
    candidates
        .retain(|&Spot { at: (_, y), .. }| height / 2.0 - y <= above && height / 2.0 + y <= below);
    if others == Others::Apart {
        // Right above the node or right below, and not in a row further away.
        let (_, up, down) = extent(mark, sizes, board);
        let nearest = HALO + CLEAR + height * 0.75;
        let is_near = |y: f64| -up - nearest <= y && y <= down + nearest;
        candidates.retain(|spot| is_near(spot.at.1));
    }
    let middle = |candidate: &Spot| {
        let left = candidate.at.0 - width * candidate.anchor.before();
        (mark.at.0 + left + width / 2.0, mark.at.1 + candidate.at.1)
    };
    // Behind an edge of other nodes a text would seem to be theirs.
    let is_beside = |candidate: &Spot| {
        let (x, y) = middle(candidate);
        let between = Rect {
            left: x.min(mark.at.0),
            right: x.max(mark.at.0),
            top: y.min(mark.at.1),
            bottom: y.max(mark.at.1),
        };
        space.is_uncrossed(mark.node, between)
    };
    let beside: Vec<Spot> = candidates.iter().copied().filter(is_beside).collect();
    let first = |spots: &[Spot], own| {
        spots.iter().copied().find(|candidate| {
            let middle = middle(candidate);
            let wider = Rect::around(middle, width + 2.0 * APART, height + 2.0 * APART);
            space.is_free(mark.node, Rect::around(middle, width + BETWEEN, height), own)
                && (others == Others::Clear || space.is_apart(mark.node, wider))
        })
    };
    let any = |spots: &[Spot]| {
        [OwnEdges::Avoided, OwnEdges::Interrupted].into_iter().find_map(|own| first(spots, own))
    };
    any(&beside).or_else(|| any(&candidates))
}

/// Where a text may stand, the best place first.
fn candidates(mark: &Mark, height: f64, side: Side, sizes: &Sizes, board: Board) -> Vec<Spot> {
    let (half, up, down) = extent(mark, sizes, board);
    let below = |row: f64| Spot {
        at: (0.0, down + HALO + CLEAR + height * (row + 0.5)),
        anchor: Anchor::Middle,
    };
    let above = |row: f64| Spot {
        at: (0.0, -up - HALO - CLEAR - height * (row + 0.5)),
        anchor: Anchor::Middle,
    };
    let beside = |y: f64| {
        let reach = reach(mark, y, height, (half + HALO, up + HALO, down + HALO), board) + CLEAR;
        let right = Spot { at: (reach, y), anchor: Anchor::Start };
        let left = Spot { at: (-reach, y), anchor: Anchor::End };
        match side {
            Side::Right => [right, left],
            Side::Left => [left, right],
        }
    };
    let (high, low) = (-up * 0.5, down * 0.5);
    let rows = [0.0, 1.0, 2.0, 3.0, 4.0, 5.0].map(below);
    if mark.leaf && board.is_none() {
        let [first, second] = beside(0.0);
        return rows.into_iter().chain([first, second]).collect();
    }
    let mut candidates = Vec::with_capacity(12);
    match board {
        Some(_) if side == Side::Right => candidates.push(rows[0]),
        _ => {}
    }
    // Beside the tip first, where a triangle leaves the most space.
    match mark.turn {
        Turn::Player(Player::Max) | Turn::Chance => {
            candidates.extend([beside(high), beside(low), beside(0.0)].concat());
        }
        Turn::Player(Player::Min) => {
            candidates.extend([beside(low), beside(high), beside(0.0)].concat());
        }
    }
    candidates.extend([rows[0], above(0.0)]);
    // Beside an edge that is vertical, which would otherwise show between the words of a text.
    for spot in [above(0.0), rows[0]] {
        let (left, right) = ((-EDGE, spot.at.1), (EDGE, spot.at.1));
        candidates.push(Spot { at: right, anchor: Anchor::Start });
        candidates.push(Spot { at: left, anchor: Anchor::End });
    }
    // Two rows above it is clear of the star.
    candidates.extend([above(1.4), above(2.5), rows[1], rows[2]]);
    candidates
}

/// Over the upper corners of a board, where a move belongs to no other: between two boards it could be that of
/// either.
fn over_corners(mark: &Mark, height: f64, sizes: &Sizes, half: f64) -> [Spot; 2] {
    let (_, up, _) = extent(mark, sizes, Some(half));
    let y = -up - HALO - CLEAR - height * 0.5;
    [(-half, Anchor::Start), (half, Anchor::End)].map(|(x, anchor)| Spot { at: (x, y), anchor })
}

/// How far a node reaches to the side at the height of a text.
fn reach(mark: &Mark, y: f64, height: f64, (half, up, down): (f64, f64, f64), board: Board) -> f64 {
    if mark.leaf || board.is_some() {
        return half;
    }
    // How far the widest line of the triangle beside the text is from the tip, as a share of all.
    let share = match mark.turn {
        Turn::Player(Player::Max) => (y + height / 2.0 + up) / (up + down),
        Turn::Player(Player::Min) => (down - y + height / 2.0) / (up + down),
        Turn::Chance => return half,
    };
    // As the rectangles of `steps`, so that a node is clear of its own texts.
    half * (share.clamp(0.0, 1.0) * 4.0).ceil().max(1.4) / 4.0
}

/// How far the outline of a node reaches from its middle: to both sides, up, and down.
#[must_use]
pub fn extent(mark: &Mark, sizes: &Sizes, board: Board) -> (f64, f64, f64) {
    extent_of(mark.turn, mark.leaf, sizes, board)
}

/// The same for a node of which only this is known.
pub(crate) fn extent_of(turn: Turn, leaf: bool, sizes: &Sizes, board: Board) -> (f64, f64, f64) {
    let inner = sizes.inner;
    match (board, leaf, turn) {
        (Some(half), _, Turn::Player(Player::Max) | Turn::Chance) => (half, half * 1.3, half),
        (Some(half), _, Turn::Player(Player::Min)) => (half, half, half * 1.3),
        (None, true, _) => (sizes.leaf.0, sizes.leaf.1, sizes.leaf.1),
        (None, false, Turn::Player(Player::Max)) => (inner * 1.12, inner, inner * 0.85),
        (None, false, Turn::Player(Player::Min)) => (inner * 1.12, inner * 0.85, inner),
        (None, false, Turn::Chance) => (inner, inner, inner),
    }
}

/// The outline of a node with its highlight, as rectangles.
pub(super) fn outline(mark: &Mark, sizes: &Sizes, board: Board) -> Vec<Rect> {
    let (half, up, down) = extent(mark, sizes, board);
    let (x, y) = mark.at;
    let body = Rect {
        left: x - half - HALO,
        right: x + half + HALO,
        top: y - up - HALO,
        bottom: y + down + HALO,
    };
    // The corners beside the tip of a triangle are free.
    match mark.turn {
        Turn::Player(player) if !mark.leaf && board.is_none() => steps(body, player).to_vec(),
        _ => vec![body],
    }
}

/// A triangle in its rectangle as a few rectangles on top of one another.
fn steps(body: Rect, player: Player) -> [Rect; 4] {
    let middle = f64::midpoint(body.left, body.right);
    let (half, height) = ((body.right - body.left) / 2.0, body.bottom - body.top);
    [0, 1, 2, 3].map(|step| {
        let (from, to) = (f64::from(step) / 4.0, f64::from(step + 1) / 4.0);
        let wide = half * to.max(0.35);
        let (top, bottom) = match player {
            Player::Max => (body.top + from * height, body.top + to * height),
            Player::Min => (body.bottom - to * height, body.bottom - from * height),
        };
        Rect { left: middle - wide, right: middle + wide, top, bottom }
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::picture::space::{Edge, Part};
    use plyscope_search::TreeNode;
    use plyscope_session::State;

    #[test]
    fn a_text_stands_beside_a_vertical_edge_of_its_node_if_there_is_space() {
        let (parent, node, other) = (TreeNode(0), TreeNode(1), TreeNode(2));
        let mark = Mark {
            node,
            at: (0.0, 0.0),
            turn: Turn::Player(Player::Min),
            probability: None,
            leaf: false,
            state: State::Open,
            focus: false,
            best: false,
            hit: false,
            known: None,
            space: (50.0, 50.0),
        };
        let sizes =
            Sizes { inner: 20.0, leaf: (10.0, 10.0), leaf_rows: 1, value: 12.0, name: 12.0 };
        let mut space = Space::new(-100.0, 100.0);
        for (from, to) in [(-90.0, 0.0), (0.0, 90.0)] {
            let ends = ((0.0, from), (0.0, to));
            space.add_edge(Edge { parent, child: node, ends, part: Part::Line });
        }
        // What is beside the node leaves no space there.
        for x in [-50.0, 50.0] {
            space.add(other, Rect::around((x, 0.0), 50.0, 30.0));
        }
        let size = (28.0, 12.6);
        let find = |space: &Space| {
            first_free(space, &mark, size, Side::Right, &sizes, (None, Others::Clear))
        };
        let beside = find(&space).expect("a place");
        assert_eq!((beside.anchor, beside.at.0), (Anchor::Start, EDGE));
        // Where there is none, it interrupts the edge.
        for x in [-32.0, 32.0] {
            space.add(other, Rect::around((x, 0.0), 30.0, 180.0));
        }
        assert_eq!(find(&space).expect("a place").anchor, Anchor::Middle);
    }
}
