//! The file that a student hands in.

use plyscope_practice::attempt::Attempt;
use plyscope_quiz::grade::Grade;
use plyscope_quiz::question::{Kind, Question};
use plyscope_search::bidi;
use plyscope_setup::Choice;
use serde_json::{json, Map, Value as Json};

use super::code::{self, code};
use super::{digest, KIND, MAX_ANSWER, MAX_NAME, VERSION};
use plyscope_lesson::chance::fresh;
use plyscope_lesson::identity::asked;
use plyscope_lesson::source::in_file_name;
use plyscope_lesson::{Asking, Lesson, MAX_TITLE};

/// The results of a lesson.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Results {
    /// The lesson.
    pub lesson: LessonId,
    /// The name of the student; may be empty.
    pub student: String,
    /// The seed with which the lesson was dealt.
    pub seed: u64,
    /// When the lesson was opened first, in milliseconds since 1970.
    pub begun: u64,
    /// When the file was written, in milliseconds since 1970.
    pub saved: u64,
    /// The questions, in the order in which the lesson has them.
    pub questions: Vec<Answered>,
}

/// A lesson as a file names it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct LessonId {
    /// Its name for programs, such as the name of its file.
    pub name: String,
    /// Its title; may be empty.
    pub title: String,
    /// The [`digest()`] of its questions.
    pub digest: String,
}

/// A question with its answers.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Answered {
    /// Its name in the lesson.
    pub id: String,
    /// Its kind.
    pub kind: Kind,
    /// How many others of its kind were dealt; 0 for the question itself.
    pub deal: u32,
    /// [What the question asks](asked) that was asked last, as an address.
    pub question: String,
    /// How many points were earned.
    pub points: u32,
    /// The most there are.
    pub of: u32,
    /// How often an answer was checked.
    pub checks: u32,
    /// How many hints were taken.
    pub hints: u32,
    /// Whether the right answer was shown on request.
    pub has_seen_key: bool,
    /// The answers that were checked, as far as they are known, the earliest first.
    pub answers: Vec<Given>,
}

/// An answer that was checked.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Given {
    /// The answer as it was typed.
    pub text: String,
    /// When it was checked, in milliseconds since 1970; `None` if that is not known.
    pub when: Option<u64>,
    /// The seconds since the question was shown, or since the answer before.
    pub seconds: Option<u32>,
    /// The ids of the misconceptions that lead to it.
    pub misconceptions: Vec<String>,
}

impl Results {
    /// The results of a lesson. `written` is the lesson as it is written, `dealt` with its random
    /// parts; `attempt` finds the attempt at a question, and `log` the answers to one that were checked.
    #[must_use]
    pub fn of(
        (name, written): (&str, &Lesson),
        (dealt, seed): (&Lesson, u64),
        student: &str,
        (begun, saved): (u64, u64),
        attempt: impl Fn(&Asking) -> Attempt,
        log: impl Fn(&Question) -> Vec<Given>,
    ) -> Self {
        let in_order = written.questions().filter_map(|asking| {
            let asking = dealt.questions().find(|dealt| dealt.id == asking.id)?;
            Some(Answered::of((asking, seed), &attempt(asking), &log))
        });
        Self {
            lesson: LessonId {
                name: one_line(name, MAX_TITLE),
                title: one_line(written.front.title.as_deref().unwrap_or_default(), MAX_TITLE),
                digest: digest(written),
            },
            student: one_line(student, MAX_NAME),
            seed,
            begun,
            saved,
            questions: in_order.collect(),
        }
    }

    /// The points earned, and the most there are.
    #[must_use]
    pub fn points(&self) -> (u32, u32) {
        let both = self.questions.iter().map(|question| (question.points, question.of));
        both.fold((0, 0), |(sum, of), (points, most)| {
            (sum.saturating_add(points), of.saturating_add(most))
        })
    }

    /// The file, with its code; [`Results::read`] reads it back.
    #[must_use]
    pub fn print(&self) -> String {
        let (points, of) = self.points();
        let Json::Object(mut fields) = json!({
            "plyscope": KIND,
            "version": VERSION,
            "lesson": {
                "name": self.lesson.name,
                "title": self.lesson.title,
                "digest": self.lesson.digest,
            },
            "student": self.student,
            // In quotes, since not every program reads so large a number whole.
            "seed": self.seed.to_string(),
            "begun": self.begun,
            "saved": self.saved,
            "points": points,
            "of": of,
            "questions": self.questions.iter().map(Answered::json).collect::<Vec<_>>(),
        }) else {
            return String::new();
        };
        fields.insert(code::FIELD.to_owned(), code(&fields).into());
        format!("{:#}\n", Json::Object(fields))
    }

    /// The name of the file: the lesson, and the student if there is a name.
    #[must_use]
    pub fn file_name(&self) -> String {
        let parts = [&self.lesson.name, &self.student].map(|part| in_file_name(part));
        let parts = parts.iter().filter(|part| !part.is_empty());
        let name: String = parts.map(|part| format!("-{part}")).collect();
        format!("results{name}.json")
    }
}

impl Answered {
    fn of(
        (asking, seed): (&Asking, u64),
        attempt: &Attempt,
        log: impl Fn(&Question) -> Vec<Given>,
    ) -> Self {
        let deal = attempt.deal();
        let question = dealt(asking, seed, deal);
        let mut answers = question.as_ref().map_or_else(Vec::new, log);
        // The log may have been cut off, and there was none in earlier versions.
        let is_new = |last: &&str| {
            last.len() <= MAX_ANSWER && answers.iter().all(|given| given.text != *last)
        };
        let last = attempt.checked().filter(is_new);
        answers.extend(last.map(|last| Given { text: last.to_owned(), ..Given::default() }));
        Self {
            id: asking.id.clone(),
            kind: asking.question.kind,
            deal,
            question: question.as_ref().map_or_else(String::new, asked),
            points: attempt.points(),
            of: asking.question.terms.points,
            checks: attempt.checks(),
            hints: attempt.hints(),
            has_seen_key: attempt.has_seen_key() && !attempt.is_handed_in(),
            answers,
        }
    }

    fn json(&self) -> Json {
        let fields = json!({
            "id": self.id,
            "kind": self.kind.id(),
            "question": self.question,
            "points": self.points,
            "of": self.of,
            "checks": self.checks,
            "hints": self.hints,
            "key_shown": self.has_seen_key,
            "answers": self.answers.iter().map(Given::json).collect::<Vec<_>>(),
        });
        let Json::Object(mut fields) = fields else { return fields };
        if self.deal > 0 {
            fields.insert("deal".to_owned(), self.deal.into());
        }
        Json::Object(fields)
    }
}

/// The question of a lesson that is dealt with a seed, or one of the others of its kind.
pub(super) fn dealt(asking: &Asking, seed: u64, deal: u32) -> Option<Question> {
    match deal {
        0 => Some(asking.question.clone()),
        number => fresh(asking, seed, number),
    }
}

impl Given {
    /// An answer that was just graded.
    #[must_use]
    pub fn graded(text: &str, when: u64, grade: &Grade) -> Self {
        let ids = grade.recognised.iter().map(|one| one.id.to_owned());
        let (text, misconceptions) = (text.to_owned(), ids.collect());
        Self { text, when: Some(when), seconds: None, misconceptions }
    }

    fn json(&self) -> Json {
        let mut fields = Map::new();
        fields.insert("text".to_owned(), self.text.as_str().into());
        fields.extend(self.when.map(|when| ("when".to_owned(), when.into())));
        fields.extend(self.seconds.map(|seconds| ("seconds".to_owned(), seconds.into())));
        fields.insert("misconceptions".to_owned(), self.misconceptions.as_slice().into());
        Json::Object(fields)
    }
}

/// A text in one line, without signs that reorder it, of a limited length.
pub(super) fn one_line(text: &str, most: usize) -> String {
    let plain = bidi::without_controls(text);
    let plain = plain.chars().map(|c| if c.is_control() { ' ' } else { c }).take(most);
    plain.collect::<String>().trim().to_owned()
}
