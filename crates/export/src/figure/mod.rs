//! A picture that is ready to be written: its shapes with their colours, its size, and a
//! description. Every file format is written from the same figure.

pub mod hatch;
pub mod mark;
pub mod palette;
pub mod pdf;
pub mod pieces;
pub mod styles;
pub mod svg;
pub mod words;

use mark::{Colour, Ink, Mark};
use pieces::{path_of, LETTER};
use plyscope_view::picture::{Shape, Thing};
use styles::{Lettering, Styles};
use words::plain;

/// A picture with its colours.
#[derive(Clone, PartialEq, Debug)]
pub struct Figure {
    /// Its width and its height, in pixels.
    pub size: (f64, f64),
    /// Its title.
    pub title: String,
    /// An accessible description.
    pub description: String,
    /// The colour behind everything.
    pub paper: Colour,
    /// What is drawn, from back to front.
    pub marks: Vec<Mark>,
}

impl Figure {
    /// An empty one.
    #[must_use]
    pub fn new(size: (f64, f64), title: String, description: String, paper: Colour) -> Self {
        Self { size, title, description, paper, marks: Vec::new() }
    }

    /// Its width and height in pixels when scaled to a given width, height, or both.
    #[must_use]
    pub fn fitted(&self, width: Option<f64>, height: Option<f64>) -> (f64, f64) {
        let (wide, high) = self.size;
        match (width, height) {
            (None, None) => self.size,
            (Some(width), None) => (width, width * high / wide),
            (None, Some(height)) => (height * wide / high, height),
            (Some(width), Some(height)) => (width, height),
        }
    }

    /// Draws elements with their styles.
    pub fn draw_things(&mut self, things: &[Thing], styles: &Styles) {
        for thing in things {
            let place = Place { thing: &thing.class, at: thing.at, scale: 1.0 };
            self.draw(&thing.shapes, place, styles);
        }
    }

    /// Draws shapes at a place with their styles.
    pub fn draw(&mut self, shapes: &[Shape], place: Place<'_>, styles: &Styles) {
        let Place { thing, at: (x, y), scale } = place;
        for shape in shapes {
            let mark = match shape {
                Shape::Path { class, path } => {
                    let ink = styles.ink(thing, class);
                    Mark::Path { path: path.clone(), at: (x, y), scale, ink }
                }
                Shape::Text { class, at, size, text } => {
                    let Lettering { anchor, face, colour, halo } = styles.lettering(thing, class);
                    let at = (x + at.0 * scale, y + at.1 * scale);
                    match path_of(text) {
                        Some(path) => {
                            // On boards pieces have the size of their squares.
                            let small = if *class == "man" { 1.0 } else { size / LETTER };
                            let scale = scale * small;
                            let ink = Ink { fill: Some(colour), ..Ink::default() };
                            Mark::Path { path, at, scale, ink }
                        }
                        None => Mark::Text {
                            // The pictures' texts stand in the middle of their height.
                            at: (at.0, at.1 + size * scale * 0.35),
                            anchor,
                            size: size * scale,
                            face,
                            colour,
                            halo: halo.map(|halo| halo.scaled(scale)),
                            text: plain(text),
                        },
                    }
                }
            };
            self.marks.push(mark);
        }
    }

    /// Draws another figure into this one.
    pub fn inset(&mut self, other: &Self, (x, y): (f64, f64), scale: f64) {
        self.marks.extend(other.marks.iter().map(|mark| moved(mark, (x, y), scale)));
    }
}

/// Where shapes are drawn.
#[derive(Clone, Copy, Debug)]
pub struct Place<'a> {
    /// The classes of the element that they belong to.
    pub thing: &'a str,
    /// Where their origin is.
    pub at: (f64, f64),
    /// How many pixels a unit of theirs has.
    pub scale: f64,
}

fn moved(mark: &Mark, (left, top): (f64, f64), by: f64) -> Mark {
    let place = |(x, y): (f64, f64)| (left + x * by, top + y * by);
    match mark.clone() {
        Mark::Path { path, at, scale, ink } => {
            Mark::Path { path, at: place(at), scale: scale * by, ink }
        }
        Mark::Text { at, anchor, size, face, colour, halo, text } => Mark::Text {
            at: place(at),
            anchor,
            size: size * by,
            face,
            colour,
            halo: halo.map(|halo| halo.scaled(by)),
            text,
        },
    }
}
