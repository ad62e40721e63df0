//! Traces in few characters, for addresses: words with spaces between them.
//!
//! `L3-2` enters a node, `L3-2:3..8` with a window, of which an end may be missing. `=4` leaves the
//! current node with a value, `ge4` and `le4` with a bound, `=` without; `x` cuts. The name of a node
//! before these says which is meant, if it is not the current one. `end=8` is the value at the end, where the
//! root was not left with it; `end=` says that there is none.

use plyscope_search::{excerpt, LName, NodeId, Step, TreeNode, Value, Verdict};
use plyscope_setup::address::{At, MAX_LINK};
use plyscope_setup::link::Link;
use plyscope_setup::page_link::PageLink;
use plyscope_setup::Setup;

use crate::json;
use crate::line::{Line, Target};
use crate::problem::What;
use plyscope_session::program::Ends;
use plyscope_session::Session;

impl Line {
    /// Reads a word of the short notation.
    ///
    /// # Errors
    /// When it is none.
    pub fn read_word(word: &str) -> Result<Self, What> {
        let bad = || What::BadWord { given: excerpt(word) };
        if let Some(end) = word.strip_prefix("end=") {
            let value = match end {
                "" => None,
                end => Some(json::word(end).ok_or_else(bad)?),
            };
            return Ok(Self::Value(value));
        }
        let is_of_name = |c: char| c == 'L' || c == '-' || c.is_ascii_digit();
        let end = match word.starts_with('L') {
            true => word.find(|c| !is_of_name(c)).unwrap_or(word.len()),
            false => 0,
        };
        let (name, rest) = word.split_at(end);
        let node: Option<LName> = match name {
            "" => None,
            name => Some(name.parse().map_err(|_| bad())?),
        };
        let with = |verdict: fn(Value) -> Verdict, text: &str| {
            let verdict = verdict(json::word(text).ok_or_else(bad)?);
            Ok(Self::Leave { node, verdict: Some(verdict) })
        };
        match (node, rest) {
            (Some(node), "") => {
                Ok(Self::Enter { node: Target::Named(node), alpha: None, beta: None })
            }
            (Some(node), rest) if rest.starts_with(':') => {
                let (alpha, beta) = rest[1..].split_once("..").ok_or_else(bad)?;
                let [alpha, beta] = [alpha, beta].map(|end| match end {
                    "" => Ok(None),
                    end => json::word(end).map(Some).ok_or_else(bad),
                });
                Ok(Self::Enter { node: Target::Named(node), alpha: alpha?, beta: beta? })
            }
            (_, "x") => Ok(Self::Cut { node }),
            (_, "=") => Ok(Self::Leave { node, verdict: None }),
            (_, rest) => match rest.split_at_checked(2) {
                Some(("ge", text)) => with(Verdict::AtLeast, text),
                Some(("le", text)) => with(Verdict::AtMost, text),
                _ => with(Verdict::Exact, rest.strip_prefix('=').ok_or_else(bad)?),
            },
        }
    }
}

/// The trace of a program in the short notation; `None` for a search, and for what is longer than
/// this many bytes.
#[must_use]
pub fn print(session: &Session, most: usize) -> Option<String> {
    let program = session.program()?;
    let trace = session.trace();
    let mut text = String::new();
    let mut open: Vec<NodeId> = Vec::new();
    // The value with which the root was last left.
    let mut root_value = None;
    for step in (1..=trace.last_step().0).map(Step) {
        let visit = trace.focus(step)?;
        let name = session.tree().l_name(session.node(visit)).to_string();
        let named = if open.last() == Some(&visit) { "" } else { name.as_str() };
        let word = if trace.entered_at(step).is_some() {
            let kept = open.iter().position(|&above| Some(above) == trace.parent(visit));
            open.truncate(kept.map_or(0, |kept| kept + 1));
            open.push(visit);
            name + &window(program.entry_window(visit))
        } else if trace.left_at(step).is_some() {
            let end = match trace.verdict(visit, step) {
                None => "=".to_owned(),
                Some(Verdict::Exact(value)) => format!("={value}"),
                Some(Verdict::AtLeast(value)) => format!("ge{value}"),
                Some(Verdict::AtMost(value)) => format!("le{value}"),
            };
            let word = format!("{named}{end}");
            if session.node(visit) == TreeNode::ROOT {
                root_value = trace.verdict(visit, step).map(Verdict::value);
            }
            open.truncate(open.binary_search(&visit).unwrap_or(open.len()));
            word
        } else {
            format!("{named}x")
        };
        if !text.is_empty() {
            text.push(' ');
        }
        text.push_str(&word);
        if text.len() > most {
            return None;
        }
    }
    if program.value != root_value {
        let value = program.value.map_or_else(String::new, |value| value.to_string());
        text.push_str(&format!(" end={value}"));
    }
    (text.len() <= most).then_some(text)
}

/// The part behind `#` of the address of the page that shows the trace of a program at a step, and
/// this search when it goes back. `None` for a search, and where it would have more than [`MAX_LINK`]
/// bytes.
#[must_use]
pub fn address(session: &Session, setup: &Setup, step: At) -> Option<String> {
    // Each node takes a byte at least.
    let tree = Some(session.tree()).filter(|tree| tree.len() <= MAX_LINK)?;
    let trace = print(session, MAX_LINK)?;
    let link = Link::print(&tree.to_string(), tree.root_player(), setup, step);
    let address = PageLink::with_trace(link, &trace);
    (address.len() <= MAX_LINK).then_some(address)
}

fn window(ends: Ends) -> String {
    if ends == [None, None] {
        return String::new();
    }
    let [alpha, beta] = ends.map(|end| end.map_or_else(String::new, |end| end.to_string()));
    format!(":{alpha}..{beta}")
}
