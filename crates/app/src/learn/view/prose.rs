//! The text of a lesson.

use std::ops::Range;
use std::rc::Rc;

use plyscope_lesson::prose::{Block, Words};
use plyscope_lesson::{Lesson, Part};
use yew::prelude::*;

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
}

impl PartialEq for Props {
    fn eq(&self, other: &Self) -> bool {
        Rc::ptr_eq(&self.lesson, &other.lesson)
            && (self.place, &self.blocks) == (other.place, &other.blocks)
    }
}

impl Component for Prose {
    type Message = ();
    type Properties = Props;

    fn create(_: &Context<Self>) -> Self {
        Self
    }

    fn view(&self, ctx: &Context<Self>) -> Html {
        let Props { lesson, place, blocks: drawn } = ctx.props();
        let Some(Part::Prose(text)) = lesson.parts.get(*place) else { return Html::default() };
        let Some(pieces) = text.get(drawn.clone()) else { return Html::default() };
        // For a long text, the browser only lays out what is near the screen.
        let is_long = text.len() > pieces.len();
        html! { <div class={classes!("prose", is_long.then_some("long"))}>{ blocks(pieces) }</div> }
    }
}

/// Pieces of text, one below the other.
fn blocks(blocks: &[Block]) -> Html {
    html! { <>{ for blocks.iter().map(block) }</> }
}

fn block(block: &Block) -> Html {
    match block {
        Block::Heading { level, words } => heading(*level, words),
        Block::Paragraph(words) => html! { <p>{ run(words) }</p> },
        Block::List { first, items } => {
            let items = items.iter().map(|item| html! { <li>{ blocks(item) }</li> });
            match first {
                Some(first) => html! { <ol start={first.to_string()}>{ for items }</ol> },
                None => html! { <ul>{ for items }</ul> },
            }
        }
        Block::Quote(inner) => html! { <blockquote>{ blocks(inner) }</blockquote> },
        Block::Code(text) => html! { <pre><code>{ text }</code></pre> },
        Block::Rule => html! { <hr /> },
    }
}

fn heading(level: u8, words: &[Words]) -> Html {
    match level.saturating_add(FIRST_LEVEL) {
        ..=3 => html! { <h3>{ run(words) }</h3> },
        4 => html! { <h4>{ run(words) }</h4> },
        5 => html! { <h5>{ run(words) }</h5> },
        _ => html! { <h6>{ run(words) }</h6> },
    }
}

fn run(words: &[Words]) -> Html {
    html! { <>{ for words.iter().map(word) }</> }
}

fn word(words: &Words) -> Html {
    match words {
        Words::Plain(text) => html! { text },
        Words::Code(text) => html! { <code>{ text }</code> },
        Words::Emphasis(inner) => html! { <em>{ run(inner) }</em> },
        Words::Strong(inner) => html! { <strong>{ run(inner) }</strong> },
        // The address was checked when the lesson was parsed.
        Words::Link { to, words } => {
            html! { <a href={to.clone()} rel="noreferrer noopener">{ run(words) }</a> }
        }
        Words::Break => html! { <br /> },
    }
}
