//! From what was said of a search to one that can be run. What the search would ignore is refused,
//! lest someone believes it has been heeded.

use plyscope_core::algo::{Symmetry, TableOptions};
use plyscope_core::Order;
use plyscope_stage::link::LinkProblem;
use plyscope_stage::setup::{read_plies, read_time, Algorithm, Choice, Feature, Setup, MAX_DEPTH};

use crate::arguments::SearchOptions;
use crate::Problem;

/// The search that was asked for; `depth` is how far it looks ahead unless that was said.
pub fn setup(options: &SearchOptions, depth: Option<u16>) -> Result<Setup, Problem> {
    let algorithm = options.algorithm.unwrap_or_default();
    check_offers(options, algorithm)?;
    check_pairs(options)?;
    let plain = Setup::default();
    Ok(Setup {
        algorithm,
        order: options.order.unwrap_or(plain.order),
        seed: options.seed.unwrap_or(plain.seed),
        cut: options.cut.unwrap_or(plain.cut),
        fail: options.fail.unwrap_or(plain.fail),
        window: options.window.unwrap_or(plain.window),
        depth: match &options.depth {
            Some(text) => self::depth(text)?,
            None => depth.filter(|_| algorithm.offers(Feature::Depth)),
        },
        time: options.time.as_deref().map(time).transpose()?,
        table: options.table.as_deref().map(|plies| table(plies, options)).transpose()?,
        form: plain.form,
    })
}

/// Refuses what the algorithm does not offer.
fn check_offers(options: &SearchOptions, algorithm: Algorithm) -> Result<(), Problem> {
    let said = [
        ("--cut", options.cut.is_some(), Feature::Cut),
        ("--fail", options.fail.is_some(), Feature::Fail),
        ("--window", options.window.is_some(), Feature::Window),
        ("--depth", options.depth.is_some(), Feature::Depth),
        ("--time", options.time.is_some(), Feature::Time),
        ("--table", options.table.is_some(), Feature::Table),
    ];
    for (option, _, feature) in said.into_iter().filter(|&(_, is_said, _)| is_said) {
        check(option, algorithm, |algorithm| algorithm.offers(feature))?;
    }
    let order = options.order.unwrap_or_default();
    check(&format!("--order {}", order.id()), algorithm, |algorithm| algorithm.takes(order))
}

fn check(
    option: &str,
    algorithm: Algorithm,
    takes: impl Fn(Algorithm) -> bool,
) -> Result<(), Problem> {
    if takes(algorithm) {
        return Ok(());
    }
    let others: Vec<&str> =
        Algorithm::ALL.iter().filter(|(_, other)| takes(*other)).map(|&(name, _)| name).collect();
    let (others, verb) = match others.as_slice() {
        [only] => ((*only).to_owned(), "does"),
        [first @ .., last] => (format!("{} and {last}", first.join(", ")), "do"),
        [] => ("none".to_owned(), "does"),
    };
    Err(format!("{} takes no {option}; {others} {verb}", algorithm.id()))
}

/// Refuses what means nothing without something else.
fn check_pairs(options: &SearchOptions) -> Result<(), Problem> {
    if options.table.is_none() && options.keeps.is_some() {
        return Err("--keeps says what a table keeps; it needs --table".to_owned());
    }
    if options.table.is_none() && options.symmetry {
        return Err("--symmetry is about the places in a table; it needs --table".to_owned());
    }
    if options.seed.is_some() && options.order != Some(Order::Random) {
        return Err("--seed is what chance begins with; it needs --order random".to_owned());
    }
    Ok(())
}

fn depth(text: &str) -> Result<Option<u16>, Problem> {
    if text == "end" {
        return Ok(None);
    }
    let depth = text.parse().ok().filter(|depth| *depth <= MAX_DEPTH);
    depth.map(Some).ok_or_else(|| LinkProblem::Depth { given: beginning(text) }.to_string())
}

fn time(text: &str) -> Result<u32, Problem> {
    read_time(text).ok_or_else(|| LinkProblem::Time { given: beginning(text) }.to_string())
}

fn table(plies: &str, options: &SearchOptions) -> Result<TableOptions, Problem> {
    let (from, to) = read_plies(plies)
        .ok_or_else(|| LinkProblem::Plies { given: beginning(plies) }.to_string())?;
    let symmetry = if options.symmetry { Symmetry::Together } else { Symmetry::Apart };
    Ok(TableOptions { from, to, keeps: options.keeps.unwrap_or_default(), symmetry })
}

/// What of a text that means nothing is repeated.
pub fn beginning(text: &str) -> String {
    text.chars().take(40).collect()
}
