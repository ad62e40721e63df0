//! What is shown of Monte Carlo tree search, over generated trees, games and steps.

use crate::support::{check_picture, leaf};
use plyscope_best_first::mcts::{Moment, Node, Phase, Score, Settings};
use plyscope_best_first_view::mcts::begin;
use plyscope_best_first_view::mcts::caption::{caption, conclusion};
use plyscope_best_first_view::mcts::gallery::GALLERY;
use plyscope_best_first_view::mcts::link::{read_tree, Link};
use plyscope_best_first_view::mcts::picture::picture;
use plyscope_best_first_view::mcts::playout::Playout;
use plyscope_best_first_view::mcts::plot::lines;
use plyscope_best_first_view::mcts::problems::{of_link, of_refusal};
use plyscope_best_first_view::mcts::table::{rows, Row};
use plyscope_best_first_view::mcts::Session;
use plyscope_best_first_view::Given;
use plyscope_i18n::Lang;
use plyscope_view::picture::Shape;
use proptest::prelude::*;

fn searched(address: &str) -> Session {
    let (link, problems) = Link::parse(address);
    assert_eq!(problems, [], "{address}");
    let subject = link.subject.read(read_tree).unwrap_or_else(|error| panic!("{address}: {error}"));
    let Ok(mut running) = begin(&subject, link.settings) else { panic!("{address} is refused") };
    assert!(running.advance(u32::MAX));
    running.finish()
}

/// Trees in text, with chance and players who do not alternate.
fn trees() -> impl Strategy<Value = String> {
    let inner = leaf().prop_recursive(4, 30, 4, |child| {
        let children = prop::collection::vec(child, 1..=4);
        let turn = prop::sample::select(vec!["", "", "chance:", "max:", "min:"]);
        (turn, children).prop_map(|(turn, children)| format!("{turn}({})", children.join("+")))
    });
    prop::collection::vec(inner, 1..=4).prop_map(|children| children.join("+"))
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(200))]

    #[test]
    fn pictures_fit_and_nothing_in_them_moves(
        text in trees(),
        seed in 0..1000_u64,
        width in 300.0..1200.0_f64,
        height in 250.0..800.0_f64,
    ) {
        let session = searched(&format!("tree={text}&iterations=60&seed={seed}"));
        let shown = session.shown((width, height));
        let draw = |step| picture(&session, &shown, (Moment::of_step(step), Some(Node::ROOT)), Lang::En);
        let last = draw(240);
        for step in 0..=240 {
            let drawing = draw(step);
            check_picture(&drawing, session.record().tree());
            prop_assert_eq!(drawing.size, last.size);
            let mut chosen = drawing.items.iter().filter(|(node, _)| shown.place(*node).is_some());
            prop_assert!(chosen.all(|item| last.items.contains(item)), "step {}", step);
            let path = session.path_at(Moment::of_step(step));
            let mut drawn = path.iter().take(usize::from(shown.layers()));
            let is_drawn = |node: &Node| drawing.items.iter().any(|(one, _)| one == node);
            prop_assert!(drawn.all(is_drawn), "all of the path for which there are layers, step {}", step);
        }
        let mut path = Vec::new();
        for (node, _) in &last.items {
            let parent = session.record().parent(*node);
            let children: Vec<f64> = last.items.iter().filter(|(one, _)| session.record().parent(*one) == parent).map(|(_, (x, _))| *x).collect();
            prop_assert!(children.is_sorted(), "siblings are read from left to right");
            while path.last().copied() != parent {
                prop_assert!(path.pop().is_some(), "{:?} is not read below its parent", node);
            }
            path.push(*node);
        }
        prop_assert!(last.size.0 <= width + 1.0, "{:?} in {}", last.size, width);
        prop_assert!(last.size.1 <= height + 1.0, "{:?} in {}", last.size, height);
    }

    #[test]
    fn the_table_shows_why_a_move_is_selected(
        text in trees(),
        seed in 0..1000_u64,
        selection in prop::sample::select(vec!["uct", "puct"]),
    ) {
        let address = format!("tree={text}&iterations=80&seed={seed}&selection={selection}");
        let session = searched(&address);
        let record = session.record();
        for iteration in 1..=80 {
            let path = session.path_at(Moment::new(iteration, Phase::BackUp));
            for step in path.windows(2) {
                let children: Vec<Node> = record.children(step[0], iteration - 1).collect();
                let known = rows(&session, step[0], iteration - 1);
                let is_compared = selection == "puct" || children.contains(&step[1]);
                if is_compared && known.iter().any(|row| row.score.is_some()) {
                    let largest = known.iter().find(|row| row.is_largest).expect("a largest sum");
                    let selected = session.positions().move_name(&record.line(step[0]), record.by(step[1]));
                    prop_assert_eq!(&largest.name, &selected, "iteration {}", iteration);
                }
            }
            for row in rows(&session, Node::ROOT, iteration) {
                prop_assert_eq!(row.node.is_none(), row.visits == 0);
            }
        }
    }
}

/// On a phone, where six of the nine first moves have room, and in windows of 1024 and 1366 pixels.
#[test]
fn the_path_of_an_iteration_is_drawn_at_every_width() {
    let phone = (356.0, 340.0);
    let table = [
        ("game=tic-tac-toe&iterations=400", phone),
        ("game=tic-tac-toe&selection=rave&iterations=300", phone),
        ("game=tic-tac-toe&selection=rave&iterations=300", (600.0, 400.0)),
        ("game=connect-four&iterations=300", (600.0, 400.0)),
        ("game=connect-four&iterations=300", (864.0, 344.0)),
    ];
    for (address, space) in table {
        let session = searched(address);
        let shown = session.shown(space);
        for step in 0..=Moment::last(session.record().iterations()).step() {
            let moment = Moment::of_step(step);
            let drawing = picture(&session, &shown, (moment, None), Lang::En);
            check_picture(&drawing, session.record().tree());
            let path = session.path_at(moment);
            for node in path.iter().take(usize::from(shown.layers())) {
                let is_drawn = drawing.items.iter().any(|(one, _)| one == node);
                assert!(is_drawn, "{node:?} at {step} of {address}");
            }
            // What is below the last layer is named.
            let below: String =
                session.positions().names(&session.record().line(path[path.len() - 1]))
                    [path.len().min(usize::from(shown.layers())) - 1..]
                    .join(" ");
            let is_named =
                |shape: &Shape| matches!(shape, Shape::Text { text, .. } if *text == below);
            let is_named = below.is_empty() || drawing.shapes.iter().any(is_named);
            assert!(is_named, "{below} at {step} of {address}");
        }
    }
}

#[test]
fn every_step_has_its_sentence_in_every_language() {
    for exhibit in GALLERY {
        let session = searched(exhibit.link);
        let last = Moment::last(session.record().iterations()).step();
        for step in (0..=last.min(160)).chain(last.saturating_sub(8)..=last) {
            for lang in Lang::ALL {
                let text = caption(&session, Moment::of_step(step), lang);
                assert!(!text.is_empty() && !text.contains("  "), "{} {step}: {text}", exhibit.id);
            }
        }
    }
}

#[test]
fn sentences_say_what_happens_and_why() {
    let session = searched("tree=(4+8)+(17+5)&iterations=40");
    let said = |iteration, phase| caption(&session, Moment::new(iteration, phase), Lang::En);
    #[rustfmt::skip]
    let table = [
        (1, Phase::Select, "Select: MAX has never tried L2-1 at the root, and untried moves come first."),
        (1, Phase::Expand, "Expand: L2-1 is added to the tree, which has 2 nodes now."),
        (2, Phase::Select, "Select: MAX has never tried L2-2 at the root, and untried moves come first."),
    ];
    for (iteration, phase, text) in table {
        assert_eq!(said(iteration, phase), text);
    }
    let back = said(2, Phase::BackUp);
    assert!(back.contains("is added to the 2 nodes on the path. The root has 2 visits"), "{back}");
    let select = said(40, Phase::Select);
    assert!(select.contains("which has the largest sum: mean"), "{select}");
    assert!(select.ends_with("There the game is over."), "{select}");
    let end = said(40, Phase::BackUp);
    let conclusion = "L2-2 has the most visits: that would be played, and no move is worth more.";
    assert!(end.ends_with(conclusion), "{end}");
    let few = searched("tree=4+8&iterations=2");
    let end = caption(&few, Moment::new(2, Phase::BackUp), Lang::En);
    assert!(end.ends_with("Another move has as many: the mean decides, then the order."), "{end}");
}

#[test]
fn no_move_is_marked_before_the_first_iteration() {
    let session = searched("game=tic-tac-toe&selection=puct&evaluation=nothing&iterations=20");
    let marked = |iterations| {
        rows(&session, Node::ROOT, iterations).iter().filter(|row| row.is_best).count()
    };
    assert_eq!((rows(&session, Node::ROOT, 0).len(), marked(0)), (9, 0));
    assert_eq!(marked(1), 9, "every first move draws");
}

#[test]
fn a_trap_misleads_few_iterations_and_not_many() {
    let exhibit = |id| GALLERY.iter().find(|exhibit| exhibit.id == id).expect("it is there");
    let trap = exhibit("mcts-trap").link;
    let misled = conclusion(&searched(trap), Lang::En).expect("a choice");
    assert!(misled.contains("although another move is worth more"), "{misled}");
    let longer = trap.replace("iterations=200", "iterations=400");
    let right = conclusion(&searched(&longer), Lang::En).expect("a choice");
    assert!(right.contains("no move is worth more"), "{right}");
    let session = searched(exhibit("mcts-greedy").link);
    let only = rows(&session, Node::ROOT, 1000).into_iter().find(|row| row.is_best);
    assert_eq!(only.expect("a best move").visits, 1, "tried once");
}

#[test]
fn lines_of_the_plot_end_where_the_search_ends() {
    let session = searched("game=tic-tac-toe&iterations=500");
    let all = lines(&session, 60, 500);
    assert_eq!(all.len(), 5);
    assert!(all[0].is_choice);
    for line in &all {
        assert_eq!((line.points[0].0, line.points.last().map(|point| point.0)), (1, Some(500)));
        assert!(line.points.windows(2).all(|pair| pair[0].0 < pair[1].0));
        assert!(line.points.iter().all(|(_, share)| (0.0..=1.0).contains(share)));
    }
}

/// Also that of a move that is not among the most visited in the end.
#[test]
fn the_move_that_would_be_played_has_a_line_at_every_iteration() {
    let session = searched("game=tic-tac-toe&iterations=400");
    let mut others = 0;
    for now in 1..=400 {
        let all = lines(&session, 20, now);
        assert_eq!(all.iter().filter(|line| line.is_choice).count(), 1, "after {now}");
        others += u32::from(all.len() > 5);
    }
    assert!(others > 0, "another move at some time");
}

#[test]
fn a_playout_ends_the_game() {
    let session = searched("game=connect-four&size=4x4&iterations=50&seed=3");
    for iteration in 1..=50 {
        let playout = Playout::of(&session, iteration).expect("played");
        assert!(session.positions().result(&playout.line()).is_some());
        let (line, first) = (playout.line(), playout.selected.len());
        assert_eq!(playout.names(&session, line.len()).len(), line.len());
        assert_eq!(playout.names(&session, 2).len(), line.len().min(first + 2));
        assert_eq!(playout.board(&session, 0), session.positions().board(&playout.selected));
    }
}

#[test]
fn addresses_are_complete() {
    let usual = "iterations=1000&exploration=1.4&seed=1&step=0";
    let table = [
        ("", format!("game=tic-tac-toe&{usual}")),
        ("tree=4+8", format!("tree=4+8&{usual}")),
        ("tree=4+8&exploration=1,4", format!("tree=4+8&{usual}")),
        (
            "game=connect-four&size=5x4&iterations=7&exploration=0.25&seed=9&step=last",
            "game=connect-four&size=5x4&iterations=7&exploration=0.25&seed=9&step=last".to_owned(),
        ),
        ("tree=4+8&selection=uct", format!("tree=4+8&{usual}")),
        (
            "tree=4+8&selection=puct",
            "tree=4+8&iterations=1000&exploration=1.4&selection=puct&seed=1&step=0".to_owned(),
        ),
        (
            "game=tic-tac-toe&selection=puct&evaluation=nothing",
            "game=tic-tac-toe&evaluation=nothing&iterations=1000&exploration=1.4&selection=puct&seed=1&step=0"
                .to_owned(),
        ),
        (
            "game=othello&selection=rave",
            "game=othello&iterations=1000&exploration=1.4&selection=rave&equivalence=1000&seed=1&step=0"
                .to_owned(),
        ),
    ];
    for (given, printed) in table {
        let (link, problems) = Link::parse(given);
        assert_eq!((link.print(), problems), (printed.clone(), vec![]), "{given}");
        assert_eq!(Link::parse(&printed), (link, vec![]));
    }
}

#[test]
fn problems_are_reported_and_the_rest_is_used() {
    let table = [
        ("iterations=0", "from 1 to 1,000,000"),
        ("iterations=1000000000", "from 1 to 1,000,000"),
        ("iterations=-3", "from 1 to 1,000,000"),
        ("exploration=-1", "“-1” is no constant"),
        ("exploration=1/3", "is no constant"),
        ("exploration=101", "is no constant"),
        ("exploration=lots", "“lots” is no constant"),
        ("exploration=1,4,2", "“1,4,2” is no constant"),
        ("selection=ucb", "uct"),
        ("selection=", "puct"),
        ("evaluation=nothing", "evaluation"),
        ("selection=rave&weights=lines", "weights"),
        ("selection=puct&game=tic-tac-toe&evaluation=best", "best"),
        ("tree=4+8&selection=puct&evaluation=nothing", "evaluation"),
        ("equivalence=9", "equivalence"),
        ("selection=puct&equivalence=9", "equivalence"),
        ("selection=rave&equivalence=-1", "from 0 to 1,000,000"),
        ("selection=rave&equivalence=0.5", "from 0 to 1,000,000"),
        ("selection=rave&iterations=100001", "from 1 to 100,000"),
        ("seed=x", "“x”"),
        ("step=4001", "4,001"),
        ("step=first", "first"),
        ("game=go", "go"),
        ("game=tic-tac-toe&position=nonsense", "3 rows"),
        ("algorithm=minimax", "algorithm"),
        ("iteratons=5", "iterations"),
        ("tree=4+8&position=X", "position"),
    ];
    for (address, part) in table {
        let (link, problems) = Link::parse(address);
        assert_eq!(problems.len(), 1, "{address}: {problems:?}");
        let text = of_link(&problems[0], Lang::En);
        assert!(text.contains(part), "{address}: {text}");
        for lang in Lang::ALL {
            assert!(!of_link(&problems[0], lang).is_empty());
        }
        let subject = link.subject.read(read_tree).expect("the usual, or the tree");
        assert!(begin(&subject, Settings { iterations: 1, ..link.settings }).is_ok());
    }
    let (link, problems) = Link::parse("tree=(4");
    assert_eq!((link.subject.clone(), problems), (Given::Tree("(4".to_owned()), vec![]));
    assert!(link.subject.read(read_tree).is_err());
    let (given, problems) = Link::parse("tree=4+8&selection=rave");
    assert_eq!(problems, []);
    let tree = given.subject.read(read_tree).expect("a tree");
    let refusal = begin(&tree, given.settings).err().expect("refused");
    for lang in Lang::ALL {
        assert!(of_refusal(&refusal, lang).contains("RAVE"));
    }
    let mixed = Link::parse("tree=win+3").0.subject.read(read_tree).expect("a tree");
    assert!(begin(&mixed, Settings::default()).is_err());
}

#[test]
fn a_game_too_long_for_the_stack_has_no_exact_values() {
    // Beyond the plies that are looked ahead there is one leaf: a recursion to it would be deep.
    let deep = |layers: usize| {
        format!("tree={}4{}+5&iterations=3", "(".repeat(layers), ")".repeat(layers))
    };
    assert!(searched(&deep(90)).exact().is_some());
    assert!(searched(&deep(120)).exact().is_none());
}

#[test]
fn chance_at_the_root_has_its_sentences() {
    let session = searched("tree=chance:(1+(2+8))&iterations=20");
    for step in 0..=80 {
        for lang in Lang::ALL {
            assert!(!caption(&session, Moment::of_step(step), lang).is_empty());
        }
    }
}

/// After how many iterations the choice at the root is a best move, and stays one.
fn settled(address: &str) -> u32 {
    let session = searched(address);
    let (record, exact) = (session.record(), session.exact().expect("solved"));
    let is_best = |&iterations: &u32| {
        let choice = record.choice(Node::ROOT, iterations);
        choice.is_some_and(|choice| exact.is_best(record.by(choice)))
    };
    let last = record.iterations();
    last - (1..=last).rev().take_while(is_best).count() as u32
}

/// The fewest and the most iterations that a search of what an exhibit searches needs, with ten seeds.
fn needed(id: &str, selection: &str) -> (u32, u32) {
    let exhibit = GALLERY.iter().find(|exhibit| exhibit.id == id).expect("it is there");
    let (subject, _) = exhibit.link.split_once("&iterations").expect("its subject");
    let settled =
        |seed| settled(&format!("{subject}&iterations=2000&selection={selection}&seed={seed}"));
    let all: Vec<u32> = (1..=10).map(settled).collect();
    (*all.iter().min().expect("ten"), *all.iter().max().expect("ten"))
}

#[test]
fn a_rule_of_selection_helps_in_one_tree_and_misleads_in_another() {
    let table = [
        ("mcts-prior", "uct", (54, 66)),
        ("mcts-prior", "puct", (0, 0)),
        ("mcts-misleading-prior", "uct", (0, 93)),
        ("mcts-misleading-prior", "puct", (112, 459)),
        ("mcts-trap", "uct", (221, 303)),
        ("mcts-trap", "puct", (53, 69)),
    ];
    for (id, selection, expected) in table {
        assert_eq!(needed(id, selection), expected, "{id} by {selection}");
    }
}

#[test]
fn sentences_of_puct_have_the_prior_and_what_stands_in_for_a_mean() {
    let session = searched("tree=(2+3)+(9+8)&iterations=9&selection=puct");
    let said = |iteration| caption(&session, Moment::new(iteration, Phase::Select), Lang::En);
    let table = [
        (1, "Select: at the root MAX takes L2-2, which was never tried, and has the largest sum: 0.50 in place of a mean + exploration 1.27 ≈ 1.77. Its prior is 0.91."),
        (2, "Select: at the root MAX takes L2-2, which has the largest sum: mean 1.00 + exploration 0.64 ≈ 1.64. Its prior is 0.91. There L3-4 was never tried."),
    ];
    for (iteration, text) in table {
        assert_eq!(said(iteration), text);
    }
    let before = rows(&session, Node::ROOT, 0);
    let known: Vec<(bool, u32, f64)> =
        before.iter().map(|row| (row.node.is_some(), row.visits, row.mean)).collect();
    assert_eq!(known, [(false, 0, 0.5), (false, 0, 0.5)], "both are compared before any is tried");
    assert!(before[1].is_largest && !before[0].is_choice);
}

#[test]
fn moves_that_are_good_later_help_in_one_position_and_mislead_in_another() {
    let table = [
        ("mcts-rave", "selection=uct", 445),
        ("mcts-rave", "selection=rave", 64),
        ("mcts-misleading-rave", "selection=uct", 109),
        ("mcts-misleading-rave", "selection=rave", 373),
    ];
    for (id, selection, expected) in table {
        let exhibit = GALLERY.iter().find(|exhibit| exhibit.id == id).expect("it is there");
        let (subject, _) = exhibit.link.split_once("&iterations").expect("its subject");
        let settled = |seed| settled(&format!("{subject}&iterations=2000&{selection}&seed={seed}"));
        let mut all: Vec<u32> = (1..=20).map(settled).collect();
        all.sort_unstable();
        assert_eq!(u32::midpoint(all[9], all[10]), expected, "{id} by {selection}: {all:?}");
    }
    let misled = GALLERY.iter().find(|exhibit| exhibit.id == "mcts-misleading-rave");
    let link = misled.expect("it is there").link;
    let said = |link: &str| conclusion(&searched(link), Lang::En).expect("a choice");
    assert!(said(link).contains("although another move is worth more"));
    let by_uct = link.replace("&selection=rave&equivalence=1000", "");
    assert!(said(&by_uct).contains("no move is worth more"));
}

#[test]
fn rave_without_a_weight_is_shown_as_uct_is() {
    let address = "game=tic-tac-toe&iterations=300";
    let without = format!("{address}&selection=rave&equivalence=0");
    let (uct, rave) = (searched(address), searched(&without));
    for iterations in [9, 10, 100, 300] {
        let compared = |session| {
            let rows = rows(session, Node::ROOT, iterations);
            let compared = |row: Row| (row.name, row.visits, row.mean, row.score.map(Score::total));
            rows.into_iter().map(compared).collect::<Vec<_>>()
        };
        assert_eq!(compared(&uct), compared(&rave));
    }
}

#[test]
fn sentences_of_rave_say_what_is_mixed() {
    let session = searched("game=tic-tac-toe&position=X../.O./..X&iterations=30&selection=rave");
    let said = |iteration| caption(&session, Moment::new(iteration, Phase::Select), Lang::En);
    let table = [
        (1, "Select: O has never tried b3 at the root, and untried moves come first."),
        (9, "Select: at the root O takes a2, which has the largest sum: 0.66 + exploration 2.02 ≈ 2.68. That mixes, with weight 0.99, the mean 0.67 of the 3 iterations in which O played it then or later, since it was added to the tree, into its mean 0.00. There b3 was never tried."),
    ];
    for (iteration, text) in table {
        assert_eq!(said(iteration), text);
    }
    let record = session.record();
    for iteration in 7..=30 {
        let path = session.path_at(Moment::new(iteration, Phase::BackUp));
        let known = rows(&session, Node::ROOT, iteration - 1);
        let largest = known.iter().find(|row| row.is_largest).expect("a largest sum");
        assert_eq!(largest.node, Some(path[1]));
        let (visits, _) = largest.as_first().expect("known");
        assert!(visits >= record.statistics(path[1], iteration - 1).visits);
    }
}

#[test]
fn priors_follow_from_the_chosen_evaluation() {
    let priors = |evaluation: &str| {
        let session = searched(&format!(
            "game=tic-tac-toe&position=X../.../...&iterations=9&selection=puct{evaluation}"
        ));
        rows(&session, Node::ROOT, 0).iter().map(Row::prior).collect::<Vec<_>>()
    };
    assert_eq!(priors("&evaluation=nothing"), [Some(0.125); 8]);
    assert_ne!(priors(""), priors("&evaluation=nothing"));
    // Another rule has no use for it, so that its address does not have it.
    let (link, _) = Link::parse("game=tic-tac-toe&selection=puct&evaluation=nothing");
    let by_uct = Link { settings: Settings::default(), ..link };
    assert!(!by_uct.print().contains("evaluation"), "{}", by_uct.print());
}
