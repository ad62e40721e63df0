//! The tree.

use plyscope_best_first_view::mcts::picture::picture;
use plyscope_best_first_view::mcts::reading;
use plyscope_i18n::texts;
use yew::prelude::*;

use super::Send;
use crate::growing::tree::Shown;
use crate::mcts::message::Message;
use crate::mcts::model::Model;

/// The tree at the step that is shown; nothing before the search is finished.
pub fn tree(model: &Model, send: &Send) -> Html {
    let lang = model.shell.lang;
    let Some((session, shown)) = model.session() else { return Html::default() };
    let moment = model.moment();
    let drawing = picture(session, shown, (moment, Some(model.looked_at)), lang);
    let shown = Shown {
        drawing: &drawing,
        tree: session.record().tree(),
        title: texts::mcts_title(lang),
        looked_at: model.looked_at,
        read: &|node| reading::node(session, node, moment, lang),
        look_at: send.reform(Message::LookAt),
    };
    shown.view()
}
