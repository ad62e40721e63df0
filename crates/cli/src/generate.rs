//! `plyscope generate`.

use plyscope_search::generate::{generate, Recipe, RecipeError, Ties};
use plyscope_search::limits::MAX_LAYERS;
use plyscope_search::GameTree;

use crate::arguments::GenerateOptions;
use crate::Problem;

/// The least plies of a tree for which no depth is given.
const DEPTH: u32 = 3;

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

/// A tree of the fewest plies that have enough cuts; the problem of the deepest where none has.
fn deep_enough(options: &GenerateOptions) -> Result<GameTree, RecipeError> {
    let mut made = generate(&recipe(options, (DEPTH, DEPTH)));
    for depth in DEPTH + 1..MAX_LAYERS as u32 {
        let Err(RecipeError::TooFewCuts { .. }) = made else { break };
        // Where no node has two children, nothing is ever cut.
        if options.branching.1 < 2 {
            break;
        }
        match generate(&recipe(options, (depth, depth))) {
            Err(RecipeError::TooLarge(_) | RecipeError::TooFewValues) => break,
            next => made = next,
        }
    }
    made
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
