//! GIFT (docs.moodle.org, “GIFT format”): plain text. It has no files, so pictures are in the text as
//! data, and no points.

use base64::prelude::{Engine, BASE64_STANDARD};
use plyscope_export::xml::escaped as html;

use super::item::{listing, literal, step};
use super::{Ask, Bank, Blank, Item};

/// The fewest pairs of a matching question.
const LEAST_PAIRS: usize = 3;

/// The bank as a file.
pub fn write(bank: &Bank) -> String {
    let mut gift = String::new();
    for topic in &bank.topics {
        // A backslash escapes in a path, too.
        let path =
            [&bank.title, &topic.name].map(|name| step(&one_line(name)).replace('\\', "\\\\"));
        gift.push_str(&format!("$CATEGORY: $course$/top/{}/{}\n\n", path[0], path[1]));
        for item in &topic.items {
            match &item.ask {
                Ask::Blanks(blanks) if blanks.len() < LEAST_PAIRS => {
                    blanks.iter().for_each(|blank| question_of_one(&mut gift, item, blank));
                }
                ask => {
                    if let Ask::Open(key) = ask {
                        // Platforms skip comments; who grades the answers finds it here.
                        gift.push_str(&format!("// {}\n", one_line(key)));
                    }
                    let lines: Vec<&str> = match ask {
                        // The answers are there to choose from.
                        Ask::Blanks(_) => item.prompt.lines().collect(),
                        _ => item.lines().collect(),
                    };
                    question(&mut gift, &item.name, &text(item, &lines), &answers(ask));
                }
            }
        }
    }
    gift
}

/// Where there are too few blanks for a matching question, each is a question.
fn question_of_one(gift: &mut String, item: &Item, blank: &Blank) {
    let name = format!("{} · {}", item.name, blank.label);
    let answers = answers(&Ask::Short { right: blank.answers.clone(), misled: Vec::new() });
    let lines: Vec<&str> = item.lines().chain([blank.label.as_str()]).collect();
    question(gift, &name, &text(item, &lines), &answers);
}

fn question(gift: &mut String, name: &str, text: &str, answers: &str) {
    gift.push_str(&format!("::{}::[html]{text}{{\n{answers}}}\n\n", safe(&one_line(name))));
}

/// Some lines, the program and the picture, as HTML in one line.
fn text(item: &Item, lines: &[&str]) -> String {
    let mut body: String = lines.iter().map(|line| format!("<p>{}</p>", html(line))).collect();
    body.push_str(&listing(&item.listing, html));
    if let Some(picture) = &item.picture {
        body.push_str(&format!(
            "<p><img src=\"data:image/svg+xml;base64,{}\" alt=\"{}\"></p>",
            BASE64_STANDARD.encode(&picture.svg),
            html(&picture.alternative)
        ));
    }
    safe(&one_line(&body))
}

fn answers(ask: &Ask) -> String {
    match ask {
        Ask::Choice(choices) => choices
            .iter()
            .map(|choice| {
                let sign = if choice.is_right { '=' } else { '~' };
                format!("{sign}{}{}\n", safe(&html(&choice.text)), feedback(&choice.why))
            })
            .collect(),
        Ask::Short { right, misled } => {
            let right = right.iter().map(|answer| format!("={}\n", safe(&literal(answer))));
            let wrong = misled
                .iter()
                .map(|one| format!("=%0%{}{}\n", safe(&literal(&one.text)), feedback(&one.why)));
            right.chain(wrong).collect()
        }
        Ask::Blanks(blanks) => blanks
            .iter()
            .filter_map(|blank| {
                let answer = blank.answers.first()?;
                Some(format!("={} -> {}\n", safe(&html(&blank.label)), safe(answer)))
            })
            .collect(),
        Ask::Open(_) => String::new(),
    }
}

/// The feedback on an answer, if there is any.
fn feedback(why: &str) -> String {
    match why.is_empty() {
        true => String::new(),
        false => format!(" #{}", safe(&html(why))),
    }
}

fn one_line(text: &str) -> String {
    text.split_whitespace().collect::<Vec<_>>().join(" ")
}

/// A text without signs that mean something in GIFT.
fn safe(text: &str) -> String {
    let mut safe = String::with_capacity(text.len());
    for c in text.chars() {
        if matches!(c, '\\' | '~' | '=' | '#' | '{' | '}' | ':') {
            safe.push('\\');
        }
        safe.push(c);
    }
    safe
}
