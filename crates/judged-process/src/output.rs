//! What a program writes, read by threads of their own, so that neither side waits for the other for
//! ever.

use std::io::{self, BufRead, BufReader, Read, Write};
use std::process::{ChildStderr, ChildStdin, ChildStdout};
use std::sync::mpsc::{sync_channel, Receiver, SyncSender};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread;
use std::time::Duration;

use plyscope_judge::judging::MAX_LINE;

use crate::limits::MAX_ERRORS;

/// What comes from a program.
pub enum Output {
    /// A line.
    Line(String),
    /// A line that is too long; nothing is read after it.
    LongLine,
    /// The end of its output.
    End,
}

/// The time in which arrives what a program has written.
const ARRIVING: Duration = Duration::from_millis(50);

/// How many lines wait to be read before the program has to.
const WAITING: usize = 4_096;

/// Reads lines in the background, until the end or until nobody wants them.
pub fn lines(stdout: ChildStdout) -> io::Result<Receiver<Output>> {
    let (sender, receiver) = sync_channel(WAITING);
    thread::Builder::new().spawn(move || read_lines(BufReader::new(stdout), &sender))?;
    Ok(receiver)
}

fn read_lines(mut source: impl BufRead, sender: &SyncSender<Output>) {
    loop {
        let mut bytes = Vec::new();
        let read = (&mut source).take(MAX_LINE as u64 + 1).read_until(b'\n', &mut bytes);
        let output = match read {
            Ok(0) | Err(_) => Output::End,
            Ok(count) if count > MAX_LINE => Output::LongLine,
            Ok(_) => Output::Line(String::from_utf8_lossy(&bytes).into_owned()),
        };
        let is_last = !matches!(output, Output::Line(_));
        if sender.send(output).is_err() || is_last {
            return;
        }
    }
}

/// Writes texts in the background; dropping the sender closes the program's input.
pub fn input(mut stdin: ChildStdin) -> io::Result<SyncSender<String>> {
    let (sender, receiver) = sync_channel::<String>(4);
    thread::Builder::new().spawn(move || {
        for text in receiver {
            // A program that does not read is found out by what it does not answer.
            if stdin.write_all(text.as_bytes()).and_then(|()| stdin.flush()).is_err() {
                return;
            }
        }
    })?;
    Ok(sender)
}

/// The end of what a program writes to standard error.
#[derive(Clone, Default)]
pub struct Errors(Arc<Mutex<Vec<u8>>>);

impl Errors {
    /// Reads in the background.
    pub fn read(stderr: ChildStderr) -> io::Result<Self> {
        let errors = Self::default();
        let kept = errors.clone();
        thread::Builder::new().spawn(move || kept.keep(stderr))?;
        Ok(errors)
    }

    fn keep(&self, mut source: impl Read) {
        let mut bytes = [0; 4_096];
        while let Ok(count @ 1..) = source.read(&mut bytes) {
            let mut kept = self.0.lock().unwrap_or_else(PoisonError::into_inner);
            kept.extend_from_slice(&bytes[..count]);
            let surplus = kept.len().saturating_sub(MAX_ERRORS);
            kept.drain(..surplus);
        }
    }

    /// What there is, of a program that has ended: what it wrote last is on its way.
    pub fn at_the_end(&self) -> String {
        thread::sleep(ARRIVING);
        let kept = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        String::from_utf8_lossy(&kept).trim().to_owned()
    }
}
