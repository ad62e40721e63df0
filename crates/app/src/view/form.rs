//! The choices of the search.

use plyscope_core::algo::Fail;
use plyscope_core::{CutRule, Order, Player};
use plyscope_stage::locale::{texts, Lang};
use plyscope_stage::setup::{Algorithm, Choice, Setup};
use wasm_bindgen::JsCast;
use web_sys::HtmlInputElement;
use yew::prelude::*;

use super::header::choice;
use super::Send;
use crate::message::Message;
use crate::model::Model;

/// One row of choices; those that minimax has no use for are shown only for alpha-beta.
pub fn form(model: &Model, send: &Send) -> Html {
    let (lang, setup) = (model.lang, model.setup);
    let root = model.session.as_ref().map_or(Player::Max, |session| session.tree().root_player());
    let changed = |change: fn(&mut Setup, &str)| {
        choice(send, move |id| {
            let mut setup = setup;
            change(&mut setup, id);
            Some(Message::Setup(setup))
        })
    };
    let alpha_beta = setup.algorithm == Algorithm::AlphaBeta;
    html! {
        <div class="choices">
            { select(
                "algorithm", texts::algorithm(lang), texts::algorithm_hint(lang), setup.algorithm,
                |algorithm| match algorithm {
                    Algorithm::AlphaBeta => texts::algorithm_alpha_beta(lang),
                    Algorithm::Minimax => texts::algorithm_minimax(lang),
                },
                changed(|setup, id| setup.algorithm = Choice::from_id(id).unwrap_or_default()),
            ) }
            { select(
                "root", texts::root(lang), texts::root_hint(lang), root,
                |player| match player {
                    Player::Max => texts::root_max(lang),
                    Player::Min => texts::root_min(lang),
                },
                choice(send, |id| Player::from_id(id).ok().map(Message::Root)),
            ) }
            { select(
                "order", texts::order(lang), texts::order_hint(lang), setup.order,
                |order| match order {
                    Order::LeftToRight => texts::order_left(lang),
                    Order::RightToLeft => texts::order_right(lang),
                },
                changed(|setup, id| setup.order = Choice::from_id(id).unwrap_or_default()),
            ) }
            if alpha_beta {
                { select(
                    "cut", texts::cut(lang), texts::cut_hint(lang), setup.cut,
                    |cut| match cut {
                        CutRule::AtLeast => texts::cut_ge(lang),
                        CutRule::Above => texts::cut_gt(lang),
                    },
                    changed(|setup, id| setup.cut = Choice::from_id(id).unwrap_or_default()),
                ) }
                { select(
                    "fail", texts::fail(lang), texts::fail_hint(lang), setup.fail,
                    |fail| match fail {
                        Fail::Soft => texts::fail_soft(lang),
                        Fail::Hard => texts::fail_hard(lang),
                    },
                    changed(|setup, id| setup.fail = Choice::from_id(id).unwrap_or_default()),
                ) }
                <WindowField {lang} {setup} send={send.clone()} />
            }
        </div>
    }
}

fn select<C: Choice>(
    id: &'static str,
    label: String,
    hint: String,
    current: C,
    name: impl Fn(C) -> String,
    onchange: Callback<Event>,
) -> Html {
    let options = C::ALL.iter().map(|&(id, one)| {
        html! { <option value={id} selected={one == current}>{ name(one) }</option> }
    });
    html! {
        <label class="field" title={hint}>
            <span>{ label }</span>
            <select {id} {onchange}>{ for options }</select>
        </label>
    }
}

#[derive(Properties, PartialEq)]
struct WindowProps {
    lang: Lang,
    setup: Setup,
    send: Send,
}

/// The start window, which is only taken over once it can be read.
#[component]
fn WindowField(props: &WindowProps) -> Html {
    let draft = use_state(|| None::<String>);
    let (lang, setup) = (props.lang, props.setup);
    let shown = draft.as_ref().cloned().unwrap_or_else(|| setup.window.to_string());
    let broken = shown.parse::<plyscope_stage::setup::StartWindow>().is_err();
    let oninput = {
        let (draft, send) = (draft.clone(), props.send.clone());
        Callback::from(move |event: InputEvent| {
            let Some(field) =
                event.target().and_then(|target| target.dyn_into::<HtmlInputElement>().ok())
            else {
                return;
            };
            let text = field.value();
            if let Ok(window) = text.parse() {
                send.emit(Message::Setup(Setup { window, ..setup }));
            }
            draft.set(Some(text));
        })
    };
    let onblur = {
        let draft = draft.clone();
        Callback::from(move |_| {
            if !broken {
                draft.set(None);
            }
        })
    };
    html! {
        <label class="field" title={texts::window_hint(lang)}>
            <span>{ texts::window_start(lang) }</span>
            <input
                id="window" type="text" size="9" value={shown} {oninput} {onblur} spellcheck="false"
                autocomplete="off"
                aria-invalid={broken.then_some("true")}
                aria-describedby={broken.then_some("window-error")}
            />
            if broken {
                <span class="error" id="window-error">{ texts::window_bad(lang) }</span>
            }
        </label>
    }
}
