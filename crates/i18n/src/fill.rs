//! Puts arguments into a text.

use super::marks::{CASE, CHOICE, END, FIRST_ARGUMENT, KEY, MOST_ARGUMENTS};
use super::{Count, Lang};

/// What a text is given.
pub enum Arg<'a> {
    /// Taken over as it is.
    Text(&'a str),
    /// A whole number, whose digits are grouped.
    Number(Count),
}

impl Arg<'_> {
    /// Whether a case of a choice is meant for it.
    fn is(&self, key: &str) -> bool {
        match *self {
            Self::Text(text) => text == key,
            Self::Number(number) => key.parse() == Ok(number.0),
        }
    }
}

/// Writes a text with its marks replaced. Arguments are never searched for marks.
pub fn fill(lang: Lang, mut text: &str, arguments: &[Arg<'_>], into: &mut String) {
    while let Some(at) = text.find(is_mark) {
        push(into, &text[..at]);
        // Every mark is one byte long.
        let (mark, rest) = text[at..].split_at(1);
        text = rest;
        if !mark.starts_with(CHOICE) {
            match argument(mark, arguments) {
                Some(Arg::Text(piece)) => push(into, piece),
                Some(Arg::Number(number)) => into.push_str(&lang.number(*number)),
                None => {}
            }
        } else if let Some((choice, rest)) = text.split_once(END) {
            fill(lang, chosen(choice, arguments), arguments, into);
            text = rest;
        }
    }
    push(into, text);
}

/// Appends a piece of text. A space that sets Latin letters off from Chinese characters is left out
/// where an argument turns out to be Chinese as well: 值为 29, but 值为和.
fn push(into: &mut String, piece: &str) {
    let starts_with_space = piece.strip_prefix(' ');
    if ends_in_chinese(into) && starts_with_space.is_some_and(starts_in_chinese) {
        into.push_str(piece.trim_start_matches(' '));
        return;
    }
    if starts_in_chinese(piece) && into.strip_suffix(' ').is_some_and(ends_in_chinese) {
        into.pop();
    }
    into.push_str(piece);
}

fn ends_in_chinese(text: &str) -> bool {
    text.chars().next_back().is_some_and(is_chinese)
}

fn starts_in_chinese(text: &str) -> bool {
    text.chars().next().is_some_and(is_chinese)
}

/// Chinese characters, and the punctuation that stands between them.
const fn is_chinese(character: char) -> bool {
    matches!(character, '\u{3000}'..='\u{303f}' | '\u{3400}'..='\u{9fff}' | '\u{ff00}'..='\u{ffef}')
}

fn is_mark(character: char) -> bool {
    character == CHOICE || (1..=u32::from(MOST_ARGUMENTS)).contains(&u32::from(character))
}

fn argument<'a, 'b>(mark: &str, arguments: &'a [Arg<'b>]) -> Option<&'a Arg<'b>> {
    let mark = *mark.as_bytes().first()?;
    arguments.get(usize::from(mark.checked_sub(FIRST_ARGUMENT)?))
}

/// The case of a choice that is meant for its argument: the last one is meant for all.
fn chosen<'a>(choice: &'a str, arguments: &[Arg<'_>]) -> &'a str {
    let by = argument(choice, arguments);
    let mut text = "";
    for case in choice.get(1..).unwrap_or_default().split(CASE) {
        let (key, own) = case.split_once(KEY).unwrap_or_default();
        text = own;
        if by.is_some_and(|by| by.is(key)) {
            break;
        }
    }
    text
}
