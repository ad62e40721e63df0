//! The weights of an evaluation, with sliders.

use plyscope_games::weights::{parse_weight, print_weight, Weight, Weights};
use plyscope_i18n::{numerals, texts, Lang};
use plyscope_session::caption::short_name;
use plyscope_session::Session;
use plyscope_setup::catalog::GameSpec;
use plyscope_setup::dialog_request::DialogId;
use plyscope_setup::problems::search::of_weights;
use plyscope_setup::Setup;
use yew::prelude::*;

use super::button::button;
use super::typed::{Meaning, Typed, When};
use super::{panel as fold, sends, Send};
use crate::browser::value_of;
use crate::message::Message;
use crate::model::Model;

/// How far the sliders reach on both sides of 0, if no weight is larger.
const REACH: Weight = 30_000_000;

/// The panel; nothing where the evaluation is not by weights.
pub fn panel(model: &Model, send: &Send) -> Html {
    let lang = model.shell.lang;
    let Some((spec, weights)) = model.game.as_ref().and_then(|spec| Some((spec, read(spec)?)))
    else {
        return Html::default();
    };
    let rows = weights
        .iter()
        .map(|(feature, weight)| row((feature, weight), &weights, spec, (lang, send)));
    let content = html! {
        <>
            <p class="quiet-text">{ texts::weights_about(lang) }</p>
            <div class="weights" role="group" aria-label={texts::weights_panel(lang)}>{ for rows }</div>
            <p role="status">{ model.session.as_ref().and_then(|session| result(session, lang)) }</p>
            <p class="node-buttons">
                { button(texts::weights_match(lang), sends(send, Message::OpenDialog(DialogId::EvaluationMatch))) }
            </p>
        </>
    };
    fold("weights-panel", texts::weights_panel(lang), content)
}

/// The weights of a game; `None` if it is not evaluated by weights.
fn read(spec: &GameSpec) -> Option<Weights> {
    let features = (spec.game.entry().features)();
    let names: Vec<_> = features.into_iter().map(|(name, _)| name).collect();
    Weights::parse(spec.options.weights.as_ref()?, &names).ok()
}

/// A feature's name.
pub fn feature_name(feature: &str, lang: Lang) -> String {
    lang.named(&format!("feature-{feature}")).unwrap_or_else(|| feature.to_owned())
}

/// A number field and a slider for the weight of a feature.
fn row(
    (feature, weight): (&'static str, Weight),
    weights: &Weights,
    spec: &GameSpec,
    (lang, send): (Lang, &Send),
) -> Html {
    let name = feature_name(feature, lang);
    let meaning = {
        let weights = weights.clone();
        Callback::from(move |text: String| match parse_weight(&text) {
            Ok(typed) if typed == weight => Meaning::Same,
            Ok(typed) => Meaning::Change(Message::Weights(weights.clone().with(feature, typed))),
            Err(problem) => Meaning::Wrong(of_weights(&problem, lang)),
        })
    };
    let oninput = {
        let (weights, send) = (weights.clone(), send.clone());
        Callback::from(move |event: InputEvent| {
            let moved = value_of(&event).and_then(|text| parse_weight(&text).ok());
            if let Some(moved) = moved.filter(|&moved| moved != weight) {
                send.emit(Message::Weights(weights.clone().with(feature, moved)));
            }
        })
    };
    let reach = print_weight(REACH.max(weight.abs()));
    html! {
        <div class="weight" key={feature}>
            <Typed id={format!("weight-{feature}")} label={name.clone()} size="6"
                about={(Setup::default(), Some(spec.clone()))} shown={print_weight(weight)}
                {meaning} when={When::AtOnce} send={send.clone()} />
            <input type="range" min={format!("-{reach}")} max={reach} step="0.1"
                value={print_weight(weight)} {oninput} aria-label={name} />
        </div>
    }
}

/// The best move of the search and its value.
fn result(session: &Session, lang: Lang) -> Option<String> {
    let (trace, last) = (session.trace(), session.trace().last_step());
    let root = trace.last_finished()?.root;
    let child = trace.best_line(trace.left(root)?).nth(1)?;
    let best = short_name(session, session.node(child), lang);
    let value = numerals::value(lang, trace.verdict(root, last)?.value());
    Some(texts::weights_result(lang, &best, &value))
}
