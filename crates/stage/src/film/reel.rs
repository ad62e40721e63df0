//! Running the search of a film, as far as it is played.

#[cfg(feature = "backtracking")]
use plyscope_core::backtrack::Until;
use plyscope_core::trace::Recorder;
use plyscope_core::Step;

use super::{Film, Position, Show};
#[cfg(feature = "backtracking")]
use crate::backtrack::search::{Search, Travel};
use crate::catalog::GameSpec;
#[cfg(feature = "game-films")]
use crate::engine::search_game;
use crate::engine::search_tree;
use crate::session::Session;
use crate::setup::Setup;

/// How far a search on a board is played, in steps; its own page goes further.
#[cfg(feature = "backtracking")]
pub const FARTHEST: u64 = 100_000;

/// How much further a search on a board is explored than is asked for, in steps.
#[cfg(feature = "backtracking")]
const LOOKAHEAD: u64 = 20_000;

/// How many steps of a search of a game are played.
#[cfg(feature = "game-films")]
const FIRST_STEPS: u32 = 100_000;

/// A film, and where it is opened.
pub struct Reel {
    /// The film.
    pub film: Film,
    /// Its last step, as far as it is known.
    pub last: u64,
    /// The step that its address names.
    pub shown: u64,
    /// Whether it ends there.
    pub end: End,
}

/// Whether the end of a film is known.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum End {
    /// It is the last step.
    Known,
    /// The search goes on behind the last step, or it is not known whether it does.
    #[cfg_attr(
        not(any(feature = "backtracking", feature = "game-films")),
        expect(dead_code, reason = "the end of a given tree's search is always known")
    )]
    Open,
}

impl Reel {
    /// The film of what is shown; `None` where it cannot be shown at once.
    pub fn of(show: &Show) -> Option<Self> {
        match show {
            Show::Search(link) => match &link.game {
                None => {
                    let session = search_tree(link.tree()?.ok()?, link.setup, Recorder::new());
                    Some(Self::of_search(session.ok()?, link.step, End::Known, Film::Tree))
                }
                Some(spec) => Self::of_game(spec, link.setup, link.step),
            },
            #[cfg(feature = "backtracking")]
            Show::Backtracking(link) => {
                let mut search = Search::new(link.problem.clone());
                let step = link.step.min(FARTHEST);
                search.travel(Travel::To(step), step);
                let shown = search.here().step;
                // Of a small one the end is found at once.
                search.extend(LOOKAHEAD, Until::Bound);
                let (last, end) = match search.journal().is_complete() {
                    true => (search.journal().reach(), End::Known),
                    false => (FARTHEST, End::Open),
                };
                let film = Film::Board(Box::new(search));
                Some(Self { film, last, shown, end })
            }
            #[cfg(feature = "backtracking")]
            Show::Coroutines(link) => {
                let (last, shown) = (link.dialogue.last_step(), link.step);
                let film = Film::Dialogue(Box::new(link.dialogue.clone()));
                let (last, shown) = (u64::from(last.0), u64::from(shown.min(last).0));
                Some(Self { film, last, shown, end: End::Known })
            }
        }
    }

    fn of_search(
        session: Session,
        step: Option<Step>,
        end: End,
        film: fn(Session) -> Film,
    ) -> Self {
        let last = session.trace().last_step();
        let shown = match (step.unwrap_or(Step::START), end) {
            // Of a search that goes on, what lies behind is not known here.
            (step, End::Open) if step > last => Step::START,
            (step, _) => step.min(last),
        };
        let (last, shown) = (u64::from(last.0), u64::from(shown.0));
        Self { film: film(session), last, shown, end }
    }

    /// A game that is too large to be searched here is searched as far as it is played; of one whose
    /// rules are not here there is the position.
    fn of_game(spec: &GameSpec, setup: Setup, step: Option<Step>) -> Option<Self> {
        if let Some((session, end)) = searched(spec, setup) {
            return Some(Self::of_search(session, step, end, Film::Game));
        }
        let rules = spec.rules().ok()?;
        let (board, notation) = (rules.board(&[]), rules.notation(&[]));
        let position = Position { board, last: Vec::new(), notation };
        let film = Film::Position(Box::new(position));
        Some(Self { film, last: 0, shown: 0, end: End::Known })
    }
}

/// A game as far as it is played.
#[cfg(feature = "game-films")]
fn searched(spec: &GameSpec, setup: Setup) -> Option<(Session, End)> {
    let recorder = Recorder::new().with_limit(FIRST_STEPS);
    let (session, ended) = search_game(spec, setup, recorder).ok()?;
    Some((session, if ended.is_some() { End::Open } else { End::Known }))
}

/// Games are not searched here.
#[cfg(not(feature = "game-films"))]
fn searched(_: &GameSpec, _: Setup) -> Option<(Session, End)> {
    None
}
