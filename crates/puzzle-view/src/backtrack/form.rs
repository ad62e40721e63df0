//! The form in which a puzzle is chosen: fields, of which each makes another puzzle.

use std::rc::Rc;

use plyscope_i18n::{texts, Lang};
use plyscope_puzzles::Test;
use plyscope_setup::address;
use plyscope_setup::Choice;

use super::link::LinkProblem;
use super::problem::Problem;

/// Makes a puzzle of what was typed or chosen.
pub type Change = Rc<dyn Fn(&str) -> Result<Problem, LinkProblem>>;

/// A field of a form.
pub struct Field {
    /// Its id, which no other one of the form has.
    pub id: &'static str,
    /// Its label.
    pub label: String,
    /// Its tooltip; empty for none.
    pub hint: String,
    /// What is entered.
    pub input: Input,
}

/// What is entered in a field.
pub enum Input {
    /// One of some options.
    Select {
        /// The options.
        options: Vec<Entry>,
        /// Makes a puzzle of the id of an option.
        change: Change,
    },
    /// A text.
    Text {
        /// The text as it is now.
        shown: String,
        /// How many characters it is wide.
        size: &'static str,
        /// Makes a puzzle of a text.
        change: Change,
    },
    /// Any of some: the name of each, whether it is chosen, and the puzzle in which that is changed.
    Ticks(Vec<(String, bool, Option<Problem>)>),
    /// Whether pressing a square of the board blocks it, which is no part of the puzzle.
    Blocking,
}

/// An option of a field.
pub struct Entry {
    /// Its id; empty for what has no name.
    pub id: &'static str,
    /// Its name.
    pub name: String,
    /// Whether it is chosen.
    pub is_chosen: bool,
}

impl Field {
    /// A field for one of some options.
    pub(super) fn select(
        id: &'static str,
        label: String,
        options: impl IntoIterator<Item = (&'static str, String, bool)>,
        change: impl Fn(&str) -> Result<Problem, LinkProblem> + 'static,
    ) -> Self {
        let options =
            options.into_iter().map(|(id, name, is_chosen)| Entry { id, name, is_chosen });
        let input = Input::Select { options: options.collect(), change: Rc::new(change) };
        Self { id, label, hint: String::new(), input }
    }

    /// A field for a choice.
    pub(super) fn choice<C: Choice>(
        label: String,
        chosen: C,
        name: impl Fn(C) -> String,
        change: impl Fn(C) -> Result<Problem, LinkProblem> + 'static,
    ) -> Self {
        let options = C::ALL.iter().map(|&(id, one)| (id, name(one), one == chosen));
        Self::select(C::NAME, label, options, move |id| {
            change(C::from_id(id).map_err(address::Problem::Choice)?)
        })
    }

    /// A field for when partial solutions are tested.
    pub(super) fn test(
        chosen: Test,
        lang: Lang,
        change: impl Fn(Test) -> Result<Problem, LinkProblem> + 'static,
    ) -> Self {
        let name = |test| match test {
            Test::AtOnce => texts::trail_test_once(lang),
            Test::AtTheEnd => texts::trail_test_end(lang),
        };
        Self::choice(texts::trail_test(lang), chosen, name, change)
            .with_hint(texts::trail_test_hint(lang))
    }

    /// A field for a text; `size` is its width in characters.
    pub(super) fn text(
        id: &'static str,
        label: String,
        shown: impl ToString,
        size: &'static str,
        change: impl Fn(&str) -> Result<Problem, LinkProblem> + 'static,
    ) -> Self {
        let input = Input::Text { shown: shown.to_string(), size, change: Rc::new(change) };
        Self { id, label, hint: String::new(), input }
    }

    /// The same with a tooltip.
    pub(super) fn with_hint(self, hint: String) -> Self {
        Self { hint, ..self }
    }
}

/// Options of which none may be chosen: then `own` is, which has no name. The options are ids with their
/// names.
pub(super) fn given(
    options: impl IntoIterator<Item = (&'static str, String)>,
    chosen: Option<&str>,
    own: String,
) -> Vec<(&'static str, String, bool)> {
    let options = options.into_iter().map(|(id, name)| (id, name, Some(id) == chosen));
    let own = chosen.is_none().then_some(("", own, true));
    options.chain(own).collect()
}
