//! Questions that interrupt a search while it plays, before a step that shows the answer.
//!
//! Playback asks [`Interruptions::open_at`] before each step. A question is asked once: not again after
//! an answer, and not after it was passed by a jump. Grading is that of [`Next`].

use std::collections::BTreeSet;

use plyscope_i18n::Lang;
use plyscope_search::{Step, TreeNode};

use plyscope_quiz::answer_error::{AnswerError, Wanted};
use plyscope_quiz::grade::{Finding, Mark, Spot};
use plyscope_quiz::next::{Asks, Next, Offers, Reply};
use plyscope_quiz::replies::Replies;
use plyscope_quiz::Quiz;

/// The questions of a search that plays, with the replies so far.
#[derive(Clone, Debug)]
pub struct Interruptions {
    quiz: Next,
    replies: Replies<Reply>,
    /// Those that were passed without a reply.
    passed: BTreeSet<usize>,
}

/// How many questions were answered, and how.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Tally {
    /// Right replies.
    pub right: usize,
    /// Replies.
    pub answered: usize,
    /// Questions that were passed.
    pub passed: usize,
    /// All questions.
    pub of: usize,
}

impl Interruptions {
    /// The questions, none of them asked yet.
    #[must_use]
    pub fn new(quiz: Next) -> Self {
        Self { quiz, replies: Replies::default(), passed: BTreeSet::new() }
    }

    /// The question that they are parts of.
    #[must_use]
    pub const fn quiz(&self) -> &Next {
        &self.quiz
    }

    /// Takes the replies of an earlier answer, whose questions are not asked again.
    ///
    /// # Errors
    /// When the answer cannot be parsed; then all are asked.
    pub fn restore(&mut self, answer: &str) -> Result<(), AnswerError> {
        self.replies = self.quiz.read(answer)?;
        Ok(())
    }

    /// The answer so far, as it is typed.
    #[must_use]
    pub fn answer(&self) -> String {
        self.quiz.print(&self.replies)
    }

    /// The question that is open at a step: its answer is shown by one of the next steps.
    #[must_use]
    pub fn open_at(&self, step: Step) -> Option<usize> {
        let stops = self.quiz.stops();
        let number = stops.binary_search_by_key(&step, |stop| stop.step).ok()?;
        self.is_open(number).then_some(number)
    }

    fn is_open(&self, number: usize) -> bool {
        self.replies.get(number).is_none() && !self.passed.contains(&number)
    }

    /// Passes the open questions from one step to a later one, which is shown without them.
    pub fn pass(&mut self, from: Step, to: Step) {
        let stops = self.quiz.stops();
        let begin = stops.partition_point(|stop| stop.step < from);
        let end = stops.partition_point(|stop| stop.step < to);
        for number in begin..end {
            if self.is_open(number) {
                self.passed.insert(number);
            }
        }
    }

    /// The question in words; empty if there is none with this number, from 0.
    #[must_use]
    pub fn prompt(&self, number: usize, lang: Lang) -> String {
        self.quiz.stop_prompt(number, lang)
    }

    /// The replies to choose from, as they are shown and as they are typed; none if the reply is
    /// typed.
    #[must_use]
    pub fn choices(&self, number: usize, lang: Lang) -> Vec<(String, String)> {
        let Some(Offers::Replies(replies)) = self.quiz.offers(number) else { return Vec::new() };
        let choice = |reply| (self.quiz.reply_text(reply, lang), self.quiz.reply_typed(reply));
        replies.into_iter().map(choice).collect()
    }

    /// The typed reply for a press on a node; `None` if nodes are not asked for, or not this one.
    #[must_use]
    pub fn pressed(&self, number: usize, node: TreeNode) -> Option<String> {
        self.quiz.at(number, node).map(|reply| self.quiz.reply_typed(reply))
    }

    /// Takes a reply to a question, and grades it.
    ///
    /// # Errors
    /// When the reply cannot be parsed; the question stays open.
    pub fn reply(
        &mut self,
        number: usize,
        reply: &str,
        lang: Lang,
    ) -> Result<Finding, AnswerError> {
        // Only one reply is read: a separator would begin the reply to another question.
        let single = reply.split([';', '；', '\n', '\r']).next().unwrap_or_default().trim();
        let before = format!("{}: ", number + 1);
        let given = self.quiz.read(&format!("{before}{single}")).map_err(|error| {
            let shift = |at: usize| at.saturating_sub(before.len());
            AnswerError::new(shift(error.at.start)..shift(error.at.end), error.problem)
        })?;
        // So would a comma.
        let is_several = given.iter().any(|(stop, _)| stop != number);
        if let Some(stop) = self.quiz.stops().get(number).filter(|_| is_several) {
            return Err(AnswerError::expected(0, single, wanted(stop.asks)));
        }
        self.replies = self.replies.clone().with(number, given.get(number).copied());
        let findings = self.quiz.grade(&given, lang).findings;
        let is_of = |finding: &Finding| finding.spot == Spot::Item(number);
        Ok(findings.into_iter().find(is_of).unwrap_or_else(|| Finding {
            spot: Spot::Item(number),
            mark: Mark::Missed,
            name: String::new(),
            why: String::new(),
            step: None,
        }))
    }

    /// How the replies so far are.
    #[must_use]
    pub fn tally(&self) -> Tally {
        let key = self.quiz.key();
        let right = self.replies.iter().filter(|&(stop, reply)| key.get(stop) == Some(reply));
        Tally {
            right: right.count(),
            answered: self.replies.iter().count(),
            passed: self.passed.len(),
            of: self.quiz.stops().len(),
        }
    }
}

/// The form of a reply.
const fn wanted(asks: Asks) -> Wanted {
    match asks {
        Asks::Visit => Wanted::Visit,
        Asks::Window => Wanted::Window,
        Asks::Cut => Wanted::Cut,
        Asks::IsCut => Wanted::YesOrNo,
        Asks::Value => Wanted::Value,
    }
}
