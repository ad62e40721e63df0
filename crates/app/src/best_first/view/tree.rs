//! The tree.

use plyscope_best_first_view::best_first::picture::picture;
use plyscope_best_first_view::best_first::reading;
use plyscope_i18n::texts;
use yew::prelude::*;

use super::Send;
use crate::best_first::message::Message;
use crate::best_first::model::Model;
use crate::growing::tree::Shown;

/// The tree at the step that is shown; nothing before the search is finished.
pub fn tree(model: &Model, send: &Send) -> Html {
    let lang = model.shell.lang;
    let Some((session, shown)) = model.session() else { return Html::default() };
    let step = model.step();
    let drawing = picture(session, shown, (step, Some(model.looked_at)), lang);
    let shown = Shown {
        drawing: &drawing,
        tree: session.record().tree(),
        title: texts::best_first_title(lang),
        looked_at: model.looked_at,
        read: &|node| reading::node(session, node, step, lang),
        look_at: send.reform(Message::LookAt),
    };
    shown.view()
}
