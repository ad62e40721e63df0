//! Every exhibit is valid, is searched quickly, and opens at its step.

use plyscope_search::trace::Recorder;
use plyscope_search::{Fraction, NodeId, Step, Value, Verdict};
use plyscope_session::engine::{search_game, search_tree};
use plyscope_session::Session;
use plyscope_setup::gallery::{Exhibit, OpenAt, Scene, GALLERY};
use plyscope_setup::link::Link;
use plyscope_setup::Setup;

fn session(exhibit: &Exhibit) -> Session {
    match exhibit.scene() {
        (Scene::Tree(_), setup) => {
            let tree = exhibit.tree().unwrap_or_else(|| panic!("{} is a tree", exhibit.id));
            search_tree(tree, setup, Recorder::new()).expect("no limit")
        }
        (Scene::Game(spec), setup) => {
            assert!(spec.game.entry().has_rules(), "{} needs the feature chess", exhibit.id);
            let (session, ended) = search_game(&spec, setup, Recorder::new()).expect(exhibit.id);
            assert_eq!(ended, None, "{}", exhibit.id);
            session
        }
    }
}

/// The rules of chess are only there with their feature.
fn can_search(exhibit: &Exhibit) -> bool {
    match exhibit.scene() {
        (Scene::Tree(_), _) => true,
        (Scene::Game(spec), _) => spec.game.entry().has_rules(),
    }
}

fn named(id: &str) -> Session {
    session(GALLERY.iter().find(|exhibit| exhibit.id == id).expect(id))
}

#[test]
fn every_exhibit_opens_at_its_step() {
    for exhibit in GALLERY.iter().filter(|exhibit| can_search(exhibit)) {
        let (_, problems) = Link::parse(exhibit.link);
        assert_eq!(problems, [], "{}", exhibit.id);
        let session = session(exhibit);
        let step = exhibit.step(session.trace());
        assert_eq!(step == Step::START, exhibit.opens == OpenAt::Start, "{}", exhibit.id);
        assert!(session.trace().result().is_some(), "{}", exhibit.id);
    }
}

#[test]
fn the_bound_of_the_deep_cutoff_was_set_at_the_root() {
    let session = named("deep");
    let cut = session.trace().cut(0).expect("a cut");
    assert_eq!(cut.because.set_by(), Some(NodeId::ROOT));
    assert_eq!(session.tree().layer_of(session.node(cut.node)), 3);
}

#[test]
fn one_cutoff_misses_the_deep_one() {
    let (full, single) = (named("deep"), named("single-cutoff"));
    assert!(full.trace().node_count() < single.trace().node_count());
    assert_eq!(full.trace().result(), single.trace().result());
}

#[test]
fn looking_at_the_reply_finds_the_better_move() {
    let best = |id| {
        let session = named(id);
        let end = session.trace().last_step();
        let child = session.best_child(plyscope_search::TreeNode::ROOT, end).expect("a move");
        session.name(child)
    };
    assert_eq!(best("one-ply").as_deref(), Some("c3"));
    assert_eq!(best("depth-two").as_deref(), Some("a3"));
}

/// Counting pieces after one ply walks into a double jump; from two plies on, the search does not.
#[test]
fn looking_at_the_reply_sees_the_double_jump() {
    let first = |id, depth| {
        let exhibit = GALLERY.iter().find(|exhibit| exhibit.id == id).expect(id);
        let (Scene::Game(spec), setup) = exhibit.scene() else { panic!("{id} is a game") };
        let setup = Setup { depth, ..setup };
        let (session, _) = search_game(&spec, setup, Recorder::new()).expect(id);
        let end = session.trace().last_step();
        let line: Vec<String> =
            session.best_path(end).skip(1).filter_map(|node| session.name(node)).collect();
        (line, session.trace().result().map(Verdict::value))
    };
    let whole = |value| Some(Value::whole(value).expect("a small number"));
    assert_eq!(first("checkers-one-ply", None), (vec!["10x19x26".to_owned()], whole(2)));
    for depth in 2..=7 {
        let (line, value) = first("checkers", Some(depth));
        assert_eq!((line[0].as_str(), value), ("18x27", whole(1)), "depth {depth}");
    }
    // What White answers to the greedy capture, and that it cannot be avoided.
    let exhibit = GALLERY.iter().find(|exhibit| exhibit.id == "checkers-one-ply").expect("it");
    let (Scene::Game(spec), _) = exhibit.scene() else { panic!("a game") };
    let rules = spec.rules().expect("a position");
    let greedy = rules.read_move(&[], "10x19x26").expect("a move");
    let status = rules.game_status(&[greedy]).expect("rules");
    let replies: Vec<&str> = status.moves.iter().map(|legal| legal.name.as_str()).collect();
    assert_eq!(replies, ["30x23x14"]);
    assert_eq!(rules.estimate(&[greedy, status.moves[0].by]), Some(Value::ZERO));
}

/// The die decides which stone may move: with one stone less, every roll lets one move that wins.
#[test]
fn capturing_its_own_stone_is_best() {
    for id in ["einstein", "einstein-star1"] {
        let session = named(id);
        let end = session.trace().last_step();
        let value = session.trace().result().map(|verdict| verdict.value().to_string());
        assert_eq!(value.as_deref(), Some("100/3"), "{id}");
        let best = session.best_child(plyscope_search::TreeNode::ROOT, end).expect("a move");
        assert_eq!(session.name(best).as_deref(), Some("1xb2"), "{id}");
    }
    let (all, fewer) = (named("einstein"), named("einstein-star1"));
    assert_eq!((all.trace().visited(), fewer.trace().visited()), (166, 62));
    let skipped = fewer.trace().cut(3).expect("a cut");
    assert!(fewer.tree().is_chance(fewer.node(skipped.node)));
    let tree = all.tree();
    let chance = tree.nodes().filter(|&node| tree.is_chance(node)).count();
    assert!(chance > 0 && tree.has_chance());
    // Probabilities below a node add up to one, and the player to move is the same after a roll.
    for node in tree.nodes().filter(|&node| tree.is_chance(node) && !tree.is_leaf(node)) {
        let parts =
            tree.children(node).map(|child| tree.probability(child).expect("a probability"));
        let sum = parts.fold(Fraction::ZERO, |sum, part| sum.plus(part).expect("small"));
        assert_eq!(sum, Fraction::ONE);
        assert!(tree.children(node).all(|child| tree.player(child) == tree.player(node)));
    }
}

/// Where the merged tile comes to lie decides what can be merged next, whatever chance adds.
#[test]
fn the_same_tile_is_better_below_its_equal() {
    let session = named("2048");
    let end = session.trace().last_step();
    let value = session.trace().result().map(|verdict| verdict.value().to_string());
    assert_eq!((value.as_deref(), session.trace().visited()), (Some("32.4"), 17));
    let root = plyscope_search::TreeNode::ROOT;
    let moves = session.tree().children(root).map(|child| {
        let known = session.known(child, end).map(|verdict| verdict.value().to_string());
        (session.name(child).unwrap_or_default(), known.unwrap_or_default())
    });
    let moves: Vec<_> = moves.collect();
    let moves: Vec<_> = moves.iter().map(|(name, known)| (name.as_str(), known.as_str())).collect();
    assert_eq!(moves, [("L", "25.2"), ("R", "32.4")]);
    let fewer = named("2048-star1");
    let skipped = fewer.trace().cut(0).expect("a cut");
    assert_eq!(session_name(&fewer, skipped.node), "D");
    let value = fewer.trace().result().map(|verdict| verdict.value().to_string());
    assert_eq!((value.as_deref(), fewer.trace().visited()), (Some("48.4"), 37));
    // There is no MIN.
    let tree = fewer.tree();
    let min = plyscope_search::Turn::Player(plyscope_search::Player::Min);
    assert!(tree.nodes().all(|node| tree.turn(node) != min));
}

/// The table of values says so, too: with five stones the die of two faces wins 65 of 128 games.
#[test]
fn with_five_stones_the_smaller_die_is_better() {
    let session = named("dice-nim");
    let end = session.trace().last_step();
    let value = session.trace().result().map(|verdict| verdict.value().to_string());
    assert_eq!((value.as_deref(), session.trace().visited()), (Some("1.5625"), 365));
    let root = plyscope_search::TreeNode::ROOT;
    let dice = session.tree().children(root).map(|child| {
        let known = session.known(child, end).map(|verdict| verdict.value().to_string());
        (session.name(child).unwrap_or_default(), known.unwrap_or_default())
    });
    let expected = [("d2", "1.5625"), ("d4", "-36.71875")];
    let expected = expected.map(|(name, known)| (name.to_owned(), known.to_owned()));
    assert_eq!(dice.collect::<Vec<_>>(), expected);
}

fn session_name(session: &Session, visit: NodeId) -> String {
    session.name(session.node(visit)).unwrap_or_default()
}

#[test]
fn the_lectures_counts_come_out() {
    let table = [
        ("tic-tac-toe", 549_946, Value::DRAW),
        ("choose-move", 16_811, Value::DRAW),
        ("table", 7_954, Value::DRAW),
        ("table-symmetry", 2_381, Value::DRAW),
    ];
    for (id, visited, value) in table {
        let session = named(id);
        assert_eq!(session.trace().visited(), visited, "{id}");
        assert_eq!(session.trace().result().map(Verdict::value), Some(value), "{id}");
    }
}

#[test]
fn the_mate_is_found() {
    let session = named("chess");
    let found = session.trace().result().map(Verdict::sharpened);
    assert_eq!(found, Some(Verdict::Exact(Value::WIN)));
    let end = session.trace().last_step();
    let first = session.best_path(end).nth(1).and_then(|node| session.name(node));
    assert_eq!(first.as_deref(), Some("Ra6"));
}

#[test]
fn the_unsound_table_is_wrong_and_bounds_mend_it() {
    let value = |id| named(id).trace().result().map(Verdict::value);
    assert_eq!(value("unsound"), Some(Value::WIN));
    assert_eq!(value("mended"), Some(Value::DRAW));
}
