//! The group of processes of the program that runs. A terminal ends the command, and not this group: so
//! the command ends it first.

use std::sync::atomic::{AtomicI32, Ordering};
use std::thread;

use rustix::process::{kill_process_group, Pid, Signal};
use signal_hook::consts::{SIGHUP, SIGINT, SIGTERM};
use signal_hook::iterator::Signals;

/// The first process of the group; 0 while there is none.
static RUNNING: AtomicI32 = AtomicI32::new(0);

/// The exit code of a command that was interrupted, as shells have it.
const INTERRUPTED: i32 = 130;

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

/// Ends the program when the command is interrupted or ended.
pub fn end_with_the_command() {
    // Without it, only the limit of processor time ends what is left.
    let Ok(mut signals) = Signals::new([SIGHUP, SIGINT, SIGTERM]) else { return };
    let wait = move || {
        signals.forever().next();
        end();
        #[cfg(target_os = "linux")]
        super::descendants::end_all();
        std::process::exit(INTERRUPTED);
    };
    let _ = thread::Builder::new().spawn(wait);
}
