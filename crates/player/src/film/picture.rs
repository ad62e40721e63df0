//! The picture of a film at a step, as shapes.

use super::Playing;
use plyscope_drawing::written;
use plyscope_i18n::Lang;
use plyscope_search::TreeNode;
use plyscope_view::picture::Shape;

/// A picture.
#[derive(Clone, PartialEq, Debug)]
pub struct Picture {
    /// What it is of.
    pub of: Of,
    /// The part of the plane that it takes, as in SVG's `viewBox`.
    pub view_box: String,
    /// How wide it is, in pixels, at the size it was made for.
    pub width: f64,
    /// Its accessible description.
    pub label: String,
    /// What it is drawn with, from back to front.
    pub groups: Vec<Group>,
}

/// The width of a picture's place on a page, in pixels.
#[derive(Clone, Copy, Debug)]
pub enum Width {
    /// What is wider is scrolled.
    Scrolled(f64),
    /// What is wider is scaled down: of a tree that cannot be read then, a part is shown, which
    /// follows the search.
    Fixed(f64),
}

/// What a picture is of.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Of {
    /// A tree, which may be wider than its place.
    Tree,
    /// A board, which looks right at any size.
    Board,
}

/// Shapes that are moved to their place together.
#[derive(Clone, PartialEq, Debug)]
pub struct Group {
    /// The node that they belong to, in a picture of a tree.
    pub node: Option<TreeNode>,
    /// The names of its styles, separated by spaces.
    pub class: String,
    /// Where it is, in pixels, y down.
    pub at: (f64, f64),
    /// What it is drawn with, relative to its place, from back to front.
    pub shapes: Vec<Shape>,
}

impl Picture {
    /// The picture of the step that is shown. A tree is drawn as wide as it likes, or as its place
    /// if it can be read then.
    #[must_use]
    pub fn of(playing: &Playing, width: Width, lang: Lang) -> Option<Self> {
        playing.film().picture(playing.shown(), width, lang)
    }

    /// A picture of shapes that all have their own places.
    #[must_use]
    pub fn alone(of: Of, view_box: String, width: f64, label: String, shapes: Vec<Shape>) -> Self {
        let group = Group { node: None, class: String::new(), at: (0.0, 0.0), shapes };
        Self { of, view_box, width, label, groups: vec![group] }
    }
}

/// The whole of a picture of a size, as in SVG's `viewBox`.
#[must_use]
pub fn whole((width, height): (f64, f64)) -> String {
    written("0 0 {} {}", &[width, height])
}
