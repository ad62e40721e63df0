//! What is asked while a search plays, before it shows the answer.

use crate::address::{self, Writer};
use crate::link::{Link, LinkProblem};
use crate::Choice;

/// What playback stops for and asks about.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Ask {
    /// Whether a node's remaining children are cut.
    Cuts,
    /// Which value a node returns.
    Values,
    /// Which node is visited next.
    Next,
}

impl Choice for Ask {
    const NAME: &'static str = "ask";
    const ALL: &'static [(&'static str, Self)] =
        &[("cuts", Self::Cuts), ("values", Self::Values), ("next", Self::Next)];
}

impl Ask {
    /// Parses the address of a page that may ask: what it shows, what it asks, and the problems.
    #[must_use]
    pub fn parse(fragment: &str) -> (Link, Option<Self>, Vec<LinkProblem>) {
        let ((link, ask), problems) = address::parse(fragment, |query| {
            let ask = query.choice();
            let link = <Link as address::FromQuery>::from_query(query);
            if ask.is_some() && link.game.is_some() {
                query.complain_of(Self::NAME, LinkProblem::NotAsked);
                return (link, None);
            }
            (link, ask)
        });
        (link, ask, problems)
    }

    /// A printed address with what is asked, if anything.
    #[must_use]
    pub fn with(printed: String, ask: Option<Self>) -> String {
        let mut writer = Writer::after(printed);
        if let Some(ask) = ask {
            writer.choose(ask);
        }
        writer.finish()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_asked_is_read_beside_the_search() {
        let table = [
            ("tree=4+8&ask=cuts", Some(Ask::Cuts), 0),
            ("#ask=next&tree=4+8&view=path", Some(Ask::Next), 0),
            ("tree=4+8", None, 0),
            ("tree=4+8&ask=cut", None, 1),
            ("game=tic-tac-toe&ask=values", None, 1),
        ];
        for (address, expected, count) in table {
            let (link, ask, problems) = Ask::parse(address);
            assert_eq!((ask, problems.len()), (expected, count), "{address}: {problems:?}");
            let again = Ask::with("tree=1".to_owned(), ask);
            assert_eq!(Ask::parse(&again).1, ask);
            assert!(link.text.is_some() || link.game.is_some());
        }
    }
}
