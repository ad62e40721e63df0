//! Names of many moves, kept beside a tree of positions.

use rustc_hash::FxHashMap;

use plyscope_search::packed;

/// What players call each of many moves. Equal names are kept once, so that a move takes four bytes.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct MoveNames {
    texts: Vec<String>,
    /// Which of the texts each move is called by.
    of: Vec<u32>,
}

packed!(struct MoveNames { texts, of });

/// What the null move is called, as in Portable Game Notation.
pub(crate) const NULL_MOVE: &str = "--";

impl MoveNames {
    /// The name of a move by its index; `None` for an index that has none.
    #[must_use]
    pub fn get(&self, index: usize) -> Option<&str> {
        let text = *self.of.get(index)?;
        Some(self.texts.get(text as usize)?.as_str()).filter(|name| !name.is_empty())
    }
}

impl FromIterator<String> for MoveNames {
    /// The names in the order of their indices; an empty one stands for none.
    fn from_iter<I: IntoIterator<Item = String>>(names: I) -> Self {
        let mut number: FxHashMap<String, u32> = FxHashMap::default();
        let mut found = Self::default();
        for name in names {
            let next = found.texts.len() as u32;
            let text = *number.entry(name).or_insert_with_key(|name| {
                found.texts.push(name.clone());
                next
            });
            found.of.push(text);
        }
        found
    }
}
