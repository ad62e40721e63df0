//! What has to hold of a language's texts.

use std::collections::BTreeSet;

use super::{arguments, is_number, marks, Key, Part, Texts};

/// Whether a language has the texts and the arguments of the leading one, and makes its choices by
/// what an argument can be.
pub fn check(leading: &Texts<'_>, texts: &Texts<'_>) -> Result<(), String> {
    if let Some(id) = leading.keys().find(|id| !texts.contains_key(*id)) {
        return Err(format!("{id} is missing"));
    }
    for (id, parts) in texts {
        let model = leading
            .get(id)
            .ok_or_else(|| format!("{id} is not among the texts of the first language"))?;
        let (own, wanted) = (arguments(parts), arguments(model));
        if own.len() > usize::from(marks::MOST_ARGUMENTS) {
            return Err(format!("{id} has more than {} arguments", marks::MOST_ARGUMENTS));
        }
        let (own, wanted) = (BTreeSet::from_iter(own), BTreeSet::from_iter(wanted));
        if let Some(name) = own.difference(&wanted).next() {
            return Err(format!("{id} uses ${name}, which the first language does not"));
        }
        if let Some(name) = wanted.difference(&own).next() {
            return Err(format!("{id} does not use ${name}"));
        }
        choices(parts).map_err(|problem| format!("{id} {problem}"))?;
    }
    Ok(())
}

fn choices(parts: &[Part]) -> Result<(), String> {
    for part in parts {
        let Part::Choice { by, cases, .. } = part else { continue };
        let mut seen = Vec::new();
        for (key, _) in cases {
            let word = match key {
                Key::Number(number) if is_number(by) => number.to_string(),
                Key::Word(word) if is_number(by) && word == "one" => "1".to_owned(),
                Key::Word(word) if !is_number(by) => word.clone(),
                Key::Word(word) => {
                    return Err(format!("chooses by the number ${by} with [{word}], not [one]"))
                }
                Key::Number(number) => {
                    return Err(format!("chooses by the text ${by} with the number [{number}]"))
                }
            };
            if seen.contains(&word) {
                return Err(format!("has two cases for ${by} = {word}"));
            }
            seen.push(word);
        }
    }
    Ok(())
}
