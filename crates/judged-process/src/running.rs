//! A program as a process of its own: never through a shell, within limits, and ended with all that it
//! has started.

use std::ffi::OsString;
use std::io;
use std::process::{Child, Command, ExitStatus, Stdio};
use std::sync::mpsc::{Receiver, RecvTimeoutError, SyncSender};
use std::thread;
use std::time::{Duration, Instant};

use plyscope_judge::judging::{Reading, Reason, Subject, MAX_BYTES, MAX_LINE};

use crate::limits::{Limits, ENDING, WATCHING};
use crate::output::{input, lines, Errors, Output};

/// A program that runs.
pub struct Running {
    child: Child,
    input: SyncSender<String>,
    output: Receiver<Output>,
    errors: Errors,
    /// How often it has answered.
    pub answers: u32,
    /// What is looked at while it runs.
    #[cfg(target_os = "linux")]
    watch: crate::descendants::Watch,
}

/// The three ends of the pipes of a program, each with a thread of its own.
type Pipes = (SyncSender<String>, Receiver<Output>, Errors);

/// Starts the threads of a program's pipes.
fn pipes(child: &mut Child) -> io::Result<Pipes> {
    match (child.stdin.take(), child.stdout.take(), child.stderr.take()) {
        (Some(stdin), Some(stdout), Some(stderr)) => {
            Ok((input(stdin)?, lines(stdout)?, Errors::read(stderr)?))
        }
        _ => Err(io::ErrorKind::BrokenPipe.into()),
    }
}

/// Why there is no answer.
pub enum Stop {
    /// For a reason.
    Failed(Reason),
    /// It ended by itself, after earlier answers.
    EndedBetween,
}

impl Running {
    /// Starts a program, with its arguments.
    pub fn start(command: &[OsString], limits: &Limits) -> Result<Self, Reason> {
        let not_started = |error: String| Reason::NotStarted { error };
        let (program, arguments) =
            command.split_first().ok_or_else(|| not_started(String::new()))?;
        let mut command = Command::new(program);
        command.args(arguments);
        command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
        #[cfg(unix)]
        std::os::unix::process::CommandExt::process_group(&mut command, 0);
        let name = program.to_string_lossy();
        let mut child = command.spawn().map_err(|error| not_started(format!("{name}: {error}")))?;
        #[cfg(unix)]
        if let Some(pid) = pid(&child) {
            crate::group::begin(pid);
            #[cfg(target_os = "linux")]
            crate::descendants::limit(pid, limits);
        }
        #[cfg(target_os = "linux")]
        let watch = crate::descendants::Watch::new();
        match pipes(&mut child) {
            Ok((input, output, errors)) => Ok(Self {
                child,
                input,
                output,
                errors,
                answers: 0,
                #[cfg(target_os = "linux")]
                watch,
            }),
            Err(error) => {
                end(&mut child);
                Err(not_started(format!("{name}: {error}")))
            }
        }
    }

    /// Asks for a task, and reads the answer.
    pub fn answer<S: Subject>(
        &mut self,
        subject: &S,
        task: &S::Task,
        (deadline, late): (Instant, Reason),
        limits: &Limits,
    ) -> Result<S::Answer, Stop> {
        // One that has not read what it was asked before, or is gone, is found out by what it writes.
        let _ = self.input.try_send(subject.question(task));
        let mut reader = subject.reading(task);
        let (mut count, mut bytes) = (0, 0);
        let most = subject.max_lines(task);
        let mut watched = Instant::now();
        loop {
            let now = Instant::now();
            if now >= deadline {
                return Err(Stop::Failed(late));
            }
            if now >= watched + WATCHING {
                self.watch(limits).map_err(Stop::Failed)?;
                watched = Instant::now();
            }
            let line = match self.output.recv_timeout(WATCHING.min(deadline - now)) {
                Ok(Output::Line(line)) => line,
                Ok(Output::LongLine) => {
                    return Err(Stop::Failed(Reason::LongLine { limit: MAX_LINE }));
                }
                Ok(Output::End) | Err(RecvTimeoutError::Disconnected) => {
                    return Err(self.ended(reader.has_begun()));
                }
                Err(RecvTimeoutError::Timeout) => continue,
            };
            count += 1;
            bytes += line.len();
            if count > most {
                return Err(Stop::Failed(Reason::TooManyLines { limit: most }));
            }
            if bytes > MAX_BYTES {
                return Err(Stop::Failed(Reason::TooMuch { limit: MAX_BYTES }));
            }
            reader.line(&line).map_err(Stop::Failed)?;
            if reader.is_ended() {
                return Ok(reader.finish());
            }
        }
    }

    /// Looks at the memory and the processes of the program.
    #[cfg(target_os = "linux")]
    fn watch(&mut self, limits: &Limits) -> Result<(), Reason> {
        pid(&self.child).map_or(Ok(()), |pid| self.watch.look(pid, limits))
    }

    /// Elsewhere only time and output are limited.
    #[cfg(not(target_os = "linux"))]
    fn watch(&mut self, _limits: &Limits) -> Result<(), Reason> {
        Ok(())
    }

    /// Why the output has ended.
    fn ended(&mut self, has_begun: bool) -> Stop {
        let status = self.status();
        match status {
            // It may end after each answer, by itself, also with words behind it.
            Some(status) if status.success() && self.answers > 0 && !has_begun => {
                Stop::EndedBetween
            }
            Some(status) => Stop::Failed(why(status)),
            None => Stop::Failed(Reason::Closed),
        }
    }

    /// The exit status of a program that has closed its output, if it ends.
    fn status(&mut self) -> Option<ExitStatus> {
        let by = Instant::now() + ENDING;
        while Instant::now() < by {
            if let Ok(Some(status)) = self.child.try_wait() {
                return Some(status);
            }
            thread::sleep(Duration::from_millis(5));
        }
        None
    }

    /// Ends the program with all that it has started; what it has written to standard error.
    pub fn end(mut self) -> Errors {
        end(&mut self.child);
        self.errors
    }
}

/// Ends a program with all that it has started.
fn end(child: &mut Child) {
    #[cfg(unix)]
    crate::group::end();
    // One that has ended already cannot be ended.
    let _ = child.kill();
    let _ = child.wait();
    #[cfg(target_os = "linux")]
    crate::descendants::end_all();
}

#[cfg(unix)]
fn pid(child: &Child) -> Option<rustix::process::Pid> {
    rustix::process::Pid::from_raw(i32::try_from(child.id()).ok()?)
}

#[cfg(unix)]
fn why(status: ExitStatus) -> Reason {
    use std::os::unix::process::ExitStatusExt;
    match status.signal() {
        Some(signal) => Reason::Killed { signal },
        None => Reason::Ended { code: status.code().unwrap_or_default() },
    }
}

#[cfg(not(unix))]
fn why(status: ExitStatus) -> Reason {
    Reason::Ended { code: status.code().unwrap_or_default() }
}
