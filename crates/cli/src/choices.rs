//! The search, as the options of the command say it.

use plyscope_core::algo::Symmetry;
use plyscope_stage::choices::{self, Choices};
use plyscope_stage::setup::Setup;

use crate::arguments::SearchOptions;
use crate::Problem;

/// The search that was asked for; what was not said is as in `plain`.
pub fn setup(options: &SearchOptions, plain: &Setup) -> Result<Setup, Problem> {
    let told = |problem: plyscope_stage::link::LinkProblem| problem.to_string();
    let said = Choices {
        algorithm: options.algorithm,
        order: options.order,
        seed: options.seed,
        depth: options.depth.as_deref().map(choices::depth).transpose().map_err(told)?,
        time: options.time.as_deref().map(choices::time).transpose().map_err(told)?,
        cut: options.cut,
        fail: options.fail,
        window: options.window,
        table: options.table.as_deref().map(choices::table).transpose().map_err(told)?,
        keeps: options.keeps,
        symmetry: options.symmetry.then_some(Symmetry::Together),
    };
    said.setup(plain).map_err(|refusal| refusal.told("--"))
}
