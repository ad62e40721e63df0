//! The text of a lesson.

use std::ops::Range;
use std::rc::Rc;

use plyscope_i18n::Lang;
use plyscope_lesson::prose::{Block, Words};
use plyscope_lesson::{Lesson, Part};
use yew::prelude::*;

use super::prose_pieces::{formula, picture, table};

/// The level of a lesson's top headings, below its title.
const FIRST_LEVEL: u8 = 2;

/// A text part of a lesson. It is rendered once.
pub struct Prose;

/// Which part of which lesson.
#[derive(Clone, Properties)]
pub struct Props {
    /// The lesson.
    pub lesson: Rc<Lesson>,
    /// The part index.
    pub place: usize,
    /// Which blocks of it.
    pub blocks: Range<usize>,
    /// The surroundings of the text.
    pub around: TextAround,
}

/// The surroundings of a text.
#[derive(Clone, PartialEq)]
pub struct TextAround {
    /// The address of the lesson, beside which its pictures are; `None` for one on the device.
    pub file: Option<AttrValue>,
    /// The language of the page.
    pub lang: Lang,
}

impl PartialEq for Props {
    fn eq(&self, other: &Self) -> bool {
        Rc::ptr_eq(&self.lesson, &other.lesson)
            && (self.place, &self.blocks, &self.around)
                == (other.place, &other.blocks, &other.around)
    }
}

impl Component for Prose {
    type Message = ();
    type Properties = Props;

    fn create(_: &Context<Self>) -> Self {
        Self
    }

    fn view(&self, ctx: &Context<Self>) -> Html {
        let Props { lesson, place, blocks: drawn, around } = ctx.props();
        let Some(Part::Prose(text)) = lesson.parts.get(*place) else { return Html::default() };
        let Some(pieces) = text.get(drawn.clone()) else { return Html::default() };
        // For a long text, the browser only lays out what is near the screen.
        let is_long = text.len() > pieces.len();
        html! { <div class={classes!("prose", is_long.then_some("long"))}>{ blocks(pieces, around) }</div> }
    }
}

/// Pieces of text, one below the other.
fn blocks(blocks: &[Block], around: &TextAround) -> Html {
    html! { <>{ for blocks.iter().map(|piece| block(piece, around)) }</> }
}

fn block(block: &Block, around: &TextAround) -> Html {
    match block {
        Block::Heading { level, words } => heading(*level, words, around),
        Block::Paragraph(words) => html! { <p>{ run(words, around) }</p> },
        Block::List { first, items } => {
            let items = items.iter().map(|item| html! { <li>{ blocks(item, around) }</li> });
            match first {
                Some(first) => html! { <ol start={first.to_string()}>{ for items }</ol> },
                None => html! { <ul>{ for items }</ul> },
            }
        }
        Block::Quote(inner) => html! { <blockquote>{ blocks(inner, around) }</blockquote> },
        Block::Table(content) => table(content, around),
        Block::Code(text) => html! { <pre><code>{ text }</code></pre> },
        Block::Rule => html! { <hr /> },
    }
}

fn heading(level: u8, words: &[Words], around: &TextAround) -> Html {
    match level.saturating_add(FIRST_LEVEL) {
        ..=3 => html! { <h3>{ run(words, around) }</h3> },
        4 => html! { <h4>{ run(words, around) }</h4> },
        5 => html! { <h5>{ run(words, around) }</h5> },
        _ => html! { <h6>{ run(words, around) }</h6> },
    }
}

/// A run of words.
pub fn run(words: &[Words], around: &TextAround) -> Html {
    html! { <>{ for words.iter().map(|words| word(words, around)) }</> }
}

fn word(words: &Words, around: &TextAround) -> Html {
    match words {
        Words::Plain(text) => html! { text },
        Words::Code(text) => html! { <code>{ text }</code> },
        Words::Emphasis(inner) => html! { <em>{ run(inner, around) }</em> },
        Words::Strong(inner) => html! { <strong>{ run(inner, around) }</strong> },
        // The address was checked when the lesson was parsed.
        Words::Link { to, words } => {
            html! { <a href={to.clone()} rel="noreferrer noopener">{ run(words, around) }</a> }
        }
        Words::Picture(content) => picture(content, around),
        Words::Formula(content) => formula(content),
        Words::Break => html! { <br /> },
    }
}
