//! Looking back at a match: what every move of a position is worth, by the search.
//!
//! The search from a position proves only which move is best; the others it cuts. So each move is
//! searched by itself, one ply less deep, and all values can be compared.

use plyscope_games::GameProblem;
use plyscope_search::algo::Horizon;
use plyscope_search::packed;
use plyscope_search::trace::Recorder;
use plyscope_search::{Move, Player, TreeNode, Value};

use plyscope_session::engine::search_game;
use plyscope_session::moves::expected_line;
use plyscope_setup::catalog::GameSpec;
use plyscope_setup::game_status::{GameStatus, LegalMove};
use plyscope_setup::rules::Rules;
use plyscope_setup::{Algorithm, Choice, Setup, StartWindow};

/// The most moves of what is expected after a move.
const LINE: usize = 6;

/// The moves of a match, and the side of the user.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Played {
    /// The side of the user.
    pub human: Player,
    /// The moves.
    pub line: Vec<Move>,
}

impl Played {
    /// The match as text: [`Played::parse`] reads it back.
    #[must_use]
    pub fn print(&self) -> String {
        let moves = self.line.iter().map(|by| format!(" {}", by.0));
        [self.human.id().to_owned()].into_iter().chain(moves).collect()
    }

    /// Parses a printed match; `None` if it is none.
    #[must_use]
    pub fn parse(text: &str) -> Option<Self> {
        let mut words = text.split(' ');
        let human = Player::from_id(words.next()?).ok()?;
        let line = words.map(|code| code.parse().ok().map(Move)).collect::<Option<_>>()?;
        Some(Self { human, line })
    }
}

/// How high each value is in a curve, from -1 to 1, for MAX: won and lost games are at its ends, and
/// estimates between them in proportion.
#[must_use]
pub fn heights(values: &[Value]) -> Vec<f64> {
    /// How high the largest estimate is.
    const HIGHEST: f64 = 0.8;
    let is_won = |value: Value| value >= Value::WIN || value <= Value::LOSS;
    let estimates = values.iter().filter(|&&value| !is_won(value));
    let most = estimates.map(|value| value.as_f64().abs()).fold(0.0, f64::max);
    let height = |&value: &Value| match value.winner() {
        None => 0.0,
        Some(Player::Max) if is_won(value) => 1.0,
        Some(Player::Min) if is_won(value) => -1.0,
        Some(_) => HIGHEST * value.as_f64() / most,
    };
    values.iter().map(height).collect()
}

/// A position with the value of each of its moves.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Rated {
    /// Who is to move.
    pub player: Player,
    /// The legal moves, in the game's own order; none when the game is over.
    pub moves: Vec<RatedMove>,
    /// What the finished game is worth to MAX.
    pub end: Option<Value>,
}

packed!(struct Rated { player, moves, end });

/// A move with its value.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct RatedMove {
    /// The move.
    pub legal: LegalMove,
    /// What the position after it is worth to MAX.
    pub value: Value,
    /// Whether that is an estimate: the search reached its horizon or a limit.
    pub is_estimate: bool,
    /// What the search expects afterwards; empty if the game is over, or nothing is known.
    pub line: String,
}

packed!(struct RatedMove { legal, value, is_estimate, line });

impl Rated {
    /// The value of the position to MAX: that of its best moves.
    #[must_use]
    pub fn value(&self) -> Option<Value> {
        let values = self.moves.iter().map(|rated| rated.value);
        self.end.or(match self.player {
            Player::Max => values.max(),
            Player::Min => values.min(),
        })
    }

    /// Whether the value rests on an estimate.
    #[must_use]
    pub fn is_estimate(&self) -> bool {
        self.moves.iter().any(|rated| rated.is_estimate)
    }

    /// A move with its value.
    #[must_use]
    pub fn find(&self, by: Move) -> Option<&RatedMove> {
        self.moves.iter().find(|rated| rated.legal.by == by)
    }

    /// The moves with the best value.
    pub fn best(&self) -> impl Iterator<Item = &RatedMove> {
        let best = self.value();
        self.moves.iter().filter(move |rated| Some(rated.value) == best)
    }

    /// Whether a move is among the best.
    #[must_use]
    pub fn is_best(&self, by: Move) -> bool {
        self.best().any(|rated| rated.legal.by == by)
    }
}

/// The search after a move of a match with this search: one ply less deep. Without a time limit,
/// alpha-beta finds the same values as the others that look no further than it; and of a search that is unsound
/// it shows the mistakes.
#[must_use]
pub fn after_move(setup: &Setup) -> Setup {
    let depth = match setup.algorithm.descriptor().horizon {
        Horizon::OnePly => Some(0),
        _ => setup.depth.map(|depth| depth.saturating_sub(1)),
    };
    let is_timed = setup.time_limit().is_some() && depth != Some(0);
    let is_quiescence = setup.algorithm.descriptor().horizon == Horizon::UntilQuiet;
    let algorithm = if is_timed || is_quiescence { setup.algorithm } else { Algorithm::AlphaBeta };
    Setup { algorithm, depth, window: StartWindow::GAME, guess: None, ..*setup }
}

/// Values each move after a line of a game; `recorder` makes the recorder of each search.
///
/// # Errors
/// When the game is not valid, or its rules are not in this program.
pub fn rate<'a>(
    spec: &GameSpec,
    line: &[Move],
    setup: &Setup,
    mut recorder: impl FnMut(usize) -> Recorder<'a>,
) -> Result<Option<Rated>, GameProblem> {
    // Alpha-beta, which searches here, takes no chance into account.
    if spec.game.entry().has_chance() {
        return Ok(None);
    }
    let rules = spec.rules()?;
    let Some(GameStatus { player, moves, end, .. }) = rules.game_status(line) else {
        return Ok(None);
    };
    let (count, setup) = (moves.len(), after_move(setup));
    let rated = moves.into_iter().map(|legal| {
        let after: Vec<Move> = line.iter().copied().chain([legal.by]).collect();
        rate_move(&*rules, spec, legal, &after, (setup, recorder(count)))
    });
    let moves = rated.collect::<Result<_, _>>()?;
    Ok(Some(Rated { player, moves, end: end.map(|end| end.value) }))
}

fn rate_move(
    rules: &dyn Rules,
    spec: &GameSpec,
    legal: LegalMove,
    after: &[Move],
    (setup, recorder): (Setup, Recorder<'_>),
) -> Result<RatedMove, GameProblem> {
    if let Some(value) = rules.utility(after) {
        return Ok(RatedMove { legal, value, is_estimate: false, line: String::new() });
    }
    let mut from = spec.clone();
    from.options.position = Some(rules.notation(after));
    let (session, ended) = search_game(&from, setup, recorder)?;
    let setup = session.setup();
    let trace = session.trace();
    let last = trace.last_step();
    let known = trace.last_finished().and_then(|pass| {
        let verdict = trace.verdict(pass.root, last)?;
        Some((verdict.value(), pass.is_estimate && !setup.proves(verdict)))
    });
    let estimate = || rules.estimate(after).unwrap_or(Value::ZERO);
    let (value, is_estimate) = known.unwrap_or_else(|| (estimate(), true));
    let line = expected_line(&session, TreeNode::ROOT, last, LINE).unwrap_or_default();
    Ok(RatedMove { legal, value, is_estimate: is_estimate || ended.is_some(), line })
}
