//! “Which square next?”

use plyscope_puzzles::backtrack::{Choice, Moment};

use super::{cell, lead, standing, step};
use crate::answer_error::{is_word, AnswerError, Wanted};
use crate::grade::{Finding, Grade, Mark, Spot};
use crate::next::is_one_of;
use crate::replies::Replies;
use crate::Quiz;
use plyscope_i18n::{texts, Lang};
use plyscope_puzzle_view::backtrack::board::Board;
use plyscope_puzzle_view::backtrack::board::Standing;
use plyscope_puzzle_view::backtrack::search::{Arrival, Search, Travel};

/// The question where a backtracking search goes next, or whether it backs out, at a few
/// instructive steps. A reply is the name of a candidate (`b3`, or a digit in a sudoku), or `back`.
#[derive(Clone, Debug)]
pub struct NextSquare {
    stops: Vec<Search>,
}

/// Where a search goes next, according to a reply.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Go {
    /// It makes this choice.
    To(Choice),
    /// It backs out.
    Back,
}

/// The words for backing out, in all languages of the page.
pub(crate) const BACK: [&str; 5] = ["back", "terug", "退回", "返回", "回退"];

/// How many steps are tried for stops.
const LOOKED_AT: usize = 80;

/// The most stops of each kind.
const SHARES: [(Kind, usize); 4] =
    [(Kind::Stuck, 2), (Kind::Exhausted, 1), (Kind::Another, 2), (Kind::First, 1)];

/// The kind of a stop.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Kind {
    /// A node was entered from which it goes nowhere.
    Stuck,
    /// It came back to a node where nothing else is left.
    Exhausted,
    /// It came back to a node where something is left to try.
    Another,
    /// A node was entered with several choices.
    First,
    /// A node was entered with one choice.
    Plain,
}

impl NextSquare {
    /// The question about a search from its step on; `None` if nothing happens after it.
    #[must_use]
    pub fn new(mut search: Search) -> Option<Self> {
        let mut left = SHARES;
        let (mut stops, mut plain) = (Vec::new(), None);
        for _ in 0..LOOKED_AT {
            if search.here().moment == Moment::Over {
                break;
            }
            let kind = kind(&search);
            match left.iter_mut().find(|(other, left)| *other == kind && *left > 0) {
                Some((_, left)) => {
                    *left -= 1;
                    stops.push(search.clone());
                }
                None => plain = plain.or_else(|| Some(search.clone())),
            }
            if search.travel(Travel::Forward, 1) != Arrival::There {
                break;
            }
        }
        if stops.is_empty() {
            stops.extend(plain);
        }
        (!stops.is_empty()).then_some(Self { stops })
    }

    /// The search at its stops, in chronological order; its candidates are the answer.
    #[must_use]
    pub fn stops(&self) -> &[Search] {
        &self.stops
    }

    /// The state of the search at a stop, and the question; empty if there is no such stop.
    #[must_use]
    pub fn stop_prompt(&self, stop: usize, lang: Lang) -> String {
        let Some(search) = self.stops.get(stop) else { return String::new() };
        let mut sentences = standing(search, lang);
        sentences.push(texts::quiz_square_ask(lang));
        lang.sentences(sentences)
    }

    /// A description of the search.
    #[must_use]
    pub fn lead(&self, lang: Lang) -> String {
        let problem = self.stops.first().map(Search::problem);
        problem.map_or_else(String::new, |problem| lead(problem, lang))
    }

    /// Whether candidates are numbers for a square, not squares.
    fn are_numbers(&self, lang: Lang) -> bool {
        self.stops.first().is_some_and(|search| cell(search, 0, lang).is_some())
    }

    /// An answer with a word for backing out.
    fn written(&self, answer: &Replies<Go>, back: &str) -> String {
        answer.print(|stop, reply| {
            let candidates = self.stops.get(stop).map(Search::candidates).unwrap_or_default();
            let named = candidates.iter().find(|candidate| *reply == Go::To(candidate.choice));
            named.map_or_else(|| back.to_owned(), |named| named.label.clone())
        })
    }

    fn finding(&self, stop: usize, mark: Mark, lang: Lang) -> Finding {
        let search = &self.stops[stop];
        let why = if mark == Mark::Right { String::new() } else { search.caption(lang) };
        Finding {
            spot: Spot::Item(stop),
            mark,
            name: (stop + 1).to_string(),
            why,
            step: step(search),
        }
    }
}

fn kind(search: &Search) -> Kind {
    let candidates = search.candidates();
    let has = |wanted| candidates.iter().any(|candidate| candidate.standing == wanted);
    match (search.here().moment, has(Standing::Next), has(Standing::Later)) {
        (Moment::Entered, false, _) => Kind::Stuck,
        (Moment::Entered, true, true) => Kind::First,
        (Moment::Entered, true, false) => Kind::Plain,
        (_, true, _) => Kind::Another,
        (_, false, _) => Kind::Exhausted,
    }
}

impl Quiz for NextSquare {
    type Answer = Replies<Go>;

    fn key(&self) -> Replies<Go> {
        let next = |search: &Search| {
            let candidates = search.candidates();
            let next = candidates.iter().find(|candidate| candidate.standing == Standing::Next);
            next.map_or(Go::Back, |next| Go::To(next.choice))
        };
        self.stops.iter().map(next).enumerate().collect()
    }

    fn keys(&self) -> Option<Vec<Replies<Go>>> {
        Some(vec![self.key()])
    }

    fn read(&self, text: &str) -> Result<Replies<Go>, AnswerError> {
        Replies::read(text, self.stops.len(), |stop, begin, text| {
            if is_one_of(&BACK, text) {
                return Ok(Go::Back);
            }
            let candidates = self.stops[stop].candidates();
            let mut named = candidates.iter().filter(|candidate| !candidate.label.is_empty());
            let found = named.find(|candidate| is_word(&candidate.label, text));
            let answer_error = || AnswerError::expected(begin, text, Wanted::Square);
            found.map(|found| Go::To(found.choice)).ok_or_else(answer_error)
        })
    }

    fn print(&self, answer: &Replies<Go>) -> String {
        self.written(answer, "back")
    }

    fn key_text(&self, lang: Lang) -> String {
        self.written(&self.key(), &texts::quiz_word_back(lang))
    }

    fn grade(&self, answer: &Replies<Go>, lang: Lang) -> Grade {
        answer.grade(&self.key(), |stop, mark, _| self.finding(stop, mark, lang))
    }

    fn hints(&self, answer: &Replies<Go>, lang: Lang) -> Vec<String> {
        let Some(stop) = answer.first_not_right(&self.key()) else { return Vec::new() };
        let number = (stop + 1).to_string();
        let search = &self.stops[stop];
        vec![texts::quiz_square_look(lang, &number), search.caption(lang)]
    }

    fn notation(&self, lang: Lang) -> String {
        match self.are_numbers(lang) {
            true => texts::quiz_write_numbers(lang),
            false => texts::quiz_write_squares(lang),
        }
    }

    fn reply_notation(&self, lang: Lang) -> String {
        match self.are_numbers(lang) {
            true => texts::quiz_write_digit(lang),
            false => texts::quiz_write_square(lang),
        }
    }

    fn prompt(&self, lang: Lang) -> String {
        let stops = (0..self.stops.len())
            .map(|stop| format!("\n{}. {}", stop + 1, self.stop_prompt(stop, lang)));
        std::iter::once(self.lead(lang)).chain(stops).collect()
    }

    fn boards(&self) -> Vec<Board> {
        self.stops.iter().map(|search| search.board().without_domains()).collect()
    }
}
