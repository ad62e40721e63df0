//! Writes scenes and questions as the blocks of a lesson; reading gives them back.

use plyscope_core::{Player, Step};

use super::asking::terms_said;
use super::scene::{At, Scene, Show};
use super::Asking;
use crate::link::{decode, Link};
use crate::quiz::question::{Question, Terms};
use crate::{backtrack, coroutine};

/// A question as a fenced block, in a lesson whose questions have these terms unless they say others.
#[must_use]
pub fn print_question(asking: &Asking, lesson: Terms) -> String {
    let mut lines = Vec::new();
    // A number is where the question stands, and no name.
    if !asking.id.starts_with(|c: char| c.is_ascii_digit()) {
        lines.push(line("id", &asking.id));
    }
    lines.extend(asking.caption.iter().map(|text| line("caption", text)));
    lines.extend(asking.prompt.iter().map(|text| line("prompt", text)));
    let Question { kind, subject, terms } = asking.question.clone();
    lines.extend(from_address(&Question { kind, subject, terms: Terms::default() }.print()));
    lines.extend(terms_said(terms, lesson).iter().map(|(key, value)| line(key, value)));
    fenced("question", &lines)
}

/// A scene as a fenced block.
#[must_use]
pub fn print_scene(scene: &Scene) -> String {
    let mut lines = from_address(&address_of(&scene.show));
    let mut at = |key: &str, at: Option<At>| match at {
        Some(At::Step(step)) => lines.push(line(key, &step.to_string())),
        Some(At::Last) => lines.push(line(key, "last")),
        None => {}
    };
    at("from", scene.from);
    at("to", scene.to);
    lines.extend(scene.caption.iter().map(|text| line("caption", text)));
    fenced("scene", &lines)
}

/// The address of what a scene shows, without the page.
#[must_use]
pub fn address_of(show: &Show) -> String {
    match show {
        Show::Search(link) => {
            let step = link.step.unwrap_or(Step::START);
            let text = link.text.as_deref().unwrap_or_default();
            let root = link.root.unwrap_or(Player::Max);
            let address = match &link.game {
                Some(game) => Link::print_game(game, &link.setup, step),
                None => Link::print(text, root, &link.setup, step),
            };
            match link.step {
                Some(Step(u32::MAX)) => address.replace("step=4294967295", "step=last"),
                Some(_) => address,
                None => address.trim_end_matches("&step=0").to_owned(),
            }
        }
        Show::Backtracking(link) => backtrack::link::Link::print(&link.problem, link.step),
        Show::Coroutines(link) => coroutine::link::Link::print(&link.dialogue, link.step),
    }
}

fn from_address(address: &str) -> Vec<String> {
    let parts = address.split('&').filter_map(|part| part.split_once('='));
    parts.map(|(key, value)| line(key, &decode(value).unwrap_or_default())).collect()
}

/// A line of a block. A value has no line ends of its own there; blanks inside of it may belong to a
/// name.
fn line(key: &str, value: &str) -> String {
    let pieces = value.split(['\n', '\r']).map(str::trim).filter(|piece| !piece.is_empty());
    format!("{key}: {}", pieces.collect::<Vec<_>>().join(" "))
}

fn fenced(name: &str, lines: &[String]) -> String {
    format!("```{name}\n{}\n```\n", lines.join("\n"))
}
