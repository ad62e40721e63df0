//! What is shown of SSS* and proof-number search, over generated trees, games and steps.

use crate::support::{check_picture, leaf};
use plyscope_best_first::proof_number::{Answer, Moment, Numbers, Phase};
use plyscope_best_first::tree::Node;
use plyscope_best_first_view::best_first::caption::{caption, conclusion};
use plyscope_best_first_view::best_first::gallery::GALLERY;
use plyscope_best_first_view::best_first::link::{read_tree, Link};
use plyscope_best_first_view::best_first::picture::{numbers_at, picture};
use plyscope_best_first_view::best_first::problems::{of_link, of_refusal};
use plyscope_best_first_view::best_first::travel::{travel, Travel};
use plyscope_best_first_view::best_first::{
    begin, reading, table, Kind, Record, Running, Search, Session,
};
use plyscope_i18n::Lang;
use plyscope_setup::Choice;
use plyscope_view::picture::Shape;
use proptest::prelude::*;

fn searched(address: &str) -> Session {
    let mut running = running(address);
    assert!(running.advance(u32::MAX));
    running.finish()
}

fn running(address: &str) -> Running {
    let (link, problems) = Link::parse(address);
    assert_eq!(problems, [], "{address}");
    let subject = link.subject.read(read_tree).unwrap_or_else(|error| panic!("{address}: {error}"));
    begin(&subject, link.search).unwrap_or_else(|_| panic!("{address} is refused"))
}

/// Trees in text, whose players do not alternate.
fn trees() -> impl Strategy<Value = String> {
    let inner = leaf().prop_recursive(4, 30, 4, |child| {
        let children = prop::collection::vec(child, 1..=4);
        let turn = prop::sample::select(vec!["", "", "", "max:", "min:"]);
        (turn, children).prop_map(|(turn, children)| format!("{turn}({})", children.join("+")))
    });
    prop::collection::vec(inner, 1..=4).prop_map(|children| children.join("+"))
}

fn search() -> impl Strategy<Value = &'static str> {
    prop::sample::select(vec!["search=sss", "search=proof-number&goal=2"])
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(300))]

    #[test]
    fn pictures_fit_and_nothing_in_them_moves(
        search in search(),
        text in trees(),
        width in 300.0..1200.0_f64,
        height in 250.0..800.0_f64,
    ) {
        let session = searched(&format!("{search}&tree={text}"));
        let shown = session.shown((width, height));
        let tree = session.record().tree();
        let draw = |step: u32| {
            let lang = Lang::ALL[step as usize % Lang::ALL.len()];
            picture(&session, &shown, (step, Some(Node::ROOT)), lang)
        };
        let last = draw(session.record().last());
        for step in 0..=session.record().last() {
            let drawing = draw(step);
            check_picture(&drawing, tree);
            prop_assert_eq!(drawing.size, last.size);
            let mut chosen = drawing.items.iter().filter(|(node, _)| shown.place(*node).is_some());
            prop_assert!(chosen.all(|item| last.items.contains(item)), "step {}", step);
            let there = drawing.items.iter().map(|&(node, _)| node);
            let path = session.record().path(step);
            prop_assert!(path.iter().all(|&node| tree.added(node) <= session.record().time(step)));
            let is_drawn = |node: &Node| drawing.items.iter().any(|(one, _)| one == node);
            let mut drawn = path.iter().take(usize::from(shown.layers()));
            prop_assert!(drawn.all(is_drawn), "all of the path for which there are layers, step {}", step);
            if let (Record::Sss(record), true) = (session.record(), path.iter().all(is_drawn)) {
                // Also a leaf that goes back into the list at once.
                let is_taken = |shape: &&Shape| {
                    matches!(shape, Shape::Path { class: "grown now" | "grown solved now", .. })
                };
                let taken = drawing.shapes.iter().filter(is_taken).count();
                prop_assert_eq!(taken, usize::from(record.taken(step).is_some()), "step {}", step);
            }
            for node in there {
                prop_assert!(tree.added(node) <= session.record().time(step), "step {}", step);
                let text = reading::node(&session, node, step, Lang::En);
                prop_assert!(text.contains(": "), "{}", text);
            }
        }
        prop_assert!(last.size.0 <= width + 1.0, "{:?} in {}", last.size, width);
        prop_assert!(last.size.1 <= height + 1.0, "{:?} in {}", last.size, height);
    }

    #[test]
    fn tables_say_what_is_next(search in search(), text in trees()) {
        let session = searched(&format!("{search}&tree={text}"));
        for step in 0..session.record().last() {
            match session.record() {
                Record::Sss(record) => {
                    let (rows, count) = table::open(record, step, 5);
                    prop_assert_eq!(rows.len(), count.min(5));
                    let taken = record.taken(step + 1).expect("a step");
                    prop_assert_eq!((rows[0].node, rows[0].merit), (taken.node, taken.merit));
                }
                // At the end of an iteration the table leads to the most-proving node.
                Record::ProofNumber(record) if step % 3 == 0 => {
                    let path = session.record().path(step + 1);
                    for pair in path.windows(2) {
                        let rows = table::children(&session, record, pair[0], step);
                        let next = rows.iter().find(|row| row.is_preferred).expect("a child");
                        prop_assert_eq!(next.node, pair[1], "step {}", step);
                    }
                }
                Record::ProofNumber(_) => {}
            }
        }
    }

    #[test]
    fn numbers_follow_from_those_of_the_children(text in trees()) {
        let session = searched(&format!("search=proof-number&goal=2&tree={text}"));
        let Record::ProofNumber(record) = session.record() else { panic!("a proof-number search") };
        let is_settled = |one: Numbers| matches!(one, Numbers::PROVED | Numbers::DISPROVED);
        for step in 0..=session.record().last() {
            for node in session.record().tree().nodes() {
                let rows = table::children(&session, record, node, step);
                let above = [node, Node::ROOT].map(|node| numbers_at(record, node, step));
                let is_over = |row: &table::ChildRow| {
                    above.into_iter().chain([row.numbers]).any(is_settled)
                };
                let mut preferred = rows.iter().filter(|row| row.is_preferred);
                prop_assert!(!preferred.any(is_over), "step {}", step);
                let Some(player) = record.player(node).filter(|_| !rows.is_empty()) else { continue };
                // Children that were just added count in the next step.
                let is_new = matches!(Moment::of_step(step).iteration(), Some((iteration, Phase::Expand))
                    if record.expanded(iteration) == Some(node));
                let expected = numbers_at(record, node, step + u32::from(is_new));
                prop_assert_eq!(table::following(player, &rows), expected, "step {}", step);
            }
        }
    }

    #[test]
    fn addresses_are_written_as_they_are_read(
        search in search(),
        text in trees(),
        depth in prop::option::of(0_u16..9),
        step in prop::option::of(0_u32..50),
    ) {
        let depth = depth.filter(|_| search == "search=sss");
        let depth = depth.map_or(String::new(), |depth| format!("&depth={depth}"));
        let step = step.map_or("last".to_owned(), |step| step.to_string());
        let (link, problems) = Link::parse(&format!("{search}&tree={text}{depth}&step={step}"));
        prop_assert_eq!(problems, []);
        prop_assert_eq!(Link::parse(&link.print()), (link, vec![]));
    }
}

#[test]
fn every_step_has_its_sentence_in_every_language() {
    for exhibit in GALLERY {
        let session = searched(exhibit.link);
        let last = session.record().last();
        for step in (0..=last.min(160)).chain(last.saturating_sub(8)..=last) {
            for lang in Lang::ALL {
                let text = caption(&session, step, lang);
                assert!(!text.is_empty() && !text.contains("  "), "{} {step}: {text}", exhibit.id);
                assert!(!text.starts_with(char::is_lowercase), "{} {step}: {text}", exhibit.id);
            }
        }
    }
}

#[test]
fn what_was_found_is_said() {
    let table = [
        (
            "search=sss&tree=((3+5)+(2+9))+((7+8)+(6+4))",
            "The root is solved: its value is 6. 6 leaves were evaluated. Alpha-beta, from left to right, \
             visits 8.",
        ),
        (
            "search=sss&game=connect-four&depth=2",
            "The root is solved: its value is −3, an estimate, since the search looked no further than its depth.",
        ),
        (
            "search=proof-number&tree=(3+5)+(2+9)&goal=3",
            "Is the value at least 3? Yes: the root is proved.",
        ),
        (
            "search=proof-number&tree=(3+5)+(2+9)&goal=4",
            "Is the value at least 4? No: the root is disproved.",
        ),
        ("search=proof-number&tree=7&goal=5", "Is the value at least 5? Yes: the root is proved."),
        ("search=proof-number&game=tic-tac-toe&goal=draw", "Does X at least draw? Yes"),
        ("search=proof-number&game=tic-tac-toe", "Does X win? No"),
        (
            "search=proof-number&game=tic-tac-toe&iterations=3",
            "The search ended after 3 iterations without an answer.",
        ),
    ];
    for (address, expected) in table {
        let session = searched(address);
        let text = conclusion(&session, Lang::En);
        assert!(text.starts_with(expected), "{address}: {text}");
        let last = caption(&session, session.record().last(), Lang::En);
        assert!(last.contains(expected), "{address}: {last}");
        assert!(last.matches('?').count() <= 1, "{address}: {last}");
    }
}

/// Of one reply there are no others that could follow.
#[test]
fn an_only_reply_is_not_called_the_first() {
    let session = searched("search=sss&tree=((3))+(5+2)");
    let steps = 1..=session.record().last();
    let captions: Vec<String> = steps.map(|step| caption(&session, step, Lang::En)).collect();
    let of = |node: &str| {
        let begin = format!("Take {node}, live");
        captions.iter().find(|text| text.starts_with(&begin)).expect("taken")
    };
    assert!(of("L2-1").contains("MIN has one move there: L3-1 goes into"), "{}", of("L2-1"));
    assert!(of("L2-2").contains("the first, L3-2, goes into"), "{}", of("L2-2"));
}

#[test]
fn a_search_that_goes_on_has_no_conclusion() {
    let address = "search=proof-number&game=tic-tac-toe&iterations=20";
    for (done, is_finished) in [(19, false), (20, true)] {
        let mut running = running(address);
        assert_eq!(running.advance(done), is_finished);
        let session = running.finish();
        let last = caption(&session, session.record().last(), Lang::En);
        assert_eq!(last.contains("The search ended"), is_finished, "{last}");
    }
}

#[test]
fn a_node_with_very_many_children_is_drawn_soon() {
    let leaves = vec!["1"; 99_000].join("+");
    let session = searched(&format!("search=proof-number&goal=2&tree={leaves}"));
    let shown = session.shown((1_000.0, 500.0));
    assert_eq!(shown.places().len(), 1 + 13);
}

#[test]
fn what_cannot_be_read_or_searched_has_its_sentence() {
    let table = [
        ("search=sss*&tree=4+8", "sss*"),
        ("search=sss&tree=4+8&goal=3", "goal"),
        ("search=sss&tree=4+8&depth=-1", "depth"),
        ("search=proof-number&tree=4+8&depth=1", "depth"),
        ("search=proof-number&tree=4+8&goal=much", "much"),
        ("search=proof-number&tree=4+8&iterations=1000000000", "iterations"),
        ("search=proof-number&game=tictactoe", "tic-tac-toe"),
        ("search=sss&tree=4+8&algorithm=minimax", "algorithm"),
    ];
    for (address, part) in table {
        let (_, problems) = Link::parse(address);
        assert_eq!(problems.len(), 1, "{address}: {problems:?}");
        assert!(problems[0].parameter().is_some(), "{address}");
        let text = of_link(&problems[0], Lang::En);
        assert!(text.contains(part), "{address}: {text}");
    }
    for kind in Kind::ALL.iter().map(|&(_, kind)| kind) {
        let first = Link::first(kind);
        let chance = Link::parse("search=sss&game=einstein").0.subject;
        let subject = chance.read(read_tree).expect("a game");
        let Err(refusal) = begin(&subject, first.search) else { panic!("chance is refused") };
        assert!(of_refusal(&refusal, Lang::En).contains("Chance"));
        assert!(read_tree("chance:(1 2)").is_err());
        let subject = first.subject.read(read_tree).expect("the first example");
        assert!(begin(&subject, first.search).is_ok());
    }
}

#[test]
fn without_a_goal_a_tree_of_numbers_is_asked_for_its_static_evaluation() {
    let table = [
        ("tree=((3+5)+(2+9))+((7+8)+(6+4))", "5"),
        ("tree=(3+win)+(2+9)", "win"),
        ("tree=(3+5)+(2+9)&goal=4", "4"),
        ("tree=(3+5)+(2+9)&goal=win", "win"),
        ("tree=(3", "win"),
        ("game=tic-tac-toe", "win"),
    ];
    for (subject, goal) in table {
        let (link, _) = Link::parse(&format!("search=proof-number&{subject}"));
        let Search::ProofNumber(settings) = link.search else { panic!("{subject}") };
        assert_eq!(settings.at_least.to_string(), goal, "{subject}");
        assert_eq!(Link::parse(&link.print()).0, link, "{subject}");
    }
}

#[test]
fn an_expansion_names_the_values_by_which_leaves_are_settled() {
    let table = [
        ("tree=(3+5)+(2+9)&goal=3", 5, "2 proved, 0 disproved. Values: L3-1 = 3, L3-2 = 5."),
        ("tree=2+(1+9)&goal=3", 2, "1 disproved. Value: L2-1 = 2. What is not"),
        ("tree=1+2+3+4+5+6+7+8+9&goal=5", 2, "5 proved, 4 disproved."),
    ];
    for (subject, step, part) in table {
        let session = searched(&format!("search=proof-number&{subject}"));
        let text = caption(&session, step, Lang::En);
        assert!(text.contains(part), "{subject}: {text}");
        assert_eq!(text.contains("Values"), part.contains("Values"), "{text}");
    }
}

#[test]
fn the_first_example_is_whole_on_a_phone() {
    let session = searched(&Link::first(Kind::Sss).print());
    let shown = session.shown((356.0, 340.0));
    assert_eq!(shown.places().len(), session.record().tree().nodes().len());
}

#[test]
fn a_proof_needs_fewer_nodes_than_alpha_beta_where_replies_are_few() {
    let session = searched("search=proof-number&game=tic-tac-toe&position=X.O/.../...");
    let Record::ProofNumber(record) = session.record() else { panic!("a proof-number search") };
    let nodes = record.tree().nodes().len();
    let other = session.alpha_beta().expect("a small game").nodes;
    assert_eq!(record.answer(), Some(Answer::Proved));
    assert!(nodes < other, "{nodes} and {other}");
}

#[test]
fn each_way_leads_to_its_target() {
    let leaves = searched("search=sss&tree=(3+5)+(2+9)");
    let proof = searched("search=proof-number&tree=(3+5)+(2+9)&goal=3");
    let (last_leaf, last) = (leaves.record().last(), proof.record().last());
    let Record::Sss(record) = leaves.record() else { panic!("SSS*") };
    let evaluated: Vec<u32> = (1..=last_leaf)
        .filter(|&step| record.evaluated(step).count() > record.evaluated(step - 1).count())
        .collect();
    assert_eq!(evaluated.len(), 4 - 1, "the last leaf is never needed");
    let table = [
        (&leaves, Travel::First, 7, 0),
        (&leaves, Travel::Back, 0, 0),
        (&leaves, Travel::Forward, 2, 3),
        (&leaves, Travel::Next, 0, evaluated[0]),
        (&leaves, Travel::Next, evaluated[0], evaluated[1]),
        (&leaves, Travel::Next, evaluated[2], last_leaf),
        (&leaves, Travel::Previous, evaluated[1], evaluated[0]),
        (&leaves, Travel::Previous, evaluated[0], 0),
        (&leaves, Travel::Last, 0, last_leaf),
        (&leaves, Travel::To(2), 0, 2),
        (&leaves, Travel::To(u32::MAX), 0, last_leaf),
        (&proof, Travel::Next, 0, 3),
        (&proof, Travel::Next, 4, 6),
        (&proof, Travel::Previous, 4, 3),
        (&proof, Travel::Previous, 3, 0),
        (&proof, Travel::Next, last, last),
    ];
    for (session, way, from, to) in table {
        assert_eq!(travel(session.record(), from, way), to, "{way:?} from {from}");
    }
}

/// In the space that is left for the tree in a window of 1366 × 650 pixels.
#[test]
fn layers_stand_closer_before_one_is_left_out() {
    let session = searched("search=sss&tree=((3+5)+(2+9))+((7+8)+(6+4))");
    let all = session.record().tree().nodes().len();
    let high = session.shown((864.0, 556.0));
    assert_eq!((high.places().len(), high.layers(), high.layer_height()), (all, 4, 132.0));
    for height in [327.0, 344.0, 360.0] {
        let shown = session.shown((864.0, height));
        assert_eq!((shown.places().len(), shown.layers()), (all, 4), "at a height of {height}");
        assert!(shown.layer_height() < 92.0, "at a height of {height}");
    }
    let low = session.shown((864.0, 300.0));
    assert_eq!((low.layers(), low.layer_height()), (3, 104.0), "no more fits however close");
}
