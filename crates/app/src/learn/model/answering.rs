//! Changing, checking and reporting the answer.

use plyscope_lesson::place::Place;
use plyscope_practice::record::Entry;
use plyscope_quiz::sketch::Reach;
use plyscope_search::TreeNode;
use wasm_bindgen_futures::spawn_local;

use super::Model;
use crate::browser;
use crate::learn::card::{Card, Checking, Setting};
use crate::learn::course::{Course, Graded};
use crate::learn::lesson::{HandedIn, Lecture};
use crate::learn::message::{Finishing, Message};
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
            Pressed::Moved(answer, to) => {
                card.put(answer);
                card.cursor = to;
                self.focus = Some(Focus::Node(to));
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

    /// Looks for errors in the answer once no pointer is pressed: an error message may move what
    /// is being pressed.
    pub fn proofread_soon(&self) {
        let Some(card) = &self.card else { return };
        let left = Box::new((card.question.clone(), card.attempt.draft.clone()));
        let (send, released) = (self.send.clone(), self.presses.released());
        spawn_local(async move {
            released.await;
            send.emit(Message::Proofread(left));
        });
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

    /// Grades, keeps and reports the replies to the questions of a scene. Each is given once, so they
    /// are one answer that grows.
    pub fn replied(&mut self, id: &str, text: String) {
        let lang = self.shell.lang;
        let Some(lecture) = &mut self.lecture else { return };
        let Some(of_lesson) = lecture.of_lesson(id) else { return };
        let question = of_lesson.asking.question.clone();
        let setting = Setting::Lesson(Box::new(of_lesson));
        let Ok(mut card) = Card::open(question, setting, lang) else { return };
        let checking = card.grow(text);
        if checking == Checking::Refused {
            return;
        }
        card.keep();
        lecture.look_up();
        self.keep();
        if checking == Checking::Graded {
            report_standing(self.lecture.as_ref());
            report_card(&card, id, self.course.as_ref());
            report_if_complete(self.lecture.as_ref());
        }
    }

    /// Reports a checked answer, and completion.
    fn report(&self) {
        let Some(card) = &self.card else { return };
        self.keep();
        match &self.place {
            // An author only tries the question.
            Place::Author(_) => {}
            Place::Lesson(reading) => {
                let name = reading.ask.clone().unwrap_or_default();
                report_standing(self.lecture.as_ref());
                report_card(card, &name, self.course.as_ref());
                report_if_complete(self.lecture.as_ref());
            }
            place => {
                if !matches!(place, Place::Practice(_)) {
                    course::report_standing(card.attempt.points(), card.question.terms.points);
                }
                report_card(card, &card.question.print(), None);
                course::report_end(card);
            }
        }
    }

    /// Asks whether the lesson is to be handed in, or hands it in: everything that was graded later
    /// is graded now.
    pub fn finish(&mut self, finishing: Finishing) {
        let Some(lecture) = &mut self.lecture else { return };
        lecture.ask_to_finish(finishing);
        self.focus = Some(Focus::Results);
        if finishing != Finishing::Meant {
            return;
        }
        let is_reported = self.course.is_some();
        let handed_in = lecture.hand_in();
        report_standing(Some(&*lecture));
        for HandedIn { asking, attempt, grade, given, key } in handed_in {
            course::report_answer(&Graded {
                question: &asking.id,
                attempt: &attempt,
                terms: &asking.question.terms,
                score: grade.score,
                given: &given,
                key: is_reported.then_some(key),
            });
        }
        self.keep();
        report_if_complete(self.lecture.as_ref());
    }
}

/// Reports the answer that was graded. A platform also gets the right one, once the student has it.
fn report_card(card: &Card, name: &str, course: Option<&Course>) {
    let (Some(shown), Some(given)) = (&card.feedback.shown, &card.given) else { return };
    let is_over = shown.is_full() || card.is_key_shown();
    course::report_answer(&Graded {
        question: name,
        attempt: &card.attempt,
        terms: &card.question.terms,
        score: shown.grade.score,
        given,
        key: course.filter(|_| is_over).map(|_| card.asked.key()),
    });
}

/// Reports the points so far of the lesson, once it is there.
pub(super) fn report_standing(lecture: Option<&Lecture>) {
    if let Some((_, standing)) = lecture.and_then(Lecture::progress) {
        course::report_standing(standing.points, standing.of);
    }
}

fn report_if_complete(lecture: Option<&Lecture>) {
    let standing = lecture.and_then(Lecture::progress);
    if let Some((_, standing)) = standing.filter(|(_, now)| now.is_complete()) {
        course::report_complete(&standing);
    }
}
