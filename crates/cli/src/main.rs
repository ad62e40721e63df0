//! The `plyscope` command: the same searches, explanations and pictures as the page, as text.

mod arguments;
mod best_first;
mod board;
mod check;
mod clock;
mod compare_trace;
mod draw;
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
use problem::{Outcome, Problem, Shortfall, MISUSE};
use spelling::{Form, Speller, Spelling};

fn main() -> ExitCode {
    let parsed = Arguments::parse_all();
    spelling::choose(Arguments::spelling(&parsed));
    let done = match parsed {
        Ok(arguments) => run(arguments.command),
        Err(error) if error.use_stderr() => {
            write_error(&error.render().to_string());
            return ExitCode::from(MISUSE);
        }
        Err(help) => print(&help.render().to_string()),
    };
    let Err(shortfall) = done else { return ExitCode::SUCCESS };
    match &shortfall {
        Shortfall::Undone(problem) => complain(problem.message()),
        Shortfall::Faulty(faults) => faults.iter().for_each(|fault| complain(fault)),
        Shortfall::Unread => {}
    }
    ExitCode::from(shortfall.code())
}

fn run(command: Command) -> Result<(), Shortfall> {
    match command {
        Command::Solve(options) => printed(solve::run(&options)),
        Command::Mcts(options) => printed(mcts::run(&options)),
        Command::BestFirst(options) => printed(best_first::run(&options)),
        Command::Trace(options) => {
            let out = BufWriter::new(io::stdout().lock());
            trace::run(&options, &mut Speller(out, spelling::chosen()))
        }
        Command::Draw(options) => printed(draw::run(&options)),
        Command::Generate(options) => printed(generate::run(&options)),
        Command::Perft(options) => printed(perft::run(&options)),
        Command::Puzzle(puzzle) => printed(puzzle.arguments().run()),
        Command::Tour(options) => reported(tour::run(&options)),
        Command::Worksheet(options) => printed(worksheet::run(&options)),
        Command::Check(options) => reported(check::run(&options)),
        Command::Scorm(options) => printed(scorm::run(&options)),
        Command::Grade(options) => reported(grade::run(&options)),
        Command::Export(options) => printed(export::run(&options)),
        Command::Results(options) => reported(results::run(&options)),
        Command::Judge(options) => reported(judge::run(&options)),
        Command::Open(options) => printed(open::run(&options)),
        Command::CompareTrace(options) => reported(compare_trace::run(&options)),
        Command::Completions(options) => printed(manual::completions(&options)),
        Command::Man(options) => printed(manual::man(&options)),
        Command::Match(options) => printed(match_evaluations::run(&options)),
        Command::Games(options) => print(&games::run(&options)),
    }
}

/// Prints a result, if there is one.
fn printed(result: Result<String, impl Into<Shortfall>>) -> Result<(), Shortfall> {
    print(&result.map_err(Into::into)?)
}

/// Prints what was found, also if it is not all or not right.
fn reported(outcome: Result<Outcome, impl Into<Shortfall>>) -> Result<(), Shortfall> {
    let Outcome { report, is_right, errors } = outcome.map_err(Into::into)?;
    print(&report)?;
    match is_right && errors.is_empty() {
        true => Ok(()),
        false => Err(Shortfall::Faulty(errors)),
    }
}

/// Prints an error.
fn complain(problem: &str) {
    write_error(&format!("error: {problem}\n"));
}

/// Writes to standard error.
fn write_error(text: &str) {
    let spelling = Spelling { form: Form::Text, ..spelling::chosen() };
    // Without standard error, only the exit code is left.
    let _ = io::stderr().write_all(spelling.of(&printable(text)).as_bytes());
}

/// The message without control characters from the input.
fn printable(problem: &str) -> String {
    let is_obeyed = |c: char| c.is_control() && !matches!(c, '\n' | '\t');
    problem.replace(|c: char| is_obeyed(c) || bidi::is_control(c), "\u{fffd}")
}

/// Prints a text.
fn print(text: &str) -> Result<(), Shortfall> {
    let mut out = Speller(io::stdout().lock(), spelling::chosen());
    written(out.write_all(text.as_bytes()).and_then(|()| out.flush()))
}

/// The outcome of writing a result. A closed pipe, as by `head`, prints no error.
fn written(written: io::Result<()>) -> Result<(), Shortfall> {
    written.map_err(|error| match error.kind() {
        io::ErrorKind::BrokenPipe => Shortfall::Unread,
        _ => format!("the result could not be written: {error}").into(),
    })
}
