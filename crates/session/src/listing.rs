//! Listings: lines with marks.
//!
//! They are the files of `setup/listings`. After its code a line may have a mark, and then conditions. A step is
//! at the first line with its mark, to which `-max`, `-min` or `-chance` can be added for the nodes of one side,
//! and `quiet-` before it for nodes beyond the horizon.
//!
//! | Mark | Step |
//! | --- | --- |
//! | `@begin` | a pass begins; at `@call` if no line has this mark |
//! | `@call` | a node is entered |
//! | `@leaf` | a node is left where the game is over |
//! | `@evaluate` | a node gets its static evaluation, and is left |
//! | `@extend` | the search goes on beyond the horizon |
//! | `@probe` | the table is asked about a node, or settles it |
//! | `@etc` | the table knows a child that cuts all moves |
//! | `@store` | the table takes what is known of a node |
//! | `@best` | a child becomes the best |
//! | `@keep` | a child does not, or counts in an average; at `@best` if no line has this mark |
//! | `@pass` | the null move is compared, or cuts all moves |
//! | `@cut` | the remaining moves are cut |
//! | `@bare-cut` | all moves are cut before the first |
//! | `@return` | a node is left after its children |
//!
//! | Condition | The line is there |
//! | --- | --- |
//! | `?depth` | with a depth limit |
//! | `?end` | without one |
//! | `?table` | with a transposition table |
//! | `?etc` | with one that is asked about children too |
//! | `?alternate` | for trees in which players alternate |
//! | `?turns` | for others |
//!
//! | Place | What is put there |
//! | --- | --- |
//! | `{way}` | the order of moves |
//! | `{closed}` | the test of a cutoff: `α ≥ β` |
//! | `{beyond}` | its sign |
//! | `{worst-max}`, `{worst-min}` | what is best before the first child |
//! | `{inside}` | that a value is kept inside the window, if it is |
//! | `{kind}` | what the table keeps |
//! | `{,depth}`, `{,depth−1}` | an argument, with a depth limit |
//! | `{start}` | the window of the root |
//! | `depth−1` | the same with spaces |

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
