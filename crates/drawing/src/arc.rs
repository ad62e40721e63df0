//! Arcs of circles in paths.

use std::f64::consts::{FRAC_PI_2, TAU};

use super::path::Point;

/// An arc of at most half a circle.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Arc {
    /// Where it begins.
    pub from: Point,
    /// Where it ends.
    pub to: Point,
    /// The radius. Where it is too small for the ends, they are half a circle apart, as in SVG
    /// (SVG 2, 9.5.1).
    pub radius: f64,
    /// Which way it turns.
    pub turn: Turn,
}

/// A direction of rotation on the screen.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Turn {
    /// Like the hands of a clock.
    Clockwise,
    /// The other way.
    Anticlockwise,
}

/// The circle of an arc. Angles are in radians, clockwise on the screen, from the right.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Circle {
    /// Its middle.
    pub centre: Point,
    /// Its radius.
    pub radius: f64,
    /// The angle at which the arc begins.
    pub begin: f64,
    /// How far the arc goes: positive for one that turns clockwise.
    pub sweep: f64,
}

impl Arc {
    /// The circle that it lies on.
    #[must_use]
    pub fn circle(&self) -> Circle {
        let Self { from, to, radius, turn } = *self;
        let half = ((to.0 - from.0) / 2.0, (to.1 - from.1) / 2.0);
        let chord = half.0.hypot(half.1);
        // From a point to itself there is nothing to draw, as in SVG.
        let radius = if chord == 0.0 { 0.0 } else { radius.max(chord) };
        let side = if turn == Turn::Clockwise { 1.0 } else { -1.0 };
        // From the middle of the chord, at a right angle to it.
        let away = (radius * radius - chord * chord).max(0.0).sqrt() / chord.max(f64::EPSILON);
        let middle = (from.0 + half.0, from.1 + half.1);
        let centre = (middle.0 - side * half.1 * away, middle.1 + side * half.0 * away);
        let begin = (from.1 - centre.1).atan2(from.0 - centre.0);
        let end = (to.1 - centre.1).atan2(to.0 - centre.0);
        Circle { centre, radius, begin, sweep: side * (side * (end - begin)).rem_euclid(TAU) }
    }

    /// The same as cubic curves of at most a quarter of the circle each: two control points and the
    /// end.
    pub(super) fn cubics(self) -> impl Iterator<Item = [Point; 3]> {
        let Circle { centre, radius, begin, sweep } = self.circle();
        // A little more than two quarters is rounding.
        let count = (sweep.abs() / FRAC_PI_2 - 1e-6).ceil().max(1.0);
        let part = sweep / count;
        // With handles of this length the curve has the middle of the arc on it as well.
        let handle = 4.0 / 3.0 * (part / 4.0).tan();
        let on = move |angle: f64| {
            let (sin, cos) = angle.sin_cos();
            let at = (centre.0 + radius * cos, centre.1 + radius * sin);
            (at, (-radius * sin * handle, radius * cos * handle))
        };
        (0..count as u32).map(move |number| {
            let angle = begin + part * f64::from(number);
            let ((from, out), (to, back)) = (on(angle), on(angle + part));
            let is_last = number + 1 == count as u32;
            let first = (from.0 + out.0, from.1 + out.1);
            let second = (to.0 - back.0, to.1 - back.1);
            [first, second, if is_last { self.to } else { to }]
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn arc(from: Point, to: Point, radius: f64, turn: Turn) -> Arc {
        Arc { from, to, radius, turn }
    }

    #[test]
    fn arcs_turn_in_their_direction() {
        use Turn::{Anticlockwise, Clockwise};
        // The point half way.
        let table = [
            ((0.0, 0.0), (10.0, 0.0), 5.0, Clockwise, (5.0, -5.0)),
            ((0.0, 0.0), (10.0, 0.0), 5.0, Anticlockwise, (5.0, 5.0)),
            ((10.0, 0.0), (0.0, 0.0), 5.0, Clockwise, (5.0, 5.0)),
            // A radius that is too small is as large as it must be.
            ((0.0, 0.0), (0.0, 10.0), 2.0, Clockwise, (5.0, 5.0)),
            // A quarter of a circle around 0, 5.
            ((0.0, 0.0), (5.0, 5.0), 5.0, Clockwise, (3.536, 1.464)),
            ((0.0, 0.0), (5.0, 5.0), 5.0, Anticlockwise, (1.464, 3.536)),
        ];
        for (from, to, radius, turn, middle) in table {
            let circle = arc(from, to, radius, turn).circle();
            let angle = circle.begin + circle.sweep / 2.0;
            let (sin, cos) = angle.sin_cos();
            let found =
                (circle.centre.0 + circle.radius * cos, circle.centre.1 + circle.radius * sin);
            let apart = (found.0 - middle.0).hypot(found.1 - middle.1);
            assert!(apart < 0.001, "{from:?} {to:?} {turn:?}: {found:?}");
        }
    }

    #[test]
    fn cubic_curves_keep_to_the_circle() {
        for (to, count) in [((10.0, 0.0), 2), ((5.0, 5.0), 1), ((8.0, 4.0), 2)] {
            let arc = arc((0.0, 0.0), to, 5.0, Turn::Clockwise);
            let Circle { centre, radius, .. } = arc.circle();
            let mut from = arc.from;
            let curves: Vec<[Point; 3]> = arc.cubics().collect();
            assert_eq!(curves.len(), count, "{to:?}");
            for [first, second, end] in curves {
                for share in [0.0, 0.2, 0.5, 0.9, 1.0_f64] {
                    let rest: f64 = 1.0 - share;
                    let along = |a: f64, b: f64, c: f64, d: f64| {
                        a * rest.powi(3)
                            + 3.0 * b * share * rest.powi(2)
                            + 3.0 * c * share.powi(2) * rest
                            + d * share.powi(3)
                    };
                    let x = along(from.0, first.0, second.0, end.0) - centre.0;
                    let y = along(from.1, first.1, second.1, end.1) - centre.1;
                    assert!((x.hypot(y) - radius).abs() < 0.002, "{to:?} {share}");
                }
                from = end;
            }
            assert_eq!(from, to);
        }
    }
}
