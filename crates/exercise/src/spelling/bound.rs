//! The names that a line gives to the elements of a list, which are free to choose.

use std::ops::Range;

use super::tokens::is_word;
use crate::Language;

/// What stands for them. Nobody can type these: no word has a space.
const BOUND: [&str; 2] = ["1 ", "2 "];

/// What is no name in one of the languages.
const RESERVED: &str = " and arguments as assert async await break case catch class const continue \
    debugger def default del delete do elif else enum eval except export extends false finally for \
    from function global if implements import in instanceof interface is lambda let new nonlocal not \
    null or package pass private protected public raise return static super switch this throw true \
    try typeof var void while with yield False None True ";

/// Renames what a generator or an arrow function binds, everywhere in the line: a name of another thing
/// that it hides is then missing there.
pub(super) fn rename(tokens: &mut [&str], language: Language) {
    let Some(bound) = bound(tokens, language) else { return };
    let words = tokens[bound].iter().copied().filter(|token| token.starts_with(is_word));
    let names: Vec<&str> = words.collect();
    if names.len() > BOUND.len() || !names.iter().all(|name| is_name(name)) {
        return;
    }
    for token in tokens {
        if let Some(place) = names.iter().position(|name| *name == *token) {
            *token = BOUND[place];
        }
    }
}

/// Where the names stand. Those of a loop are used in other lines, so they are not free.
fn bound(tokens: &[&str], language: Language) -> Option<Range<usize>> {
    let place_of = |sign: &str| tokens.iter().position(|token| *token == sign);
    match language {
        Language::Python => {
            let begin = place_of("for").filter(|begin| *begin > 0)?;
            let length = tokens[begin..].iter().position(|token| *token == "in")?;
            Some(begin + 1..begin + length)
        }
        Language::JavaScript => {
            let end = place_of("=>")?;
            Some(tokens[..end].iter().rposition(|token| *token == "(")?..end)
        }
    }
}

/// Whether a word is a name in both languages.
fn is_name(word: &str) -> bool {
    let is_plain = word.chars().all(|sign| sign.is_ascii_alphanumeric() || sign == '_');
    let begins = word.starts_with(|sign: char| sign.is_ascii_alphabetic());
    begins && is_plain && !RESERVED.contains(&format!(" {word} "))
}
