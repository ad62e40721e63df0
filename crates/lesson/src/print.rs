//! Writes scenes and questions as blocks of a lesson, which the parser reads back.

use super::asking::written_terms;
use super::program_block;
use super::scene::Scene;
use super::Asking;
use plyscope_quiz::question::{Kind, Question, Subject, Terms};
use plyscope_setup::address::{pairs, ToQuery};
use plyscope_setup::ask::Ask;
use plyscope_setup::Choice;

/// A question as a fenced block, for a lesson with these default terms.
#[must_use]
pub fn print_question(asking: &Asking, lesson: Terms) -> String {
    let mut lines = Vec::new();
    // A number is the position of the question, not a name.
    if !asking.id.starts_with(|c: char| c.is_ascii_digit()) {
        lines.push(line("id", &asking.id));
    }
    lines.extend(asking.caption.iter().map(|text| line("caption", text)));
    lines.extend(asking.prompt.iter().map(|text| line("prompt", text)));
    let Question { kind, subject, terms, details } = asking.question.clone();
    match asking.chance {
        Some(level) => {
            lines.push(line(Kind::NAME, kind.id()));
            lines.push(line("level", &level.to_string()));
        }
        None => {
            let subject = in_one_line(subject);
            let plain = Question { kind, subject, terms: Terms::default(), details };
            let address = plain.print();
            let lines_of = if kind.is_about_programs() { of_program } else { from_address };
            lines.extend(lines_of(&address));
        }
    }
    lines.extend(written_terms(terms, lesson).iter().map(|(key, value)| line(key, value)));
    let is_of_program = kind.is_about_programs() && asking.chance.is_none();
    fenced(if is_of_program { program_block::NAME } else { "question" }, &lines)
}

/// A scene as a fenced block.
#[must_use]
pub fn print_scene(scene: &Scene) -> String {
    let mut lines = from_address(&scene.show.to_address());
    if let (Some(ask), Some(asking)) = (scene.ask(), &scene.asking) {
        lines.push(line(Ask::NAME, ask.id()));
        lines.push(line("points", &asking.question.terms.points.to_string()));
    }
    let moments = [("from", scene.from), ("to", scene.to)];
    let moments = moments.into_iter().filter_map(|(key, at)| Some(line(key, &at?.to_string())));
    lines.extend(moments);
    lines.extend(scene.caption.iter().map(|text| line("caption", text)));
    fenced("scene", &lines)
}

/// The tree of a question in one line, without comments, which would reach to its end.
fn in_one_line(subject: Subject) -> Subject {
    match subject {
        Subject::Tree { tree, text, setup } if text.contains(['\n', '\r']) => {
            Subject::Tree { text: tree.to_string(), tree, setup }
        }
        Subject::Playback { tree, text, setup, ask, from, to } if text.contains(['\n', '\r']) => {
            Subject::Playback { text: tree.to_string(), tree, setup, ask, from, to }
        }
        subject => subject,
    }
}

/// The lines of a block about a program.
fn of_program(address: &str) -> Vec<String> {
    let lines = pairs(address).map(|(key, value)| {
        let value = value.unwrap_or_default();
        let (key, value) = program_block::from_question(key, &value);
        line(key, value)
    });
    lines.collect()
}

fn from_address(address: &str) -> Vec<String> {
    pairs(address).map(|(key, value)| line(key, &value.unwrap_or_default())).collect()
}

/// A line of a block, without line breaks in the value; its spaces may belong to a name.
fn line(key: &str, value: &str) -> String {
    let pieces = value.split(['\n', '\r']).map(str::trim).filter(|piece| !piece.is_empty());
    format!("{key}: {}", pieces.collect::<Vec<_>>().join(" "))
}

fn fenced(name: &str, lines: &[String]) -> String {
    format!("```{name}\n{}\n```\n", lines.join("\n"))
}
