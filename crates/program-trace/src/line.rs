//! One line of a trace.

use plyscope_search::{excerpt, GameTree, LName, Player, Value, Verdict};
use serde_json::{Map, Value as Json};

use crate::json::value;
use crate::problem::What;

/// What a line says. Fields that are not known are ignored.
#[derive(Clone, PartialEq, Debug)]
pub enum Line {
    /// A search begins at the root.
    Begin {
        /// α, if the line has it.
        alpha: Option<Value>,
        /// β, if the line has it.
        beta: Option<Value>,
    },
    /// A node becomes the current one.
    Enter {
        /// Which node.
        node: Target,
        /// α, if the line has it.
        alpha: Option<Value>,
        /// β, if the line has it.
        beta: Option<Value>,
    },
    /// The current node, or the one that is named, is finished.
    Leave {
        /// Its name, if the line has it.
        node: Option<LName>,
        /// What it returned, if the line has that; a bound where the line says so.
        verdict: Option<Verdict>,
    },
    /// The remaining children of the current node, or of the one that is named, are cut.
    Cut {
        /// Its name, if the line has it.
        node: Option<LName>,
    },
    /// The value of the root: the end of an answer. `None` for one that is no value.
    Value(Option<Value>),
    /// The tree, or another event of Plyscope's own searches: nothing about what is visited.
    Other,
    /// Anything else.
    Unknown,
}

/// Which node is entered.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Target {
    /// The node with a name.
    Named(LName),
    /// The child of the current node with a number, from 0.
    Child(u64),
}

/// The events of Plyscope's own searches that say nothing about what is visited.
const OTHERS: [&str; 7] = ["evaluate", "extend", "probe", "probe-child", "store", "best", "keep"];

impl Line {
    /// Reads a line.
    ///
    /// # Errors
    /// When it is an event whose fields make no sense.
    pub fn read(text: &str) -> Result<Self, What> {
        let Some(fields) = object(text) else { return Ok(Self::Unknown) };
        let Some(event) = fields.get("event") else {
            return Ok(match valued(&fields, "value") {
                Some(found) => Self::Value(value(found)),
                None if fields.contains_key("tree") => Self::Other,
                None => Self::Unknown,
            });
        };
        match event.as_str() {
            Some("begin") => {
                let [alpha, beta] = ends(&fields)?;
                Ok(Self::Begin { alpha, beta })
            }
            Some("enter") => {
                let (node, [alpha, beta]) = (target(&fields)?, ends(&fields)?);
                Ok(Self::Enter { node, alpha, beta })
            }
            Some("leave") => Ok(Self::Leave { node: named(&fields)?, verdict: returned(&fields)? }),
            Some("cut") => Ok(Self::Cut { node: named(&fields)? }),
            Some(event) if OTHERS.contains(&event) => Ok(Self::Other),
            _ => Ok(Self::Unknown),
        }
    }
}

/// What a line says: without blanks around it, and the byte order mark that some files begin with.
#[must_use]
pub fn content(line: &str) -> &str {
    line.strip_prefix('\u{feff}').unwrap_or(line).trim()
}

/// The fields of a line that is an object. Python and others write infinities that JSON does not have,
/// and `NaN`, which is the text `"nan"` here.
#[must_use]
pub fn object(text: &str) -> Option<Map<String, Json>> {
    if let Ok(Json::Object(fields)) = serde_json::from_str(text) {
        return Some(fields);
    }
    if !text.starts_with('{') || !(text.contains("Infinity") || text.contains("NaN")) {
        return None;
    }
    serde_json::from_str(&mended(text)).ok()
}

/// A line with the numbers that JSON does not have as texts; its own texts stay.
fn mended(line: &str) -> String {
    let mut mended = String::with_capacity(line.len());
    let mut is_in_text = false;
    for part in line.split_inclusive('"') {
        if is_in_text {
            mended.push_str(part);
        } else {
            let part = part.replace("-Infinity", "\"-inf\"").replace("Infinity", "\"inf\"");
            mended.push_str(&part.replace("NaN", "\"nan\""));
        }
        // In a text, a quotation mark behind an odd number of backslashes is a character of it.
        let before = part.trim_end_matches('"');
        let backslashes = before.len() - before.trim_end_matches('\\').len();
        is_in_text = !is_in_text || !backslashes.is_multiple_of(2);
    }
    mended
}

/// The tree that a line has, as the first line of Plyscope's own traces does.
///
/// # Errors
/// Why the tree, or who moves at its root, cannot be read.
pub fn tree_in(text: &str) -> Option<Result<GameTree, What>> {
    if !text.contains("\"tree\"") {
        return None;
    }
    let fields = object(content(text))?;
    let notation = match fields.get("tree")? {
        Json::String(notation) => notation.clone(),
        lists @ Json::Array(_) => lists.to_string(),
        _ => return None,
    };
    Some(tree(&notation, &fields))
}

fn tree(notation: &str, fields: &Map<String, Json>) -> Result<GameTree, What> {
    let tree = GameTree::parse(notation)?;
    let players = [("max", Player::Max), ("min", Player::Min)];
    Ok(match choice(fields, "root", &players)? {
        Some(player) => tree.with_root_player(player),
        None => tree,
    })
}

/// What a field chooses by its word; `None` without one.
fn choice<C: Copy>(
    fields: &Map<String, Json>,
    name: &str,
    choices: &[(&str, C)],
) -> Result<Option<C>, What> {
    let Some(given) = fields.get(name).filter(|given| !given.is_null()) else { return Ok(None) };
    let found = choices.iter().find(|(word, _)| given.as_str() == Some(*word));
    found.map(|&(_, choice)| Some(choice)).ok_or_else(|| {
        let words: Vec<&str> = choices.iter().map(|(word, _)| *word).collect();
        What::BadChoice { given: shown(given), words: words.join(", ") }
    })
}

fn target(fields: &Map<String, Json>) -> Result<Target, What> {
    if let Some(name) = named(fields)? {
        return Ok(Target::Named(name));
    }
    let child = fields.get("child").ok_or(What::NoNode)?;
    let number = child.as_u64().ok_or_else(|| What::BadChild { given: shown(child) })?;
    Ok(Target::Child(number))
}

fn named(fields: &Map<String, Json>) -> Result<Option<LName>, What> {
    let Some(node) = fields.get("node") else { return Ok(None) };
    let name = node.as_str().and_then(|name| name.parse().ok());
    name.map(Some).ok_or_else(|| What::BadName { given: shown(node) })
}

fn returned(fields: &Map<String, Json>) -> Result<Option<Verdict>, What> {
    let Some(found) = valued(fields, "value").filter(|found| !found.is_null()) else {
        return Ok(None);
    };
    let Some(value) = number(found)? else { return Ok(None) };
    type Reading = fn(Value) -> Verdict;
    let verdicts: [(&str, Reading); 3] =
        [("exact", Verdict::Exact), ("at-least", Verdict::AtLeast), ("at-most", Verdict::AtMost)];
    let verdict = choice(fields, "verdict", &verdicts)?.unwrap_or(Verdict::Exact);
    Ok(Some(verdict(value)))
}

/// The ends of a window.
fn ends(fields: &Map<String, Json>) -> Result<[Option<Value>; 2], What> {
    Ok([end(fields, "alpha", Value::NEG_INFINITY)?, end(fields, "beta", Value::INFINITY)?])
}

fn end(fields: &Map<String, Json>, name: &str, open: Value) -> Result<Option<Value>, What> {
    match valued(fields, name) {
        None => Ok(None),
        Some(Json::Null) => Ok(Some(open)),
        Some(found) => number(found),
    }
}

/// What a field says about a value: its fraction as text, if one stands beside it.
fn valued<'a>(fields: &'a Map<String, Json>, name: &str) -> Option<&'a Json> {
    let exact = fields.get(&format!("{name}_exact")).filter(|exact| !exact.is_null());
    exact.or_else(|| fields.get(name))
}

/// The number that a line gives as the value of the root, if it is too large to be a value.
pub(super) fn too_large(text: &str) -> Option<String> {
    let fields = object(text)?;
    let written = match valued(&fields, "value")? {
        Json::Number(number) => number.to_string(),
        Json::String(text) => text.clone(),
        _ => return None,
    };
    let number: f64 = written.parse().ok()?;
    (number.abs() > Value::MAX_WHOLE as f64).then(|| excerpt(&written))
}

/// A value; `None` for `NaN`.
fn number(found: &Json) -> Result<Option<Value>, What> {
    if found.as_str() == Some("nan") {
        return Ok(None);
    }
    value(found).map(Some).ok_or_else(|| What::BadValue { given: shown(found) })
}

fn shown(json: &Json) -> String {
    excerpt(&json.to_string())
}
