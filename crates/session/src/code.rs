//! The pseudocode, and the current line.

use plyscope_search::algo::{Cutoffs, Fail, Keeps};
use plyscope_search::{CutRule, Event, NodeId, Order, Player, Step, Turn, Turns};

pub use super::listing::Listing;
use super::listing::Marked;
use crate::Session;
use plyscope_setup::{listings, Form, Setup};

/// The listing of a search with its choices, for a tree in which players alternate, or do not.
#[must_use]
pub fn listing(setup: &Setup, turns: Turns) -> Listing {
    marked(setup, turns).into_listing()
}

/// The line, from 0, that the event leading to `step` is at; `None` at the start, and for
/// another program.
#[must_use]
pub fn current_line(session: &Session, step: Step) -> Option<usize> {
    if session.program().is_some() {
        return None;
    }
    let trace = session.trace();
    let event = trace.event(step)?;
    let visit = trace.focus(step)?;
    let is_pass_compared = trace.compared(step).is_some_and(|child| trace.is_null_move(child));
    let place = match event {
        Event::Begin { .. } => "begin",
        Event::Enter { .. } => "call",
        Event::Evaluate { .. } => "evaluate",
        Event::Extend { .. } => "extend",
        Event::ProbeChild { .. } => "etc",
        Event::Probe { .. } => "probe",
        Event::Store { .. } => "store",
        Event::Best { .. } | Event::Keep { .. } if is_pass_compared => "pass",
        Event::Best { .. } => "best",
        // Where a line both compares and takes the better one, it is marked for both.
        Event::Keep { .. } => "keep",
        Event::Cut { .. } if trace.is_cut_by_null_move(visit) => "pass",
        Event::Cut { .. } if trace.child_hit(visit).is_some() => "etc",
        Event::Cut { .. } if trace.is_cut_before_moves(visit) => "bare-cut",
        Event::Cut { .. } => "cut",
        Event::Leave { .. } if !trace.is_childless(visit) => "return",
        Event::Leave { .. } if trace.child_hit(visit).is_some() => "etc",
        Event::Leave { .. } if trace.was_evaluated(visit) => "evaluate",
        Event::Leave { .. } if trace.probe_of(visit).is_some_and(|probe| probe.found.is_some()) => {
            "probe"
        }
        Event::Leave { .. } if trace.tally(visit).is_some() => "return",
        Event::Leave { .. } if trace.is_cut_before_moves(visit) => "return",
        Event::Leave { .. } => "leaf",
    };
    let side = match session.tree().turn(session.node(visit)) {
        Turn::Player(Player::Max) => "max",
        Turn::Player(Player::Min) => "min",
        Turn::Chance => "chance",
    };
    let marked = marked(session.setup(), session.tree().turns());
    let find_any =
        |place: &str| marked.find(place).or_else(|| marked.find(&format!("{place}-{side}")));
    // Quiescence search has a procedure of its own.
    let is_quiescence = is_beyond_horizon(session, visit);
    let find = |place: &str| {
        let own = is_quiescence.then(|| find_any(&format!("quiet-{place}"))).flatten();
        own.or_else(|| find_any(place))
    };
    let fallback = match place {
        "begin" => "call",
        "keep" => "best",
        _ => place,
    };
    find(place).or_else(|| find(fallback))
}

/// Whether a visit lies beyond the horizon of its pass, or at the horizon with noisy moves.
fn is_beyond_horizon(session: &Session, visit: NodeId) -> bool {
    let trace = session.trace();
    let ply = session.tree().layer_of(session.node(visit));
    let horizon = trace.pass_of(visit).and_then(|pass| pass.horizon);
    horizon.is_some_and(|horizon| ply > usize::from(horizon)) || trace.extension(visit).is_some()
}

/// The listing with its marks; those of one side end with it, as in `leaf-max`.
fn marked(setup: &Setup, turns: Turns) -> Marked {
    let options = setup.options();
    let source = listings::source(setup.algorithm, setup.form)
        .or_else(|| listings::source(setup.algorithm, Form::One));
    Marked::read(source.unwrap_or_default(), &filling(setup), |condition| match condition {
        "depth" => options.depth.is_some(),
        "end" => options.depth.is_none(),
        "table" => options.table.is_some(),
        "etc" => options.table.is_some_and(|table| table.cutoffs == Cutoffs::Enhanced),
        "alternate" => turns == Turns::Alternate,
        "turns" => turns == Turns::Given,
        _ => true,
    })
}

/// The test that makes a search cut, as its listing writes it, with its numbers: α = 20 ≥ β = 8. The
/// numbers are what the player to move has, and what that is compared with.
#[must_use]
pub fn cut_test(setup: &Setup, has: &str, limit: &str) -> String {
    // The line of the cut is the same for all trees.
    let marked = marked(setup, Turns::Alternate);
    let line = marked.text("cut").or_else(|| marked.text("cut-max")).unwrap_or_default();
    let test = line.trim_start().strip_prefix("if ").and_then(|test| test.split(':').next());
    let words: Vec<&str> = test.unwrap_or_default().split(' ').collect();
    match words[..] {
        [left, sign @ ("≥" | ">"), right] => format!("{left} = {has} {sign} {right} = {limit}"),
        [left, sign, right] => format!("{left} = {limit} {sign} {right} = {has}"),
        _ => format!("{has} ≥ {limit}"),
    }
}

/// The sign between α and β in the test of a cutoff rule.
#[must_use]
pub const fn sign(cut: CutRule) -> &'static str {
    match cut {
        CutRule::AtLeast => "≥",
        CutRule::Above => ">",
    }
}

/// What the choices put in the places that a listing leaves open.
fn filling(setup: &Setup) -> [(&'static str, &'static str); 11] {
    let options = setup.options();
    let closed = match options.cut {
        CutRule::AtLeast => "α ≥ β",
        CutRule::Above => "α > β",
    };
    let way = match options.order {
        Order::LeftToRight => "left to right",
        Order::RightToLeft => "right to left",
        Order::BestFirst => "best evaluation first",
        Order::WorstFirst => "worst evaluation first",
        Order::Random => "in random order",
        Order::PreviousPass => "the best of the pass before first",
        Order::Killers => "killer moves first",
        Order::History => "by history of cuts",
    };
    let (worst_max, worst_min) = match options.fail {
        Fail::Start => ("α", "β"),
        Fail::Soft | Fail::Hard => ("−∞", "∞"),
    };
    let inside = match options.fail {
        Fail::Hard => ", kept inside the first [α, β]",
        Fail::Soft | Fail::Start => "",
    };
    let kind = match options.table.map(|table| table.keeps) {
        Some(Keeps::Bounds) => ", and whether it is exact or a bound",
        Some(Keeps::Exact) => ", if it is exact",
        Some(Keeps::Numbers) | None => "",
    };
    let (depth, less) = match options.depth {
        Some(_) => (", depth", ", depth − 1"),
        None => ("", ""),
    };
    [
        ("{way}", way),
        ("{closed}", closed),
        ("{beyond}", sign(options.cut)),
        ("{worst-max}", worst_max),
        ("{worst-min}", worst_min),
        ("{inside}", inside),
        ("{kind}", kind),
        ("{,depth−1}", less),
        ("{,depth}", depth),
        ("{start}", "α, β"),
        ("depth−1", "depth − 1"),
    ]
}

#[cfg(test)]
mod tests {
    use plyscope_setup::{Algorithm, Choice};

    use super::*;

    #[test]
    fn negamax_keeps_the_sign_where_a_player_moves_twice() {
        for algorithm in [Algorithm::Negamax, Algorithm::SingleCutoff] {
            let setup = Setup { algorithm, ..Setup::default() };
            let (plain, both) = (listing(&setup, Turns::Alternate), listing(&setup, Turns::Given));
            let added: Vec<&String> =
                both.lines.iter().filter(|line| !plain.lines.contains(line)).collect();
            assert!(
                added.iter().any(|line| line.contains("again") || line.contains("else")),
                "{added:?}"
            );
        }
    }

    #[test]
    fn every_mark_condition_and_place_is_in_the_tables_of_listings() {
        let first_cell = |line: &'static str| line.strip_prefix("//! | ")?.split(" | ").next();
        let cells = include_str!("listing.rs").lines().filter_map(first_cell);
        let known: Vec<&str> = cells.flat_map(|cell| cell.split('`').skip(1).step_by(2)).collect();
        let filling = filling(&Setup::default());
        for (place, _) in filling {
            assert!(known.contains(&place), "{place}");
        }
        for &(id, algorithm) in Algorithm::ALL {
            for form in Form::all_of(algorithm) {
                let mut text = listings::source(algorithm, form).expect("a listing").to_owned();
                for word in text.split_whitespace().filter(|&word| word != "?") {
                    let is_marked = word.starts_with(['@', '?']);
                    assert!(!is_marked || known.contains(&&*without_side(word)), "{id}: {word}");
                }
                for (place, with) in filling {
                    text = text.replace(place, with);
                }
                assert!(!text.contains(['{', '}']), "{id} has an unknown place: {text}");
            }
        }
    }

    /// A mark without what is added for the nodes of one side, or beyond the horizon.
    fn without_side(word: &str) -> String {
        let sides = ["-max", "-min", "-chance"];
        let mark = sides.into_iter().find_map(|side| word.strip_suffix(side)).unwrap_or(word);
        mark.replace("@quiet-", "@")
    }

    #[test]
    fn a_listing_names_its_cut_rule() {
        for &(id, algorithm) in Algorithm::ALL {
            for form in Form::all_of(algorithm) {
                let setup = Setup { algorithm, form, ..Setup::default() };
                let test = cut_test(&setup, "20", "8");
                let is_compared = test.matches(" = ").count() == 2;
                assert_eq!(is_compared, algorithm.has_windows(), "{id} {}: {test}", form.id());
            }
        }
    }
}
