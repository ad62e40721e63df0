//! What the command can be told.

use std::path::PathBuf;

use clap::{Args, Parser, Subcommand};
use plyscope_core::algo::Fail;
use plyscope_core::{CutRule, Order, Player};
use plyscope_stage::locale::Lang;
use plyscope_stage::setup::{Algorithm, Choice, Setup, StartWindow};

/// Steps through minimax and alpha-beta on game trees.
#[derive(Parser)]
#[command(name = "plyscope", version, arg_required_else_help = true, after_help = EXAMPLES)]
pub struct Arguments {
    #[command(subcommand)]
    pub command: Command,
}

const EXAMPLES: &str = "\
Examples:
  plyscope solve '((8 5) (20 3)) ((2 4) (15 6))'
  plyscope solve --json '[[8,5],[20,3]]' --root min
  plyscope trace '(4 8) (17 5)' --algorithm minimax
  plyscope svg @tree.txt --step 15 -o step15.svg
  plyscope generate --seed 7 --min-cuts 3 | plyscope solve -

A tree is brackets and numbers; leaves may be win, draw or loss, and any node may have a name:
  C1:draw C2:(H2A:draw H2B:loss)";

#[derive(Subcommand)]
pub enum Command {
    /// Search a tree: its value, the best path, what was visited and what was pruned, and why
    #[command(after_help = "\
Examples:
  plyscope solve '((8 5) (20 3)) ((2 4) (15 6))'
  plyscope solve - --algorithm minimax --json < tree.txt
  plyscope solve @tree.txt --window 0..15 --cut gt")]
    Solve(SolveOptions),
    /// Tell what the search does, a line a step
    #[command(after_help = "\
Examples:
  plyscope trace '(4 8) (17 5)'
  plyscope trace @tree.txt --json
  plyscope trace '(4 8) (17 5)' --lang nl")]
    Trace(TraceOptions),
    /// Draw the tree at a step, as the page does
    #[command(after_help = "\
Examples:
  plyscope svg '(4 8) (17 5)' > tree.svg
  plyscope svg @tree.txt --step 15 --no-names -o step15.svg")]
    Svg(SvgOptions),
    /// Make a tree by chance, the same everywhere for the same seed
    #[command(after_help = "\
Examples:
  plyscope generate --seed 7
  plyscope generate --branching 2..3 --depth 3..4 --values -20..20 --min-cuts 3")]
    Generate(GenerateOptions),
}

/// The tree and the search on it.
#[derive(Args)]
pub struct Search {
    /// The tree; - reads standard input, @FILE reads a file
    #[arg(value_name = "TREE", allow_hyphen_values = true, value_parser = tree)]
    pub tree: String,
    /// Which search: alpha-beta (the default) or minimax
    #[arg(long, value_name = "NAME", value_parser = choice::<Algorithm>)]
    algorithm: Option<Algorithm>,
    /// Who is to move at the root, whatever the tree says: max or min
    #[arg(long, value_name = "PLAYER", value_parser = choice::<Player>)]
    pub root: Option<Player>,
    /// Look at children from the left (the default) or from the right: left or right
    #[arg(long, value_name = "SIDE", value_parser = choice::<Order>)]
    order: Option<Order>,
    /// Cut at α ≥ β (ge, the default) or at α > β (gt)
    #[arg(long, value_name = "RULE", value_parser = choice::<CutRule>)]
    cut: Option<CutRule>,
    /// Return the best found (soft, the default) or keep it inside the window (hard)
    #[arg(long, value_name = "WAY", value_parser = choice::<Fail>)]
    fail: Option<Fail>,
    /// Alpha-beta's window at the root, such as 0..15 or -inf..8
    #[arg(long, value_name = "A..B", allow_hyphen_values = true)]
    window: Option<StartWindow>,
}

impl Search {
    /// The choices; what was not said is the default.
    pub fn setup(&self) -> Setup {
        Setup {
            algorithm: self.algorithm.unwrap_or_default(),
            order: self.order.unwrap_or_default(),
            cut: self.cut.unwrap_or_default(),
            fail: self.fail.unwrap_or_default(),
            window: self.window.unwrap_or_default(),
            ..Setup::default()
        }
    }
}

#[derive(Args)]
pub struct SolveOptions {
    #[command(flatten)]
    pub search: Search,
    /// Print one JSON object
    #[arg(long)]
    pub json: bool,
}

#[derive(Args)]
pub struct TraceOptions {
    #[command(flatten)]
    pub search: Search,
    /// Print one JSON object a line
    #[arg(long)]
    pub json: bool,
    /// The language of the sentences: en, nl or zh
    #[arg(long, value_name = "TAG", default_value = "en", value_parser = language)]
    pub lang: Lang,
}

#[derive(Args)]
pub struct SvgOptions {
    #[command(flatten)]
    pub search: Search,
    /// The step to draw: a number, or last
    #[arg(long, value_name = "N", default_value = "last", value_parser = at_step)]
    pub step: At,
    /// Leave the L-names out
    #[arg(long)]
    pub no_names: bool,
    /// The language of the words: en, nl or zh
    #[arg(long, value_name = "TAG", default_value = "en", value_parser = language)]
    pub lang: Lang,
    /// Write to a file instead of standard output
    #[arg(short, long, value_name = "FILE")]
    pub output: Option<PathBuf>,
}

/// A step that is asked for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum At {
    /// The last one.
    Last,
    /// The one with a number.
    Step(u32),
}

#[derive(Args)]
pub struct GenerateOptions {
    /// Trees are equal when seed and recipe are
    #[arg(long, default_value_t = 1)]
    pub seed: u64,
    /// How many children an inner node has: N or A..B
    #[arg(long, value_name = "RANGE", default_value = "2", value_parser = range::<u32>)]
    pub branching: (u32, u32),
    /// How many plies a leaf lies below the root: N or A..B
    #[arg(long, value_name = "RANGE", default_value = "3", value_parser = range::<u32>)]
    pub depth: (u32, u32),
    /// What leaves are worth: A..B
    #[arg(long, value_name = "RANGE", default_value = "1..20", value_parser = range::<i64>, allow_hyphen_values = true)]
    pub values: (i64, i64),
    /// Who is to move at the root: max or min
    #[arg(long, value_name = "PLAYER", default_value = "max", value_parser = choice::<Player>)]
    pub root: Player,
    /// How many cuts alpha-beta makes, at least
    #[arg(long, value_name = "K", default_value_t = 1)]
    pub min_cuts: u32,
}

/// A tree may start with a negative number; a dash and a letter is an option that there is not.
fn tree(text: &str) -> Result<String, String> {
    match text.strip_prefix('-').and_then(|rest| rest.chars().next()) {
        Some(c) if c == '-' || c.is_alphabetic() => {
            Err("there is no such option, and no tree starts like this".to_owned())
        }
        _ => Ok(text.to_owned()),
    }
}

fn choice<C: Choice>(name: &str) -> Result<C, String> {
    C::from_id(name).map_err(|problem| problem.to_string())
}

fn language(tag: &str) -> Result<Lang, String> {
    tag.parse().map_err(|()| "expected en, nl or zh".to_owned())
}

fn at_step(text: &str) -> Result<At, String> {
    match text {
        "last" => Ok(At::Last),
        number => number.parse().map(At::Step).map_err(|_| "expected a number, or last".to_owned()),
    }
}

/// `2` is from 2 to 2, `2..4` from 2 to 4.
fn range<T: std::str::FromStr + Copy>(text: &str) -> Result<(T, T), String> {
    let number = |digits: &str| {
        digits
            .trim()
            .parse::<T>()
            .map_err(|_| "expected a whole number, or two as in 2..4".to_owned())
    };
    match text.split_once("..") {
        Some((low, high)) => Ok((number(low)?, number(high)?)),
        None => number(text).map(|only| (only, only)),
    }
}
