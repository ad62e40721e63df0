//! Generated trees keep to their recipe.

use std::collections::BTreeSet;

use plyscope_search::algo::{alpha_beta, Options};
use plyscope_search::generate::{generate, Recipe, RecipeError, Ties};
use plyscope_search::limits::{MAX_LAYERS, MAX_NODES};
use plyscope_search::trace::Recorder;
use plyscope_search::tree::TooLarge;
use plyscope_search::{Player, Value};
use proptest::prelude::*;

#[test]
fn the_same_seed_gives_the_same_tree_for_ever() {
    let tree = |seed| generate(&Recipe { seed, ..Recipe::default() }).expect("a tree").to_string();
    assert_eq!(tree(1), GOLDEN[0]);
    assert_eq!(tree(2026), GOLDEN[1]);
}

const GOLDEN: [&str; 2] = ["((4 19) (12 4)) ((14 12) (16 19))", "((7 2) (7 18)) ((14 1) (18 2))"];

#[test]
fn a_wilder_recipe_gives_the_same_tree_for_ever() {
    let wild = Recipe {
        seed: 7,
        branching: 1..=3,
        depth: 1..=3,
        values: -9..=9,
        ties: Ties::Allowed,
        root: Player::Min,
        min_cuts: 2,
    };
    assert_eq!(
        generate(&wild).expect("a tree").to_string(),
        "min: (-6 (-2 0) (-5 2 -8)) ((-1 7 6) 0)"
    );
}

#[test]
fn no_two_leaves_are_equal_where_that_is_asked() {
    let leaves = |values| {
        let tree =
            generate(&Recipe { ties: Ties::Never, min_cuts: 0, values, ..Recipe::default() })?;
        Ok(tree.nodes().filter_map(|node| tree.leaf_value(node)).collect::<BTreeSet<_>>().len())
    };
    // All values are needed; one is missing; there are many.
    assert_eq!(leaves(-3..=4), Ok(8));
    assert_eq!(leaves(-3..=3), Err(RecipeError::TooFewValues));
    assert_eq!(leaves(1..=1000), Ok(8));
}

#[test]
fn recipes_work_up_to_the_limits() {
    let uncut = |branching, depth, values| {
        let (branching, depth) = (branching..=branching, depth..=depth);
        generate(&Recipe { branching, depth, values, min_cuts: 0, ..Recipe::default() })
    };
    let nodes = |branching, depth| uncut(branching, depth, 0..=1).map(|tree| tree.len());
    let too_large = Err(RecipeError::TooLarge(TooLarge::Nodes));
    assert_eq!(nodes(1, MAX_LAYERS as u32 - 1), Ok(MAX_LAYERS));
    assert_eq!(nodes(MAX_NODES as u32 - 1, 1), Ok(MAX_NODES));
    assert_eq!(nodes(MAX_NODES as u32, 1), too_large);
    assert_eq!(nodes(u32::MAX, 3), too_large);
    assert_eq!(nodes(2, 18), Ok((1 << 19) - 1));
    assert_eq!(nodes(2, 19), too_large);
    let widest = -Value::MAX_WHOLE..=Value::MAX_WHOLE;
    assert_eq!(uncut(2, 3, widest).map(|tree| tree.len()), Ok(15));
}

#[test]
fn nonsense_is_refused() {
    let plain = Recipe::default;
    #[allow(clippy::reversed_empty_ranges, reason = "the wrong way round is the case")]
    let table = [
        (Recipe { branching: 0..=2, ..plain() }, RecipeError::Branching),
        (Recipe { branching: 3..=2, ..plain() }, RecipeError::Branching),
        (Recipe { depth: 0..=2, ..plain() }, RecipeError::Depth),
        (Recipe { depth: 1..=500, ..plain() }, RecipeError::Depth),
        (Recipe { values: 5..=4, ..plain() }, RecipeError::Values),
        (Recipe { values: 0..=i64::MAX, ..plain() }, RecipeError::Values),
    ];
    for (recipe, error) in table {
        assert_eq!(generate(&recipe), Err(error), "{recipe:?}");
    }
    let huge = Recipe { branching: 40..=40, depth: 40..=40, ..plain() };
    assert!(matches!(generate(&huge), Err(RecipeError::TooLarge(_))));
    let uncut = Recipe { branching: 1..=1, min_cuts: 1, ..plain() };
    let error = generate(&uncut).expect_err("nothing can be cut");
    assert_eq!(error, RecipeError::TooFewCuts { wanted: 1, seen: 0, tries: 1_000 });
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(2000))]

    #[test]
    fn a_tree_keeps_to_its_recipe(
        seed in any::<u64>(),
        branching in (1_u32..4, 0_u32..3),
        depth in (1_u32..4, 0_u32..3),
        values in (-50_i64..50, 0_i64..50),
        min in any::<bool>(),
    ) {
        let root = if min { Player::Min } else { Player::Max };
        let recipe = Recipe {
            seed,
            branching: branching.0..=branching.0 + branching.1,
            depth: depth.0..=depth.0 + depth.1,
            values: values.0..=values.0 + values.1,
            ties: Ties::Allowed,
            root,
            min_cuts: 0,
        };
        let tree = generate(&recipe).expect("a small tree");
        prop_assert_eq!(tree.root_player(), root);
        for node in tree.nodes() {
            match tree.leaf_value(node) {
                Some(value) => {
                    prop_assert!(recipe.depth.contains(&(tree.layer_of(node) as u32)));
                    let low = Value::whole(*recipe.values.start()).expect("in range");
                    let high = Value::whole(*recipe.values.end()).expect("in range");
                    prop_assert!(low <= value && value <= high);
                }
                None => prop_assert!(recipe.branching.contains(&(tree.children(node).len() as u32))),
            }
        }
        prop_assert_eq!(generate(&recipe), Ok(tree));
    }

    #[test]
    fn a_tree_has_the_cuts_that_were_asked_for(seed in any::<u64>(), min_cuts in 0_u32..5) {
        let recipe = Recipe { seed, min_cuts, branching: 2..=3, ..Recipe::default() };
        let tree = generate(&recipe).expect("one of a thousand");
        let mut recorder = Recorder::new();
        alpha_beta(&tree, &Options::default(), &mut recorder).expect("no limit");
        let trace = recorder.finish();
        prop_assert!(trace.cut_count(trace.last_step()) >= min_cuts as usize);
    }
}
