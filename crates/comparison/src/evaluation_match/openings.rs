//! Random openings.

use std::collections::BTreeSet;

use plyscope_search::generate::SplitMix64;
use plyscope_search::Move;

use super::plan::{MatchProblem, Plan};
use super::position::Position;

/// How many random moves a game begins with.
const PLIES: usize = 4;

/// How many times another opening is looked for before there seem to be no more.
const TRIES: usize = 200;

/// The first moves of two games.
pub(super) struct Opening {
    /// The moves.
    pub line: Vec<Move>,
    /// Their names, separated by spaces.
    pub moves: String,
}

/// As many openings as the plan needs. They lead to different positions, in which the game is not
/// over.
pub(super) fn openings(
    position: &mut dyn Position,
    plan: &Plan,
) -> Result<Vec<Opening>, MatchProblem> {
    let mut random = SplitMix64::new(plan.seed);
    let (mut reached, mut found) = (BTreeSet::new(), Vec::new());
    let needed = plan.games / 2;
    for _ in 0..needed {
        let new = (0..TRIES).find_map(|_| {
            let opening = random_opening(position, &mut random)?;
            reached.insert(position.notation()).then_some(opening)
        });
        let Some(new) = new else {
            return Err(MatchProblem::TooFewOpenings { found: found.len() as u16, needed });
        };
        found.push(new);
    }
    Ok(found)
}

/// Makes random moves from the start; `None` if the game ends with them.
fn random_opening(position: &mut dyn Position, random: &mut SplitMix64) -> Option<Opening> {
    position.restart();
    let (mut line, mut names) = (Vec::new(), Vec::new());
    while line.len() < PLIES && position.utility().is_none() {
        let moves = position.moves();
        let by = *moves.get(random.below(moves.len().max(1) as u64) as usize)?;
        names.push(position.name(by));
        line.push(by);
        position.make(by);
    }
    position.utility().is_none().then(|| Opening { line, moves: names.join(" ") })
}
