//! Moodle XML (docs.moodle.org, “Moodle XML format”): a category for each topic, and its questions with
//! their pictures in base64.

use base64::prelude::{Engine, BASE64_STANDARD};
use plyscope_export::xml::escaped;

use super::item::{listing, literal, step};
use super::{Ask, Bank, Blank, Item, Picture};

/// The bank as a file.
pub fn write(bank: &Bank) -> String {
    let mut xml = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<quiz>\n".to_owned();
    for topic in &bank.topics {
        let path = format!("$course$/top/{}/{}", step(&bank.title), step(&topic.name));
        xml.push_str(&format!(
            "<question type=\"category\">\n<category><text>{}</text></category>\n</question>\n",
            escaped(&path)
        ));
        topic.items.iter().for_each(|item| question(&mut xml, item));
    }
    xml + "</quiz>\n"
}

fn question(xml: &mut String, item: &Item) {
    let kind = match &item.ask {
        Ask::Choice(_) => "multichoice",
        Ask::Blanks(_) => "cloze",
        Ask::Short { .. } => "shortanswer",
        Ask::Open(_) => "essay",
    };
    let body = match &item.ask {
        Ask::Blanks(blanks) => paragraphs(item) + &cloze(blanks, item.points),
        Ask::Choice(_) | Ask::Short { .. } | Ask::Open(_) => paragraphs(item),
    };
    xml.push_str(&format!(
        "<question type=\"{kind}\">\n<name><text>{}</text></name>\n\
         <questiontext format=\"html\">\n<text><![CDATA[{body}]]></text>\n{}</questiontext>\n\
         <generalfeedback format=\"html\"><text></text></generalfeedback>\n",
        escaped(&item.name),
        item.picture.as_ref().map_or_else(String::new, file),
    ));
    if !matches!(item.ask, Ask::Blanks(_)) {
        // Those of a cloze question are the sum of its blanks.
        xml.push_str(&format!("<defaultgrade>{}</defaultgrade>\n", item.points));
    }
    xml.push_str("<penalty>0</penalty>\n<hidden>0</hidden>\n");
    match &item.ask {
        Ask::Choice(choices) => {
            xml.push_str(
                "<single>true</single>\n<shuffleanswers>true</shuffleanswers>\n\
                 <answernumbering>abc</answernumbering>\n",
            );
            for choice in choices {
                answer(xml, &choice.text, choice.is_right, &choice.why);
            }
        }
        Ask::Short { right, misled } => {
            xml.push_str("<usecase>0</usecase>\n");
            right.iter().for_each(|text| answer(xml, &literal(text), true, ""));
            misled.iter().for_each(|one| answer(xml, &literal(&one.text), false, &one.why));
        }
        Ask::Open(key) => xml.push_str(&format!(
            "<responseformat>plain</responseformat>\n<responserequired>1</responserequired>\n\
             <responsefieldlines>10</responsefieldlines>\n<attachments>0</attachments>\n\
             <attachmentsrequired>0</attachmentsrequired>\n\
             <graderinfo format=\"html\"><text><![CDATA[<p>{}</p>]]></text></graderinfo>\n",
            html(key)
        )),
        Ask::Blanks(_) => {}
    }
    xml.push_str("</question>\n");
}

fn answer(xml: &mut String, text: &str, is_right: bool, why: &str) {
    let fraction = if is_right { 100 } else { 0 };
    xml.push_str(&format!(
        "<answer fraction=\"{fraction}\" format=\"plain_text\">\n<text>{}</text>\n\
         <feedback format=\"html\"><text>{}</text></feedback>\n</answer>\n",
        escaped(text),
        // Escaped twice: once as HTML, once as XML.
        escaped(&html(why))
    ));
}

/// The prompt, the program and the picture, as HTML.
fn paragraphs(item: &Item) -> String {
    let mut body: String = item.lines().map(|line| format!("<p>{}</p>", html(line))).collect();
    body.push_str(&listing(&item.listing, html));
    if let Some(picture) = &item.picture {
        body.push_str(&format!(
            "<p><img src=\"@@PLUGINFILE@@/{FILE}\" alt=\"{}\" width=\"{:.0}\" height=\"{:.0}\"></p>",
            html(&picture.alternative),
            picture.size.0,
            picture.size.1,
        ));
    }
    body
}

/// The picture's file: each question has files of its own.
const FILE: &str = "picture.svg";

fn file(picture: &Picture) -> String {
    let content = BASE64_STANDARD.encode(&picture.svg);
    format!("<file name=\"{FILE}\" path=\"/\" encoding=\"base64\">{content}</file>\n")
}

/// The blanks as embedded answers. Points are shared as evenly as whole numbers allow: Moodle weighs
/// the blanks by theirs, so that each counts the same where the points are fewer than the blanks. It
/// needs some, so a question without points has one for each blank.
fn cloze(blanks: &[Blank], points: u32) -> String {
    let weight = match points as usize % blanks.len() {
        0 => (points as usize / blanks.len()).max(1),
        _ => 1,
    };
    let blank = |blank: &Blank| {
        let answers: Vec<String> =
            blank.answers.iter().map(|answer| format!("={}", in_cloze(answer))).collect();
        format!("<p>{} {{{weight}:SHORTANSWER:{}}}</p>", html(&blank.label), answers.join("~"))
    };
    blanks.iter().map(blank).collect()
}

/// An answer in a blank: what would end it is escaped, and it is HTML.
fn in_cloze(text: &str) -> String {
    let mut safe = String::new();
    for c in text.chars() {
        if matches!(c, '}' | '#' | '~' | '*') {
            safe.push('\\');
        }
        safe.push(c);
    }
    html(&safe)
}

/// A text as HTML. The braces of a text are no blanks.
fn html(text: &str) -> String {
    escaped(text).replace('{', "&#123;").replace('}', "&#125;")
}
