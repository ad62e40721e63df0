//! The `plyscope` command: the same searches, explanations and pictures as the page, as text.

mod arguments;
mod board;
mod choices;
mod clock;
mod draw;
mod drawing;
mod games;
mod generate;
mod grade;
mod input;
mod lesson;
mod numbers;
mod perft;
mod puzzles;
mod scorm;
mod solve;
mod subject;
mod system_font;
mod tour;
mod trace;
mod worksheet;

use std::io::{self, BufWriter, Write};
use std::process::ExitCode;

use clap::Parser;

use arguments::{Arguments, Command};

/// What could not be done, as a sentence.
type Problem = String;

fn main() -> ExitCode {
    let done = match Arguments::parse().command {
        Command::Solve(options) => solve::run(&options).and_then(|text| print(&text)),
        Command::Trace(options) => trace::run(&options, &mut BufWriter::new(io::stdout().lock())),
        Command::Draw(options) => draw::run(&options).and_then(|text| print(&text)),
        Command::Generate(options) => generate::run(&options).and_then(|text| print(&text)),
        Command::Perft(options) => perft::run(&options).and_then(|text| print(&text)),
        Command::Queens(options) => puzzles::queens::run(&options).and_then(|text| print(&text)),
        Command::Sudoku(options) => puzzles::sudoku::run(&options).and_then(|text| print(&text)),
        Command::Tour(options) => tour::run(&options).and_then(|text| print(&text)),
        Command::Worksheet(options) => worksheet::run(&options).and_then(|text| print(&text)),
        Command::Scorm(options) => scorm::run(&options).and_then(|text| print(&text)),
        Command::Grade(options) => grade::run(&options).and_then(|graded| {
            print(&graded.told)?;
            graded.unread.map_or(Ok(()), Err)
        }),
        Command::Games(options) => print(&games::run(&options)),
    };
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(problem) => {
            complain("error", &problem);
            ExitCode::FAILURE
        }
    }
}

/// Tells something that is wrong, although the work goes on.
fn warn(problem: &str) {
    complain("warning", problem);
}

fn complain(how_bad: &str, problem: &str) {
    // Where there is no standard error either, the exit code has to do.
    let _ = writeln!(io::stderr(), "{how_bad}: {}", printable(problem));
}

/// The problem without the control characters that its input may hold, which a terminal would obey.
fn printable(problem: &str) -> String {
    problem.replace(|c: char| c.is_control() && !matches!(c, '\n' | '\t'), "\u{fffd}")
}

/// Prints a result. A reader that has seen enough, such as `head`, is no problem.
fn print(text: &str) -> Result<(), Problem> {
    let mut out = io::stdout().lock();
    match out.write_all(text.as_bytes()).and_then(|()| out.flush()) {
        Err(error) if error.kind() != io::ErrorKind::BrokenPipe => {
            Err(format!("the result could not be written: {error}"))
        }
        _ => Ok(()),
    }
}
