//! Trees by chance, the same everywhere for the same seed.

mod random;

use std::collections::BTreeSet;
use std::fmt;
use std::ops::RangeInclusive;

pub use random::SplitMix64;

use crate::algo::{alpha_beta, Options};
use crate::limits::{MAX_LAYERS, MAX_NODES};
use crate::player::Player;
use crate::tracer::Counter;
use crate::tree::{GameTree, TooLarge, TreeBuilder};
use crate::value::Value;

/// What kind of tree to make.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Recipe {
    /// Trees are equal when their recipes are.
    pub seed: u64,
    /// How many children an inner node has; at least 1.
    pub branching: RangeInclusive<u32>,
    /// How many plies a leaf lies below the root; at least 1. Each node between the two ends is a
    /// leaf with an even chance.
    pub depth: RangeInclusive<u32>,
    /// What leaves are worth: whole numbers, each as likely as the next.
    pub values: RangeInclusive<i64>,
    /// Whether several leaves may be worth the same.
    pub ties: Ties,
    /// Who is to move at the root.
    pub root: Player,
    /// How many cuts alpha-beta with its ordinary choices makes, at least.
    pub min_cuts: u32,
}

/// Whether several leaves may be worth the same.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Ties {
    /// As chance has it.
    #[default]
    Allowed,
    /// Every leaf has a value of its own.
    Never,
}

impl Default for Recipe {
    fn default() -> Self {
        Self {
            seed: 1,
            branching: 2..=2,
            depth: 3..=3,
            values: 1..=20,
            ties: Ties::default(),
            root: Player::Max,
            min_cuts: 1,
        }
    }
}

/// How many trees are tried until one has enough cuts.
pub const TRIES: u32 = 1_000;

/// Why no tree could be made.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum RecipeError {
    /// The branching is 0 somewhere, or its ends are the wrong way round.
    Branching,
    /// The depth is 0 somewhere, beyond the most layers, or its ends are the wrong way round.
    Depth,
    /// A value is beyond ±[`Value::MAX_WHOLE`], or the ends are the wrong way round.
    Values,
    /// There are fewer values than leaves, which are to differ.
    TooFewValues,
    /// The tree grew beyond its limits.
    TooLarge(TooLarge),
    /// None of the trees that were tried had enough cuts.
    TooFewCuts {
        /// How many were asked for.
        wanted: u32,
        /// The most that were seen.
        seen: u32,
        /// How many trees were tried.
        tries: u32,
    },
}

impl fmt::Display for RecipeError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Branching => {
                write!(f, "the branching must be at least 1, its smaller end first")
            }
            Self::Depth => write!(
                f,
                "the depth must be from 1 to {} plies, its smaller end first",
                MAX_LAYERS - 1
            ),
            Self::Values => write!(
                f,
                "values must lie between -{max} and {max}, the smaller end first",
                max = Value::MAX_WHOLE
            ),
            Self::TooFewValues => {
                write!(f, "there are fewer values than leaves, and no two leaves may be equal")
            }
            Self::TooLarge(large) => write!(f, "this recipe makes too large a tree: {large}"),
            Self::TooFewCuts { wanted, seen, tries } => write!(
                f,
                "none of {tries} {} had {wanted} {}; the most were {seen}. Try more children, more layers or \
                 more values",
                if *tries == 1 { "tree" } else { "trees" },
                if *wanted == 1 { "cut" } else { "cuts" },
            ),
        }
    }
}

impl std::error::Error for RecipeError {}

/// Makes the tree of a recipe: the first with enough cuts among [`TRIES`] that follow from the
/// seed. Large trees are tried less often, so that no recipe takes longer than a few seconds.
///
/// # Errors
/// When the recipe makes no sense, makes too large a tree, or yields too few cuts.
pub fn generate(recipe: &Recipe) -> Result<GameTree, RecipeError> {
    recipe.check()?;
    let mut random = SplitMix64::new(recipe.seed);
    let (mut tries, mut nodes, mut seen) = (0, 0, 0);
    // One full-sized tree, or a thousand small ones.
    while tries < TRIES && nodes < MAX_NODES {
        let tree = grow(recipe, &mut random)?;
        let cuts = if recipe.min_cuts == 0 { 0 } else { count_cuts(&tree) };
        if cuts >= recipe.min_cuts {
            return Ok(tree);
        }
        tries += 1;
        nodes += tree.len();
        seen = seen.max(cuts);
    }
    Err(RecipeError::TooFewCuts { wanted: recipe.min_cuts, seen, tries })
}

impl Recipe {
    fn check(&self) -> Result<(), RecipeError> {
        let proper = |range: &RangeInclusive<u32>| !range.is_empty() && *range.start() >= 1;
        if !proper(&self.branching) {
            Err(RecipeError::Branching)
        } else if !proper(&self.depth) || *self.depth.end() as usize >= MAX_LAYERS {
            Err(RecipeError::Depth)
        } else if self.values.is_empty()
            || Value::whole(*self.values.start()).is_none()
            || Value::whole(*self.values.end()).is_none()
        {
            Err(RecipeError::Values)
        } else {
            Ok(())
        }
    }
}

fn grow(recipe: &Recipe, random: &mut SplitMix64) -> Result<GameTree, RecipeError> {
    let mut values = Values::new(recipe);
    let mut builder = TreeBuilder::new();
    // How many children each open node still needs.
    let mut needed = vec![1_u32];
    while let Some(last) = needed.last_mut() {
        if *last == 0 {
            needed.pop();
            builder.close();
            continue;
        }
        *last -= 1;
        let ply = needed.len() as u32 - 1;
        let may_end = ply >= *recipe.depth.start();
        let must_end = ply >= *recipe.depth.end();
        if must_end || may_end && random.below(2) == 0 {
            builder.leaf(values.draw(random)?).map_err(RecipeError::TooLarge)?;
        } else {
            builder.open().map_err(RecipeError::TooLarge)?;
            let (low, high) = (*recipe.branching.start(), *recipe.branching.end());
            needed.push(low + random.below(u64::from(high - low) + 1) as u32);
        }
    }
    // The loop opens one root, and only then looks for its end.
    builder.finish(recipe.root).ok_or(RecipeError::TooLarge(TooLarge::Nodes))
}

/// What leaves are worth.
struct Values<'a> {
    range: &'a RangeInclusive<i64>,
    /// What was drawn, where it is not to be drawn again.
    drawn: Option<BTreeSet<i64>>,
}

impl<'a> Values<'a> {
    fn new(recipe: &'a Recipe) -> Self {
        let drawn = (recipe.ties == Ties::Never).then(BTreeSet::new);
        Self { range: &recipe.values, drawn }
    }

    fn draw(&mut self, random: &mut SplitMix64) -> Result<Value, RecipeError> {
        let (low, count) =
            (*self.range.start(), self.range.end().abs_diff(*self.range.start()) + 1);
        if self.drawn.as_ref().is_some_and(|drawn| drawn.len() as u64 >= count) {
            return Err(RecipeError::TooFewValues);
        }
        loop {
            let value = low.saturating_add_unsigned(random.below(count));
            if self.drawn.as_mut().is_none_or(|drawn| drawn.insert(value)) {
                return Ok(Value::whole(value).unwrap_or(Value::ZERO));
            }
        }
    }
}

fn count_cuts(tree: &GameTree) -> u32 {
    let mut counter = Counter::default();
    let Ok(_) = alpha_beta(tree, &Options::default(), &mut counter);
    counter.total().cuts as u32
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_problem_has_its_sentence() {
        let cuts = RecipeError::TooFewCuts { wanted: 5, seen: 3, tries: 1000 };
        let one = RecipeError::TooFewCuts { wanted: 1, seen: 0, tries: 1 };
        let table = [
            (RecipeError::Branching, "branching must be at least 1"),
            (RecipeError::Depth, "depth must be from 1 to "),
            (RecipeError::Values, "values must lie between -"),
            (RecipeError::TooFewValues, "fewer values than leaves"),
            (cuts, "none of 1000 trees had 5 cuts; the most were 3"),
            (one, "none of 1 tree had 1 cut; the most were 0"),
        ];
        for (problem, words) in table {
            assert!(problem.to_string().contains(words), "{problem:?}");
        }
    }
}
