//! Parsing single values, and listing the choices.

use std::str::FromStr;

use plyscope_i18n::Lang;
use plyscope_lesson::course::Pass;
use plyscope_practice::Level;
use plyscope_search::notation::half_width;
use plyscope_setup::address::At;
use plyscope_setup::Choice;

/// A tree may start with a negative number; a dash with a letter is an unknown option.
pub fn tree(text: &str) -> Result<String, String> {
    match is_option(text) {
        true => Err("there is no such option, and no tree starts like this".to_owned()),
        false => Ok(text.to_owned()),
    }
}

/// Whether a word is meant as an option, and not as a negative number.
pub fn is_option(word: &str) -> bool {
    let next = word.strip_prefix('-').and_then(|rest| rest.chars().next());
    next.is_some_and(|c| c == '-' || c.is_alphabetic())
}

/// Parses a choice by its name.
pub fn choice<C: Choice>(name: &str) -> Result<C, String> {
    C::from_id(name).map_err(|problem| problem.to_string())
}

/// A line of help that lists all choices.
pub fn listing<C: Choice>(what: &str) -> String {
    let names: Vec<&str> = C::ALL.iter().map(|&(name, _)| name).collect();
    listed(what, &names)
}

/// A line of help that lists words, of which the first is the default.
pub fn listed(what: &str, words: &[&str]) -> String {
    format!("{what}: {} (the default), {}", words[0], words[1..].join(", "))
}

pub fn language(tag: &str) -> Result<Lang, String> {
    tag.parse().map_err(|()| format!("expected {}", Lang::choices()))
}

pub fn level(number: &str) -> Result<Level, String> {
    let level = number.parse().ok().and_then(Level::new);
    level.ok_or_else(|| {
        let (first, last) = (Level::FIRST.number(), Level::LAST.number());
        format!("expected a level from {first} to {last}")
    })
}

pub fn at_step(text: &str) -> Result<At, String> {
    let expected = || "expected the number of a step, 0 or more, or last".to_owned();
    At::parse(text).ok_or_else(expected)
}

/// What stands before the # of an address of the page.
pub fn page(text: &str) -> Result<String, String> {
    let is_wrong = |c: char| c == '#' || c.is_whitespace() || c.is_control();
    match text.contains(is_wrong) || text.is_empty() {
        true => Err("expected an address without # and spaces".to_owned()),
        false => Ok(text.to_owned()),
    }
}

/// A whole number from a smallest to a largest one.
pub fn number<N: TryFrom<u64>, const LEAST: u64, const MOST: u64>(text: &str) -> Result<N, String> {
    let number = half_width(text).trim().parse().ok();
    let number = number.filter(|number| (LEAST..=MOST).contains(number));
    let number = number.and_then(|number: u64| N::try_from(number).ok());
    number.ok_or_else(|| format!("expected a whole number from {LEAST} to {MOST}"))
}

/// Parses a seed.
pub fn seed(text: &str) -> Result<u64, String> {
    number::<u64, 0, { u64::MAX }>(text)
}

/// `2` is from 2 to 2, `2..4` from 2 to 4.
pub fn range<T: FromStr + Copy>(text: &str) -> Result<(T, T), String> {
    let number = |digits: &str| {
        digits
            .trim()
            .parse::<T>()
            .map_err(|_| "expected a whole number, or two as in 2..4".to_owned())
    };
    match text.split_once("..") {
        Some((low, high)) => Ok((number(low)?, number(high)?)),
        None => number(text).map(|only| (only, only)),
    }
}

/// `2..4` is from step 2 to step 4, and `2..last` from there to the last one.
pub fn steps(text: &str) -> Result<(u64, At), String> {
    match text.split_once("..") {
        Some((first, last)) if last.trim() == "last" => Ok((range(first)?.0, At::Last)),
        _ => range(text).map(|(first, last)| (first, At::Step(last))),
    }
}

pub fn pass(text: &str) -> Result<Pass, String> {
    let percent = text.parse().ok().and_then(Pass::new);
    percent.ok_or_else(|| format!("expected a number from 0 to {}", Pass::MOST))
}

/// Parses the number of dots per pixel.
pub fn scale(text: &str) -> Result<f32, String> {
    let scale = text.parse().ok().filter(|scale| (0.1..=16.0).contains(scale));
    scale.ok_or_else(|| "expected a number from 0.1 to 16".to_owned())
}
