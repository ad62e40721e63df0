//! The path to the current node: a row for each ply, with all the moves of its position.

mod board;

use std::rc::Rc;

use plyscope_core::TreeNode;
use plyscope_stage::locale::{texts, Lang};
use plyscope_stage::numerals;
use plyscope_stage::scene::path::{self, path_scene, PathScene, Row, RowStyle, Tile};
use plyscope_stage::session::{Session, State};
use yew::prelude::*;

use super::legend::{DOWN, LEAF, UP};
use super::tree::hatch;
use super::{sends, Send};
use crate::browser;
use crate::message::Message;
use crate::model::Model;
use board::SmallBoard;

/// The most tiles of a row that are drawn; a node of a given tree can have thousands of children.
const MOST_TILES: usize = 200;

/// The side of the board of a tile, and of the board before a row of names, in pixels.
const SMALL: f64 = 62.0;
const LARGE: f64 = 104.0;
/// The side of a board of a tile that has many squares.
const MEDIUM: f64 = 80.0;
/// The most columns and rows of a board that is seen well when it is small.
const FEW: u8 = 4;

/// The rows.
pub fn path(model: &Model, session: &Rc<Session>, send: &Send) -> Html {
    let (step, lang) = (model.playback.step, model.shell.lang);
    let scene = path_scene(session, step);
    let pointed = model.pointed.filter(|node| node.index() < session.tree().len());
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
                { for rows }
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
pub fn show_current() {
    browser::scroll_to(".path-rows", ".path-row.current");
}

/// The tile that the Tab key reaches.
fn entrance(scene: &PathScene, wanted: [Option<TreeNode>; 3]) -> Option<TreeNode> {
    let tiles = || scene.rows.iter().flat_map(|row| &row.tiles);
    let find = |node: TreeNode| tiles().find(|tile| tile.node == node);
    let found = wanted.into_iter().flatten().find_map(find);
    found.or_else(|| tiles().next()).map(|tile| tile.node)
}

struct DrawnRow<'a> {
    session: &'a Rc<Session>,
    scene: &'a PathScene,
    place: usize,
    entrance: Option<TreeNode>,
    lang: Lang,
    send: &'a Send,
}

impl DrawnRow<'_> {
    fn row(&self) -> &Row {
        &self.scene.rows[self.place]
    }

    fn view(&self) -> Html {
        let (row, lang) = (self.row(), self.lang);
        let shown = row.window_of(MOST_TILES);
        let before = shown.start;
        let after = row.tiles.len() - shown.end;
        let more = |count: usize| {
            (count > 0)
                .then(|| html! { <span class="path-more">{ texts::path_more(lang, count) }</span> })
        };
        let style = match row.style {
            RowStyle::Nodes => "nodes",
            RowStyle::Boards => "boards",
            RowStyle::Names => "names",
        };
        // The row of the current node is the last one: its moves, or the row that it stands in.
        let is_current = self.place + 1 == self.scene.rows.len();
        let id = format!("path-row-{}", row.ply);
        html! {
            <div key={row.parent.0} class={classes!("path-row", style, is_current.then_some("current"))}
                role="group" aria-labelledby={id.clone()}>
                <div class="path-head">
                    <p {id} class="path-turn">{ path::heading(self.session, row, lang) }</p>
                    { self.known() }
                    if row.style == RowStyle::Names || row.style == RowStyle::Boards && row.ply == 0 {
                        <SmallBoard session={Rc::clone(self.session)} node={row.parent} side={LARGE} />
                    }
                </div>
                <div class="path-tiles">
                    { more(before) }
                    { for shown.map(|place| self.tile(place)) }
                    { more(after) }
                </div>
            </div>
        }
    }

    /// What is known of the position whose moves these are.
    fn known(&self) -> Html {
        let (row, lang) = (self.row(), self.lang);
        let known = row.known.map(|known| numerals::verdict(lang, known));
        let window = row.window.map(|window| numerals::window(lang, window));
        html! {
            <>
                if let Some(known) = known { <p class="path-known">{ texts::path_value(lang, &known) }</p> }
                if let Some(window) = window { <p class="path-window">{ window }</p> }
            </>
        }
    }

    fn tile(&self, place: usize) -> Html {
        let (row, lang) = (self.row(), self.lang);
        let tile = &row.tiles[place];
        // What is cut stands behind a double stroke.
        let is_first_cut = tile.state == State::Pruned
            && place.checked_sub(1).is_none_or(|before| row.tiles[before].state != State::Pruned);
        let path::Words { name, value, note } = path::words(self.session, tile, lang);
        let label = path::reading(self.session, tile, lang);
        let send = self.send;
        html! {
            <div key={tile.node.0} class="tile-slot">
                if is_first_cut { <span class="path-cut" aria-hidden="true"></span> }
                <button id={id(tile.node)} type="button" class={class(tile)}
                    role="treeitem" aria-label={label} aria-level={(row.ply + 1).to_string()}
                    aria-posinset={(place + 1).to_string()} aria-setsize={row.tiles.len().to_string()}
                    aria-selected={tile.is_on_path.to_string()}
                    tabindex={if self.entrance == Some(tile.node) { "0" } else { "-1" }}
                    onclick={sends(send, Message::Visit(tile.node, tile.target))}
                    onpointerenter={sends(send, Message::Point(Some(tile.node)))}
                    onpointerleave={sends(send, Message::Point(None))}
                    onfocus={point_focus(send, Some(tile.node))} onblur={point_focus(send, None)}
                    onkeydown={self.keys(place)}>
                    <span class="tile-name">{ name }
                        if tile.is_best { <span class="tile-star">{ " ★" }</span> }
                    </span>
                    { self.picture(tile) }
                    { " " }
                    if let Some(value) = value { <span class="tile-value">{ value }</span> }
                    { " " }
                    if let Some(note) = note { <span class="tile-note">{ note }</span> }
                </button>
            </div>
        }
    }

    /// The side of the boards of tiles.
    fn side(&self) -> f64 {
        let board = self.session.game().map(|played| played.board(&[]));
        match board.is_none_or(|board| board.columns.max(board.rows) <= FEW) {
            true => SMALL,
            false => MEDIUM,
        }
    }

    /// The board or the node of a tile.
    fn picture(&self, tile: &Tile) -> Html {
        match self.row().style {
            RowStyle::Names => Html::default(),
            RowStyle::Boards => html! {
                <SmallBoard session={Rc::clone(self.session)} node={tile.node} side={self.side()} />
            },
            RowStyle::Nodes => {
                let (kind, d) = match (tile.is_leaf, tile.player) {
                    (true, _) => ("leaf", LEAF),
                    (false, plyscope_core::Player::Max) => ("max", UP),
                    (false, plyscope_core::Player::Min) => ("min", DOWN),
                };
                html! {
                    <svg class="picture tile-node" viewBox="-14 -14 28 28" aria-hidden="true" focusable="false">
                        <g class={classes!("node", kind, state_class(tile.state))}><path class="body" {d} /></g>
                    </svg>
                }
            }
        }
    }

    /// The arrow keys go from tile to tile: left and right in the row, up to the move that leads to
    /// it, down to the move on the path or the first one of the next row.
    fn keys(&self, place: usize) -> Callback<KeyboardEvent> {
        let (row, rows) = (self.row(), &self.scene.rows);
        let shown = row.window_of(MOST_TILES);
        let tile = |place: usize| row.tiles.get(place).map(|tile| tile.node);
        let left = (place > shown.start).then(|| tile(place - 1)).flatten();
        let right = (place + 1 < shown.end).then(|| tile(place + 1)).flatten();
        let up = (self.place > 0).then_some(row.parent);
        let down = rows.get(self.place + 1).and_then(|next| {
            let on_path = next.tiles.iter().find(|tile| tile.is_on_path);
            on_path.or_else(|| next.tiles.get(next.window_of(MOST_TILES).start)).map(|t| t.node)
        });
        let (first, last) = (tile(shown.start), tile(shown.end.saturating_sub(1)));
        Callback::from(move |event: KeyboardEvent| {
            let target = match event.key().as_str() {
                "ArrowLeft" => left,
                "ArrowRight" => right,
                "ArrowUp" => up,
                "ArrowDown" => down,
                "Home" => first,
                "End" => last,
                _ => return,
            };
            event.prevent_default();
            if let Some(target) = target {
                browser::focus(&format!("#{}", id(target)));
            }
        })
    }
}

/// Whoever walks by keys points as well.
fn point_focus(send: &Send, at: Option<TreeNode>) -> Callback<FocusEvent> {
    sends(send, Message::Point(at))
}

fn id(node: TreeNode) -> String {
    format!("path-{}", node.0)
}

fn class(tile: &Tile) -> String {
    let mut class = format!("tile {}", state_class(tile.state));
    let marks =
        [(tile.is_best, " best"), (tile.is_on_path, " on-path"), (tile.is_current, " here")];
    marks.iter().filter(|(is, _)| *is).for_each(|(_, name)| class.push_str(name));
    class
}

const fn state_class(state: State) -> &'static str {
    match state {
        State::NotVisited => "new",
        State::Open => "open",
        State::Done => "done",
        State::Pruned => "pruned",
        State::Beyond => "beyond",
    }
}
