//! “Can this still be completed?”

use super::{considered, lead, so_far, step, LOOK_AHEAD};
use crate::answer_error::{AnswerError, Wanted};
use crate::grade::{Grade, Mark};
use crate::next::{is_one_of, NO};
use crate::unaskable::Unaskable;
use crate::Quiz;
use plyscope_i18n::{texts, Lang};
use plyscope_puzzle_view::backtrack::board::Board;
use plyscope_puzzle_view::backtrack::by_hand::{Ahead, Hint};
use plyscope_puzzle_view::backtrack::search::Search;
use plyscope_puzzles::backtrack::{Moment, Status};
use plyscope_puzzles::Test;

/// The question whether the choices at a step can be completed to a solution. An answer is `yes` or
/// `no`.
#[derive(Clone, Debug)]
pub struct Lost {
    search: Search,
    right: Fate,
    ahead: Ahead,
}

/// Whether a position can be completed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Fate {
    /// It can be completed.
    CanBeCompleted,
    /// It cannot.
    IsLost,
}

pub(crate) const YES: [&str; 4] = ["yes", "ja", "是", "能"];

impl Lost {
    /// The question about the step of a search.
    ///
    /// # Errors
    /// When it cannot be asked, as at the end of the search.
    pub fn new(search: Search) -> Result<Self, Unaskable> {
        if search.here().moment == Moment::Over {
            return Err(Unaskable::Nothing);
        }
        let ahead = search.ahead(LOOK_AHEAD, || true);
        let right = match ahead {
            Ahead::Exactly(0) => Fate::IsLost,
            Ahead::Exactly(_) | Ahead::AtLeast(1..) => Fate::CanBeCompleted,
            Ahead::AtLeast(0) => match search.hint(LOOK_AHEAD, || true) {
                Hint::Choose(_) | Hint::Complete => Fate::CanBeCompleted,
                Hint::Nowhere => Fate::IsLost,
                Hint::Unknown => return Err(Unaskable::Undecided),
            },
        };
        Ok(Self { search, right, ahead })
    }

    /// The search at the step of the question.
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
        lang.sentences([so_far(&self.search, lang), texts::quiz_lost_ask(lang)])
    }

    /// How many solutions exist from there, as far as they were counted.
    fn counted(&self, lang: Lang) -> String {
        let counted =
            |count: u64| (lang.number(count), usize::try_from(count).unwrap_or(usize::MAX));
        match (self.right, self.ahead) {
            (Fate::IsLost, _) => match self.search.lost(lang) {
                Some(why) => texts::quiz_lost_why(lang, &why),
                // A search that tests only at the end looks at no square before.
                None if self.search.problem().test() == Test::AtTheEnd => {
                    texts::quiz_lost_tried(lang)
                }
                None => texts::quiz_lost_none(lang),
            },
            (_, Ahead::Exactly(count)) => {
                let (number, count) = counted(count);
                texts::hand_ahead(lang, &number, count)
            }
            (_, Ahead::AtLeast(count)) => {
                let (number, count) = counted(count.max(1));
                texts::hand_ahead_least(lang, &number, count)
            }
        }
    }

    /// The first choice of a solution, in words.
    fn for_instance(&self, lang: Lang) -> Option<String> {
        let Hint::Choose(choice) = self.search.hint(LOOK_AHEAD, || true) else { return None };
        let candidates = self.search.candidates();
        let next = candidates.iter().find(|candidate| candidate.choice == choice)?;
        Some(texts::hand_hint_next(lang, &next.label))
    }

    /// What the board shows to be lost, or what can be tried.
    fn to_try(&self, lang: Lang) -> String {
        let is_open = |_: &String| !matches!(self.search.status(), Status::Solved);
        let candidates = considered(&self.search, lang).filter(is_open);
        let at = if candidates.is_some() { "open" } else { "end" };
        let tried = candidates.into_iter().chain([texts::quiz_lost_try(lang, at)]);
        self.search.lost(lang).unwrap_or_else(|| lang.sentences(tried))
    }

    fn why(&self, lang: Lang) -> String {
        let instance = match self.right {
            Fate::CanBeCompleted => self.for_instance(lang),
            Fate::IsLost => None,
        };
        lang.sentences([self.counted(lang), instance.unwrap_or_default()])
    }
}

/// An answer in the words of a language, which are read as well.
fn in_words(fate: Fate, lang: Lang) -> String {
    match fate {
        Fate::CanBeCompleted => texts::quiz_word_yes(lang),
        Fate::IsLost => texts::quiz_word_no(lang),
    }
}

impl Quiz for Lost {
    type Answer = Option<Fate>;

    /// The position is lost.
    fn is_instructive(&self) -> bool {
        self.right == Fate::IsLost
    }

    fn key(&self) -> Option<Fate> {
        Some(self.right)
    }

    fn keys(&self) -> Option<Vec<Option<Fate>>> {
        Some(vec![self.key()])
    }

    fn read(&self, text: &str) -> Result<Option<Fate>, AnswerError> {
        let begin = text.len() - text.trim_start().len();
        match text.trim() {
            "" => Ok(None),
            text if is_one_of(&YES, text) => Ok(Some(Fate::CanBeCompleted)),
            text if is_one_of(&NO, text) => Ok(Some(Fate::IsLost)),
            text => Err(AnswerError::expected(begin, text, Wanted::YesOrNo)),
        }
    }

    fn print(&self, answer: &Option<Fate>) -> String {
        match answer {
            None => "",
            Some(Fate::CanBeCompleted) => "yes",
            Some(Fate::IsLost) => "no",
        }
        .to_owned()
    }

    fn key_text(&self, lang: Lang) -> String {
        in_words(self.right, lang)
    }

    fn grade(&self, answer: &Option<Fate>, lang: Lang) -> Grade {
        let mark = Mark::of_one(answer.as_ref(), &self.right);
        let name = answer.map_or_else(String::new, |fate| in_words(fate, lang));
        Grade::of_one(mark, name, step(&self.search), || self.why(lang))
    }

    fn hints(&self, answer: &Option<Fate>, lang: Lang) -> Vec<String> {
        match *answer {
            Some(fate) if fate == self.right => Vec::new(),
            _ => vec![texts::quiz_lost_look(lang), self.to_try(lang)],
        }
    }

    fn notation(&self, lang: Lang) -> String {
        texts::quiz_write_yes(lang)
    }

    fn prompt(&self, lang: Lang) -> String {
        lang.sentences([self.lead(lang), self.asking(lang)])
    }

    fn boards(&self) -> Vec<Board> {
        vec![self.search.board().without_domains()]
    }
}
