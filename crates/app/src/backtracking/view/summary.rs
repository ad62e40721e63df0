//! The choices of a puzzle in one line: “Knight’s tour · 8×8 · from a1 · Warnsdorff · open”.

use plyscope_i18n::{texts, Lang};
use plyscope_puzzle_view::backtrack::problem::Problem;
use plyscope_puzzles::csp::{Inference, Methods, ValueOrder, VariableOrder};
use plyscope_puzzles::maze::{Headings, MazeBound};
use plyscope_puzzles::subset_sum::{NumberOrder, SumBound};
use plyscope_puzzles::sudoku::CellOrder;
use plyscope_puzzles::tour::{Ending, Prunings, TourOptions};
use plyscope_puzzles::{MapColouring, Maze, SubsetSum, Test};

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
        Problem::ConstrainedQueens(queens) => {
            let mut parts = vec![texts::trail_queens(lang), queens.network().size().to_string()];
            parts.extend(of_methods(queens.methods(), lang, rows_name, columns_name));
            parts
        }
        Problem::Sudoku(sudoku) => {
            let side = sudoku.size().side();
            let order = match sudoku.order() {
                CellOrder::ByRows => texts::trail_cells_rows(lang),
                CellOrder::FewestFirst => texts::trail_cells_fewest(lang),
            };
            vec![texts::trail_sudoku(lang), format!("{side}×{side}"), order]
        }
        Problem::ConstrainedSudoku(sudoku) => {
            let side = sudoku.network().size().side();
            let methods = sudoku.methods();
            let mut parts = vec![texts::trail_sudoku(lang), format!("{side}×{side}")];
            if methods.variables == VariableOrder::default() {
                parts.push(texts::trail_cells_rows(lang));
            }
            parts.extend(of_methods(methods, lang, cells_name, digits_name));
            parts
        }
        Problem::Map(map) => of_map(map, lang),
        Problem::Cryptarithm(sum) => {
            let mut parts = vec![texts::trail_cryptarithm(lang), sum.network().to_string()];
            parts.extend(of_methods(sum.methods(), lang, letters_name, digits_name));
            parts
        }
        Problem::SubsetSum(sum) => of_subset_sum(sum, lang),
        Problem::Maze(maze) => of_maze(maze, lang),
    };
    if problem.test() == Test::AtTheEnd {
        parts.push(format!("{} {}", texts::trail_test(lang), texts::trail_test_end(lang)));
    }
    parts.join(" · ")
}

fn of_map(map: &MapColouring, lang: Lang) -> Vec<String> {
    let (network, methods) = (map.network(), map.methods());
    let written = network.written();
    let name = map_name(&written, lang).unwrap_or(written);
    let colours = format!("{}: {}", texts::trail_colours(lang), network.colours());
    let mut parts = vec![texts::trail_map_puzzle(lang), name, colours];
    parts.extend(of_methods(methods, lang, variables_name, values_name));
    parts
}

fn of_subset_sum(sum: &SubsetSum, lang: Lang) -> Vec<String> {
    let options = sum.options();
    let target = format!("{}: {}", texts::trail_target(lang), options.target);
    let order =
        (options.order != NumberOrder::default()).then(|| numbers_name(options.order, lang));
    let bound = match options.test {
        Test::AtOnce => {
            Some(format!("{}: {}", texts::trail_bound(lang), bound_name(options.bound, lang)))
        }
        Test::AtTheEnd => None,
    };
    let mut parts = vec![texts::trail_subset_sum(lang), options.numbers.to_string(), target];
    parts.extend(order.into_iter().chain(bound));
    parts
}

fn of_maze(maze: &Maze, lang: Lang) -> Vec<String> {
    let options = maze.options();
    let size = format!("{}×{}", options.grid.rows(), options.grid.columns());
    let mut parts = vec![texts::trail_maze(lang), size];
    if options.order != Headings::default() {
        parts.push(format!("{}: {}", texts::trail_headings(lang), options.order));
    }
    if let Some(length) = options.length {
        parts.push(format!("{}: {length}", texts::trail_maze_length(lang)));
        let bound = maze_bound_name(options.bound, lang);
        parts.push(format!("{}: {bound}", texts::trail_bound(lang)));
    }
    parts
}

/// The name of a bound of mazes.
pub fn maze_bound_name(bound: MazeBound, lang: Lang) -> String {
    match bound {
        MazeBound::Distance => texts::trail_bound_distance(lang),
        MazeBound::None => texts::trail_bound_none(lang),
    }
}

/// The name of an order of numbers.
pub fn numbers_name(order: NumberOrder, lang: Lang) -> String {
    match order {
        NumberOrder::Given => texts::trail_numbers_given(lang),
        NumberOrder::Ascending => texts::trail_numbers_ascending(lang),
        NumberOrder::Descending => texts::trail_numbers_descending(lang),
    }
}

/// The name of a bound of subset sums.
pub fn bound_name(bound: SumBound, lang: Lang) -> String {
    match bound {
        SumBound::None => texts::trail_bound_none(lang),
        SumBound::Sum => texts::trail_bound_sum(lang),
        SumBound::Rest => texts::trail_bound_rest(lang),
        SumBound::Next => texts::trail_bound_next(lang),
    }
}

/// The methods that are used and not as usual, with the names of these orders.
fn of_methods(
    methods: Methods,
    lang: Lang,
    variables: impl Fn(VariableOrder, Lang) -> String,
    values: impl Fn(ValueOrder, Lang) -> String,
) -> Vec<String> {
    let Methods { variables: variable_order, values: value_order, inference, test } = methods;
    if test == Test::AtTheEnd {
        return Vec::new();
    }
    let variables =
        (variable_order != VariableOrder::default()).then(|| variables(variable_order, lang));
    let values = (value_order != ValueOrder::default()).then(|| values(value_order, lang));
    let inference = (inference != Inference::default()).then(|| inference_name(inference, lang));
    [variables, values, inference].into_iter().flatten().collect()
}

/// The name of a given map.
pub fn map_name(id: &str, lang: Lang) -> Option<String> {
    match id {
        "australia" => Some(texts::trail_map_australia(lang)),
        "netherlands" => Some(texts::trail_map_netherlands(lang)),
        _ => None,
    }
}

/// The name of an order of regions.
pub fn variables_name(order: VariableOrder, lang: Lang) -> String {
    match order {
        VariableOrder::Given => texts::trail_regions_given(lang),
        VariableOrder::FewestValues => texts::trail_regions_fewest(lang),
        VariableOrder::FewestValuesThenDegree => texts::trail_regions_degree(lang),
    }
}

/// The name of an order of colours.
pub fn values_name(order: ValueOrder, lang: Lang) -> String {
    match order {
        ValueOrder::Given => texts::trail_values_given(lang),
        ValueOrder::LeastConstraining => texts::trail_values_least(lang),
    }
}

/// The name of an order of rows with queens.
pub fn rows_name(order: VariableOrder, lang: Lang) -> String {
    match order {
        VariableOrder::Given => texts::trail_rows_given(lang),
        VariableOrder::FewestValues => texts::trail_variables_fewest(lang),
        VariableOrder::FewestValuesThenDegree => texts::trail_variables_degree(lang),
    }
}

/// The name of an order of columns.
pub fn columns_name(order: ValueOrder, lang: Lang) -> String {
    match order {
        ValueOrder::Given => texts::trail_columns_given(lang),
        ValueOrder::LeastConstraining => texts::trail_values_least(lang),
    }
}

/// The name of an order of letters.
pub fn letters_name(order: VariableOrder, lang: Lang) -> String {
    match order {
        VariableOrder::Given => texts::trail_letters_given(lang),
        VariableOrder::FewestValues => texts::trail_variables_fewest(lang),
        VariableOrder::FewestValuesThenDegree => texts::trail_variables_degree(lang),
    }
}

/// The name of an order of digits.
pub fn digits_name(order: ValueOrder, lang: Lang) -> String {
    match order {
        ValueOrder::Given => texts::trail_values_given(lang),
        ValueOrder::LeastConstraining => texts::trail_values_least(lang),
    }
}

/// The name of an order of the cells of a sudoku.
pub fn cells_name(order: VariableOrder, lang: Lang) -> String {
    match order {
        VariableOrder::Given => texts::trail_cells_rows(lang),
        VariableOrder::FewestValues => texts::trail_cells_fewest(lang),
        VariableOrder::FewestValuesThenDegree => texts::trail_variables_degree(lang),
    }
}

/// The name of an inference.
pub fn inference_name(inference: Inference, lang: Lang) -> String {
    match inference {
        Inference::None => texts::trail_inference_none(lang),
        Inference::ForwardChecking => texts::trail_inference_forward(lang),
        Inference::ArcConsistency => texts::trail_inference_arcs(lang),
    }
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
