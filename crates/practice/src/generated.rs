//! Endless practice: random questions for a level, reproducible from a seed.

use plyscope_search::generate::{generate, Recipe};
use plyscope_search::trace::Recorder;

use crate::Level;
use plyscope_quiz::asked::Asked;
use plyscope_quiz::question::{Kind, Question, Subject, Terms};
use plyscope_setup::ask::Ask;
use plyscope_setup::Setup;
use plyscope_view::engine::search_tree;
use plyscope_view::session::Session;

/// How many trees are tried for one question: far more than the requirements of any level need.
const TRIES: u64 = 20_000;

/// Makes a question about a tree from a level and a seed: always the same, and different for
/// another seed.
///
/// Takes the first generated tree that meets the level's requirements, or the last one tried.
#[must_use]
pub fn question(kind: Kind, level: Level, seed: u64) -> Question {
    let wish = level.wish();
    let setup = Setup { cut: wish.cut, ..Setup::default() };
    let mut tries = (0..TRIES).filter_map(|number| {
        // Numbers far apart, so that neighbouring seeds do not share their trees.
        let seed = seed.wrapping_mul(TRIES).wrapping_add(number);
        let recipe = Recipe {
            seed,
            branching: wish.branching.clone(),
            depth: wish.depth..=wish.depth,
            values: wish.values.clone(),
            ties: wish.ties,
            min_cuts: 0,
            ..Recipe::default()
        };
        let tree = generate(&recipe).ok()?;
        search_tree(tree, setup, Recorder::new()).ok()
    });
    let mut latest = None;
    let found = tries.find_map(|session| {
        if wish.is_fulfilled(&session) && can_be_asked(kind, &session) {
            return Some(session);
        }
        latest = Some(session);
        None
    });
    let session: Session = found.or(latest).expect("a level's recipe makes trees, as a test shows");
    about(kind, &session)
}

/// The question about the tree of a search.
fn about(kind: Kind, session: &Session) -> Question {
    let tree = session.tree().clone();
    let (text, setup) = (tree.to_string(), *session.setup());
    let subject = match kind {
        Kind::Playback => {
            Subject::Playback { tree, text, setup, ask: Ask::Cuts, from: None, to: None }
        }
        _ => Subject::Tree { tree, text, setup },
    };
    Question { kind, subject, terms: Terms::default() }
}

/// Whether a question can be asked about a tree: not for a better order if it is already the best.
fn can_be_asked(kind: Kind, session: &Session) -> bool {
    kind == Kind::Pruned || Asked::of(&about(kind, session)).is_ok()
}
