//! The course of a match: the user and the search take turns.

use std::rc::Rc;

use plyscope_comparison::review::Played;
use plyscope_search::{Move, Step};
use plyscope_session::Session;
use plyscope_setup::catalog::GameSpec;
use plyscope_setup::game_status::GameStatus;
use plyscope_setup::link::Link;

use super::play::Turn;
use super::{Match, MatchMessage, Model};
use crate::searcher::{Failure, Request, Task, MAX_STEPS};

impl Model {
    /// Handles a message of the match.
    pub fn play_match(&mut self, message: MatchMessage) {
        match message {
            MatchMessage::Begin(human) => {
                // Another match starts from the same position as the one before.
                let start = self.played.take().map(|played| played.spec).or(self.game.clone());
                if start != self.game {
                    self.game.clone_from(&start);
                    self.search();
                }
                let number = self.next_number();
                let ask = |spec: &GameSpec, line| self.question_about(number, spec, line);
                self.played = start.and_then(|spec| Match::new(spec, human, ask).ok());
                self.go_on();
            }
            MatchMessage::Move(by) => {
                let Some(played) = &mut self.played else { return };
                if matches!(played.turn(), Turn::Human(_)) && played.make(by, None) {
                    self.look_at_match();
                }
            }
            MatchMessage::Think => self.go_on(),
            MatchMessage::TakeBack => {
                let played = self.played.as_mut().filter(|played| played.can_take_back());
                let Some(played) = played else { return };
                played.take_back();
                if std::mem::take(&mut played.thinks) {
                    self.job = None;
                    // The search that is shown is of an earlier position.
                    let shown = self.session.as_ref().and_then(|session| session.game());
                    if let (Some(game), Some(shown)) = (&mut self.game, shown) {
                        game.options.position.clone_from(&shown.spec().options.position);
                    }
                }
                self.look_at_match();
            }
            MatchMessage::Open(ply) => {
                let made = self.played.as_ref().and_then(|played| played.made().get(ply));
                if let Some(session) = made.and_then(|made| made.search.clone()) {
                    self.show(session);
                }
            }
            MatchMessage::End => self.played = None,
        }
    }

    /// Resumes a match that was printed whole, if it is one of the game that is shown.
    pub fn resume_match(&mut self, printed: &str) {
        self.played = self.read_match(printed);
        self.go_on();
    }

    fn read_match(&mut self, printed: &str) -> Option<Match> {
        let number = self.next_number();
        let (start, played) = printed.split_once('\n')?;
        let spec = Link::parse(start).0.game.filter(|spec| !spec.game.entry().has_chance())?;
        let ask = |spec: &GameSpec, line| self.question_about(number, spec, line);
        let resumed = Match::resumed(spec, Played::parse(played)?, ask).ok()?;
        resumed.evaluated_as(self.game.as_ref()?)
    }

    /// The request to a worker that has the rules of the match.
    pub fn question(&self) -> Option<&Request> {
        self.played.as_ref()?.question()
    }

    fn question_about(&self, number: u32, spec: &GameSpec, line: Vec<Move>) -> Request {
        let task = Task::GameStatus(spec.clone(), line);
        Request { number, task, setup: self.setup, steps: MAX_STEPS, time: None }
    }

    /// Evaluates the current position of the match and continues.
    pub(super) fn look_at_match(&mut self) {
        let number = self.next_number();
        let Some(mut played) = self.played.take() else { return };
        played.look(|spec, line| self.question_about(number, spec, line));
        self.played = Some(played);
        self.go_on();
    }

    /// Takes the status of the position.
    pub(super) fn take_game_status(&mut self, number: u32, game_status: GameStatus) {
        if let Some(played) = &mut self.played {
            played.take(number, game_status);
            self.go_on();
        }
    }

    /// The status of the position is unavailable; a match from an illegal position ends.
    pub(super) fn miss_game_status(&mut self, failure: Failure) {
        match &mut self.played {
            Some(played) if !matches!(failure, Failure::Game(_)) => played.miss(),
            _ => self.played = None,
        }
        self.fail(failure);
    }

    /// Makes the moves of a resumed match, which ends at an illegal one. Starts the search if it is to
    /// move.
    fn go_on(&mut self) {
        let number = self.next_number();
        let Some(mut played) = self.played.take() else { return };
        let is_legal = played.catch_up(|spec, line| self.question_about(number, spec, line));
        self.played = is_legal.then_some(played);
        let Some(played) = &mut self.played else { return };
        if matches!(played.turn(), Turn::Stopped) {
            played.thinks = true;
            self.game = Some(played.here());
            self.search();
        }
    }

    /// Marks that the search no longer runs for its move.
    pub(super) fn stop_thinking(&mut self) {
        if let Some(played) = &mut self.played {
            played.thinks = false;
        }
    }

    /// Plays the best move of the finished search, and shows the search.
    pub(super) fn take_reply(&mut self) {
        let Some(played) = self.played.as_mut().filter(|played| played.thinks) else { return };
        played.thinks = false;
        let Some(session) = self.session.clone() else { return };
        // Meanwhile something else may have been searched.
        if session.game().is_none_or(|game| *game.spec() != played.here()) {
            return;
        }
        // A search stopped at once has found no move; any legal one is played.
        if let Some(by) = best_move(&session).or_else(|| played.any_move()) {
            played.make(by, Some(session));
        }
        self.playback.step = self.last_step();
        self.look_at_match();
    }

    /// Shows a search that was run before.
    fn show(&mut self, session: Rc<Session>) {
        self.game = session.game().map(|game| game.spec().clone());
        self.setup = *session.setup();
        self.job = None;
        self.stop_thinking();
        self.clear_notice_about_search();
        self.playback.step = Step::START;
        (self.chosen, self.pointed, self.editing) = (None, None, None);
        self.look_automatically();
        self.session = Some(session);
    }
}

/// The best move of the last finished pass, or else of the unfinished one.
fn best_move(session: &Session) -> Option<Move> {
    let trace = session.trace();
    let unfinished = || trace.best_line(trace.last_step()).nth(1).map(|child| trace.by(child));
    trace.best_move().or_else(unfinished)
}
