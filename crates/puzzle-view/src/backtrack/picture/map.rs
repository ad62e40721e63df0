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
/// How far the mark of a candidate reaches around it, in sizes of its text: to no other candidate.
const REACH: f64 = 0.46;
/// The most colours in a row.
const IN_ROW: usize = 3;
/// The size of texts, at most, the space for the name, how far it is above the middle, how far the first row of
/// colours is below it, and from one colour to the next, in pixels: on a phone a map is drawn at about half its
/// size.
const ONE_ROW: [f64; 5] = [20.0, 52.0, 11.0, 7.0, 20.0];
const TWO_ROWS: [f64; 5] = [17.0, 40.0, 18.0, 0.0, 18.0];
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
        let count = match left {
            Some((_, count)) if own.is_empty() => usize::from(*count),
            _ => own.len(),
        };
        let has_two = colour.is_none() && count > IN_ROW;
        let [size, width, up, down, pitch] = if has_two { TWO_ROWS } else { ONE_ROW };
        let up = if is_bare { 0.0 } else { up };
        let name_size = size.min(width / regular(name, 1.0).max(1.0));
        self.text("region-name", (at.0, at.1 - up), name_size, name.as_str());
        if let Some(colour) = colour {
            self.text("region-colour", (at.0, at.1 + 11.0), 22.0, colour.to_string());
            return;
        }
        let across = if has_two { count.div_ceil(2) } else { count.max(1) };
        let place = |number: usize| {
            let (row, column) = (number / across, number % across);
            let in_row = across.min(count.saturating_sub(row * across));
            let along = column as f64 - (in_row as f64 - 1.0) / 2.0;
            (at.0 + along * pitch, at.1 + down + row as f64 * pitch)
        };
        if let (true, Some((left, _))) = (own.is_empty(), left) {
            for colour in left.iter() {
                let at = place(usize::from(colour.0));
                self.text("pencil", at, size, (colour.0 + 1).to_string());
            }
        }
        for (number, candidate) in own.iter().enumerate() {
            self.pencil(candidate, place(number), (size, size * REACH));
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
