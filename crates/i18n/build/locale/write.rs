//! Writes the Rust code: a function for every text, and a table for every language.

use std::fmt::Write;

use super::language::variant;
use super::marks::{CASE, CHOICE, END, FIRST_ARGUMENT, KEY, SEPARATOR};
use super::{arguments, is_number, Key, Output, Part, Table, Texts, NAMED};

/// The code and the tables for the languages, of which the first says in which order arguments are
/// passed. Its texts are in the code, each where it is used, so that a program has only those that it
/// can show.
pub fn write<'a>(languages: &[(&'a str, Texts<'_>)]) -> Result<Output<'a>, String> {
    let (_, leading) = languages.first().ok_or("there are no languages")?;
    // What can be asked for by name comes first, so that a name's place in `NAMES` is its text's
    // number.
    let (named, others): (Vec<&str>, Vec<&str>) =
        leading.keys().partition(|id| is_of(id, &NAMED) && arguments(&leading[*id]).is_empty());
    let mut code = String::new();
    let texts = named.iter().map(|id| marked(&leading[id], &[]));
    let _ = writeln!(
        code,
        "static NAMES: &str = {:?};\nstatic NAMED: &str = {:?};",
        named.join("\n"),
        texts.collect::<Vec<_>>().join(&SEPARATOR.to_string()),
    );
    let ids = [named, others].concat();
    for (number, id) in ids.iter().enumerate() {
        write_function(&mut code, number, id, &leading[id]);
    }
    let joined = |texts: &Texts<'_>| {
        let marked = ids.iter().map(|id| marked(&texts[id], &arguments(&leading[id])));
        marked.collect::<Vec<_>>().join(&SEPARATOR.to_string())
    };
    let tables: Vec<Table<'a>> =
        languages.iter().map(|(tag, texts)| (*tag, joined(texts))).collect();
    let key = key(&code, &tables);
    let _ = writeln!(
        code,
        "/// What the tables for this program begin with.\nconst KEY: &str = {key:?};"
    );
    let with_key = |texts: String| format!("{key}\n{texts}");
    let tables = tables.into_iter().map(|(tag, texts)| (tag, with_key(texts))).collect();
    write_embedded(&mut code, languages);
    Ok(Output { code, tables })
}

/// The tables that a program brings along.
fn write_embedded(code: &mut String, languages: &[(&str, Texts<'_>)]) {
    let _ = writeln!(
        code,
        "/// The table of a language that the program brings along.\n\
         const fn embedded(lang: Lang) -> Option<&'static str> {{\n    match lang {{"
    );
    for (number, (file, _)) in languages.iter().enumerate() {
        let variant = variant(file);
        let _ = match number {
            0 => writeln!(code, "        Lang::{variant} => None,"),
            _ => writeln!(
                code,
                "        #[cfg(feature = \"embedded-locales\")]\n        Lang::{variant} => \
                 Some(include_str!(concat!(env!(\"OUT_DIR\"), \"/{file}.txt\"))),\n        \
                 #[cfg(not(feature = \"embedded-locales\"))]\n        Lang::{variant} => None,"
            ),
        };
    }
    code.push_str("    }\n}\n");
}

fn is_of(id: &str, families: &[&str]) -> bool {
    families.iter().any(|family| id.starts_with(family))
}

/// A word that becomes another one when any text does, in any language: by FNV-1a, which is the same
/// wherever it is computed.
fn key(code: &str, tables: &[Table<'_>]) -> String {
    let all = [code].into_iter().chain(tables.iter().map(|(_, texts)| texts.as_str()));
    let hash = all.flat_map(str::bytes).fold(0xcbf2_9ce4_8422_2325_u64, |hash, byte| {
        (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3)
    });
    format!("{hash:016x}")
}

fn write_function(code: &mut String, number: usize, id: &str, parts: &[Part]) {
    let (mut parameters, mut values) = (String::new(), Vec::new());
    for name in arguments(parts) {
        let (kind, value) = if is_number(name) {
            ("impl Into<Count>", format!("Arg::Number({name}.into())"))
        } else {
            ("&str", format!("Arg::Text({name})"))
        };
        let _ = write!(parameters, ", {name}: {kind}");
        values.push(value);
    }
    let _ = writeln!(
        code,
        "/// `{}`\n#[must_use]\npub fn {}(lang: Lang{parameters}) -> String {{\n    \
         lang.write({number}, {:?}, &[{}])\n}}",
        shown(parts),
        id.replace('-', "_"),
        marked(parts, &arguments(parts)),
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
