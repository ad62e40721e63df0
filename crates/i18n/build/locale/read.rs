//! Reads a locale file.

use fluent_syntax::ast::{
    Entry, Expression, InlineExpression, Message, Pattern, PatternElement, Variant, VariantKey,
};
use fluent_syntax::parser;

use super::language::TERMS;
use super::{Key, Part, Texts};

/// The texts of a file, or what in it is not understood, and where.
pub fn read(source: &str) -> Result<Texts<'_>, String> {
    let resource = parser::parse(source).map_err(|(_, errors)| {
        let all = errors.iter().map(|error| {
            let line = source[..error.pos.start].lines().count().max(1);
            format!("line {line}: {}", error.kind)
        });
        all.collect::<Vec<_>>().join("; ")
    })?;
    let mut texts = Texts::new();
    for entry in resource.body {
        match entry {
            Entry::Message(message) => {
                let id = message.id.name;
                let parts = text(&message).map_err(|problem| format!("{id} {problem}"))?;
                if texts.insert(id, parts).is_some() {
                    return Err(format!("{id} is there twice"));
                }
            }
            Entry::Comment(_) | Entry::GroupComment(_) | Entry::ResourceComment(_) => {}
            // Those of the language itself; `language.rs` reads them.
            Entry::Term(term) if TERMS.iter().any(|(name, _)| *name == term.id.name) => {}
            Entry::Term(term) => return Err(format!("-{} is a term; use a text", term.id.name)),
            Entry::Junk { content } => return Err(format!("cannot be read: {content}")),
        }
    }
    Ok(texts)
}

fn text(message: &Message<&str>) -> Result<Vec<Part>, String> {
    if let Some(attribute) = message.attributes.first() {
        return Err(format!("has an attribute, .{}; use a text", attribute.id.name));
    }
    let parts = pattern(message.value.as_ref().ok_or("has no text")?)?;
    let is_blank = |part: &Part| matches!(part, Part::Text(text) if text.trim().is_empty());
    if parts.iter().all(is_blank) {
        return Err("has no text".to_owned());
    }
    Ok(parts)
}

fn pattern(pattern: &Pattern<&str>) -> Result<Vec<Part>, String> {
    pattern
        .elements
        .iter()
        .map(|element| match element {
            // The marks of the tables are control characters.
            PatternElement::TextElement { value }
                if value.contains(|c: char| c.is_control() && c != '\n') =>
            {
                Err(format!("has a control character in {value:?}"))
            }
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
            choice(id.name, variants)
        }
        Expression::Select { .. } => Err("has a choice by something else than a $name".to_owned()),
        Expression::Inline(_) => Err("has braces around something else than a $name".to_owned()),
    }
}

fn choice(by: &str, variants: &[Variant<&str>]) -> Result<Part, String> {
    let (mut cases, mut other) = (Vec::new(), Vec::new());
    for variant in variants {
        let parts = pattern(&variant.value)?;
        if parts.iter().any(|part| matches!(part, Part::Choice { .. })) {
            return Err(format!("has a choice within the choice by ${by}"));
        }
        let key = match variant.key {
            VariantKey::Identifier { name } => Key::Word(name.to_owned()),
            VariantKey::NumberLiteral { value } => Key::Number(
                value.parse().map_err(|_| format!("chooses by ${by} with the key [{value}]"))?,
            ),
        };
        // Fluent's parser sees to it that there is exactly one.
        if variant.default {
            other = parts;
            if key != Key::Word("other".to_owned()) {
                return Err(format!("chooses by ${by} without *[other]"));
            }
        } else {
            cases.push((key, parts));
        }
    }
    Ok(Part::Choice { by: by.to_owned(), cases, other })
}
