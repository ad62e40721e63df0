//! What all searches share: entering and leaving nodes, the horizon, the transposition table, the order
//! of moves, and recording. What is left to an algorithm is its idea.

use super::options::Options;
use super::order::Moves;
use super::sorter::Sorter;
use super::table::{settles, Symmetry, Table};
use crate::event::{Event, Verdict};
use crate::fraction::Fraction;
use crate::game::{Game, Move};
use crate::player::Player;
use crate::tracer::Tracer;
use crate::window::{Bound, Window};

/// A search in progress. Values and windows are from MAX's point of view.
pub(super) struct Search<'a, G: Game, T> {
    game: &'a G,
    options: Options,
    tracer: &'a mut T,
    sorter: Sorter<G::Key>,
    table: Option<Table<G::Key>>,
    /// How many moves the current node is below the root.
    ply: u32,
    /// Whether any node was left to the static evaluation.
    reached_horizon: bool,
    /// What earlier passes have found of the value of the root: it is not outside.
    bounds: Window,
}

impl<'a, G: Game, T: Tracer> Search<'a, G, T> {
    pub(super) fn new(game: &'a G, options: &Options, tracer: &'a mut T) -> Self {
        Self {
            game,
            options: *options,
            tracer,
            sorter: Sorter::new(options.order, options.seed),
            table: options.table.map(Table::new),
            ply: 0,
            reached_horizon: false,
            bounds: Window::FULL,
        }
    }

    /// Begins a pass: the root becomes the current node. The table and what the order of moves has
    /// learned stay.
    pub(super) fn begin(&mut self, window: Window) -> Result<G::Position, T::Stop> {
        let root = self.game.root();
        let (player, horizon) = (self.player(&root), self.options.depth);
        self.ply = 0;
        self.reached_horizon = false;
        self.tracer.record(|| Event::Begin { player, window, horizon })?;
        Ok(root)
    }

    /// Finds the verdict on the current node and leaves it: by the end of the game, the horizon or the
    /// table if one of them settles it, or else by `expand`, which looks at the moves.
    #[inline]
    pub(super) fn node(
        &mut self,
        position: &G::Position,
        window: Window,
        expand: impl FnOnce(&mut Self) -> Result<Verdict, T::Stop>,
    ) -> Result<Verdict, T::Stop> {
        let verdict = if let Some(utility) = self.game.utility(position) {
            Verdict::Exact(utility)
        } else if self.plies_left() == Some(0) {
            self.evaluate(position)?
        } else if let Some(key) = self.table_key(position) {
            match self.probe(key, window)? {
                Some(verdict) => verdict,
                None => {
                    let verdict = expand(self)?;
                    self.store(key, verdict)?;
                    verdict
                }
            }
        } else {
            expand(self)?
        };
        let verdict = if self.ply == 0 { verdict.within(self.bounds) } else { verdict };
        self.tracer.record(|| Event::Leave { verdict })?;
        self.ply = self.ply.saturating_sub(1);
        Ok(verdict)
    }

    /// Who is to move.
    #[inline]
    pub(super) fn player(&self, position: &G::Position) -> Player {
        self.game.player(position)
    }

    /// How probable a move is where chance decides; `None` where a player does.
    #[inline]
    pub(super) fn probability(&self, position: &G::Position, by: Move) -> Option<Fraction> {
        self.game.probability(position, by)
    }

    /// The moves of the current node in the order of the search, each with how many are left after it.
    #[inline]
    pub(super) fn moves(&mut self, position: &G::Position) -> Moves<G::Moves> {
        self.sorter.moves(self.game, position, self.ply)
    }

    /// A child of the current node becomes the current node.
    #[inline]
    pub(super) fn enter(
        &mut self,
        position: &G::Position,
        by: Move,
        window: Window,
    ) -> Result<G::Position, T::Stop> {
        self.enter_with(position, by, |_| window)
    }

    /// The same with a window that depends on who is to move at the child.
    #[inline]
    pub(super) fn enter_with(
        &mut self,
        position: &G::Position,
        by: Move,
        window: impl FnOnce(Player) -> Window,
    ) -> Result<G::Position, T::Stop> {
        let child = self.game.play(position, by);
        let player = self.player(&child);
        let window = window(player);
        self.tracer.record(|| Event::Enter { by, player, window })?;
        self.ply += 1;
        Ok(child)
    }

    /// The child that was just left becomes the best of the current node, whose window is now `window`.
    #[inline]
    pub(super) fn record_best(
        &mut self,
        position: &G::Position,
        by: Move,
        reply: Verdict,
        window: Window,
    ) -> Result<(), T::Stop> {
        self.sorter.note_best(self.game, position, by);
        self.tracer.record(|| Event::Best { value: reply.value(), window })
    }

    /// The child that was just left is no better than the best so far, or counts in an average.
    #[inline]
    pub(super) fn record_keep(&mut self, reply: Verdict) -> Result<(), T::Stop> {
        self.tracer.record(|| Event::Keep { value: reply.value() })
    }

    /// Whether a window leaves nothing to look for.
    #[inline]
    pub(super) fn is_cutoff(&self, window: Window) -> bool {
        window.is_closed(self.options.cut)
    }

    /// The remaining moves of the current node, at which `player` is to move, are cut because of `by`.
    #[inline]
    pub(super) fn record_cutoff(
        &mut self,
        player: Player,
        by: Move,
        skipped: u32,
    ) -> Result<(), T::Stop> {
        self.sorter.note_cutoff(player, by, self.ply, self.plies_left());
        self.tracer.record(|| Event::Cut { met: Bound::of(player.opponent()), skipped })
    }

    /// What a node returns that was entered with a window and at which `player` is to move; see
    /// [`Fail`](super::Fail).
    #[inline]
    pub(super) fn returned(&self, found: Verdict, player: Player, entry: Window) -> Verdict {
        self.options.fail.returned(found, player, entry)
    }

    /// Sets what the next pass knows of the value of the root.
    pub(super) fn set_bounds(&mut self, bounds: Window) {
        self.bounds = bounds;
    }

    /// Sets how many plies the next pass looks ahead.
    pub(super) fn set_depth(&mut self, depth: u16) {
        self.options.depth = Some(depth);
    }

    /// Whether any node of this pass was left to the static evaluation.
    pub(super) const fn reached_horizon(&self) -> bool {
        self.reached_horizon
    }

    /// How many plies the search looks ahead from the current node; `None` for all there are.
    fn plies_left(&self) -> Option<u16> {
        self.options.depth.map(|depth| u32::from(depth).saturating_sub(self.ply) as u16)
    }

    fn evaluate(&mut self, position: &G::Position) -> Result<Verdict, T::Stop> {
        self.reached_horizon = true;
        let value = self.game.estimate(position);
        self.tracer.record(|| Event::Evaluate { value })?;
        Ok(Verdict::Exact(value))
    }

    /// The current node's key if the table covers its ply.
    #[inline]
    fn table_key(&self, position: &G::Position) -> Option<G::Key> {
        let table = self.table.as_ref().filter(|table| table.covers(self.ply))?;
        Some(match table.options().symmetry {
            Symmetry::Apart => self.game.key(position),
            Symmetry::Together => self.game.symmetric_key(position),
        })
    }

    /// Looks the current node up in the table: its verdict there if that settles it.
    fn probe(&mut self, key: G::Key, window: Window) -> Result<Option<Verdict>, T::Stop> {
        let depth = self.plies_left();
        let found = self.table.as_ref().and_then(|table| table.find(key, depth));
        self.tracer.record(|| Event::Probe { found })?;
        let verdict = found.map(|entry| entry.verdict);
        Ok(verdict.filter(|&verdict| settles(verdict, window, self.options.cut)))
    }

    fn store(&mut self, key: G::Key, verdict: Verdict) -> Result<(), T::Stop> {
        let depth = self.plies_left();
        let stored = self.table.as_mut().and_then(|table| table.store(key, depth, verdict));
        match stored {
            Some((verdict, size)) => self.tracer.record(|| Event::Store { verdict, size }),
            None => Ok(()),
        }
    }
}
