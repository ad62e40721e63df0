//! `plyscope judge`.

#[cfg(target_os = "linux")]
mod descendants;
#[cfg(unix)]
mod group;
mod limits;
mod output;
mod process;
mod running;

use std::time::Duration;

use plyscope_judge::judging::{can_be_judged, judge, Verdict};
use plyscope_judge::{gradescope, report, trees};
use plyscope_search::Order;
use plyscope_setup::{Algorithm, Choice, Setup};

use crate::arguments::JudgeOptions;
use crate::output::{versioned, write};
use crate::problem::{misuse, Problem};

pub use limits::Limits;
use process::Process;

/// Runs a program on trees and compares it with a search: the report, and whether it is right.
pub fn run(options: &JudgeOptions) -> Result<(String, bool), Problem> {
    let setup = setup(options)?;
    let root = options.root.unwrap_or_default();
    let trees = trees::trees(&setup, root, options.trees, options.seed);
    let limits = Limits {
        tree: Duration::from_millis(options.time),
        start: Duration::from_millis(options.start_time),
        all: Duration::from_millis(options.total_time),
        memory: options.memory,
    };
    let mut program = Process::new(&options.command, &setup, limits);
    let found = judge(&setup, &trees, &mut program);
    drop(program);
    if let Some(path) = &options.gradescope {
        let results = gradescope::results(&found, options.points, options.lang);
        write(path, format!("{results:#}\n").as_bytes())?;
    }
    let report = match options.json {
        true => format!("{:#}\n", versioned(report::json(&found, options.lang))),
        false => format!("{}\n", report::text(&found, options.lang)),
    };
    Ok((report, found.verdict == Verdict::Right))
}

/// The search that the program is meant to be.
fn setup(options: &JudgeOptions) -> Result<Setup, Problem> {
    let setup = options.search.setup(&Setup::default())?;
    if !matches!(setup.order, Order::LeftToRight | Order::RightToLeft) {
        return misuse("programs are judged with --order left or right only");
    }
    if !can_be_judged(setup.algorithm) {
        let can = Algorithm::ALL.iter().filter(|(_, algorithm)| can_be_judged(*algorithm));
        let can: Vec<&str> = can.map(|(id, _)| *id).collect();
        return misuse(format!(
            "programs cannot be judged as {}; expected {}",
            setup.algorithm.id(),
            can.join(" or ")
        ));
    }
    Ok(setup)
}
