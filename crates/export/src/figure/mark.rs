//! The elements of pages and files: lines and words at their places, each with its own colours, so
//! that writers need no styles.

use plyscope_drawing::{written, Path};

/// The font families in order of preference.
pub const FAMILY: &str = "Helvetica, Arial, 'Liberation Sans', 'Noto Sans', 'Noto Sans CJK SC', \
                          'PingFang SC', 'Microsoft YaHei', sans-serif";

/// An element of a drawing. All places are from the upper left corner, y down, in points on paper
/// and in pixels in a picture.
#[derive(Clone, PartialEq, Debug)]
pub enum Mark {
    /// A path.
    Path {
        /// Where it runs.
        path: Path,
        /// Where its origin is.
        at: (f64, f64),
        /// How large a unit of the path is.
        scale: f64,
        /// Its stroke and fill.
        ink: Ink,
    },
    /// A line of words.
    Text {
        /// Its anchor, on the base line.
        at: (f64, f64),
        /// Which of its points is the anchor.
        anchor: Anchor,
        /// The size of its letters.
        size: f64,
        /// How its letters look.
        face: Face,
        /// Their colour.
        colour: Colour,
        /// The halo around the letters, so that no line runs through them.
        halo: Option<Halo>,
        /// The words.
        text: String,
    },
}

/// The halo around letters.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Halo {
    /// Its colour: that of the background.
    pub colour: Colour,
    /// The width of the pen that goes along the outline of the letters; half of it is outside.
    pub width: f64,
}

impl Halo {
    /// The same around letters that are this many times as large.
    #[must_use]
    pub fn scaled(self, by: f64) -> Self {
        Self { width: self.width * by, ..self }
    }
}

/// The stroke and fill of a path. The default is none.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct Ink {
    /// What it is filled with.
    pub fill: Option<Colour>,
    /// The colour of a hatch over the filling; see [`hatch`](super::hatch).
    pub hatch: Option<Colour>,
    /// What its outline is drawn with, and how thick it is in units of the path.
    pub stroke: Option<(Colour, f64)>,
    /// Dashes and gaps, in units of the path; `None` for a line without gaps.
    pub dash: Option<(f64, f64)>,
    /// How its lines end.
    pub cap: Cap,
}

/// How lines end.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Cap {
    /// At their last point.
    #[default]
    Butt,
    /// With a half circle around it.
    Round,
}

/// A colour, by its amounts of red, green and blue from 0 to 255.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Colour(pub [u8; 3]);

impl Colour {
    /// Black.
    pub const BLACK: Self = Self::grey(0);
    /// Dark grey.
    pub const SOFT: Self = Self::grey(80);
    /// Grey.
    pub const FAINT: Self = Self::grey(130);
    /// Light grey.
    pub const LIGHT: Self = Self::grey(222);
    /// White.
    pub const WHITE: Self = Self::grey(255);

    /// A grey, from 0 for black to 255 for white.
    #[must_use]
    pub const fn grey(lightness: u8) -> Self {
        Self([lightness; 3])
    }

    /// A colour by its number, as in `0x0072b2`.
    #[must_use]
    pub const fn new(number: u32) -> Self {
        let [_, red, green, blue] = number.to_be_bytes();
        Self([red, green, blue])
    }

    /// The colour as SVG, CSS and a canvas have it: `#` and six digits.
    #[must_use]
    pub fn hex(self) -> String {
        let [red, green, blue] = self.0;
        format!("#{red:02x}{green:02x}{blue:02x}")
    }

    /// The blend of this colour over another, with an opacity from 0 to 1.
    #[must_use]
    pub fn over(self, below: Self, share: f64) -> Self {
        let part = |place: usize| {
            let (above, below) = (f64::from(self.0[place]), f64::from(below.0[place]));
            (above * share + below * (1.0 - share)).round() as u8
        };
        Self([part(0), part(1), part(2)])
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
    /// Regular.
    Plain,
    /// Bold.
    Bold,
    /// Slanted.
    Italic,
}

/// Where a path is and how large, as SVG's `transform`.
#[must_use]
pub fn transform((x, y): (f64, f64), scale: f64) -> String {
    // Numbers of drawings are written to a tenth, which is too coarse for a scale.
    let place = written("translate({} {})", &[x, y]);
    match (scale * 1000.0).round() as u32 {
        1000 => place,
        thousandths => format!("{place} scale({}.{:03})", thousandths / 1000, thousandths % 1000),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn colours_are_written_in_hexadecimal() {
        for (number, text) in [(0, "#000000"), (0x00_72b2, "#0072b2"), (0xff_ffff, "#ffffff")] {
            assert_eq!(Colour::new(number).hex(), text);
        }
    }

    #[test]
    fn colours_mix() {
        let table = [(1.0, Colour::BLACK), (0.0, Colour::WHITE), (0.5, Colour::grey(128))];
        for (share, seen) in table {
            assert_eq!(Colour::BLACK.over(Colour::WHITE, share), seen, "{share}");
        }
    }
}
