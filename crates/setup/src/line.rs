//! Following the best line without recording the search.

use std::convert::Infallible;

use plyscope_search::tracer::Counter;
use plyscope_search::{Event, Move, Tracer, Verdict};

/// Counts the events of a search and follows its principal variation, in memory that does not grow
/// with the search.
#[derive(Default)]
pub struct Follower {
    /// The counts.
    pub counter: Counter,
    /// The last finished pass, whose result counts even if a later pass was begun.
    pub finished: Option<Finished>,
    line: BestLine,
    horizon: Option<u16>,
    /// How many nodes were evaluated statically in earlier passes with another horizon.
    evaluated_before: u64,
}

/// The result of a pass.
pub struct Finished {
    /// Its depth limit in plies; `None` for up to the end of the game.
    pub horizon: Option<u16>,
    /// Whether it is an estimate: the static evaluation was used at some node, in this pass or in one
    /// before with the same horizon.
    pub is_estimate: bool,
    /// The verdict at the root.
    pub verdict: Verdict,
    /// The best line from the root, up to a table hit or a static evaluation.
    pub line: Vec<Move>,
}

impl Follower {
    fn note_pass(&mut self, event: Event) {
        match event {
            Event::Begin { horizon, .. } => {
                if self.horizon != horizon {
                    self.evaluated_before = self.counter.total().evaluated;
                }
                self.horizon = horizon;
            }
            Event::Leave { verdict } if self.line.ply == 0 => {
                let line = self.line.lines.first().cloned().unwrap_or_default();
                let is_estimate = self.counter.total().evaluated > self.evaluated_before;
                let horizon = self.horizon;
                self.finished = Some(Finished { horizon, is_estimate, verdict, line });
            }
            _ => {}
        }
    }
}

impl Tracer for Follower {
    type Stop = Infallible;

    fn record(&mut self, event: impl FnOnce() -> Event) -> Result<(), Infallible> {
        let event = event();
        self.note_pass(event);
        self.line.follow(event);
        self.counter.record(|| event)
    }
}

/// The triangular array: for each ply of the path the best line found from there (Akl & Newborn
/// 1977 give the line its name, principal continuation). O(depth) a best child.
#[derive(Default)]
struct BestLine {
    lines: Vec<Vec<Move>>,
    /// The move last made from each ply.
    by: Vec<Move>,
    ply: usize,
}

impl BestLine {
    fn follow(&mut self, event: Event) {
        match event {
            Event::Begin { .. } => {
                self.ply = 0;
                self.open();
            }
            Event::Enter { by, .. } => {
                self.by[self.ply] = by;
                self.ply += 1;
                self.open();
            }
            Event::Best { .. } => {
                // The child just left is the best, and its line is still stored.
                let (above, below) = self.lines.split_at_mut(self.ply + 1);
                let (line, child) = (&mut above[self.ply], &below[0]);
                line.clear();
                line.push(self.by[self.ply]);
                line.extend_from_slice(child);
            }
            Event::Leave { .. } => self.ply = self.ply.saturating_sub(1),
            Event::Keep { .. }
            | Event::Evaluate { .. }
            | Event::Extend { .. }
            | Event::Probe { .. }
            | Event::ProbeChild { .. }
            | Event::Store { .. }
            | Event::Cut { .. } => {}
        }
    }

    /// Resets the line of the node just entered.
    fn open(&mut self) {
        if self.lines.len() <= self.ply {
            self.lines.resize(self.ply + 1, Vec::new());
            self.by.resize(self.ply + 1, Move(0));
        }
        self.lines[self.ply].clear();
    }
}

#[cfg(test)]
mod tests {
    use crate::{Algorithm, Choice, Setup};
    use plyscope_games::TicTacToe;
    use plyscope_games::{GameOptions, SetUp};
    use plyscope_search::algo::TableOptions;
    use plyscope_search::trace::Recorder;
    use plyscope_search::{NodeId, Order};

    use super::*;

    #[test]
    fn the_line_is_the_one_that_a_trace_follows() {
        let options =
            GameOptions { position: Some("X../.O./...".to_owned()), ..GameOptions::default() };
        let game = TicTacToe::new(&options).expect("a position");
        for (&(name, algorithm), (_, order)) in Algorithm::ALL
            .iter()
            .flat_map(|algorithm| Order::ALL.iter().map(move |o| (algorithm, o)))
        {
            for table in [None, Some(TableOptions::default())] {
                let setup = Setup { algorithm, order: *order, table, ..Setup::default() };
                let (mut follower, mut recorder) = (Follower::default(), Recorder::new());
                let Ok(found) = algorithm.run(&game, &setup.options(), &mut follower);
                assert_eq!(algorithm.run(&game, &setup.options(), &mut recorder), Ok(found));
                let trace = recorder.finish();
                let end = trace.last_step();
                let root = trace.pass(end).map_or(NodeId::ROOT, |pass| pass.root);
                let expected: Vec<Move> = trace
                    .principal_variation(root, end)
                    .skip(1)
                    .map(|visit| trace.by(visit))
                    .collect();
                let finished = follower.finished.expect("the search ended");
                assert_eq!(finished.line, expected, "{name} {}", order.id());
                assert_eq!(finished.verdict, found, "{name} {}", order.id());
                let horizon = trace.pass(end).and_then(|pass| pass.horizon);
                assert_eq!(finished.horizon, horizon, "{name} {}", order.id());
                let is_estimate = trace.pass(end).is_some_and(|pass| pass.is_estimate);
                assert_eq!(finished.is_estimate, is_estimate, "{name} {}", order.id());
                assert!(!expected.is_empty());
            }
        }
    }
}
