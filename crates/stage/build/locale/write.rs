//! Writes the Rust code: a function for every text, and a table for every language.

use std::fmt::Write;

use super::marks::{CASE, CHOICE, END, FIRST_ARGUMENT, KEY};
use super::{arguments, is_number, Key, Part, Texts};

/// The code for the languages, of which the first says in which order arguments are passed.
pub fn write(languages: &[(&str, Texts<'_>)]) -> Result<String, String> {
    let (_, leading) = languages.first().ok_or("there are no languages")?;
    // Texts without arguments come first, so that a name's place in `NAMES` is its text's number.
    let (plain, filled): (Vec<&str>, Vec<&str>) =
        leading.keys().partition(|id| arguments(&leading[*id]).is_empty());
    let mut code = String::new();
    let _ = writeln!(code, "static NAMES: &str = {:?};", plain.join("\n"));
    let ids = [plain, filled].concat();
    for (number, id) in ids.iter().enumerate() {
        write_function(&mut code, number, id, &leading[id]);
    }
    for (tag, texts) in languages {
        let marked: Vec<String> =
            ids.iter().map(|id| marked(&texts[id], &arguments(&leading[id]))).collect();
        write_table(&mut code, tag, &marked)?;
    }
    Ok(code)
}

fn write_function(code: &mut String, number: usize, id: &str, parts: &[Part]) {
    let (mut parameters, mut values) = (String::new(), Vec::new());
    for name in arguments(parts) {
        let (kind, class) = if is_number(name) { ("usize", "Number") } else { ("&str", "Text") };
        let _ = write!(parameters, ", {name}: {kind}");
        values.push(format!("Arg::{class}({name})"));
    }
    let _ = writeln!(
        code,
        "/// `{}`\n#[must_use]\npub fn {}(lang: Lang{parameters}) -> String {{\n    \
         lang.write({number}, &[{}])\n}}",
        shown(parts),
        id.replace('-', "_"),
        values.join(", ")
    );
}

/// The text as its function's documentation shows it.
fn shown(parts: &[Part]) -> String {
    let all = parts.iter().map(|part| match part {
        Part::Text(text) => text.replace('`', "'").replace('\n', " "),
        Part::Argument(name) => format!("{{{name}}}"),
        Part::Choice { other, .. } => shown(other),
    });
    all.collect()
}

fn write_table(code: &mut String, tag: &str, texts: &[String]) -> Result<(), String> {
    let lengths: Result<Vec<u16>, _> = texts.iter().map(|text| u16::try_from(text.len())).collect();
    let lengths = lengths.map_err(|_| format!("{tag}.ftl: one of the texts is too long"))?;
    let (name, texts) = (tag.to_uppercase(), texts.concat());
    let _ = writeln!(
        code,
        "static {name}: Table = Table {{ texts: {texts:?}, lengths: &{lengths:?} }};"
    );
    Ok(())
}

/// The text with marks, as the page reads it.
fn marked(parts: &[Part], order: &[&str]) -> String {
    let argument = |name: &str| {
        let place = order.iter().position(|known| *known == name).unwrap_or_default();
        char::from(FIRST_ARGUMENT + place as u8)
    };
    let mut text = String::new();
    for part in parts {
        match part {
            Part::Text(piece) => text.push_str(piece),
            Part::Argument(name) => text.push(argument(name)),
            Part::Choice { by, cases, other } => {
                text.extend([CHOICE, argument(by)]);
                for (key, case) in cases {
                    match key {
                        Key::Word(word) if is_number(by) && word == "one" => text.push('1'),
                        Key::Word(word) => text.push_str(word),
                        Key::Number(number) => text.push_str(&number.to_string()),
                    }
                    text.push(KEY);
                    text.push_str(&marked(case, order));
                    text.push(CASE);
                }
                text.push(KEY);
                text.push_str(&marked(other, order));
                text.push(END);
            }
        }
    }
    text
}
