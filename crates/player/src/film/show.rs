//! Everything that can be shown step by step, with its address.

#[cfg(feature = "puzzles")]
use plyscope_puzzle_view::{backtrack, coroutine};
use plyscope_setup::address::{At, ToQuery, Writer};
use plyscope_setup::link::Link;

/// What is shown step by step.
#[derive(Clone, PartialEq, Debug)]
pub enum Show {
    /// A search of a tree or of a game.
    Search(Link),
    /// A search by backtracking.
    #[cfg(feature = "puzzles")]
    Backtracking(backtrack::link::Link),
    /// Coroutines.
    #[cfg(feature = "puzzles")]
    Coroutines(coroutine::link::Link),
}

impl ToQuery for Show {
    fn to_query(&self, writer: &mut Writer) {
        match self {
            Self::Search(link) => link.to_query(writer),
            #[cfg(feature = "puzzles")]
            Self::Backtracking(link) => link.to_query(writer),
            #[cfg(feature = "puzzles")]
            Self::Coroutines(link) => link.to_query(writer),
        }
    }
}

impl Show {
    /// The address, without the page.
    #[must_use]
    pub fn address(&self) -> String {
        self.to_address()
    }

    /// The step that the address names; that of coroutines was checked when it was parsed.
    #[must_use]
    pub fn step(&self) -> Option<At> {
        match self {
            Self::Search(link) => link.step,
            #[cfg(feature = "puzzles")]
            Self::Backtracking(link) => Some(At::Step(link.step)),
            #[cfg(feature = "puzzles")]
            Self::Coroutines(_) => None,
        }
    }

    /// The same, at another step.
    fn at(&self, step: u64) -> Self {
        match self {
            Self::Search(link) => Self::Search(Link { step: Some(At::Step(step)), ..link.clone() }),
            #[cfg(feature = "puzzles")]
            Self::Backtracking(link) => {
                Self::Backtracking(backtrack::link::Link { step, ..link.clone() })
            }
            #[cfg(feature = "puzzles")]
            Self::Coroutines(link) => {
                let step = At::Step(step).among(link.dialogue.last_step());
                Self::Coroutines(coroutine::link::Link { step, ..link.clone() })
            }
        }
    }

    /// The site's page for it at a step, relative to the site.
    #[must_use]
    pub fn way(&self, step: u64) -> String {
        self.at(step).opened()
    }

    /// The same, at the step that its address names.
    #[must_use]
    pub fn opened(&self) -> String {
        format!("./{}#{}", self.page(), self.address())
    }

    const fn page(&self) -> &'static str {
        match self {
            Self::Search(_) => "index.html",
            #[cfg(feature = "puzzles")]
            Self::Backtracking(_) => "backtracking.html",
            #[cfg(feature = "puzzles")]
            Self::Coroutines(_) => "coroutines.html",
        }
    }
}
