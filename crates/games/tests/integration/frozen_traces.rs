//! Every search does step by step what it did when the traces in `fixtures/traces.txt` were written:
//! rewriting an algorithm must not change a step.
//!
//! A trace is kept as its verdict, its number of events and a hash of their texts. To write the file
//! anew, after a change that is meant to change steps, run the test with `PLYSCOPE_TRACES=renew`.

use std::collections::BTreeSet;
use std::fmt::Write;

use crate::core_support::searches::algorithms;
use plyscope_games::{Checkers, ConnectFour, GameOptions, SetUp, TicTacToe};
use plyscope_search::algo::{
    Algorithm, Cutoffs, Fail, Horizon, Keeps, Options, Order, Symmetry, TableOptions,
};
use plyscope_search::generate::{generate, Recipe, SplitMix64, Ties};
use plyscope_search::{CutRule, Event, Game, GameTree, Player, Value, Verdict, Window};

const FILE: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/fixtures/traces.txt");

/// What keeps new traces, and changed ones.
const RENEW: &str = "PLYSCOPE_TRACES=renew cargo test -p plyscope-games frozen_traces";

/// How many trees each search is run on, each with a setting of its own.
const TREES: u64 = 60;

fn pick<T: Copy>(random: &mut SplitMix64, from: &[T]) -> T {
    from[random.below(from.len() as u64) as usize]
}

fn tree(seed: u64) -> GameTree {
    let recipe = Recipe {
        seed,
        branching: 1..=4,
        depth: 2..=5,
        values: -9..=9,
        ties: Ties::Allowed,
        root: if seed.is_multiple_of(3) { Player::Min } else { Player::Max },
        min_cuts: 0,
    };
    generate(&recipe).expect("a recipe for small trees")
}

/// A setting of a search, chosen by chance.
fn setting(random: &mut SplitMix64) -> Options {
    let window = match random.below(3) {
        0 => {
            let low = random.below(12) as i64 - 7;
            let high = low + 1 + random.below(6) as i64;
            let [alpha, beta] = [low, high].map(|end| Value::whole(end).expect("small"));
            Window { alpha, beta }
        }
        _ => Window::FULL,
    };
    let table = (random.below(5) < 2).then(|| {
        let from = random.below(3) as u16;
        TableOptions {
            from,
            to: from + random.below(6) as u16,
            keeps: pick(random, &[Keeps::Bounds, Keeps::Exact, Keeps::Numbers]),
            symmetry: pick(random, &[Symmetry::Apart, Symmetry::Together]),
            cutoffs: Cutoffs::Own,
        }
    });
    Options {
        order: pick(random, Order::EVERY),
        seed: random.below(100),
        cut: pick(random, &[CutRule::AtLeast, CutRule::Above]),
        fail: pick(random, &[Fail::Soft, Fail::Hard, Fail::Start]),
        window,
        guess: None,
        depth: (random.below(2) == 0).then(|| random.below(6) as u16),
        table,
    }
}

fn verdict(verdict: Verdict) -> String {
    match verdict {
        Verdict::Exact(value) => format!("={value}"),
        Verdict::AtLeast(value) => format!("≥{value}"),
        Verdict::AtMost(value) => format!("≤{value}"),
    }
}

/// An event as a line that does not depend on the names of types.
fn line(event: &Event) -> String {
    let window = |window: Window| format!("[{} {}]", window.alpha, window.beta);
    match *event {
        Event::Begin { player, window: w, horizon } => {
            format!("begin {} {} {horizon:?}", player == Player::Max, window(w))
        }
        Event::Enter { by, player, window: w, reduction } => {
            let less = match reduction.plies {
                0 => String::new(),
                plies => format!(" -{plies}"),
            };
            format!("enter {} {} {}{less}", by.0, player == Player::Max, window(w))
        }
        Event::Evaluate { value } => format!("evaluate {value}"),
        Event::Extend { stand_pat, window: w } => match stand_pat {
            Some(value) => format!("extend {value} {}", window(w)),
            None => format!("extend {}", window(w)),
        },
        Event::Probe { found } => match found {
            Some(entry) => format!("probe {} {}", verdict(entry.verdict), entry.number),
            None => "probe".to_owned(),
        },
        Event::ProbeChild { by, found, window: w } => {
            let (known, number) = (verdict(found.verdict), found.number);
            format!("probe-child {} {known} {number} {}", by.0, window(w))
        }
        Event::Store { verdict: v, size } => format!("store {} {size}", verdict(v)),
        Event::Best { value, window: w } => format!("best {value} {}", window(w)),
        Event::Keep { value } => format!("keep {value}"),
        Event::Cut { met, skipped } => format!("cut {} {skipped}", met.owner() == Player::Max),
        Event::Leave { verdict: v } => format!("leave {}", verdict(v)),
    }
}

/// FNV-1a.
fn hash(events: &[Event]) -> u64 {
    let bytes = events.iter().flat_map(|event| (line(event) + "\n").into_bytes());
    bytes.fold(0xcbf2_9ce4_8422_2325, |hash, byte| {
        (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3)
    })
}

fn run<G: Game>(out: &mut String, name: &str, game: &G, search: Algorithm, options: &Options) {
    let mut events: Vec<Event> = Vec::new();
    let Ok(found) = search.run(game, options, &mut events);
    let (count, hash) = (events.len(), hash(&events));
    writeln!(out, "{search:?} {name}: {} {count} {hash:016x}", verdict(found)).expect("a string");
}

fn traces() -> String {
    let mut out = String::new();
    for search in algorithms() {
        for number in 0..TREES {
            let mut random = SplitMix64::new(number);
            let tree = tree(number);
            let usual = Options::default();
            run(&mut out, &format!("tree {number} as usual"), &tree, search, &usual);
            let options = setting(&mut random);
            run(&mut out, &format!("tree {number} by chance"), &tree, search, &options);
        }
        for (number, order) in Order::EVERY.iter().copied().enumerate() {
            let table = number.is_multiple_of(2).then(TableOptions::default);
            let options = Options { order, table, depth: Some(4), ..Options::default() };
            let game = TicTacToe::new(&GameOptions::default()).expect("the usual game");
            run(&mut out, &format!("tic-tac-toe, {order:?}"), &game, search, &options);
            let game = ConnectFour::new(&GameOptions::default()).expect("the usual game");
            run(&mut out, &format!("Connect Four, {order:?}"), &game, search, &options);
            if search.descriptor().horizon == Horizon::UntilQuiet || !search.is_sound() {
                let game = Checkers::new(&GameOptions::default()).expect("the usual game");
                run(&mut out, &format!("checkers, {order:?}"), &game, search, &options);
            }
        }
    }
    out
}

#[test]
fn every_search_does_step_by_step_what_it_did() {
    let traces = traces();
    let kept = std::fs::read_to_string(FILE).expect("the fixture is there");
    let lines = |text: &str| text.lines().map(str::to_owned).collect::<BTreeSet<_>>();
    let (now, before) = (lines(&traces), lines(&kept));
    if std::env::var("PLYSCOPE_TRACES").is_ok_and(|value| value == "renew") {
        // What has not changed stays where it stands.
        let unchanged = kept.lines().filter(|line| now.contains(*line));
        let new = traces.lines().filter(|line| !before.contains(*line));
        let all: Vec<&str> = unchanged.chain(new).collect();
        std::fs::write(FILE, all.join("\n") + "\n").expect("the fixture can be written");
        return;
    }
    let changed: Vec<_> = before.difference(&now).collect();
    let (number, some) = (changed.len(), first(&changed));
    assert!(
        number == 0,
        "{number} traces have changed: {some:#?}. If that is meant, {RENEW} keeps it"
    );
    let new: Vec<_> = now.difference(&before).collect();
    let (number, some) = (new.len(), first(&new));
    assert!(number == 0, "{number} traces are not kept yet: {some:#?}. {RENEW} adds them");
}

/// A few of many traces.
fn first<'a>(traces: &'a [&'a String]) -> &'a [&'a String] {
    &traces[..traces.len().min(5)]
}
