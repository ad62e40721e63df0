//! What is searched, and how.

use clap::Args;
use plyscope_core::algo::{Fail, Keeps};
use plyscope_core::{CutRule, Order, Player};
use plyscope_stage::setup::{Algorithm, StartWindow};

use super::game::BoardOptions;
use super::values::{choice, listing, tree};

/// The tree or the game, and the search on it.
#[derive(Args)]
pub struct Search {
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
    /// What the positions at the horizon seem to be worth; plyscope games lists the names
    #[arg(long, value_name = "NAME")]
    pub evaluation: Option<String>,
    #[command(flatten, next_help_heading = "Search")]
    pub options: SearchOptions,
}

/// The search, as far as something was said of it.
#[derive(Args)]
pub struct SearchOptions {
    #[arg(long, value_name = "NAME", value_parser = choice::<Algorithm>,
        help = listing::<Algorithm>("Which search"))]
    pub algorithm: Option<Algorithm>,
    #[arg(long, value_name = "NAME", value_parser = choice::<Order>,
        help = listing::<Order>("Which children are looked at first"))]
    pub order: Option<Order>,
    /// What chance begins with in --order random: a number, 1 by default
    #[arg(long, value_name = "N")]
    pub seed: Option<u64>,
    /// How many plies to look ahead, or end; games have a depth of their own by default, and
    /// single-cutoff and find-max-min look one ply further to guess
    #[arg(long, value_name = "N|end")]
    pub depth: Option<String>,
    /// Stop iterative deepening of a game after so many milliseconds, up to 60000; the first pass is
    /// always finished, and the last finished one gives the result
    #[arg(long, value_name = "MS")]
    pub time: Option<String>,
    /// Cut at α ≥ β (ge, the default) or at α > β (gt)
    #[arg(long, value_name = "RULE", value_parser = choice::<CutRule>)]
    pub cut: Option<CutRule>,
    /// Return the best found (soft, the default), keep it inside the window (hard), or begin with the
    /// player's own end of the window as the best so far (start)
    #[arg(long, value_name = "WAY", value_parser = choice::<Fail>)]
    pub fail: Option<Fail>,
    /// The window at the root, such as 0..15 or -inf..8; game is loss..win, the default of games, and
    /// infinite is -inf..inf, the default of trees
    #[arg(long, value_name = "A..B", allow_hyphen_values = true)]
    pub window: Option<StartWindow>,
    /// Remember positions in a table, those at some plies from the root such as 3..5, or all
    #[arg(long, value_name = "PLIES")]
    pub table: Option<String>,
    #[arg(long, value_name = "WHAT", value_parser = choice::<Keeps>,
        help = listing::<Keeps>("What the table keeps"))]
    pub keeps: Option<Keeps>,
    /// Rotated and reflected positions share their place in the table
    #[arg(long)]
    pub symmetry: bool,
}
