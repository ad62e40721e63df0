//! A search that is run to be stepped through, in a lesson or in a page of somebody else's.

#[cfg(feature = "backtracking")]
mod beside_dialogue;
mod camera;
pub mod picture;
mod playing;
mod reel;
mod show;

#[cfg(feature = "backtracking")]
use plyscope_core::coroutine::Dialogue;
use plyscope_core::games::Board;
use plyscope_core::{Step, TreeNode};

pub use playing::{Go, Playing};
pub use show::{At, Show};

#[cfg(feature = "backtracking")]
use crate::backtrack::search::Search;
use crate::caption::line_name;
use crate::locale::{texts, Lang};
use crate::session::Session;

/// What is played.
#[derive(Clone, Debug)]
pub enum Film {
    /// A search of a tree.
    Tree(Session),
    /// A search of a game.
    Game(Session),
    /// A search on a board.
    #[cfg(feature = "backtracking")]
    Board(Box<Search>),
    /// Two programs that hand over to each other.
    #[cfg(feature = "backtracking")]
    Dialogue(Box<Dialogue>),
    /// A position of a game whose rules are not here.
    Position(Box<Position>),
}

/// A position of a game.
#[derive(Clone, PartialEq, Debug)]
pub struct Position {
    /// Its picture.
    pub board: Board,
    /// The squares of the last move.
    pub last: Vec<usize>,
    /// How it is written down.
    pub notation: String,
}

/// The position that a step of a search of a game is about.
fn position(session: &Session, step: Step) -> Option<Position> {
    let played = session.game()?;
    let line = session.line(session.focus(step).unwrap_or(TreeNode::ROOT));
    let squares = played.last_squares(&line);
    let last = squares.into_iter().flat_map(|squares| squares.from.into_iter().chain(squares.to));
    let notation = played.rules().notation(&line);
    Some(Position { board: played.board(&line), last: last.collect(), notation })
}

/// What stands beside the picture at a step, line by line.
fn aside(film: &Film, step: Step, lang: Lang) -> Vec<String> {
    match film {
        Film::Tree(_) | Film::Position(_) => Vec::new(),
        #[cfg(feature = "backtracking")]
        Film::Board(_) => Vec::new(),
        Film::Game(session) => {
            let line = session.line(session.focus(step).unwrap_or(TreeNode::ROOT));
            let told = session.game().map(|played| line_name(played, &line, lang));
            told.map(|line| texts::scene_line(lang, &line)).into_iter().collect()
        }
        #[cfg(feature = "backtracking")]
        Film::Dialogue(dialogue) => beside_dialogue::aside(dialogue, step, lang),
    }
}
