//! Whether this machine makes the same site from the same inputs as the one that made the release.
//!
//! `cargo xtask release` records what it was made from and which site it is. As long as nothing of it has
//! changed, every machine that runs the tests compares its own site with it.
use crate::paths;
use anyhow::{bail, Context, Result};
use std::fs;
use std::path::PathBuf;

/// A site that was built.
#[derive(Debug, PartialEq, Eq)]
pub struct Made {
    /// The fingerprint of its sources, compiler and tools.
    pub inputs: String,
    /// Its id, which is another one when a byte of a file is.
    pub site: String,
}

/// What a comparison finds.
#[derive(Debug, PartialEq, Eq)]
enum Outcome {
    Same,
    /// Made from other sources, or by another compiler: there is nothing to compare.
    OtherInputs,
    Differs,
}

/// The file with the record, at the top of the clone.
fn file() -> PathBuf {
    paths::root().join("site.sum")
}

/// Records a site in place of what is recorded, be it unreadable, and says which it is; fails if another one is
/// recorded as made from the same inputs.
pub fn record(made: &Made) -> Result<String> {
    let remark = match recorded() {
        Ok(_) => compare(made)?,
        Err(_) => format!("{}, in place of a record that cannot be read", made.site),
    };
    fs::write(file(), print(made)).context("site.sum cannot be written")?;
    Ok(remark)
}

/// What is recorded.
pub fn recorded() -> Result<Made> {
    let text = fs::read_to_string(file()).context("site.sum cannot be read")?;
    parse(&text).context("site.sum has a line that cannot be read")
}

/// Compares a site with the recorded one, and says for the summary which it is.
pub fn compare(made: &Made) -> Result<String> {
    let recorded = recorded()?;
    let site = &made.site;
    match outcome(made, &recorded) {
        Outcome::Same => Ok(format!("{site}, as recorded")),
        Outcome::OtherInputs => {
            Ok(format!("{site}, made from {}, which site.sum does not record", made.inputs))
        }
        Outcome::Differs => bail!(
            "From the same inputs the machine that recorded site.sum made {}, and this one {site}. \
             The build is not reproducible: compare `dist/site.json` of both.",
            recorded.site
        ),
    }
}

fn outcome(made: &Made, recorded: &Made) -> Outcome {
    match (made.inputs == recorded.inputs, made.site == recorded.site) {
        (true, true) => Outcome::Same,
        (true, false) => Outcome::Differs,
        (false, _) => Outcome::OtherInputs,
    }
}

fn print(made: &Made) -> String {
    format!("inputs {}\nsite {}\n", made.inputs, made.site)
}

fn parse(text: &str) -> Option<Made> {
    let mut lines = text.lines();
    let mut value = |name| Some(lines.next()?.strip_prefix(name)?.strip_prefix(' ')?.to_owned());
    Some(Made { inputs: value("inputs")?, site: value("site")? })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn made(inputs: &str, site: &str) -> Made {
        Made { inputs: inputs.into(), site: site.into() }
    }

    #[test]
    fn a_record_is_read_as_it_was_written() {
        let one = made("12ab", "34cd");
        assert_eq!(parse(&print(&one)), Some(one));
        for broken in ["", "inputs 1\n", "site 1\ninputs 2\n", "inputs1\nsite 2\n"] {
            assert_eq!(parse(broken), None, "{broken}");
        }
    }

    #[test]
    fn only_the_same_inputs_promise_the_same_site() {
        let recorded = made("1", "a");
        let table = [
            (made("1", "a"), Outcome::Same),
            (made("1", "b"), Outcome::Differs),
            (made("2", "a"), Outcome::OtherInputs),
            (made("2", "b"), Outcome::OtherInputs),
        ];
        for (here, expected) in table {
            assert_eq!(outcome(&here, &recorded), expected, "{here:?}");
        }
    }

    #[test]
    fn the_clone_has_a_record() {
        recorded().expect("site.sum");
    }
}
