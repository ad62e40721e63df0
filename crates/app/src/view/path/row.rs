//! The moves of a position, in a row.

use std::rc::Rc;

use plyscope_i18n::numerals;
use plyscope_i18n::{texts, Lang};
use plyscope_search::TreeNode;
use plyscope_session::Session;
use plyscope_view::scene::path;
use plyscope_view::scene::path::{PathScene, Row, RowStyle};
use yew::prelude::*;

use super::board::SmallBoard;
use crate::view::Send;

/// The most tiles drawn in a row; a node of a given tree can have thousands of children.
pub(super) const MOST_TILES: usize = 200;

/// The side of the board before a row, in pixels.
const LARGE: f64 = 104.0;

/// A row with the data for rendering it.
pub(super) struct DrawnRow<'a> {
    pub session: &'a Rc<Session>,
    pub scene: &'a PathScene,
    pub place: usize,
    pub entrance: Option<TreeNode>,
    pub lang: Lang,
    pub send: &'a Send,
}

impl DrawnRow<'_> {
    pub fn row(&self) -> &Row {
        &self.scene.rows[self.place]
    }

    pub fn view(&self) -> Html {
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
        // The row of the current node is the last one of the path: its moves, or the row that
        // contains it.
        let next = self.scene.rows.get(self.place + 1);
        let is_current = !row.is_expected && next.is_none_or(|next| next.is_expected);
        let id = format!("path-row-{}", row.ply);
        html! {
            <div key={row.parent.0} class={classes!("path-row", style, is_current.then_some("current"), row.is_expected.then_some("expected"))}
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

    /// The state of the position of these moves.
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
}
