//! What became of answers: the results of grading as they are written to JSON.

use plyscope_i18n::Lang;
use plyscope_quiz::grade::{self, Grade, Mark, Recognised};
use plyscope_report::parts::{words, Constant, Word};
use schemars::JsonSchema;
use serde::Serialize;

use super::{sum, Graded, Problems, MAX_REPORTED};
use crate::Lesson;

/// An answer compared with the right one.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, JsonSchema)]
#[schemars(rename = "Grade")]
pub struct GradeResult {
    /// The points that were earned.
    pub points: u32,
    /// The most that can be earned.
    pub most: u32,
    /// That there was an answer.
    pub answered: Constant<true>,
    /// What the comparison found.
    #[serde(flatten)]
    pub compared: Compared,
}

/// An empty answer, which is not graded: all its counts are 0, and it has no findings.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, JsonSchema)]
pub struct EmptyGrade {
    /// The points that were earned: none.
    pub points: u32,
    /// The most that can be earned.
    pub most: u32,
    /// That there was no answer.
    pub answered: Constant<false>,
    /// What a comparison would have found.
    #[serde(flatten)]
    pub compared: Compared,
}

/// What comparing an answer found.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, JsonSchema)]
pub struct Compared {
    /// How many pieces are right.
    pub right: u32,
    /// How many pieces are wrong; what is missed is not among them.
    pub wrong: u32,
    /// How many pieces the right answer has.
    pub of: u32,
    /// How many of the wrong pieces are not asked for at all.
    pub too_many: u32,
    /// How many pieces of the right answer are not given.
    pub missing: u32,
    /// The result in a line, such as “All 4 found, 1 too many”.
    pub result: String,
    /// What is found about each piece.
    pub findings: Vec<Finding>,
    /// What was probably thought, where the answer is just what such a thought leads to.
    pub recognised: Vec<RecognisedThought>,
}

/// The finding about one piece of an answer.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, JsonSchema)]
pub struct Finding {
    /// What the piece is.
    pub mark: Word<MarkWord>,
    /// The piece: the name of a node, the number of a question.
    pub name: String,
    /// Why; empty where nothing needs explaining.
    pub why: String,
    /// The step of the search that shows it; null where none does.
    pub step: Option<u32>,
}

impl From<&grade::Finding> for Finding {
    fn from(finding: &grade::Finding) -> Self {
        Self {
            mark: Word(MarkWord(finding.mark)),
            name: finding.name.clone(),
            why: finding.why.clone(),
            step: finding.step.map(|step| step.0),
        }
    }
}

/// What a piece of an answer is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct MarkWord(pub Mark);

words! {
    MarkWord = "Mark" {
        Self(Mark::Right) => "right",
        Self(Mark::Wrong) => "wrong",
        Self(Mark::Missed) => "missed",
    }
}

/// A misconception that leads to just an answer.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, JsonSchema)]
#[schemars(inline)]
pub struct RecognisedThought {
    /// Its name.
    pub id: String,
    /// The thought, and what is right, in sentences.
    pub caption: String,
}

/// A question of a lesson, with what became of its answer.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, JsonSchema)]
pub struct GradedQuestion {
    /// Its number in the lesson as it is asked, from 1.
    pub number: usize,
    /// Its name, or its number among all questions as they are written where it has none.
    pub id: String,
    /// What became of its answer.
    #[serde(flatten)]
    pub outcome: Outcome,
}

/// What became of the answer to a question of a lesson.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, JsonSchema)]
#[serde(untagged)]
#[schemars(inline)]
pub enum Outcome {
    /// The answer is graded.
    Graded(GradeResult),
    /// There is no answer that could be graded.
    NotAnswered {
        /// The points that were earned: none.
        points: u32,
        /// The most that can be earned.
        most: u32,
        /// That there was no answer.
        answered: Constant<false>,
    },
}

/// What became of the answers to a lesson.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, JsonSchema)]
pub struct LessonGrade {
    /// The title of the lesson; null where it has none.
    pub title: Option<String>,
    /// The points that were earned with all questions.
    pub points: u32,
    /// The most that can be earned with them.
    pub most: u32,
    /// The questions, in their order.
    pub questions: Vec<GradedQuestion>,
    /// The lines of the answers that cannot be read, the first 50 at most.
    pub unread: Vec<LineProblem>,
    /// How many more lines of the answers cannot be read.
    pub unread_more: usize,
    /// The lines of the lesson that cannot be read, the first 50 at most; the rest of it holds.
    pub broken: Vec<LineProblem>,
    /// How many more lines of the lesson cannot be read.
    pub broken_more: usize,
}

/// A line that cannot be read.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, JsonSchema)]
#[schemars(inline)]
pub struct LineProblem {
    /// The line, from 1.
    pub line: usize,
    /// What is wrong with it.
    pub problem: String,
}

/// The outcome of the answer to a single question.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(untagged)]
pub enum SingleGrade {
    /// The answer is graded.
    Graded(GradeResult),
    /// It is empty.
    Empty(EmptyGrade),
}

/// The outcome of the answers to a lesson.
#[must_use]
pub fn lesson(
    lesson: &Lesson,
    graded: &[Graded<'_>],
    unread: &Problems,
    lang: Lang,
) -> LessonGrade {
    let question = |graded: &Graded<'_>| GradedQuestion {
        number: graded.number,
        id: graded.asking.id.clone(),
        outcome: outcome(graded, lang),
    };
    let (points, most) = sum(graded);
    let report = |line: usize, problem: String| LineProblem { line, problem };
    let first = unread.first.iter().map(|unread| report(unread.line, unread.message(lang)));
    let broken =
        lesson.broken().take(MAX_REPORTED).map(|broken| report(broken.line, broken.message(lang)));
    LessonGrade {
        title: lesson.front.title.clone(),
        points,
        most,
        questions: graded.iter().map(question).collect(),
        unread: first.collect(),
        unread_more: unread.more,
        broken: broken.collect(),
        broken_more: lesson.broken().count().saturating_sub(MAX_REPORTED),
    }
}

/// The outcome of the answer to a single question: an empty answer has all fields, too.
#[must_use]
pub fn single(graded: &Graded<'_>, lang: Lang) -> SingleGrade {
    match outcome(graded, lang) {
        Outcome::Graded(grade) => SingleGrade::Graded(grade),
        Outcome::NotAnswered { points, most, answered } => {
            SingleGrade::Empty(EmptyGrade { points, most, answered, compared: Compared::default() })
        }
    }
}

fn outcome(graded: &Graded<'_>, lang: Lang) -> Outcome {
    let (points, most) = graded.points();
    let Some(grade) = &graded.grade else {
        return Outcome::NotAnswered { points, most, answered: Constant };
    };
    let compared = compared(grade, &graded.heading, lang);
    Outcome::Graded(GradeResult { points, most, answered: Constant, compared })
}

fn compared(grade: &Grade, heading: &str, lang: Lang) -> Compared {
    let counts = grade.counts();
    let thought = |one: &Recognised| RecognisedThought {
        id: one.id.to_owned(),
        caption: one.whole_text(lang),
    };
    Compared {
        right: grade.score.right,
        wrong: grade.score.wrong,
        of: grade.score.of,
        too_many: counts.too_many,
        missing: counts.missing,
        result: heading.to_owned(),
        findings: grade.findings.iter().map(Finding::from).collect(),
        recognised: grade.recognised.iter().map(thought).collect(),
    }
}
