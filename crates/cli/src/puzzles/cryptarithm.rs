//! `plyscope cryptarithm`.

use plyscope_puzzles::cryptarithm::{Cryptarithm, CryptarithmProblem};
use plyscope_puzzles::csp::{Assignment, Methods, Network, Variable};
use plyscope_setup::Choice;
use serde_json::json;

use super::{check_few, check_used, search};
use crate::arguments::CryptarithmOptions;
use crate::{input, Problem};

/// The digit of each letter, in the order in which they are met from the right.
type Digits = Vec<(String, u8)>;

/// Solves a sum of words.
pub fn run(options: &CryptarithmOptions) -> Result<String, Problem> {
    let &CryptarithmOptions { variables, values, inference, .. } = options;
    let (sum, test) = (sum(&options.sum)?, options.search.test());
    let methods = Methods { variables, values, inference, test };
    check_used(methods)?;
    check_few(test, 10, usize::from(sum.variables()))?;
    let puzzle = sum.search(methods);
    let network = puzzle.network();
    let found = search(&puzzle, options.search.wish(), |assignment| digits(network, assignment));
    if options.search.json {
        let about = json!({
            "puzzle": "cryptarithm",
            "sum": network.to_string(),
            "variables": variables.id(),
            "values": values.id(),
            "inference": inference.id(),
        });
        return Ok(found.as_json(about, test, |digits| {
            digits.iter().map(|(name, digit)| (name.clone(), json!(digit))).collect()
        }));
    }
    let shown = found.listed(|digits| written(network, digits) + "\n");
    let sum = if shown.is_empty() { String::new() } else { format!("{network}\n") };
    Ok(sum + &shown + &found.as_text())
}

fn sum(argument: &str) -> Result<Cryptarithm, Problem> {
    let text = input::text(argument)?;
    text.trim()
        .parse()
        .map_err(|problem: CryptarithmProblem| input::wrong(argument, problem.to_string()))
}

fn digits(sum: &Cryptarithm, assignment: &Assignment) -> Digits {
    let digit = |letter| Some((sum.name(letter), assignment.value(letter)?.0));
    sum.letters().filter_map(digit).collect()
}

/// The sum in digits: `9567 + 1085 = 10652`.
fn written(sum: &Cryptarithm, digits: &Digits) -> String {
    let digit = |letter: &Variable| digits.get(letter.index()).map(|(_, digit)| digit.to_string());
    let words: Vec<String> =
        sum.words().iter().map(|word| word.iter().filter_map(digit).collect()).collect();
    let (added, total) = words.split_at(words.len().saturating_sub(1));
    format!("{} = {}", added.join(" + "), total.join(""))
}
