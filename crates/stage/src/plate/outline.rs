//! The paths of drawings, piece by piece: straight lines, curves, and half circles.

/// A point, y down.
pub type Point = (f64, f64);

/// Who draws a path.
pub trait Pen {
    /// Begins a piece.
    fn go_to(&mut self, at: Point);
    /// Draws a straight line.
    fn line_to(&mut self, to: Point);
    /// Draws a cubic curve: its two handles, and its end.
    fn curve_to(&mut self, first: Point, second: Point, to: Point);
    /// Goes back to where the piece began.
    fn close(&mut self);
}

/// Draws the path of SVG's data, as the pictures have it: `M`, `L`, `H`, `V`, `C` and `Z`, and their
/// relative `h`, `v`, `l`, `q` and `a`, where an arc is half a circle. What is none of these ends it.
pub fn outline(d: &str, pen: &mut impl Pen) {
    let mut hand = Hand { at: (0.0, 0.0), begin: (0.0, 0.0), pen };
    let mut rest = d;
    while let Some(command) = rest.chars().next() {
        rest = &rest[command.len_utf8()..];
        let end = rest.find(|c: char| c.is_ascii_alphabetic()).unwrap_or(rest.len());
        let numbers: Option<Vec<f64>> =
            rest[..end].split_whitespace().map(|number| number.parse().ok()).collect();
        let Some(numbers) = numbers else { return };
        if hand.draw(command, &numbers).is_none() {
            return;
        }
        rest = &rest[end..];
    }
}

struct Hand<'a, P> {
    at: Point,
    /// Where the current piece begins.
    begin: Point,
    pen: &'a mut P,
}

impl<P: Pen> Hand<'_, P> {
    fn draw(&mut self, command: char, numbers: &[f64]) -> Option<()> {
        let (x, y) = self.at;
        match (command, numbers) {
            ('M', &[x, y]) => {
                self.pen.go_to((x, y));
                (self.at, self.begin) = ((x, y), (x, y));
            }
            ('L', &[x, y]) => self.line((x, y)),
            ('l', &[dx, dy]) => self.line((x + dx, y + dy)),
            ('H' | 'h', &[to]) => self.line((if command == 'H' { to } else { x + to }, y)),
            ('V' | 'v', &[to]) => self.line((x, if command == 'V' { to } else { y + to })),
            ('C', &[ax, ay, bx, by, x, y]) => self.curve((ax, ay), (bx, by), (x, y)),
            ('q', &[cx, cy, dx, dy]) => {
                // A quadratic curve is the cubic one whose handles are two thirds as long.
                let (handle, to) = ((x + cx, y + cy), (x + dx, y + dy));
                let toward = |from: Point| {
                    let part = |from: f64, to: f64| from + (to - from) * 2.0 / 3.0;
                    (part(from.0, handle.0), part(from.1, handle.1))
                };
                self.curve(toward((x, y)), toward(to), to);
            }
            ('a', &[_, _, _, _, sweep, dx, dy]) => self.half_circle((dx, dy), sweep),
            ('Z' | 'z', &[]) => {
                self.pen.close();
                self.at = self.begin;
            }
            _ => return None,
        }
        Some(())
    }

    fn line(&mut self, to: Point) {
        self.pen.line_to(to);
        self.at = to;
    }

    fn curve(&mut self, first: Point, second: Point, to: Point) {
        self.pen.curve_to(first, second, to);
        self.at = to;
    }

    fn half_circle(&mut self, (dx, dy): (f64, f64), sweep: f64) {
        let (x, y) = self.at;
        let (centre, radius) = ((x + dx / 2.0, y + dy / 2.0), (dx / 2.0, dy / 2.0));
        // From the middle to the point half way: a quarter turn from where the arc begins, clockwise
        // for a sweep of 1, y growing downwards.
        let turn = if sweep == 0.0 { -1.0 } else { 1.0 };
        let side = (radius.1 * turn, -radius.0 * turn);
        // A quarter of a circle is nearly the cubic curve whose handles are this long.
        let handle = |from: Point, (dx, dy): Point, way: f64| {
            (from.0 + way * 0.552_28 * dx, from.1 + way * 0.552_28 * dy)
        };
        let (begin, end) = ((x, y), (x + dx, y + dy));
        let top = (centre.0 + side.0, centre.1 + side.1);
        self.curve(handle(begin, side, 1.0), handle(top, radius, -1.0), top);
        self.curve(handle(top, radius, 1.0), handle(end, side, 1.0), end);
    }
}

/// The part of the plane that a path takes: left, top, right and bottom; `None` for an empty one. Of
/// curves, their handles are counted.
#[must_use]
pub fn bounds(d: &str) -> Option<[f64; 4]> {
    let mut bounds = Bounds(None);
    outline(d, &mut bounds);
    bounds.0
}

struct Bounds(Option<[f64; 4]>);

impl Bounds {
    fn take(&mut self, (x, y): Point) {
        let [left, top, right, bottom] = self.0.unwrap_or([x, y, x, y]);
        self.0 = Some([left.min(x), top.min(y), right.max(x), bottom.max(y)]);
    }
}

impl Pen for Bounds {
    fn go_to(&mut self, at: Point) {
        self.take(at);
    }

    fn line_to(&mut self, to: Point) {
        self.take(to);
    }

    fn curve_to(&mut self, first: Point, second: Point, to: Point) {
        [first, second, to].into_iter().for_each(|point| self.take(point));
    }

    fn close(&mut self) {}
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn paths_take_the_room_that_they_draw_in() {
        let table = [
            ("M1 2h60v60h-60Z", Some([1.0, 2.0, 61.0, 62.0])),
            ("M0 -4L3 4L-3 4Z", Some([-3.0, -4.0, 3.0, 4.0])),
            ("M-5 0a5 5 0 1 0 10 0a5 5 0 1 0 -10 0Z", Some([-5.0, -5.0, 5.0, 5.0])),
            ("M0 0h8a5 5 0 0 1 0 10h-8a5 5 0 0 1 0 -10Z", Some([-5.0, 0.0, 13.0, 10.0])),
            ("M0 0C0 5 9 5 9 10", Some([0.0, 0.0, 9.0, 10.0])),
            ("", None),
            ("M1 1 what", Some([1.0, 1.0, 1.0, 1.0])),
        ];
        for (d, expected) in table {
            let found = bounds(d).map(|bounds| bounds.map(|edge| (edge * 10.0).round() / 10.0));
            assert_eq!(found, expected, "{d}");
        }
    }
}
