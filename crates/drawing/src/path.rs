//! Paths: the elements of every drawing, in every output format.

use std::fmt;

use super::arc::{Arc, Turn};
use super::written;

/// A point or an offset: to the right and down.
pub type Point = (f64, f64);

/// A path of straight lines and curves, in CSS pixels, y downwards.
///
/// Coordinates are whole tenths of a pixel. A relative one is rounded before it is added, so that two
/// sides of the same length stay so, and every writer draws the same points.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Path {
    segments: Vec<Segment>,
}

/// One piece of a path, which begins where the piece before it ends.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Segment {
    /// Begins a new line at a point.
    Move(Point),
    /// A straight line to a point.
    Line(Point),
    /// A quadratic Bézier curve: its control point, and its end.
    Quadratic(Point, Point),
    /// A cubic Bézier curve: its two control points, and its end.
    Cubic(Point, Point, Point),
    /// A part of a circle.
    Arc(Arc),
    /// Back to where the line began.
    Close,
}

/// A number rounded to a tenth.
fn tenth(number: f64) -> f64 {
    (number * 10.0).round_ties_even() / 10.0
}

fn rounded((x, y): Point) -> Point {
    (tenth(x), tenth(y))
}

impl Path {
    /// An empty path.
    #[must_use]
    pub fn new() -> Self {
        Self::default()
    }

    /// A straight line.
    #[must_use]
    pub fn line(from: Point, to: Point) -> Self {
        Self::new().move_to(from).line_to(to)
    }

    /// Straight lines from point to point.
    #[must_use]
    pub fn polyline(points: &[Point]) -> Self {
        let Some((&first, others)) = points.split_first() else { return Self::new() };
        others.iter().fold(Self::new().move_to(first), |path, &point| path.line_to(point))
    }

    /// A rectangle, by its left upper corner, its width and its height.
    #[must_use]
    pub fn rectangle(corner: Point, (width, height): (f64, f64)) -> Self {
        Self::new().move_to(corner).across(width).down(height).across(-width).close()
    }

    /// A circle. Its radius is rounded to a tenth as well.
    #[must_use]
    pub fn circle((x, y): Point, radius: f64) -> Self {
        let r = tenth(radius);
        let half = |path: Self, way| path.arc_by(r, (way, 0.0), Turn::Anticlockwise);
        half(half(Self::new().move_to((x - r, y)), 2.0 * r), -2.0 * r).close()
    }

    /// A cross of two slanted lines around a point, each as wide and as high as twice `half`.
    #[must_use]
    pub fn cross((x, y): Point, half: f64) -> Self {
        let (left, side) = (x - half, 2.0 * half);
        let down = Self::new().move_to((left, y - half)).line_by((side, side));
        down.move_to((left, y + half)).line_by((side, -side))
    }

    /// Begins a new line at a point.
    #[must_use]
    pub fn move_to(self, at: Point) -> Self {
        self.with(Segment::Move(rounded(at)))
    }

    /// A straight line to a point.
    #[must_use]
    pub fn line_to(self, to: Point) -> Self {
        self.with(Segment::Line(rounded(to)))
    }

    /// A straight line, by how far it goes.
    #[must_use]
    pub fn line_by(self, by: Point) -> Self {
        let to = self.after(by);
        self.with(Segment::Line(to))
    }

    /// A line across to a place.
    #[must_use]
    pub fn across_to(self, x: f64) -> Self {
        let y = self.end().1;
        self.line_to((x, y))
    }

    /// A line down to a place.
    #[must_use]
    pub fn down_to(self, y: f64) -> Self {
        let x = self.end().0;
        self.line_to((x, y))
    }

    /// A line to the right by this much, or to the left.
    #[must_use]
    pub fn across(self, by: f64) -> Self {
        self.line_by((by, 0.0))
    }

    /// A line down by this much, or up.
    #[must_use]
    pub fn down(self, by: f64) -> Self {
        self.line_by((0.0, by))
    }

    /// A cubic curve to a point, by its control points.
    #[must_use]
    pub fn cubic_to(self, first: Point, second: Point, to: Point) -> Self {
        self.with(Segment::Cubic(rounded(first), rounded(second), rounded(to)))
    }

    /// A quadratic curve: how far away its control point and its end are.
    #[must_use]
    pub fn quadratic_by(self, control: Point, by: Point) -> Self {
        let (control, to) = (self.after(control), self.after(by));
        self.with(Segment::Quadratic(control, to))
    }

    /// At most half a circle, by how far away its end is.
    #[must_use]
    pub fn arc_by(self, radius: f64, by: Point, turn: Turn) -> Self {
        let (from, to) = (self.end(), self.after(by));
        self.with(Segment::Arc(Arc { from, to, radius: tenth(radius), turn }))
    }

    /// A straight line back to where the line began.
    #[must_use]
    pub fn close(self) -> Self {
        self.with(Segment::Close)
    }

    /// Whether nothing is drawn.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.segments.is_empty()
    }

    /// Its pieces.
    #[must_use]
    pub fn segments(&self) -> &[Segment] {
        &self.segments
    }

    /// Draws it with a pen that supports neither arcs nor quadratic curves.
    pub fn draw(&self, pen: &mut impl Pen) {
        let (mut at, mut begin) = ((0.0, 0.0), (0.0, 0.0));
        for &segment in &self.segments {
            match segment {
                Segment::Move(to) => {
                    begin = to;
                    pen.move_to(to);
                }
                Segment::Line(to) => pen.line_to(to),
                Segment::Quadratic(control, to) => {
                    // The control points of the cubic curve are two thirds of the way to this one.
                    let part = |from: f64, to: f64| from + (to - from) * 2.0 / 3.0;
                    let toward = |from: Point| (part(from.0, control.0), part(from.1, control.1));
                    pen.cubic_to(toward(at), toward(to), to);
                }
                Segment::Cubic(first, second, to) => pen.cubic_to(first, second, to),
                Segment::Arc(arc) => {
                    arc.cubics().for_each(|[first, second, to]| pen.cubic_to(first, second, to));
                }
                Segment::Close => pen.close(),
            }
            at = segment.end().unwrap_or(begin);
        }
    }

    /// The bounding box, including control points: left, top, right and bottom; `None` for an empty
    /// path.
    #[must_use]
    pub fn bounds(&self) -> Option<[f64; 4]> {
        let mut bounds = Bounds(None);
        self.draw(&mut bounds);
        bounds.0
    }

    fn with(mut self, segment: Segment) -> Self {
        self.segments.push(segment);
        self
    }

    /// Where the last piece ends.
    fn end(&self) -> Point {
        let mut before = self.segments.iter().rev();
        match before.next().map(Segment::end) {
            None => (0.0, 0.0),
            Some(Some(end)) => end,
            Some(None) => {
                let begin = before.find_map(|segment| match segment {
                    Segment::Move(at) => Some(*at),
                    _ => None,
                });
                begin.unwrap_or_default()
            }
        }
    }

    /// The point so far from the end.
    fn after(&self, by: Point) -> Point {
        let ((x, y), (dx, dy)) = (self.end(), rounded(by));
        rounded((x + dx, y + dy))
    }
}

impl Segment {
    /// Where it ends; `None` where that is where the line began.
    const fn end(&self) -> Option<Point> {
        match self {
            Self::Move(to) | Self::Line(to) | Self::Quadratic(_, to) | Self::Cubic(_, _, to) => {
                Some(*to)
            }
            Self::Arc(arc) => Some(arc.to),
            Self::Close => None,
        }
    }
}

/// Draws a path.
pub trait Pen {
    /// Begins a new line at a point.
    fn move_to(&mut self, at: Point);
    /// Draws a straight line to a point.
    fn line_to(&mut self, to: Point);
    /// Draws a cubic Bézier curve: its two control points, and its end.
    fn cubic_to(&mut self, first: Point, second: Point, to: Point);
    /// Draws a straight line back to where the line began.
    fn close(&mut self);
}

/// Left, top, right and bottom of the points so far.
struct Bounds(Option<[f64; 4]>);

impl Bounds {
    fn add(&mut self, (x, y): Point) {
        let [left, top, right, bottom] = self.0.unwrap_or([x, y, x, y]);
        self.0 = Some([left.min(x), top.min(y), right.max(x), bottom.max(y)]);
    }
}

impl Pen for Bounds {
    fn move_to(&mut self, at: Point) {
        self.add(at);
    }

    fn line_to(&mut self, to: Point) {
        self.add(to);
    }

    fn cubic_to(&mut self, first: Point, second: Point, to: Point) {
        [first, second, to].into_iter().for_each(|point| self.add(point));
    }

    fn close(&mut self) {}
}

/// One path after another.
impl FromIterator<Path> for Path {
    fn from_iter<T: IntoIterator<Item = Path>>(paths: T) -> Self {
        Self { segments: paths.into_iter().flat_map(|path| path.segments).collect() }
    }
}

/// As SVG's path data (SVG 2, 9.3).
impl fmt::Display for Path {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (mut at, mut begin) = ((0.0, 0.0), (0.0, 0.0));
        for segment in &self.segments {
            let by = |to: Point| (to.0 - at.0, to.1 - at.1);
            let text = match *segment {
                Segment::Move((x, y)) => written("M{} {}", &[x, y]),
                Segment::Line(to) => match by(to) {
                    (across, _) if to.1 == at.1 => written("h{}", &[across]),
                    (_, down) if to.0 == at.0 => written("v{}", &[down]),
                    _ => written("L{} {}", &[to.0, to.1]),
                },
                Segment::Quadratic(control, to) => {
                    let (control, to) = (by(control), by(to));
                    written("q{} {} {} {}", &[control.0, control.1, to.0, to.1])
                }
                Segment::Cubic(a, b, to) => {
                    written("C{} {} {} {} {} {}", &[a.0, a.1, b.0, b.1, to.0, to.1])
                }
                Segment::Arc(Arc { to, radius, turn, .. }) => {
                    let sweep = f64::from(u8::from(turn == Turn::Clockwise));
                    let to = by(to);
                    written("a{} {} 0 0 {} {} {}", &[radius, radius, sweep, to.0, to.1])
                }
                Segment::Close => "Z".to_owned(),
            };
            f.write_str(&text)?;
            if let Segment::Move(to) = segment {
                begin = *to;
            }
            at = segment.end().unwrap_or(begin);
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn paths_are_written_as_svg() {
        let table = [
            (Path::new(), ""),
            (Path::line((0.0, 0.0), (3.0, -4.04)), "M0 0L3 -4"),
            (Path::rectangle((1.0, 2.0), (60.0, 30.0)), "M1 2h60v30h-60Z"),
            (Path::new().move_to((0.0, 5.0)).down_to(9.0).across_to(2.5), "M0 5v4h2.5"),
            (Path::circle((5.0, 1.0), 5.0), "M0 1a5 5 0 0 0 10 0a5 5 0 0 0 -10 0Z"),
            (Path::circle((0.0, 0.0), 7.26), "M-7.3 0a7.3 7.3 0 0 0 14.6 0a7.3 7.3 0 0 0 -14.6 0Z"),
            (Path::new().move_to((1.0, 1.0)).quadratic_by((2.0, 0.0), (2.0, 2.0)), "M1 1q2 0 2 2"),
            (
                Path::new().move_to((0.0, 0.0)).cubic_to((0.0, 5.0), (9.0, 5.0), (9.0, 10.0)),
                "M0 0C0 5 9 5 9 10",
            ),
            // Behind a closed line the next one begins where that began.
            (Path::rectangle((4.0, 4.0), (1.0, 1.0)).line_by((1.0, 2.0)), "M4 4h1v1h-1ZL5 6"),
        ];
        for (path, text) in table {
            assert_eq!(path.to_string(), text);
        }
    }

    #[test]
    fn coordinates_are_whole_tenths_and_lengths_stay_what_they_are() {
        // Of absolute corners alone the first side would have 6.7 pixels and the second one 6.6.
        let path = Path::new().move_to((0.04, 0.0)).across(6.64).across(6.64);
        assert_eq!(
            path.segments(),
            [Segment::Move((0.0, 0.0)), Segment::Line((6.6, 0.0)), Segment::Line((13.2, 0.0))]
        );
    }

    #[test]
    fn bounds_contain_all_points_of_a_path() {
        let pill = Path::new()
            .move_to((0.0, 0.0))
            .across(8.0)
            .arc_by(5.0, (0.0, 10.0), Turn::Clockwise)
            .across(-8.0)
            .arc_by(5.0, (0.0, -10.0), Turn::Clockwise)
            .close();
        let table = [
            (Path::rectangle((1.0, 2.0), (60.0, 60.0)), Some([1.0, 2.0, 61.0, 62.0])),
            (Path::polyline(&[(0.0, -4.0), (3.0, 4.0), (-3.0, 4.0)]), Some([-3.0, -4.0, 3.0, 4.0])),
            (Path::circle((0.0, 0.0), 5.0), Some([-5.0, -5.0, 5.0, 5.0])),
            (pill, Some([-5.0, 0.0, 13.0, 10.0])),
            (
                Path::new().move_to((0.0, 0.0)).cubic_to((0.0, 5.0), (9.0, 5.0), (9.0, 10.0)),
                Some([0.0, 0.0, 9.0, 10.0]),
            ),
            (Path::new(), None),
        ];
        for (path, expected) in table {
            let found = path.bounds().map(|bounds| bounds.map(tenth));
            assert_eq!(found, expected, "{path}");
        }
    }
}
