//! A search with a time limit. Each program passes its own clock.

use std::convert::Infallible;
use std::ops::ControlFlow;

use plyscope_search::trace::Recorder;
use plyscope_search::{Event, Tracer};

use crate::engine::has_result;

/// How many events pass between two readings of the clock, which is slower than an event.
const LOOK_EVERY: u64 = 4096;

/// A recorder that ends the search when `is_up` returns true, once there is a result.
pub fn recorder<'a>(mut is_up: impl FnMut() -> bool + 'a) -> Recorder<'a> {
    Recorder::new().with_progress_callback(move |progress| {
        if has_result(&progress) && is_up() {
            ControlFlow::Break(())
        } else {
            ControlFlow::Continue(())
        }
    })
}

/// Wraps a tracer and ends the search when the time is up. The first pass is always finished, so
/// that there is a result; in iterative deepening it is only one ply deep.
pub struct Deadline<T, C> {
    inner: T,
    is_up: C,
    events: u64,
    passes: u32,
}

/// The time is up.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct TimeUp;

impl<T, C: FnMut() -> bool> Deadline<T, C> {
    /// Wraps `inner` until `is_up` returns true.
    pub const fn new(inner: T, is_up: C) -> Self {
        Self { inner, is_up, events: 0, passes: 0 }
    }

    /// The wrapped tracer.
    pub fn into_inner(self) -> T {
        self.inner
    }
}

impl<T: Tracer<Stop = Infallible>, C: FnMut() -> bool> Tracer for Deadline<T, C> {
    type Stop = TimeUp;

    #[inline]
    fn record(&mut self, event: impl FnOnce() -> Event) -> Result<(), TimeUp> {
        let event = event();
        self.events += 1;
        self.passes += u32::from(matches!(event, Event::Begin { .. }));
        let Ok(()) = self.inner.record(|| event);
        if self.events.is_multiple_of(LOOK_EVERY) && self.passes > 1 && (self.is_up)() {
            return Err(TimeUp);
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use plyscope_games::{ConnectFour, GameOptions, SetUp};
    use plyscope_search::algo::{iterative_deepening, Options};
    use plyscope_search::{GameTree, Verdict};

    use super::*;
    use plyscope_setup::line::Follower;

    #[test]
    fn the_last_finished_pass_stands_when_the_time_is_up() {
        let game = ConnectFour::new(&GameOptions::default()).expect("a board");
        let mut deadline = Deadline::new(Follower::default(), || true);
        let options = Options { depth: Some(400), ..Options::default() };
        assert_eq!(iterative_deepening(&game, &options, &mut deadline), Err(TimeUp));
        let passes = deadline.passes;
        let follower = deadline.into_inner();
        let finished = follower.finished.expect("a pass");
        let depth = finished.horizon.expect("a depth");
        assert!(depth >= 1);
        assert_eq!(u32::from(depth), passes - 1, "the pass after it was not finished");
        // The same result as a search to exactly that depth.
        let mut plain = Follower::default();
        let options = Options { depth: Some(depth), ..Options::default() };
        let Ok(verdict) = iterative_deepening(&game, &options, &mut plain);
        assert_eq!(finished.verdict, verdict);
        assert_eq!(finished.line, plain.finished.expect("a pass").line);
    }

    #[test]
    fn the_first_pass_is_always_finished() {
        let wide = format!("7{}", " 7".repeat(2 * LOOK_EVERY as usize));
        let tree = GameTree::parse(&wide).expect("a tree");
        let mut deadline = Deadline::new(Follower::default(), || true);
        let found = iterative_deepening(&tree, &Options::default(), &mut deadline);
        assert_eq!(
            found.map(Verdict::value),
            Ok(tree.leaf_value(plyscope_search::TreeNode(1)).expect("a leaf"))
        );
        assert!(deadline.events > LOOK_EVERY);
    }

    #[test]
    fn until_the_time_is_up_there_is_all_the_time() {
        let game = ConnectFour::new(&GameOptions::default()).expect("a board");
        let mut deadline = Deadline::new(Follower::default(), || false);
        let options = Options { depth: Some(4), ..Options::default() };
        assert!(iterative_deepening(&game, &options, &mut deadline).is_ok());
    }
}
