//! Writes the Rust code: a function for every text, and a table for every language.

use std::fmt::Write;

use super::language::variant;
use super::marks::{CASE, CHOICE, END, FIRST_ARGUMENT, KEY, SEPARATOR};
use super::{arguments, is_number, Key, Output, Part, Table, TextGroup, Texts, NAMED, TEXT_GROUPS};

/// The code and the tables for the languages, of which the first says in which order arguments are
/// passed.
pub fn write<'a>(languages: &[(&'a str, Texts<'_>)]) -> Result<Output<'a>, String> {
    let (_, leading) = languages.first().ok_or("there are no languages")?;
    // What can be asked for by name comes first, so that a name's place in `NAMES` is its text's
    // number.
    let (mut named, others): (Vec<&str>, Vec<&str>) =
        leading.keys().partition(|id| is_of(id, &NAMED) && arguments(&leading[*id]).is_empty());
    // A program knows the names up to those of the last group it has.
    named.sort_by_key(|id| group(id).map_or(0, |group| group + 1));
    let mut code = String::new();
    write_names(&mut code, &named);
    let ids = [named, others].concat();
    for (number, id) in ids.iter().enumerate() {
        write_function(&mut code, number, id, &leading[id]);
    }
    let joined = |texts: &Texts<'_>, has: &dyn Fn(&str) -> bool| {
        let marked = ids.iter().map(|id| match has(id) {
            true => marked(&texts[id], &arguments(&leading[id])),
            false => String::new(),
        });
        marked.collect::<Vec<_>>().join(&SEPARATOR.to_string())
    };
    let tables: Vec<Table<'a>> =
        languages.iter().map(|(tag, texts)| (*tag, joined(texts, &|_| true))).collect();
    let all = 1_usize << TEXT_GROUPS.len();
    let partial = (0..all - 1).map(|groups| {
        let has = |id: &str| group(id).is_none_or(|group| groups >> group & 1 != 0);
        (table_name(groups), joined(leading, &has))
    });
    let partial: Vec<(String, String)> = partial.collect();
    let key = key(&code, &tables);
    let _ = writeln!(
        code,
        "/// What the tables for this program begin with.\nconst KEY: &str = {key:?};"
    );
    let with_key = |texts: String| format!("{key}\n{texts}");
    let tables = tables.into_iter().map(|(tag, texts)| (tag, with_key(texts))).collect();
    let partial = partial.into_iter().map(|(name, texts)| (name, with_key(texts))).collect();
    write_own_table(&mut code, all);
    write_embedded(&mut code, languages);
    Ok(Output { code, tables, partial })
}

/// The group that a text belongs to; `None` when every program has it.
fn group(id: &str) -> Option<usize> {
    TEXT_GROUPS.iter().position(|group| is_of(id, group.families))
}

/// The groups whose bits are set.
fn groups(bits: usize) -> impl Iterator<Item = &'static TextGroup> {
    TEXT_GROUPS
        .iter()
        .enumerate()
        .filter(move |(group, _)| bits >> group & 1 != 0)
        .map(|(_, group)| group)
}

/// The file with the table of the first language for programs with these groups.
fn table_name(bits: usize) -> String {
    let features: Vec<&str> = groups(bits).map(|group| group.feature).collect();
    format!("en-{}", features.join("-"))
}

/// The names that a program knows, for each set of groups that it can have.
fn write_names(code: &mut String, named: &[&str]) {
    for bits in 0..1_usize << TEXT_GROUPS.len() {
        let last = usize::BITS - bits.leading_zeros();
        let known = named.iter().filter(|id| group(id).is_none_or(|group| group < last as usize));
        let known: Vec<&str> = known.copied().collect();
        let _ = writeln!(
            code,
            "#[cfg({})]\nstatic NAMES: &str = {:?};",
            condition(bits),
            known.join("\n")
        );
    }
}

/// The table of the first language that a program brings along.
fn write_own_table(code: &mut String, all: usize) {
    for bits in 0..all {
        let name = if bits == all - 1 { "en".to_owned() } else { table_name(bits) };
        let _ = writeln!(
            code,
            "#[cfg({})]\nconst OWN: &str = include_str!(concat!(env!(\"OUT_DIR\"), \"/{name}.txt\"));",
            condition(bits)
        );
    }
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
            0 => writeln!(code, "        Lang::{variant} => Some(OWN),"),
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

/// That a program has just these groups.
fn condition(bits: usize) -> String {
    let has = |(number, group): (usize, &TextGroup)| match bits >> number & 1 {
        0 => format!("not(feature = {:?})", group.feature),
        _ => format!("feature = {:?}", group.feature),
    };
    let all: Vec<String> = TEXT_GROUPS.iter().enumerate().map(has).collect();
    format!("all({})", all.join(", "))
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
    if let Some(group) = group(id) {
        let _ = writeln!(code, "#[cfg(feature = {:?})]", TEXT_GROUPS[group].feature);
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
