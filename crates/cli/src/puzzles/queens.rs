//! `plyscope queens`.

use plyscope_puzzles::Queens;
use serde_json::json;

use super::{check_few, search};
use crate::arguments::QueensOptions;
use crate::Problem;

/// Places queens.
pub fn run(options: &QueensOptions) -> Result<String, Problem> {
    let (size, test) = (options.size, options.search.test());
    check_few(test, size, usize::from(size))?;
    let puzzle = Queens::new(size, test).ok_or_else(|| {
        format!("{size} queens are not possible; expected 1 to {}", Queens::SIZES.end())
    })?;
    let found = search(&puzzle, options.search.wish(), |placed| placed.columns().to_vec());
    if options.search.json {
        let puzzle = json!({ "puzzle": "queens", "size": size });
        return Ok(found.as_json(puzzle, test, |columns| json!(from_one(columns))));
    }
    let shown = match found.kept.as_slice() {
        [] => String::new(),
        [only] => drawn(only) + "\n",
        several => several.iter().map(|columns| line(columns)).collect::<String>() + "\n",
    };
    Ok(shown + &found.as_text())
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
