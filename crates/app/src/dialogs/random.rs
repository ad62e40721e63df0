//! A random tree.

use std::ops::RangeInclusive;
use std::str::FromStr;

use plyscope_i18n::{texts, Lang};
use plyscope_search::generate::{generate, Recipe, RecipeError};
use plyscope_search::limits::{MAX_LAYERS, MAX_NODES};
use plyscope_search::notation::half_width;
use plyscope_search::tree::TooLarge;
use plyscope_setup::dialog_request::Answer;
use yew::prelude::*;

use crate::browser::value_of;
use crate::view::dialog::Dialog;

#[derive(Properties, PartialEq)]
pub struct Props {
    /// The language.
    pub lang: Lang,
    /// Called when the dialog closes.
    pub closed: Callback<()>,
    /// Takes the tree.
    pub answer: Callback<Answer>,
}

/// The fields of the recipe, as they are typed.
#[derive(Clone, PartialEq)]
struct Draft {
    fields: [String; FIELDS],
}

const FIELDS: usize = 8;
const SEED: usize = 0;
const CUTS: usize = 7;
/// The first field of each range; the second follows it.
const BRANCHING: usize = 1;
const DEPTH: usize = 3;
const VALUES: usize = 5;

impl Draft {
    fn of(recipe: &Recipe) -> Self {
        let fields = [
            recipe.seed.to_string(),
            recipe.branching.start().to_string(),
            recipe.branching.end().to_string(),
            recipe.depth.start().to_string(),
            recipe.depth.end().to_string(),
            recipe.values.start().to_string(),
            recipe.values.end().to_string(),
            recipe.min_cuts.to_string(),
        ];
        Self { fields }
    }

    fn number<T: FromStr>(&self, field: usize) -> Option<T> {
        half_width(&self.fields[field]).replace('−', "-").trim().parse().ok()
    }

    fn range<T: FromStr>(&self, first: usize) -> Option<RangeInclusive<T>> {
        Some(self.number(first)?..=self.number(first + 1)?)
    }

    fn recipe(&self) -> Option<Recipe> {
        Some(Recipe {
            seed: self.number(SEED)?,
            branching: self.range(BRANCHING)?,
            depth: self.range(DEPTH)?,
            values: self.range(VALUES)?,
            min_cuts: self.number(CUTS)?,
            ..Recipe::default()
        })
    }
}

/// The dialog for a recipe.
#[component]
pub fn Random(props: &Props) -> Html {
    let lang = props.lang;
    let draft = use_state(|| Draft::of(&Recipe { seed: any_seed(), ..Recipe::default() }));
    let problem = use_state(String::new);
    let field = |index: usize, label: String| {
        let oninput = {
            let draft = draft.clone();
            Callback::from(move |event: InputEvent| {
                let mut changed = (*draft).clone();
                changed.fields[index] = value_of(&event).unwrap_or_default();
                draft.set(changed);
            })
        };
        html! {
            <label class="field"><span>{ label }</span>
                <input type="text" inputmode="numeric" size="6" autocomplete="off"
                    value={draft.fields[index].clone()} {oninput} /></label>
        }
    };
    let range = |index: usize, legend: String| {
        html! {
            <fieldset><legend>{ legend }</legend>
                { field(index, texts::random_from(lang)) }
                { field(index + 1, texts::random_to(lang)) }</fieldset>
        }
    };
    let another = {
        let draft = draft.clone();
        Callback::from(move |_: MouseEvent| {
            let mut changed = (*draft).clone();
            changed.fields[SEED] = any_seed().to_string();
            draft.set(changed);
        })
    };
    let onsubmit = {
        let (draft, problem, answer) = (draft.clone(), problem.clone(), props.answer.clone());
        Callback::from(move |event: SubmitEvent| {
            event.prevent_default();
            let made = match draft.recipe() {
                Some(recipe) => generate(&recipe).map_err(|error| sentence(&error, lang)),
                None => Err(texts::number_bad(lang)),
            };
            match made {
                Ok(tree) => answer.emit(Answer::Text(tree.to_string())),
                Err(sentence) => problem.set(sentence),
            }
        })
    };
    html! {
        <Dialog {lang} title={texts::random_title(lang)} closed={props.closed.clone()}>
            <form class="recipe" {onsubmit}>
                { range(BRANCHING, texts::random_branching(lang)) }
                { range(DEPTH, texts::random_depth(lang)) }
                { range(VALUES, texts::random_values(lang)) }
                { field(CUTS, texts::random_cuts(lang)) }
                <div class="seed">
                    { field(SEED, texts::random_seed(lang)) }
                    <button type="button" onclick={another}>{ texts::random_new_seed(lang) }</button>
                </div>
                <p class="error" role="status">{ &*problem }</p>
                <button type="submit" class="primary">{ texts::random_make(lang) }</button>
            </form>
        </Dialog>
    }
}

/// A random seed, short enough to read out.
fn any_seed() -> u64 {
    (js_sys::Math::random() * 1e6) as u64
}

fn sentence(error: &RecipeError, lang: Lang) -> String {
    match *error {
        RecipeError::Branching => texts::random_branching_bad(lang),
        RecipeError::Depth => texts::random_depth_bad(lang, MAX_LAYERS - 1),
        RecipeError::Values | RecipeError::TooFewValues => texts::random_values_bad(lang),
        RecipeError::TooLarge(TooLarge::Nodes) => texts::error_too_many_nodes(lang, MAX_NODES),
        RecipeError::TooLarge(TooLarge::Layers) => texts::error_too_many_layers(lang, MAX_LAYERS),
        RecipeError::TooFewCuts { wanted, seen, tries } => {
            texts::random_no_tree(lang, tries, wanted, seen)
        }
    }
}
