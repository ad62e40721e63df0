//! The pseudocode, and the line that a step is at.

use plyscope_core::algo::{Fail, Keeps};
use plyscope_core::{CutRule, Event, Order, Player, Step};

pub use super::listing::Listing;
use super::listing::Marked;
use crate::session::Session;
use crate::setup::{Algorithm, Form, Setup};

/// The listing of a search with its choices.
#[must_use]
pub fn listing(setup: &Setup) -> Listing {
    marked(setup).into_listing()
}

/// The line, from 0, that the event leading to `step` is at; `None` at the start.
#[must_use]
pub fn current_line(session: &Session, step: Step) -> Option<usize> {
    let trace = session.trace();
    let event = trace.event(step)?;
    let visit = trace.focus(step)?;
    let place = match event {
        Event::Begin { .. } => "begin",
        Event::Enter { .. } => "call",
        Event::Evaluate { .. } => "evaluate",
        Event::Probe { .. } => "probe",
        Event::Store { .. } => "store",
        Event::Best { .. } => "best",
        // Where a line both compares and takes the better one, it is marked for both.
        Event::Keep { .. } => "keep",
        Event::Cut { .. } => "cut",
        Event::Leave { .. } if !trace.is_childless(visit) => "return",
        Event::Leave { .. } if trace.was_evaluated(visit) => "evaluate",
        Event::Leave { .. } if trace.probe_of(visit).is_some_and(|probe| probe.found.is_some()) => {
            "probe"
        }
        Event::Leave { .. } if trace.tally(visit).is_some() => "return",
        Event::Leave { .. } => "leaf",
    };
    let side = match trace.player(visit) {
        Player::Max => "max",
        Player::Min => "min",
    };
    let marked = marked(session.setup());
    let find = |place: &str| marked.find(place).or_else(|| marked.find(&format!("{place}-{side}")));
    let fallback = match place {
        "begin" => "call",
        "keep" => "best",
        _ => place,
    };
    find(place).or_else(|| find(fallback))
}

/// The listing with its marks; those of one side end with it, as in `leaf-max`.
fn marked(setup: &Setup) -> Marked {
    let options = setup.options();
    Marked::read(source(setup), &filling(setup), |condition| match condition {
        "depth" => options.depth.is_some(),
        "table" => options.table.is_some(),
        _ => true,
    })
}

const fn source(setup: &Setup) -> &'static str {
    match (setup.algorithm, setup.form) {
        (Algorithm::Minimax, Form::One) => include_str!("listings/minimax-one.txt"),
        (Algorithm::Minimax, _) => include_str!("listings/minimax-two.txt"),
        (Algorithm::AlphaBeta, Form::One) => include_str!("listings/alpha-beta-one.txt"),
        (Algorithm::AlphaBeta, Form::Two) => include_str!("listings/alpha-beta-two.txt"),
        (Algorithm::AlphaBeta, Form::Pairs) => include_str!("listings/alpha-beta-pairs.txt"),
        (Algorithm::AlphaBeta, Form::Merged) => include_str!("listings/alpha-beta-merged.txt"),
        (Algorithm::AlphaBeta, Form::ChooseMove) => {
            include_str!("listings/alpha-beta-choose-move.txt")
        }
        (Algorithm::Negamax, _) => include_str!("listings/negamax.txt"),
        (Algorithm::SingleCutoff, _) => include_str!("listings/single-cutoff.txt"),
        (Algorithm::FindMaxMin, _) => include_str!("listings/find-max-min.txt"),
        (Algorithm::PrincipalVariation, _) => include_str!("listings/principal-variation.txt"),
        (Algorithm::Deepening, _) => include_str!("listings/iterative-deepening.txt"),
        (Algorithm::Greedy, _) => include_str!("listings/one-ply.txt"),
    }
}

/// What the choices put in the places that a listing leaves open.
fn filling(setup: &Setup) -> [(&'static str, &'static str); 11] {
    let options = setup.options();
    let (closed, beyond) = match options.cut {
        CutRule::AtLeast => ("α ≥ β", "≥"),
        CutRule::Above => ("α > β", ">"),
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
        ("{beyond}", beyond),
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
