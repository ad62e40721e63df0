//! A move of a position, with its board or node and its value.

use std::rc::Rc;

use plyscope_search::{Player, TreeNode, Turn};
use plyscope_session::State;
use plyscope_view::scene::path;
use plyscope_view::scene::path::{RowStyle, Tile};
use yew::prelude::*;

use super::board::SmallBoard;
use super::row::{DrawnRow, MOST_TILES};
use crate::browser;
use crate::keys::has_modifier;
use crate::message::Message;
use crate::view::legend::{CIRCLE, DOWN, LEAF, UP};
use crate::view::{sends, Send};

/// The side of the board of a tile, in pixels.
const SMALL: f64 = 62.0;
/// The side of a board with many squares.
const MEDIUM: f64 = 80.0;
/// The most columns and rows of a board that is legible when small.
const FEW: u8 = 4;

impl DrawnRow<'_> {
    pub(super) fn tile(&self, place: usize) -> Html {
        let (row, lang) = (self.row(), self.lang);
        let tile = &row.tiles[place];
        // A double stroke precedes the pruned moves.
        let is_first_cut = tile.state == State::Pruned
            && place.checked_sub(1).is_none_or(|before| row.tiles[before].state != State::Pruned);
        let path::Words { name, probability, value, note } = path::words(self.session, tile, lang);
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
                    if let Some(probability) = probability {
                        { " " }
                        <span class="tile-probability">{ probability }</span>
                    }
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
                let (kind, d) = match (tile.is_leaf, tile.turn) {
                    (true, _) => ("leaf", LEAF),
                    (false, Turn::Player(Player::Max)) => ("max", UP),
                    (false, Turn::Player(Player::Min)) => ("min", DOWN),
                    (false, Turn::Chance) => ("chance", CIRCLE),
                };
                html! {
                    <svg class="picture tile-node" viewBox="-14 -14 28 28" aria-hidden="true" focusable="false">
                        <g class={classes!("node", kind, tile.state.class())}><path class="body" {d} /></g>
                    </svg>
                }
            }
        }
    }

    /// The arrow keys move from tile to tile: left and right in the row, up to the move that leads
    /// to it, down to the move on the path or the first one of the next row.
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
            if has_modifier(&event) {
                return;
            }
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

/// A focused tile counts as pointed at.
fn point_focus(send: &Send, at: Option<TreeNode>) -> Callback<FocusEvent> {
    sends(send, Message::Point(at))
}

fn id(node: TreeNode) -> String {
    format!("path-{}", node.0)
}

fn class(tile: &Tile) -> String {
    let mut class = format!("tile {}", tile.state.class());
    let marks =
        [(tile.is_best, " best"), (tile.is_on_path, " on-path"), (tile.is_current, " here")];
    marks.iter().filter(|(is, _)| *is).for_each(|(_, name)| class.push_str(name));
    class
}
