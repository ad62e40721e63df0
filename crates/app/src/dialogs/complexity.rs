//! How large game trees are: a calculator, and the sizes of games.

mod amount;
mod field;
mod plot;
mod results;

use std::ops::RangeInclusive;
use std::rc::Rc;

use plyscope_comparison::complexity::{read, UniformTree, BRANCHING, DEPTH, PRESETS, SPEED};
use plyscope_i18n::{texts, Lang};
use yew::prelude::*;

use crate::view::dialog::Dialog;
use field::{field, Field};

#[derive(Properties, PartialEq)]
pub struct Props {
    /// The language.
    pub lang: Lang,
    /// Called when the dialog closes.
    pub closed: Callback<()>,
}

/// The typed text, and the last tree parsed from it.
#[derive(Clone, PartialEq)]
struct Draft {
    branching: String,
    depth: String,
    tree: UniformTree,
}

impl Draft {
    fn of(tree: UniformTree) -> Self {
        Self { branching: tree.branching().to_string(), depth: tree.depth().to_string(), tree }
    }

    /// The same with its tree updated; unreadable text leaves the tree as it was.
    fn read(self) -> Self {
        let typed = |text: &str, range: &RangeInclusive<u32>| read(text, range).ok();
        let tree = typed(&self.branching, &BRANCHING)
            .zip(typed(&self.depth, &DEPTH))
            .and_then(|(branching, depth)| UniformTree::new(branching, depth));
        Self { tree: tree.unwrap_or(self.tree), ..self }
    }

    /// Whether the tree differs from the typed text.
    fn is_older(&self) -> bool {
        read(&self.branching, &BRANCHING).is_err() || read(&self.depth, &DEPTH).is_err()
    }
}

/// What changes a draft.
enum Change {
    Branching(String),
    Depth(String),
    Preset(UniformTree),
}

impl Reducible for Draft {
    type Action = Change;

    fn reduce(self: Rc<Self>, change: Change) -> Rc<Self> {
        let old = (*self).clone();
        Rc::new(match change {
            Change::Branching(branching) => Self { branching, ..old }.read(),
            Change::Depth(depth) => Self { depth, ..old }.read(),
            Change::Preset(tree) => Self::of(tree),
        })
    }
}

/// The dialog; it opens with chess.
#[component]
pub fn Complexity(props: &Props) -> Html {
    let lang = props.lang;
    let draft = use_reducer(|| Draft::of(PRESETS[2].tree));
    let speed = use_state(|| SPEED);
    let typed = |change: fn(String) -> Change| {
        let draft = draft.dispatcher();
        Callback::from(move |text| draft.dispatch(change(text)))
    };
    let branching = Field {
        id: "complexity-branching",
        label: texts::complexity_branching(lang),
        range: &BRANCHING,
        text: &draft.branching,
        current: draft.tree.branching(),
        typed: typed(Change::Branching),
    };
    let depth = Field {
        id: "complexity-depth",
        label: texts::complexity_depth(lang),
        range: &DEPTH,
        text: &draft.depth,
        current: draft.tree.depth(),
        typed: typed(Change::Depth),
    };
    let presets = PRESETS.iter().map(|preset| {
        let (change, tree) = (draft.dispatcher(), preset.tree);
        let pressed = !draft.is_older() && draft.tree == tree;
        let onclick = Callback::from(move |_: MouseEvent| change.dispatch(Change::Preset(tree)));
        html! {
            <button type="button" class="preset" aria-pressed={pressed.to_string()} {onclick}>
                <strong>{ lang.named(preset.id).unwrap_or_default() }</strong>
                <span>{ format!("b = {}, m = {}", tree.branching(), tree.depth()) }</span>
            </button>
        }
    });
    let costs = draft.tree.costs();
    let pick = {
        let speed = speed.clone();
        Callback::from(move |chosen| speed.set(chosen))
    };
    html! {
        <Dialog {lang} title={texts::complexity_title(lang)} closed={props.closed.clone()}>
            <div class={classes!("complexity", draft.is_older().then_some("older"))}>
                <section class="calculator">
                    <div class="measures">
                        { field(branching, lang) }
                        { field(depth, lang) }
                    </div>
                    <div class="presets" role="group" aria-label={texts::complexity_presets(lang)}>
                        { for presets }
                    </div>
                    { older(&draft, lang) }
                    { results::results(&costs, *speed, &pick, lang) }
                </section>
                { plot::plot(&costs, lang) }
            </div>
        </Dialog>
    }
}

/// Describes the tree of the figures while the typed text cannot be parsed.
fn older(draft: &Draft, lang: Lang) -> Html {
    let sentence = draft.is_older().then(|| {
        let number = |number: u32| lang.number(number as usize);
        let (branching, depth) = (number(draft.tree.branching()), number(draft.tree.depth()));
        texts::complexity_older(lang, &branching, &depth)
    });
    html! { <p class="notice" role="status">{ sentence }</p> }
}
