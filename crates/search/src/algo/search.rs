//! What all searches share: entering and leaving nodes, the horizon, the transposition table, the order
//! of moves, and recording. What is left to an algorithm is its idea.

use super::average_bounds::AverageBounds;
use super::options::{Fail, Options};
use super::order::Moves;
use super::sorter::Sorter;
use super::table::{settles, Cutoffs, Symmetry, Table};
use crate::event::{Entry, Event, Reduction};
use crate::fraction::Fraction;
use crate::game::{Game, Move};
use crate::player::Player;
use crate::tracer::Tracer;
use crate::value::Value;
use crate::verdict::Verdict;
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
    /// By how many plies less the search looks ahead, since it is below moves that are searched less deep.
    reduction: u16,
    /// How many nodes of this pass were left to the static evaluation, or settled by an entry of the table
    /// that rests on it.
    estimates: u64,
    /// Between which values every finished game is worth, as far as the search has asked.
    range: Window,
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
            reduction: 0,
            estimates: 0,
            range: Window::FULL,
            bounds: Window::FULL,
        }
    }

    /// Begins a pass: the root becomes the current node. The table and what the order of moves has
    /// learned stay.
    pub(super) fn begin(&mut self, window: Window) -> Result<G::Position, T::Stop> {
        let root = self.game.root();
        let (player, horizon) = (self.player(&root), self.options.depth);
        self.ply = 0;
        self.estimates = 0;
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
        } else if self.is_at_horizon() {
            self.evaluate(position)?
        } else {
            let key = self.table_key(position);
            match self.settled(position, key, window)? {
                Some(verdict) => verdict,
                None => {
                    let before = self.estimates;
                    let verdict = expand(self)?;
                    self.store(key, verdict, self.estimates > before)?;
                    verdict
                }
            }
        };
        self.leave(verdict)
    }

    /// What the table settles of the current node, whose `key` it has if it covers its ply: by the node's own
    /// entry, or by that of a child which cuts all moves.
    #[inline(always)]
    fn settled(
        &mut self,
        position: &G::Position,
        key: Option<G::Key>,
        window: Window,
    ) -> Result<Option<Verdict>, T::Stop> {
        if let Some(key) = key {
            if let Some(verdict) = self.probe(key, window)? {
                return Ok(Some(verdict));
            }
        }
        if self.probes_children() {
            return self.cut_by_child(position, window);
        }
        Ok(None)
    }

    /// Cuts all moves of the current node if the table knows a child that allows it.
    fn cut_by_child(
        &mut self,
        position: &G::Position,
        entry: Window,
    ) -> Result<Option<Verdict>, T::Stop> {
        let Some((by, found)) = self.cutting_child(position, entry) else { return Ok(None) };
        let (player, verdict) = (self.player(position), self.taken(found));
        let window = entry.tightened(player, verdict.value());
        let moves = self.game.moves(position).len() as u32;
        self.tracer.record(|| Event::ProbeChild { by, found, window })?;
        self.record_cutoff_without_move(Bound::of(player.opponent()), moves)?;
        Ok(Some(self.returned(verdict.unfinished(player), player, entry)))
    }

    /// The same for a node at the horizon or beyond, which the table does not cover: `expand` looks at the
    /// noisy moves, unless there are none or the node lies `most` plies beyond the horizon.
    #[inline]
    pub(super) fn node_beyond_horizon(
        &mut self,
        position: &G::Position,
        most: u16,
        expand: impl FnOnce(&mut Self) -> Result<Verdict, T::Stop>,
    ) -> Result<Verdict, T::Stop> {
        let verdict = if let Some(utility) = self.game.utility(position) {
            Verdict::Exact(utility)
        } else if self.plies_beyond() >= most.into() || self.is_quiet(position) {
            self.evaluate(position)?
        } else {
            expand(self)?
        };
        self.leave(verdict)
    }

    /// Leaves the current node.
    #[inline(always)]
    fn leave(&mut self, verdict: Verdict) -> Result<Verdict, T::Stop> {
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
    #[inline(always)]
    pub(super) fn moves(&mut self, position: &G::Position) -> Moves<G::Moves> {
        self.sorter.moves(self.game, position, self.ply)
    }

    /// The noisy ones among them, and what the player to move has without them; `None` where all moves are
    /// noisy.
    pub(super) fn noisy_moves(
        &mut self,
        position: &G::Position,
    ) -> (Moves<G::Moves>, Option<Value>) {
        let game = self.game;
        let moves = self.moves(position);
        let all = moves.remaining() as usize;
        let noisy = moves.map(|(by, _)| by).filter(|&by| game.is_noisy(position, by));
        let noisy: Vec<Move> = noisy.collect();
        let stand_pat = (noisy.len() < all).then(|| game.estimate(position));
        (Moves::Sorted(noisy.into_iter()), stand_pat)
    }

    /// The search goes on beyond the horizon at the current node.
    pub(super) fn record_extension(
        &mut self,
        stand_pat: Option<Value>,
        window: Window,
    ) -> Result<(), T::Stop> {
        self.estimates += u64::from(stand_pat.is_some());
        self.tracer.record(|| Event::Extend { stand_pat, window })
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
        self.enter_reduced(position, by, window, Reduction::NONE)
    }

    /// The same where the search looks less far ahead by some plies.
    #[inline]
    fn enter_reduced(
        &mut self,
        position: &G::Position,
        by: Move,
        window: impl FnOnce(Player) -> Window,
        reduction: Reduction,
    ) -> Result<G::Position, T::Stop> {
        let child = self.game.play(position, by);
        let player = self.player(&child);
        let window = window(player);
        self.tracer.record(|| Event::Enter { by, player, window, reduction })?;
        self.ply += 1;
        Ok(child)
    }

    /// Searches a child of the current node some plies less deep than others, as `visit` does.
    pub(super) fn reduced(
        &mut self,
        position: &G::Position,
        by: Move,
        window: Window,
        reduction: Reduction,
        visit: impl FnOnce(&mut Self, &G::Position) -> Result<Verdict, T::Stop>,
    ) -> Result<Verdict, T::Stop> {
        let before = self.estimates;
        let child = self.enter_reduced(position, by, |_| window, reduction)?;
        self.reduction += reduction.plies;
        let reply = visit(self, &child)?;
        self.reduction -= reduction.plies;
        if reduction.is_for_order {
            self.estimates = before;
        }
        Ok(reply)
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

    /// Whether chance decides at a position.
    #[inline]
    pub(super) fn is_chance(&self, position: &G::Position) -> bool {
        let first = self.game.moves(position).next();
        first.is_some_and(|by| self.probability(position, by).is_some())
    }

    /// What is known of the average of a chance node before its moves have been looked at. Its parts are in
    /// the order of the moves.
    pub(super) fn average(&self, position: &G::Position, moves: &[(Move, u32)]) -> AverageBounds {
        let weights = moves.iter().filter_map(|&(by, _)| self.probability(position, by));
        AverageBounds::new(weights.collect(), self.range)
    }

    /// The end of its window that an average is beyond, whatever is still to come.
    pub(super) fn is_beyond(&self, average: &AverageBounds, entry: Window) -> Option<Bound> {
        average.met(entry, self.options.cut)
    }

    /// Whether nothing is left to look for in a part of an average.
    pub(super) fn is_settled(&self, average: &AverageBounds, part: usize) -> bool {
        self.is_cutoff(average.part(part))
    }

    /// The remaining moves of the current node are cut though no move has led to the bound: since the
    /// average of a chance node is beyond one end of its window, or since a player stands pat.
    #[inline]
    pub(super) fn record_cutoff_without_move(
        &mut self,
        met: Bound,
        skipped: u32,
    ) -> Result<(), T::Stop> {
        self.tracer.record(|| Event::Cut { met, skipped })
    }

    /// What a chance node returns that was entered with a window.
    pub(super) fn returned_average(&self, average: &AverageBounds, entry: Window) -> Verdict {
        let found = average.verdict(entry);
        match self.options.fail {
            Fail::Hard => found.clipped(entry),
            Fail::Soft | Fail::Start => found,
        }
    }

    /// What [`Search::set_range`] has set.
    pub(super) const fn range(&self) -> Window {
        self.range
    }

    /// Whether a move of the current node leads to one at which a player decides, above the horizon.
    pub(super) fn leads_to_player(&self, position: &G::Position, by: Move) -> bool {
        let child = self.game.play(position, by);
        let is_above_horizon = self.plies_left() != Some(1);
        is_above_horizon && self.game.utility(&child).is_none() && !self.is_chance(&child)
    }

    /// What a node returns that was entered with a window and at which `player` is to move; see
    /// [`Fail`].
    #[inline]
    pub(super) fn returned(&self, found: Verdict, player: Player, entry: Window) -> Verdict {
        self.options.fail.returned(found, player, entry)
    }

    /// Sets between which values every finished game is worth, so that the root is as well: [`Game::range`],
    /// which takes as long as a look at the whole tree.
    pub(super) fn set_range(&mut self, range: Window) {
        self.range = range;
        self.bounds = range;
    }

    /// Sets what the next pass knows of the value of the root.
    pub(super) fn set_bounds(&mut self, bounds: Window) {
        self.bounds = bounds;
    }

    /// Sets how many plies the next pass looks ahead.
    pub(super) fn set_depth(&mut self, depth: u16) {
        self.options.depth = Some(depth);
    }

    /// Whether this pass rests on the static evaluation of any node.
    pub(super) const fn reached_horizon(&self) -> bool {
        self.estimates > 0
    }

    /// Whether the current node lies at the horizon or beyond.
    #[inline]
    pub(super) fn is_at_horizon(&self) -> bool {
        self.plies_left() == Some(0)
    }

    /// How many plies the current node lies beyond the horizon.
    fn plies_beyond(&self) -> u32 {
        self.options.depth.map_or(0, |depth| self.ply.saturating_sub(depth.into()))
    }

    /// Whether no move is noisy.
    fn is_quiet(&self, position: &G::Position) -> bool {
        !self.game.moves(position).any(|by| self.game.is_noisy(position, by))
    }

    /// How many plies the search looks ahead from the current node; `None` for all there are.
    pub(super) fn plies_left(&self) -> Option<u16> {
        let searched = self.ply + u32::from(self.reduction);
        self.options.depth.map(|depth| u32::from(depth).saturating_sub(searched) as u16)
    }

    /// Whether a move may change the static evaluation at one stroke; see [`Game::is_noisy`].
    pub(super) fn is_noisy(&self, position: &G::Position, by: Move) -> bool {
        self.game.is_noisy(position, by)
    }

    /// Whether the player to move could pass; see [`Game::can_pass`].
    pub(super) fn can_pass(&self, position: &G::Position) -> bool {
        self.game.can_pass(position)
    }

    fn evaluate(&mut self, position: &G::Position) -> Result<Verdict, T::Stop> {
        self.estimates += 1;
        let value = self.game.estimate(position);
        self.tracer.record(|| Event::Evaluate { value })?;
        Ok(Verdict::Exact(value))
    }

    /// The current node's key if the table covers its ply.
    #[inline]
    fn table_key(&self, position: &G::Position) -> Option<G::Key> {
        let table = self.table.as_ref().filter(|table| table.covers(self.ply))?;
        Some(self.key(table, position))
    }

    fn key(&self, table: &Table<G::Key>, position: &G::Position) -> G::Key {
        match table.options().symmetry {
            Symmetry::Apart => self.game.key(position),
            Symmetry::Together => self.game.symmetric_key(position),
        }
    }

    /// Whether the table is asked for the children of the current node.
    #[inline]
    fn probes_children(&self) -> bool {
        self.table.as_ref().is_some_and(|table| {
            table.options().cutoffs == Cutoffs::Enhanced && table.covers(self.ply + 1)
        })
    }

    /// The first child that the table knows to cut all moves of the current node.
    fn cutting_child(&self, position: &G::Position, entry: Window) -> Option<(Move, Entry)> {
        let table = self.table.as_ref()?;
        if self.is_chance(position) {
            return None;
        }
        let player = self.player(position);
        let depth = self.plies_left().map(|plies| plies.saturating_sub(1));
        self.game.moves(position).find_map(|by| {
            let child = self.game.play(position, by);
            let found = table.find(self.key(table, &child), depth)?;
            let is_enough = match (player, found.verdict) {
                (_, Verdict::Exact(_))
                | (Player::Max, Verdict::AtLeast(_))
                | (Player::Min, Verdict::AtMost(_)) => true,
                (Player::Max, Verdict::AtMost(_)) | (Player::Min, Verdict::AtLeast(_)) => false,
            };
            let window = entry.tightened(player, found.verdict.value());
            (is_enough && self.is_cutoff(window)).then_some((by, found))
        })
    }

    /// Looks the current node up in the table: its verdict there if that settles it.
    fn probe(&mut self, key: G::Key, window: Window) -> Result<Option<Verdict>, T::Stop> {
        let depth = self.plies_left();
        let found = self.table.as_ref().and_then(|table| table.find(key, depth));
        self.tracer.record(|| Event::Probe { found })?;
        let settling = found.filter(|entry| settles(entry.verdict, window, self.options.cut));
        Ok(settling.map(|entry| self.taken(entry)))
    }

    /// The verdict of an entry that settles the current node.
    #[inline]
    fn taken(&mut self, entry: Entry) -> Verdict {
        self.estimates += u64::from(entry.is_estimate);
        entry.verdict
    }

    /// Stores what was found of the current node, if the table covers its ply.
    #[inline]
    fn store(
        &mut self,
        key: Option<G::Key>,
        verdict: Verdict,
        is_estimate: bool,
    ) -> Result<(), T::Stop> {
        let Some(key) = key else { return Ok(()) };
        let depth = self.plies_left();
        let Some(table) = self.table.as_mut() else { return Ok(()) };
        match table.store(key, depth, verdict, is_estimate) {
            Some((verdict, size)) => self.tracer.record(|| Event::Store { verdict, size }),
            None => Ok(()),
        }
    }
}
