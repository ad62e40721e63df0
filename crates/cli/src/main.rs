//! The `plyscope` command: the same searches, explanations and pictures as the page, as text.

mod arguments;
mod best_first;
mod board;
mod check;
mod clock;
mod compare_trace;
mod draw;
mod drawing;
mod export;
mod games;
mod generate;
mod grade;
mod input;
mod judge;
mod lesson;
mod manual;
mod match_evaluations;
mod mcts;
mod numbers;
mod open;
mod output;
mod perft;
mod problem;
mod puzzles;
mod results;
mod scorm;
mod site;
mod solve;
mod spelling;
mod subject;
mod system_font;
mod tour;
mod trace;
mod trace_file;
mod worksheet;

use std::io::{self, BufWriter, Write};
use std::process::ExitCode;

use plyscope_search::bidi;

use arguments::{Arguments, Command};
use problem::{Problem, Shortfall};
use spelling::{Form, Speller, Spelling};

fn main() -> ExitCode {
    let arguments = Arguments::parse_all();
    spelling::choose(arguments.spelling());
    let done = match arguments.command {
        Command::Solve(options) => print(solve::run(&options)),
        Command::Mcts(options) => print(mcts::run(&options)),
        Command::BestFirst(options) => print(best_first::run(&options)),
        Command::Trace(options) => {
            let out = BufWriter::new(io::stdout().lock());
            trace::run(&options, &mut Speller(out, spelling::chosen()))
        }
        Command::Draw(options) => print(draw::run(&options)),
        Command::Generate(options) => print(generate::run(&options)),
        Command::Perft(options) => print(perft::run(&options)),
        Command::Puzzle(puzzle) => print(puzzle.arguments().run()),
        Command::Tour(options) => print(tour::run(&options)),
        Command::Worksheet(options) => worksheet::run(&options).and_then(|text| print(Ok(text))),
        Command::Check(options) => checked(check::run(&options)),
        Command::Scorm(options) => scorm::run(&options).and_then(|text| print(Ok(text))),
        Command::Grade(options) => graded(grade::run(&options)),
        Command::Export(options) => export::run(&options).and_then(|text| print(Ok(text))),
        Command::Results(options) => summarised(results::run(&options)),
        Command::Judge(options) => judged(judge::run(&options)),
        Command::Open(options) => print(open::run(&options)),
        Command::CompareTrace(options) => judged(compare_trace::run(&options)),
        Command::Completions(options) => print(manual::completions(&options)),
        Command::Man(options) => print(manual::man(&options)),
        Command::Match(options) => print(match_evaluations::run(&options)),
        Command::Games(options) => print(Ok(games::run(&options))),
    };
    let Err(shortfall) = done else { return ExitCode::SUCCESS };
    match &shortfall {
        Shortfall::Partly(problem) => complain("error", problem),
        Shortfall::Undone(problem) => complain("error", problem.message()),
        Shortfall::Faulty(faults) => faults.iter().for_each(|fault| complain("error", fault)),
        Shortfall::Unread => {}
    }
    ExitCode::from(shortfall.code())
}

/// Prints the graded answers; some may have been unreadable.
fn graded(report: Result<grade::Graded, Problem>) -> Result<(), Shortfall> {
    let grade::Graded { report, unread } = report?;
    print(Ok(report))?;
    unread.map_or(Ok(()), |problem| Err(Shortfall::Partly(problem)))
}

/// Prints the results of a class; some files may have been left out.
fn summarised(report: Result<results::Report, Shortfall>) -> Result<(), Shortfall> {
    let results::Report { text, left_out } = report?;
    print(Ok(text))?;
    match left_out.is_empty() {
        true => Ok(()),
        false => Err(Shortfall::Faulty(left_out)),
    }
}

/// Prints the faults of lessons.
fn checked(checked: Result<check::Checked, Problem>) -> Result<(), Shortfall> {
    let check::Checked { report, has_faults } = checked?;
    print(Ok(report))?;
    match has_faults {
        true => Err(Shortfall::Faulty(Vec::new())),
        false => Ok(()),
    }
}

/// Prints what was found of a program or a trace, and whether it is right.
fn judged(found: Result<(String, bool), Problem>) -> Result<(), Shortfall> {
    let (report, is_right) = found?;
    print(Ok(report))?;
    match is_right {
        true => Ok(()),
        false => Err(Shortfall::Faulty(Vec::new())),
    }
}

/// Prints a warning.
fn warn(problem: &str) {
    complain("warning", problem);
}

fn complain(how_bad: &str, problem: &str) {
    // Without standard error, only the exit code is left.
    let spelling = match spelling::chosen() {
        Spelling::Ascii(_) => Spelling::Ascii(Form::Text),
        Spelling::Full => Spelling::Full,
    };
    let _ = writeln!(io::stderr(), "{how_bad}: {}", spelling.of(&printable(problem)));
}

/// The message without control characters from the input.
fn printable(problem: &str) -> String {
    let is_obeyed = |c: char| c.is_control() && !matches!(c, '\n' | '\t');
    problem.replace(|c: char| is_obeyed(c) || bidi::is_control(c), "\u{fffd}")
}

/// Prints a result.
fn print(result: Result<String, Problem>) -> Result<(), Shortfall> {
    let (text, mut out) = (result?, Speller(io::stdout().lock(), spelling::chosen()));
    written(out.write_all(text.as_bytes()).and_then(|()| out.flush()))
}

/// The outcome of writing a result. A closed pipe, as by `head`, prints no error.
fn written(written: io::Result<()>) -> Result<(), Shortfall> {
    written.map_err(|error| match error.kind() {
        io::ErrorKind::BrokenPipe => Shortfall::Unread,
        _ => format!("the result could not be written: {error}").into(),
    })
}
