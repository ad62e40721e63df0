//! Requests of the page for dialogs, and their answers. Page and dialogs are two programs, so both
//! are sent as text and parsed by the receiver.

use crate::catalog::GameSpec;
use crate::link::Link;
use crate::page_link::PageLink;
use crate::{Choice, Setup};

/// A dialog that is loaded when it is first opened.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum DialogId {
    /// The settings of a random tree.
    Random,
    /// The size of game trees.
    Complexity,
    /// Searches side by side.
    Compare,
    /// Sharing the current view.
    Share,
    /// Looking back at a match.
    Review,
    /// A match between two evaluations of a game.
    EvaluationMatch,
}

impl Choice for DialogId {
    const NAME: &'static str = "dialog";
    const ALL: &'static [(&'static str, Self)] = &[
        ("random", Self::Random),
        ("complexity", Self::Complexity),
        ("compare", Self::Compare),
        ("share", Self::Share),
        ("review", Self::Review),
        ("evaluation-match", Self::EvaluationMatch),
    ];
}

/// A request for a dialog, with its subject.
#[derive(Clone, PartialEq, Debug)]
pub enum DialogRequest {
    /// The settings of a random tree.
    Random,
    /// The size of game trees.
    Complexity,
    /// Searches side by side, of a game or else of a tree.
    Compare {
        /// The game; `None` where it is the tree.
        game: Option<GameSpec>,
        /// The tree's text; empty where there is none.
        text: String,
        /// The current search.
        setup: Setup,
        /// What another program did on the tree, in the short notation of traces, where that is shown.
        trace: Option<String>,
    },
    /// Looking back at a match.
    Review {
        /// The game, from where the match started; `None` if the request cannot be parsed.
        game: Option<GameSpec>,
        /// The search of the match.
        setup: Setup,
        /// The moves, and the side of the user, as text.
        text: String,
    },
    /// A match between two evaluations of a game.
    EvaluationMatch {
        /// The game, with the evaluation that is searched with; `None` if the request cannot be parsed.
        game: Option<GameSpec>,
        /// The current search.
        setup: Setup,
    },
    /// Sharing the current view.
    Share {
        /// The part of the address behind `#`.
        link: String,
        /// The tree's text, where the address has no space for it.
        text: String,
    },
}

impl DialogRequest {
    /// The requested dialog.
    #[must_use]
    pub const fn dialog(&self) -> DialogId {
        match self {
            Self::Random => DialogId::Random,
            Self::Complexity => DialogId::Complexity,
            Self::Compare { .. } => DialogId::Compare,
            Self::Share { .. } => DialogId::Share,
            Self::Review { .. } => DialogId::Review,
            Self::EvaluationMatch { .. } => DialogId::EvaluationMatch,
        }
    }

    /// The request as an address, and a tree's text that is not in it.
    #[must_use]
    pub fn print(&self) -> (String, &str) {
        match self {
            Self::Random | Self::Complexity => (String::new(), ""),
            Self::Compare { game, text, setup, trace } => {
                let link = search(game.as_ref(), setup);
                let link = match trace {
                    Some(trace) => PageLink::with_trace(link, trace),
                    None => link,
                };
                (link, text)
            }
            Self::Review { game, text, setup } => (search(game.as_ref(), setup), text),
            Self::EvaluationMatch { game, setup } => {
                let link = game.as_ref().map(|spec| Link::print_game_whole(spec, setup));
                (link.unwrap_or_default(), "")
            }
            Self::Share { link, text } => (link.clone(), text),
        }
    }

    /// Parses a printed request. Invalid parts of the address keep their defaults.
    #[must_use]
    pub fn read(dialog: DialogId, link: &str, text: String) -> Self {
        match dialog {
            DialogId::Random => Self::Random,
            DialogId::Complexity => Self::Complexity,
            DialogId::Share => Self::Share { link: link.to_owned(), text },
            DialogId::Review => {
                let Link { game, setup, .. } = Link::parse(link).0;
                Self::Review { game, text, setup }
            }
            DialogId::EvaluationMatch => {
                let Link { game, setup, .. } = Link::parse(link).0;
                Self::EvaluationMatch { game, setup }
            }
            DialogId::Compare => {
                let PageLink { link: Link { game, setup, .. }, trace, .. } =
                    PageLink::parse(link).0;
                Self::Compare { game, text, setup, trace }
            }
        }
    }
}

/// The address of a search of a game, or of a tree that is not in it.
fn search(game: Option<&GameSpec>, setup: &Setup) -> String {
    match game {
        Some(spec) => Link::print_game_whole(spec, setup),
        None => Link::print_setup(setup),
    }
}

/// The answer to a request; a dialog that is closed sends none.
#[derive(Clone, PartialEq, Debug)]
pub enum Answer {
    /// Replace the search.
    Setup(Setup),
    /// Replace the tree.
    Text(String),
}

impl Answer {
    /// The answer as a text: its kind, a space, its value.
    #[must_use]
    pub fn print(&self) -> String {
        match self {
            Self::Setup(setup) => format!("setup {}", Link::print_setup(setup)),
            Self::Text(text) => format!("text {text}"),
        }
    }

    /// Parses a printed answer.
    #[must_use]
    pub fn read(printed: &str) -> Option<Self> {
        match printed.split_once(' ')? {
            ("setup", link) => Some(Self::Setup(Link::parse(link).0.setup)),
            ("text", text) => Some(Self::Text(text.to_owned())),
            _ => None,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn invalid_answers_are_rejected() {
        for printed in ["", "setup", "text", "closed now", " text 1 2"] {
            assert_eq!(Answer::read(printed), None, "{printed}");
        }
    }

    #[test]
    fn texts_come_over_as_they_are() {
        for text in ["", "1 2", " (a:1\n\t−5) ", "setup text %20 + & # 中文"] {
            let printed = Answer::Text(text.to_owned()).print();
            assert_eq!(Answer::read(&printed), Some(Answer::Text(text.to_owned())), "{text}");
        }
    }

    #[test]
    fn a_trace_comes_over_beside_its_tree() {
        for trace in [None, Some("L1-1:-inf..8 L2-1 =4".to_owned())] {
            let (game, setup) = (None, Setup::default());
            let request = DialogRequest::Compare { game, text: "4 8".to_owned(), setup, trace };
            let (link, text) = request.print();
            assert_eq!(DialogRequest::read(DialogId::Compare, &link, text.to_owned()), request);
        }
    }

    #[test]
    fn each_dialog_is_requested_by_its_id() {
        for &(id, dialog) in DialogId::ALL {
            assert_eq!(DialogId::from_id(id), Ok(dialog));
            assert_eq!(DialogRequest::read(dialog, "", String::new()).dialog(), dialog, "{id}");
        }
        assert!(DialogId::from_id("cellar").is_err());
    }
}
