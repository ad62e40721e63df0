//! Requests of the page for dialogs, and their answers. They are two programs, so it crosses as text and
//! is read again on the other side.

use plyscope_setup::catalog::GameSpec;
use plyscope_setup::link::Link;
use plyscope_setup::{Choice, Setup};

/// A dialog that is fetched when it is first opened.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum DialogId {
    /// The recipe of a random tree.
    Random,
    /// The size of game trees.
    Complexity,
    /// Searches side by side.
    Compare,
    /// What is seen, to be shared.
    Share,
}

impl Choice for DialogId {
    const NAME: &'static str = "room";
    const ALL: &'static [(&'static str, Self)] = &[
        ("random", Self::Random),
        ("complexity", Self::Complexity),
        ("compare", Self::Compare),
        ("share", Self::Share),
    ];
}

/// A request for a dialog, with what it is about.
#[derive(Clone, PartialEq, Debug)]
pub enum DialogRequest {
    /// The recipe of a random tree.
    Random,
    /// The size of game trees.
    Complexity,
    /// Searches side by side, of a game or else of a tree.
    Compare {
        /// The game; `None` where it is the tree.
        game: Option<GameSpec>,
        /// The tree's text; empty where there is none.
        text: String,
        /// The search at hand.
        setup: Setup,
    },
    /// What is seen, to be shared.
    Share {
        /// The part of the address behind `#`.
        link: String,
        /// The tree's text, where the address has no room for it.
        text: String,
    },
}

impl DialogRequest {
    /// Which dialog it asks for.
    #[must_use]
    pub const fn room(&self) -> DialogId {
        match self {
            Self::Random => DialogId::Random,
            Self::Complexity => DialogId::Complexity,
            Self::Compare { .. } => DialogId::Compare,
            Self::Share { .. } => DialogId::Share,
        }
    }

    /// What it is about: an address, and a tree's text that is not in it.
    #[must_use]
    pub fn print(&self) -> (String, &str) {
        match self {
            Self::Random | Self::Complexity => (String::new(), ""),
            Self::Compare { game, text, setup } => {
                let link = match game {
                    Some(spec) => Link::print_game_whole(spec, setup),
                    None => Link::print_setup(setup),
                };
                (link, text)
            }
            Self::Share { link, text } => (link.clone(), text),
        }
    }

    /// Reads what was printed. What cannot be understood of an address is as by default.
    #[must_use]
    pub fn read(room: DialogId, link: &str, text: String) -> Self {
        match room {
            DialogId::Random => Self::Random,
            DialogId::Complexity => Self::Complexity,
            DialogId::Share => Self::Share { link: link.to_owned(), text },
            DialogId::Compare => {
                let Link { game, setup, .. } = Link::parse(link).0;
                Self::Compare { game, text, setup }
            }
        }
    }
}

/// What came of an request; nothing is said when a dialog is simply closed.
#[derive(Clone, PartialEq, Debug)]
pub enum Answer {
    /// The search is to be this one.
    Setup(Setup),
    /// The tree is to be this one.
    Text(String),
}

impl Answer {
    /// The answer as a text: what it is about, and after a space what it says.
    #[must_use]
    pub fn print(&self) -> String {
        match self {
            Self::Setup(setup) => format!("setup {}", Link::print_setup(setup)),
            Self::Text(text) => format!("text {text}"),
        }
    }

    /// Reads what was printed; `None` when it is no answer.
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
    fn what_is_no_answer_is_none() {
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
    fn each_room_is_asked_for_by_its_name() {
        for &(id, room) in DialogId::ALL {
            assert_eq!(DialogId::from_id(id), Ok(room));
            assert_eq!(DialogRequest::read(room, "", String::new()).room(), room, "{id}");
        }
        assert!(DialogId::from_id("cellar").is_err());
    }
}
