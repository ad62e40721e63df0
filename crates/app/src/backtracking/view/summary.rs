//! The choices of a puzzle in one line: “Knight’s tour · 8×8 · from a1 · Warnsdorff · open”.

use plyscope_i18n::{texts, Lang};
use plyscope_puzzle_view::backtrack::problem::Problem;
use plyscope_puzzles::sudoku::CellOrder;
use plyscope_puzzles::tour::{Ending, Prunings, TourOptions};
use plyscope_puzzles::Test;

/// The orders of moves that have names, as in addresses.
pub const ORDERS: [&str; 9] = [
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

/// The name of an order of moves, or its id if it has none.
pub fn order_name(id: &str, lang: Lang) -> String {
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

/// All choices in a line.
pub fn summary(problem: &Problem, lang: Lang) -> String {
    let mut parts = match problem {
        Problem::Tour(tour) => of_tour(tour.options(), lang),
        Problem::Queens(queens) => vec![texts::trail_queens(lang), queens.size().to_string()],
        Problem::Sudoku(sudoku) => {
            let side = sudoku.size().side();
            let order = match sudoku.order() {
                CellOrder::ByRows => texts::trail_cells_rows(lang),
                CellOrder::FewestFirst => texts::trail_cells_fewest(lang),
            };
            vec![texts::trail_sudoku(lang), format!("{side}×{side}"), order]
        }
    };
    if problem.test() == Test::AtTheEnd {
        parts.push(format!("{} {}", texts::trail_test(lang), texts::trail_test_end(lang)));
    }
    parts.join(" · ")
}

fn of_tour(options: &TourOptions, lang: Lang) -> Vec<String> {
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
    parts.push(match options.ending {
        Ending::Open => texts::trail_aim_open(lang),
        Ending::Closed => texts::trail_aim_closed(lang),
    });
    if options.prunings != Prunings::NONE && options.test == Test::AtOnce {
        parts.push(texts::trail_prune(lang));
    }
    if !board.blocked().is_empty() {
        let blocked: Vec<String> =
            board.blocked().iter().map(|square| board.name(square)).collect();
        parts.push(format!("{}: {}", texts::trail_blocked(lang), blocked.join(" ")));
    }
    parts
}
