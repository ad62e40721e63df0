//! The drawing of a tree as a list of shapes: the page and the SVG files are both made from it, so
//! that they are the same picture.

pub mod boards;
pub mod full_board;
mod glyphs;

use crate::drawing::written;
use plyscope_core::games::Style;
use plyscope_core::rank::by_rank;
use plyscope_core::{Player, TreeNode, Verdict};

use crate::locale::Lang;
use crate::numerals;
use crate::scene::tree::{Bundle, Edge, EdgeKind, Mark, TreeScene};
use crate::session::{Session, State};
use plyscope_core::Step;

/// What is written beside the nodes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Labels {
    /// Whether the L-names are shown.
    pub names: Shown,
    /// The language of the words.
    pub lang: Lang,
}

/// Whether something is shown.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Shown {
    /// It is.
    #[default]
    Yes,
    /// It is not.
    No,
}

/// One thing in the picture, moved to its place. Shapes are relative to the place, so that a thing
/// that only moves keeps its shapes.
#[derive(Clone, PartialEq, Debug)]
pub struct Thing {
    /// Which node it belongs to.
    pub node: TreeNode,
    /// What it is.
    pub kind: Kind,
    /// The names of its styles, separated by spaces.
    pub class: String,
    /// Where it is, in pixels, y down.
    pub at: (f64, f64),
    /// What it is drawn with, from back to front.
    pub shapes: Vec<Shape>,
}

/// What a thing in the picture is.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Kind {
    /// A subtree drawn as a wedge.
    Bundle,
    /// A line to a node from its parent.
    Edge,
    /// A node.
    Node,
}

/// The simplest drawing.
#[derive(Clone, PartialEq, Debug)]
pub enum Shape {
    /// A path, with the data of SVG's `d`.
    Path {
        /// The names of its styles.
        class: &'static str,
        /// The path data, in pixels.
        d: String,
    },
    /// A text.
    Text {
        /// The names of its styles.
        class: &'static str,
        /// Where its anchor is, in pixels.
        at: (f64, f64),
        /// Its size, in pixels.
        size: f64,
        /// The text itself.
        text: String,
    },
}

/// Draws a scene, from back to front.
#[must_use]
pub fn picture(session: &Session, step: Step, scene: &TreeScene, labels: Labels) -> Vec<Thing> {
    let pen = Pen { session, step, radius: scene.radius, apart: scene.apart, labels };
    let bundles = scene.bundles.iter().map(|bundle| pen.bundle(bundle));
    let edges = scene.edges.iter().map(|edge| pen.edge(edge));
    // What matters most is drawn last.
    let rank = |mark: &Mark| {
        let matters = i64::from(mark.focus) * 2 + i64::from(mark.state == State::Open);
        matters << u32::BITS | i64::from(mark.node.0)
    };
    let order = by_rank(scene.nodes.iter().map(rank));
    let gaps = gaps(&scene.nodes);
    let nodes = order.into_iter().map(|place| pen.node(&scene.nodes[place], gaps[place]));
    bundles.chain(edges).chain(nodes).collect()
}

/// How far it is from the middle of each node to that of the next one on its right.
fn gaps(nodes: &[Mark]) -> Vec<f64> {
    // Layer by layer, from left to right, in quarters of a pixel.
    let quarters = |pixels: f64| (pixels.clamp(-1e8, 1e8) * 4.0) as i64;
    let order =
        by_rank(nodes.iter().map(|Mark { at: (x, y), .. }| (quarters(*y) << 32) + quarters(*x)));
    let mut gaps = vec![f64::INFINITY; nodes.len()];
    for pair in order.windows(2) {
        let (here, next) = (nodes[pair[0]].at, nodes[pair[1]].at);
        if next.1 == here.1 {
            gaps[pair[0]] = next.0 - here.0;
        }
    }
    gaps
}

struct Pen<'a> {
    session: &'a Session,
    step: Step,
    radius: f64,
    /// How far siblings, and layers, stand apart.
    apart: (f64, f64),
    labels: Labels,
}

/// The style that says how far the search is with a node.
const fn state_class(state: State) -> &'static str {
    match state {
        State::NotVisited => "new",
        State::Open => "open",
        State::Done => "done",
        State::Pruned => "pruned",
        State::Beyond => "beyond",
    }
}

impl Pen<'_> {
    fn bundle(&self, bundle: &Bundle) -> Thing {
        let (x, y) = bundle.at;
        let (left, right) = (bundle.foot.0 - x, bundle.foot.1 - x);
        let foot = bundle.foot_y - y;
        let d = written("M0 0L{} {}L{} {}Z", &[left, foot, right, foot]);
        let mut shapes = vec![Shape::Path { class: "wedge", d }];
        let text = self.labels.lang.number(bundle.size);
        if right - left > text.len() as f64 * 9.0 {
            let at = (f64::midpoint(left, right), foot - 12.0);
            shapes.push(Shape::Text { class: "size", at, size: 11.0, text });
        }
        Thing {
            node: bundle.top,
            kind: Kind::Bundle,
            class: format!("bundle {}", state_class(bundle.state)),
            at: bundle.at,
            shapes,
        }
    }

    fn edge(&self, edge: &Edge) -> Thing {
        let (dx, dy) = (edge.to.0 - edge.from.0, edge.to.1 - edge.from.1);
        let gap = self.radius * 0.8;
        let length = dx.hypot(dy).max(1.0);
        let point = |along: f64| (dx * along, dy * along);
        let (start, end) = (point(gap / length), point(1.0 - gap / length));
        let line = written("M{} {}L{} {}", &[start.0, start.1, end.0, end.1]);
        let mut shapes = vec![Shape::Path { class: "line", d: line }];
        if edge.kind == EdgeKind::Cut {
            let class = if self.radius < 9.0 { "stroke thin" } else { "stroke" };
            let d = glyphs::double_stroke(dx, dy, self.radius);
            shapes.push(Shape::Path { class, d });
        }
        let kind = match edge.kind {
            EdgeKind::Open => "new",
            EdgeKind::Visited => "done",
            EdgeKind::Path => "open",
            EdgeKind::Best => "done best",
            EdgeKind::Cut => "cut",
            EdgeKind::Pruned => "pruned",
            EdgeKind::Beyond => "beyond",
        };
        Thing {
            node: edge.child,
            kind: Kind::Edge,
            class: format!("edge {kind}"),
            at: edge.from,
            shapes,
        }
    }

    fn node(&self, mark: &Mark, gap: f64) -> Thing {
        let r = self.radius;
        let small_board = self.small_board(mark);
        let player = match mark.player {
            Player::Max => "max",
            Player::Min => "min",
        };
        let mut class = format!("node {player} {}", state_class(mark.state));
        if mark.leaf {
            class.push_str(" leaf");
        }
        if mark.focus {
            class.push_str(" here");
        }
        if mark.best {
            class.push_str(" best");
        }
        let mut shapes = Vec::with_capacity(6);
        if mark.focus {
            let d = match small_board {
                Some(_) => glyphs::leaf((self.half() + 5.0) / LEAF),
                None => glyphs::circle(r * 1.42),
            };
            shapes.push(Shape::Path { class: "halo", d });
        }
        if let Some(small_board) = small_board {
            shapes.push(Shape::Path { class: "body", d: glyphs::leaf(self.half() / LEAF) });
            shapes.extend(small_board);
            shapes.push(Shape::Path { class: "turn", d: glyphs::tip(mark.player, self.half()) });
            self.write_beside_board(mark, &mut shapes);
            shapes.extend(hit(mark, self.half(), true));
            return Thing { node: mark.node, kind: Kind::Node, class, at: mark.at, shapes };
        }
        let body = match (mark.leaf, mark.player) {
            (true, _) => glyphs::leaf(r),
            (false, Player::Max) => glyphs::max(r),
            (false, Player::Min) => glyphs::min(r),
        };
        shapes.push(Shape::Path { class: "body", d: body });
        if r >= 10.0 {
            self.write(mark, gap, &mut shapes);
            let half = if mark.focus && !mark.leaf { r * 1.42 } else { r };
            shapes.extend(hit(mark, half, mark.leaf));
        }
        Thing { node: mark.node, kind: Kind::Node, class, at: mark.at, shapes }
    }

    /// The position of a node of a game, where there is room for it.
    fn small_board(&self, mark: &Mark) -> Option<Vec<Shape>> {
        let played = self.session.game()?;
        let side = self.half() * 1.7;
        let board = played.board(&self.session.line(mark.node));
        let cell = side / f64::from(board.columns.max(board.rows));
        let least = if board.style == Style::Chessmen { LEAST_MAN } else { LEAST_CELL };
        (cell >= least).then(|| boards::board(&board, side))
    }

    /// Half the side of a node that is drawn as its board: as large as leaves room for the move on its
    /// left and the value below.
    fn half(&self) -> f64 {
        let (beside, below) = self.apart;
        (self.radius * BOARD).min((beside - MOVE_ROOM) / 2.0).min((below - VALUE_ROOM) / 2.0)
    }

    /// What is known of a node that is drawn as its board: the move that leads there on the left,
    /// the value below, the window on the right.
    fn write_beside_board(&self, mark: &Mark, shapes: &mut Vec<Shape>) {
        let half = self.half();
        let lang = self.labels.lang;
        if let Some(name) = self.session.name(mark.node) {
            let at = (-half - 4.0, -half * 0.45);
            shapes.push(Shape::Text { class: "name", at, size: 12.0, text: name });
        }
        let below = half + if mark.focus { 17.0 } else { 12.0 };
        if let Some(known) = mark.known {
            let text = numerals::verdict(lang, known);
            let text = if mark.best { format!("★ {text}") } else { text };
            let class = if mark.best { "worth chosen" } else { "worth" };
            shapes.push(Shape::Text { class, at: (0.0, below), size: 12.0, text });
        }
        if mark.state == State::Open {
            if let Some(window) = self.window_of(mark.node).filter(|_| self.radius >= ROOMY) {
                let at = (half + if mark.focus { 11.0 } else { 5.0 }, 0.0);
                shapes.push(Shape::Text { class: "window", at, size: 11.0, text: window });
            }
        }
    }

    fn write(&self, mark: &Mark, gap: f64, shapes: &mut Vec<Shape>) {
        let r = self.radius;
        let lang = self.labels.lang;
        let is_needed = mark.focus || mark.state == State::Open || self.session.game().is_none();
        // An exact value stands in its node, a bound beside it.
        if let Some(known) = mark.known {
            let text = numerals::verdict(lang, known);
            match known {
                Verdict::Exact(_) => {
                    let y = match (mark.leaf, mark.player) {
                        (true, _) => 0.0,
                        (false, Player::Max) => r * 0.28,
                        (false, Player::Min) => -r * 0.28,
                    };
                    let size = glyphs::size_for(&text, r, mark.leaf);
                    let text = glyphs::shortened(text);
                    shapes.push(Shape::Text { class: "value", at: (0.0, y), size, text });
                }
                _ => {
                    let at = if mark.focus { (r, -r * 1.35) } else { corner(mark, r) };
                    let size = if r < ROOMY { 11.5 } else { 13.5 };
                    let end = at.0 + text.chars().count() as f64 * size * LETTER;
                    // Games have values that are words, and the next node may be near.
                    if is_needed || end + r * 0.5 <= gap {
                        shapes.push(Shape::Text { class: "bound", at, size, text });
                    }
                }
            }
        }
        if mark.best {
            let at = if mark.leaf { (r * 1.05, -r * 0.75) } else { (0.0, star_y(mark.player, r)) };
            shapes.push(Shape::Text { class: "star", at, size: 12.0, text: "★".to_owned() });
        }
        let has_room = |name: &String| {
            self.session.game().is_none()
                || self.apart.0 >= 2.0 * r + 7.0 * name.len() as f64
                || mark.state == State::Open
        };
        let name = self.session.name(mark.node).filter(has_room);
        if let Some(name) = &name {
            let at = if mark.leaf { (0.0, below(mark, r)) } else { (-r * 1.1, r * 0.5) };
            let class = if mark.leaf { "name under" } else { "name" };
            shapes.push(Shape::Text { class, at, size: 12.0, text: name.clone() });
        }
        if self.labels.names == Shown::Yes && self.session.game().is_none() {
            let text = self.session.tree().l_name(mark.node).to_string();
            let under = below(mark, r) + if name.is_some() { 13.0 } else { 0.0 };
            let (x, y) = corner(mark, r);
            let (class, at) =
                if mark.leaf { ("l-name under", (0.0, under)) } else { ("l-name", (-x, y)) };
            let size = if r < ROOMY { 10.0 } else { 11.0 };
            shapes.push(Shape::Text { class, at, size, text });
        }
        if mark.state == State::Open && !mark.leaf {
            if let Some(window) = self.window_of(mark.node).filter(|_| r >= ROOMY) {
                let x = if mark.focus { r * 1.62 } else { r * 1.3 };
                let at = (x, if mark.focus { 0.0 } else { r * 0.35 });
                shapes.push(Shape::Text { class: "window", at, size: 11.0, text: window });
            }
        }
    }

    fn window_of(&self, node: TreeNode) -> Option<String> {
        window_text(self.session, self.step, node, self.labels.lang)
    }
}

/// The window of a node at a step, where the search has one and has been there.
pub(crate) fn window_text(
    session: &Session,
    step: Step,
    node: TreeNode,
    lang: Lang,
) -> Option<String> {
    let trace = session.trace();
    let visit = session.visit(node, step)?;
    // Of a visit that is still to come, nothing is told.
    let is_told = trace.entered(visit) <= step && session.setup().algorithm.has_windows();
    is_told.then(|| numerals::window(lang, trace.window(visit, step).window()))
}

/// The radius from which there is room for more than the most important texts, in pixels.
const ROOMY: f64 = 18.0;

/// Half the side of a node that is drawn as its board, in radii.
const BOARD: f64 = 1.25;
/// How wide a letter is, as a part of its size: what is written beside a node is bold.
const LETTER: f64 = 0.6;
/// Half the side of a leaf, in radii.
const LEAF: f64 = 0.88;
/// How many pixels a move's name takes beside a board.
const MOVE_ROOM: f64 = 24.0;
/// How many pixels a value takes below a board.
const VALUE_ROOM: f64 = 25.0;
/// The smallest square on which pieces can be told apart, in pixels.
const LEAST_CELL: f64 = 4.5;
/// The smallest square on which chessmen can be told apart, in pixels.
const LEAST_MAN: f64 = 9.0;

/// The sign of the transposition table on a node of which the table knew something: over the upper left
/// corner of a square, so far from its middle, and on the left of a triangle.
fn hit(mark: &Mark, half: f64, is_square: bool) -> Option<Shape> {
    let at = if is_square { (3.0 - half, -half - 1.0) } else { (-half - 8.0, -half * 0.1) };
    mark.hit.then(|| Shape::Path { class: "hit", d: glyphs::table(at.0, at.1) })
}

/// Where the texts below a leaf begin, clear of the halo of the node that the step is about.
fn below(mark: &Mark, r: f64) -> f64 {
    if mark.focus {
        r * 1.42 + 9.0
    } else {
        r + 12.0
    }
}

/// Where the texts beside an inner node begin: at the height of its upper corners, clear of MIN's
/// flat top, and clear of the halo of the node that the step is about.
fn corner(mark: &Mark, r: f64) -> (f64, f64) {
    let clear = match (mark.focus, mark.player) {
        (true, _) => r * 1.62,
        (false, Player::Max) => r * 0.72,
        (false, Player::Min) => r * 1.3,
    };
    (clear, -r * 0.55)
}

/// A triangle leaves room at its tip: the star of MAX's node stands below its foot's middle, MIN's
/// above its flat top.
fn star_y(player: Player, r: f64) -> f64 {
    match player {
        Player::Max => r * 1.28,
        Player::Min => -r * 1.22,
    }
}
