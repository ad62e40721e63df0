//! A page, as lines and words at their places.

/// The width of a page in points, a 72nd of an inch: A4.
pub const WIDTH: f64 = 595.0;
/// The height of a page in points: A4.
pub const HEIGHT: f64 = 842.0;

/// A page. All places are in points from its upper left corner, y down.
#[derive(Clone, PartialEq, Debug)]
pub struct Page {
    /// What it is, for whoever cannot see it: its number, its copy.
    pub name: String,
    /// What stands on it, from back to front.
    pub marks: Vec<Mark>,
}

/// Something on a page.
#[derive(Clone, PartialEq, Debug)]
pub enum Mark {
    /// A path.
    Path {
        /// Its data, as SVG's `d`, with straight lines, quadratic curves and nothing else.
        d: String,
        /// Where its origin is.
        at: (f64, f64),
        /// How many points a unit of its data has.
        scale: f64,
        /// What it is drawn with.
        ink: Ink,
    },
    /// A line of words.
    Text {
        /// Its anchor, on the base line.
        at: (f64, f64),
        /// Which of its points is the anchor.
        anchor: Anchor,
        /// The size of its letters, in points.
        size: f64,
        /// How its letters look.
        face: Face,
        /// How dark they are.
        shade: Shade,
        /// The words.
        text: String,
    },
}

/// What a path is drawn with.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Ink {
    /// What it is filled with.
    pub fill: Option<Shade>,
    /// What its outline is drawn with, and how thick it is in units of its data.
    pub stroke: Option<(Shade, f64)>,
    /// Dashes and gaps, in units of its data; `None` for a line without gaps.
    pub dash: Option<(f64, f64)>,
}

/// How dark something is: paper knows no colours here, so that any printer will do.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Shade {
    /// Black.
    Black,
    /// Dark grey.
    Soft,
    /// Grey.
    Faint,
    /// Light grey.
    Light,
    /// As the paper.
    White,
}

impl Shade {
    /// How light it is, from 0 for black to 255 for white.
    #[must_use]
    pub const fn lightness(self) -> u8 {
        match self {
            Self::Black => 0,
            Self::Soft => 80,
            Self::Faint => 130,
            Self::Light => 222,
            Self::White => 255,
        }
    }
}

/// Which point of a line of words is at its place.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Anchor {
    /// Its left end.
    Start,
    /// Its middle.
    Middle,
    /// Its right end.
    End,
}

/// How letters look.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Face {
    /// As usual.
    Plain,
    /// Bold.
    Bold,
}
