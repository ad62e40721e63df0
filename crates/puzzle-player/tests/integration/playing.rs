//! Puzzles and coroutines are played between their ends.

use proptest::prelude::*;

use plyscope_i18n::Lang;
use plyscope_player::embed::Embed;
use plyscope_player::film::picture::{Of, Picture, Width};
use plyscope_player::film::{Go, Playing};
use plyscope_puzzle_player::{Show, MOST_ITERATIONS};

fn playing(address: &str) -> Option<Playing> {
    Playing::of(&Embed::<Show>::parse(address).0.show?, None, None)
}

#[test]
fn a_board_is_played_up_to_the_end_of_its_search() {
    let mut scene = playing("puzzle=queens&size=3&step=2").expect("a board");
    assert_eq!(scene.step(), 2);
    (0..10_000).for_each(|_| scene.go(Go::Forward));
    assert!(!scene.can_go(Go::Forward));
    assert_eq!(scene.end(), scene.step());
    assert_eq!(scene.count(Lang::En), format!("Step {0} of {0}", scene.step()));
    scene.go(Go::Back);
    assert!(scene.can_go(Go::Forward) && scene.can_go(Go::Last), "the end of a small one is known");
    let large = playing("puzzle=tour&board=8x8&start=a1&step=7").expect("a board");
    assert!(large.can_go(Go::Forward) && !large.can_go(Go::Last) && !large.is_end_known());
}

/// Also where its search has to be played to find that out.
#[test]
fn a_scene_from_beyond_the_end_of_its_search_is_the_last_step() {
    for size in [4, 10] {
        let address = format!("puzzle=queens&size={size}&from=80000");
        let (embed, mut problems) = Embed::<Show>::parse(&address);
        let scene = embed.play(&mut problems).expect("a board");
        let end = scene.end();
        assert_eq!((scene.first(), scene.step(), scene.last()), (end, end, end), "{address}");
        let end = Lang::En.number(end);
        assert_eq!(scene.count(Lang::En), format!("Step {end} of {end}"));
        let messages: Vec<String> =
            problems.iter().map(|problem| problem.message(Lang::En)).collect();
        assert_eq!(messages, [format!("It asks for step 80,000; the last one is {end}.")]);
    }
}

#[test]
fn in_place_of_a_step_that_is_not_played_the_last_one_is_shown() {
    for address in [
        "game=othello&depth=9&algorithm=minimax",
        "game=tic-tac-toe&iterations=20000",
        "search=proof-number&game=connect-four&iterations=100000",
        "puzzle=tour&board=8x8",
    ] {
        let scene = playing(&format!("{address}&step=250000")).expect("its beginning");
        assert_eq!((scene.step(), scene.is_end_known()), (scene.end(), false), "{address}");
    }
}

#[test]
fn a_board_has_no_value() {
    assert_eq!(playing("puzzle=queens&size=4").and_then(|board| board.value(Lang::En)), None);
}

#[test]
fn coroutines_are_played_with_what_stands_beside_them() {
    let scene = playing("labels=5+2+8&step=9").expect("coroutines");
    let picture = Picture::of(&scene, Width::Scrolled(600.0), Lang::En).expect("a picture");
    assert_eq!((picture.of, scene.last()), (Of::Tree, 35));
    assert!(!picture.label.is_empty() && !picture.groups.is_empty());
    assert_eq!(scene.count(Lang::En), "Step 9 of 35");
    assert!(scene.aside(Lang::En).contains(&"Mailbox: 2".to_owned()));
    assert!(scene.has_steps() && !scene.caption(Lang::En).is_empty());
}

#[test]
fn only_a_large_depth_first_search_is_left_to_a_worker() {
    for (address, is_large) in [
        ("tree=(4+8)+(2+5)", false),
        ("game=othello&depth=9&algorithm=minimax", true),
        ("puzzle=queens&size=8", false),
        ("labels=5+2+8", false),
        ("game=othello&iterations=50", false),
        ("search=sss&game=othello&depth=2", false),
        ("search=proof-number&game=othello&iterations=9", false),
    ] {
        let show = Embed::<Show>::parse(address).0.show.expect("it is shown");
        assert_eq!(Playing::of_small(&show, None, None).is_err(), is_large, "{address}");
    }
}

#[test]
fn sums_that_are_not_listed_are_counted() {
    let address = "game=tic-tac-toe&position=X../.O./..X&iterations=20&step=60";
    let aside = playing(address).expect("a search").aside(Lang::En);
    let more = aside.iter().position(|line| line == "… and 2 more");
    assert_eq!(more, Some(6), "behind four of six: {aside:?}");
}

#[test]
fn a_growing_tree_is_played_with_the_sums_that_are_compared() {
    let mut scene = playing("tree=(4+8)+(17+5)&iterations=40&step=9").expect("a search");
    assert_eq!((scene.step(), scene.last()), (9, 160));
    assert_eq!(scene.aside(Lang::En)[0], "Iteration 3 of 40");
    let mut compared = 0;
    for step in (1..160).step_by(4) {
        scene.seek(step);
        let (caption, aside) = (scene.caption(Lang::En), scene.aside(Lang::En));
        let Some(taken) = caption.strip_prefix("Select: at the root MAX takes ") else {
            continue;
        };
        let (taken, _) = taken.split_once(',').expect("why");
        assert!(aside[2].starts_with(&format!("{taken}: ")), "{caption} {aside:?}");
        let (_, sum) = aside[2].split_once(": ").expect("a sum");
        assert!(caption.contains(&sum.replacen(" + ", " + exploration ", 1)), "{caption} {sum}");
        compared += 1;
    }
    assert_eq!(compared, 38);
    scene.go(Go::Last);
    assert_eq!(scene.count(Lang::En), "Step 160 of 160");
    assert!(scene.caption(Lang::En).contains("After the last iteration L2-2 has the most visits"));
    assert_eq!(scene.value(Lang::En), None);
    let label = Picture::of(&scene, Width::Fixed(330.0), Lang::En).expect("a picture").label;
    assert!(label.contains("L2-1: ") && label.contains("L2-2: "), "{label}");
}

#[test]
fn best_first_searches_are_played_with_their_lists() {
    let mut scene = playing("search=sss&tree=((3+5)+(2+9))+((7+8)+(6+4))&step=4").expect("SSS*");
    assert_eq!(scene.step(), 4);
    assert_eq!(scene.aside(Lang::En)[..2], ["OPEN: 3 states", "L4-2: live, merit ∞"]);
    scene.go(Go::Last);
    assert!(scene.caption(Lang::En).contains("its value is 6"), "{}", scene.caption(Lang::En));
    assert_eq!((scene.value(Lang::En).as_deref(), scene.is_estimate()), (Some("6"), false));
    let scene = playing("search=sss&game=tic-tac-toe&depth=2").expect("SSS*");
    assert!(scene.value(Lang::En).is_some() && scene.is_estimate());
    let mut scene = playing("search=proof-number&tree=(3+5)+(2+9)&goal=3").expect("a search");
    scene.go(Go::Last);
    assert_eq!(
        scene.aside(Lang::En)[..2],
        ["Is the value at least 3?", "L2-1: proof number 0, disproof number ∞"]
    );
    assert!(scene.caption(Lang::En).contains("Yes: the root is proved."));
    assert_eq!(scene.value(Lang::En), None);
    let label = Picture::of(&scene, Width::Fixed(330.0), Lang::En).expect("a picture").label;
    assert!(label.contains("L1-1: proved") && label.contains("L2-2: "), "{label}");
    let long = playing("search=proof-number&game=connect-four&iterations=100000&step=last");
    assert!(!long.expect("its beginning").is_end_known());
}

#[test]
fn of_a_long_search_the_beginning_is_played() {
    let long = format!("game=tic-tac-toe&iterations={}", 2 * MOST_ITERATIONS);
    let mut scene = playing(&format!("{long}&step=last")).expect("a search");
    assert_eq!((scene.step(), scene.end()), (0, u64::from(4 * MOST_ITERATIONS)));
    assert!(!scene.is_end_known() && !scene.can_go(Go::Last));
    scene.seek(scene.last());
    let caption = scene.caption(Lang::En);
    assert!(caption.starts_with("Back up") && !caption.contains("would be played"), "{caption}");
    let short = playing(&format!("game=tic-tac-toe&iterations={MOST_ITERATIONS}")).expect("one");
    assert!(short.is_end_known());
    for step in [1, 777, 4_000] {
        scene.seek(step);
        let mut other =
            playing(&format!("game=tic-tac-toe&iterations={MOST_ITERATIONS}")).expect("one");
        other.seek(step);
        assert_eq!(scene.caption(Lang::En), other.caption(Lang::En), "its beginning is the same");
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(200))]

    #[test]
    fn any_best_first_search_is_drawn_at_any_width(
        search in prop::sample::select(vec!["search=sss", "search=proof-number&goal=2"]),
        leaves in prop::collection::vec(-9_i32..=9, 1..12),
        (step, width) in (0_u64..100, 250.0..1_500.0_f64),
    ) {
        let tree: String = leaves.chunks(3).map(|some| format!("({})", some.iter().map(|leaf| leaf.to_string()).collect::<Vec<_>>().join("+"))).collect();
        let mut scene = playing(&format!("{search}&tree={tree}")).expect("a search");
        scene.seek(step);
        prop_assert_eq!(scene.step(), step.min(scene.last()));
        for lang in Lang::ALL {
            let picture = Picture::of(&scene, Width::Scrolled(width), lang).expect("a picture");
            prop_assert!(picture.width <= width + 1.0, "{} in {}", picture.width, width);
            prop_assert!(!scene.caption(lang).is_empty() && !picture.label.is_empty());
            prop_assert!(scene.aside(lang).len() >= 2);
        }
    }

    /// What is drawn fits its place at every width, and each step has a sentence in every language.
    #[test]
    fn any_search_is_drawn_at_any_width(
        leaves in prop::collection::vec(-9_i32..=9, 1..12),
        (iterations, seed) in (1_u32..60, 0_u64..1_000),
        (step, width) in (0_u64..300, 250.0..1_500.0_f64),
    ) {
        let tree: String = leaves.chunks(3).map(|some| format!("({})", some.iter().map(|leaf| leaf.to_string()).collect::<Vec<_>>().join("+"))).collect();
        let address = format!("tree={tree}&iterations={iterations}&seed={seed}");
        let mut scene = playing(&address).expect("a search");
        scene.seek(step);
        prop_assert_eq!(scene.last(), u64::from(4 * iterations));
        prop_assert_eq!(scene.step(), step.min(scene.last()));
        for lang in Lang::ALL {
            let picture = Picture::of(&scene, Width::Scrolled(width), lang).expect("a picture");
            prop_assert!(picture.width <= width + 1.0, "{} in {}", picture.width, width);
            prop_assert!(!scene.caption(lang).is_empty() && !picture.label.is_empty());
            prop_assert!(scene.aside(lang).len() >= 2);
        }
    }
}
