//! The parts of JSON Schema that results have.

use plyscope_api::camel_case;
use serde_json::{Map, Value as Json};

/// A field of an object.
#[derive(Clone, PartialEq, Debug)]
pub struct Field {
    /// Its name, in camel case.
    pub name: String,
    /// Whether it may be missing; then it is never null.
    pub is_optional: bool,
    /// Its comment; empty without one.
    pub about: String,
    /// Its type.
    pub kind: String,
    /// Whether it is a value, which JavaScript may round.
    pub is_value: bool,
}

/// The fields of an object, without those that have the digits of a value.
pub fn fields(schema: &Json) -> Vec<Field> {
    let none = Map::new();
    let properties = schema.get("properties").and_then(Json::as_object).unwrap_or(&none);
    let required = list(schema, "required");
    let is_value = |name: &str| properties.get(name).is_some_and(self::is_value);
    let is_shown = |name: &str| !name.strip_suffix("_exact").is_some_and(is_value);
    let shown = properties.iter().filter(|(name, _)| is_shown(name));
    let field = |(name, schema): (&String, &Json)| {
        let is_optional = !required.iter().any(|required| required == name);
        let kinds: Vec<String> =
            kinds(schema).into_iter().filter(|kind| !is_optional || kind != "null").collect();
        Field {
            name: camel_case(name).into_owned(),
            is_optional,
            about: about(schema),
            kind: kinds.join(" | "),
            is_value: self::is_value(schema),
        }
    };
    shown.map(field).collect()
}

/// The comment of a type or a field, on one line.
pub fn about(schema: &Json) -> String {
    let text = schema.get("description").and_then(Json::as_str).unwrap_or_default();
    text.split_whitespace().collect::<Vec<_>>().join(" ")
}

/// The alternatives of a type.
pub fn alternatives(schema: &Json) -> &[Json] {
    let found = ["anyOf", "oneOf"].iter().find_map(|key| schema.get(*key)?.as_array());
    found.map_or(&[], Vec::as_slice)
}

/// The names of values with texts beside them, if there are any: an interface of them.
pub fn exact(fields: &[Field]) -> Option<String> {
    let values = fields.iter().filter(|field| field.is_value);
    let names: Vec<String> = values.map(|field| format!("\"{}\"", field.name)).collect();
    (!names.is_empty()).then(|| format!("Exact<{}>", names.join(" | ")))
}

/// Whether it is a value, or one or something else.
fn is_value(schema: &Json) -> bool {
    reference(schema) == Some("Value") || alternatives(schema).iter().any(is_value)
}

/// The type whose name is given.
fn reference(schema: &Json) -> Option<&str> {
    schema.get("$ref")?.as_str()?.rsplit('/').next()
}

/// A type, or several of which it is one.
///
/// # Panics
/// For what no result has yet.
pub fn kinds(schema: &Json) -> Vec<String> {
    if let Some(name) = reference(schema) {
        return vec![name.to_owned()];
    }
    if let Some(value) = schema.get("const") {
        return vec![value.to_string()];
    }
    let words = list(schema, "enum");
    if !words.is_empty() {
        return words.iter().map(Json::to_string).collect();
    }
    if !alternatives(schema).is_empty() {
        return alternatives(schema).iter().flat_map(kinds).collect();
    }
    match schema.get("type") {
        Some(Json::Array(types)) => types.iter().map(|kind| of_type(schema, kind)).collect(),
        Some(kind) => vec![of_type(schema, kind)],
        None => panic!("a type of an unknown kind: {schema}"),
    }
}

fn of_type(schema: &Json, kind: &Json) -> String {
    match kind.as_str() {
        Some("integer" | "number") => "number".to_owned(),
        Some(plain @ ("string" | "boolean" | "null")) => plain.to_owned(),
        Some("array") => match kinds(&schema["items"]).as_slice() {
            [one] => format!("{one}[]"),
            several => format!("({})[]", several.join(" | ")),
        },
        Some("object") => match schema.get("additionalProperties") {
            Some(values) => format!("Record<string, {}>", kinds(values).join(" | ")),
            None => on_one_line(schema),
        },
        _ => panic!("a type of an unknown kind: {schema}"),
    }
}

/// An object without a name of its own.
fn on_one_line(schema: &Json) -> String {
    let fields = fields(schema);
    let written: Vec<String> = fields.iter().map(Field::declared).collect();
    let exact = exact(&fields).map(|exact| format!(" & {exact}")).unwrap_or_default();
    format!("{{ {} }}{exact}", written.join("; "))
}

impl Field {
    /// The field without its comment.
    pub fn declared(&self) -> String {
        let mark = if self.is_optional { "?" } else { "" };
        format!("{}{mark}: {}", self.name, self.kind)
    }
}

fn list<'a>(schema: &'a Json, key: &str) -> &'a [Json] {
    schema.get(key).and_then(Json::as_array).map_or(&[], Vec::as_slice)
}
