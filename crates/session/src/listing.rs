//! Listings: lines with marks.

/// A search, or another program, as a textbook prints it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Listing {
    /// The lines, indented by two spaces a level.
    pub lines: Vec<String>,
}

/// The lines of a listing with their marks.
pub struct Marked {
    lines: Vec<(String, Option<&'static str>)>,
}

impl Marked {
    /// Parses a listing. A line may end with `@mark`, which names its event, and then with
    /// conditions such as `?depth`; it is left out unless all of them hold. The names in `fill` are
    /// replaced.
    pub fn read(source: &'static str, fill: &[(&str, &str)], is_so: impl Fn(&str) -> bool) -> Self {
        let line = |line: &'static str| {
            let mut text = line.trim_end();
            while let Some((before, condition)) = condition(text) {
                if !is_so(condition) {
                    return None;
                }
                text = before;
            }
            let (text, mark) = match text.split_once('@') {
                Some((text, mark)) => (text.trim_end(), Some(mark.trim_end())),
                None => (text, None),
            };
            let put = |text: String, (name, with): &(&str, &str)| text.replace(name, with);
            Some((fill.iter().fold(text.to_owned(), put), mark))
        };
        Self { lines: source.lines().filter_map(line).collect() }
    }

    /// The line, from 0, that has a mark; `None` where none has.
    pub fn find(&self, mark: &str) -> Option<usize> {
        self.lines.iter().position(|&(_, other)| other == Some(mark))
    }

    /// The line that has a mark.
    pub fn text(&self, mark: &str) -> Option<&str> {
        self.find(mark).map(|line| self.lines[line].0.as_str())
    }

    /// The lines without their marks.
    pub fn into_listing(self) -> Listing {
        Listing { lines: self.lines.into_iter().map(|(text, _)| text).collect() }
    }
}

/// Splits the last condition off a line, without its question mark.
fn condition(line: &'static str) -> Option<(&'static str, &'static str)> {
    let (before, word) = line.rsplit_once(' ')?;
    let condition = word.strip_prefix('?').filter(|condition| !condition.is_empty())?;
    Some((before.trim_end(), condition))
}
