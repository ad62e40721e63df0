//! The choices of a match.

use plyscope_comparison::evaluation_match::{Contestant, Plan};
use plyscope_games::weights::Weights;
use plyscope_i18n::{texts, Lang};
use plyscope_search::notation::half_width;
use plyscope_setup::catalog::GameSpec;
use yew::prelude::*;

use super::MatchMessage;
use crate::browser::value_of;
use crate::view::choice::{choice, field};

/// The choice of weights, beside the names of the game's own evaluations.
const WEIGHTS: &str = "weights";

/// A number of the plan.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Number {
    /// The depth in plies.
    Depth,
    /// How many games.
    Games,
    /// The seed of the openings.
    Seed,
}

/// One of the evaluations, as it is chosen.
pub struct ContestantDraft {
    /// The name of an evaluation, or `weights`.
    pub chosen: String,
    /// The weighted sum.
    pub weights: String,
}

/// The plan, as it is typed.
pub struct Draft {
    /// The first and the second evaluation.
    pub contestants: [ContestantDraft; 2],
    depth: String,
    games: String,
    seed: String,
}

impl Draft {
    /// The evaluation of the page against the usual one of the game.
    pub fn of(game: &GameSpec) -> Self {
        let entry = game.game.entry();
        let usual = Weights::of(&(entry.features)()).to_string();
        let draft = |contestant: Contestant| {
            let is_weighted = contestant.weights.is_some();
            let chosen = if is_weighted { WEIGHTS.to_owned() } else { contestant.print(game) };
            ContestantDraft { chosen, weights: contestant.weights.unwrap_or(usual.clone()) }
        };
        Self {
            contestants: [draft(Contestant::of(game)), draft(Contestant::default())],
            depth: "2".to_owned(),
            games: "100".to_owned(),
            seed: "1".to_owned(),
        }
    }

    /// Changes a number.
    pub fn set(&mut self, number: Number, text: String) {
        match number {
            Number::Depth => self.depth = text,
            Number::Games => self.games = text,
            Number::Seed => self.seed = text,
        }
    }

    /// The plan; `None` if a number cannot be parsed.
    pub fn plan(&self, game: &GameSpec) -> Option<Plan> {
        let contestant = |draft: &ContestantDraft| match draft.chosen.as_str() {
            WEIGHTS => Contestant { evaluation: None, weights: Some(draft.weights.clone()) },
            name => Contestant { evaluation: Some(name.to_owned()), weights: None },
        };
        let [first, second] = &self.contestants;
        Some(Plan {
            first: contestant(first),
            second: contestant(second),
            game: game.clone(),
            depth: half_width(&self.depth).trim().parse().ok()?,
            games: half_width(&self.games).trim().parse().ok()?,
            seed: half_width(&self.seed).trim().parse().ok()?,
        })
    }
}

/// The form.
pub fn form(
    draft: &Draft,
    game: &GameSpec,
    is_running: bool,
    (lang, send): (Lang, &Callback<MatchMessage>),
) -> Html {
    let number = |id: &'static str, number: Number, label: String, text: &str| {
        let send = send.clone();
        let oninput = Callback::from(move |event: InputEvent| {
            if let Some(text) = value_of(&event) {
                send.emit(MatchMessage::Number(number, text));
            }
        });
        html! {
            <label class="field"><span>{ label }</span>
                <input {id} type="text" inputmode="numeric" size="6" autocomplete="off"
                    value={text.to_owned()} {oninput} /></label>
        }
    };
    let onsubmit = {
        let send = send.clone();
        Callback::from(move |event: SubmitEvent| {
            event.prevent_default();
            send.emit(MatchMessage::Start);
        })
    };
    html! {
        <form {onsubmit}>
            <div class="match-choices">
                { contestant(draft, 0, texts::match_first(lang), game, (lang, send)) }
                { contestant(draft, 1, texts::match_second(lang), game, (lang, send)) }
            </div>
            <div class="match-choices">
                { number("match-depth", Number::Depth, texts::depth(lang), &draft.depth) }
                { number("match-games", Number::Games, texts::match_games(lang), &draft.games) }
                { number("match-seed", Number::Seed, texts::match_seed(lang), &draft.seed) }
            </div>
            // Both stay, so that neither takes the focus away with it.
            <div class="match-choices">
                <button type="submit" class="primary">{ texts::match_start(lang) }</button>
                <button type="button" aria-disabled={(!is_running).then_some("true")}
                    onclick={send.reform(|_| MatchMessage::Cancel)}>{ texts::cancel(lang) }</button>
            </div>
        </form>
    }
}

/// The choice of an evaluation, with a field for its weights.
fn contestant(
    draft: &Draft,
    place: usize,
    label: String,
    game: &GameSpec,
    (lang, send): (Lang, &Callback<MatchMessage>),
) -> Html {
    let ContestantDraft { chosen, weights } = &draft.contestants[place];
    let names = (game.game.entry().evaluations)().into_iter().chain([WEIGHTS]);
    let options = names.map(|id| {
        let name = lang.named(&format!("evaluation-{id}")).unwrap_or_else(|| id.to_owned());
        html! { <option value={id} selected={id == chosen.as_str()}>{ name }</option> }
    });
    let onchange = choice(send, move |id| Some(MatchMessage::Choose(place, id.to_owned())));
    let oninput = {
        let send = send.clone();
        Callback::from(move |event: InputEvent| {
            if let Some(text) = value_of(&event) {
                send.emit(MatchMessage::Weights(place, text));
            }
        })
    };
    let features: Vec<&str> = (game.game.entry().features)().iter().map(|&(id, _)| id).collect();
    html! {
        <fieldset>
            <legend>{ &label }</legend>
            { field(format!("match-evaluation-{place}"), texts::evaluation(lang),
                texts::evaluation_hint(lang), onchange, options.collect()) }
            if chosen.as_str() == WEIGHTS {
                <label class="field"><span>{ texts::match_sum(lang) }</span>
                    <input id={format!("match-weights-{place}")} type="text" size="24"
                        spellcheck="false" autocomplete="off" autocapitalize="off"
                        title={features.join(", ")} value={weights.clone()} {oninput} /></label>
            }
        </fieldset>
    }
}
