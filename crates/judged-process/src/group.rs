//! The group of processes of the program that runs. A terminal ends the command, and not this group: so
//! the command ends it first.

use std::fs;
use std::sync::atomic::{AtomicI32, Ordering};
use std::thread;

use rustix::process::{kill_process_group, Pid, Signal};
use signal_hook::consts::{SIGHUP, SIGINT, SIGTERM};
use signal_hook::iterator::Signals;

/// The first process of the group; 0 while there is none.
static RUNNING: AtomicI32 = AtomicI32::new(0);

/// A program runs as the first of its group.
pub fn begin(program: Pid) {
    RUNNING.store(program.as_raw_nonzero().get(), Ordering::SeqCst);
}

/// Ends the group, all of it at once, so that none can start another meanwhile.
pub fn end() {
    if let Some(program) = Pid::from_raw(RUNNING.swap(0, Ordering::SeqCst)) {
        // One that has ended already is as good.
        let _ = kill_process_group(program, Signal::KILL);
    }
}

/// Ends the program when the command is interrupted or ended. On Linux, a signal that the command ignores,
/// as below `nohup`, ends neither.
pub fn end_with_the_command() {
    let taken = [SIGHUP, SIGINT, SIGTERM].into_iter().filter(|&signal| !is_ignored(signal));
    // Without it, only the limit of processor time ends what is left.
    let Ok(mut signals) = Signals::new(taken) else { return };
    let wait = move || {
        let Some(signal) = signals.forever().next() else { return };
        end();
        #[cfg(target_os = "linux")]
        crate::descendants::end_all();
        // As shells have it.
        std::process::exit(128 + signal);
    };
    let _ = thread::Builder::new().spawn(wait);
}

/// Whether this process ignores a signal; only Linux says so.
fn is_ignored(signal: i32) -> bool {
    let status = fs::read_to_string("/proc/self/status").unwrap_or_default();
    let ignored = status.lines().find_map(|line| line.strip_prefix("SigIgn:"));
    let ignored = ignored.and_then(|bits| u64::from_str_radix(bits.trim(), 16).ok());
    ignored.is_some_and(|bits| (bits >> (signal - 1)) & 1 == 1)
}
