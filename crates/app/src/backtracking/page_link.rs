//! The address of the page: that of its search, and the choices of a user who plays by hand.

use plyscope_i18n::{texts, Lang};
use plyscope_puzzle_view::backtrack::link::{self, Fault, Link, LinkProblem};
use plyscope_puzzle_view::backtrack::problem::Problem;
use plyscope_puzzle_view::backtrack::search::Search;
use plyscope_puzzles::backtrack::Choice;
use plyscope_search::excerpt;
use plyscope_setup::address::{FromQuery, Query, Writer};

/// The parameter of the choices by hand: their numbers, as in `2-0-3`; empty before the first one.
const HAND: &str = "hand";

/// A parsed address of the page.
pub struct PageLink {
    /// The search and its step.
    pub link: Link,
    /// The puzzle as it is played by hand.
    pub hand: Option<Search>,
}

/// The choices by hand are not possible in the puzzle.
#[derive(Debug)]
struct Misfit {
    given: String,
}

impl Fault for Misfit {
    fn parameter(&self) -> &'static str {
        HAND
    }

    fn message(&self, lang: Lang) -> String {
        texts::hand_misfit(lang, &self.given)
    }
}

impl FromQuery for PageLink {
    type Problem = LinkProblem;

    fn from_query(query: &mut Query<LinkProblem>) -> Self {
        let link = Link::from_query(query);
        let hand = query.read(HAND, |given| played(&link.problem, given));
        Self { link, hand }
    }
}

/// A puzzle with the choices that an address gives.
fn played(problem: &Problem, given: &str) -> Result<Search, Misfit> {
    let mut search = Search::by_hand(problem);
    for number in given.split('-').filter(|number| !number.is_empty()) {
        let choice = number.parse().ok().map(Choice);
        if !choice.is_some_and(|choice| search.choose(choice)) {
            return Err(Misfit { given: excerpt(given) });
        }
    }
    Ok(search)
}

/// The address of a search at its step, and of the puzzle as it is played by hand.
pub fn print(search: &Search, hand: Option<&Search>) -> String {
    let mut writer = Writer::default();
    link::write(&mut writer, search.problem(), search.here().step);
    let numbers = hand.map(|hand| {
        let numbers = hand.here().path.iter().map(|choice| choice.0.to_string());
        numbers.collect::<Vec<_>>().join("-")
    });
    writer.add_some(HAND, numbers);
    writer.finish()
}
