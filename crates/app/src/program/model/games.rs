//! The game that is written: its tree, its search, and playing against it.

use std::rc::Rc;

use plyscope_judge::link::Written;
use plyscope_judge::own_game::{Opponent, OwnGame};
use plyscope_search::{Player, Step};
use plyscope_session::playback;
use plyscope_setup::Setup;

use super::Model;
use crate::program::unfolded::Unfolded;

impl Model {
    /// A search and a game are different programs, with searches of their own.
    pub fn set_written(&mut self, written: Written) {
        self.keep();
        self.work.written = written;
        (self.work.setup, self.work.plies) = (Setup::default(), None);
        self.open_program();
    }

    /// Takes the tree of the game, and searches it.
    pub fn set_unfolded(&mut self, unfolded: Rc<Unfolded>) {
        let side = self.opponent.map_or(Player::Max, |opponent| opponent.side);
        self.opponent = unfolded.game.as_ref().ok().map(|game| Opponent::new(game, side));
        self.unfolded = Some(unfolded);
        self.search();
    }

    /// Searches the tree of the game, and shows the last step, so that nothing has to be pressed to see it.
    pub(super) fn search(&mut self) {
        let Some(unfolded) = &self.unfolded else { return };
        self.searched = unfolded.searched(self.work.setup);
        self.playback.mode = playback::Mode::Paused;
        self.playback.step = self.searched.as_ref().map_or(Step::START, |s| s.trace().last_step());
    }

    /// The game, if it was unfolded.
    pub fn game(&self) -> Option<&OwnGame> {
        self.unfolded.as_ref()?.game.as_ref().ok()
    }

    /// A new game against the program, or the reader's move in it; the tree shows the position.
    pub fn set_opponent(
        &mut self,
        change: impl FnOnce(&OwnGame, Option<Opponent>) -> Option<Opponent>,
    ) {
        let Some(game) = self.game() else { return };
        let opponent = change(game, self.opponent);
        self.opponent = opponent;
        if let Some(opponent) = opponent {
            self.visit(opponent.node);
        }
    }

    /// What came of the game, unless it has changed since.
    pub(super) fn current_game(&self) -> Option<&Unfolded> {
        let is_current = |unfolded: &&Unfolded| {
            unfolded.program == self.program.text() && unfolded.plies == self.work.plies
        };
        self.unfolded.as_deref().filter(is_current)
    }
}
