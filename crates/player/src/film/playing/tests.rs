//! Films are played between their ends, whatever they show.

use super::super::camera::least_scale;
use super::super::picture::{Of, Picture, Width};
use super::*;
use crate::embed::Embed;
use crate::film::{Subject, FIRST_STEPS};
use plyscope_search::trace::Recorder;
use plyscope_session::engine::{search_game, search_tree};
use plyscope_setup::address::encode;
use plyscope_setup::link::Link;
use plyscope_view::picture::Shape;

/// A scene from lines, each with a name and a value.
fn scene(lines: &str) -> Embed<Link> {
    let pairs = lines.lines().map(|line| line.split_once(": ").expect("a name and a value"));
    let address: Vec<_> = pairs.map(|(name, value)| format!("{name}={}", encode(value))).collect();
    Embed::parse(&address.join("&")).0
}

fn playing(lines: &str) -> Option<Playing> {
    let scene = scene(lines);
    Playing::of(&scene.show?, scene.from, scene.to)
}

#[test]
fn a_scene_is_played_between_its_ends() {
    let quiz = "tree: ((8 5) (20 3)) ((2 4) (15 6))";
    let table = [
        (format!("{quiz}\nstep: 15"), (15, 0, 34)),
        (format!("{quiz}\nstep: last\nfrom: 10"), (34, 10, 34)),
        (format!("{quiz}\nfrom: 5\nto: 9"), (5, 5, 9)),
        (format!("{quiz}\nstep: 3\nfrom: 9\nto: 5"), (9, 9, 9)),
        (format!("{quiz}\nfrom: 99\nto: last"), (34, 34, 34)),
    ];
    for (block, (shown, first, last)) in table {
        let mut scene = playing(&block).expect("it can be played");
        assert_eq!(scene.step(), shown, "{block}");
        scene.go(Go::First);
        assert_eq!((scene.step(), scene.can_go(Go::Back)), (first, false), "{block}");
        scene.go(Go::Back);
        assert_eq!(scene.step(), first, "{block}");
        scene.go(Go::Last);
        assert_eq!((scene.step(), scene.can_go(Go::Forward)), (last, false), "{block}");
        scene.go(Go::Forward);
        assert_eq!(scene.step(), last, "{block}");
    }
}

#[test]
fn any_step_can_be_gone_to_and_none_beyond_the_ends() {
    let quiz = "tree: ((8 5) (20 3)) ((2 4) (15 6))\nfrom: 4\nto: 20";
    let mut scene = playing(quiz).expect("it can be played");
    for (wished, reached) in [(7, 7), (0, 4), (20, 20), (u64::MAX, 20)] {
        scene.seek(wished);
        assert_eq!((scene.step(), scene.first(), scene.last()), (reached, 4, 20));
    }
    assert_eq!(scene.value(Lang::En).as_deref(), Some("8"));
}

/// As its last caption says: nothing is better than a win.
#[test]
fn a_bound_at_a_win_is_a_win() {
    let scene = playing("game: tic-tac-toe\nposition: XOX/.O./O.X\nstep: last").expect("a game");
    assert!(scene.caption(Lang::En).contains("Value of the tree: win."));
    assert_eq!(scene.value(Lang::En).as_deref(), Some("win"));
}

/// A value from the horizon is an estimate; that of a game searched to its end is not.
#[test]
fn a_caption_marks_estimates() {
    let table = [
        ("tree: ((8 5) (20 3)) ((2 4) (15 6))", false),
        ("game: tic-tac-toe\nposition: XOX/OOX/X.O", false),
        ("game: tic-tac-toe\ndepth: 2", true),
        ("game: connect-four\nsize: 4x4\ndepth: 3", true),
    ];
    for (block, is_estimate) in table {
        let scene = playing(block).expect("it can be played");
        assert!(scene.value(Lang::En).is_some(), "{block}");
        assert_eq!(scene.is_estimate(), is_estimate, "{block}");
    }
}

#[test]
fn a_tree_is_drawn_as_wide_as_its_place_if_it_can_be_read_then() {
    let scene = playing("tree: ((8 5) (20 3)) ((2 4) (15 6))").expect("it can be played");
    let width =
        |place| Picture::of(&scene, Width::Scrolled(place), Lang::En).map(|picture| picture.width);
    let (narrow, natural) = (width(10.0).unwrap(), width(10_000.0).unwrap());
    assert!(narrow > 200.0 && natural > narrow, "{narrow} {natural}");
    let between = f64::midpoint(narrow, natural);
    assert!((width(between).unwrap() - between).abs() < 1.0);
}

/// In the guide and in other sites on phones of 360, 375 and 390 pixels.
#[test]
fn the_tree_of_the_quiz_is_whole_on_a_phone() {
    let scene = playing("tree: ((8 5) (20 3)) ((2 4) (15 6))").expect("it can be played");
    for place in [302.0, 317.0, 332.0] {
        let picture = Picture::of(&scene, Width::Scrolled(place), Lang::En).unwrap();
        assert!(picture.width <= place, "{} in {place}", picture.width);
        let shapes = picture.groups.iter().flat_map(|group| &group.shapes);
        let is_name = |shape: &&Shape| match shape {
            Shape::Text { class, .. } => class.starts_with("l-name"),
            Shape::Path { .. } => false,
        };
        assert_eq!(shapes.filter(is_name).count(), 15, "in {place}");
    }
}

/// Also where it could be read if it was drawn as wide as its place.
#[test]
fn of_a_deep_tree_a_part_is_shown_in_any_place() {
    let tree = (0..45).fold("1 2".to_owned(), |tree, _| format!("1 ({tree})"));
    let scene = playing(&format!("tree: {tree}")).expect("it can be played");
    for place in (300..1_000).step_by(50) {
        let picture = Picture::of(&scene, Width::Scrolled(f64::from(place)), Lang::En).unwrap();
        let height = picture.view_box.rsplit(' ').next().and_then(|text| text.parse::<f64>().ok());
        assert!(height.is_some_and(|height| height <= 3_600.0), "{height:?} in {place}");
    }
}

#[test]
fn in_a_place_that_does_not_scroll_every_tree_can_be_read() {
    for leaves in [2, 8, 16, 64, 500] {
        let mut scene = playing(&format!("tree: {}", "(3 (1 4)) ".repeat(leaves / 2))).unwrap();
        for place in [330.0, 690.0] {
            let picture = Picture::of(&scene, Width::Fixed(place), Lang::En).unwrap();
            let scaled = picture.width * least_scale(place);
            assert!(scaled < place + 0.001, "{leaves} leaves: {}", picture.width);
            scene.go(Go::Forward);
        }
    }
}

#[test]
fn in_a_place_that_does_not_scroll_boards_stand_closer_together() {
    let scene = playing("game: tic-tac-toe\nposition: .../XO./.XO\nalgorithm: one-ply").unwrap();
    let width =
        |place| Picture::of(&scene, Width::Fixed(place), Lang::En).map(|picture| picture.width);
    let (natural, narrow) = (width(690.0).unwrap(), width(330.0).unwrap());
    assert!(natural > 400.0 && narrow * least_scale(330.0) <= 330.0, "{natural} {narrow}");
}

#[test]
fn of_a_large_tree_the_node_of_the_step_is_seen_with_its_neighbours() {
    let wide = format!("({})", vec!["(1 2 3 4 5)"; 30].join(" "));
    let table = [
        vec!["(1 2 3 4 5 6 7 8 9)"; 900].join(" "),
        vec![wide.as_str(); 60].join(" "),
        "((1 2) (3 4)) ".repeat(200),
    ];
    for tree in table {
        let mut scene = playing(&format!("tree: {tree}")).expect("it can be played");
        for _ in 0..40 {
            let picture =
                Picture::of(&scene, Width::Scrolled(600.0), Lang::En).expect("there is a picture");
            assert!(
                picture.width < 2000.0 && picture.groups.len() < 300,
                "{}",
                picture.groups.len()
            );
            let of_nodes = picture.groups.iter().filter(|group| group.class.starts_with("node"));
            let in_view = of_nodes.filter(|group| (0.0..picture.width).contains(&group.at.0));
            assert!(in_view.count() >= 3, "step {}", scene.step());
            scene.go(Go::Forward);
        }
    }
}

#[test]
fn games_are_played_with_what_stands_beside_them() {
    #[rustfmt::skip]
    let table = [
        ("game: tic-tac-toe\nposition: .../XO./.XO\nalgorithm: one-ply\nstep: last", Of::Tree, Some(22), "Step 22 of 22", "The line: "),
        ("game: tic-tac-toe\nposition: .OX/XO./..X\nalgorithm: minimax\nstep: 2", Of::Board, None, "Step 2 of", "The line: "),
        ("game: tic-tac-toe\nalgorithm: minimax\nstep: 9", Of::Board, None, "Step 9", "The line: "),
        ("game: othello\ndepth: 9\nalgorithm: minimax\nstep: last", Of::Board, None, "Step 0", "The line: "),
    ];
    for (block, what, last, count, beside) in table {
        let scene = playing(block).expect(block);
        let picture =
            Picture::of(&scene, Width::Scrolled(600.0), Lang::En).expect("there is a picture");
        assert_eq!(picture.of, what, "{block}");
        assert!(!picture.label.is_empty() && !picture.groups.is_empty(), "{block}");
        assert!(last.is_none_or(|last| last == scene.to), "{block}: {}", scene.to);
        assert!(scene.count(Lang::En).starts_with(count), "{}", scene.count(Lang::En));
        let aside = scene.aside(Lang::En).join("; ");
        assert!(aside.contains(beside), "{block}: {aside}");
        assert!(scene.has_steps() && !scene.caption(Lang::En).is_empty(), "{block}");
    }
    let scene = playing("game: chess").expect("a game");
    assert!(scene.has_steps() && scene.can_go(Go::Forward));
    // If the search was stopped, its end is unknown and cannot be reached.
    let scene = playing("game: othello\ndepth: 9\nalgorithm: minimax").expect("a game");
    assert!(scene.can_go(Go::Forward) && !scene.can_go(Go::Last));
}

#[test]
fn a_large_search_returns_from_a_worker_as_the_same_film() {
    let large_tree = format!("tree: {}", "(1 2 3) ".repeat(3000));
    // A pass for each value, so that a short text takes long.
    let rising: Vec<String> = (1..=400).map(|number: u32| number.to_string()).collect();
    let many_passes = format!("tree: {}\nalgorithm: mtd-f", rising.join(" "));
    let table = [
        ("tree: (4 8) (2 5)", false),
        (&large_tree, true),
        (&many_passes, true),
        ("game: tic-tac-toe\nposition: .OX/XO./..X", false),
        ("game: connect-four\ndepth: 6\nstep: 30\nfrom: 20", true),
    ];
    for (block, is_large) in table {
        let scene = scene(block);
        let show = scene.show.expect("it is shown");
        let small = Playing::of_small(&show, scene.from, scene.to);
        let whole = Playing::of(&show, scene.from, scene.to).expect("it can be played");
        let block = &block[..block.len().min(40)];
        assert_eq!(small.is_err(), is_large, "{block}");
        let seen = |playing: &Playing| {
            let (step, first, last) = (playing.step(), playing.first(), playing.last());
            (step, first, last, playing.caption(Lang::En), playing.count(Lang::En))
        };
        let playing = match small {
            Ok(playing) => playing.expect("it can be played"),
            Err(large) => {
                let Large { subject, setup } = *large;
                let (session, end) = match subject {
                    Subject::Tree(text) => {
                        let tree = plyscope_search::GameTree::parse(&text).expect("a tree");
                        let found = search_tree(tree, setup, Recorder::new());
                        (found.expect("it is searched"), End::Known)
                    }
                    Subject::Game(spec) => {
                        let recorder = Recorder::new().with_limit(FIRST_STEPS);
                        let (session, ended) =
                            search_game(&spec, setup, recorder).expect("it is searched");
                        (session, if ended.is_some() { End::Open } else { End::Known })
                    }
                };
                Playing::of_session(&show, (scene.from, scene.to), session, end)
            }
        };
        assert_eq!(seen(&playing), seen(&whole), "{block}");
    }
}
