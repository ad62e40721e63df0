//! The texts of a language.

use super::marks::SEPARATOR;

/// Every text of one language.
pub struct Table {
    /// The texts, one behind the other.
    texts: &'static str,
    /// Where each of them ends.
    ends: Vec<usize>,
}

impl Table {
    /// Reads a table as the build writes it; `None` when it was not written for this program, whose
    /// key it has to begin with.
    pub fn read(table: &'static str, key: &str) -> Option<Self> {
        let texts = table.strip_prefix(key)?.strip_prefix('\n')?;
        let ends = texts.match_indices(SEPARATOR).map(|(at, _)| at).chain([texts.len()]);
        Some(Self { texts, ends: ends.collect() })
    }

    /// The text with a number, still with its marks; empty when there is none.
    pub fn get(&self, number: usize) -> &'static str {
        let Some(&end) = self.ends.get(number) else { return "" };
        let start = number.checked_sub(1).map_or(0, |before| self.ends[before] + 1);
        self.texts.get(start..end).unwrap_or_default()
    }

    /// How many texts there are.
    #[cfg(test)]
    pub fn len(&self) -> usize {
        self.ends.len()
    }
}
