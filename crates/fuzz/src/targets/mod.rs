//! The targets: one file each.

mod address;
mod answer;
mod answers;
mod lesson;
mod own_game;
mod packed;
mod position;
mod protocol;
mod puzzle;
mod request;
mod results;
mod seeds;
mod stored;
mod trace;
mod tree;
mod weights;

use crate::Target;

/// All of them.
pub const TARGETS: &[Target] = &[
    tree::TARGET,
    address::TARGET,
    position::TARGET,
    weights::TARGET,
    puzzle::TARGET,
    lesson::TARGET,
    answer::TARGET,
    answers::TARGET,
    trace::TARGET,
    protocol::TARGET,
    own_game::TARGET,
    packed::TARGET,
    results::TARGET,
    stored::TARGET,
    request::TARGET,
];

/// No words besides those of the seeds.
fn no_words() -> Vec<String> {
    Vec::new()
}
