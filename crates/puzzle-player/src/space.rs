//! The space for a tree that grows, and the nodes that are drawn in it.

use std::cell::RefCell;
use std::cmp::Ordering;
use std::rc::Rc;

use plyscope_best_first_view::shown::Shown;

/// The space for the tree in pixels: for five layers, and no wider than can be read at once.
pub const HEIGHT: f64 = 460.0;
pub const WIDEST: f64 = 1_000.0;

/// The nodes that are drawn, which depend on the width: they are chosen once and not at each step.
#[derive(Default)]
pub struct Chosen(RefCell<Option<(f64, Rc<Shown>)>>);

impl Chosen {
    /// Those for a width.
    pub fn of(&self, width: f64, choose: impl Fn(f64) -> Shown) -> Rc<Shown> {
        let mut kept = self.0.borrow_mut();
        match &*kept {
            Some((of, shown)) if of.total_cmp(&width) == Ordering::Equal => Rc::clone(shown),
            _ => {
                let shown = Rc::new(choose(width));
                *kept = Some((width, Rc::clone(&shown)));
                shown
            }
        }
    }
}
