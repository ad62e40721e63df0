//! Progress output: the current work, its duration and its outcome.
use std::io::{IsTerminal, Write};
use std::time::{Duration, Instant};

/// Prints a note.
pub fn note(text: &str) {
    eprintln!("  {text}");
}

/// A readable duration: `0.4 s`, `12.3 s`, `3 min 05 s`.
pub fn elapsed(time: Duration) -> String {
    let tenths = time.as_millis() / 100;
    if tenths < 600 {
        format!("{}.{} s", tenths / 10, tenths % 10)
    } else {
        format!("{} min {:02} s", tenths / 600, tenths / 10 % 60)
    }
}

/// A progress line of work that takes a while.
pub struct Wait {
    what: String,
    start: Instant,
    shown: Instant,
    terminal: bool,
}

impl Wait {
    /// Prints the start.
    pub fn begin(what: &str) -> Self {
        let now = Instant::now();
        eprintln!("→ {what}");
        let terminal = std::io::stderr().is_terminal();
        Self { what: what.to_owned(), start: now, shown: now, terminal }
    }

    /// To be called often: shows the elapsed time and the last line of output. Frequent on a
    /// terminal, where the line is rewritten; rare in a log.
    pub fn beat(&mut self, latest: &str) {
        let pause =
            if self.terminal { Duration::from_millis(250) } else { Duration::from_secs(20) };
        if self.shown.elapsed() < pause {
            return;
        }
        self.shown = Instant::now();
        let time = elapsed(self.start.elapsed());
        let latest: String = latest.trim().chars().take(60).collect();
        if self.terminal {
            eprint!("\r\x1b[K  {time}  {latest}");
            let _ = std::io::stderr().flush();
        } else {
            eprintln!("  … {time}  {latest}");
        }
    }

    /// Prints success.
    pub fn done(self) {
        self.end('✓');
    }

    /// Prints failure; the caller prints the reason.
    pub fn failed(self) {
        self.end('✗');
    }

    fn end(self, mark: char) {
        let clear = if self.terminal { "\r\x1b[K" } else { "" };
        eprintln!("{clear}{mark} {} ({})", self.what, elapsed(self.start.elapsed()));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn durations_are_readable() {
        for (millis, text) in [
            (0, "0.0 s"),
            (449, "0.4 s"),
            (59_999, "59.9 s"),
            (60_000, "1 min 00 s"),
            (185_000, "3 min 05 s"),
        ] {
            assert_eq!(elapsed(Duration::from_millis(millis)), text);
        }
    }
}
