//! The arguments of `plyscope tour`.

use std::num::{NonZeroU32, NonZeroUsize};
use std::path::PathBuf;

use clap::Args;

use super::values::number;

/// The board and the search. The puzzle reports what is wrong with them, so that it is taken here
/// as it was written.
#[derive(Args)]
pub struct TourOptions {
    /// Rows and columns of the board, such as 3x10
    #[arg(long, alias = "board", value_name = "RxC", default_value = "8x8")]
    pub size: String,
    /// The first square; without it, every square is tried as the first
    #[arg(long, value_name = "SQUARE")]
    pub start: Option<String>,
    /// Squares that are blocked out, such as a1,b2
    #[arg(long, value_name = "SQUARES", default_value = "")]
    pub blocked: String,
    /// End a knight's move from the first square
    #[arg(long)]
    pub closed: bool,
    /// In which order moves are tried: clockwise, clockwise-1 to clockwise-8, all directions such as
    /// 15372648, rows, random, random-SEED, warnsdorff, warnsdorff-centre, warnsdorff-pohl, or
    /// warnsdorff- with any of the first ones
    #[arg(long, value_name = "NAME", default_value = "clockwise")]
    pub order: String,
    /// What is found out early: dead squares, whether the squares left are connected; dead,
    /// connected, all or none
    #[arg(long, value_name = "NAMES", default_value = "none")]
    pub prune: String,
    /// Find the first tour (the default)
    #[arg(long, conflicts_with_all = ["count", "limit"])]
    pub first: bool,
    /// Count all tours
    #[arg(long, conflicts_with = "limit")]
    pub count: bool,
    /// Find the first N tours
    #[arg(long, value_name = "N", value_parser = limit)]
    pub limit: Option<NonZeroU32>,
    /// Give up after so many steps
    #[arg(long, value_name = "N", conflicts_with = "count", value_parser = number::<u64, 0, { u64::MAX }>)]
    pub steps: Option<u64>,
    /// Search even where it is proved that there is no tour
    #[arg(long)]
    pub anyway: bool,
    /// How many threads count; as many as the machine has by default
    #[arg(long, value_name = "N", requires = "count", value_parser = threads,
        conflicts_with_all = ["first", "limit", "steps", "svg"])]
    pub threads: Option<NonZeroUsize>,
    /// Draw the first tour found into FILE.svg
    #[arg(long, value_name = "FILE", conflicts_with = "count")]
    pub svg: Option<PathBuf>,
    /// Print one JSON object
    #[arg(long)]
    pub json: bool,
}

/// How many tours.
fn limit(text: &str) -> Result<NonZeroU32, String> {
    let limit = number::<u32, 1, { u32::MAX as u64 }>(text)?;
    NonZeroU32::new(limit).ok_or_else(|| "expected 1 or more".to_owned())
}

/// How many threads.
fn threads(text: &str) -> Result<NonZeroUsize, String> {
    let threads = number::<usize, 1, 1_024>(text)?;
    NonZeroUsize::new(threads).ok_or_else(|| "expected 1 or more".to_owned())
}
