//! Performing a search with buttons: feedback on each action, and changes of the answer.

use plyscope_search::Step;

use super::action::{is_unfinished, read_in_part};
use super::{judge, model, Action, AnswerStep, Offers, Perform, Performance, Stand};
use crate::answer_error::separates;
use crate::grade::Mark;
use crate::question::Grading;
use plyscope_i18n::{texts, Lang};
use plyscope_session::caption::caption_for_max;

/// An action in the list of those done so far.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Turn {
    /// The action; `None` if nothing was left to be shown.
    pub action: Option<Action>,
    /// Its outcome.
    pub outcome: Outcome,
}

/// The outcome of an action.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Outcome {
    /// It is right, and the search has done it.
    Right,
    /// It is wrong, and the state of the search is unchanged.
    Wrong,
    /// It was shown to the user.
    Shown,
    /// It is accepted as given, and graded at the end.
    Noted,
}

impl Perform {
    /// When answers are graded.
    #[must_use]
    pub const fn grading(&self) -> Grading {
        self.grading
    }

    /// The valid part of a text, up to the first invalid word.
    #[must_use]
    pub fn begun(&self, text: &str) -> Performance {
        let read = read_in_part(self.session.tree(), text);
        read.into_iter().map(|(given, _)| given).collect()
    }

    /// The text with a step added after its valid part. A word without its value is replaced; other
    /// invalid words stay after it.
    #[must_use]
    pub fn with(&self, text: &str, given: AnswerStep) -> String {
        let read = read_in_part(self.session.tree(), text);
        let end = read.last().map_or(0, |(_, place)| place.end);
        let (before, behind) = text.split_at(end);
        let behind = behind.trim_start_matches(separates).trim_end();
        let behind = if is_unfinished(behind) { "" } else { behind };
        let word = given.print(self.session.tree());
        let parts = [before.trim(), &word, behind];
        parts.into_iter().filter(|part| !part.is_empty()).collect::<Vec<_>>().join(" ")
    }

    /// The text without its last action; `None` if that cannot be taken back. If actions are graded
    /// at once, wrong and shown ones count and stay.
    #[must_use]
    pub fn without_last(&self, text: &str) -> Option<String> {
        let mut read = read_in_part(self.session.tree(), text);
        let given: Performance = read.iter().map(|(given, _)| *given).collect();
        let (last, place) = (self.turns(&given).pop()?, read.pop()?.1);
        if !matches!(last.outcome, Outcome::Right | Outcome::Noted) {
            return None;
        }
        let parts = [text[..place.start].trim(), text[place.end..].trim()];
        Some(parts.into_iter().filter(|part| !part.is_empty()).collect::<Vec<_>>().join(" "))
    }

    /// The state of the search. If all is graded at the end, it follows the answer, right or wrong,
    /// so that nothing is revealed early.
    #[must_use]
    pub fn stand(&self, answer: &Performance) -> Stand {
        match self.grading {
            Grading::AtOnce => Stand::after(&self.session, self.up_to(self.follow(answer).end)),
            Grading::AtTheEnd => {
                let actions = answer.iter().filter_map(|given| match *given {
                    AnswerStep::Action(action) => Some(action),
                    AnswerStep::Shown => None,
                });
                Stand::after(&self.session, actions)
            }
        }
    }

    /// The possible next actions.
    #[must_use]
    pub fn offers(&self, answer: &Performance) -> Offers {
        Offers::at(&self.session, &self.stand(answer))
    }

    /// The step that the search has reached by the right actions.
    #[must_use]
    pub fn step(&self, answer: &Performance) -> Step {
        self.follow(answer).end
    }

    /// The actions of the search up to a step.
    fn up_to(&self, step: Step) -> impl Iterator<Item = Action> + '_ {
        let first = model::next(&self.session, model::FIRST);
        let rest = std::iter::successors(first, |next| model::next(&self.session, next.step));
        rest.take_while(move |next| next.step <= step).map(|next| next.action)
    }

    /// The actions so far, in order.
    #[must_use]
    pub fn turns(&self, answer: &Performance) -> Vec<Turn> {
        let marks = self.follow(answer).marks;
        let turn =
            |(place, given): (usize, &AnswerStep)| match (self.grading, *given, marks.get(place)) {
                (Grading::AtTheEnd, AnswerStep::Action(action), _) => {
                    Turn { action: Some(action), outcome: Outcome::Noted }
                }
                (Grading::AtTheEnd, AnswerStep::Shown, _) => {
                    Turn { action: None, outcome: Outcome::Noted }
                }
                (Grading::AtOnce, AnswerStep::Shown, mark) => {
                    let next = mark.and_then(|&(step, _)| model::next(&self.session, step));
                    Turn { action: next.map(|next| next.action), outcome: Outcome::Shown }
                }
                (Grading::AtOnce, AnswerStep::Action(action), mark) => {
                    let is_right = mark.is_some_and(|&(_, mark)| mark == Mark::Right);
                    let outcome = if is_right { Outcome::Right } else { Outcome::Wrong };
                    Turn { action: Some(action), outcome }
                }
            };
        answer.iter().enumerate().map(turn).collect()
    }

    /// The feedback on the last action: that it is right, or why not, or that it is noted; `None`
    /// before the first.
    #[must_use]
    pub fn feedback(&self, answer: &Performance, lang: Lang) -> Option<(Outcome, String)> {
        let last = self.turns(answer).pop()?;
        let followed = self.follow(answer);
        let text = match last.outcome {
            Outcome::Noted => {
                let name = last.action.map(|action| action.describe(&self.session, lang));
                texts::quiz_perform_noted(lang, name.as_deref().unwrap_or("?"))
            }
            Outcome::Right | Outcome::Shown => caption_for_max(&self.session, followed.end, lang),
            Outcome::Wrong => {
                let (step, action) = (followed.marks.last()?.0, last.action?);
                judge::why(&self.session, step, action, lang)
            }
        };
        Some((last.outcome, text))
    }
}
