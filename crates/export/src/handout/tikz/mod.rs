//! A tree as LaTeX, drawn by TikZ with the package `forest` (Živanović).

mod apart;
mod escape;

use std::collections::BTreeMap;
use std::fmt::{self, Write};

use plyscope_search::{Player, Step, TreeNode, Turn, Verdict};

use super::scene::Look;
use crate::figure::palette::{self, Shade};
use apart::{apart, Reach};
use escape::{escaped, is_latin};
use plyscope_drawing::metrics;
use plyscope_i18n::numerals;
use plyscope_session::{Session, State};
use plyscope_view::picture::{window_text, Shown};
use plyscope_view::scene::camera::Camera;
use plyscope_view::scene::tree::{tree_scene, EdgeKind, Mark};

/// The most nodes that are written: LaTeX takes long for more, and no page has space for them.
pub const MOST_NODES: usize = 400;

/// The tree has more nodes than [`MOST_NODES`].
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct TooLarge {
    /// How many nodes would be drawn.
    pub nodes: usize,
}

impl fmt::Display for TooLarge {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let nodes = self.nodes;
        write!(f, "the tree has {nodes} nodes to draw; LaTeX is given at most {MOST_NODES}")
    }
}

impl std::error::Error for TooLarge {}

/// How much is written.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Extent {
    /// A document that is compiled as it is.
    Document,
    /// Only the tree, for use in another document.
    Fragment,
}

/// The tree at a step; of a game, its expanded part.
///
/// # Errors
/// When it has too many nodes.
pub fn tikz(session: &Session, step: Step, look: Look, extent: Extent) -> Result<String, TooLarge> {
    let camera = Camera::natural(session.layout(), session.tree().layer_count());
    let scene = tree_scene(session, step, &camera);
    if scene.nodes.len() > MOST_NODES {
        return Err(TooLarge { nodes: scene.nodes.len() });
    }
    let mut writer = Writer {
        session,
        step,
        look,
        marks: scene.nodes.iter().map(|mark| (mark.node, mark)).collect(),
        edges: scene.edges.iter().map(|edge| (edge.child, edge.kind)).collect(),
        apart: BTreeMap::new(),
    };
    let reaches = writer.marks.iter().map(|(&node, mark)| (node, writer.reach(mark)));
    writer.apart = apart(session.tree(), &reaches.collect());
    let tree = writer.tree();
    Ok(match extent {
        Extent::Fragment => format!("{}{tree}", needs(&tree)),
        Extent::Document => document(&tree),
    })
}

/// A comment on the preamble that a document needs.
fn needs(tree: &str) -> String {
    let font = if is_latin(tree) { "" } else { "\n% \\usepackage{ctex}, and XeLaTeX or LuaLaTeX" };
    format!("% \\usepackage{{forest}}\n% \\usetikzlibrary{{shapes.geometric}}{font}\n")
}

fn document(tree: &str) -> String {
    let letters = if is_latin(tree) {
        "\\usepackage[T1]{fontenc}\n\\usepackage[utf8]{inputenc}\n"
    } else {
        "% For XeLaTeX or LuaLaTeX: plain LaTeX has not all of these letters.\n\
         \\usepackage{ctex}\n"
    };
    format!(
        "\\documentclass[border=8pt]{{standalone}}\n{letters}\\usepackage{{forest}}\n\
         \\usetikzlibrary{{shapes.geometric}}\n\\begin{{document}}\n{tree}\\end{{document}}\n"
    )
}

struct Writer<'a> {
    session: &'a Session,
    step: Step,
    look: Look,
    /// The drawing of each node.
    marks: BTreeMap<TreeNode, &'a Mark>,
    /// The kind of the edge above each node.
    edges: BTreeMap<TreeNode, EdgeKind>,
    /// How far the subtrees below a node stand apart at least, in points.
    apart: BTreeMap<TreeNode, f64>,
}

/// A text beside a node.
struct Beside {
    /// The style that it is written with.
    style: &'static str,
    /// The side of the node, as an angle: 0 is right, 90 is up.
    angle: i16,
    text: String,
    /// Whether it is bold, slanted or neither.
    face: &'static str,
}

/// The sizes of `\footnotesize` and of `\tiny`, what a `far side` keeps from its node, and half the
/// least width of a node, in points.
const SIZE: f64 = 8.0;
const TINY: f64 = 5.0;
const FAR: f64 = 5.7;
const HALF_NODE: f64 = 10.0;
/// The padding of a label, both sides together, in points.
const INNER: f64 = 2.4;
/// The usual distance between subtrees, in points: the 5 mm of the styles.
const USUAL: f64 = 14.2;

impl Beside {
    fn width(&self) -> f64 {
        let size = if self.style == "small side" { TINY } else { SIZE };
        let far = if self.style == "far side" { FAR } else { 0.0 };
        metrics::width(&self.text, size) + INNER + far
    }

    /// As an option of the node.
    fn written(&self) -> String {
        let Self { style, angle, face, .. } = self;
        let text = match face.is_empty() {
            true => escaped(&self.text),
            false => format!("\\{face}{{{}}}", escaped(&self.text)),
        };
        format!("{style}={{{angle}:{text}}}")
    }
}

/// How the nodes and lines look, by the names that the tree uses. MAX's triangle points up, MIN's
/// down; a line that is cut has two bars across it.
const STYLES: &str = r"  for tree={draw, thick, font=\small, inner sep=0.6pt, minimum size=7mm,
    s sep=5mm, l sep=9mm, edge={ply soft}, anchor=center,
    tier/.wrap pgfmath arg={ply #1}{level()}},
  max/.style={isosceles triangle, isosceles triangle apex angle=78, shape border rotate=90,
    minimum height=8mm, draw=ply max},
  min/.style={isosceles triangle, isosceles triangle apex angle=78, shape border rotate=-90,
    minimum height=8mm, draw=ply min},
  chance/.style={circle, minimum size=8mm, draw=ply ink},
  leaf/.style={rectangle, rounded corners=1.5pt, draw=ply soft},
  new/.style={dotted},
  open/.style={ultra thick},
  done/.style={},
  done max/.style={fill=ply max fill},
  done min/.style={fill=ply min fill},
  done chance/.style={fill=ply leaf fill},
  done leaf/.style={fill=ply leaf fill},
  pruned/.style={dashed, draw=ply faint, text=ply soft},
  beyond/.style={dotted, draw=ply faint, text=ply soft},
  here/.style={fill=ply here fill, draw=ply here, ultra thick},
  to new/.style={edge={ply faint, dotted}},
  to path/.style={edge={ply ink, ultra thick}},
  to best/.style={edge={ply chosen, ultra thick}},
  to pruned/.style={edge={ply faint, dashed}},
  to cut/.style={edge={ply faint, dashed},
    edge label={node[midway, sloped, text=ply cut, inner sep=0pt]
      {\rule{0.9pt}{2.6mm}\kern1.4pt\rule{0.9pt}{2.6mm}}}},
  side/.style args={#1:#2}{label={[inner sep=1.2pt, font=\footnotesize]#1:{#2}}},
  far side/.style args={#1:#2}{label={[inner sep=1.2pt, label distance=2mm,
    font=\footnotesize]#1:{#2}}},
  small side/.style args={#1:#2}{label={[inner sep=1.2pt, font=\tiny, text=ply soft]#1:{#2}}},
";

impl Writer<'_> {
    fn tree(&self) -> String {
        let mut text = self.colours();
        text.push_str("\\begin{forest}\n");
        text.push_str(STYLES);
        self.write(TreeNode::ROOT, &mut text);
        text.push_str("\\end{forest}\n");
        text
    }

    /// The colours of the picture, by the names that the styles use.
    fn colours(&self) -> String {
        let colours = COLOURS.iter().map(|(name, shade)| {
            let colour = shade.light.hex().replace('#', "").to_uppercase();
            format!("\\definecolor{{ply {name}}}{{HTML}}{{{colour}}}\n")
        });
        colours.collect()
    }

    /// Writes a node with all below it, without recursion: a tree can be deep.
    fn write(&self, root: TreeNode, text: &mut String) {
        enum Task {
            Open(TreeNode, usize),
            Close(usize),
        }
        let mut tasks = vec![Task::Open(root, 1)];
        while let Some(task) = tasks.pop() {
            match task {
                Task::Close(depth) => {
                    let _ = writeln!(text, "{}]", "  ".repeat(depth));
                }
                Task::Open(node, depth) => {
                    let Some(mark) = self.marks.get(&node) else { continue };
                    let below = self.session.tree().children(node);
                    let below: Vec<TreeNode> =
                        below.filter(|child| self.marks.contains_key(child)).collect();
                    let end = if below.is_empty() { "]" } else { "" };
                    let _ = writeln!(text, "{}[{}{end}", "  ".repeat(depth), self.node(mark));
                    if !below.is_empty() {
                        tasks.push(Task::Close(depth));
                    }
                    let deeper = |child| Task::Open(child, depth + 1);
                    tasks.extend(below.into_iter().rev().map(deeper));
                }
            }
        }
    }

    /// The contents of a node, and its style.
    fn node(&self, mark: &Mark) -> String {
        let lang = self.look.lang;
        let shape = match (mark.leaf, mark.turn) {
            (true, _) => "leaf",
            (false, Turn::Player(Player::Max)) => "max",
            (false, Turn::Player(Player::Min)) => "min",
            (false, Turn::Chance) => "chance",
        };
        let mut keys = vec![shape.to_owned()];
        match mark.state {
            State::NotVisited => keys.push("new".to_owned()),
            State::Open => keys.push("open".to_owned()),
            State::Done => keys.push(format!("done {shape}")),
            State::Pruned => keys.push("pruned".to_owned()),
            State::Beyond => keys.push("beyond".to_owned()),
        }
        if mark.focus {
            keys.push("here".to_owned());
        }
        keys.extend(self.edges.get(&mark.node).and_then(|kind| edge(*kind)).map(str::to_owned));
        keys.extend(mark.probability.map(|probability| {
            // Behind the bars of a cut, if there are any.
            format!(
                "edge label+={{node[midway, sloped, above, font=\\scriptsize]{{${probability}$}}}}"
            )
        }));
        let inside = match mark.known {
            Some(known @ Verdict::Exact(_)) => escaped(&numerals::verdict(lang, known)),
            _ => String::new(),
        };
        let best = if mark.best && mark.leaf { "\\ensuremath{\\star}" } else { "" };
        keys.extend(self.beside(mark).iter().map(Beside::written));
        if let Some(apart) = self.apart.get(&mark.node).filter(|apart| **apart > USUAL) {
            keys.push(format!("s sep={}pt", apart.ceil()));
        }
        format!("{{{inside}{best}}}, {}", keys.join(", "))
    }

    /// The texts beside a node.
    fn beside(&self, mark: &Mark) -> Vec<Beside> {
        let (lang, session) = (self.look.lang, self.session);
        let mut beside = Vec::new();
        let mut add = |style, angle, text, face| {
            beside.push(Beside { style, angle, text, face });
        };
        if let Some(bound) = mark.known.filter(|known| !matches!(known, Verdict::Exact(_))) {
            // Clear of the corner that the line from above may come to.
            let (style, angle) = match mark.turn {
                Turn::Player(Player::Max) | Turn::Chance => ("side", 30),
                Turn::Player(Player::Min) => ("far side", 5),
            };
            add(style, angle, numerals::verdict(lang, bound), "textbf");
        }
        if mark.state == State::Open && !mark.leaf {
            if let Some(window) = window_text(session, self.step, mark.node, lang) {
                add("small side", -25, window, "");
            }
        }
        if mark.hit {
            add("small side", 180, "T".to_owned(), "textsf");
        }
        let (low, high) = if mark.leaf { (-90, -90) } else { (200, 160) };
        if let Some(name) = session.name(mark.node) {
            add("side", low, name, "textit");
        } else if self.look.names == Shown::Yes && session.game().is_none() {
            add("small side", high, session.tree().l_name(mark.node).to_string(), "");
        }
        beside
    }

    /// How far the texts beside a node reach.
    fn reach(&self, mark: &Mark) -> Reach {
        let mut reach = Reach::default();
        for beside in self.beside(mark) {
            let width = beside.width();
            match beside.angle {
                -90 => {
                    let half = (width / 2.0 - HALF_NODE).max(0.0);
                    reach.left = reach.left.max(half);
                    reach.right = reach.right.max(half);
                }
                -89..90 => reach.right = reach.right.max(width),
                _ => reach.left = reach.left.max(width),
            }
        }
        reach
    }
}

/// The style of a line to a node.
const fn edge(kind: EdgeKind) -> Option<&'static str> {
    match kind {
        EdgeKind::Open | EdgeKind::Beyond => Some("to new"),
        EdgeKind::Visited => None,
        EdgeKind::Path => Some("to path"),
        EdgeKind::Best => Some("to best"),
        EdgeKind::Cut => Some("to cut"),
        EdgeKind::Pruned => Some("to pruned"),
    }
}

/// The colours, by the names that they have here.
const COLOURS: [(&str, Shade); 12] = [
    ("ink", palette::INK),
    ("soft", palette::SOFT),
    ("faint", palette::FAINT),
    ("max", palette::MAX),
    ("max fill", palette::MAX_FILL),
    ("min", palette::MIN),
    ("min fill", palette::MIN_FILL),
    ("leaf fill", palette::LEAF_FILL),
    ("here", palette::HERE),
    ("here fill", palette::HERE_FILL),
    ("chosen", palette::CHOSEN),
    ("cut", palette::CUT),
];
