//! What all searches have in common: going down and up, telling the tracer, ordering moves, stopping
//! at the horizon, and asking the table. What is left to an algorithm is its idea.
//!
//! What happens at every node is inlined whatever its size: left to itself, the compiler calls it, and
//! a search takes twice the time.

use super::options::Options;
use super::order::{AsWritten, Sort};
use super::plain::Plain;
use super::rules::Rules;
use super::sorter::Sorter;
use super::table::{settles, Symmetry, Table, TableOptions};
use super::word::Word;
use crate::event::{Entry, Event, Verdict};
use crate::game::{Game, Move};
use crate::player::Player;
use crate::tracer::Tracer;
use crate::value::Value;
use crate::window::{Bound, Window};

/// A search on its way through a game. Everything here is from MAX's point of view.
pub(super) struct Walk<'a, G: Game, T, S = Sorter<<G as Game>::Key>> {
    pub(super) game: &'a G,
    pub(super) options: Options,
    tracer: &'a mut T,
    sorter: S,
    table: Option<Table<G::Key>>,
    /// The keys of those nodes between the root and the current one that are to be stored.
    keys: Vec<G::Key>,
    /// How many moves the current node is below the root.
    ply: u32,
    /// Whether any node was left to the static evaluation.
    reached_horizon: bool,
}

impl<'a, G: Game, T: Tracer> Walk<'a, G, T> {
    /// A search in the order of the options.
    pub(super) fn new(game: &'a G, options: &Options, tracer: &'a mut T) -> Self {
        Self::sorted_by(Sorter::new(options.order, options.seed), game, options, tracer)
    }
}

impl<'a, G: Game, T: Tracer> Walk<'a, G, T, AsWritten> {
    /// A search that takes the moves as they are written, whatever the options say.
    pub(super) fn as_written(game: &'a G, options: &Options, tracer: &'a mut T) -> Self {
        Self::sorted_by(AsWritten, game, options, tracer)
    }
}

impl<'a, G: Game, T: Tracer, S: Sort<G>> Walk<'a, G, T, S> {
    fn sorted_by(sorter: S, game: &'a G, options: &Options, tracer: &'a mut T) -> Self {
        Self {
            game,
            options: *options,
            tracer,
            sorter,
            table: options.table.map(Table::new),
            keys: Vec::new(),
            ply: 0,
            reached_horizon: false,
        }
    }

    /// The root becomes the current node.
    pub(super) fn begin(&mut self, window: Window) -> Result<G::Position, T::Stop> {
        let root = self.game.root();
        let (player, horizon) = (self.game.player(&root), self.options.depth);
        self.ply = 0;
        self.reached_horizon = false;
        self.tracer.record(|| Event::Begin { player, window, horizon })?;
        Ok(root)
    }

    /// A child of the current node becomes the current node.
    #[inline(always)]
    pub(super) fn enter(
        &mut self,
        position: &G::Position,
        by: Move,
        window: Window,
    ) -> Result<G::Position, T::Stop> {
        let child = self.game.play(position, by);
        let player = self.game.player(&child);
        self.tracer.record(|| Event::Enter { by, player, window })?;
        self.ply += 1;
        Ok(child)
    }

    /// The parent becomes the current node.
    #[inline(always)]
    pub(super) fn leave(&mut self, found: Word) -> Result<Word, T::Stop> {
        self.tracer.record(|| Event::Leave { verdict: found.verdict() })?;
        self.ply = self.ply.wrapping_sub(1);
        Ok(found)
    }

    /// What is known of the current node without looking at its moves: the game is over, the horizon
    /// is reached, or the table knows enough.
    #[inline(always)]
    pub(super) fn known(
        &mut self,
        position: &G::Position,
        window: Window,
    ) -> Result<Option<Word>, T::Stop> {
        if let Some(utility) = self.game.utility(position) {
            return Ok(Some(Verdict::Exact(utility).into()));
        }
        if self.plies_left() == Some(0) {
            return self.evaluate(position).map(Some);
        }
        match (self.uses_table(), T::LISTENS) {
            (false, _) => Ok(None),
            (true, true) => self.probe_apart(position.clone(), window),
            (true, false) => self.probe(position, window),
        }
    }

    /// Asks the static evaluation about the current node.
    #[inline]
    pub(super) fn evaluate(&mut self, position: &G::Position) -> Result<Word, T::Stop> {
        self.reached_horizon = true;
        let value = self.game.estimate(position);
        self.tracer.record(|| Event::Evaluate { value })?;
        Ok(Verdict::Exact(value).into())
    }

    /// How many plies the search looks ahead from the current node; `None` for all there are.
    #[inline(always)]
    pub(super) fn plies_left(&self) -> Option<u16> {
        self.options.depth.map(|depth| u32::from(depth).saturating_sub(self.ply) as u16)
    }

    /// Whether the current node is looked up and stored.
    #[inline(always)]
    fn uses_table(&self) -> bool {
        self.table.as_ref().is_some_and(|table| table.covers(self.ply))
    }

    // What only a search with a table does would be long if it were inlined with all that a listener
    // is told. It stays apart there, and takes the position itself, lest it be written to memory.
    #[inline(never)]
    fn probe_apart(
        &mut self,
        position: G::Position,
        window: Window,
    ) -> Result<Option<Word>, T::Stop> {
        self.probe(&position, window)
    }

    #[inline(always)]
    fn probe(&mut self, position: &G::Position, window: Window) -> Result<Option<Word>, T::Stop> {
        let depth = self.plies_left();
        let Some(table) = &self.table else {
            return Ok(None);
        };
        let key = key(self.game, position, table);
        let known = table.find(key, depth);
        self.tracer.record(|| Event::Probe { found: known.map(Entry::from) })?;
        let found = known.map(|known| known.found);
        let found = found.filter(|found| settles(found.verdict(), window, self.options.cut));
        if found.is_none() {
            self.keys.push(key);
        }
        Ok(found)
    }

    /// Stores what has been found out about the current node.
    #[inline(always)]
    pub(super) fn store(&mut self, found: Word) -> Result<Word, T::Stop> {
        match (self.uses_table(), T::LISTENS) {
            (false, _) => {}
            (true, true) => self.keep_apart(found)?,
            (true, false) => self.keep(found)?,
        }
        Ok(found)
    }

    #[inline(never)]
    fn keep_apart(&mut self, found: Word) -> Result<(), T::Stop> {
        self.keep(found)
    }

    #[inline(always)]
    fn keep(&mut self, found: Word) -> Result<(), T::Stop> {
        let depth = self.plies_left();
        if let (Some(table), Some(key)) = (&mut self.table, self.keys.pop()) {
            if let Some((kept, size)) = table.store(key, depth, found) {
                self.tracer.record(|| Event::Store { verdict: kept.verdict(), size })?;
            }
        }
        Ok(())
    }

    /// The moves of the current node.
    #[inline(always)]
    pub(super) fn moves(&mut self, position: &G::Position) -> S::Moves {
        self.sorter.moves(self.game, position, self.ply)
    }

    /// The child that was just left is the best so far at the current node.
    #[inline(always)]
    pub(super) fn best(
        &mut self,
        position: &G::Position,
        by: Move,
        value: Value,
        window: Window,
    ) -> Result<(), T::Stop> {
        self.sorter.is_best(self.game, position, by);
        self.tracer.record(|| Event::Best { value, window })
    }

    /// The child that was just left, with its value, is no better than the best so far at the current
    /// node.
    #[inline(always)]
    pub(super) fn keep_best(&mut self, value: Value) -> Result<(), T::Stop> {
        self.tracer.record(|| Event::Keep { value })
    }

    /// The remaining moves of the current node, at which `player` is to move, will not be looked at,
    /// since `by` was so good.
    #[inline(always)]
    pub(super) fn cut(&mut self, player: Player, by: Move, skipped: u32) -> Result<(), T::Stop> {
        let depth = self.plies_left().unwrap_or_default().into();
        self.sorter.has_cut(player, by, self.ply, depth);
        self.tracer.record(|| Event::Cut { met: Bound::of(player.opponent()), skipped })
    }

    /// The way on below the current node, if neither a horizon nor a table nor an order is to come,
    /// and nobody listens.
    #[inline(always)]
    pub(super) fn plain<R: Rules>(&mut self) -> Option<Plain<'_, G, T, R>> {
        let is_last = |table: TableOptions| u32::from(table.to) <= self.ply;
        let is_free = self.options.depth.is_none() && self.options.table.is_none_or(is_last);
        if T::LISTENS || !S::IS_PLAIN || !is_free || !R::suit(&self.options) {
            return None;
        }
        Some(Plain::new(self.game))
    }

    /// Whether any node since [`Walk::begin`] was left to the static evaluation.
    pub(super) const fn reached_horizon(&self) -> bool {
        self.reached_horizon
    }
}

#[inline(always)]
fn key<G: Game>(game: &G, position: &G::Position, table: &Table<G::Key>) -> G::Key {
    match table.options().symmetry {
        Symmetry::Apart => game.key(position),
        // A copy of its own, so that no other position need be in memory.
        Symmetry::Together => game.symmetric_key(&position.clone()),
    }
}
