//! The tree.

use plyscope_best_first::mcts::{Moment, Node};
use plyscope_best_first_view::mcts::picture::picture;
use plyscope_best_first_view::mcts::{reading, Session};
use plyscope_best_first_view::sheet::{half, Drawing};
use plyscope_drawing::{written, Path};
use plyscope_i18n::texts;
use yew::prelude::*;

use super::{sends, Send};
use crate::mcts::message::Message;
use crate::mcts::model::Model;
use crate::view::tree::drawn_shape;

/// The tree at the step that is shown; nothing before the search is finished.
pub fn tree(model: &Model, send: &Send) -> Html {
    let lang = model.shell.lang;
    let Some((session, shown)) = model.session() else { return Html::default() };
    let moment = model.moment();
    let drawing = picture(session, shown, (moment, Some(model.looked_at)), lang);
    let (width, height) = drawing.size;
    let items = Items { session, drawing: &drawing, moment, model, send };
    html! {
        <svg class="picture" viewBox={written("0 0 {} {}", &[width, height])}
            width={written("{}", &[width])} height={written("{}", &[height])}>
            <g aria-hidden="true">{ for drawing.shapes.iter().map(drawn_shape) }</g>
            <g role="tree" aria-label={texts::mcts_title(lang)}>
                { for drawing.items.iter().map(|&item| items.view(item)) }
            </g>
        </svg>
    }
}

/// The accessible items of the tree: a transparent box over each node.
struct Items<'a> {
    session: &'a Session,
    drawing: &'a Drawing,
    moment: Moment,
    model: &'a Model,
    send: &'a Send,
}

impl Items<'_> {
    fn view(&self, (node, at): (Node, (f64, f64))) -> Html {
        let is_looked_at = self.model.looked_at == node;
        let (width, height) = (2.0 * half().0, 2.0 * half().1);
        let corner = (at.0 - half().0, at.1 - half().1);
        let depth = self.session.record().path(node).len();
        html! {
            <path key={node.index()} class="node" d={Path::rectangle(corner, (width, height)).to_string()}
                role="treeitem" aria-label={reading::node(self.session, node, self.moment, self.model.shell.lang)}
                aria-level={depth.to_string()} aria-selected={is_looked_at.to_string()}
                tabindex={if is_looked_at || self.is_entrance(node) { "0" } else { "-1" }}
                onclick={sends(self.send, Message::LookAt(node))} onkeydown={self.walk(node)} />
        }
    }

    /// Whether the keyboard enters the tree here, where the node that is looked at is not drawn.
    fn is_entrance(&self, node: Node) -> bool {
        let looked_at = self.model.looked_at;
        node == Node::ROOT && !self.drawing.items.iter().any(|&(one, _)| one == looked_at)
    }

    /// The arrow keys move in the tree as drawn.
    fn walk(&self, node: Node) -> Callback<KeyboardEvent> {
        let record = self.session.record();
        let items = &self.drawing.items;
        let layer = |of: Node| record.path(of).len();
        let mut row: Vec<(Node, (f64, f64))> =
            items.iter().copied().filter(|&(one, _)| layer(one) == layer(node)).collect();
        row.sort_by(|(_, one), (_, other)| one.0.total_cmp(&other.0));
        let place = row.iter().position(|&(one, _)| one == node).unwrap_or_default();
        let up = record.parent(node);
        let children = items.iter().filter(|&&(one, _)| record.parent(one) == Some(node));
        let down = children.min_by(|(_, one), (_, other)| one.0.total_cmp(&other.0));
        let down = down.map(|&(one, _)| one);
        let left = place.checked_sub(1).map(|place| row[place].0);
        let right = row.get(place + 1).map(|&(one, _)| one);
        let send = self.send.clone();
        Callback::from(move |event: KeyboardEvent| {
            let target = match event.key().as_str() {
                "ArrowUp" => up,
                "ArrowDown" => down,
                "ArrowLeft" => left,
                "ArrowRight" => right,
                "Enter" | " " => Some(node),
                _ => return,
            };
            event.prevent_default();
            if let Some(target) = target {
                send.emit(Message::LookAt(target));
            }
        })
    }
}
