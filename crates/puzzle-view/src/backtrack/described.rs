//! What a puzzle says of itself: to addresses, forms, lines of text, questions and listings.
//!
//! A puzzle is a folder here, with a [`Descriptor`] and an implementation of [`Described`] for each of its
//! searches, and its lines in the lists of [`problem`](super::problem). All others ask it.

use plyscope_i18n::Lang;
use plyscope_puzzles::csp::{Inference, Methods};
use plyscope_puzzles::Test;
use plyscope_session::listing::Marked;
use plyscope_setup::address::{Query, Writer};

use super::form::Field;
use super::link::{changed, LinkProblem};
use super::methods::{are_unused, sentences};
use super::problem::{Problem, PuzzleId};
use super::shown::Shown;

/// What there is to know of a puzzle before it is chosen.
#[derive(Clone, Copy, Debug)]
pub struct Descriptor {
    /// Its name in addresses and commands.
    pub id: &'static str,
    /// Its name for people.
    pub name: fn(Lang) -> String,
    /// The names of its parameters in addresses, without those of every puzzle.
    pub parameters: &'static [&'static str],
    /// Reads it from an address; invalid parts are reported and keep their defaults.
    pub read: fn(&mut Query<LinkProblem>) -> Problem,
}

/// What holds of a puzzle as it was chosen.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Facts {
    /// When partial solutions are tested.
    pub test: Test,
    /// How a constraint satisfaction problem is searched; `None` for other puzzles.
    pub methods: Option<Methods>,
    /// The parameters without effect, since only what is complete is tested; empty where none of them has a
    /// value.
    pub unused: &'static [&'static str],
    /// Whether nodes can be given up before their choices are tried.
    pub prunes: bool,
    /// In how many ways each choice of a candidate can be made, where generate and test makes every one in
    /// all of them.
    pub ways: Option<u8>,
    /// The words of the listing of generate and test: what is added to a candidate, and its condition. Empty
    /// for a puzzle that is not searched so.
    pub candidate: [&'static str; 2],
    /// In questions: its variant in the text `quiz-board-lead`, and its size.
    pub lead: (&'static str, String),
    /// Whether a choice is a number for a place that the search has chosen, and not a place.
    pub has_cells: bool,
    /// In questions: a place that it does not have, as an example; `None` for a square above the board.
    pub elsewhere: Option<String>,
}

impl Facts {
    /// Those of a puzzle whose choices are places, for its variant in the text `quiz-board-lead` and its size.
    pub(super) fn new(test: Test, variant: &'static str, size: impl ToString) -> Self {
        Self {
            test,
            methods: None,
            unused: &[],
            prunes: false,
            ways: None,
            candidate: [""; 2],
            lead: (variant, size.to_string()),
            has_cells: false,
            elsewhere: None,
        }
    }

    /// The same of a constraint satisfaction problem.
    pub(super) fn with_methods(self, methods: Methods) -> Self {
        let unused: &[_] =
            if are_unused(methods) { &["variables", "values", "inference"] } else { &[] };
        let prunes = methods.test == Test::AtOnce && methods.inference != Inference::None;
        Self { methods: Some(methods), test: methods.test, unused, prunes, ..self }
    }
}

/// A puzzle as it was chosen.
pub trait Described: Shown + Sized {
    /// Which puzzle it is.
    const ID: PuzzleId;

    /// What holds of it.
    fn facts(&self) -> Facts;

    /// Writes the parameters that [`Descriptor::read`] reads, without defaults.
    fn write(&self, writer: &mut Writer);

    /// The same puzzle for a person: every choice is tested, and nothing is pruned.
    fn by_hand(&self) -> Problem;

    /// How many candidates generate and test completes; rounded where it is more than 2⁵³. `None` where it is
    /// more than `f64` has, and for a puzzle that is not searched so.
    fn completed(&self) -> Option<f64> {
        self.facts().ways.map(|ways| f64::from(ways).powi(self.length() as i32))
    }

    /// Its choices as the parts of a line, the name first.
    fn summary(&self, lang: Lang) -> Vec<String>;

    /// The fields in which its choices are changed.
    fn form(&self, lang: Lang) -> Vec<Field>;

    /// The same puzzle with another text for a parameter, as it is in its form.
    ///
    /// # Errors
    /// What is wrong with the text.
    fn changed(&self, parameter: &str, text: &str) -> Result<Problem, LinkProblem> {
        changed(self, parameter, Some(text), &[])
    }

    /// The listing of its search, where every choice is tested.
    fn listing(&self) -> Marked;

    /// The mark of its line where a node is pruned for the reason with this number.
    fn pruned_mark(&self, _: u8) -> Option<&'static str> {
        Some("emptied")
    }

    /// Sentences of questions on how it is searched, where that is not as usual.
    fn method_sentences(&self, lang: Lang) -> String {
        self.facts().methods.map(|methods| sentences(methods, lang)).unwrap_or_default()
    }

    /// The name of a square as it is typed in an answer: `b3`.
    fn typed_name(&self, square: usize) -> String {
        self.square_name(square, Lang::En)
    }

    /// The name of what a choice is a number for, at this square.
    fn cell_name(&self, square: usize, lang: Lang) -> String {
        self.square_name(square, lang)
    }
}
