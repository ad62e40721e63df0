//! The lines of a lesson's text, for places in it.

/// A place in a lesson.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct Place {
    /// The line, from 1.
    pub line: usize,
    /// The character in the line, from 1; `None` for the whole line or block.
    pub column: Option<usize>,
}

/// A text with the places where its lines begin.
pub struct Lines<'a> {
    text: &'a str,
    begins: Vec<usize>,
    first: usize,
}

impl<'a> Lines<'a> {
    /// The lines of a text whose first line has this number.
    pub fn new(text: &'a str, first: usize) -> Self {
        let ends = text.match_indices('\n').map(|(end, _)| end + 1);
        Self { text, begins: std::iter::once(0).chain(ends).collect(), first }
    }

    /// The line number of a byte offset.
    pub fn line_at(&self, offset: usize) -> usize {
        self.first + self.begins.partition_point(|&begin| begin <= offset) - 1
    }

    /// The place of a byte offset.
    pub fn place(&self, offset: usize) -> Place {
        let line = self.line_at(offset);
        let begin = self.begins.get(line - self.first).copied().unwrap_or_default();
        let before = self.text.get(begin..offset).map(|before| before.chars().count());
        Place { line, column: before.map(|before| before + 1) }
    }

    /// How many characters Markdown removed before a line of a block: those of its indentation.
    pub fn removed(&self, line: usize, text: &str) -> usize {
        let whole = || {
            let number = line.checked_sub(self.first)?;
            let begin = *self.begins.get(number)?;
            self.text.get(begin..)?.lines().next()
        };
        let before = whole().and_then(|whole| whole.strip_suffix(text));
        before.map_or(0, |before| before.chars().count())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn places_are_counted_in_characters() {
        let lines = Lines::new("één\n  twee\r\n\ndrie", 5);
        let table =
            [(0, 5, 1), (2, 5, 2), (6, 6, 1), (8, 6, 3), (14, 7, 1), (15, 8, 1), (19, 8, 5)];
        for (offset, line, column) in table {
            let place = Place { line, column: Some(column) };
            assert_eq!((lines.place(offset), lines.line_at(offset)), (place, line), "{offset}");
        }
        let table = [(5, "één", 0), (6, "twee", 2), (6, "drie", 0), (9, "x", 0), (0, "x", 0)];
        for (line, text, removed) in table {
            assert_eq!(lines.removed(line, text), removed, "{line} {text}");
        }
    }
}
