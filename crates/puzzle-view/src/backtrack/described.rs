//! What a puzzle says of itself: to addresses, forms, lines of text, questions and listings.
//!
//! A puzzle is a folder here, with a [`Descriptor`] and an implementation of [`Described`] for each of its
//! searches, and its lines in the lists of [`problem`](super::problem). All others ask it.

use plyscope_i18n::Lang;
use plyscope_puzzles::csp::Methods;
use plyscope_puzzles::Test;
use plyscope_setup::address::{Query, Writer};
use plyscope_view::scene::listing::Marked;

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

/// A puzzle as it was chosen.
pub trait Described: Shown + Sized {
    /// Which puzzle it is.
    const ID: PuzzleId;

    /// How a constraint satisfaction problem is searched; `None` for other puzzles.
    fn methods(&self) -> Option<Methods> {
        None
    }

    /// When partial solutions are tested.
    fn test(&self) -> Test {
        self.methods().map_or(Test::AtOnce, |methods| methods.test)
    }

    /// Writes the parameters that [`Descriptor::read`] reads, without defaults.
    fn write(&self, writer: &mut Writer);

    /// The parameters that have a value and no effect, since only what is complete is tested.
    fn unused(&self) -> &'static [&'static str] {
        match self.methods() {
            Some(methods) if are_unused(methods) => &["variables", "values", "inference"],
            _ => &[],
        }
    }

    /// The same puzzle for a person: every choice is tested, and nothing is pruned.
    fn by_hand(&self) -> Problem;

    /// In how many ways each choice of a candidate can be made, where generate and test makes every one in
    /// all of them.
    fn ways(&self) -> Option<u8> {
        None
    }

    /// How many candidates generate and test completes; rounded where it is more than 2⁵³. `None` for a
    /// puzzle that is not searched so.
    fn completed(&self) -> Option<f64> {
        self.ways().map(|ways| f64::from(ways).powi(self.length() as i32))
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

    /// The words of the listing of generate and test: what is added to a candidate, and its condition. Empty
    /// for a puzzle that is not searched so.
    fn candidate(&self) -> [&'static str; 2] {
        [""; 2]
    }

    /// In questions: its variant in the text `quiz-board-lead`, and its size.
    fn lead(&self) -> (&'static str, String);

    /// Sentences of questions on how it is searched, where that is not as usual.
    fn method_sentences(&self, lang: Lang) -> String {
        self.methods().map(|methods| sentences(methods, lang)).unwrap_or_default()
    }

    /// The name of a square as it is typed in an answer: `b3`.
    fn typed_name(&self, square: usize) -> String {
        self.square_name(square, Lang::En)
    }

    /// What a choice is a number for, at this square; `None` where a choice is a square.
    fn cell_name(&self, _square: usize, _: Lang) -> Option<String> {
        None
    }

    /// The name of a square that its board of so many rows does not have, as an example of an answer.
    fn elsewhere(&self, rows: u8) -> String {
        format!("b{}", u16::from(rows) + 2)
    }
}
