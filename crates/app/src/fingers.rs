//! Fingers on a picture: one drags it, two zoom it.

use crate::message::Look;

/// A point in CSS pixels.
type Point = (f64, f64);

/// The fingers that are down, and where.
#[derive(Clone, Debug, Default)]
pub struct Fingers {
    down: Vec<(i32, Point)>,
    /// Whether what they do moves the picture. One finger first has to go sideways: it may only press, or
    /// scroll the page.
    is_dragging: bool,
}

/// How far sideways a finger that only presses may slip.
const SLIP: f64 = 10.0;

/// Fingers closer than this are taken for as far apart: what they do would be magnified without end.
const CLOSEST: f64 = 20.0;

impl Fingers {
    /// A finger comes down. Returns whether there are two now, that may zoom.
    pub fn press(&mut self, finger: i32, at: Point) -> bool {
        self.lift(finger);
        self.down.push((finger, at));
        self.is_dragging = self.down.len() > 1;
        self.down.len() == 2
    }

    /// Those that are down.
    pub fn ids(&self) -> impl Iterator<Item = i32> + '_ {
        self.down.iter().map(|&(finger, _)| finger)
    }

    /// A finger is lifted, or the browser scrolls the page with it.
    pub fn lift(&mut self, finger: i32) {
        self.down.retain(|&(other, _)| other != finger);
    }

    /// A finger moves: what the picture does.
    pub fn moved(&mut self, finger: i32, to: Point) -> Vec<Look> {
        let before = self.down.clone();
        if let ([(_, began)], false) = (&*before, self.is_dragging) {
            let (x, y) = ((to.0 - began.0).abs(), (to.1 - began.1).abs());
            if x < SLIP || x < y {
                return Vec::new();
            }
            self.is_dragging = true;
        }
        match self.down.iter_mut().find(|(other, _)| *other == finger) {
            Some((_, at)) => *at = to,
            None => return Vec::new(),
        }
        match (&*before, &*self.down) {
            ([(_, before)], [(_, now)]) => vec![Look::Pan(now.0 - before.0, now.1 - before.1)],
            ([(_, a), (_, b)], [(_, c), (_, d)]) => {
                let (before, now) = (middle(*a, *b), middle(*c, *d));
                let factor = apart(*c, *d) / apart(*a, *b);
                let panned = Look::Pan(now.0 - before.0, now.1 - before.1);
                vec![panned, Look::Zoom { factor, at: Some(now) }]
            }
            _ => Vec::new(),
        }
    }
}

fn middle(a: Point, b: Point) -> Point {
    (f64::midpoint(a.0, b.0), f64::midpoint(a.1, b.1))
}

fn apart(a: Point, b: Point) -> f64 {
    (a.0 - b.0).hypot(a.1 - b.1).max(CLOSEST)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn one_finger_drags() {
        let mut fingers = Fingers::default();
        assert!(!fingers.press(1, (10.0, 10.0)));
        assert_eq!(fingers.moved(1, (14.0, 7.0)), [], "so far it may only press");
        assert_eq!(fingers.moved(1, (24.0, 7.0)), [Look::Pan(14.0, -3.0)]);
        assert_eq!(fingers.moved(1, (25.0, 9.0)), [Look::Pan(1.0, 2.0)]);
        fingers.lift(1);
        // Down the page it scrolls.
        fingers.press(1, (10.0, 10.0));
        assert_eq!(fingers.moved(1, (30.0, 60.0)), []);
        fingers.lift(1);
        assert_eq!(fingers.moved(1, (20.0, 20.0)), []);
    }

    #[test]
    fn two_fingers_zoom_around_the_middle_and_drag_with_it() {
        let mut fingers = Fingers::default();
        fingers.press(1, (100.0, 50.0));
        assert!(fingers.press(2, (200.0, 50.0)));
        let looks = fingers.moved(2, (300.0, 50.0));
        assert_eq!(
            looks,
            [Look::Pan(50.0, 0.0), Look::Zoom { factor: 2.0, at: Some((200.0, 50.0)) }]
        );
        // With a third one down nothing moves; when it goes, the two go on from where they are.
        assert!(!fingers.press(3, (0.0, 0.0)));
        assert_eq!(fingers.moved(1, (110.0, 50.0)), []);
        fingers.lift(3);
        let looks = fingers.moved(1, (205.0, 50.0));
        assert_eq!(
            looks,
            [Look::Pan(47.5, 0.0), Look::Zoom { factor: 0.5, at: Some((252.5, 50.0)) }]
        );
    }

    #[test]
    fn fingers_that_meet_do_not_zoom_without_end() {
        let mut fingers = Fingers::default();
        fingers.press(1, (100.0, 50.0));
        fingers.press(2, (100.0, 50.0));
        let looks = fingers.moved(2, (110.0, 50.0));
        assert_eq!(looks[1], Look::Zoom { factor: 1.0, at: Some((105.0, 50.0)) });
    }
}
