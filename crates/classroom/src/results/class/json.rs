//! The results of a class as JSON.

use plyscope_i18n::Lang;
use plyscope_quiz::misconception;
use plyscope_setup::Choice;
use serde_json::{json, Value as Json};

use super::{Advice, Class, PointsFrom, Student};

impl Class {
    /// All that is known of the class, with names and messages in a language.
    #[must_use]
    pub fn json(&self, lang: Lang) -> Json {
        let items = self.items.iter().map(|item| {
            json!({
                "id": item.id,
                "kind": item.kind.id(),
                "of": item.of,
                "answered": item.answered,
                "right": item.right,
                "difficulty": item.difficulty,
                "discrimination": item.discrimination,
            })
        });
        let misconceptions = self.misconceptions.iter().map(|seen| {
            json!({
                "id": seen.id,
                "name": misconception::name(&seen.id, lang),
                "students": seen.students,
                "share": self.share(seen.students),
                "questions": self.ids(&seen.questions),
            })
        });
        let advice = self.advice.iter().zip(self.advice_lines(lang)).map(|(advice, text)| {
            let (about, id) = match *advice {
                Advice::Misconception(place) => ("misconception", &self.misconceptions[place].id),
                Advice::Question(place) => ("question", &self.items[place].id),
            };
            json!({ "about": about, "id": id, "text": text })
        });
        let left_out = self.left_out.iter().map(|left_out| {
            json!({
                "file": left_out.file,
                "reason": left_out.reason.id(),
                "text": left_out.why(lang),
            })
        });
        let related = self.related.iter().map(|related| {
            let files = related.rows.iter().map(|&row| &self.students[row].file);
            json!({
                "reason": related.reason.id(),
                "files": files.collect::<Vec<_>>(),
                "text": self.relation(related, lang),
            })
        });
        json!({
            "version": 1,
            "lesson": {
                "name": self.lesson.name,
                "title": self.lesson.title,
                "digest": self.lesson.digest,
            },
            "points_from": match self.source {
                PointsFrom::Files => "files",
                PointsFrom::Answers => "answers",
            },
            "of": self.of(),
            "students": self.students.iter().map(|one| self.student(one)).collect::<Vec<_>>(),
            "questions": items.collect::<Vec<_>>(),
            "misconceptions": misconceptions.collect::<Vec<_>>(),
            "explain": advice.collect::<Vec<_>>(),
            "related": related.collect::<Vec<_>>(),
            "left_out": left_out.collect::<Vec<_>>(),
        })
    }

    fn student(&self, student: &Student) -> Json {
        let cells = self.items.iter().zip(&student.cells).map(|(item, cell)| {
            json!({
                "id": item.id,
                "points": cell.points,
                "claimed": cell.claimed,
                "checks": cell.checks,
                "hints": cell.hints,
                "key_shown": cell.has_seen_key,
                "answer": cell.answer,
                "misconceptions": cell.misconceptions,
            })
        });
        json!({
            "name": student.name,
            "file": student.file,
            "seed": student.seed.to_string(),
            "begun": student.begun,
            "seconds": student.seconds,
            "points": student.points(),
            "questions": cells.collect::<Vec<_>>(),
        })
    }

    fn ids(&self, questions: &[usize]) -> Vec<&str> {
        questions.iter().map(|&question| self.items[question].id.as_str()).collect()
    }
}
