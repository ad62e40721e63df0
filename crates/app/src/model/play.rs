//! A game against the search.

use std::rc::Rc;

use plyscope_games::{Board, GameProblem};
use plyscope_search::{Move, Player};
use plyscope_setup::catalog::GameSpec;
use plyscope_setup::game_status::{End, GameStatus, LegalMove};
use plyscope_setup::rules::Rules;
use plyscope_view::moves::Numbering;
use plyscope_view::session::Session;

use crate::searcher::Request;

/// A game that is played against the search.
pub struct Match {
    /// The game, from where it started.
    pub(super) spec: GameSpec,
    /// Which side the person has.
    pub human: Player,
    /// How positions are drawn, and, of most games, all the rules.
    rules: Box<dyn Rules>,
    made: Vec<Made>,
    game_status: View,
    /// Whether the search is thinking about its next move.
    pub(super) thinks: bool,
}

/// A move that was made.
pub struct Made {
    /// The move.
    pub by: Move,
    /// What players call it.
    pub name: String,
    /// The search that chose it, if it was the search's.
    pub search: Option<Rc<Session>>,
}

/// What is known of the position that is reached.
enum View {
    /// Someone who has the rules is being asked.
    Asked(Request),
    /// Nobody could tell.
    Unknown,
    /// This.
    Known(GameStatus),
}

/// Whose turn it is.
pub enum Turn<'a> {
    /// It is not yet known what can be done.
    Unknown,
    /// The person has to move.
    Human(&'a [LegalMove]),
    /// The search is thinking.
    Thinking,
    /// The search has to move, and was stopped.
    Stopped,
    /// Nobody has to move any more.
    Over(End),
}

/// What can happen in a match.
#[derive(Clone, PartialEq, Debug)]
pub enum MatchMessage {
    /// A match begins from the start position; the person has this side.
    Begin(Player),
    /// The person moves.
    Move(Move),
    /// The search is to think again, after it was stopped.
    Think,
    /// The person's last move is taken back, with the answer to it.
    TakeBack,
    /// The search that chose a move is to be looked at.
    Open(usize),
    /// The match is over.
    End,
}

impl Match {
    /// A match that begins; `ask` numbers a question to who has the rules.
    pub(super) fn new(
        spec: GameSpec,
        human: Player,
        ask: impl FnOnce(&GameSpec, Vec<Move>) -> Request,
    ) -> Result<Self, GameProblem> {
        let rules = spec.rules()?;
        let game_status = view(&*rules, &spec, Vec::new(), ask);
        Ok(Self { spec, human, rules, made: Vec::new(), game_status, thinks: false })
    }

    /// Looks at the position that is reached: at once where the rules are known here; else whoever
    /// knows them is asked.
    pub(super) fn look(&mut self, ask: impl FnOnce(&GameSpec, Vec<Move>) -> Request) {
        self.game_status = view(&*self.rules, &self.spec, self.line(), ask);
    }

    /// Takes the answer to a question; one to an older question no longer matters.
    pub(super) fn take(&mut self, number: u32, game_status: GameStatus) {
        if self.question().is_some_and(|question| question.number == number) {
            self.game_status = View::Known(game_status);
        }
    }

    /// Nobody can answer the question.
    pub(super) fn miss(&mut self) {
        self.game_status = View::Unknown;
    }

    /// What somebody who knows the rules is to tell.
    pub fn question(&self) -> Option<&Request> {
        match &self.game_status {
            View::Asked(question) => Some(question),
            View::Unknown | View::Known(_) => None,
        }
    }

    fn game_status(&self) -> Option<&GameStatus> {
        match &self.game_status {
            View::Asked(_) | View::Unknown => None,
            View::Known(game_status) => Some(game_status),
        }
    }

    /// Whose turn it is.
    pub fn turn(&self) -> Turn<'_> {
        let Some(game_status) = self.game_status() else { return Turn::Unknown };
        match game_status.end {
            Some(end) => Turn::Over(end),
            None if game_status.player == self.human => Turn::Human(&game_status.moves),
            None if self.thinks => Turn::Thinking,
            None => Turn::Stopped,
        }
    }

    /// The game, from where it started.
    pub const fn spec(&self) -> &GameSpec {
        &self.spec
    }

    /// What stands before a move in the record, as its number.
    pub fn number(&self, ply: usize) -> String {
        let number = Numbering::of(&*self.rules).before(ply, ply == 0);
        match number.unwrap_or_else(|| format!("{}.", ply + 1)) {
            number if number.is_empty() => number,
            number => number + " ",
        }
    }

    /// The moves so far, with what is known of them.
    pub fn made(&self) -> &[Made] {
        &self.made
    }

    /// The moves so far.
    pub fn line(&self) -> Vec<Move> {
        self.made.iter().map(|made| made.by).collect()
    }

    /// The picture of the position after one more move, or of the one that is reached.
    pub fn board(&self, next: Option<Move>) -> Board {
        let line: Vec<Move> = self.line().into_iter().chain(next).collect();
        self.rules.board(&line)
    }

    /// The squares of the last move.
    pub fn last_squares(&self) -> Vec<usize> {
        let line = self.line();
        let Some((&by, before)) = line.split_last() else { return Vec::new() };
        let squares = self.rules.squares(before, by);
        squares.from.into_iter().chain(squares.to).collect()
    }

    /// The position in the game's notation.
    pub fn notation(&self) -> String {
        match self.game_status() {
            Some(game_status) => game_status.notation.clone(),
            None => self.rules.notation(&self.line()),
        }
    }

    /// Whether there is a move of the person's to take back.
    pub fn can_take_back(&self) -> bool {
        self.made.iter().any(|made| made.search.is_none())
    }

    /// Makes a move; tells whether it is legal.
    pub(super) fn make(&mut self, by: Move, search: Option<Rc<Session>>) -> bool {
        let Some(legal) = self.game_status().and_then(|game_status| game_status.find(by)) else {
            return false;
        };
        let name = legal.name.clone();
        self.made.push(Made { by, name, search });
        true
    }

    /// Some legal move.
    pub(super) fn any_move(&self) -> Option<Move> {
        self.game_status()?.moves.first().map(|legal| legal.by)
    }

    /// Takes moves back, up to and with the person's last one.
    pub(super) fn take_back(&mut self) {
        while self.made.pop().is_some_and(|made| made.search.is_some()) {}
    }

    /// The game from the position that is reached.
    pub(super) fn here(&self) -> GameSpec {
        let mut spec = self.spec.clone();
        spec.options.position = Some(self.notation());
        spec
    }
}

fn view(
    rules: &dyn Rules,
    spec: &GameSpec,
    line: Vec<Move>,
    ask: impl FnOnce(&GameSpec, Vec<Move>) -> Request,
) -> View {
    match rules.game_status(&line) {
        Some(game_status) => View::Known(game_status),
        None => View::Asked(ask(spec, line)),
    }
}
