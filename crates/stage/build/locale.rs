//! From Project Fluent's files to Rust. Fluent's own parser reads them; of its language texts,
//! arguments and a choice between [one] and *[other] are understood, which is all that is needed
//! and keeps the rest of Fluent out of the page.

use std::collections::BTreeMap;
use std::fmt::Write;

use fluent_syntax::ast::{
    Entry, Expression, InlineExpression, Pattern, PatternElement, VariantKey,
};
use fluent_syntax::parser;

/// A piece of a text.
#[derive(Debug, PartialEq)]
enum Part {
    Text(String),
    Argument(String),
    Count { argument: String, one: Vec<Part>, other: Vec<Part> },
}

type Texts = BTreeMap<String, Vec<Part>>;

/// The Rust code for the locale files, the first of which says which texts there are.
pub fn generate(files: &[(&str, String)]) -> Result<String, String> {
    let mut languages = Vec::new();
    for (tag, source) in files {
        languages.push((*tag, read(tag, source)?));
    }
    let Some((_, leading)) = languages.first() else { return Err("no languages".to_owned()) };
    for (tag, texts) in &languages {
        compare(tag, leading, texts)?;
    }
    let mut code = String::new();
    for (index, (id, parts)) in leading.iter().enumerate() {
        write_function(&mut code, index, id, parts);
    }
    for (tag, texts) in &languages {
        let tables: Vec<String> =
            texts.iter().map(|(id, parts)| table(parts, &arguments(&leading[id]))).collect();
        let name = tag.to_uppercase();
        let _ = writeln!(
            code,
            "static {name}: [&[Part]; {}] = [{}];",
            tables.len(),
            tables.join(",\n")
        );
    }
    let ids: Vec<String> = leading
        .iter()
        .enumerate()
        .filter(|(_, (_, parts))| arguments(parts).is_empty())
        .map(|(index, (id, _))| format!("({id:?}, {index})"))
        .collect();
    let _ = writeln!(code, "static PLAIN: [(&str, usize); {}] = [{}];", ids.len(), ids.join(", "));
    Ok(code)
}

fn read(tag: &str, source: &str) -> Result<Texts, String> {
    let resource = parser::parse(source).map_err(|(_, errors)| format!("{tag}.ftl: {errors:?}"))?;
    let mut texts = Texts::new();
    for entry in resource.body {
        match entry {
            Entry::Message(message) => {
                let id = message.id.name;
                let value = message.value.ok_or_else(|| format!("{tag}.ftl: {id} has no text"))?;
                let parts = pattern(&value).map_err(|what| format!("{tag}.ftl: {id}: {what}"))?;
                if texts.insert(id.to_owned(), parts).is_some() {
                    return Err(format!("{tag}.ftl: {id} is there twice"));
                }
            }
            Entry::Comment(_) | Entry::GroupComment(_) | Entry::ResourceComment(_) => {}
            other => return Err(format!("{tag}.ftl: not understood: {other:?}")),
        }
    }
    Ok(texts)
}

fn pattern(pattern: &Pattern<&str>) -> Result<Vec<Part>, String> {
    pattern
        .elements
        .iter()
        .map(|element| match element {
            PatternElement::TextElement { value } => Ok(Part::Text((*value).to_owned())),
            PatternElement::Placeable { expression } => placeable(expression),
        })
        .collect()
}

fn placeable(expression: &Expression<&str>) -> Result<Part, String> {
    match expression {
        Expression::Inline(InlineExpression::VariableReference { id }) => {
            Ok(Part::Argument(id.name.to_owned()))
        }
        Expression::Select { selector: InlineExpression::VariableReference { id }, variants } => {
            let variant = |name: &str| {
                variants
                    .iter()
                    .find(|variant| {
                        matches!(&variant.key, VariantKey::Identifier { name: key } if *key == name)
                    })
                    .ok_or_else(|| format!("the choice by ${} has no [{name}]", id.name))
            };
            Ok(Part::Count {
                argument: id.name.to_owned(),
                one: pattern(&variant("one")?.value)?,
                other: pattern(&variant("other")?.value)?,
            })
        }
        other => Err(format!("not understood: {other:?}")),
    }
}

/// The arguments of a text, in the order in which they first appear.
fn arguments(parts: &[Part]) -> Vec<String> {
    let mut names: Vec<String> = Vec::new();
    let mut add = |name: &String| {
        if !names.contains(name) {
            names.push(name.clone());
        }
    };
    for part in parts {
        match part {
            Part::Text(_) => {}
            Part::Argument(name) => add(name),
            Part::Count { argument, one, other } => {
                add(argument);
                arguments(one).iter().chain(&arguments(other)).for_each(&mut add);
            }
        }
    }
    names
}

fn compare(tag: &str, leading: &Texts, texts: &Texts) -> Result<(), String> {
    for (id, parts) in leading {
        let own = texts.get(id).ok_or_else(|| format!("{tag}.ftl lacks {id}"))?;
        let (mut here, mut there) = (arguments(own), arguments(parts));
        here.sort();
        there.sort();
        if here != there {
            return Err(format!("{tag}.ftl: {id} has the arguments {here:?}, not {there:?}"));
        }
    }
    match texts.keys().find(|id| !leading.contains_key(*id)) {
        Some(id) => Err(format!("{tag}.ftl has {id}, which the first language lacks")),
        None => Ok(()),
    }
}

/// Names that are numbers, and so are grouped and can be counted.
const NUMBERS: [&str; 17] = [
    "count", "nodes", "layers", "line", "column", "bytes", "limit", "step", "last", "visited",
    "cuts", "pruned", "total", "tries", "wanted", "seen", "numbers",
];

fn write_function(code: &mut String, index: usize, id: &str, parts: &[Part]) {
    let name = id.replace('-', "_");
    let names = arguments(parts);
    let is_number = |name: &String| NUMBERS.contains(&name.as_str());
    let parameters: String = names
        .iter()
        .map(|name| format!(", {name}: {}", if is_number(name) { "usize" } else { "&str" }))
        .collect();
    let values: Vec<String> = names
        .iter()
        .map(|name| format!("Arg::{}({name})", if is_number(name) { "Number" } else { "Text" }))
        .collect();
    let _ = writeln!(
        code,
        "/// The text `{id}`.\n#[must_use]\npub fn {name}(lang: Lang{parameters}) -> String {{\n    \
         lang.write({index}, &[{}])\n}}",
        values.join(", ")
    );
}

fn table(parts: &[Part], names: &[String]) -> String {
    let place = |name: &String| names.iter().position(|known| known == name).unwrap_or_default();
    let parts: Vec<String> = parts
        .iter()
        .map(|part| match part {
            Part::Text(text) => format!("Part::Text({text:?})"),
            Part::Argument(name) => format!("Part::Argument({})", place(name)),
            Part::Count { argument, one, other } => format!(
                "Part::Count {{ argument: {}, one: {}, other: {} }}",
                place(argument),
                table(one, names),
                table(other, names)
            ),
        })
        .collect();
    format!("&[{}]", parts.join(", "))
}
