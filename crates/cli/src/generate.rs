//! `plyscope generate`.

use plyscope_search::generate::{generate, Recipe, RecipeError, Ties};
use plyscope_search::GameTree;

use crate::arguments::GenerateOptions;
use crate::Problem;

/// The plies of a tree for which no depth is given, and the most that are tried.
const DEPTH: u32 = 3;
const MAX_DEPTH: u32 = 12;

/// Generates a random tree.
pub fn run(options: &GenerateOptions) -> Result<String, Problem> {
    let tree = match options.depth {
        Some(depth) => generate(&recipe(options, depth)),
        None => deep_enough(options),
    };
    tree.map(|tree| format!("{tree}\n")).map_err(|error| match error {
        RecipeError::TooLarge(_) | RecipeError::TooFewCuts { .. } => {
            Problem::Failure(error.to_string())
        }
        error => Problem::Misuse(error.to_string()),
    })
}

/// A tree of the fewest plies that have enough cuts.
fn deep_enough(options: &GenerateOptions) -> Result<GameTree, RecipeError> {
    let made = |depth| generate(&recipe(options, (depth, depth)));
    let first = made(DEPTH);
    let Err(RecipeError::TooFewCuts { .. }) = first else { return first };
    (DEPTH + 1..=MAX_DEPTH).find_map(|depth| made(depth).ok()).map_or(first, Ok)
}

fn recipe(options: &GenerateOptions, depth: (u32, u32)) -> Recipe {
    Recipe {
        seed: options.seed,
        branching: options.branching.0..=options.branching.1,
        depth: depth.0..=depth.1,
        values: options.values.0..=options.values.1,
        ties: if options.distinct { Ties::Never } else { Ties::Allowed },
        root: options.root,
        min_cuts: options.min_cuts,
    }
}
