//! The words and signs of a line of a program.

/// Signs of several characters, each before those that it begins with.
const LONG: [&str; 13] =
    ["===", "!==", "...", "==", "!=", "<=", ">=", "=>", "+=", "&&", "||", "++", "--"];

const SHORT: &str = "()[]{}.,:;?!<>=+-";

/// The most words and signs that are read, more than twice as many as any line has: brackets in brackets
/// are parsed recursively.
const MOST: usize = 100;

/// The words and signs of a text; `None` if it has others than lines have, or too many.
pub(super) fn tokens(text: &str) -> Option<Vec<&str>> {
    let mut tokens = Vec::new();
    let mut rest = text.trim_start();
    while let Some(first) = rest.chars().next() {
        let length = match is_word(first) {
            true => rest.find(|sign| !is_word(sign)).unwrap_or(rest.len()),
            false => length_of_sign(rest, first)?,
        };
        let (token, after) = rest.split_at(length);
        tokens.push(token);
        if tokens.len() > MOST {
            return None;
        }
        rest = after.trim_start();
    }
    Some(tokens)
}

fn length_of_sign(text: &str, first: char) -> Option<usize> {
    let long = LONG.iter().find(|sign| text.starts_with(**sign)).map(|sign| sign.len());
    long.or_else(|| SHORT.contains(first).then_some(1))
}

pub(super) fn is_word(sign: char) -> bool {
    sign.is_alphanumeric() || sign == '_'
}
