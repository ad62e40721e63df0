//! What an algorithm asks of whoever goes down and up the tree for it.

use super::options::Fail;
use super::order::Sort;
use super::plain::Plain;
use super::rules::Rules;
use super::walk::Walk;
use super::word::Word;
use crate::game::{Game, Move};
use crate::player::Player;
use crate::tracer::Tracer;
use crate::value::Value;
use crate::window::{CutRule, Window};

/// Goes down and up the tree: a [`Walk`] wherever a search may have to tell, to stop, to remember or to
/// sort; a [`Plain`] one where none of that is to come.
pub(super) trait Descent {
    type Game: Game;
    type Tracer: Tracer;
    type Moves: ExactSizeIterator<Item = Move>;

    /// When the remaining moves of a node are cut.
    fn cut_rule(&self) -> CutRule;

    /// What a node returns when its value lies outside its window.
    fn fail(&self) -> Fail;

    /// A child of the current node becomes the current node.
    fn enter(
        &mut self,
        position: &Position<Self>,
        by: Move,
        window: Window,
    ) -> Result<Position<Self>, Stop<Self>>;

    /// What is known of the current node without looking at its moves.
    fn known(
        &mut self,
        position: &Position<Self>,
        window: Window,
    ) -> Result<Option<Word>, Stop<Self>>;

    /// Stores what has been found out about the current node.
    fn store(&mut self, found: Word) -> Result<Word, Stop<Self>>;

    /// The parent becomes the current node.
    fn leave(&mut self, found: Word) -> Result<Word, Stop<Self>>;

    /// The moves of the current node.
    fn moves(&mut self, position: &Position<Self>) -> Self::Moves;

    /// The child that was just left is the best so far at the current node.
    fn best(
        &mut self,
        position: &Position<Self>,
        by: Move,
        value: Value,
        window: Window,
    ) -> Result<(), Stop<Self>>;

    /// The child that was just left, with its value, is no better than the best so far at the current
    /// node.
    fn keep_best(&mut self, value: Value) -> Result<(), Stop<Self>>;

    /// The remaining moves of the current node, at which `player` is to move, will not be looked at,
    /// since `by` was so good.
    fn cut(&mut self, player: Player, by: Move, skipped: u32) -> Result<(), Stop<Self>>;

    /// The way on below the current node where that is a plain one, and this is not yet.
    fn plain<R: Rules>(&mut self) -> Option<Plain<'_, Self::Game, Self::Tracer, R>>;
}

/// A position of the game that is searched.
pub(super) type Position<D> = <<D as Descent>::Game as Game>::Position;

/// Why the tracer may end the search.
pub(super) type Stop<D> = <<D as Descent>::Tracer as Tracer>::Stop;

impl<G: Game, T: Tracer, S: Sort<G>> Descent for Walk<'_, G, T, S> {
    type Game = G;
    type Tracer = T;
    type Moves = S::Moves;

    #[inline(always)]
    fn cut_rule(&self) -> CutRule {
        self.options.cut
    }

    #[inline(always)]
    fn fail(&self) -> Fail {
        self.options.fail
    }

    #[inline(always)]
    fn enter(
        &mut self,
        position: &G::Position,
        by: Move,
        window: Window,
    ) -> Result<G::Position, T::Stop> {
        Self::enter(self, position, by, window)
    }

    #[inline(always)]
    fn known(&mut self, position: &G::Position, window: Window) -> Result<Option<Word>, T::Stop> {
        Self::known(self, position, window)
    }

    #[inline(always)]
    fn store(&mut self, found: Word) -> Result<Word, T::Stop> {
        Self::store(self, found)
    }

    #[inline(always)]
    fn leave(&mut self, found: Word) -> Result<Word, T::Stop> {
        Self::leave(self, found)
    }

    #[inline(always)]
    fn moves(&mut self, position: &G::Position) -> S::Moves {
        Self::moves(self, position)
    }

    #[inline(always)]
    fn best(
        &mut self,
        position: &G::Position,
        by: Move,
        value: Value,
        window: Window,
    ) -> Result<(), T::Stop> {
        Self::best(self, position, by, value, window)
    }

    #[inline(always)]
    fn keep_best(&mut self, value: Value) -> Result<(), T::Stop> {
        Self::keep_best(self, value)
    }

    #[inline(always)]
    fn cut(&mut self, player: Player, by: Move, skipped: u32) -> Result<(), T::Stop> {
        Self::cut(self, player, by, skipped)
    }

    #[inline(always)]
    fn plain<R: Rules>(&mut self) -> Option<Plain<'_, G, T, R>> {
        Self::plain(self)
    }
}
