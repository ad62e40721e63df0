//! “Is this the moment to back out?”

use std::collections::BTreeSet;

use plyscope_puzzles::backtrack::Moment;

use super::next_square::BACK;
use super::{lead, standing, step, typed_name, way};
use crate::answer_error::{is_word, without_full_stop, AnswerError, Wanted};
use crate::grade::{Grade, Mark};
use crate::next::{first_word, is_one_of, NO};
use crate::Quiz;
use plyscope_i18n::{texts, Lang};
use plyscope_puzzle_view::backtrack::board::Board;
use plyscope_puzzle_view::backtrack::search::{Arrival, Search, Travel};

/// The question whether a search must back out at a step, and how far: to the last choice that
/// stays, after which an alternative is left. An answer is `no`, or `back b3` with the square of
/// the choice that stays (`r1c2` in a sudoku), `back start` if none stays, or `back end` if no
/// alternative is left at all.
#[derive(Clone, Debug)]
pub struct BackOut {
    search: Search,
    right: Way,
}

/// Where a search goes next, according to an answer.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Way {
    /// On: a candidate is left here.
    On,
    /// Back, so that this many choices stay.
    BackTo(usize),
    /// Back out of everything: the search is over.
    BackToEnd,
}

const START: [&str; 3] = ["start", "begin", "开始"];
pub(crate) const END: [&str; 4] = ["end", "einde", "eind", "结束"];

impl BackOut {
    /// The question about the step of a search; `None` if it is over, or if an answer could mean two
    /// things.
    #[must_use]
    pub fn new(search: Search) -> Option<Self> {
        if !has_clear_names(&search) {
            return None;
        }
        let mut after = search.clone();
        if after.travel(Travel::Forward, 1) != Arrival::There {
            return None;
        }
        if after.here().moment == Moment::Entered {
            return Some(Self { search, right: Way::On });
        }
        // Each step takes a choice back, until one is made.
        while after.here().moment != Moment::Entered {
            if after.here().moment == Moment::Over {
                return Some(Self { search, right: Way::BackToEnd });
            }
            after.travel(Travel::Forward, 1);
        }
        let stay = after.here().path.len().saturating_sub(1);
        Some(Self { search, right: Way::BackTo(stay) })
    }

    /// The search at the step of the question; its candidates are the answer.
    #[must_use]
    pub const fn search(&self) -> &Search {
        &self.search
    }

    /// A description of the search.
    #[must_use]
    pub fn lead(&self, lang: Lang) -> String {
        lead(self.search.problem(), lang)
    }

    /// The state of the search, and the question.
    #[must_use]
    pub fn asking(&self, lang: Lang) -> String {
        let mut sentences = standing(&self.search, lang);
        sentences.push(texts::quiz_back_ask(lang));
        lang.sentences(sentences)
    }

    fn why(&self, lang: Lang) -> String {
        let whither = match self.right {
            Way::On => String::new(),
            Way::BackTo(0) => texts::quiz_back_start(lang),
            Way::BackTo(stay) => {
                let square = way(&self.search).get(stay - 1).copied();
                let name = square.map(|square| self.search.square_name(square, lang));
                texts::quiz_back_to(lang, &name.unwrap_or_default())
            }
            Way::BackToEnd => texts::quiz_back_end(lang),
        };
        lang.sentences([self.search.caption(lang), whither])
    }

    /// An answer with the words for no, back, start and end.
    fn written(&self, answer: Option<Way>, [no, back, start, end]: [&str; 4]) -> String {
        match answer {
            None => String::new(),
            Some(Way::On) => no.to_owned(),
            Some(Way::BackToEnd) => format!("{back} {end}"),
            Some(Way::BackTo(stay)) => {
                let square =
                    stay.checked_sub(1).and_then(|last| way(&self.search).get(last).copied());
                let name = square.map(|square| typed_name(&self.search, square));
                format!("{back} {}", name.as_deref().unwrap_or(start))
            }
        }
    }

    /// An answer in the words of a language, which are read as well.
    fn in_words(&self, answer: Option<Way>, lang: Lang) -> String {
        let words = [
            texts::quiz_word_no(lang),
            texts::quiz_word_back(lang),
            texts::quiz_word_start(lang),
            texts::quiz_word_end(lang),
        ];
        self.written(answer, words.each_ref().map(String::as_str))
    }

    /// The number of choices that stay for a name.
    fn stays(&self, name: &str) -> Option<usize> {
        let named = |&square: &usize| is_word(&typed_name(&self.search, square), name);
        way(&self.search).iter().position(named).map(|place| place + 1)
    }

    fn starts(&self, name: &str) -> bool {
        is_one_of(&START, name)
            || self
                .search
                .board()
                .way
                .first()
                .is_some_and(|&start| is_word(&typed_name(&self.search, start), name))
    }
}

/// Whether the choices so far have different names, in any case, none of which is another answer: regions
/// of a map can be called `a` and `A`, or `end`.
fn has_clear_names(search: &Search) -> bool {
    let way = way(search);
    let names = way.iter().map(|&square| typed_name(search, square).to_lowercase());
    let names: BTreeSet<String> = names.collect();
    let is_word = |name: &String| is_one_of(&START, name) || is_one_of(&END, name);
    names.len() == way.len() && !names.iter().any(is_word)
}

impl Quiz for BackOut {
    type Answer = Option<Way>;

    /// It backs out.
    fn is_instructive(&self) -> bool {
        self.right != Way::On
    }

    fn key(&self) -> Option<Way> {
        Some(self.right)
    }

    fn keys(&self) -> Option<Vec<Option<Way>>> {
        Some(vec![self.key()])
    }

    fn read(&self, text: &str) -> Result<Option<Way>, AnswerError> {
        let begin = text.len() - text.trim_start().len();
        let text = without_full_stop(text).trim();
        if text.is_empty() {
            return Ok(None);
        }
        let answer_error = || AnswerError::expected(begin, text, Wanted::BackOut);
        let (first, name) = first_word(text);
        if is_one_of(&NO, text) {
            return Ok(Some(Way::On));
        }
        if !is_one_of(&BACK, first) {
            return Err(answer_error());
        }
        if is_one_of(&END, name) {
            return Ok(Some(Way::BackToEnd));
        }
        let stays = if self.starts(name) { Some(0) } else { self.stays(name) };
        stays.map(|stays| Some(Way::BackTo(stays))).ok_or_else(answer_error)
    }

    fn print(&self, answer: &Option<Way>) -> String {
        self.written(*answer, ["no", "back", "start", "end"])
    }

    fn key_text(&self, lang: Lang) -> String {
        self.in_words(self.key(), lang)
    }

    fn grade(&self, answer: &Option<Way>, lang: Lang) -> Grade {
        let mark = Mark::of_one(answer.as_ref(), &self.right);
        let name = self.in_words(*answer, lang);
        Grade::of_one(mark, name, step(&self.search), || self.why(lang))
    }

    fn hints(&self, answer: &Option<Way>, lang: Lang) -> Vec<String> {
        match *answer {
            Some(way) if way == self.right => Vec::new(),
            _ => vec![texts::quiz_back_look(lang), self.search.caption(lang)],
        }
    }

    fn notation(&self, lang: Lang) -> String {
        let above = || format!("b{}", u16::from(self.search.board().rows) + 2);
        let other = self.search.problem().facts().elsewhere.unwrap_or_else(above);
        texts::quiz_write_back(lang, &other)
    }

    fn prompt(&self, lang: Lang) -> String {
        lang.sentences([self.lead(lang), self.asking(lang)])
    }

    fn boards(&self) -> Vec<Board> {
        vec![self.search.board().without_domains()]
    }
}
