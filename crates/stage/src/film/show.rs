//! What can be shown step by step, and its address.

use plyscope_core::{Player, Step};

use crate::link::Link;
#[cfg(feature = "backtracking")]
use crate::{backtrack, coroutine};

/// What is shown.
#[derive(Clone, PartialEq, Debug)]
pub enum Show {
    /// A search of a tree or of a game.
    Search(Link),
    /// A search by backtracking.
    #[cfg(feature = "backtracking")]
    Backtracking(backtrack::link::Link),
    /// Two programs that hand over to each other.
    #[cfg(feature = "backtracking")]
    Coroutines(coroutine::link::Link),
}

/// A moment of a search.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum At {
    /// The one with a number.
    Step(u64),
    /// The last one.
    Last,
}

impl At {
    /// Reads a moment: a number, or `last`.
    #[must_use]
    pub fn parse(text: &str) -> Option<Self> {
        match text {
            "last" => Some(Self::Last),
            number => number.parse().ok().map(Self::Step),
        }
    }
}

impl Show {
    /// The address, without the page.
    #[must_use]
    pub fn address(&self) -> String {
        match self {
            Self::Search(link) => {
                let step = link.step.unwrap_or(Step::START);
                let text = link.text.as_deref().unwrap_or_default();
                let root = link.root.unwrap_or(Player::Max);
                let address = match &link.game {
                    Some(game) => Link::print_game(game, &link.setup, step),
                    None => Link::print(text, root, &link.setup, step),
                };
                match link.step {
                    Some(Step(u32::MAX)) => address.replace("step=4294967295", "step=last"),
                    Some(_) => address,
                    None => address.trim_end_matches("&step=0").to_owned(),
                }
            }
            #[cfg(feature = "backtracking")]
            Self::Backtracking(link) => backtrack::link::Link::print(&link.problem, link.step),
            #[cfg(feature = "backtracking")]
            Self::Coroutines(link) => coroutine::link::Link::print(&link.dialogue, link.step),
        }
    }

    /// Where the site shows all of it, at a step; relative to the site.
    #[must_use]
    pub fn way(&self, step: u64) -> String {
        let page = match self {
            Self::Search(_) => "index.html",
            #[cfg(feature = "backtracking")]
            Self::Backtracking(_) => "backtracking.html",
            #[cfg(feature = "backtracking")]
            Self::Coroutines(_) => "coroutines.html",
        };
        let address = self.address();
        let others = address.split('&').filter(|part| !part.starts_with("step="));
        let others: Vec<&str> = others.collect();
        format!("./{page}#{}&step={step}", others.join("&"))
    }
}
