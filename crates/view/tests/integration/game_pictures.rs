//! Pictures of games.

use crate::legible::{faults, labels_of, missing_of_family};
use plyscope_i18n::Lang;
use plyscope_search::trace::Recorder;
use plyscope_search::{Step, TreeNode};
use plyscope_session::engine::search_game;
use plyscope_setup::link::Link;
use plyscope_view::picture::labels::{extent, Board};
use plyscope_view::picture::{board_half, picture, Labels, Shown};
use plyscope_view::scene::camera::Viewport;
use plyscope_view::scene::framing::{Extent, Framing};
use plyscope_view::scene::tree::{tree_scene, Mark, TreeScene};

/// Whether the edge of a picture cuts a node off.
fn is_cut_off(mark: &Mark, scene: &TreeScene, board: Board) -> bool {
    let ((x, y), (wide, high)) = (mark.at, scene.size);
    let (half, up, down) = extent(mark, &scene.sizes, board);
    x < half || x + half > wide || y < up || y + down > high
}

/// Moves and values of a game are read as those of a tree are, at every size and step, and boards are in the
/// picture with the sign of whose turn it is: all of a whole tree, and the root at the start.
#[test]
fn no_text_of_a_game_overlaps_anything() {
    let links = [
        "game=tic-tac-toe&algorithm=find-max-min&position=XOX/.O./...",
        "game=tic-tac-toe&algorithm=minimax&position=XOX/OXO/...",
        "game=tic-tac-toe&depth=3&algorithm=alpha-beta",
        "game=connect-four&size=5x4&depth=4&table=all",
        "game=othello&size=4x4&depth=4",
        "game=checkers&position=B:W18,19,27:BK15&depth=4",
        "game=einstein&position=.1c/b3a/.2.+X1&algorithm=star2&depth=5",
        "game=einstein&position=.1c/b3a/.2.&depth=3",
        "game=dice-nim&position=5+X&depth=end&algorithm=star1",
        "game=dice-nim&position=7+X&depth=4",
        "game=2048&position=16+16/8+.:3&depth=end&algorithm=star1",
        "game=2048&size=3x3&position=128+64+8/2+4+2/2+.+2&depth=3",
    ];
    let (mut read, mut wholes, mut faulty) = (0, 0, Vec::new());
    for link in links {
        let (parsed, problems) = Link::parse(link);
        assert_eq!(problems, []);
        let spec = parsed.game.expect("a game");
        let (session, _) = search_game(&spec, parsed.setup, Recorder::new()).expect("legal");
        for (width, height) in [(372.0, 420.0), (684.0, 424.0), (1026.0, 617.0)] {
            let viewport = Viewport { width, height };
            for lang in Lang::ALL {
                let labels = Labels { names: Shown::Yes, lang };
                let framing = Framing::new(&session, viewport, labels);
                let is_whole = framing.extent == Extent::Whole;
                wholes += usize::from(is_whole);
                for step in (0..=session.trace().last_step().0).step_by(41).map(Step) {
                    let (session, camera) = framing.shown(&session, step);
                    let scene = tree_scene(&session, step, &camera);
                    let things = picture(&session, step, &scene, labels);
                    let mut found = faults(&session, &scene, &things, camera.least_font);
                    found.extend(missing_of_family(&session, &scene, &things));
                    let board = board_half(&session, &scene);
                    let is_seen = |mark: &&Mark| {
                        is_whole || (mark.node, step) == (TreeNode::ROOT, Step::START)
                    };
                    let cut_off = scene.nodes.iter().filter(is_seen);
                    let cut_off = cut_off.filter(|mark| is_cut_off(mark, &scene, board));
                    found.extend(cut_off.map(|mark| format!("{:?} is cut off", mark.node)));
                    let place = |fault| format!("{fault}: {link}, {width}, {step:?}, {lang:?}");
                    faulty.extend(found.into_iter().map(place));
                    read += labels_of(&things).len();
                }
            }
        }
    }
    assert_eq!(faulty.len(), 0, "{:#?}", &faulty[..faulty.len().min(40)]);
    assert!(read > 1_000 && wholes > 0, "{read}, {wholes}");
}
