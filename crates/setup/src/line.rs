//! Following the best line without recording the search.

use std::convert::Infallible;

use plyscope_search::tracer::Counter;
use plyscope_search::{Estimates, Event, Move, Player, Tracer, Value, Verdict};

/// Counts the events of a search and follows its principal variation, in memory that does not grow
/// with the search.
#[derive(Default)]
pub struct Follower {
    /// The counts.
    pub counter: Counter,
    /// The last finished pass, whose result counts even if a later pass was begun.
    pub finished: Option<Finished>,
    line: BestLine,
    /// The line of the last pass that was sure of its move, and how far ahead that pass looked.
    sure: Option<(Option<u16>, Vec<Move>)>,
    horizon: Option<u16>,
    estimates: Estimates,
}

/// The result of a pass.
pub struct Finished {
    /// Its depth limit in plies; `None` for up to the end of the game.
    pub horizon: Option<u16>,
    /// Whether it is an estimate; see [`Estimates`].
    pub is_estimate: bool,
    /// The verdict at the root.
    pub verdict: Verdict,
    /// The best line from the root, up to a table hit or a static evaluation.
    pub line: Vec<Move>,
}

impl Follower {
    fn note_pass(&mut self, event: Event) {
        match event {
            Event::Begin { horizon, .. } => self.horizon = horizon,
            Event::Leave { verdict } if self.line.ply == 0 => {
                let line = self.best_line();
                let is_estimate = self.estimates.is_estimate();
                let horizon = self.horizon;
                self.finished = Some(Finished { horizon, is_estimate, verdict, line });
            }
            _ => {}
        }
    }

    /// The line of the pass that has just ended, or that of an earlier one with the same horizon if only
    /// that was sure of its move; see [`Trace::best_line`](plyscope_search::Trace::best_line).
    fn best_line(&mut self) -> Vec<Move> {
        if let Some(line) = self.line.sure() {
            self.sure = Some((self.horizon, line.to_vec()));
        }
        match &self.sure {
            Some((horizon, line)) if *horizon == self.horizon => line.clone(),
            _ => self.line.lines.first().cloned().unwrap_or_default(),
        }
    }
}

impl Tracer for Follower {
    type Stop = Infallible;

    fn record(&mut self, event: impl FnOnce() -> Event) -> Result<(), Infallible> {
        let event = event();
        self.estimates.follow(&event);
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
    root: Root,
}

/// What is known at the root, whose player is to move.
#[derive(Default)]
struct Root {
    player: Player,
    /// Whether the value can lie below the window, for that player.
    can_fail_low: bool,
    /// What the child returned that was left last.
    reply: Option<Verdict>,
    /// The best value so far.
    best: Option<Value>,
    /// Whether the stored line is sure to be worth that much.
    is_sure: bool,
}

impl BestLine {
    fn follow(&mut self, event: Event) {
        match event {
            Event::Begin { player, window, .. } => {
                self.ply = 0;
                let can_fail_low = match player {
                    Player::Max => window.alpha > Value::NEG_INFINITY,
                    Player::Min => window.beta < Value::INFINITY,
                };
                self.root = Root { player, can_fail_low, ..Root::default() };
                self.open();
            }
            Event::Enter { by, .. } => {
                self.by[self.ply] = by;
                self.ply += 1;
                self.open();
            }
            Event::Best { value, .. } => {
                self.take_child();
                if self.ply == 0 {
                    self.root.best = Some(value);
                    self.root.is_sure = self.root.is_sure_of_reply();
                }
            }
            Event::Keep { value } if self.ply == 0 && !self.root.is_sure => {
                if self.root.best == Some(value) && self.root.is_sure_of_reply() {
                    self.take_child();
                    self.root.is_sure = true;
                }
            }
            Event::Leave { verdict } => {
                self.ply = self.ply.saturating_sub(1);
                if self.ply == 0 {
                    self.root.reply = Some(verdict);
                }
            }
            Event::Keep { .. }
            | Event::Evaluate { .. }
            | Event::Extend { .. }
            | Event::Probe { .. }
            | Event::ProbeChild { .. }
            | Event::Store { .. }
            | Event::Cut { .. } => {}
        }
    }

    /// The line of the current node goes to the child just left, whose own line is still stored.
    fn take_child(&mut self) {
        let (above, below) = self.lines.split_at_mut(self.ply + 1);
        let (line, child) = (&mut above[self.ply], &below[0]);
        line.clear();
        line.push(self.by[self.ply]);
        line.extend_from_slice(child);
    }

    /// The line of a pass that has ended, if the pass is sure of its move.
    fn sure(&self) -> Option<&[Move]> {
        self.lines.first().filter(|_| self.root.is_sure).map(Vec::as_slice)
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

impl Root {
    fn is_sure_of_reply(&self) -> bool {
        let is_sure = |reply: Verdict| reply.is_sure_for(self.player);
        !self.can_fail_low || self.reply.is_some_and(is_sure)
    }
}

#[cfg(test)]
mod tests {
    use crate::{Algorithm, Choice, Setup};
    use plyscope_games::TicTacToe;
    use plyscope_games::{GameOptions, SetUp};
    use plyscope_search::algo::TableOptions;
    use plyscope_search::trace::Recorder;
    use plyscope_search::Order;

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
            let tables = [None, Some(TableOptions::default())];
            for (table, depth) in
                tables.into_iter().flat_map(|t| [None, Some(3), Some(6)].map(|d| (t, d)))
            {
                let order = *order;
                let setup = Setup { algorithm, order, table, depth, ..Setup::default() };
                let (mut follower, mut recorder) = (Follower::default(), Recorder::new());
                let Ok(found) = algorithm.run(&game, &setup.options(), &mut follower);
                assert_eq!(algorithm.run(&game, &setup.options(), &mut recorder), Ok(found));
                let trace = recorder.finish();
                let end = trace.last_step();
                let line = trace.best_line(end).skip(1);
                let expected: Vec<Move> = line.map(|visit| trace.by(visit)).collect();
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
