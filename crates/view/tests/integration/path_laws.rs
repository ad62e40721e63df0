//! Laws of the path, on every tree and in every game, at every step.

use crate::core_support::tree;
use crate::setups::setup;
use plyscope_games::GameOptions;
use plyscope_i18n::Lang;
use plyscope_search::trace::Recorder;
use plyscope_search::{NodeId, Step, TreeNode};
use plyscope_session::engine::{search_game, search_tree};
use plyscope_session::{Session, State};
use plyscope_setup::catalog::{GameId, GameSpec};
use plyscope_setup::Setup;
use plyscope_view::scene::path::{path_scene, reading, Kind, Row, RowStyle, Tile};
use proptest::prelude::*;

fn of_tree() -> impl Strategy<Value = Session> {
    (tree(), setup())
        .prop_map(|(tree, setup)| search_tree(tree, setup, Recorder::new()).expect("no limit"))
}

/// Columns and rows.
type Size = Option<(u8, u8)>;

/// Positions near the end of their games, so that searches of them are short.
const POSITIONS: [(&str, &str, Size); 8] = [
    ("tic-tac-toe", "XOX/.O./...", None),
    ("tic-tac-toe", "XOX/XO./..O", None),
    ("connect-four", "..../..X./.OX./OXO.", Some((4, 4))),
    ("othello", "XXXX/XXOX/XOXX/.XXX", Some((4, 4))),
    // A few plies before the draw by forty moves.
    ("checkers", "B:WK5,K13:BK22:H77", None),
    ("einstein", ".1c/b3a/.2. X", None),
    ("dice-nim", "5 O", None),
    ("2048", "8 4/2 2:2", None),
];

fn game() -> impl Strategy<Value = (GameSpec, Setup)> {
    let positions = prop::sample::select(&POSITIONS[..]);
    (positions, setup(), prop::option::of(0_u16..=3)).prop_map(
        |((game, position, size), setup, depth)| {
            let position = Some(position.to_owned());
            let options = GameOptions { size, position, ..GameOptions::default() };
            let spec = GameSpec { game: GameId::from_id(game).expect("a game"), options };
            let entry = spec.game.entry();
            let algorithm = if entry.takes(setup.algorithm) {
                setup.algorithm
            } else {
                entry.setup().algorithm
            };
            (spec, Setup { depth, algorithm, ..setup })
        },
    )
}

fn of_game() -> impl Strategy<Value = Session> {
    (game(), prop::option::of(1_usize..=3)).prop_map(|((spec, setup), last_ply)| {
        let recorder = match last_ply {
            Some(ply) => Recorder::new().with_last_ply(ply),
            None => Recorder::new(),
        };
        search_game(&spec, setup, recorder).expect("a position").0
    })
}

fn session() -> impl Strategy<Value = Session> {
    prop_oneof![of_tree(), of_game()]
}

/// At most 150 steps, from the first to the last.
fn steps(session: &Session) -> impl Iterator<Item = Step> {
    let last = session.trace().last_step().0;
    (0..=last).step_by(last as usize / 150 + 1).chain([last]).map(Step)
}

/// How many visits lie below one, by looking at all of them.
fn visits_below(session: &Session, visit: NodeId, step: Step) -> u64 {
    let trace = session.trace();
    let all = (0..trace.node_count() as u32).map(NodeId);
    all.filter(|&node| trace.entered(node) <= step)
        .map(|node| {
            let above = std::iter::successors(Some(node), |&node| trace.parent(node));
            let is_below = above.clone().any(|above| above == visit);
            let counted = trace.tally(node).map_or(0, |tally| tally.nodes);
            u64::from(is_below && node != visit) + if is_below { counted } else { 0 }
        })
        .sum()
}

fn check_row(session: &Session, step: Step, row: &Row) -> Result<(), TestCaseError> {
    let (tree, trace) = (session.tree(), session.trace());
    // Exactly the moves of the position.
    let mut nodes: Vec<TreeNode> = row.tiles.iter().map(|tile| tile.node).collect();
    // In the order of the search: those that it enters come first, one after the other.
    let visit = session.visit(row.parent, step);
    let entry = |&child: &TreeNode| {
        let mut visits = session.visits(child);
        let entered = visits.find(|&child| visit.is_some() && trace.parent(child) == visit);
        entered.map_or(u32::MAX, |visit| visit.0)
    };
    prop_assert!(nodes.iter().map(entry).collect::<Vec<_>>().is_sorted());
    nodes.sort();
    prop_assert_eq!(nodes, tree.children(row.parent).collect::<Vec<_>>());
    prop_assert_eq!(row.ply, tree.layer_of(row.parent));
    prop_assert_eq!(row.known, session.known(row.parent, step));
    prop_assert_eq!(row.style == RowStyle::Nodes, session.game().is_none());
    prop_assert!(row.tiles.iter().filter(|tile| tile.is_on_path).count() <= 1);
    for tile in &row.tiles {
        check_tile(session, step, row, tile)?;
    }
    Ok(())
}

/// Each row belongs to the best child of the row above, and there is none before the root is done.
fn check_expected(session: &Session, step: Step, rows: &[&Row]) -> Result<(), TestCaseError> {
    let root = session.state(TreeNode::ROOT, step);
    prop_assert!(rows.is_empty() || root == State::Done);
    let mut above = TreeNode::ROOT;
    for row in rows {
        prop_assert_eq!(Some(row.parent), session.best_child(above, step));
        prop_assert!(row.tiles.iter().all(|tile| !tile.is_on_path));
        check_row(session, step, row)?;
        above = row.parent;
    }
    Ok(())
}

fn check_tile(session: &Session, step: Step, row: &Row, tile: &Tile) -> Result<(), TestCaseError> {
    let (trace, node) = (session.trace(), tile.node);
    prop_assert_eq!(tile.state, session.state(node, step));
    prop_assert_eq!(tile.known, session.known(node, step));
    prop_assert_eq!(tile.is_best, session.best_child(row.parent, step) == Some(node));
    prop_assert_eq!(tile.is_current, session.focus(step) == Some(node));
    // How a node got its value is shown once it is left, not before.
    prop_assert!(tile.kind == Kind::Searched || tile.state == State::Done);
    let visit = session.visit(node, step).filter(|&visit| trace.entered(visit) <= step);
    let below = visit.map_or(0, |visit| visits_below(session, visit, step));
    prop_assert_eq!(tile.visited_below, below);
    // A press leads to a step at which something is about this node, or about why it is left out.
    if let Some(target) = tile.target {
        let focus = session.focus(target).expect("a step");
        match tile.state {
            State::Pruned => prop_assert!(session.tree().ancestors(node).any(|up| up == focus)),
            _ => prop_assert_eq!(focus, node),
        }
    }
    Ok(())
}

/// The contents of a tile, without its target and its style.
fn content(tile: &Tile) -> (TreeNodeName, State, Kind, Option<String>, bool, bool, u64) {
    let known = tile.known.map(|known| format!("{known:?}"));
    (tile.node.0, tile.state, tile.kind, known, tile.is_best, tile.is_on_path, tile.visited_below)
}

type TreeNodeName = u32;

proptest! {
    #![proptest_config(ProptestConfig::with_cases(80))]

    #[test]
    fn there_is_a_row_for_each_ply_with_exactly_its_moves(session in session()) {
        let tree = session.tree();
        for step in steps(&session) {
            let scene = path_scene(&session, step);
            let current = session.focus(step).unwrap_or(TreeNode::ROOT);
            prop_assert_eq!(scene.current, current);
            let mut path: Vec<TreeNode> = tree.ancestors(current).collect();
            path.reverse();
            let has_moves = !tree.is_leaf(current);
            let (expected, rows): (Vec<&Row>, Vec<&Row>) =
                scene.rows.iter().partition(|row| row.is_expected);
            prop_assert_eq!(rows.len(), path.len() - 1 + usize::from(has_moves));
            check_expected(&session, step, &expected)?;
            for (ply, row) in rows.into_iter().enumerate() {
                prop_assert_eq!(row.parent, path[ply]);
                prop_assert_eq!(row.is_current, path.len() == ply + 1);
                let on_path = row.tiles.iter().find(|tile| tile.is_on_path).map(|tile| tile.node);
                prop_assert_eq!(on_path, path.get(ply + 1).copied());
                check_row(&session, step, row)?;
            }
        }
    }

    #[test]
    fn at_the_end_the_rows_of_the_principal_variation_follow(session in of_tree()) {
        let (tree, last) = (session.tree(), session.trace().last_step());
        let best = session.best_child(TreeNode::ROOT, last);
        let is_inner = best.is_some_and(|best| !tree.is_leaf(best));
        let scene = path_scene(&session, last);
        prop_assert_eq!(scene.rows.iter().any(|row| row.is_expected), is_inner);
    }

    /// A search that is ended at a step shows there what the whole search shows.
    #[test]
    fn nothing_is_revealed_before_the_search_finds_it((spec, setup) in game(), part in 0.0_f64..1.0) {
        let (whole, _) = search_game(&spec, setup, Recorder::new()).expect("a position");
        // One that has dropped its lowest plies has fewer steps, and reaches each of them later.
        let visits = 0..whole.trace().node_count() as u32;
        prop_assume!(visits.into_iter().all(|visit| whole.trace().tally(NodeId(visit)).is_none()));
        let step = Step((f64::from(whole.trace().last_step().0) * part) as u32);
        let recorder = Recorder::new().with_limit(step.0);
        let (ended, _) = search_game(&spec, setup, recorder).expect("a position");
        prop_assert_eq!(ended.trace().last_step(), step);
        let (before, all) = (path_scene(&ended, step), path_scene(&whole, step));
        // Nodes are numbered by what was seen in all, so that the two are compared by their moves.
        let by = |session: &Session, row: &Row| -> Vec<_> {
            let played = session.game().expect("a game");
            let mut content: Vec<_> = row
                .tiles
                .iter()
                .map(|tile| {
                    let text = content(&Tile { node: TreeNode(played.by(tile.node).0), ..tile.clone() });
                    format!("{text:?}")
                })
                .collect();
            content.sort();
            content
        };
        for (before, all) in before.rows.iter().zip(&all.rows) {
            prop_assert_eq!(by(&ended, before), by(&whole, all));
            prop_assert_eq!(before.known, all.known);
            prop_assert_eq!(before.window, all.window);
        }
    }

    #[test]
    fn of_a_long_row_the_part_around_the_path_is_shown(session in session(), most in 1_usize..8) {
        for step in steps(&session) {
            for row in path_scene(&session, step).rows {
                let shown = row.window_of(most);
                prop_assert_eq!(shown.len(), row.tiles.len().min(most));
                let on_path = row.tiles.iter().position(|tile| tile.is_on_path);
                prop_assert!(on_path.is_none_or(|place| shown.contains(&place)));
            }
        }
    }
}

/// A name that runs from right to left does not turn round the words behind it.
#[test]
fn names_from_right_to_left_are_isolated_in_readings() {
    let tree = "(\"שלום\":8 5) (2 9)".parse().expect("a tree");
    let session = search_tree(tree, Setup::default(), Recorder::new()).expect("no limit");
    let scene = path_scene(&session, Step(4));
    let tiles = scene.rows.iter().flat_map(|row| &row.tiles);
    let readings: Vec<String> = tiles.map(|tile| reading(&session, tile, Lang::En)).collect();
    assert!(
        readings.iter().any(|reading| reading.starts_with("\u{2068}שלום\u{2069}, ")),
        "{readings:?}"
    );
}

/// Where the die decides, a row has the rolls by name, each with its probability.
#[test]
fn rolls_have_their_probability() {
    let position = Some("12./..c/.ba X".to_owned());
    let options = GameOptions { position, ..GameOptions::default() };
    let spec = GameSpec { game: GameId::from_id("einstein").expect("a game"), options };
    let setup = Setup { depth: Some(2), ..spec.game.entry().setup() };
    let (session, _) = search_game(&spec, setup, Recorder::new()).expect("a position");
    let scene = path_scene(&session, Step::START);
    let row = &scene.rows[0];
    assert_eq!(row.style, RowStyle::Names);
    let readings: Vec<String> =
        row.tiles.iter().map(|tile| reading(&session, tile, Lang::En)).collect();
    assert_eq!(readings[0], "[1], probability 1/3, not visited");
    assert_eq!(readings[1], "[2-3], probability 2/3, not visited");
}

#[test]
fn new_tiles_have_their_probability() {
    let position = Some("2 ./. 2:new 4".to_owned());
    let options = GameOptions { position, ..GameOptions::default() };
    let spec = GameSpec { game: GameId::from_id("2048").expect("a game"), options };
    let setup = Setup { depth: Some(2), ..spec.game.entry().setup() };
    let (session, _) = search_game(&spec, setup, Recorder::new()).expect("a position");
    let scene = path_scene(&session, Step::START);
    let readings = scene.rows[0].tiles.iter().map(|tile| reading(&session, tile, Lang::En));
    let expected = [("b2=2", 9), ("b2=4", 1), ("a1=2", 9), ("a1=4", 1)]
        .map(|(name, parts)| format!("[{name}], probability {parts}/20, not visited"));
    assert_eq!(readings.collect::<Vec<_>>(), expected);
}
