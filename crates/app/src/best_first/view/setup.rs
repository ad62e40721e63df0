//! What is searched, and how.

use plyscope_best_first::{proof_number, sss};
use plyscope_best_first_view::best_first::link::{read_goal, read_tree};
use plyscope_best_first_view::best_first::problems::of_link;
use plyscope_best_first_view::best_first::Search;
use plyscope_i18n::{texts, Lang};
use plyscope_setup::problems::of_address;
use plyscope_setup::{address, MAX_DEPTH};
use yew::prelude::*;

use super::{Message, Send};
use crate::best_first::Model;
use crate::growing::subject::Choices;
use crate::view::field::Field;
use crate::view::taken::taken;

/// The tree that is searched after the choice of one, if none was before.
const FIRST_TREE: &str = "((3 5) (2 9)) ((7 8) (6 4))";

/// The choices. A text is applied once it can be read.
pub fn setup(model: &Model, send: &Send) -> Html {
    let lang = model.shell.lang;
    let subject = Choices {
        lang,
        first_tree: model.tree.as_deref().unwrap_or(FIRST_TREE).to_owned(),
        read_tree,
        takes: |game| !game.entry().has_chance(),
        send: send.reform(Message::Subject),
    };
    html! {
        <>
            { subject.view(&model.given) }
            { match model.settings {
                Search::Sss(settings) => depth(settings, lang, send),
                Search::ProofNumber(settings) => html! {
                    <>
                        { at_least(settings, lang, send) }
                        { iterations(settings, lang, send) }
                    </>
                },
            } }
        </>
    }
}

fn depth(settings: sss::Settings, lang: Lang, send: &Send) -> Html {
    let taken = taken(send, move |text| {
        let depth = match text.trim() {
            "" => None,
            text => {
                let depth = address::number("depth", text, 0..=MAX_DEPTH.into());
                Some(depth.map_err(|problem| of_address(&problem, lang))?)
            }
        };
        Ok(Message::Settings(Search::Sss(sss::Settings { depth })))
    });
    let shown = settings.depth.map(|depth| depth.to_string()).unwrap_or_default();
    html! {
        <span title={texts::best_first_depth_hint(lang, usize::from(MAX_DEPTH))}>
            <Field id="depth" label={texts::best_first_depth(lang)} size="3" {shown} {taken} />
        </span>
    }
}

fn at_least(settings: proof_number::Settings, lang: Lang, send: &Send) -> Html {
    let taken = taken(send, move |text| match read_goal(text.trim()) {
        Ok(at_least) => {
            let settings = proof_number::Settings { at_least, ..settings };
            Ok(Message::Settings(Search::ProofNumber(settings)))
        }
        Err(problem) => Err(of_link(&problem, lang)),
    });
    html! {
        <span title={texts::proof_at_least_hint(lang)}>
            <Field id="goal" label={texts::proof_at_least(lang)} size="5"
                shown={settings.at_least.to_string()} {taken} />
        </span>
    }
}

fn iterations(settings: proof_number::Settings, lang: Lang, send: &Send) -> Html {
    let most = proof_number::Settings::MOST_ITERATIONS;
    let taken =
        taken(send, move |text| match address::number("iterations", &text, 1..=most.into()) {
            Ok(iterations) => {
                let settings = proof_number::Settings { iterations, ..settings };
                Ok(Message::Settings(Search::ProofNumber(settings)))
            }
            Err(problem) => Err(of_address(&problem, lang)),
        });
    html! {
        <span title={texts::proof_iterations_hint(lang, most as usize)}>
            <Field id="iterations" label={texts::proof_iterations(lang)} size="7"
                shown={settings.iterations.to_string()} {taken} />
        </span>
    }
}
