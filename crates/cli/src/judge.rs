//! `plyscope judge`.

use std::path::Path;
use std::time::Duration;

use plyscope_judge::judging::{self, judged_as, Judging, Verdict};
use plyscope_judge::queens::Queens;
use plyscope_judge::report::{self, Wording};
use plyscope_judge::tour::Tours;
use plyscope_judge::{gradescope, queens, tour, trees};
use plyscope_judged_process::{Limits, Process};
use plyscope_setup::Setup;

use crate::arguments::{JudgeOptions, JudgedPuzzle};
use crate::input;
use crate::output::{by_ending, refuse_input, versioned, write};
use crate::problem::{misuse, Outcome, Problem};

/// Runs a program and compares it with what it is meant to be.
pub fn run(options: &JudgeOptions) -> Result<Outcome, Problem> {
    if let Some(path) = &options.gradescope {
        by_ending(path, &[("json", ())])?;
        // The program, and what it reads.
        options.command.iter().for_each(|word| input::note(Path::new(word)));
        refuse_input(path)?;
    }
    match options.puzzle {
        Some(JudgedPuzzle::Queens) => {
            let boards = queens::boards(options.boards, options.seed);
            judged(options, Judging::of(Queens::default(), boards))
        }
        Some(JudgedPuzzle::Tour) => {
            let boards = tour::boards(options.boards, options.seed);
            judged(options, Judging::of(Tours::default(), boards))
        }
        None => {
            let (setup, root) = (setup(options)?, options.root.unwrap_or_default());
            let trees = trees::trees(&setup, root, options.trees, options.seed);
            judged(options, Judging::new(&setup, trees))
        }
    }
}

/// Judges the program of the command line.
fn judged<S: Wording>(options: &JudgeOptions, judging: Judging<S>) -> Result<Outcome, Problem> {
    let limits = Limits {
        task: Duration::from_millis(options.time),
        start: Duration::from_millis(options.start_time),
        all: Duration::from_millis(options.total_time),
        memory: options.memory,
    };
    let mut program = Process::new(&options.command, limits);
    let found = judging::run(judging, &mut program);
    drop(program);
    let written = options.gradescope.as_ref().map_or(Ok(()), |path| {
        let results = gradescope::results(&found, options.points, options.lang);
        write(path, format!("{results:#}\n").as_bytes())
    });
    let report = match options.json {
        true => format!("{:#}\n", versioned(report::json(&found, options.lang))),
        false => format!("{}\n", report::text(&found, options.lang)),
    };
    let is_right = found.verdict == Verdict::Right;
    Ok(Outcome::with_file(report, is_right, written))
}

/// The search that the program is meant to be.
fn setup(options: &JudgeOptions) -> Result<Setup, Problem> {
    let setup = options.search.setup(&Setup::default())?;
    if let Err(problem) = judged_as(&setup) {
        return misuse(problem.message("--"));
    }
    Ok(setup)
}
