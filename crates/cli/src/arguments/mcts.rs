//! The arguments of `mcts`.

use clap::Args;
use plyscope_search::Player;

use super::game::BoardOptions;
use super::values::{choice, tree};

#[derive(Args)]
pub struct MctsOptions {
    /// The tree; - reads standard input, @FILE reads a file
    #[arg(value_name = "TREE", allow_hyphen_values = true, value_parser = tree)]
    pub tree: Option<String>,
    /// Who is to move at the root, whatever the tree says: max or min
    #[arg(long, value_name = "PLAYER", value_parser = choice::<Player>)]
    pub root: Option<Player>,
    /// Search a game instead of a tree; plyscope games lists them
    #[arg(long, value_name = "NAME", help_heading = "Games")]
    pub game: Option<String>,
    #[command(flatten, next_help_heading = "Games")]
    pub board: BoardOptions,
    /// How many iterations; at most 1,000,000 [default: 1000]
    #[arg(long, value_name = "N", help_heading = "Search")]
    pub iterations: Option<String>,
    /// The constant of the exploration term, 0 to 100 [default: 1.4]
    #[arg(long, value_name = "C", help_heading = "Search")]
    pub exploration: Option<String>,
    /// What all random moves follow from [default: 1]
    #[arg(long, value_name = "N", help_heading = "Search")]
    pub seed: Option<String>,
    /// Print one JSON object
    #[arg(long)]
    pub json: bool,
}
