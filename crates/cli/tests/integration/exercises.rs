//! The programs of questions, run: they are right as they are, in every order that counts as right
//! and in every other spelling, and wrong with every wrong line.

#![cfg(unix)]

use std::collections::BTreeSet;
use std::fs;
use std::ops::Range;
use std::path::Path;
use std::process::Command;

use crate::support::programs::{folder, repository, Language as Tool, Subject};
use crate::support::run;
use plyscope_quiz::program::{Exercise, Language, Listing, Program};
use plyscope_setup::Choice;
use serde_json::Value as Json;

/// A variant of a program, and whether it is right.
struct Variant {
    /// What was changed.
    what: String,
    text: String,
    is_right: bool,
}

/// All variants of a program.
fn variants(listing: &Listing) -> Vec<Variant> {
    let mut variants = Vec::new();
    let lines = listing.with(usize::MAX, "");
    for order in listing.orders() {
        let text = order.iter().map(|&line| format!("{}\n", lines[line])).collect();
        variants.push(Variant { what: format!("{order:?}"), text, is_right: true });
    }
    let mut replace = |number: usize, line: &str, is_right| {
        let text = listing.with(number, line).join("\n") + "\n";
        variants.push(Variant { what: line.to_owned(), text, is_right });
    };
    for (number, line) in listing.lines.iter().enumerate() {
        line.also.iter().for_each(|also| replace(number, also, true));
        line.wrong.iter().for_each(|wrong| replace(number, wrong.text, false));
    }
    variants
}

/// What stands before and after the lines of a program, so that it runs: a search with the helper, a
/// search on boards with the checks of the tests.
fn around(program: Program) -> (String, String) {
    let is_python = program.language == Language::Python;
    let (max, min) = match program.exercise {
        Exercise::Minimax => ("minimax(root)", ""),
        Exercise::AlphaBeta if is_python => ("alpha_beta(root, alpha, beta)", ""),
        Exercise::AlphaBeta => ("alphaBeta(root, alpha, beta)", ""),
        Exercise::Negamax => ("negamax(root, alpha, beta)", "-negamax(root, -beta, -alpha)"),
        Exercise::Tour | Exercise::Queens => {
            let name = if is_python { "boards.py" } else { "boards.mjs" };
            let path = repository().join("tests/programs").join(program.language.id()).join(name);
            let checks = fs::read_to_string(path).expect("the checks");
            return (checks, format!("\ncheck_{}()\n", program.exercise.id()));
        }
    };
    let min = if min.is_empty() { max } else { min };
    match program.language {
        Language::Python => (
            "from math import inf\nfrom plyscope import run\n\n".to_owned(),
            format!("\nrun(lambda root, alpha, beta: {max} if root.is_max else {min})\n"),
        ),
        Language::JavaScript => (
            "import { run } from \"./plyscope.mjs\";\n\n".to_owned(),
            format!("\nrun((root, alpha, beta) => (root.isMax ? {max} : {min}));\n"),
        ),
    }
}

/// Whether a program does what it is to do.
fn is_right(program: Program, file: &Path) -> bool {
    let tool = if program.language == Language::Python { "python3" } else { "node" };
    let file = file.to_str().expect("a path in UTF-8");
    if matches!(program.exercise, Exercise::Tour | Exercise::Queens) {
        let done = Command::new(tool).arg(file).output().expect("it is installed");
        return done.status.success() && done.stdout == b"right\n";
    }
    let algorithm = program.exercise.id();
    let judged = run(&["judge", "--json", "--algorithm", algorithm, "--", tool, file]);
    let report: Json = serde_json::from_str(&judged.out).expect("JSON");
    report["verdict"] == "right"
}

fn check_language(language: Language, tool: Tool, name: &str) {
    let Some(folder) = folder(tool, Subject::Trees, "listing") else { return };
    for &(id, exercise) in Exercise::ALL {
        let program = Program { exercise, language, variant: 1 };
        let (before, after) = around(program);
        let variants = variants(&program.listing());
        assert!(variants.iter().filter(|variant| !variant.is_right).count() >= 4, "{id}");
        for Variant { what, text, is_right: expected } in variants {
            let file = folder.join(name);
            fs::write(&file, format!("{before}{text}{after}")).expect("written");
            assert_eq!(is_right(program, &file), expected, "{language:?}: {id}: {what}");
        }
    }
}

#[test]
fn programs_in_python_are_what_their_files_say() {
    check_language(Language::Python, Tool::Python, "listing.py");
}

#[test]
fn programs_in_javascript_are_what_their_files_say() {
    check_language(Language::JavaScript, Tool::JavaScript, "listing.mjs");
}

/// All orders that come about when a run of lines of another one moves to another place.
fn moved(order: &[usize]) -> BTreeSet<Vec<usize>> {
    let count = order.len();
    let runs = (0..count).flat_map(|begin| (begin + 1..=count).map(move |end| begin..end));
    let to_each_place = |run: Range<usize>| {
        let (lines, mut others) = (&order[run.clone()], order.to_vec());
        others.drain(run);
        let at = |place| [&others[..place], lines, &others[place..]].concat();
        (0..=others.len()).map(at).collect::<Vec<_>>()
    };
    runs.flat_map(to_each_place).collect()
}

/// No order one step away from a right one is right as well, unless it counts as right. In JavaScript
/// more are, which do not fit the indentation.
#[test]
fn no_other_order_of_the_lines_is_right() {
    let Some(folder) = folder(Tool::Python, Subject::Trees, "orders") else { return };
    let script = repository().join("tests/programs/python/alike.py");
    for &(id, exercise) in Exercise::ALL {
        let listing = Program { exercise, ..Program::default() }.listing();
        let (lines, right) = (listing.with(usize::MAX, ""), listing.orders());
        let known: BTreeSet<&Vec<usize>> = right.iter().collect();
        let others = right.iter().flat_map(|order| moved(order)).collect::<BTreeSet<_>>();
        let others = others.into_iter().filter(|order| !known.contains(order));
        let orders: Vec<Vec<usize>> = right.iter().cloned().chain(others).collect();
        let text = |order: &Vec<usize>| {
            order.iter().map(|&line| format!("{}\n", lines[line])).collect::<String>()
        };
        let programs: Vec<String> = orders.iter().map(text).collect();
        assert!(programs.len() > 100, "{id}");
        let file = folder.join("programs.json");
        fs::write(&file, Json::from(programs).to_string()).expect("written");
        let run = Command::new("python3").arg(&script).arg(id).arg(&file).output();
        let run = run.expect("it is installed");
        let alike: Vec<usize> = serde_json::from_slice(&run.stdout).expect("places");
        let alike: Vec<&Vec<usize>> = alike.iter().map(|&place| &orders[place]).collect();
        assert_eq!(alike, right.iter().collect::<Vec<_>>(), "{id}");
    }
}
