//! Following the best line without recording the search.

use std::convert::Infallible;

use plyscope_search::tracer::Counter;
use plyscope_search::{Estimates, Event, Move, Player, Reduction, Tracer, Value, Verdict, Window};

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
    /// The best line from the root, up to a table hit, a static evaluation, or a player who is not sure of the
    /// move.
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
/// 1977 give the line its name, principal continuation), which ends where a player is not sure of the move.
/// O(depth) a best child.
#[derive(Default)]
struct BestLine {
    lines: Vec<Vec<Move>>,
    /// The move last made from each ply.
    by: Vec<Move>,
    /// What is known at each ply.
    known: Vec<Known>,
    ply: usize,
}

/// What is known at an open node.
#[derive(Clone, Default)]
struct Known {
    player: Player,
    /// Whether the value can lie below the window, for the player to move.
    can_fail_low: bool,
    /// How much less deep than others the node is searched.
    reduction: Reduction,
    /// What the child returned that was left last, unless it was searched less deep.
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
                self.open(player, window, Reduction::NONE);
            }
            Event::Enter { by, player, window, reduction } => {
                self.by[self.ply] = by;
                self.ply += 1;
                self.open(player, window, reduction);
            }
            Event::Best { value, .. } => {
                self.take_child();
                let known = &mut self.known[self.ply];
                known.best = Some(value);
                known.is_sure = known.is_sure_of_reply();
            }
            Event::Keep { value } => {
                let known = &mut self.known[self.ply];
                if !known.is_sure && known.best == Some(value) && known.is_sure_of_reply() {
                    known.is_sure = true;
                    self.take_child();
                }
            }
            Event::Leave { verdict } => self.leave(verdict),
            Event::Evaluate { .. }
            | Event::Extend { .. }
            | Event::Probe { .. }
            | Event::ProbeChild { .. }
            | Event::Store { .. }
            | Event::Cut { .. } => {}
        }
    }

    fn leave(&mut self, verdict: Verdict) {
        // At the root a program has to play something.
        let Some(above) = self.ply.checked_sub(1) else { return };
        let known = &self.known[self.ply];
        if !known.is_sure {
            self.lines[self.ply].clear();
        }
        let is_whole = known.reduction == Reduction::NONE;
        self.known[above].reply = is_whole.then_some(verdict);
        self.ply = above;
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
        let is_sure = self.known.first().is_some_and(|root| root.is_sure);
        self.lines.first().filter(|_| is_sure).map(Vec::as_slice)
    }

    /// Resets what is stored of the node just entered.
    fn open(&mut self, player: Player, window: Window, reduction: Reduction) {
        if self.lines.len() <= self.ply {
            self.lines.resize(self.ply + 1, Vec::new());
            self.by.resize(self.ply + 1, Move(0));
            self.known.resize(self.ply + 1, Known::default());
        }
        self.lines[self.ply].clear();
        let can_fail_low = match player {
            Player::Max => window.alpha > Value::NEG_INFINITY,
            Player::Min => window.beta < Value::INFINITY,
        };
        self.known[self.ply] = Known { player, can_fail_low, reduction, ..Known::default() };
    }
}

impl Known {
    fn is_sure_of_reply(&self) -> bool {
        let is_sure = |reply: Verdict| reply.sharpened().is_sure_for(self.player);
        !self.can_fail_low || self.reply.is_some_and(is_sure)
    }
}

#[cfg(test)]
mod tests {
    use crate::{Algorithm, Choice, Setup, StartWindow};
    use plyscope_games::TicTacToe;
    use plyscope_games::{GameOptions, SetUp};
    use plyscope_search::algo::{Fail, TableOptions};
    use plyscope_search::trace::Recorder;
    use plyscope_search::{Game, GameTree, Order};

    use super::*;

    /// What is followed is what a trace says, and there is a line.
    fn check<G: Game>(game: &G, setup: &Setup, name: &str) {
        let (mut follower, mut recorder) = (Follower::default(), Recorder::new());
        let Ok(found) = setup.algorithm.run(game, &setup.options(), &mut follower);
        assert_eq!(setup.algorithm.run(game, &setup.options(), &mut recorder), Ok(found));
        let trace = recorder.finish();
        let end = trace.last_step();
        let line = trace.best_line(end).skip(1);
        let expected: Vec<Move> = line.map(|visit| trace.by(visit)).collect();
        let finished = follower.finished.expect("the search ended");
        assert_eq!(finished.line, expected, "{name}");
        assert_eq!(finished.verdict, found, "{name}");
        let horizon = trace.pass(end).and_then(|pass| pass.horizon);
        assert_eq!(finished.horizon, horizon, "{name}");
        let is_estimate = trace.pass(end).is_some_and(|pass| pass.is_estimate);
        assert_eq!(finished.is_estimate, is_estimate, "{name}");
        assert!(!expected.is_empty());
    }

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
                check(&game, &setup, &format!("{name} {}", order.id()));
            }
        }
    }

    /// Also where the root returns an end of its window, and only a later move is known to be as good as the
    /// best so far.
    #[test]
    fn the_line_has_the_move_that_is_known() {
        let tree = GameTree::parse("(4 1) 4").expect("a tree");
        let window: StartWindow = "5..7".parse().expect("a window");
        for &(name, algorithm) in Algorithm::ALL {
            for fail in [Fail::Soft, Fail::Hard, Fail::Start] {
                let setup = Setup { algorithm, window, fail, ..Setup::default() };
                check(&tree, &setup, &format!("{name} {fail:?}"));
            }
        }
        let setup = Setup { window, fail: Fail::Start, ..Setup::default() };
        let mut recorder = Recorder::new();
        setup.algorithm.run(&tree, &setup.options(), &mut recorder).expect("no limit");
        assert_eq!(recorder.finish().best_move(), Some(Move(1)));
    }
}
