//! The timeline of a search through a game tree.

use std::rc::Rc;

use plyscope_session::Session;
use plyscope_view::timeline::SearchChart;

use super::Source;

/// A search through a game tree.
#[derive(Clone)]
pub struct Searched(pub Rc<Session>);

impl PartialEq for Searched {
    fn eq(&self, other: &Self) -> bool {
        self.0.is_same_search(&other.0)
    }
}

impl Source for Searched {
    type Chart = SearchChart;

    fn len(&self) -> u64 {
        u64::from(self.0.trace().last_step().0) + 1
    }

    fn chart(&self) -> SearchChart {
        SearchChart::unsorted(Session::clone(&self.0))
    }
}
