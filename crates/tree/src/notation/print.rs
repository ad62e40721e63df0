//! Writing the notation, in its one canonical form.

use std::fmt;

use super::token::{is_name_part, is_name_start, known, TURNS};
use super::width::half_width_char;
use crate::player::{Player, Turn};
use crate::tree::{GameTree, TreeNode};
use crate::value::Value;

/// Single spaces, round brackets, no brackets around the whole where several children show the
/// root, and no `max:` for the root unless it is needed. The alternate form, `{:#}`, has `?` for every value.
impl fmt::Display for GameTree {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let several = self.children(TreeNode::ROOT).len() > 1;
        let bare =
            several && self.name(TreeNode::ROOT).is_none() && !self.is_chance(TreeNode::ROOT);
        let first = if bare { TreeNode(1) } else { TreeNode::ROOT };
        match (self.root_player(), self.given_turn(first)) {
            (Player::Min, _) => f.write_str("min: ")?,
            // The player of the first child would be read as that of the root.
            (Player::Max, Some(Turn::Player(_))) => f.write_str("max: ")?,
            (Player::Max, _) => {}
        }
        if bare {
            write_siblings(self, f)
        } else {
            write_label(self, TreeNode::ROOT, f)?;
            match self.leaf_value(TreeNode::ROOT) {
                Some(value) => write_value(value, f),
                None => {
                    f.write_str("(")?;
                    write_siblings(self, f)?;
                    f.write_str(")")
                }
            }
        }
    }
}

/// The children of the root, with all below them; the open nodes are kept in a list, not on the
/// stack.
fn write_siblings(tree: &GameTree, f: &mut fmt::Formatter<'_>) -> fmt::Result {
    let mut open = vec![tree.children(TreeNode::ROOT)];
    let mut first = true;
    while let Some(siblings) = open.last_mut() {
        let Some(node) = siblings.next() else {
            open.pop();
            if !open.is_empty() {
                f.write_str(")")?;
            }
            first = false;
            continue;
        };
        if !first {
            f.write_str(" ")?;
        }
        write_label(tree, node, f)?;
        first = match tree.leaf_value(node) {
            Some(value) => {
                write_value(value, f)?;
                false
            }
            None => {
                f.write_str("(")?;
                open.push(tree.children(node));
                true
            }
        };
    }
    Ok(())
}

fn write_value(value: Value, f: &mut fmt::Formatter<'_>) -> fmt::Result {
    if f.alternate() {
        f.write_str("?")
    } else {
        write!(f, "{value}")
    }
}

/// Whether a name can stand without quotes.
fn is_bare(name: &str) -> bool {
    name.starts_with(is_name_start)
        && name.chars().all(is_bare_part)
        && known(&TURNS, name).is_none()
}

/// Whether a character of a name needs no quotes: a full-width one would be read as another.
fn is_bare_part(c: char) -> bool {
    is_name_part(c) && half_width_char(c) == c
}

fn write_label(tree: &GameTree, node: TreeNode, f: &mut fmt::Formatter<'_>) -> fmt::Result {
    if let Some(weight) = tree.given_weight(node).and_then(Value::as_fraction) {
        write!(f, "{weight}*")?;
    }
    match tree.given_turn(node) {
        Some(Turn::Player(Player::Max)) => f.write_str("max:")?,
        Some(Turn::Player(Player::Min)) => f.write_str("min:")?,
        Some(Turn::Chance) => f.write_str("chance:")?,
        None => {}
    }
    let Some(name) = tree.name(node) else { return Ok(()) };
    if is_bare(name) {
        return write!(f, "{name}:");
    }
    f.write_str("\"")?;
    for c in name.chars() {
        if matches!(c, '"' | '\\') {
            f.write_str("\\")?;
        }
        write!(f, "{c}")?;
    }
    f.write_str("\":")
}
