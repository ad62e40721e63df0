//! The choices of a match.

use std::str::FromStr;

use plyscope_comparison::evaluation_match::{Contestant, Evaluation, MatchProblem, Plan};
use plyscope_games::weights::Weights;
use plyscope_i18n::{texts, Lang};
use plyscope_search::notation::half_width;
use plyscope_setup::catalog::GameSpec;
use yew::prelude::*;

use super::MatchMessage;
use crate::browser::value_of;
use crate::view::choice::{choice, field};

/// The choices beside the names of the game's own evaluations.
const WEIGHTS: &str = "weights";
const MCTS: &str = "mcts";

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

/// One of the contestants, as it is chosen.
pub struct ContestantDraft {
    /// The name of an evaluation, `weights` or `mcts`.
    pub chosen: String,
    /// The weighted sum.
    pub weights: String,
    /// The iterations of Monte Carlo tree search.
    pub iterations: String,
}

/// The plan, as it is typed.
pub struct Draft {
    /// The first and the second.
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
            let weights = match &contestant {
                Contestant::Evaluation(evaluation) => evaluation.weights.clone(),
                Contestant::Mcts { .. } => None,
            };
            let chosen = match &weights {
                Some(_) => WEIGHTS.to_owned(),
                None => contestant.print(game),
            };
            let (weights, iterations) = (weights.unwrap_or(usual.clone()), "1000".to_owned());
            ContestantDraft { chosen, weights, iterations }
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

    /// The plan.
    ///
    /// # Errors
    /// When a number cannot be read.
    pub fn plan(&self, game: &GameSpec) -> Result<Plan, WrongNumber> {
        let [first, second] = &self.contestants;
        Ok(Plan {
            first: first.contestant()?,
            second: second.contestant()?,
            game: game.clone(),
            depth: number(&self.depth)?,
            games: number(&self.games)?,
            seed: number(&self.seed)?,
        })
    }
}

/// A number cannot be read.
pub enum WrongNumber {
    /// One that all contestants share.
    Shared,
    /// The iterations of a contestant.
    Iterations(MatchProblem),
}

fn number<N: FromStr>(text: &str) -> Result<N, WrongNumber> {
    half_width(text).trim().parse().map_err(|_| WrongNumber::Shared)
}

impl ContestantDraft {
    fn contestant(&self) -> Result<Contestant, WrongNumber> {
        let evaluation = match self.chosen.as_str() {
            MCTS => return Contestant::mcts(&self.iterations).map_err(WrongNumber::Iterations),
            WEIGHTS => Evaluation { evaluation: None, weights: Some(self.weights.clone()) },
            name => Evaluation { evaluation: Some(name.to_owned()), weights: None },
        };
        Ok(Contestant::Evaluation(evaluation))
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

/// The choice of a contestant, with a field for its weights or its iterations.
fn contestant(
    draft: &Draft,
    place: usize,
    label: String,
    game: &GameSpec,
    (lang, send): (Lang, &Callback<MatchMessage>),
) -> Html {
    let ContestantDraft { chosen, weights, iterations } = &draft.contestants[place];
    let names = (game.game.entry().evaluations)().into_iter().chain([WEIGHTS, MCTS]);
    let options = names.map(|id| {
        let name = match id {
            MCTS => texts::mcts_title(lang),
            id => lang.named(&format!("evaluation-{id}")).unwrap_or_else(|| id.to_owned()),
        };
        html! { <option value={id} selected={id == chosen.as_str()}>{ name }</option> }
    });
    let onchange = choice(send, move |id| Some(MatchMessage::Choose(place, id.to_owned())));
    let typed = |message: fn(usize, String) -> MatchMessage| {
        let send = send.clone();
        Callback::from(move |event: InputEvent| {
            if let Some(text) = value_of(&event) {
                send.emit(message(place, text));
            }
        })
    };
    let features: Vec<&str> = (game.game.entry().features)().iter().map(|&(id, _)| id).collect();
    html! {
        <fieldset>
            <legend>{ &label }</legend>
            { field(format!("match-evaluation-{place}"), texts::match_plays_by(lang),
                texts::match_plays_by_hint(lang), onchange, options.collect()) }
            if chosen.as_str() == WEIGHTS {
                <label class="field"><span>{ texts::match_sum(lang) }</span>
                    <input id={format!("match-weights-{place}")} type="text" size="24"
                        spellcheck="false" autocomplete="off" autocapitalize="off"
                        title={features.join(", ")} value={weights.clone()}
                        oninput={typed(MatchMessage::Weights)} /></label>
            }
            if chosen.as_str() == MCTS {
                <label class="field"><span>{ texts::match_iterations(lang) }</span>
                    <input id={format!("match-iterations-{place}")} type="text" inputmode="numeric" size="6"
                        autocomplete="off" value={iterations.clone()}
                        oninput={typed(MatchMessage::Iterations)} /></label>
            }
        </fieldset>
    }
}
