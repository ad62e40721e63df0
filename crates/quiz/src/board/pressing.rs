//! Answering by clicking squares of a board.

use super::next_square::Go;
use super::{way, BackOut, NextSquare, Way};
use crate::Quiz;
use plyscope_i18n::{texts, Lang};
use plyscope_puzzle_view::backtrack::search::Search;

/// The number of a square, row by row from the top.
pub type Square = usize;

impl NextSquare {
    /// The possible replies at a stop with their names: the candidates in order, and backing out.
    #[must_use]
    pub fn offers(&self, stop: usize, lang: Lang) -> Vec<(Go, String)> {
        let candidates = self.stops().get(stop).map(Search::candidates).unwrap_or_default();
        let named = candidates.into_iter().filter(|candidate| !candidate.label.is_empty());
        let named = named.map(|candidate| (Go::To(candidate.choice), candidate.label));
        named.chain([(Go::Back, texts::quiz_square_back(lang))]).collect()
    }

    /// The reply for a click on a square at a stop; `None` if the search cannot go there, or in
    /// several ways.
    #[must_use]
    pub fn at(&self, stop: usize, square: Square) -> Option<Go> {
        let candidates = self.stops().get(stop)?.candidates();
        let mut there = candidates.iter().filter(|candidate| candidate.square == square);
        there.next().filter(|_| there.next().is_none()).map(|one| Go::To(one.choice))
    }

    /// The square to which a reply goes.
    #[must_use]
    pub fn square(&self, stop: usize, go: Go) -> Option<Square> {
        let candidates = self.stops().get(stop)?.candidates();
        let found = candidates.iter().find(|candidate| go == Go::To(candidate.choice));
        found.map(|found| found.square)
    }

    /// The answer with another reply at a stop. If the answer cannot be parsed, the reply is
    /// appended.
    #[must_use]
    pub fn with(&self, answer: &str, stop: usize, go: Go) -> String {
        match self.read(answer) {
            Ok(replies) => self.print(&replies.with(stop, Some(go))),
            Err(_) => {
                let reply = self.print(&[(stop, go)].into_iter().collect());
                format!("{}; {reply}", answer.trim_end_matches([' ', ';']))
            }
        }
    }
}

impl BackOut {
    /// The answer for a click on a square: its choice is the last that stays; `None` if no choice
    /// has filled it. The first square of a tour is not a choice, so none stays there.
    #[must_use]
    pub fn at(&self, square: Square) -> Option<Way> {
        let stays = way(self.search()).iter().position(|&chosen| chosen == square);
        let begins = self.search().board().way.first() == Some(&square);
        let start = begins.then_some(Way::BackTo(0));
        stays.map(|stays| Way::BackTo(stays + 1)).or(start)
    }

    /// The square that is the last to stay.
    #[must_use]
    pub fn square(&self, way_back: Way) -> Option<Square> {
        let Way::BackTo(stays) = way_back else { return None };
        match stays.checked_sub(1) {
            Some(last) => way(self.search()).get(last).copied(),
            None => self.search().board().way.first().copied(),
        }
    }
}
