//! What is searched, and how.

use plyscope_best_first::mcts::{Equivalence, Exploration, Selection, Settings};
use plyscope_best_first_view::mcts::link::{read_exploration, read_tree, MOST_SEED};
use plyscope_best_first_view::mcts::problems::of_link;
use plyscope_best_first_view::mcts::Kind;
use plyscope_best_first_view::Given;
use plyscope_games::GameOptions;
use plyscope_i18n::texts;
use plyscope_setup::catalog::GameSpec;
use plyscope_setup::problems::of_address;
use plyscope_setup::{address, Choice};
use yew::prelude::*;

use super::{Message, Send};
use crate::growing::subject::Choices;
use crate::mcts::Model;
use crate::view::choice::{choice, field};
use crate::view::field::Field;
use crate::view::taken::taken;

/// The tree that is searched after the choice of one, if none was before.
const FIRST_TREE: &str = "(3 12 8) (2 4 6) (14 5 2)";

/// The choices. A text is applied once it can be read.
pub fn setup(model: &Model, send: &Send) -> Html {
    let subject = Choices {
        lang: model.shell.lang,
        first_tree: model.tree.as_deref().unwrap_or(FIRST_TREE).to_owned(),
        read_tree,
        takes: |_| true,
        send: send.reform(Message::Subject),
    };
    html! {
        <>
            { subject.view(&model.given) }
            { selection(model, send) }
            { evaluation(model, send) }
            if let Selection::Rave(current) = model.settings.selection {
                { equivalence(current, model, send) }
            }
            { iterations(model, send) }
            { exploration(model, send) }
            { seed(model, send) }
        </>
    }
}

fn selection(model: &Model, send: &Send) -> Html {
    let (lang, settings) = (model.shell.lang, model.settings);
    let current = Kind::of(settings.selection);
    let chosen = choice(send, move |id| {
        let selection = Kind::from_id(id).ok()?.usual();
        let iterations = settings.iterations.min(selection.most_iterations());
        Some(Message::Settings(Settings { iterations, selection, ..settings }))
    });
    let options = Kind::ALL.iter().map(|&(id, kind)| {
        html! { <option value={id} selected={kind == current}>{ kind.name(lang) }</option> }
    });
    let (label, hint) = (texts::mcts_selection(lang), texts::mcts_selection_hint(lang));
    field("selection", label, hint, chosen, options.collect())
}

/// The static evaluation that priors follow from. One by weights comes with an address.
fn evaluation(model: &Model, send: &Send) -> Html {
    let lang = model.shell.lang;
    let (Selection::Puct, Given::Game(spec)) = (model.settings.selection, &model.given) else {
        return Html::default();
    };
    let names = (spec.game.entry().evaluations)();
    let weights = spec.options.weights.as_ref().map(|_| "weights");
    let usual = weights.or(names.first().copied()).unwrap_or_default();
    let current = spec.options.evaluation.as_deref().unwrap_or(usual).to_owned();
    let options = names.into_iter().chain(weights).map(|id| {
        let name = lang.named(&format!("evaluation-{id}")).unwrap_or_else(|| id.to_owned());
        html! { <option value={id} selected={id == current}>{ name }</option> }
    });
    let options = options.collect();
    let spec = spec.clone();
    let chosen = choice(send, move |id| {
        let (evaluation, weights) = (Some(id.to_owned()), None);
        let options = GameOptions { evaluation, weights, ..spec.options.clone() };
        Some(Message::Subject(Given::Game(GameSpec { options, ..spec.clone() })))
    });
    let (label, hint) = (texts::evaluation(lang), texts::evaluation_hint(lang));
    field("evaluation", label, hint, chosen, options)
}

fn equivalence(current: Equivalence, model: &Model, send: &Send) -> Html {
    let (lang, settings) = (model.shell.lang, model.settings);
    let most = Equivalence::MOST;
    let taken =
        taken(send, move |text| match address::number("equivalence", &text, 0..=most.into()) {
            Ok(visits) => {
                let selection = Selection::Rave(Equivalence::new(visits).unwrap_or_default());
                Ok(Message::Settings(Settings { selection, ..settings }))
            }
            Err(problem) => Err(of_address(&problem, lang)),
        });
    html! {
        <span title={texts::mcts_equivalence_hint(lang)}>
            <Field id="equivalence" label={texts::mcts_equivalence(lang)} size="4"
                shown={current.visits().to_string()} {taken} />
        </span>
    }
}

fn iterations(model: &Model, send: &Send) -> Html {
    let (lang, settings) = (model.shell.lang, model.settings);
    let most = settings.selection.most_iterations();
    let taken =
        taken(send, move |text| match address::number("iterations", &text, 1..=most.into()) {
            Ok(iterations) => Ok(Message::Settings(Settings { iterations, ..settings })),
            Err(problem) => Err(of_address(&problem, lang)),
        });
    html! {
        <span title={texts::mcts_iterations_hint(lang, most as usize)}>
            <Field id="iterations" label={texts::mcts_iterations(lang)} size="7"
                shown={settings.iterations.to_string()} {taken} />
        </span>
    }
}

fn exploration(model: &Model, send: &Send) -> Html {
    let (lang, settings) = (model.shell.lang, model.settings);
    let taken = taken(send, move |text| match read_exploration(&text) {
        Ok(exploration) => Ok(Message::Settings(Settings { exploration, ..settings })),
        Err(problem) => Err(of_link(&problem, lang)),
    });
    let shown = Exploration::to_string(&settings.exploration);
    html! {
        <span title={texts::mcts_exploration_hint(lang)}>
            <Field id="exploration" label={texts::mcts_exploration(lang)} size="4" {shown} {taken} />
        </span>
    }
}

fn seed(model: &Model, send: &Send) -> Html {
    let (lang, settings) = (model.shell.lang, model.settings);
    let taken = taken(send, move |text| match address::number("seed", &text, 0..=MOST_SEED) {
        Ok(seed) => Ok(Message::Settings(Settings { seed, ..settings })),
        Err(problem) => Err(of_address(&problem, lang)),
    });
    html! {
        <span title={texts::mcts_seed_hint(lang)}>
            <Field id="seed" label={texts::mcts_seed(lang)} size="6" shown={settings.seed.to_string()} {taken} />
        </span>
    }
}
