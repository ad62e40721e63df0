//! The arguments of searches that grow a tree.

use clap::Args;
use plyscope_best_first_view::best_first::Kind;
use plyscope_best_first_view::mcts::Kind as Selection;
use plyscope_search::Player;

use super::game::BoardOptions;
use super::values::{choice, listing, tree};

/// What is searched.
#[derive(Args)]
pub struct GrownSubject {
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
}

#[derive(Args)]
pub struct MctsOptions {
    #[command(flatten)]
    pub subject: GrownSubject,
    /// How many iterations; at most 1,000,000, by RAVE 100,000 [default: 1000]
    #[arg(long, value_name = "N", help_heading = "Search")]
    pub iterations: Option<String>,
    /// The constant of the exploration term, 0 to 100 [default: 1.4]
    #[arg(long, value_name = "C", help_heading = "Search")]
    pub exploration: Option<String>,
    #[arg(long, value_name = "RULE", help_heading = "Search", value_parser = choice::<Selection>, help = listing::<Selection>("By which rule a move is selected"))]
    pub selection: Option<Selection>,
    /// PUCT: the static evaluation that priors follow from; plyscope games lists the names
    #[arg(long, value_name = "NAME", help_heading = "Games")]
    pub evaluation: Option<String>,
    /// PUCT: instead, a sum of features with weights, such as 25*corners+discs
    #[arg(long, value_name = "SUM", help_heading = "Games", allow_hyphen_values = true)]
    pub weights: Option<String>,
    /// RAVE: after how many visits of a node its moves' means, and what is known of the moves when played
    /// later, weigh the same; at most 1,000,000 [default: 1000]
    #[arg(long, value_name = "K", help_heading = "Search")]
    pub equivalence: Option<String>,
    /// What all random moves follow from [default: 1]
    #[arg(long, value_name = "N", help_heading = "Search")]
    pub seed: Option<String>,
    /// Print one JSON object
    #[arg(long)]
    pub json: bool,
}

#[derive(Args)]
pub struct BestFirstOptions {
    #[command(flatten)]
    pub subject: GrownSubject,
    #[arg(long, value_name = "NAME", help_heading = "Search", value_parser = choice::<Kind>, help = listing::<Kind>("Which search"))]
    pub search: Option<Kind>,
    /// SSS*: how many plies to look ahead [default: to the end of the game]
    #[arg(long, value_name = "N", help_heading = "Search")]
    pub depth: Option<String>,
    /// Proof-number search: what MAX should get at least, win, draw or a number [default: win; for a tree of numbers, its static evaluation]
    #[arg(long, value_name = "VALUE", help_heading = "Search", allow_hyphen_values = true)]
    pub goal: Option<String>,
    /// Proof-number search: after how many iterations to stop; at most 100,000 [default: 10000]
    #[arg(long, value_name = "N", help_heading = "Search")]
    pub iterations: Option<String>,
    /// Print one JSON object
    #[arg(long)]
    pub json: bool,
}
