//! Grades the answers of a class again from the lesson, so that the points in a file need not be
//! believed. Step by step, since a class can have thousands of answers.

use std::collections::{BTreeMap, BTreeSet, HashMap};

use plyscope_i18n::Lang;
use plyscope_quiz::asked::Asked;
use plyscope_quiz::question::Question;

use super::collect::Collected;
use super::{Cell, Class, Column, LeftOut, PointsFrom, Reason, Student};
use crate::results::file::dealt;
use crate::results::{Answered, LessonId, Results};
use plyscope_lesson::chance::Dealing;
use plyscope_lesson::identity::asked;
use plyscope_lesson::{Asking, Lesson};

/// A class whose answers are being graded again.
pub struct Regrading {
    lesson: LessonId,
    left_out: Vec<LeftOut>,
    columns: Vec<Column>,
    /// The students with their files, by seed, so that each question is built once.
    students: Vec<(Student, Results)>,
    written: Lesson,
    /// The questions for the seeds, as far as they are dealt, in the order of the columns.
    dealt: BTreeMap<u64, Vec<Option<Asking>>>,
    /// The lesson that is being dealt for the seed of the next student.
    dealing: Option<Dealing>,
    /// The question that was graded last, with its known answers.
    open: Option<Open>,
    /// The next student, and that student's next question.
    next: (usize, usize),
}

/// A question with the answers to it that were graded.
struct Open {
    /// What it [asks](asked).
    address: String,
    question: Question,
    asked: Option<Asked>,
    known: HashMap<String, (u32, Vec<String>)>,
}

impl Regrading {
    /// Begins with the files of a lesson, which is given as it is written.
    #[must_use]
    pub fn begin(collected: Collected, written: &Lesson) -> Self {
        let column = |asking: &Asking| Column {
            id: asking.id.clone(),
            kind: asking.question.kind,
            of: asking.question.terms.points,
        };
        let columns: Vec<Column> = written.questions().map(column).collect();
        let student = |(file, results): (String, Results)| {
            let cells = vec![Cell::default(); columns.len()];
            (Student::of(file, &results, cells), results)
        };
        let mut students: Vec<_> = collected.files.into_iter().map(student).collect();
        students.sort_by_key(|(student, _)| student.seed);
        Self {
            lesson: collected.lesson,
            left_out: collected.left_out,
            columns,
            students,
            written: written.clone(),
            dealt: BTreeMap::new(),
            dealing: None,
            open: None,
            next: (0, 0),
        }
    }

    /// How much is done: the answers to a question of a student are one unit of work.
    #[must_use]
    pub fn done(&self) -> (usize, usize) {
        let (column, student) = self.next;
        let (columns, students) = (self.columns.len(), self.students.len());
        (column * students + student, columns * students)
    }

    /// Grades the answers of the next student to the current question, or deals one more question for
    /// the student; returns whether there was anything to do.
    pub fn grade_next(&mut self) -> bool {
        let (column, student) = self.next;
        let Some(at) = self.columns.get(column) else { return false };
        let Some((_, results)) = self.students.get(student) else {
            (self.next, self.open) = ((column + 1, 0), None);
            return !self.students.is_empty();
        };
        let Some(askings) = self.dealt.get(&results.seed) else {
            let seed = results.seed;
            self.deal_next(seed);
            return true;
        };
        let asking = askings.get(column).and_then(Option::as_ref);
        let answered = results.questions.iter().find(|answered| answered.id == at.id);
        let question = asking.zip(answered).and_then(|(asking, answered)| {
            let question = dealt(asking, results.seed, answered.deal)?;
            // Files of earlier versions have it with its scoring.
            let is_same = [asked(&question), question.print()].contains(&answered.question);
            is_same.then_some(question)
        });
        let (Some(question), Some(answered)) = (question, answered) else {
            return self.leave_out(student, column);
        };
        let address = asked(&question);
        let open = match self.open.take().filter(|open| open.address == address) {
            Some(open) => open,
            None => Open::new(address, question),
        };
        let open = self.open.insert(open);
        let cell = open.cell(answered);
        self.students[student].0.cells[column] = cell;
        self.next = (column, student + 1);
        true
    }

    /// Deals one more question for a seed.
    fn deal_next(&mut self, seed: u64) {
        let begin = || Dealing::begin(self.written.clone(), seed);
        let mut dealing = self.dealing.take().unwrap_or_else(begin);
        if dealing.deal_next() {
            self.dealing = Some(dealing);
            return;
        }
        let lesson = dealing.finish();
        let of = |column: &Column| {
            let asking = lesson.questions().find(|asking| asking.id == column.id);
            asking.cloned()
        };
        self.dealt.insert(seed, self.columns.iter().map(of).collect());
    }

    /// Leaves out a student whose question is another one.
    fn leave_out(&mut self, student: usize, column: usize) -> bool {
        let (Student { file, .. }, _) = self.students.remove(student);
        let reason = Reason::OtherQuestion(self.columns[column].id.clone());
        self.left_out.push(LeftOut { file, reason });
        true
    }

    /// Grades the rest.
    #[must_use]
    pub fn finish(mut self) -> Class {
        while self.grade_next() {}
        let students = self.students.into_iter().map(|(student, _)| student).collect();
        Class::new(self.lesson, PointsFrom::Answers, self.columns, students, self.left_out)
    }
}

impl Open {
    fn new(address: String, question: Question) -> Self {
        let asked = Asked::of(&question).ok();
        Self { address, question, asked, known: HashMap::new() }
    }

    /// The points and the misconceptions of an answer.
    fn grade(&mut self, text: &str) -> &(u32, Vec<String>) {
        let Self { question, asked, known, .. } = self;
        known.entry(text.to_owned()).or_insert_with(|| {
            let grade = asked.as_ref().and_then(|asked| asked.grade(text, Lang::En).ok());
            let Some(grade) = grade else { return (0, Vec::new()) };
            let ids = grade.recognised.iter().map(|one| one.id.to_owned());
            (grade.score.points(question.terms.points), ids.collect())
        })
    }

    /// The result of a student. Hints and the shown answer lower the points, so those that the file
    /// claims may be fewer than its best answer earns, never more.
    fn cell(&mut self, answered: &Answered) -> Cell {
        let (mut best, mut misconceptions) = (0, BTreeSet::new());
        for given in &answered.answers {
            let (points, ids) = self.grade(&given.text);
            best = best.max(*points);
            misconceptions.extend(ids.iter().cloned());
        }
        let points = answered.points.min(best);
        let claimed = (points < answered.points).then_some(answered.points);
        Cell { points, claimed, misconceptions, ..Cell::of(answered) }
    }
}
