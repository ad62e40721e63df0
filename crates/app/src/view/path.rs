//! The path to the current node: a row for each ply, with all the moves of its position.

mod board;
mod row;
mod rows_observer;
mod tile;

use std::rc::Rc;

use plyscope_i18n::texts;
use plyscope_search::TreeNode;
use plyscope_session::{Session, State};
use plyscope_view::scene::path;
use plyscope_view::scene::path::{path_scene, PathScene};
use yew::prelude::*;

use super::tree::hatch;
use super::Send;
use crate::browser;
use crate::model::Model;
use row::DrawnRow;
pub use rows_observer::RowsObserver;

/// The element with the rows.
const ROWS: &str = ".path-rows";

/// The rows.
pub fn path(model: &Model, session: &Rc<Session>, send: &Send) -> Html {
    let (step, lang) = (model.playback.step, model.shell.lang);
    let scene = path_scene(session, step);
    let pointed = model.pointed();
    let entrance = entrance(&scene, [pointed, model.chosen, Some(scene.current)]);
    let rows = (0..scene.rows.len()).map(|place| {
        let drawn = DrawnRow { session, scene: &scene, place, entrance, lang, send };
        drawn.view()
    });
    let counted =
        session.tally(scene.current).filter(|_| session.state(scene.current, step) == State::Done);
    let line = path::line(session, pointed.unwrap_or(scene.current), step, lang);
    html! {
        <div class="path">
            <p class="path-line">{ line }</p>
            <svg class="picture path-patterns" width="0" height="0" aria-hidden="true"><defs>{ hatch() }</defs></svg>
            <div class="path-rows" role="tree" aria-label={texts::path_view(lang)}>
                // A separate fragment: keys only work if all siblings have one.
                <>{ for rows }</>
                if let Some(tally) = counted {
                    <p class="quiet-text path-note">{ texts::path_counted_only(lang, tally.nodes as usize) }</p>
                }
                if session.tree().is_leaf(TreeNode::ROOT) {
                    <p class="quiet-text path-note">{ texts::path_single(lang) }</p>
                }
            </div>
        </div>
    }
}

/// Scrolls the row of the current node into view.
fn show_current() {
    browser::scroll_to(ROWS, ".path-row.current", ".controls");
}

/// The tile in the tab order.
fn entrance(scene: &PathScene, wanted: [Option<TreeNode>; 3]) -> Option<TreeNode> {
    let tiles = || scene.rows.iter().flat_map(|row| &row.tiles);
    let find = |node: TreeNode| tiles().find(|tile| tile.node == node);
    let found = wanted.into_iter().flatten().find_map(find);
    found.or_else(|| tiles().next()).map(|tile| tile.node)
}
