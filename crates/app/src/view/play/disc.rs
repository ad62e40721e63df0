//! What belongs to a side, beside its name.

use plyscope_games::{Board, Piece, Style};
use plyscope_search::Player;
use plyscope_view::picture::boards;
use yew::prelude::*;

use super::super::tree::drawn_shape;

/// A disc of a side in its hole or on its square; nothing for boards on which the name of a side can be seen.
pub fn disc(style: Style, owner: Player) -> Option<Html> {
    if !matches!(style, Style::Holes | Style::Discs) {
        return None;
    }
    let squares = vec![Some(Piece::of(owner))];
    let board = Board { columns: 1, rows: 1, style, squares, deciding: Vec::new() };
    Some(html! {
        <svg class="picture side-disc" viewBox="-10 -10 20 20" aria-hidden="true" focusable="false">
            { for boards::board(&board, 20.0).iter().map(drawn_shape) }
        </svg>
    })
}
