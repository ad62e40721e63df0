//! A pseudo-locale for tests: English with an accent on every letter, and a third longer. Text
//! without accents is missing from the locale files, and text that is cut off would be cut off in
//! other languages too.
use crate::{paths, tables};
use anyhow::{anyhow, Result};
use fluent_syntax::ast::{Entry, Expression, Pattern, PatternElement};
use fluent_syntax::{parser, serializer};
use std::fs;
use std::path::PathBuf;

/// The letters, and each of them with an accent.
const PLAIN: &str = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ";
const ACCENTED: &str = "áƀçđéƒĝĥíĵķĺḿñóṕɋŕšŧúṽŵẋýžÁƁÇĐÉƑĜĤÍĴĶĹḾÑÓṔɊŔŠŦÚṼŴẊÝŽ";

/// Writes the table of the pseudo-locale, which pages fetch instead of another language, and
/// returns its path.
pub fn write() -> Result<PathBuf> {
    let path = paths::root().join(paths::notes()).join("pseudo.txt");
    let sources = tables::read(&paths::root().join("www/locales"))?;
    fs::create_dir_all(paths::notes())?;
    fs::write(&path, tables::in_place_of_second(&sources, pseudo(&sources[0].1)?)?)?;
    Ok(path)
}

/// A locale file with lengthened and accented texts; placeables in braces are unchanged.
fn pseudo(source: &str) -> Result<String> {
    let mut resource =
        parser::parse(source.to_owned()).map_err(|(_, errors)| anyhow!("{errors:?}"))?;
    for entry in &mut resource.body {
        if let Entry::Message(message) = entry {
            message.value.iter_mut().for_each(change);
        }
    }
    Ok(serializer::serialize(&resource))
}

fn change(pattern: &mut Pattern<String>) {
    for element in &mut pattern.elements {
        match element {
            PatternElement::TextElement { value } => *value = lengthened(value),
            PatternElement::Placeable { expression: Expression::Select { variants, .. } } => {
                variants.iter_mut().for_each(|variant| change(&mut variant.value));
            }
            PatternElement::Placeable { .. } => {}
        }
    }
}

/// A text with accents and every third letter doubled.
fn lengthened(text: &str) -> String {
    let mut longer = String::new();
    let mut letters = 0;
    for letter in text.chars() {
        let accented = PLAIN.chars().zip(ACCENTED.chars()).find(|(plain, _)| *plain == letter);
        let Some((_, accented)) = accented else {
            longer.push(letter);
            continue;
        };
        longer.push(accented);
        letters += 1;
        if letters % 3 == 0 {
            longer.extend(accented.to_lowercase());
        }
    }
    longer
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn texts_are_accented_and_longer() {
        assert_eq!(PLAIN.chars().count(), ACCENTED.chars().count());
        for (text, longer) in [
            ("Share", "Šĥááŕé"),
            ("Keys and help: [α, β]", "Ķéýýš áññđ ĥééĺṕ: [α, β]"),
            ("0..15", "0..15"),
        ] {
            assert_eq!(lengthened(text), longer);
        }
    }

    #[test]
    fn placeables_are_as_they_were() {
        let source =
            "cut = { $name } is cut { $count ->\n    [one] once\n   *[other] { $count } times\n}\n";
        let text = pseudo(source).expect("it can be read");
        for kept in ["cut =", "{ $name }", "{ $count ->", "[one] óñç", "*[other] { $count } ŧí"]
        {
            assert!(text.contains(kept), "{kept}: {text}");
        }
        assert!(!text.contains("once") && !text.contains("times"));
    }

    #[test]
    fn the_table_is_taken_by_the_program_and_has_no_other_letters() {
        let sources = tables::read(&paths::root().join("www/locales")).expect("the locale files");
        let english = &sources[0].1;
        let table = |source| tables::in_place_of_second(&sources, source).expect("a table");
        let (plain, pseudo) = (table(english.clone()), table(pseudo(english).unwrap()));
        assert_eq!(plain.lines().next(), pseudo.lines().next(), "both have the key of the program");
        let separated = |table: &str| table.matches(tables::SEPARATOR).count();
        assert_eq!(separated(&plain), separated(&pseudo));
        let longer = pseudo.chars().count() as f64 / plain.chars().count() as f64;
        assert!((1.2..1.4).contains(&longer), "{longer}");
    }
}
