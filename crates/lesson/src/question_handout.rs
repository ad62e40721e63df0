//! The forms in which an author hands out a question.

use crate::place::Place;
use crate::{print_question, Asking};
use plyscope_export::frame::frame;
use plyscope_i18n::{texts, Lang};
use plyscope_quiz::question::{Question, Terms};
use plyscope_setup::Choice;

/// A form in which a question is handed out.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Handout {
    /// Its address.
    Link,
    /// A block of a lesson.
    Markdown,
    /// A frame for another page, in HTML.
    Embed,
}

/// How high the frame is, in pixels: a small tree with its answer fits in it.
const HEIGHT: u32 = 760;

impl Handout {
    /// All of them.
    pub const ALL: [Self; 3] = [Self::Link, Self::Markdown, Self::Embed];

    /// Its name in the texts and on the page.
    #[must_use]
    pub const fn id(self) -> &'static str {
        match self {
            Self::Link => "link",
            Self::Markdown => "markdown",
            Self::Embed => "embed",
        }
    }

    /// The text to hand out; `page` is the absolute address of the page for learning, without the
    /// part from `#` on. A lesson without default terms reads the block as this question.
    #[must_use]
    pub fn text(self, question: &Question, page: &str, lang: Lang) -> String {
        match self {
            Self::Link => format!("{page}#{}", question.print()),
            Self::Markdown => {
                let (question, id) = (question.clone(), "1".to_owned());
                print_question(
                    &Asking { id, caption: None, prompt: None, question, chance: None },
                    Terms::default(),
                )
            }
            Self::Embed => {
                let address = Place::Embedded(Box::new(question.clone())).print();
                let kind = texts::learn_kind(lang, question.kind.id());
                let title = texts::author_embed_title(lang, &kind);
                frame(&format!("{page}#{address}"), &title, HEIGHT)
            }
        }
    }
}
