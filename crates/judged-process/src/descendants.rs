//! The processes that a program has started, on Linux.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::sync::OnceLock;

use plyscope_judge::judging::Reason;
use rustix::process::{
    getpid, kill_process, kill_process_group, prlimit, set_child_subreaper, waitpid, Pid, Resource,
    Rlimit, Signal, WaitOptions,
};

use crate::limits::{Limits, COUNTING, MAX_FILE, MAX_PROCESSES};

/// A process.
struct Found {
    parent: i32,
    /// When it was started, since numbers are given again.
    started: u64,
    threads: u64,
    memory: u64,
}

/// The size of a page of memory on the machines that there are, in bytes. Where pages are larger,
/// less is counted.
const PAGE: u64 = 4_096;

/// How often processes are looked for that start others while they are ended.
const ROUNDS: usize = 100;

/// The processes that were below this one before it started any, with the times at which they were started. A
/// shell may become this process that has started some, such as `tee` in `plyscope judge … > >(tee log)`.
static BEFORE: OnceLock<BTreeSet<(i32, u64)>> = OnceLock::new();

/// Makes orphans of programs children of this process, so that it can end them.
pub fn adopt_orphans() {
    BEFORE.get_or_init(|| {
        let all = all();
        let before = below(&all).into_iter();
        before.filter_map(|pid| Some((pid, all.get(&pid)?.started))).collect()
    });
    // Without it, orphans that have left their group are not found.
    let _ = set_child_subreaper(Some(getpid()));
}

/// Limits what a program may do to the machine: no core dumps, no huge files, no endless processes.
pub fn limit(program: Pid, limits: &Limits) {
    let threads: u64 = all().values().map(|process| process.threads).sum();
    let most = |most| Rlimit { current: Some(most), maximum: Some(most) };
    let limits = [
        // What the command does not end, since it was ended itself.
        (Resource::Cpu, limits.all.as_secs() + 10),
        (Resource::Core, 0),
        (Resource::Fsize, MAX_FILE),
        // It counts what the user runs already.
        (Resource::Nproc, threads + 4 * MAX_PROCESSES as u64),
    ];
    for (resource, limit) in limits {
        // A limit that the system has lower already stays.
        let _ = prlimit(Some(program), resource, most(limit));
    }
}

/// Looks at the processes of a program while it runs.
pub struct Watch {
    /// How many processes and threads the machine had when the program was started.
    before: Option<u64>,
    looks: u32,
}

impl Watch {
    /// Before the program has started others.
    pub fn new() -> Self {
        Self { before: on_the_machine(), looks: 0 }
    }

    /// Looks whether the program, the first of its group, takes more than it may.
    pub fn look(&mut self, program: Pid, limits: &Limits) -> Result<(), Reason> {
        self.looks += 1;
        let (now, before) = (on_the_machine(), self.before);
        let are_many = now.zip(before).is_some_and(|(now, before)| now > before + MAX_THREADS);
        if !are_many && !self.looks.is_multiple_of(COUNTING) {
            return Ok(());
        }
        // Counting takes its time; meanwhile a program that starts others must not go on.
        let group = |signal| are_many.then(|| kill_process_group(program, signal));
        group(Signal::STOP);
        let (processes, memory) = count();
        if processes > MAX_PROCESSES {
            return Err(Reason::Processes { limit: MAX_PROCESSES });
        }
        if memory > limits.memory as u64 * 1024 * 1024 {
            return Err(Reason::Memory { limit: limits.memory });
        }
        group(Signal::CONT);
        Ok(())
    }
}

/// How many threads may come before processes are counted more closely: a virtual machine has some.
const MAX_THREADS: u64 = 64;

/// How many processes and threads the machine has: the number behind the stroke in the fourth field.
fn on_the_machine() -> Option<u64> {
    let load = fs::read_to_string("/proc/loadavg").ok()?;
    load.split_whitespace().nth(3)?.split_once('/')?.1.parse().ok()
}

/// How many processes the programs have now that this process has started, and how many bytes of
/// memory.
fn count() -> (usize, u64) {
    let all = all();
    let below = below(&all);
    (below.len(), below.iter().filter_map(|pid| all.get(pid)).map(|process| process.memory).sum())
}

/// Ends all processes that this process has started, and those that they have.
pub fn end_all() {
    for _ in 0..ROUNDS {
        let all = all();
        let below = below(&all);
        if below.is_empty() {
            return;
        }
        for pid in below.into_iter().filter_map(Pid::from_raw) {
            // One that has ended by itself is as good.
            let _ = kill_process(pid, Signal::KILL);
        }
        while let Ok(Some(_)) = waitpid(None, WaitOptions::NOHANG) {}
        std::thread::yield_now();
    }
}

/// The processes below this one, but for those from before.
fn below(all: &BTreeMap<i32, Found>) -> Vec<i32> {
    let me = getpid().as_raw_nonzero().get();
    let mut children: BTreeMap<i32, Vec<i32>> = BTreeMap::new();
    let before = BEFORE.get();
    for (&pid, process) in all {
        if before.is_some_and(|before| before.contains(&(pid, process.started))) {
            continue;
        }
        children.entry(process.parent).or_default().push(pid);
    }
    let (mut found, mut next) = (Vec::new(), vec![me]);
    while let Some(pid) = next.pop() {
        // Each is listed once: it has one parent.
        let own = children.remove(&pid).unwrap_or_default();
        next.extend(&own);
        found.extend(own);
    }
    found
}

/// All processes of the machine that can be seen.
fn all() -> BTreeMap<i32, Found> {
    let Ok(folders) = fs::read_dir("/proc") else { return BTreeMap::new() };
    let numbers = folders.flatten().filter_map(|folder| folder.file_name().to_str()?.parse().ok());
    numbers.filter_map(|pid: i32| Some((pid, found(pid)?))).collect()
}

/// Reads `/proc/PID/stat`: the name in brackets may have anything in it, so the fields are counted
/// from its last bracket on.
fn found(pid: i32) -> Option<Found> {
    let stat = fs::read(format!("/proc/{pid}/stat")).ok()?;
    let stat = String::from_utf8_lossy(&stat);
    let fields: Vec<&str> = stat.rsplit_once(')')?.1.split_whitespace().collect();
    let state = *fields.first()?;
    if state == "Z" {
        return None;
    }
    let number = |place: usize| fields.get(place)?.parse::<u64>().ok();
    Some(Found {
        parent: fields.get(1)?.parse().ok()?,
        started: number(19)?,
        threads: number(17)?,
        memory: number(21)?.saturating_mul(PAGE),
    })
}
