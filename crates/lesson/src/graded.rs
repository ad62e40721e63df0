//! The results of grading answers.

mod result;

use crate::answers::Answer;
use crate::{Asking, Lesson};
use plyscope_i18n::{texts, Lang};
use plyscope_quiz::answer_error::AnswerError;
use plyscope_quiz::asked::Asked;
use plyscope_quiz::grade::Grade;

pub use result::{
    lesson, single, Compared, EmptyGrade, Finding, GradeResult, GradedQuestion, LessonGrade,
    LineProblem, MarkWord, Outcome, RecognisedThought, SingleGrade,
};

/// A question of a lesson with the outcome of its answer.
pub struct Graded<'a> {
    /// The question's number in the lesson, from 1.
    pub number: usize,
    /// The question.
    pub asking: &'a Asking,
    /// `None` without a valid answer.
    pub grade: Option<Grade>,
    /// The result in a line; empty without a grade.
    pub heading: String,
}

/// The most problems that are reported for a text, be it answers or a lesson.
pub const MAX_REPORTED: usize = 50;

/// The problems of answers, by line.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Problems {
    /// The first of them, [`MAX_REPORTED`] at most.
    pub first: Vec<Unread>,
    /// How many more there are.
    pub more: usize,
}

impl Problems {
    /// All of them as lines, in the user's language; the last counts those that are left out.
    pub fn lines(&self, lang: Lang) -> impl Iterator<Item = String> + '_ {
        let more = (self.more > 0).then(|| texts::lesson_broken_more(lang, self.more));
        self.first.iter().map(move |problem| problem.message(lang)).chain(more)
    }
}

/// A line of answers that cannot be parsed.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct Unread {
    /// The line of the answers, from 1.
    pub line: usize,
    /// The message without the line, in the user's language.
    pub what: String,
}

impl Unread {
    /// The message with its line, in the user's language.
    #[must_use]
    pub fn message(&self, lang: Lang) -> String {
        texts::lesson_broken(lang, self.line, &self.what)
    }
}

/// Grades the answers to a lesson, one line of text each, and reports those that cannot be parsed.
#[must_use]
pub fn grade<'a>(lesson: &'a Lesson, answers: &str, lang: Lang) -> (Vec<Graded<'a>>, Problems) {
    let (answers, unread) = lesson.read_answers(answers);
    // They are sorted by line.
    let reported = unread.iter().take(MAX_REPORTED);
    let mut problems: Vec<Unread> =
        reported.map(|unread| Unread { line: unread.line, what: unread.what(lang) }).collect();
    let unreported = unread.len() - problems.len();
    let mut graded = Vec::new();
    for (place, asking) in lesson.questions().enumerate() {
        let answer = answers.iter().find(|answer| answer.question == place);
        let outcome = answer.map_or(Ok(None), |answer| grade_one(asking, answer, lang));
        let outcome = outcome.unwrap_or_else(|problem| {
            problems.push(problem);
            None
        });
        graded.push(Graded::of(place + 1, asking, outcome));
    }
    problems.sort();
    let more = unreported + problems.len().saturating_sub(MAX_REPORTED);
    problems.truncate(MAX_REPORTED);
    (graded, Problems { first: problems, more })
}

/// Grades an answer, with the result in a line, or returns the line and the message of its error.
/// An empty answer is not graded.
fn grade_one(
    asking: &Asking,
    answer: &Answer,
    lang: Lang,
) -> Result<Option<(Grade, String)>, Unread> {
    let asked = Asked::of(&asking.question)
        .map_err(|why| Unread { line: answer.line, what: why.message(lang) })?;
    outcome(&asked, &answer.text, lang).map_err(|answer_error| {
        let before = answer.text.get(..answer_error.at.start).unwrap_or_default();
        Unread {
            line: answer.line + before.matches('\n').count(),
            what: answer_error.message(lang),
        }
    })
}

/// Grades an answer, with the result in a line; `None` for an empty one, which is not graded.
///
/// # Errors
/// The parse error, with its place.
pub fn outcome(
    asked: &Asked,
    answer: &str,
    lang: Lang,
) -> Result<Option<(Grade, String)>, AnswerError> {
    let grade = asked.grade(answer, lang)?;
    if asked.is_blank(answer) {
        return Ok(None);
    }
    let heading = asked.heading(answer, &grade, lang);
    Ok(Some((grade, heading)))
}

impl<'a> Graded<'a> {
    /// A question with the outcome of its answer.
    #[must_use]
    pub fn of(number: usize, asking: &'a Asking, outcome: Option<(Grade, String)>) -> Self {
        let (grade, heading) = outcome.unzip();
        Self { number, asking, grade, heading: heading.unwrap_or_default() }
    }

    /// The points that were earned, and the most there are.
    #[must_use]
    pub fn points(&self) -> (u32, u32) {
        let most = self.asking.question.terms.points;
        (self.grade.as_ref().map_or(0, |grade| grade.score.points(most)), most)
    }
}

/// The points that were earned with all questions, and the most there are.
#[must_use]
pub fn sum(graded: &[Graded<'_>]) -> (u32, u32) {
    let both = graded.iter().map(Graded::points);
    both.fold((0, 0), |(points, most), (own, of)| (points + own, most + of))
}
