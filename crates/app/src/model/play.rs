//! A game against the search.

use std::rc::Rc;

use plyscope_core::{Move, Player, Value};
use plyscope_stage::catalog::GameSpec;
use plyscope_stage::rules::Rules;
use plyscope_stage::session::Session;

use super::{Model, Notice};

/// A game that is played against the search.
pub struct Match {
    /// The game, from where it started.
    spec: GameSpec,
    rules: Box<dyn Rules>,
    /// Which side the person has.
    pub human: Player,
    /// The moves so far.
    line: Vec<Move>,
    /// The search that chose each of the search's own moves, with the number of the move from 0.
    searches: Vec<(usize, Rc<Session>)>,
    /// Whether the search is thinking about its next move.
    pub thinking: bool,
}

/// What can happen in a match.
#[derive(Clone, PartialEq, Debug)]
pub enum MatchMessage {
    /// A match begins from the start position; the person has this side.
    Begin(Player),
    /// The person moves.
    Move(Move),
    /// The person's last move is taken back, with the answer to it.
    TakeBack,
    /// The search that chose a move is to be looked at.
    Open(usize),
    /// The match is over.
    End,
}

impl Match {
    fn new(spec: GameSpec, human: Player) -> Option<Self> {
        let rules = spec.rules().ok()?;
        let (line, searches) = (Vec::new(), Vec::new());
        Some(Self { spec, rules, human, line, searches, thinking: false })
    }

    fn search_of(&self, ply: usize) -> Option<&Rc<Session>> {
        self.searches.iter().find(|search| search.0 == ply).map(|(_, session)| session)
    }

    /// The rules.
    pub fn rules(&self) -> &dyn Rules {
        &*self.rules
    }

    /// The moves so far.
    pub fn line(&self) -> &[Move] {
        &self.line
    }

    /// What the game is worth, once it is over.
    pub fn outcome(&self) -> Option<Value> {
        self.rules.utility(&self.line)
    }

    /// Whether the person is to move.
    pub fn is_humans_turn(&self) -> bool {
        self.outcome().is_none() && self.rules.player(&self.line) == self.human
    }

    /// Whether there is a move of the person's to take back.
    pub fn can_take_back(&self) -> bool {
        (0..self.line.len()).any(|ply| self.is_humans(ply))
    }

    /// Whether the search that chose a move is there to be looked at.
    pub fn has_search(&self, ply: usize) -> bool {
        self.search_of(ply).is_some()
    }

    fn is_humans(&self, ply: usize) -> bool {
        self.rules.player(&self.line[..ply]) == self.human
    }

    /// The game from the position that is reached.
    fn here(&self) -> GameSpec {
        let mut spec = self.spec.clone();
        spec.options.position = Some(self.rules.notation(&self.line));
        spec
    }
}

impl Model {
    /// Something happens in a match.
    pub fn play_match(&mut self, message: MatchMessage) {
        match message {
            MatchMessage::Begin(human) => {
                // Another match starts from where the one before did.
                let start = self.played.take().map(|played| played.spec).or(self.game.clone());
                if start != self.game {
                    self.game.clone_from(&start);
                    self.search();
                }
                self.played = start.and_then(|spec| Match::new(spec, human));
                self.reply();
            }
            MatchMessage::Move(by) => {
                let Some(played) = self.played.as_mut().filter(|played| {
                    played.is_humans_turn() && played.rules.moves(&played.line).contains(&by)
                }) else {
                    return;
                };
                played.line.push(by);
                self.reply();
            }
            MatchMessage::TakeBack => {
                let Some(played) = &mut self.played else { return };
                while let Some(last) = played.line.len().checked_sub(1) {
                    let humans = played.is_humans(last);
                    played.line.truncate(last);
                    played.searches.retain(|&(ply, _)| ply != last);
                    if humans {
                        break;
                    }
                }
                if std::mem::take(&mut played.thinking) {
                    self.job = None;
                }
                self.reply();
            }
            MatchMessage::Open(ply) => {
                let search = self.played.as_ref().and_then(|played| played.search_of(ply));
                if let Some(session) = search.cloned() {
                    self.show(session);
                }
            }
            MatchMessage::End => self.played = None,
        }
    }

    /// Lets the search think, if it is to move.
    fn reply(&mut self) {
        let Some(played) = &mut self.played else { return };
        if played.outcome().is_some() || played.is_humans_turn() {
            return;
        }
        played.thinking = true;
        self.game = Some(played.here());
        self.search();
    }

    /// The search has thought: its best move is played, and the search itself is shown.
    pub(super) fn take_reply(&mut self) {
        let Some(played) = self.played.as_mut().filter(|played| played.thinking) else { return };
        played.thinking = false;
        let Some(session) = self.session.clone() else { return };
        let trace = session.trace();
        let root = trace.last_finished().or_else(|| trace.pass(trace.last_step()));
        let best = root.and_then(|pass| trace.best(pass.root, trace.last_step()));
        let by = best.map(|best| trace.by(best.child));
        // A search that was stopped at once has looked at nothing: then any move must do.
        let by = by.or_else(|| played.rules.moves(&played.line).first().copied());
        if let Some(by) = by {
            played.searches.push((played.line.len(), session));
            played.line.push(by);
        }
        self.playback.step = trace_end(self);
    }

    /// Shows a search that was run before.
    fn show(&mut self, session: Rc<Session>) {
        self.game = session.game().map(|game| game.spec().clone());
        self.setup = *session.setup();
        self.job = None;
        if matches!(self.notice, Some(Notice::TimeUp(_))) {
            self.notice = None;
        }
        self.playback.step = plyscope_core::Step::START;
        self.chosen = None;
        self.camera = None;
        self.session = Some(session);
    }
}

fn trace_end(model: &Model) -> plyscope_core::Step {
    model.last_step()
}
