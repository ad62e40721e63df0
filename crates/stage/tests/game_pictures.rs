//! What is drawn of games.

use plyscope_core::trace::Recorder;
use plyscope_core::Step;
use plyscope_stage::engine::search_game;
use plyscope_stage::link::Link;
use plyscope_stage::locale::Lang;
use plyscope_stage::picture::{picture, Kind, Labels, Shape, Shown, Thing};
use plyscope_stage::scene::camera::{Camera, Viewport};
use plyscope_stage::scene::tree::tree_scene;

const LABELS: Labels = Labels { names: Shown::Yes, lang: Lang::En };

/// The bound that is written beside a node, with the place of its end.
fn bound(thing: &Thing) -> Option<(f64, &str)> {
    thing.shapes.iter().find_map(|shape| match shape {
        Shape::Text { class: "bound", at, size, text } => {
            Some((thing.at.0 + at.0 + text.chars().count() as f64 * size * 0.6, text.as_str()))
        }
        _ => None,
    })
}

/// Bounds such as “≥ draw” are wider than nodes: where the next one is near, they are left out.
#[test]
fn no_bound_lies_on_the_next_node() {
    let (link, problems) =
        Link::parse("game=tic-tac-toe&algorithm=find-max-min&position=XOX/.O./...");
    assert_eq!(problems, []);
    let spec = link.game.expect("a game");
    let (session, _) = search_game(&spec, link.setup, Recorder::new()).expect("legal");
    let mut written = 0;
    for width in [390.0, 860.0, 1400.0] {
        let viewport = Viewport { width, height: 420.0 };
        for step in (0..=session.trace().last_step().0).step_by(7).map(Step) {
            let camera = Camera::fit(session.layout(), session.tree().layer_count(), viewport);
            let scene = tree_scene(&session, step, &camera);
            let things = picture(&session, step, &scene, LABELS);
            let nodes = || things.iter().filter(|thing| thing.kind == Kind::Node);
            for node in
                nodes().filter(|node| !node.class.contains("open") && !node.class.contains("here"))
            {
                let Some((end, text)) = bound(node) else { continue };
                let is_next = |other: &&Thing| other.at.1 == node.at.1 && other.at.0 > node.at.0;
                let next =
                    nodes().filter(is_next).map(|other| other.at.0).fold(f64::INFINITY, f64::min);
                assert!(end <= next, "{width} at {step:?}: {text}");
                written += 1;
            }
        }
    }
    assert!(written > 20, "{written}");
}
