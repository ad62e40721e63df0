//! The `plyscope` command: the same searches, explanations and pictures as the page, as text.

mod arguments;
mod board;
mod check;
mod clock;
mod draw;
mod drawing;
mod export;
mod games;
mod generate;
mod grade;
mod input;
mod lesson;
mod numbers;
mod perft;
mod puzzles;
mod results;
mod scorm;
mod site;
mod solve;
mod subject;
mod system_font;
mod tour;
mod trace;
mod worksheet;

use std::io::{self, BufWriter, Write};
use std::process::ExitCode;

use plyscope_search::bidi;

use arguments::{Arguments, Command};

/// An error message.
type Problem = String;

/// A run that did not do all that was asked.
enum Shortfall {
    /// It was done in part.
    Partly(Problem),
    /// A lesson has faults, or files were left out, one a line; they may have been printed.
    Faulty(Vec<String>),
    /// It failed.
    Undone(Problem),
    /// The reader of the output has closed the pipe.
    Unread,
}

impl From<Problem> for Shortfall {
    fn from(problem: Problem) -> Self {
        Self::Undone(problem)
    }
}

impl Shortfall {
    /// The exit code, as in `grep` and `diff`; for a closed pipe, the code that shells report.
    const fn code(&self) -> u8 {
        match self {
            Self::Partly(_) | Self::Faulty(_) => 1,
            Self::Undone(_) => 2,
            Self::Unread => 141,
        }
    }
}

fn main() -> ExitCode {
    let done = match Arguments::parse_all().command {
        Command::Solve(options) => print(solve::run(&options)),
        Command::Trace(options) => trace::run(&options, &mut BufWriter::new(io::stdout().lock())),
        Command::Draw(options) => print(draw::run(&options)),
        Command::Generate(options) => print(generate::run(&options)),
        Command::Perft(options) => print(perft::run(&options)),
        Command::Queens(options) => print(puzzles::queens::run(&options)),
        Command::Sudoku(options) => print(puzzles::sudoku::run(&options)),
        Command::Tour(options) => print(tour::run(&options)),
        Command::Worksheet(options) => worksheet::run(&options).and_then(|text| print(Ok(text))),
        Command::Check(options) => checked(check::run(&options)),
        Command::Scorm(options) => scorm::run(&options).and_then(|text| print(Ok(text))),
        Command::Grade(options) => graded(grade::run(&options)),
        Command::Export(options) => export::run(&options).and_then(|text| print(Ok(text))),
        Command::Results(options) => summarised(results::run(&options)),
        Command::Games(options) => print(Ok(games::run(&options))),
    };
    let Err(shortfall) = done else { return ExitCode::SUCCESS };
    match &shortfall {
        Shortfall::Partly(problem) | Shortfall::Undone(problem) => complain("error", problem),
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

/// Prints a warning.
fn warn(problem: &str) {
    complain("warning", problem);
}

fn complain(how_bad: &str, problem: &str) {
    // Without standard error, only the exit code is left.
    let _ = writeln!(io::stderr(), "{how_bad}: {}", printable(problem));
}

/// The message without control characters from the input.
fn printable(problem: &str) -> String {
    let is_obeyed = |c: char| c.is_control() && !matches!(c, '\n' | '\t');
    problem.replace(|c: char| is_obeyed(c) || bidi::is_control(c), "\u{fffd}")
}

/// Prints a result.
fn print(result: Result<String, Problem>) -> Result<(), Shortfall> {
    let (text, mut out) = (result?, io::stdout().lock());
    written(out.write_all(text.as_bytes()).and_then(|()| out.flush()))
}

/// The outcome of writing a result. A closed pipe, as by `head`, prints no error.
fn written(written: io::Result<()>) -> Result<(), Shortfall> {
    written.map_err(|error| match error.kind() {
        io::ErrorKind::BrokenPipe => Shortfall::Unread,
        _ => Shortfall::Undone(format!("the result could not be written: {error}")),
    })
}
