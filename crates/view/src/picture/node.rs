//! A node with what is written in it and beside it.

use std::cmp::Reverse;
use std::collections::BTreeMap;

use plyscope_games::Style;
use plyscope_search::{Player, Step, TreeNode, Turn, Verdict};

use super::candidates::{Others, Side};
use super::labels::{self, Anchor, Board, Spot, Spots};
use super::space::Space;
use super::{boards, glyphs, window_text, Kind, Labels, Shape, Thing};
use crate::scene::camera::LEAST_FONT;
use crate::scene::sizes::Sizes;
use crate::scene::tree::{Mark, TreeScene};
use plyscope_drawing::metrics;
use plyscope_drawing::Path;
use plyscope_i18n::numerals;
use plyscope_i18n::Lang;
use plyscope_session::subject::Played;
use plyscope_session::{Session, State};

/// What nodes are drawn with.
pub(super) struct Pen<'a> {
    pub session: &'a Session,
    pub step: Step,
    pub scene: &'a TreeScene,
    pub labels: Labels,
    pub board: Board,
    /// The windows of the nodes on the path.
    pub windows: BTreeMap<TreeNode, PlacedWindow>,
}

/// Half the side of a node that is drawn as its board, in radii.
const BOARD: f64 = 1.25;
/// How many pixels a move's name takes beside a board.
const MOVE_SPACE: f64 = 28.0;
/// How many pixels a value takes below a board.
const VALUE_SPACE: f64 = 36.0;
/// The smallest square on which pieces can be distinguished, in pixels.
const LEAST_CELL: f64 = 4.5;
/// The smallest square on which chess pieces can be distinguished, in pixels.
const LEAST_PIECE: f64 = 9.0;
/// The smallest square on which a stone's number can be read, in pixels: it is as large as the square.
const LEAST_NUMBER: f64 = LEAST_FONT;

/// Half the side of the boards in a scene, if boards fit with the move on the left and the value
/// below.
#[must_use]
pub fn board_half(session: &Session, scene: &TreeScene) -> Board {
    half_of_board(session, &scene.sizes, scene.apart)
}

/// The same where siblings, and layers, stand so far apart.
pub(crate) fn half_of_board(
    session: &Session,
    sizes: &Sizes,
    (beside, below): (f64, f64),
) -> Board {
    let played = session.game()?;
    let half = (sizes.inner * BOARD).min((beside - MOVE_SPACE) / 2.0);
    let half = half.min((below - VALUE_SPACE) / 2.0);
    let board = played.board(&[]);
    let cell = half * side(&board) / f64::from(board.columns.max(board.rows).max(1));
    let least = match board.style {
        Style::Chessmen => LEAST_PIECE,
        Style::Numbered => LEAST_NUMBER,
        Style::Tiles => boards::tiles::least_cell(&board, LEAST_FONT),
        _ => LEAST_CELL,
    };
    (cell >= least).then_some(half)
}

/// Half the side of the smallest node in which a board can be recognised at a glance, in pixels.
const CLEAR_BOARD: f64 = 14.0;

/// Whether the boards of a scene can be recognised at a glance. Trees of chess have hardly any
/// boards and need none.
#[must_use]
pub fn has_clear_boards(session: &Session, scene: &TreeScene) -> bool {
    let has_boards = |played: &Played| played.board(&[]).style != Style::Chessmen;
    let is_clear = || board_half(session, scene).is_some_and(|half| half >= CLEAR_BOARD);
    !session.game().is_some_and(has_boards) || is_clear()
}

/// The side of a board, in half sides of its node. Numbers take all the space that there is.
const fn side(board: &plyscope_games::Board) -> f64 {
    match board.style {
        Style::Numbered | Style::Tiles => 1.85,
        _ => 1.7,
    }
}

impl Pen<'_> {
    pub(super) fn node(&self, mark: &Mark, spots: &Spots) -> Thing {
        let mut shapes = Vec::with_capacity(6);
        let outline = self.outline(mark);
        if mark.focus {
            shapes.push(Shape::Path { class: "halo", path: outline.clone() });
        }
        shapes.push(Shape::Path { class: "body", path: outline });
        if let (Some(half), Some(played)) = (self.board, self.session.game()) {
            let board = played.board(&self.session.line(mark.node));
            shapes.extend(boards::board(&board, half * side(&board)));
            shapes.push(Shape::Path { class: "turn", path: glyphs::tip(mark.turn, half) });
        }
        self.write_value(mark, spots, &mut shapes);
        if let Some(at) = spots.star.filter(|_| mark.best) {
            let size = labels::STAR;
            shapes.push(Shape::Text { class: "star", at, size, text: "★".to_owned() });
        }
        if let Some(spot) = spots.hit.filter(|_| mark.hit) {
            let middle = spot.at.0 + labels::HIT.0 * (0.5 - spot.anchor.before());
            shapes.push(Shape::Path { class: "hit", path: glyphs::table(middle, spot.at.1) });
        }
        if let (Some(at), Some(probability)) = (spots.probability, mark.probability) {
            let (size, text) = (self.scene.sizes.name, probability.to_string());
            shapes.push(Shape::Text { class: "probability", at, size, text });
        }
        self.write_names(mark, spots, &mut shapes);
        if let Some(PlacedWindow { spot, text }) = self.windows.get(&mark.node) {
            shapes.push(written(Text::Window, *spot, self.scene.sizes.name, text.clone()));
        }
        shapes.retain(|shape| self.is_whole(mark, shape));
        Thing { node: mark.node, kind: Kind::Node, class: class(mark), at: mark.at, shapes }
    }

    /// Whether a shape is no text that the edge of the picture would cut off.
    fn is_whole(&self, mark: &Mark, shape: &Shape) -> bool {
        let Shape::Text { class, at, size, text } = shape else { return true };
        let width = width_of(class, text, *size);
        let left = mark.at.0 + at.0 - width * anchor_of(class).before();
        let y = mark.at.1 + at.1;
        let (wide, high) = self.scene.size;
        left >= 0.0 && left + width <= wide && y >= size / 2.0 && y + size / 2.0 <= high
    }

    fn outline(&self, mark: &Mark) -> Path {
        let sizes = &self.scene.sizes;
        match (self.board, mark.leaf, mark.turn) {
            (Some(half), ..) => glyphs::rounded(half, half),
            (None, true, _) => glyphs::rounded(sizes.leaf.0, sizes.leaf.1),
            (None, false, Turn::Player(Player::Max)) => glyphs::max(sizes.inner),
            (None, false, Turn::Player(Player::Min)) => glyphs::min(sizes.inner),
            (None, false, Turn::Chance) => glyphs::chance(sizes.inner),
        }
    }

    /// An exact value stands in its node where it fits, anything else beside it.
    fn write_value(&self, mark: &Mark, spots: &Spots, shapes: &mut Vec<Shape>) {
        let Some(known) = mark.known else { return };
        let text = numerals::verdict(self.labels.lang, known);
        let size = self.scene.sizes.value;
        if self.board.is_some() {
            let text = if mark.best { format!("★ {text}") } else { text };
            let kind = if mark.best { Text::Chosen } else { Text::Worth };
            shapes.extend(spots.value.map(|spot| written(kind, spot, size, text)));
            return;
        }
        if let (Verdict::Exact(_), Some((y, space))) = (known, self.inside(mark, size)) {
            if mark.leaf || metrics::width(&text, size) <= space {
                let text = if mark.leaf { glyphs::fitting(text, size, space) } else { text };
                shapes.push(Shape::Text { class: "value", at: (0.0, y), size, text });
                return;
            }
        }
        shapes.extend(spots.value.map(|spot| written(Text::Bound, spot, size, text)));
    }

    /// The middle of a value in its node, and how wide it may be there.
    fn inside(&self, mark: &Mark, size: f64) -> Option<(f64, f64)> {
        let sizes = &self.scene.sizes;
        if mark.leaf {
            return Some((0.0, 2.0 * sizes.leaf.0));
        }
        let r = sizes.inner;
        let y = r * 0.4;
        // Digits are about three quarters of the font's size high; the triangle is 1.85 r high.
        let top = y - size * 0.37;
        let space = 2.0 * 1.12 * r * (top + r) / (1.85 * r) - 4.0;
        Some(match mark.turn {
            Turn::Player(Player::Max) => (y, space),
            Turn::Player(Player::Min) => (-y, space),
            // As wide as the circle is at the upper edge of the digits.
            Turn::Chance => (0.0, 2.0 * (r * r - (size * 0.37).powi(2)).max(0.0).sqrt() - 4.0),
        })
    }

    fn write_names(&self, mark: &Mark, spots: &Spots, shapes: &mut Vec<Shape>) {
        let size = self.scene.sizes.name;
        if let (Some(spot), Some(name)) = (spots.name, self.session.name(mark.node)) {
            shapes.push(written(Text::Name, spot, size, name));
        }
        if let Some(spot) = spots.l_name {
            let text = self.session.label(mark.node, self.step);
            shapes.push(written(Text::LName, spot, size, text));
        }
    }
}

/// A window and where it stands.
pub(super) struct PlacedWindow {
    spot: Spot,
    text: String,
}

/// The windows of the nodes on the path, where there is space for them clearly nearer to their own node
/// than to any other: that of the current node first.
pub(super) fn windows(
    session: &Session,
    step: Step,
    scene: &TreeScene,
    (lang, board): (Lang, Board),
    space: &mut Space,
) -> BTreeMap<TreeNode, PlacedWindow> {
    let mut open: Vec<&Mark> =
        scene.nodes.iter().filter(|mark| mark.state == State::Open && !mark.leaf).collect();
    open.sort_unstable_by_key(|mark| Reverse(mark.node));
    let mut placed = BTreeMap::new();
    for mark in open {
        let Some(text) = window_text(session, step, mark.node, lang) else { continue };
        let size = scene.sizes.name;
        let width = metrics::regular(&text, size);
        let spot = labels::put(
            space,
            mark,
            (width, size),
            Side::Right,
            &scene.sizes,
            (board, Others::Apart),
        );
        if let Some(spot) = spot {
            placed.insert(mark.node, PlacedWindow { spot, text });
        }
    }
    placed
}

/// The names of a node's styles.
fn class(mark: &Mark) -> String {
    let turn = match mark.turn {
        Turn::Player(Player::Max) => "max",
        Turn::Player(Player::Min) => "min",
        Turn::Chance => "chance",
    };
    let mut class = format!("node {turn} {}", mark.state.class());
    for (is_so, name) in [(mark.leaf, " leaf"), (mark.focus, " here"), (mark.best, " best")] {
        if is_so {
            class.push_str(name);
        }
    }
    class
}

/// Which part of a text of some styles stands at its place.
#[must_use]
pub fn anchor_of(class: &str) -> Anchor {
    match class.rsplit(' ').next() {
        Some("after") => Anchor::Start,
        Some("before") => Anchor::End,
        _ => Anchor::Middle,
    }
}

/// The width of a text of some styles, in pixels: values are bold, names and windows are not.
#[must_use]
pub fn width_of(class: &str, text: &str, size: f64) -> f64 {
    match class.split(' ').next() {
        // As wide as high in every font.
        Some("star") => size,
        Some("name" | "l-name" | "window" | "size" | "probability") => metrics::regular(text, size),
        _ => metrics::width(text, size),
    }
}

/// The kind of a label beside a node.
#[derive(Clone, Copy)]
enum Text {
    Bound,
    Worth,
    Chosen,
    Name,
    LName,
    Window,
}

fn written(kind: Text, spot: Spot, size: f64, text: String) -> Shape {
    let classes = match kind {
        Text::Bound => ["bound after", "bound", "bound before"],
        Text::Worth => ["worth after", "worth", "worth before"],
        Text::Chosen => ["worth chosen after", "worth chosen", "worth chosen before"],
        Text::Name => ["name after", "name", "name before"],
        Text::LName => ["l-name after", "l-name", "l-name before"],
        Text::Window => ["window after", "window", "window before"],
    };
    let class = match spot.anchor {
        Anchor::Start => classes[0],
        Anchor::Middle => classes[1],
        Anchor::End => classes[2],
    };
    Shape::Text { class, at: spot.at, size, text }
}
