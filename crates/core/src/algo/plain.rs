//! Going down and up where nothing but the end of the game stops a search, and nobody listens.

use std::marker::PhantomData;

use super::descent::Descent;
use super::options::Fail;
use super::rules::Rules;
use super::word::Word;
use crate::event::Verdict;
use crate::game::{Game, Move};
use crate::player::Player;
use crate::tracer::Tracer;
use crate::value::Value;
use crate::window::{CutRule, Window};

/// A search on its way through a part of a game where its moves are taken as they are written,
/// neither a horizon nor a table is to come, and the tracer does not listen. It need not know how deep
/// it is, and takes two thirds of the time of a [`Walk`](super::walk::Walk), which asks at every node.
pub(super) struct Plain<'a, G, T, R> {
    game: &'a G,
    types: PhantomData<(T, R)>,
}

impl<'a, G, T, R> Plain<'a, G, T, R> {
    pub(super) const fn new(game: &'a G) -> Self {
        Self { game, types: PhantomData }
    }
}

impl<G: Game, T: Tracer, R: Rules> Descent for Plain<'_, G, T, R> {
    type Game = G;
    type Tracer = T;
    type Moves = G::Moves;

    #[inline(always)]
    fn cut_rule(&self) -> CutRule {
        R::CUT
    }

    #[inline(always)]
    fn fail(&self) -> Fail {
        R::FAIL
    }

    #[inline(always)]
    fn enter(
        &mut self,
        position: &G::Position,
        by: Move,
        _: Window,
    ) -> Result<G::Position, T::Stop> {
        Ok(self.game.play(position, by))
    }

    #[inline(always)]
    fn known(&mut self, position: &G::Position, _: Window) -> Result<Option<Word>, T::Stop> {
        Ok(self.game.utility(position).map(|utility| Verdict::Exact(utility).into()))
    }

    #[inline(always)]
    fn store(&mut self, found: Word) -> Result<Word, T::Stop> {
        Ok(found)
    }

    #[inline(always)]
    fn leave(&mut self, found: Word) -> Result<Word, T::Stop> {
        Ok(found)
    }

    #[inline(always)]
    fn moves(&mut self, position: &G::Position) -> G::Moves {
        self.game.moves(position)
    }

    #[inline(always)]
    fn best(&mut self, _: &G::Position, _: Move, _: Value, _: Window) -> Result<(), T::Stop> {
        Ok(())
    }

    #[inline(always)]
    fn keep_best(&mut self, _: Value) -> Result<(), T::Stop> {
        Ok(())
    }

    #[inline(always)]
    fn cut(&mut self, _: Player, _: Move, _: u32) -> Result<(), T::Stop> {
        Ok(())
    }

    #[inline(always)]
    fn plain<S: Rules>(&mut self) -> Option<Plain<'_, G, T, S>> {
        None
    }
}
