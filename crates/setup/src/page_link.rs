//! The address of the page of game trees: a search, with what only this page has.

use crate::address::{self, FromQuery, Writer};
use crate::ask::Ask;
use crate::link::{Link, LinkProblem};
use crate::Choice;

/// The name of the parameter of a trace.
const TRACE: &str = "trace";

/// A parsed address of the page of game trees.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct PageLink {
    /// The search.
    pub link: Link,
    /// What is asked before playback shows it.
    pub ask: Option<Ask>,
    /// The trace of a program on the tree, in the short notation, valid or not. It is shown in place
    /// of the search.
    pub trace: Option<String>,
}

impl PageLink {
    /// Parses the part of an address behind `#`. Valid parts are used; the others are reported.
    #[must_use]
    pub fn parse(fragment: &str) -> (Self, Vec<LinkProblem>) {
        address::parse(fragment, |query| {
            let (ask, trace) = (query.choice(), query.text(TRACE));
            let link = Link::from_query(query);
            let mut read = Self { link, ask, trace };
            if read.ask.is_some() && (read.link.game.is_some() || read.trace.is_some()) {
                query.complain_of(Ask::NAME, LinkProblem::NotAsked);
                read.ask = None;
            }
            if read.trace.is_some() && read.link.game.is_some() {
                query.complain_of(TRACE, LinkProblem::NotTraced);
                read.trace = None;
            }
            read
        })
    }

    /// A printed address with a trace in the short notation.
    #[must_use]
    pub fn with_trace(printed: String, trace: &str) -> String {
        let mut writer = Writer::after(printed);
        writer.add(TRACE, trace);
        writer.finish()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_the_page_has_is_read_beside_the_search() {
        let table = [
            ("tree=4+8&ask=cuts", Some(Ask::Cuts), None, 0),
            ("#ask=next&tree=4+8&view=path", Some(Ask::Next), None, 0),
            ("tree=4+8", None, None, 0),
            ("tree=4+8&ask=cut", None, None, 1),
            ("game=tic-tac-toe&ask=values", None, None, 1),
            ("tree=4+8&trace=L1-1+L2-1+%3D4", None, Some("L1-1 L2-1 =4"), 0),
            ("tree=4+8&trace=", None, Some(""), 0),
            ("game=tic-tac-toe&trace=L1-1", None, None, 1),
            ("tree=4+8&trace=L1-1&ask=cuts", None, Some("L1-1"), 1),
        ];
        for (address, ask, trace, count) in table {
            let (read, problems) = PageLink::parse(address);
            let found = (read.ask, read.trace.as_deref(), problems.len());
            assert_eq!(found, (ask, trace, count), "{address}: {problems:?}");
            let again = Ask::with("tree=1".to_owned(), ask);
            assert_eq!(PageLink::parse(&again).0.ask, ask);
            if let Some(trace) = trace {
                let again = PageLink::with_trace("tree=1".to_owned(), trace);
                assert_eq!(PageLink::parse(&again).0.trace.as_deref(), Some(trace));
            }
            assert!(read.link.text.is_some() || read.link.game.is_some());
        }
    }
}
