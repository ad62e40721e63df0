//! Who listens to a search.

use std::convert::Infallible;

use crate::event::Event;

/// Listens to a search. Each algorithm has one body, generic over its tracer, so that what is
/// watched is what runs.
pub trait Tracer {
    /// Why the listener may end the search; [`Infallible`] when it never does.
    type Stop;

    /// Takes note of an event. The event comes as a closure, so that a tracer that does not care
    /// never pays for building it.
    ///
    /// # Errors
    /// The reason why the search is to end here.
    fn record(&mut self, event: impl FnOnce() -> Event) -> Result<(), Self::Stop>;
}

/// Listens to nothing, and compiles to nothing.
#[derive(Clone, Copy, Default, Debug)]
pub struct Off;

impl Tracer for Off {
    type Stop = Infallible;

    #[inline(always)]
    fn record(&mut self, _event: impl FnOnce() -> Event) -> Result<(), Infallible> {
        Ok(())
    }
}

/// Keeps every event, for tests and for short listings.
impl Tracer for Vec<Event> {
    type Stop = Infallible;

    fn record(&mut self, event: impl FnOnce() -> Event) -> Result<(), Infallible> {
        self.push(event());
        Ok(())
    }
}
