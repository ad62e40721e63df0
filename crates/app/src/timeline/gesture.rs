//! Pointer gestures: press, drag and pinch.

use plyscope_view::timeline::View;

/// What a pointer means.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Meaning {
    /// Nothing.
    Nothing,
    /// Hover.
    Point,
    /// Go to the step there.
    Go,
    /// Show this view.
    Look(View),
}

/// The pointers that are down.
#[derive(Clone, Debug, Default)]
pub struct Gesture {
    /// Their ids and positions, as fractions of the width.
    down: Vec<(i32, f64)>,
    /// The position of the first press.
    began: f64,
    /// Whether it has moved farther than a press may.
    has_moved: bool,
}

/// How far a press may move, as a fraction of the width.
const SLIP: f64 = 0.005;

impl Gesture {
    /// A pointer goes down.
    pub fn press(&mut self, pointer: i32, at: f64) {
        self.down.retain(|&(other, _)| other != pointer);
        self.has_moved = !self.down.is_empty();
        self.began = at;
        self.down.push((pointer, at));
    }

    /// A pointer moves.
    pub fn moved(&mut self, pointer: i32, at: f64, view: View, total: u64) -> Meaning {
        let Some(place) = self.down.iter().position(|&(other, _)| other == pointer) else {
            return Meaning::Point;
        };
        let before = self.down.clone();
        if !self.has_moved && (at - self.began).abs() < SLIP {
            return Meaning::Nothing;
        }
        self.has_moved = true;
        self.down[place].1 = at;
        match (&*before, &*self.down) {
            ([(_, before)], _) if !view.is_whole(total) => {
                Meaning::Look(view.panned(before - at, total))
            }
            ([_], _) => Meaning::Go,
            ([(_, a), (_, b)], [(_, c), (_, d)]) => {
                let (apart, now) = ((a - b).abs().max(0.01), (c - d).abs().max(0.01));
                let (middle, moved) = (f64::midpoint(*a, *b), f64::midpoint(*c, *d));
                let panned = view.panned(middle - moved, total);
                Meaning::Look(panned.zoomed(now / apart, moved, total))
            }
            _ => Meaning::Nothing,
        }
    }

    /// A pointer goes up.
    pub fn release(&mut self, pointer: i32) -> Meaning {
        let was_down = self.down.iter().any(|&(other, _)| other == pointer);
        self.down.retain(|&(other, _)| other != pointer);
        if was_down && !self.has_moved {
            Meaning::Go
        } else {
            Meaning::Nothing
        }
    }

    /// A pointer is cancelled: the browser scrolls the page with it.
    pub fn cancel(&mut self, pointer: i32) {
        self.down.retain(|&(other, _)| other != pointer);
        self.has_moved = true;
    }
}
