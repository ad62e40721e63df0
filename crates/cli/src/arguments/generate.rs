//! The arguments of `plyscope generate`.

use clap::Args;
use plyscope_search::Player;

use super::values::{choice, number, range, seed};

#[derive(Args)]
pub struct GenerateOptions {
    /// Trees are equal when seed and recipe are
    #[arg(long, value_name = "N", default_value_t = 1, value_parser = seed)]
    pub seed: u64,
    /// How many children an inner node has: N or A..B
    #[arg(long, value_name = "RANGE", default_value = "2", value_parser = range::<u32>)]
    pub branching: (u32, u32),
    /// How many plies a leaf lies below the root: N or A..B; by default 3, or as many more as the cuts
    /// need
    #[arg(long, value_name = "RANGE", value_parser = range::<u32>)]
    pub depth: Option<(u32, u32)>,
    /// What leaves are worth: A..B
    #[arg(long, value_name = "RANGE", default_value = "1..20", value_parser = range::<i64>, allow_hyphen_values = true)]
    pub values: (i64, i64),
    /// No two leaves are worth the same
    #[arg(long)]
    pub distinct: bool,
    /// Who is to move at the root: max or min
    #[arg(long, value_name = "PLAYER", default_value = "max", value_parser = choice::<Player>)]
    pub root: Player,
    /// How many cuts alpha-beta makes, at least
    #[arg(long, value_name = "K", default_value_t = 1, value_parser = number::<u32, 0, { u32::MAX as u64 }>)]
    pub min_cuts: u32,
}
