//! `plyscope generate`.

use plyscope_search::generate::{generate, Recipe, Ties};

use crate::arguments::GenerateOptions;
use crate::Problem;

/// Generates a random tree.
pub fn run(options: &GenerateOptions) -> Result<String, Problem> {
    let recipe = Recipe {
        seed: options.seed,
        branching: options.branching.0..=options.branching.1,
        depth: options.depth.0..=options.depth.1,
        values: options.values.0..=options.values.1,
        ties: if options.distinct { Ties::Never } else { Ties::Allowed },
        root: options.root,
        min_cuts: options.min_cuts,
    };
    generate(&recipe).map(|tree| format!("{tree}\n")).map_err(|error| error.to_string())
}
