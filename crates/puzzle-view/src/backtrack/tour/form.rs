//! The choices of a tour: in a line, and in a form.

use plyscope_i18n::{texts, Lang};
use plyscope_puzzles::tour::{Board, Ending, MoveOrder, Pruning, Prunings, Tour, TourOptions};
use plyscope_puzzles::Test;

use super::fault::of;
use super::tour;
use crate::backtrack::form::{Field, Input};

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
        parts.push(format!("{}: {blocked}", texts::trail_blocked(lang)));
    }
    parts
}

/// The fields in which a tour is changed.
pub(super) fn form(options: &TourOptions, lang: Lang) -> Vec<Field> {
    let board = options.board;
    let mut fields = vec![size(options, lang), start(options, lang), ending(options, lang)];
    if options.test == Test::AtOnce {
        fields.extend(order(options, lang));
        fields.push(prunings(options, lang));
    }
    fields.push(blocked(options, lang));
    fields.push(Field {
        id: "blocking",
        label: texts::trail_block(lang),
        hint: texts::trail_block_hint(lang),
        input: Input::Blocking,
    });
    if board.area() <= Tour::MOST_IN_SEQUENCE {
        let options = options.clone();
        fields.push(Field::test(options.test, lang, move |test| {
            Ok(tour(TourOptions { test, lead: Vec::new(), ..options.clone() })
                .map_err(of("test"))?)
        }));
    }
    fields
}

/// Squares keep their names on a board of another size; those that it lacks are dropped.
fn size(options: &TourOptions, lang: Lang) -> Field {
    let board = &options.board;
    let start = options.path.first().map(|&square| board.name(square)).unwrap_or_default();
    let blocked = blocked_names(board);
    let now = format!("{}x{}", board.rows(), board.columns());
    let options = options.clone();
    Field::text("board-size", texts::trail_board(lang), now, "5", move |text| {
        let board = Board::parse(text).map_err(of("board"))?;
        let kept = blocked.iter().filter_map(|name| board.square(name).ok());
        let board = board.with_blocked(kept);
        let start = board.square(&start).ok().or(board.open().iter().next());
        let path = start.into_iter().collect();
        let area = board.area();
        let test = if area > Tour::MOST_IN_SEQUENCE { Test::AtOnce } else { options.test };
        let options = TourOptions { board, path, lead: Vec::new(), test, ..options };
        Ok(tour(options).map_err(of("board"))?)
    })
}

fn start(options: &TourOptions, lang: Lang) -> Field {
    let board = options.board;
    let now = options.path.first().map(|&square| board.name(square)).unwrap_or_default();
    let options = options.clone();
    Field::text("start", texts::trail_start(lang), now, "4", move |text| {
        let square = board.square(text).map_err(of("start"))?;
        let options = TourOptions { path: vec![square], lead: Vec::new(), ..options.clone() };
        Ok(tour(options).map_err(of("start"))?)
    })
}

fn ending(options: &TourOptions, lang: Lang) -> Field {
    let name = |ending| ending_name(ending, lang);
    let (now, options) = (options.ending, options.clone());
    let field = Field::choice(texts::trail_aim(lang), now, name, move |ending| {
        Ok(tour(TourOptions { ending, ..options.clone() }).map_err(of("tour"))?)
    });
    field.with_hint(texts::trail_aim_hint(lang))
}

/// A field for the orders with names, and one for any other.
fn order(options: &TourOptions, lang: Lang) -> Vec<Field> {
    let now = options.order.to_string();
    let named = ORDERS.into_iter().find(|id| *id == now);
    let names = ORDERS.into_iter().map(|id| (id, order_name(id, lang)));
    let own = ("own", texts::trail_order_own(lang), named.is_none());
    let all = names.map(|(id, name)| (id, name, Some(id) == named)).chain([own]);
    let options = options.clone();
    let read = move |text: &str| {
        let order: MoveOrder = text.parse().map_err(of("order"))?;
        Ok(tour(TourOptions { order, ..options.clone() }).map_err(of("order"))?)
    };
    let typed = named
        .is_none()
        .then(|| Field::text("own-order", texts::trail_order_own(lang), now, "9", read.clone()));
    let chosen = Field::select("order", texts::trail_order(lang), all, move |id| {
        read(if id == "own" { OWN } else { id })
    });
    [chosen.with_hint(texts::trail_order_hint(lang))].into_iter().chain(typed).collect()
}

fn prunings(options: &TourOptions, lang: Lang) -> Field {
    let ticks = Pruning::ALL.into_iter().map(|pruning| {
        let name = match pruning {
            Pruning::Dead => texts::trail_prune_dead(lang),
            Pruning::Cut => texts::trail_prune_apart(lang),
        };
        let is_chosen = options.prunings.contains(pruning);
        let others = options.prunings.iter().filter(|&other| other != pruning);
        let prunings = others.chain((!is_chosen).then_some(pruning)).collect();
        (name, is_chosen, tour(TourOptions { prunings, ..options.clone() }).ok())
    });
    Field {
        id: "prune",
        label: texts::trail_prune(lang),
        hint: texts::trail_prune_hint(lang),
        input: Input::Ticks(ticks.collect()),
    }
}

fn blocked(options: &TourOptions, lang: Lang) -> Field {
    let board = options.board;
    let now = blocked_names(&board).join(" ");
    let options = options.clone();
    Field::text("blocked", texts::trail_blocked(lang), now, "8", move |text| {
        let squares = board.squares_named(text).map_err(of("blocked"))?;
        let board = board.with_blocked(squares);
        let options = TourOptions { board, lead: Vec::new(), ..options.clone() };
        Ok(tour(options).map_err(of("blocked"))?)
    })
}
