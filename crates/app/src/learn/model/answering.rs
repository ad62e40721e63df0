//! Changing, checking and reporting the answer.

use plyscope_lesson::place::Place;
use plyscope_quiz::record::Entry;
use plyscope_quiz::sketch::Reach;
use plyscope_search::TreeNode;

use super::Model;
use crate::browser;
use crate::learn::card::{Card, Checking};
use crate::learn::lesson::Lecture;
use crate::learn::message::Finishing;
use crate::learn::view::focus::Focus;
use crate::learn::view::kind::{self, Pressed};
use crate::learn::{course, kept};

impl Model {
    /// Changes the answer by a press on a node of the tree.
    pub fn press(&mut self, node: TreeNode, reach: Reach) {
        let Some(card) = &mut self.card else { return };
        card.cursor = node;
        match kind::pressed(card, node, reach) {
            Pressed::Nothing => {}
            Pressed::Answer(answer) => {
                card.put(answer);
                self.glance = kind::here(card);
            }
            Pressed::Reply(stop, answer) => {
                card.stop = Some(stop);
                card.put(answer);
            }
            Pressed::Leaving => self.focus = Some(Focus::Leaving),
            Pressed::Begun(answer) => {
                card.write(answer);
                self.focus = Some(Focus::Answer);
            }
        }
    }

    /// Grades the answer, and records the first answer to a practice question.
    pub fn check(&mut self) {
        let Some(card) = &mut self.card else { return };
        let checks_before = card.attempt.checks();
        match card.check() {
            Checking::Graded => self.focus = Some(Focus::Result),
            // A status says so.
            Checking::Kept => return,
            Checking::Refused => {
                self.focus = Some(Focus::Answer);
                return;
            }
        }
        self.report();
        let Some(card) = &self.card else { return };
        let is_first = checks_before == 0 && card.attempt.checks() == 1;
        let (Place::Practice(plan), Some(shown), true) =
            (&self.place, &card.feedback.shown, is_first)
        else {
            return;
        };
        let grade = &shown.grade;
        let thought = grade.recognised.first().map(|thought| thought.id.to_owned());
        self.record = kept::add(Entry {
            when: (browser::now() / 1000.0) as u64,
            kind: plan.kind,
            level: plan.level,
            seed: plan.seed,
            score: grade.score,
            hints: card.attempt.hints(),
            thought: thought.unwrap_or_default(),
        });
    }

    /// Reports a checked answer, and completion.
    fn report(&self) {
        let (Some(card), lecture) = (&self.card, &self.lecture) else { return };
        self.keep();
        match &self.place {
            // An author only tries the question.
            Place::Author(_) => {}
            Place::Lesson(reading) => {
                let name = reading.ask.clone().unwrap_or_default();
                report_card(card, &name);
                report_if_complete(lecture.as_ref());
            }
            _ => {
                report_card(card, &card.question.print());
                course::report_end(card);
            }
        }
    }

    /// Asks whether the lesson is to be handed in, or hands it in: everything that was graded later
    /// is graded now.
    pub fn finish(&mut self, finishing: Finishing) {
        let Some(lecture) = &mut self.lecture else { return };
        lecture.ask_to_finish(finishing);
        self.focus = Some(Focus::Finish);
        if finishing != Finishing::Meant {
            return;
        }
        for (asking, attempt, grade) in lecture.hand_in() {
            if let Some(grade) = grade {
                let terms = &asking.question.terms;
                course::report_answer(&asking.id, &attempt, terms, grade.score);
            }
        }
        self.keep();
        report_if_complete(self.lecture.as_ref());
    }
}

fn report_card(card: &Card, name: &str) {
    if let Some(shown) = &card.feedback.shown {
        course::report_answer(name, &card.attempt, &card.question.terms, shown.grade.score);
    }
}

fn report_if_complete(lecture: Option<&Lecture>) {
    let standing = lecture.and_then(Lecture::progress);
    if let Some((_, standing)) = standing.filter(|(_, now)| now.is_complete()) {
        course::report_complete(&standing);
    }
}
