//! The form in which a puzzle is chosen. A field is a parameter of its address, with words for it; what is
//! entered makes the puzzle of another address ([`Problem::changed`](super::problem::Problem::changed)).

use plyscope_i18n::{texts, Lang};
use plyscope_puzzles::Test;
use plyscope_setup::Choice;

/// A field of a form.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Field {
    /// Its id, which no other one of the form has.
    pub id: &'static str,
    /// The name of its parameter in addresses.
    pub parameter: &'static str,
    /// Its label.
    pub label: String,
    /// Its tooltip; empty for none.
    pub hint: String,
    /// What is entered.
    pub input: Input,
}

/// What is entered in a field.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Input {
    /// One of some options.
    Select(Vec<Entry>),
    /// A text.
    Text {
        /// The text as it is now.
        shown: String,
        /// How many characters it is wide.
        size: &'static str,
    },
    /// Any of some, each with the text in which that is changed.
    Ticks(Vec<Entry>),
    /// Whether pressing a square of the board blocks it, which is no part of the puzzle.
    Blocking,
}

/// An option of a field.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Entry {
    /// Its id; empty for what has no name.
    pub id: &'static str,
    /// Its name.
    pub name: String,
    /// Whether it is chosen.
    pub is_chosen: bool,
    /// The text that its parameter gets.
    pub text: String,
}

impl Field {
    /// A field for a choice.
    pub(super) fn choice<C: Choice>(
        label: String,
        chosen: C,
        name: impl Fn(C, Lang) -> String,
        lang: Lang,
    ) -> Self {
        let all = C::ALL.iter().map(|&(id, one)| Entry {
            id,
            name: name(one, lang),
            is_chosen: one == chosen,
            text: id.to_owned(),
        });
        Self::new(C::NAME, label, Input::Select(all.collect()))
    }

    /// A field for when partial solutions are tested.
    pub(super) fn test(chosen: Test, lang: Lang) -> Self {
        let name = |test, lang| match test {
            Test::AtOnce => texts::trail_test_once(lang),
            Test::AtTheEnd => texts::trail_test_end(lang),
        };
        let field = Self::choice(texts::trail_test(lang), chosen, name, lang);
        field.with_hint(texts::trail_test_hint(lang))
    }

    /// A field for what is given: names, each with the text that it stands for. Where none of them is
    /// chosen, `own` is, which has no name.
    pub(super) fn given(
        parameter: &'static str,
        label: String,
        all: impl IntoIterator<Item = (&'static str, String, &'static str)>,
        chosen: Option<&str>,
        own: String,
    ) -> Self {
        let entry = |(id, name, text): (_, _, &str)| Entry {
            id,
            name,
            is_chosen: Some(id) == chosen,
            text: text.to_owned(),
        };
        let own = Entry { id: "", name: own, is_chosen: true, text: String::new() };
        let own = chosen.is_none().then_some(own);
        let all = all.into_iter().map(entry).chain(own).collect();
        Self { id: "given", ..Self::new(parameter, label, Input::Select(all)) }
    }

    /// A field for a text; `size` is its width in characters.
    pub(super) fn text(
        parameter: &'static str,
        label: String,
        shown: impl ToString,
        size: &'static str,
    ) -> Self {
        Self::new(parameter, label, Input::Text { shown: shown.to_string(), size })
    }

    pub(super) const fn new(parameter: &'static str, label: String, input: Input) -> Self {
        Self { id: parameter, parameter, label, hint: String::new(), input }
    }

    /// The same with a tooltip.
    pub(super) fn with_hint(self, hint: String) -> Self {
        Self { hint, ..self }
    }

    /// The same with an id that is not the name of its parameter.
    pub(super) fn with_id(self, id: &'static str) -> Self {
        Self { id, ..self }
    }
}
