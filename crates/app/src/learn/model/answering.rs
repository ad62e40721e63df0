//! Changing, checking and reporting the answer.

use plyscope_lesson::place::Place;
use plyscope_quiz::record::Entry;
use plyscope_quiz::sketch::Reach;
use plyscope_search::TreeNode;

use super::Model;
use crate::browser;
use crate::learn::card::Card;
use crate::learn::lesson::Lecture;
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
        if !card.check() {
            self.focus = Some(Focus::Answer);
            return;
        }
        self.focus = Some(Focus::Result);
        self.report();
        let Some(card) = &self.card else { return };
        let is_first = card.attempt.checks() == 1;
        let (Place::Practice(plan), Some(grade), true) =
            (&self.place, &card.feedback.grade, is_first)
        else {
            return;
        };
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

    /// Grades, keeps and reports the replies to the questions of a scene. Each is given once, so they
    /// are one answer that grows.
    pub fn replied(&mut self, id: &str, text: String) {
        let lang = self.shell.lang;
        let asking = self.lecture.as_ref().and_then(|lecture| lecture.question(id));
        let Some(question) = asking.map(|asking| asking.question.clone()) else { return };
        let Ok(mut card) = Card::open(question, lang) else { return };
        if !card.grow(text) {
            return;
        }
        card.keep();
        if let Some(lecture) = &mut self.lecture {
            lecture.look_up();
        }
        self.keep();
        course::report_answer(&card, Some(id));
        self.report_standing();
    }

    /// Reports a checked answer, and completion.
    fn report(&self) {
        let Some(card) = &self.card else { return };
        self.keep();
        match &self.place {
            // An author only tries the question.
            Place::Author(_) => {}
            Place::Lesson(reading) => {
                course::report_answer(card, reading.ask.as_deref());
                self.report_standing();
            }
            _ => {
                course::report_answer(card, None);
                course::report_end(card);
            }
        }
    }

    /// Reports that the lesson is complete, if it is.
    fn report_standing(&self) {
        let standing = self.lecture.as_ref().and_then(Lecture::progress);
        if let Some((_, standing)) = standing.filter(|(_, now)| now.is_complete()) {
            course::report_complete(&standing);
        }
    }
}
