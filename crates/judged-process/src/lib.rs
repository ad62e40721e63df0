//! A program that is judged, as a process of its own: within limits of time and output, on Linux of memory
//! and processes too, and ended with all that it has started.

#[cfg(target_os = "linux")]
mod descendants;
#[cfg(unix)]
mod group;
mod limits;
mod output;
mod process;
mod running;

pub use limits::Limits;
pub use process::Process;
