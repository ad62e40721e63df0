//! What can be wrong with the text of a map.

use std::fmt;

use super::Map;

/// Why a text is no map.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum MapProblem {
    /// There is no region.
    Empty,
    /// There are more regions than [`Map::MOST_REGIONS`].
    TooMany,
    /// What stands where a name is expected; of a long text only the beginning.
    Name {
        /// What was given.
        given: String,
    },
    /// A border of a region with itself.
    Itself {
        /// Its name.
        name: String,
    },
}

impl fmt::Display for MapProblem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Empty => write!(f, "the map has no region"),
            Self::TooMany => write!(f, "the map has more than {} regions", Map::MOST_REGIONS),
            Self::Name { given } => write!(
                f,
                "“{given}” is not a name of a region; expected one to four letters or digits, and - \
                 between two regions that share a border"
            ),
            Self::Itself { name } => write!(f, "{name} has no border with itself"),
        }
    }
}

impl std::error::Error for MapProblem {}
