//! How a constraint satisfaction problem is searched.

use clap::Args;
use plyscope_puzzle_view::backtrack::methods::are_unused;
use plyscope_puzzles::csp::{Inference, Methods, ValueOrder, VariableOrder};

use super::PuzzleSearch;
use crate::arguments::values::choice;
use crate::problem::{misuse, Problem};

/// The orders of variables and values, and inference.
#[derive(Args)]
pub struct MethodArguments {
    /// Which variable (row, cell, region or letter) gets its value next: given for the first one, fewest
    /// for one with the fewest values left (MRV), fewest-degree for the same and then the most constraints
    /// with others that have none
    #[arg(long, value_name = "ORDER", default_value = "given", value_parser = choice::<VariableOrder>)]
    variables: VariableOrder,
    /// Which value is tried first: given for the first one, or least-constraining
    #[arg(long, value_name = "ORDER", default_value = "given", value_parser = choice::<ValueOrder>)]
    values: ValueOrder,
    /// What is inferred from a choice: none, forward-checking or arc-consistency (MAC)
    #[arg(long, value_name = "METHOD", default_value = "none", value_parser = choice::<Inference>)]
    inference: Inference,
}

impl MethodArguments {
    /// The methods, if they are used where only what is complete is tested.
    pub fn of(&self, search: &PuzzleSearch) -> Result<Methods, Problem> {
        let &Self { variables, values, inference } = self;
        let methods = Methods { variables, values, inference, test: search.test() };
        match are_unused(methods) {
            true => misuse(
                "--generate-and-test tests only what is complete, so it takes no --variables, \
                 --values and --inference",
            ),
            false => Ok(methods),
        }
    }
}
