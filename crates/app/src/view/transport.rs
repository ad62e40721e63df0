//! The step buttons and the scrubber.

use plyscope_i18n::texts;
use plyscope_search::Step;
use plyscope_session::playback::{Message as Playing, Mode};
use plyscope_session::travel::Travel;
use yew::prelude::*;

use super::icon::Icon;
use super::playback_controls::{speeds, Button, Scrubber};
use super::Send;
use crate::message::Message;
use crate::model::Model;

/// The step buttons and the scrubber.
pub fn transport(model: &Model, send: &Send) -> Html {
    let lang = model.shell.lang;
    let (step, last) = (model.playback.step, model.last_step());
    let cuts = model.session.as_ref().map_or(0, |s| s.trace().cut_count(last));
    let cuts_past = model.session.as_ref().map_or(0, |s| s.trace().cut_count(step.back(1)));
    let cuts_done = model.session.as_ref().map_or(0, |s| s.trace().cut_count(step));
    let has_table =
        model.session.as_ref().is_some_and(|session| session.setup().options().table.is_some());
    let hits = |step| model.session.as_ref().map_or(0, |s| s.trace().probe_counts(step).hits);
    let send = &send.reform(Message::Play);
    let button = |class, icon, label, key, message, off| {
        Button { class, icon, label, key, message, off }.view(send)
    };
    let go = Playing::Go;
    let (at_start, at_end, is_empty) = (step == Step::START, step == last, last == Step::START);
    let running = model.playback.mode == Mode::Running;
    let (play, label) =
        if running { (Icon::PAUSE, texts::pause(lang)) } else { (Icon::PLAY, texts::play(lang)) };
    let scrubber = Scrubber {
        session: model.session.as_ref(),
        // The timeline shows all cuts beforehand, so it is left out while they are asked about.
        has_timeline: model.asks().is_none(),
        steps: (step, last),
        look: (lang, model.shell.theme.id()),
    };
    html! {
        <div class="transport" role="group" aria-label={texts::transport(lang)}>
            { scrubber.view(send) }
            <div class={classes!("buttons", has_table.then_some("many"))}>
                { button("", Icon::FIRST, texts::first(lang), "Home", go(Travel::First), at_start) }
                { button("wide", Icon::PREVIOUS_CUT, texts::previous_cut(lang), "Shift+C", go(Travel::PreviousCut), cuts_past == 0) }
                if has_table {
                    { button("wide", Icon::PREVIOUS_HIT, texts::previous_hit(lang), "Shift+T", go(Travel::PreviousHit), hits(step.back(1)) == 0) }
                }
                { button("wide", Icon::BACK_OVER, texts::back_over(lang), "Shift+O", go(Travel::BackOver), at_start) }
                { button("", Icon::BACK, texts::back(lang), "←", go(Travel::Back), at_start) }
                { button("play", play, label, "K", Playing::Toggle, is_empty) }
                { button("", Icon::FORWARD, texts::forward(lang), "→", go(Travel::Forward), at_end) }
                { button("wide", Icon::OVER, texts::over(lang), "O", go(Travel::Over), at_end) }
                { button("wide", Icon::NEXT_CUT, texts::next_cut(lang), "C", go(Travel::NextCut), cuts_done == cuts) }
                if has_table {
                    { button("wide", Icon::NEXT_HIT, texts::next_hit(lang), "T", go(Travel::NextHit), hits(step) == hits(last)) }
                }
                { button("", Icon::LAST, texts::last(lang), "End", go(Travel::Last), at_end) }
                <span class="count">{ texts::step_of(lang, step.0 as usize, last.0 as usize) }</span>
                { speeds(model.playback.speed, lang, send.reform(Playing::Speed)) }
            </div>
        </div>
    }
}
