//! A performance by pressing: what is said of each thing that was done, and how the answer changes.

use plyscope_search::Step;

use super::action::{is_unfinished, read_in_part};
use super::{judge, model, Action, Offers, Perform, Performance, Said, Stand};
use crate::answer_error::separates;
use crate::grade::Mark;
use crate::question::Grading;
use plyscope_i18n::{texts, Lang};
use plyscope_view::caption::caption;

/// Something that was done, as a list of it shows it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Turn {
    /// What it was; `None` where nothing was left to be shown.
    pub action: Option<Action>,
    /// What came of it.
    pub outcome: Outcome,
}

/// What came of something that was said.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Outcome {
    /// It is right, and the search has done it.
    Right,
    /// It is wrong, and the search stands where it stood.
    Wrong,
    /// The search has done it; the person did not say it.
    Shown,
    /// It is taken as it was said, and graded with all the rest.
    Noted,
}

impl Perform {
    /// When what is said is graded.
    #[must_use]
    pub const fn grading(&self) -> Grading {
        self.grading
    }

    /// What can be read of a text, up to the first word that cannot.
    #[must_use]
    pub fn begun(&self, text: &str) -> Performance {
        let read = read_in_part(self.session.tree(), text);
        read.into_iter().map(|(said, _)| said).collect()
    }

    /// The text with something more said, behind what can be read of it. A word that waits for its
    /// value gives way; others that cannot be read stay behind it.
    #[must_use]
    pub fn with(&self, text: &str, said: Said) -> String {
        let read = read_in_part(self.session.tree(), text);
        let end = read.last().map_or(0, |(_, place)| place.end);
        let (before, behind) = text.split_at(end);
        let behind = behind.trim_start_matches(separates).trim_end();
        let behind = if is_unfinished(behind) { "" } else { behind };
        let word = said.print(self.session.tree());
        let parts = [before.trim(), &word, behind];
        parts.into_iter().filter(|part| !part.is_empty()).collect::<Vec<_>>().join(" ")
    }

    /// The text without the last thing that was said; `None` where that cannot be taken back. Where
    /// each thing is graded as it is said, what is wrong or was shown has been told, and counts.
    #[must_use]
    pub fn without_last(&self, text: &str) -> Option<String> {
        let mut read = read_in_part(self.session.tree(), text);
        let said: Performance = read.iter().map(|(said, _)| *said).collect();
        let (last, place) = (self.turns(&said).pop()?, read.pop()?.1);
        if !matches!(last.outcome, Outcome::Right | Outcome::Noted) {
            return None;
        }
        let parts = [text[..place.start].trim(), text[place.end..].trim()];
        Some(parts.into_iter().filter(|part| !part.is_empty()).collect::<Vec<_>>().join(" "))
    }

    /// How the search stands. Where all is graded at the end, that is as the person has said it,
    /// right or wrong, so that nothing is told before.
    #[must_use]
    pub fn stand(&self, answer: &Performance) -> Stand {
        match self.grading {
            Grading::AtOnce => Stand::after(&self.session, self.up_to(self.follow(answer).end)),
            Grading::AtTheEnd => {
                let actions = answer.iter().filter_map(|said| match *said {
                    Said::Action(action) => Some(action),
                    Said::Shown => None,
                });
                Stand::after(&self.session, actions)
            }
        }
    }

    /// What can be said next.
    #[must_use]
    pub fn offers(&self, answer: &Performance) -> Offers {
        Offers::at(&self.session, &self.stand(answer))
    }

    /// The step that the search has reached, as far as what was said is right.
    #[must_use]
    pub fn step(&self, answer: &Performance) -> Step {
        self.follow(answer).end
    }

    /// All that the search does up to a step.
    fn up_to(&self, step: Step) -> impl Iterator<Item = Action> + '_ {
        let first = model::next(&self.session, model::FIRST);
        let rest = std::iter::successors(first, |next| model::next(&self.session, next.step));
        rest.take_while(move |next| next.step <= step).map(|next| next.action)
    }

    /// What was done so far, one thing after the other.
    #[must_use]
    pub fn turns(&self, answer: &Performance) -> Vec<Turn> {
        let marks = self.follow(answer).marks;
        let turn = |(place, said): (usize, &Said)| match (self.grading, *said, marks.get(place)) {
            (Grading::AtTheEnd, Said::Action(action), _) => {
                Turn { action: Some(action), outcome: Outcome::Noted }
            }
            (Grading::AtTheEnd, Said::Shown, _) => Turn { action: None, outcome: Outcome::Noted },
            (Grading::AtOnce, Said::Shown, mark) => {
                let next = mark.and_then(|&(step, _)| model::next(&self.session, step));
                Turn { action: next.map(|next| next.action), outcome: Outcome::Shown }
            }
            (Grading::AtOnce, Said::Action(action), mark) => {
                let is_right = mark.is_some_and(|&(_, mark)| mark == Mark::Right);
                let outcome = if is_right { Outcome::Right } else { Outcome::Wrong };
                Turn { action: Some(action), outcome }
            }
        };
        answer.iter().enumerate().map(turn).collect()
    }

    /// What is said of the last thing that was done: that it is so, or why not, or that it is noted;
    /// `None` before there is any.
    #[must_use]
    pub fn told(&self, answer: &Performance, lang: Lang) -> Option<(Outcome, String)> {
        let last = self.turns(answer).pop()?;
        let followed = self.follow(answer);
        let told = match last.outcome {
            Outcome::Noted => {
                let name = last.action.map(|action| action.told(&self.session, lang));
                texts::quiz_perform_noted(lang, name.as_deref().unwrap_or("?"))
            }
            Outcome::Right | Outcome::Shown => caption(&self.session, followed.end, lang),
            Outcome::Wrong => {
                let (step, action) = (followed.marks.last()?.0, last.action?);
                judge::why(&self.session, step, action, lang)
            }
        };
        Some((last.outcome, told))
    }
}
