//! A game against the search.

use std::rc::Rc;

use plyscope_comparison::review::Played;
use plyscope_games::{Board, GameProblem};
use plyscope_search::{Move, Player, Step};
use plyscope_session::moves::Numbering;
use plyscope_session::Session;
use plyscope_setup::catalog::GameSpec;
use plyscope_setup::game_status::{End, GameStatus, LegalMove};
use plyscope_setup::link::Link;
use plyscope_setup::rules::Rules;
use plyscope_setup::Setup;

use crate::searcher::Request;

/// A match against the search.
pub struct Match {
    /// The game, from where it started.
    pub(super) spec: GameSpec,
    /// The user's side.
    pub human: Player,
    /// The rules; for some games just what is needed to draw positions.
    rules: Box<dyn Rules>,
    made: Vec<Made>,
    /// The moves that a resumed match has still to make again, the next one last.
    ahead: Vec<Move>,
    status: Status,
    /// Whether the search is running for its next move.
    pub(super) thinks: bool,
}

/// A move that was made.
pub struct Made {
    /// The move.
    pub by: Move,
    /// Its name in the game's notation.
    pub name: String,
    /// Who made it.
    pub player: Player,
    /// The search that chose it; none for a move of the user, or of a match that was resumed.
    pub search: Option<Rc<Session>>,
}

/// What is known of the current position.
enum Status {
    /// A worker with the rules is being asked.
    Asked(Box<Request>),
    /// Unknown: no worker could answer.
    Unknown,
    /// Known.
    Known(GameStatus),
}

/// Whose turn it is.
pub enum Turn<'a> {
    /// The legal moves are not known yet.
    Unknown,
    /// They cannot be known: no worker could answer.
    Unanswered,
    /// The person has to move.
    Human(&'a [LegalMove]),
    /// The search is thinking.
    Thinking,
    /// The search has to move, and was stopped.
    Stopped,
    /// The game is over.
    Over(End),
}

/// The messages of a match.
#[derive(Clone, PartialEq, Debug)]
pub enum MatchMessage {
    /// Start a match from the start position; the user has this side.
    Begin(Player),
    /// The user moves.
    Move(Move),
    /// Run the search again, after it was stopped.
    Think,
    /// Take back the user's last move with the reply to it.
    TakeBack,
    /// Show the search that chose a move.
    Open(usize),
    /// End the match.
    End,
}

impl Match {
    /// A new match; `ask` makes a request to a worker that has the rules.
    pub(super) fn new(
        spec: GameSpec,
        human: Player,
        ask: impl FnOnce(&GameSpec, Vec<Move>) -> Request,
    ) -> Result<Self, GameProblem> {
        let rules = spec.rules()?;
        let status = status(&*rules, &spec, Vec::new(), ask);
        Ok(Self { spec, human, rules, made: Vec::new(), ahead: Vec::new(), status, thinks: false })
    }

    /// A match from a start position whose moves [`Match::catch_up`] makes.
    pub(super) fn resumed(
        spec: GameSpec,
        Played { human, mut line }: Played,
        ask: impl FnOnce(&GameSpec, Vec<Move>) -> Request,
    ) -> Result<Self, GameProblem> {
        line.reverse();
        Ok(Self { ahead: line, ..Self::new(spec, human, ask)? })
    }

    /// Makes the moves of a resumed match until a position has to be asked for; returns whether they
    /// are legal.
    pub(super) fn catch_up(&mut self, ask: impl Fn(&GameSpec, Vec<Move>) -> Request) -> bool {
        while self.game_status().is_some() {
            let Some(by) = self.ahead.pop() else { break };
            if !self.make(by, None) {
                return false;
            }
            self.look(&ask);
        }
        true
    }

    /// The match with the evaluation of a game; `None` where that has other rules.
    pub(super) fn evaluated_as(mut self, game: &GameSpec) -> Option<Self> {
        let rules = |spec: &GameSpec| {
            let mut spec = spec.clone();
            (spec.options.position, spec.options.evaluation, spec.options.weights) =
                Default::default();
            spec
        };
        let has_same_rules = rules(&self.spec) == rules(game);
        self.spec.options.evaluation.clone_from(&game.options.evaluation);
        self.spec.options.weights.clone_from(&game.options.weights);
        has_same_rules.then_some(self)
    }

    /// Evaluates the current position: at once if the rules are known here, else by a request to a
    /// worker.
    pub(super) fn look(&mut self, ask: impl FnOnce(&GameSpec, Vec<Move>) -> Request) {
        self.status = status(&*self.rules, &self.spec, self.line(), ask);
    }

    /// Takes the answer to a request; answers to older ones are ignored.
    pub(super) fn take(&mut self, number: u32, game_status: GameStatus) {
        if self.question().is_some_and(|question| question.number == number) {
            self.status = Status::Known(game_status);
        }
    }

    /// The request cannot be answered.
    pub(super) fn miss(&mut self) {
        self.status = Status::Unknown;
    }

    /// The request to a worker that has the rules.
    pub fn question(&self) -> Option<&Request> {
        match &self.status {
            Status::Asked(question) => Some(question),
            Status::Unknown | Status::Known(_) => None,
        }
    }

    fn game_status(&self) -> Option<&GameStatus> {
        match &self.status {
            Status::Asked(_) | Status::Unknown => None,
            Status::Known(game_status) => Some(game_status),
        }
    }

    /// Whose turn it is.
    pub fn turn(&self) -> Turn<'_> {
        let game_status = match &self.status {
            Status::Asked(_) => return Turn::Unknown,
            Status::Unknown => return Turn::Unanswered,
            Status::Known(game_status) => game_status,
        };
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

    /// The number before a move in the record.
    pub fn number(&self, ply: usize) -> String {
        let number = Numbering::of(&*self.rules).before(ply, ply == 0);
        match number.unwrap_or_else(|| format!("{}.", ply + 1)) {
            number if number.is_empty() => number,
            number => number + " ",
        }
    }

    /// The moves so far with their names and searches.
    pub fn made(&self) -> &[Made] {
        &self.made
    }

    /// The match as text, for looking back at it.
    pub fn print(&self) -> String {
        let ahead = self.ahead.iter().rev().copied();
        Played { human: self.human, line: self.line().into_iter().chain(ahead).collect() }.print()
    }

    /// The game as text, from where it started, with the match.
    pub fn print_whole(&self) -> String {
        let start = Link::print_game(&self.spec, &Setup::default(), Step::START);
        format!("{start}\n{}", self.print())
    }

    /// The moves so far.
    pub fn line(&self) -> Vec<Move> {
        self.made.iter().map(|made| made.by).collect()
    }

    /// The board after one more move, or of the current position.
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

    /// Whether a move of the user can be taken back.
    pub fn can_take_back(&self) -> bool {
        self.ahead.is_empty() && self.made.iter().any(|made| made.player == self.human)
    }

    /// Makes a move; returns whether it is legal.
    pub(super) fn make(&mut self, by: Move, search: Option<Rc<Session>>) -> bool {
        let Some(game_status) = self.game_status() else { return false };
        let Some(legal) = game_status.find(by) else { return false };
        let (name, player) = (legal.name.clone(), game_status.player);
        self.made.push(Made { by, name, player, search });
        true
    }

    /// Any legal move.
    pub(super) fn any_move(&self) -> Option<Move> {
        self.game_status()?.moves.first().map(|legal| legal.by)
    }

    /// Takes back moves up to and including the user's last one.
    pub(super) fn take_back(&mut self) {
        while self.made.pop().is_some_and(|made| made.player != self.human) {}
    }

    /// The game from the current position.
    pub(super) fn here(&self) -> GameSpec {
        let mut spec = self.spec.clone();
        spec.options.position = Some(self.notation());
        spec
    }
}

fn status(
    rules: &dyn Rules,
    spec: &GameSpec,
    line: Vec<Move>,
    ask: impl FnOnce(&GameSpec, Vec<Move>) -> Request,
) -> Status {
    match rules.game_status(&line) {
        Some(game_status) => Status::Known(game_status),
        None => Status::Asked(Box::new(ask(spec, line))),
    }
}
