//! “Perform the search yourself.”

mod action;
mod doing;
mod judge;
mod model;
mod offers;
mod stand;

pub use action::{Action, AnswerStep, Takes};
pub use doing::{Outcome, Turn};
pub use offers::Offers;
pub use stand::Stand;

use plyscope_search::{NodeId, Step};

use super::answer_error::AnswerError;
use super::follow::{can_be_performed, rule};
use super::grade::{Finding, Grade, Mark, Score, Spot};
use super::prompt::besides;
use super::question::Grading;
use super::Quiz;
use plyscope_i18n::{texts, Lang};
use plyscope_session::caption::caption_for_max;
use plyscope_session::Session;

/// The question to perform a search on an empty tree, in the spirit of JSAV's exercises (Karavirta
/// & Shaffer 2013): the search begins at the root, and the user enters its actions one by one.
///
/// Each action is one word:
///
/// | word | what the search does |
/// | --- | --- |
/// | `L3-1` | goes down to a child of the current node |
/// | `=8`, `>=8`, `<=8` | leaves the current node with what is now known of it |
/// | `a=8`, `b=8` | takes what it came back with: α rises to 8, β falls to 8 |
/// | `v=8` | takes it as the best so far, whatever that does to α and β |
/// | `cut` | cuts the remaining children of the current node |
/// | `?` | whatever is right: it is shown, and counts as wrong |
///
/// A search of `(4 8) (17 5)` begins `L2-1 L3-1 =4 b=4 L3-2 =8 =4 a=4 L2-2`. A new best value that
/// changes neither bound may be left out.
///
/// If each action is graded at once, a wrong one is reported and does not change the state of the
/// search. If all is graded at the end, nothing counts from the first wrong action on.
#[derive(Clone, Debug)]
pub struct Perform {
    session: Session,
    grading: Grading,
}

/// The steps of an answer, in order.
pub type Performance = Vec<AnswerStep>;

impl Perform {
    /// The question about a search; `None` if a user cannot follow it to the leaves, or there is
    /// nothing to do.
    #[must_use]
    pub fn new(session: Session, grading: Grading) -> Option<Self> {
        let has_children = !session.trace().is_childless(NodeId::ROOT);
        let can_be_asked = can_be_performed(session.setup()) && has_children;
        can_be_asked.then_some(Self { session, grading })
    }

    /// The search that is to be performed.
    #[must_use]
    pub const fn session(&self) -> &Session {
        &self.session
    }

    /// A description of the search, without the format of answers.
    #[must_use]
    pub fn lead(&self, lang: Lang) -> String {
        let (order, cut) = rule(self.session.setup());
        let lead = texts::quiz_perform_lead(lang, order, cut);
        lang.sentences([lead, besides(self.session.setup(), lang)])
    }

    /// The feedback on the next action.
    #[must_use]
    pub fn judge(&self, answer: &Performance, action: Action, lang: Lang) -> Finding {
        self.judged(self.follow(answer).end, answer.len(), action, lang)
    }

    /// What the search does next; `None` when it is over.
    #[must_use]
    pub fn model(&self, answer: &Performance) -> Option<Action> {
        Some(model::next(&self.session, self.follow(answer).end)?.action)
    }

    /// Follows an answer to its end.
    fn follow(&self, answer: &[AnswerStep]) -> Followed {
        let mut followed = Followed { end: model::FIRST, marks: Vec::new(), shown: 0 };
        for given in answer {
            let begin = followed.end;
            let next = model::next(&self.session, begin);
            let right = match *given {
                AnswerStep::Action(action) => model::follow(&self.session, begin, action),
                AnswerStep::Shown => None,
            };
            if let (AnswerStep::Shown, Some(next)) = (given, next) {
                followed.end = next.step;
                followed.shown += u32::from(next.is_needed(&self.session));
            }
            followed.end = right.unwrap_or(followed.end);
            let mark = if right.is_some() { Mark::Right } else { Mark::Wrong };
            followed.marks.push((begin, mark));
            if mark == Mark::Wrong && self.grading == Grading::AtTheEnd {
                break;
            }
        }
        followed
    }

    fn judged(&self, step: Step, item: usize, action: Action, lang: Lang) -> Finding {
        let after = model::follow(&self.session, step, action);
        let why = || judge::why(&self.session, step, action, lang);
        Finding {
            spot: Spot::Item(item),
            mark: if after.is_some() { Mark::Right } else { Mark::Wrong },
            name: action.print(self.session.tree()),
            why: if after.is_some() { String::new() } else { why() },
            step: Some(after.unwrap_or(step)),
        }
    }

    /// The feedback on a step that was shown or is missing: what the search does there.
    fn shown(&self, step: Step, item: usize, mark: Mark, lang: Lang) -> Finding {
        let next = model::next(&self.session, step);
        let shown = next.map_or(step, |next| next.step);
        Finding {
            spot: Spot::Item(item),
            mark,
            name: next.map_or_else(String::new, |next| next.action.print(self.session.tree())),
            why: caption_for_max(&self.session, shown, lang),
            step: Some(shown),
        }
    }

    /// How many actions are needed from the beginning up to a step.
    fn needed(&self, to: Step) -> u32 {
        let mut count = 0;
        let mut step = model::FIRST;
        while let Some(next) = model::next(&self.session, step).filter(|next| next.step <= to) {
            count += u32::from(next.is_needed(&self.session));
            step = next.step;
        }
        count
    }
}

/// The result of following an answer.
struct Followed {
    /// The step that it leads to.
    end: Step,
    /// The step of the search at each action, and its mark.
    marks: Vec<(Step, Mark)>,
    /// How many needed actions were shown instead.
    shown: u32,
}

impl Quiz for Perform {
    type Answer = Performance;

    fn key(&self) -> Performance {
        let mut given = Vec::new();
        let mut step = model::FIRST;
        while let Some(next) = model::next(&self.session, step) {
            if next.is_needed(&self.session) {
                given.push(AnswerStep::Action(next.action));
            }
            step = next.step;
        }
        given
    }

    fn read(&self, text: &str) -> Result<Performance, AnswerError> {
        action::read(self.session.tree(), text)
    }

    fn print(&self, answer: &Performance) -> String {
        let words = answer.iter().map(|given| given.print(self.session.tree()));
        words.collect::<Vec<_>>().join(" ")
    }

    fn grade(&self, answer: &Performance, lang: Lang) -> Grade {
        let Followed { end, marks, shown } = self.follow(answer);
        let pieces = answer.iter().zip(&marks).enumerate();
        let finding =
            |(item, (given, &(step, mark))): (usize, (&AnswerStep, &(Step, Mark)))| match *given {
                AnswerStep::Action(action) => self.judged(step, item, action, lang),
                AnswerStep::Shown => self.shown(step, item, mark, lang),
            };
        let mut findings: Vec<Finding> = pieces.map(finding).collect();
        let wrong = marks.iter().filter(|&&(_, mark)| mark == Mark::Wrong).count() as u32;
        let is_broken_off = wrong > 0 && self.grading == Grading::AtTheEnd;
        if model::next(&self.session, end).is_some() && !is_broken_off {
            findings.push(self.shown(end, answer.len(), Mark::Missed, lang));
        }
        let last = self.session.trace().last_step();
        let score = Score { right: self.needed(end) - shown, wrong, of: self.needed(last) };
        Grade { findings, score, recognised: Vec::new() }
    }

    fn hints(&self, answer: &Performance, lang: Lang) -> Vec<String> {
        let step = self.follow(answer).end;
        match model::next(&self.session, step) {
            Some(next) => judge::hints(&self.session, step, next, lang),
            None => Vec::new(),
        }
    }

    fn notation(&self, lang: Lang) -> String {
        let (_, cut) = rule(self.session.setup());
        texts::quiz_write_actions(lang, cut)
    }

    fn prompt(&self, lang: Lang) -> String {
        let (_, cut) = rule(self.session.setup());
        lang.sentences([self.lead(lang), texts::quiz_perform_notation(lang, cut)])
    }

    fn tree_session(&self) -> Option<&Session> {
        Some(self.session())
    }
}
