//! `plyscope queens`.

use plyscope_puzzles::csp::{Assignment, Methods};
use plyscope_puzzles::{Queens, QueensNetwork};
use plyscope_setup::Choice;
use serde_json::json;

use super::{check_few, check_used, search};
use crate::arguments::QueensOptions;
use crate::Problem;

/// Places queens.
pub fn run(options: &QueensOptions) -> Result<String, Problem> {
    let &QueensOptions { size, variables, values, inference, .. } = options;
    let test = options.search.test();
    let methods = Methods { variables, values, inference, test };
    check_used(methods)?;
    check_few(test, size, usize::from(size))?;
    let impossible =
        || format!("{size} queens are not possible; expected 1 to {}", Queens::SIZES.end());
    let wish = options.search.wish();
    let is_plain = methods == (Methods { test, ..Methods::default() });
    let found = if is_plain {
        let puzzle = Queens::new(size, test).ok_or_else(impossible)?;
        search(&puzzle, wish, |placed| placed.columns().to_vec())
    } else {
        let puzzle = QueensNetwork::new(size).ok_or_else(impossible)?.search(methods);
        search(&puzzle, wish, |assignment| columns(puzzle.network(), assignment))
    };
    if options.search.json {
        let mut puzzle = json!({ "puzzle": "queens", "size": size });
        if !is_plain {
            puzzle["variables"] = json!(variables.id());
            puzzle["values"] = json!(values.id());
            puzzle["inference"] = json!(inference.id());
        }
        return Ok(found.as_json(puzzle, test, |columns| json!(from_one(columns))));
    }
    let shown = match found.kept.as_slice() {
        [] => String::new(),
        [only] => drawn(only) + "\n",
        several => several.iter().map(|columns| line(columns)).collect::<String>() + "\n",
    };
    Ok(shown + &found.as_text())
}

/// The column of the queen in each row, from the top.
fn columns(network: &QueensNetwork, assignment: &Assignment) -> Vec<u8> {
    network.rows().filter_map(|row| Some(assignment.value(row)?.0)).collect()
}

/// The columns of the queens, from the top, counted from 1 at the left.
fn from_one(columns: &[u8]) -> Vec<u8> {
    columns.iter().map(|column| column + 1).collect()
}

fn line(columns: &[u8]) -> String {
    let columns: Vec<String> = from_one(columns).iter().map(u8::to_string).collect();
    columns.join(" ") + "\n"
}

fn drawn(columns: &[u8]) -> String {
    let row = |&queen: &u8| {
        let squares =
            (0..columns.len()).map(|column| if column == usize::from(queen) { "Q" } else { "." });
        squares.collect::<Vec<_>>().join(" ") + "\n"
    };
    columns.iter().map(row).collect()
}
