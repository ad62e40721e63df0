//! The choices of a tour: in a line, and in a form.

use plyscope_i18n::{texts, Lang};
use plyscope_puzzles::tour::{
    Board, Ending, MoveOrder, Pruning, Prunings, Tour, TourOptions, TourProblem,
};
use plyscope_puzzles::Test;

use super::fault::of;
use super::tour;
use crate::backtrack::form::{Entry, Field, Input};
use crate::backtrack::link::{self, LinkProblem};
use crate::backtrack::problem::Problem;

/// The orders of moves that have names, as in addresses.
const ORDERS: [&str; 9] = [
    "clockwise",
    "clockwise-3",
    "clockwise-5",
    "clockwise-7",
    "rows",
    "warnsdorff",
    "warnsdorff-centre",
    "warnsdorff-pohl",
    "random-1",
];

/// The order that another one begins with.
const OWN: &str = "15372648";

/// The name of an order of moves, or its id if it has none.
fn order_name(id: &str, lang: Lang) -> String {
    match id {
        "clockwise" => texts::trail_order_clockwise(lang),
        "clockwise-3" => texts::trail_order_from(lang, "3"),
        "clockwise-5" => texts::trail_order_from(lang, "5"),
        "clockwise-7" => texts::trail_order_from(lang, "7"),
        "rows" => texts::trail_order_rows(lang),
        "warnsdorff" => texts::trail_order_warnsdorff(lang),
        "warnsdorff-centre" => texts::trail_order_warnsdorff_centre(lang),
        "warnsdorff-pohl" => texts::trail_order_warnsdorff_pohl(lang),
        "random-1" => texts::trail_order_random(lang),
        own => own.to_owned(),
    }
}

fn ending_name(ending: Ending, lang: Lang) -> String {
    match ending {
        Ending::Open => texts::trail_aim_open(lang),
        Ending::Closed => texts::trail_aim_closed(lang),
    }
}

fn blocked_names(board: &Board) -> Vec<String> {
    board.blocked().iter().map(|square| board.name(square)).collect()
}

/// The choices of a tour as the parts of a line.
pub(super) fn summary(options: &TourOptions, lang: Lang) -> Vec<String> {
    let board = &options.board;
    let start = options.path.first().map(|&start| board.name(start)).unwrap_or_default();
    let mut parts = vec![
        texts::trail_tour(lang),
        format!("{}×{}", board.rows(), board.columns()),
        texts::trail_from(lang, &start),
    ];
    if options.test == Test::AtOnce {
        parts.push(order_name(&options.order.to_string(), lang));
    }
    parts.push(ending_name(options.ending, lang));
    if options.prunings != Prunings::NONE && options.test == Test::AtOnce {
        parts.push(texts::trail_prune(lang));
    }
    if !board.blocked().is_empty() {
        let blocked = blocked_names(board).join(" ");
        parts.push(texts::scene_fact(lang, &texts::trail_blocked(lang), &blocked));
    }
    parts
}

/// The fields in which a tour is changed.
pub(super) fn form(options: &TourOptions, lang: Lang) -> Vec<Field> {
    let TourOptions { board, path, ending, test, .. } = options;
    let start = path.first().map(|&square| board.name(square)).unwrap_or_default();
    let size = format!("{}x{}", board.rows(), board.columns());
    let ending = Field::choice(texts::trail_aim(lang), *ending, ending_name, lang);
    let mut fields = vec![
        Field::text("board", texts::trail_board(lang), size, "5").with_id("board-size"),
        Field::text("start", texts::trail_start(lang), start, "4"),
        ending.with_hint(texts::trail_aim_hint(lang)),
    ];
    if *test == Test::AtOnce {
        fields.extend(order(options.order, lang));
        fields.push(prunings(options.prunings, lang));
    }
    let blocked = blocked_names(board).join(" ");
    fields.push(Field::text("blocked", texts::trail_blocked(lang), blocked, "8"));
    let blocking = Field::new("blocked", texts::trail_block(lang), Input::Blocking);
    fields.push(blocking.with_hint(texts::trail_block_hint(lang)).with_id("blocking"));
    fields.extend((board.area() <= Tour::MOST_IN_SEQUENCE).then(|| Field::test(*test, lang)));
    fields
}

/// A field for the orders with names, and one for any other.
fn order(order: MoveOrder, lang: Lang) -> Vec<Field> {
    let now = order.to_string();
    let entry = |id: &'static str| Entry {
        id,
        name: order_name(id, lang),
        is_chosen: id == now,
        text: id.to_owned(),
    };
    let is_own = !ORDERS.contains(&now.as_str());
    let name = texts::trail_order_own(lang);
    let typed = is_own.then(|| Field::text("order", name.clone(), now.clone(), "9"));
    let own = Entry { id: "own", name, is_chosen: is_own, text: OWN.to_owned() };
    let all = Input::Select(ORDERS.into_iter().map(entry).chain([own]).collect());
    let chosen = Field::new("order", texts::trail_order(lang), all);
    let chosen = chosen.with_hint(texts::trail_order_hint(lang));
    [chosen].into_iter().chain(typed.map(|field| field.with_id("own-order"))).collect()
}

fn prunings(prunings: Prunings, lang: Lang) -> Field {
    let entry = |pruning| {
        let name = match pruning {
            Pruning::Dead => texts::trail_prune_dead(lang),
            Pruning::Cut => texts::trail_prune_apart(lang),
        };
        let is_chosen = prunings.contains(pruning);
        let others = prunings.iter().filter(|&other| other != pruning);
        let changed: Prunings = others.chain((!is_chosen).then_some(pruning)).collect();
        Entry { id: pruning.id(), name, is_chosen, text: changed.to_string() }
    };
    let ticks = Input::Ticks(Pruning::ALL.map(entry).into());
    Field::new("prune", texts::trail_prune(lang), ticks).with_hint(texts::trail_prune_hint(lang))
}

/// A tour with another text for a parameter. Given moves are kept where the board and the first square are.
pub(super) fn changed(own: &Tour, parameter: &str, text: &str) -> Result<Problem, LinkProblem> {
    match parameter {
        "board" => Ok(resized(own.options(), text).map_err(of("board"))?),
        "start" | "blocked" | "test" => link::changed(own, parameter, Some(text), &["path"]),
        _ => link::changed(own, parameter, Some(text), &[]),
    }
}

/// Squares keep their names on a board of another size; those that it lacks are dropped.
fn resized(options: &TourOptions, text: &str) -> Result<Problem, TourProblem> {
    let (old, board) = (&options.board, Board::parse(text)?);
    let same = |square| board.square(&old.name(square)).ok();
    let board = board.with_blocked(old.blocked().iter().filter_map(same));
    let start = options.path.first().copied().and_then(same).or(board.open().iter().next());
    let is_large = board.area() > Tour::MOST_IN_SEQUENCE;
    let test = if is_large { Test::AtOnce } else { options.test };
    let path = start.into_iter().collect();
    tour(TourOptions { board, path, lead: Vec::new(), test, ..options.clone() })
}
