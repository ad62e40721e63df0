//! The timeline of a search that grows a tree.

use std::rc::Rc;

use plyscope_best_first_view::timeline::{Growing, GrowthChart};

use super::Source;

/// A search that grew a tree.
pub struct Grown<S>(pub Rc<S>);

impl<S> Clone for Grown<S> {
    fn clone(&self) -> Self {
        Self(Rc::clone(&self.0))
    }
}

impl<S> PartialEq for Grown<S> {
    fn eq(&self, other: &Self) -> bool {
        Rc::ptr_eq(&self.0, &other.0)
    }
}

impl<S: Growing + 'static> Source for Grown<S> {
    type Chart = GrowthChart<S>;

    fn len(&self) -> u64 {
        u64::from(self.0.last()) + 1
    }

    fn chart(&self) -> GrowthChart<S> {
        GrowthChart::new(Rc::clone(&self.0))
    }
}
