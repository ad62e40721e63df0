//! The part of an address behind `#`, of every page. Each codec gets each address, since people and
//! programs mix them up.

use std::fmt::Debug;

use plyscope_best_first_view::{best_first, mcts};
use plyscope_coroutine_view as coroutine;
use plyscope_i18n::Lang;
use plyscope_judge::link::ProgramLink;
use plyscope_lesson::place::Place;
use plyscope_lesson::sheet::order::Order;
use plyscope_lesson::Show;
use plyscope_player::embed::{Embed, EmbedProblem};
use plyscope_practice::author::Draft;
use plyscope_practice::Plan;
use plyscope_puzzle_player::ShowProblem;
use plyscope_puzzle_view::{backtrack, problems};
use plyscope_quiz::problems::of_link as of_question;
use plyscope_quiz::question::{Question, QuestionProblem, Terms};
use plyscope_search::excerpt;
use plyscope_setup::address::{pairs, FromQuery, ToQuery};
use plyscope_setup::link::{Link, LinkProblem};
use plyscope_setup::page_link::PageLink;
use plyscope_setup::problems::search::of_link as of_search;
use plyscope_setup::OPTIONS;

use super::seeds::{addresses, inputs};
use crate::{laws, Check, Target};

pub const TARGET: Target =
    Target { name: "address", check: Check::Text(check), seeds, words, max_bytes: 2_048 };

fn seeds() -> Vec<Vec<u8>> {
    inputs(addresses())
}

fn words() -> Vec<String> {
    OPTIONS.iter().map(|option| option.id.to_owned()).collect()
}

fn check(address: &str) {
    is_whole::<Link>(address);
    is_whole::<backtrack::link::Link>(address);
    is_whole::<coroutine::link::Link>(address);
    is_whole::<best_first::link::Link>(address);
    // A step beyond the end is reported but stays in the address.
    is_stable::<mcts::link::Link>(address);
    is_whole::<Plan>(address);
    is_whole::<Order>(address);
    is_whole::<Terms>(address);
    is_stable::<Place>(address);
    is_stable::<Draft>(address);
    is_stable::<ProgramLink>(address);
    embed(address);
    question(address);
    page(address);
}

/// A problem with a part of an address.
trait Complaint {
    /// Its sentence.
    fn sentence(&self, lang: Lang) -> String;

    /// The name of the part.
    fn parameter(&self) -> Option<&str>;
}

/// The problems of a page have a function for their sentences.
macro_rules! complaints {
    ($( $problem:ty: $sentence:path, )+) => {
        $( impl Complaint for $problem {
            fn sentence(&self, lang: Lang) -> String {
                $sentence(self, lang)
            }

            fn parameter(&self) -> Option<&str> {
                self.parameter()
            }
        } )+
    };
}

complaints! {
    LinkProblem: of_search,
    backtrack::link::LinkProblem: problems::of_link,
    coroutine::link::LinkProblem: coroutine::problems::of_link,
    best_first::link::LinkProblem: best_first::problems::of_link,
    mcts::link::LinkProblem: mcts::problems::of_link,
    QuestionProblem: of_question,
    EmbedProblem<ShowProblem>: EmbedProblem::message,
}

/// What is reported although the address does not have it: it is missing.
const MISSED: [&str; 2] = ["tree", "lesson"];

/// Problems have sentences, and are about parts of the address.
fn are_sound<P: Complaint>(problems: &[P], address: &str) {
    let has = |name: &str| {
        MISSED.contains(&name) || pairs(address).any(|(other, _)| excerpt(other) == name)
    };
    for problem in problems {
        laws::in_every_language(|lang| problem.sentence(lang));
        let name = problem.parameter();
        assert!(name.is_none_or(has), "{name:?} is no part: {}", problem.sentence(Lang::En));
    }
}

/// What is parsed is printed as an address that means the same; returns that address.
fn is_stable<T: FromQuery<Problem: Complaint> + ToQuery>(address: &str) -> String {
    let (parsed, problems) = T::from_address(address);
    are_sound(&problems, address);
    let printed = parsed.to_address();
    assert_eq!(T::from_address(&printed).0.to_address(), printed, "{}", std::any::type_name::<T>());
    printed
}

/// The same, and the printed address has no problems.
fn is_whole<T: FromQuery<Problem: Complaint + PartialEq + Debug> + ToQuery>(address: &str) {
    let printed = is_stable::<T>(address);
    assert_eq!(T::from_address(&printed).1, [], "{printed}");
}

/// Scenes on other sites have options besides those of the search.
fn embed(address: &str) {
    let (embed, problems) = Embed::<Show>::parse(address);
    are_sound(&problems, address);
    if let Some(show) = &embed.show {
        let printed = show.to_address();
        let again = Embed::<Show>::parse(&printed).0.show.expect("there was a search");
        assert_eq!(again.to_address(), printed);
    }
}

fn question(address: &str) {
    let (question, problems) = Question::parse(address);
    are_sound(&problems, address);
    assert!(question.is_some() || !problems.is_empty(), "refused without a reason");
    if let Some(question) = question {
        let (again, problems) = Question::parse(&question.print());
        assert_eq!(problems, [], "{}", question.print());
        assert_eq!(again.map(|again| again.print()), Some(question.print()));
    }
}

fn page(address: &str) {
    let (page, problems) = PageLink::parse(address);
    are_sound(&problems, address);
    if let Some(trace) = &page.trace {
        let printed = PageLink::with_trace(page.link.to_address(), trace);
        assert_eq!(PageLink::parse(&printed).0.trace.as_ref(), Some(trace));
    }
}
