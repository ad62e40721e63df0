//! The pseudocode, and the line that a step is at.

use plyscope_core::algo::Fail;
use plyscope_core::{CutRule, Event, Order, Player, Step};

use crate::session::Session;
use crate::setup::{Algorithm, Setup};

/// A search as a textbook prints it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Listing {
    /// The lines, indented by two spaces a level.
    pub lines: Vec<String>,
}

/// Where in the listing something happens.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Place {
    Call,
    Leaf,
    Best(Player),
    Cut(Player),
    Return,
}

/// The listing of a search with its choices.
#[must_use]
pub fn listing(setup: &Setup) -> Listing {
    Listing { lines: lines(setup).into_iter().map(|(text, _)| text).collect() }
}

/// The line, from 0, that the event leading to `step` is at; `None` at the start.
#[must_use]
pub fn current_line(session: &Session, step: Step) -> Option<usize> {
    let trace = session.trace();
    let event = trace.event(step)?;
    let visit = trace.focus(step)?;
    let player = trace.player(visit);
    let place = match event {
        Event::Begin { .. } | Event::Enter { .. } => Place::Call,
        Event::Best { .. } => Place::Best(player),
        Event::Cut { .. } => Place::Cut(player),
        Event::Leave { .. } if session.tree().is_leaf(session.node(visit)) => Place::Leaf,
        Event::Leave { .. } => Place::Return,
    };
    lines(session.setup()).iter().position(|(_, at)| *at == Some(place))
}

fn lines(setup: &Setup) -> Vec<(String, Option<Place>)> {
    let way = match setup.order {
        Order::LeftToRight => "left to right",
        Order::RightToLeft => "right to left",
    };
    let line = |text: &str, place| (text.to_owned(), place);
    let loop_head = |indent: &str| (format!("{indent}for each child, {way}:"), None);
    let mut listing = Vec::new();
    match setup.algorithm {
        Algorithm::Minimax => {
            listing.push(line("minimax(node):", Some(Place::Call)));
            listing.push(line("  if node is a leaf: return its value", Some(Place::Leaf)));
            for (player, start, sign) in [(Player::Max, "−∞", ">"), (Player::Min, "∞", "<")] {
                listing.push(head(player));
                listing.push((format!("    best ← {start}"), None));
                listing.push(loop_head("    "));
                listing.push(line("      v ← minimax(child)", None));
                let better = format!("      if v {sign} best: best ← v");
                listing.push((better, Some(Place::Best(player))));
            }
            listing.push(line("  return best", Some(Place::Return)));
        }
        Algorithm::AlphaBeta => {
            let closed = match setup.cut {
                CutRule::AtLeast => "α ≥ β",
                CutRule::Above => "α > β",
            };
            listing.push(line("search(node, α, β):", Some(Place::Call)));
            listing.push(line("  if node is a leaf: return its value", Some(Place::Leaf)));
            let sides = [
                (Player::Max, "−∞", ">", "α ← max(α, v)"),
                (Player::Min, "∞", "<", "β ← min(β, v)"),
            ];
            for (player, start, sign, tighten) in sides {
                listing.push(head(player));
                listing.push((format!("    best ← {start}"), None));
                listing.push(loop_head("    "));
                listing.push(line("      v ← search(child, α, β)", None));
                let better = format!("      if v {sign} best: best ← v, {tighten}");
                listing.push((better, Some(Place::Best(player))));
                let cut = format!("      if {closed}: cut the other children");
                listing.push((cut, Some(Place::Cut(player))));
            }
            let result = match setup.fail {
                Fail::Soft => "  return best",
                Fail::Hard => "  return best, kept inside the first [α, β]",
            };
            listing.push(line(result, Some(Place::Return)));
        }
    }
    listing
}

fn head(player: Player) -> (String, Option<Place>) {
    let text = match player {
        Player::Max => "  if MAX is to move:",
        Player::Min => "  else (MIN is to move):",
    };
    (text.to_owned(), None)
}
