//! The steps of a search as CSV (RFC 4180), one line per step, with the facts of the JSON trace, except
//! which tree is searched and how.

use plyscope_search::{bidi, Step};
use serde_json::Value as Json;

use plyscope_report as report;
use plyscope_session::Session;

/// The columns, with the paths of their facts in the object of a step. Missing facts are left
/// empty; where a fact has several paths in a step, they lead to the same.
const COLUMNS: [(&str, &[&[&str]]); 35] = [
    ("step", &[&["step"]]),
    ("event", &[&["event"]]),
    ("node", &[&["node"]]),
    ("player", &[&["player"]]),
    ("value", &[&["value"], &["found", "value"]]),
    ("verdict", &[&["verdict"], &["found", "verdict"]]),
    ("alpha", &[&["alpha"]]),
    ("beta", &[&["beta"]]),
    ("child", &[&["child"]]),
    ("best", &[&["best"]]),
    ("rule", &[&["rule"]]),
    ("skipped", &[&["skipped"]]),
    ("bound", &[&["because", "bound"]]),
    ("bound_value", &[&["because", "value"]]),
    ("bound_set_by", &[&["because", "set_by"]]),
    ("deep", &[&["because", "deep"]]),
    ("null_window_asks", &[&["null_window", "asks"], &["because", "null_window", "asks"]]),
    ("null_window_value", &[&["null_window", "value"], &["because", "null_window", "value"]]),
    ("null_window_of", &[&["null_window", "of"], &["because", "null_window", "of"]]),
    ("stored_at", &[&["found", "stored_at"]]),
    ("table_size", &[&["table_size"]]),
    ("counted_nodes", &[&["counted_below", "nodes"]]),
    ("counted_leaves", &[&["counted_below", "leaves"]]),
    ("counted_cuts", &[&["counted_below", "cuts"]]),
    ("value_exact", &[&["value_exact"], &["found", "value_exact"]]),
    ("reduced", &[&["reduced"]]),
    ("for_order", &[&["for_order"]]),
    ("bound_chance", &[&["because", "chance"]]),
    ("probability", &[&["probability"]]),
    ("sum", &[&["sum"]]),
    ("sum_exact", &[&["sum_exact"]]),
    ("least", &[&["average", "least"]]),
    ("least_exact", &[&["average", "least_exact"]]),
    ("most", &[&["average", "most"]]),
    ("most_exact", &[&["average", "most_exact"]]),
];

/// What separates fields and lines in one spreadsheet or another: each takes the signs of its language.
const SEPARATORS: [char; 5] = [',', ';', '\t', '\n', '\r'];

/// The header; the last column is the caption of the step.
#[must_use]
pub fn header() -> String {
    line(COLUMNS.iter().map(|(name, _)| (*name).to_owned()).chain(["sentence".to_owned()]))
}

/// The line of a step, with its caption; `None` if there is no such step.
#[must_use]
pub fn row(session: &Session, step: Step, sentence: &str) -> Option<String> {
    let values = report::json(&report::step::step(session, step)?);
    let fields = COLUMNS.iter().map(|(_, places)| field(&values, places));
    Some(line(fields.chain([harmless(&bidi::without_controls(sentence))])))
}

fn field(values: &Json, places: &[&[&str]]) -> String {
    let at = |place: &&[&str]| {
        let (first, rest) = place.split_first()?;
        rest.iter().try_fold(values.get(*first)?, |value, key| value.get(*key))
    };
    places.iter().find_map(at).map(written).unwrap_or_default()
}

/// A value as a spreadsheet takes it.
fn written(value: &Json) -> String {
    match value {
        Json::Null | Json::Object(_) => String::new(),
        Json::Bool(true) => "yes".to_owned(),
        Json::Bool(false) => "no".to_owned(),
        Json::Number(number) => number.to_string(),
        Json::String(text) => harmless(text),
        Json::Array(all) => {
            let all =
                all.iter().map(|one| one.as_str().map_or_else(|| written(one), str::to_owned));
            harmless(&all.collect::<Vec<_>>().join("; "))
        }
    }
}

/// A text of which no spreadsheet takes a part for a formula: what begins like one, also behind a sign that
/// may separate fields, is prefixed by an apostrophe. Numbers are left as they are.
#[must_use]
pub fn harmless(text: &str) -> String {
    let parts = text.split_inclusive(SEPARATORS).map(|part| match is_like_a_formula(part) {
        true => format!("'{part}"),
        false => part.to_owned(),
    });
    parts.collect()
}

fn is_like_a_formula(part: &str) -> bool {
    let begins_like_one = part.starts_with(['=', '+', '-', '@', '\t', '\r']);
    begins_like_one && !is_number(part.trim_end_matches(SEPARATORS))
}

/// Whether a text is a number or a fraction, which may be negative.
fn is_number(text: &str) -> bool {
    let digits = text.strip_prefix('-').unwrap_or(text);
    digits.starts_with(|c: char| c.is_ascii_digit())
        && digits.chars().all(|c| c.is_ascii_digit() || matches!(c, '.' | '/'))
}

fn line(fields: impl Iterator<Item = String>) -> String {
    joined(fields, ",")
}

/// A line of fields between separators.
#[must_use]
pub fn joined(fields: impl Iterator<Item = String>, separator: &str) -> String {
    let fields: Vec<String> = fields.map(|field| quoted(&field)).collect();
    fields.join(separator) + "\r\n"
}

/// A field: in quotes where it has signs that would end it in any spreadsheet.
fn quoted(field: &str) -> String {
    if field.contains(SEPARATORS) || field.contains('"') {
        format!("\"{}\"", field.replace('"', "\"\""))
    } else {
        field.to_owned()
    }
}

#[cfg(test)]
mod tests {
    use plyscope_search::Value;
    use proptest::collection::vec;
    use proptest::prelude::*;
    use serde_json::json;

    use super::*;

    /// Parses a line as in RFC 4180.
    fn read(line: &str) -> Vec<String> {
        let (mut fields, mut field) = (Vec::new(), String::new());
        let mut signs = line.chars().peekable();
        let mut in_quotes = false;
        while let Some(c) = signs.next() {
            match c {
                '"' if in_quotes && signs.peek() == Some(&'"') => {
                    field.push('"');
                    signs.next();
                }
                '"' => in_quotes = !in_quotes,
                ',' if !in_quotes => fields.push(std::mem::take(&mut field)),
                '\r' if !in_quotes && signs.peek() == Some(&'\n') => break,
                c => field.push(c),
            }
        }
        fields.push(field);
        fields
    }

    #[test]
    fn texts_that_begin_like_formulas_are_texts_and_numbers_stay_numbers() {
        let table = [
            (json!("=1+2"), "'=1+2"),
            (json!("+x"), "'+x"),
            (json!("-x"), "'-x"),
            (json!("@x"), "'@x"),
            (json!("\tx"), "'\tx"),
            (json!("\rx"), "'\rx"),
            (json!(["=1", "-2"]), "'=1; -2"),
            (json!("'x"), "'x"),
            (json!("x=1"), "x=1"),
            (json!("x;=1+1;y"), "x;'=1+1;y"),
            (json!("x,@y\t+z"), "x,'@y\t'+z"),
            (json!("x\n=1\r\n-y"), "x\n'=1\r\n'-y"),
            (json!("4,-3;-2.5"), "4,-3;-2.5"),
            (json!("-3+1"), "'-3+1"),
            (json!("-13/6"), "-13/6"),
            (json!(-5), "-5"),
            (report::values::value(Value::LOSS.next_up()), "-1000000000000"),
        ];
        for (value, expected) in table {
            assert_eq!(written(&value), expected);
        }
    }

    #[test]
    fn fields_are_in_quotes_where_any_spreadsheet_would_end_them() {
        let fields = ["x", "x;y", "x,y", "x\ty", "x\"y"];
        let expected = ["x", "\"x;y\"", "\"x,y\"", "\"x\ty\"", "\"x\"\"y\""];
        for separator in [",", ";"] {
            let line = joined(fields.into_iter().map(str::to_owned), separator);
            assert_eq!(line, expected.join(separator) + "\r\n");
        }
    }

    proptest! {
        #[test]
        fn fields_are_read_as_they_were_written(fields in vec("[a-z,;\t\"\n\r é−]{0,12}", 1..6)) {
            prop_assert_eq!(read(&line(fields.iter().cloned())), fields);
        }
    }
}
