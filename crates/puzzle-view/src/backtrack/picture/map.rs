//! The drawing of a map: regions as circles, with lines between those that share a border.

use plyscope_drawing::metrics::regular;
use plyscope_drawing::Path;

use super::{middle, Pen, CELL};
use crate::backtrack::board::{Candidate, Content, Plan};

/// The radius of a region, and of the ring around the next one, in pixels.
const RADIUS: f64 = 32.0;
const RING: f64 = 36.0;
/// What is free around the middles of the outermost regions, in tenths of a square.
const MARGIN: u8 = 6;
/// The size of names and of the colours that are left, at most, and the space for them, in pixels: on a phone a
/// map is drawn at about half its size.
const TEXT: f64 = 20.0;
const ROW: f64 = 54.0;
/// The most from one colour that is left to the next, in pixels.
const PITCH: f64 = 18.0;
/// How far the mark of a candidate reaches around it, in sizes of its text.
const REACH: f64 = 0.54;
/// The style of a region with each colour.
const PAINTS: [&str; 5] =
    ["region paint-1", "region paint-2", "region paint-3", "region paint-4", "region paint-5"];

/// The place of a region, in pixels.
pub(super) fn place(plan: &Plan, region: usize) -> (f64, f64) {
    let at = plan.places.get(region).copied().unwrap_or_default();
    let pixels = |tenths: u8| f64::from(tenths) * CELL / 10.0;
    (pixels(at.x), pixels(at.y))
}

/// What a map needs, in pixels.
pub(super) fn size(plan: &Plan) -> (f64, f64) {
    let most = |along: fn(&plyscope_puzzles::map::Place) -> u8| {
        let last = plan.places.iter().map(along).max().unwrap_or_default();
        f64::from(last.saturating_add(MARGIN)) * CELL / 10.0
    };
    (most(|place| place.x), most(|place| place.y))
}

impl Pen<'_> {
    pub(super) fn borders(&mut self) {
        let (board, plan) = (self.board, &self.board.plan);
        let line =
            |&(one, two): &(usize, usize)| Path::line(middle(board, one), middle(board, two));
        self.path("border", plan.borders.iter().map(line).collect());
    }

    /// A region with its name, and with its colour or the colours that are left for it; those of the next
    /// one are its candidates.
    pub(super) fn region(&mut self, region: usize, content: &Content, candidates: &[Candidate]) {
        let Content::Region { name, colour, left } = content else { return };
        let at = middle(self.board, region);
        let own: Vec<&Candidate> = candidates.iter().filter(|own| own.square == region).collect();
        if !own.is_empty() {
            self.path("region current", Path::circle(at, RING));
        }
        let paint = colour.and_then(|colour| PAINTS.get(usize::from(colour).checked_sub(1)?));
        self.path(paint.copied().unwrap_or("region"), Path::circle(at, RADIUS));
        let is_bare = colour.is_none() && left.is_none() && own.is_empty();
        let up = if is_bare { 0.0 } else { 10.0 };
        let size = TEXT.min(ROW / regular(name, 1.0).max(1.0));
        self.text("region-name", (at.0, at.1 - up), size, name.as_str());
        if let Some(colour) = colour {
            self.text("region-colour", (at.0, at.1 + 11.0), 22.0, colour.to_string());
            return;
        }
        let pitch = |count: usize| PITCH.min(ROW / count.max(1) as f64);
        let in_row = |number: usize, count: usize| {
            (at.0 + (number as f64 - (count as f64 - 1.0) / 2.0) * pitch(count), at.1 + 10.0)
        };
        // Digits are two thirds as wide as they are high.
        let size = |count: usize| TEXT.min(pitch(count) * 1.4);
        match (own.is_empty(), left) {
            (true, Some((left, count))) => {
                for colour in left.iter() {
                    let count = usize::from(*count);
                    let place = in_row(usize::from(colour.0), count);
                    self.text("pencil", place, size(count), (colour.0 + 1).to_string());
                }
            }
            _ => {
                for (number, candidate) in own.iter().enumerate() {
                    let size = size(own.len());
                    self.pencil(candidate, in_row(number, own.len()), (size, size * REACH));
                }
            }
        }
    }

    /// A region as it is in small pictures.
    pub(super) fn small_region(&mut self, region: usize, content: &Content) {
        let Content::Region { name, colour, .. } = content else { return };
        let at = middle(self.board, region);
        let paint = colour.and_then(|colour| PAINTS.get(usize::from(colour).checked_sub(1)?));
        self.path(paint.copied().unwrap_or("region"), Path::circle(at, RADIUS));
        match colour {
            Some(colour) => self.text("region-colour", at, 40.0, colour.to_string()),
            None => self.text("region-name", at, 20.0, name.as_str()),
        }
    }
}
