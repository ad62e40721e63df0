//! The arguments of a match between two evaluations.

use clap::Args;
use plyscope_best_first_view::mcts::link::MOST_SEED;

use super::game::BoardOptions;
use super::values::number;

#[derive(Args)]
pub struct MatchOptions {
    /// The game; plyscope games lists them with their evaluations and features
    #[arg(long, value_name = "NAME")]
    pub game: String,
    /// The first evaluation, by name, by default the first one of the game; or mcts:N for Monte Carlo tree
    /// search with N iterations a move
    #[arg(long, value_name = "NAME")]
    pub evaluation: Option<String>,
    /// The first evaluation as a sum of features with weights, such as 25*corners+discs
    #[arg(long, value_name = "SUM", allow_hyphen_values = true)]
    pub weights: Option<String>,
    /// The second: the name of an evaluation, a sum of features with weights, or mcts:N; by default the
    /// first evaluation of the game
    #[arg(long, value_name = "NAME|SUM|mcts:N", allow_hyphen_values = true)]
    pub against: Option<String>,
    /// How many plies alpha-beta looks ahead, 1 to 12
    #[arg(long, value_name = "N", default_value = "2", value_parser = number::<u16, 1, 12>)]
    pub depth: u16,
    /// How many games are played, an even number up to 1000
    #[arg(long, value_name = "N", default_value = "100", value_parser = number::<u16, 2, 1000>)]
    pub games: u16,
    /// What chance begins with: the openings, and random games
    #[arg(long, value_name = "N", default_value = "1", value_parser = number::<u64, 0, MOST_SEED>)]
    pub seed: u64,
    #[command(flatten)]
    pub board: BoardOptions,
    /// Print one JSON object
    #[arg(long)]
    pub json: bool,
}
