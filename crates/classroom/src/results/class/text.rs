//! The results of a class in sentences, and as text.

use plyscope_drawing::metrics;
use plyscope_i18n::{texts, Lang};
use plyscope_quiz::misconception;
use plyscope_setup::Choice;

use super::{Advice, Cell, Class, Item, PointsFrom, Seen, Student, MIN_STUDENTS};

impl Class {
    /// What the class is, and where its points come from.
    #[must_use]
    pub fn summary(&self, lang: Lang) -> String {
        let title = match self.lesson.title.as_str() {
            "" => &self.lesson.name,
            title => title,
        };
        let source = match self.source {
            PointsFrom::Files => texts::class_believed(lang),
            PointsFrom::Answers => texts::class_graded_again(lang),
        };
        lang.sentences([texts::class_summary(lang, title, self.students.len()), source])
    }

    /// A misconception, how many of the students have it, and its questions.
    #[must_use]
    pub fn seen(&self, seen: &Seen, lang: Lang) -> String {
        let ids = seen.questions.iter();
        let ids = ids.map(|&question| texts::class_seen_in(lang, &self.items[question].id));
        let ids = lang.list(&ids.collect::<Vec<_>>());
        let name = misconception::name(&seen.id, lang);
        texts::class_seen(lang, &name, seen.students, self.students.len(), &ids)
    }

    /// What to explain again, a line each.
    #[must_use]
    pub fn advice_lines(&self, lang: Lang) -> Vec<String> {
        let line = |advice: &Advice| match *advice {
            Advice::Misconception(place) => self.seen(&self.misconceptions[place], lang),
            Advice::Question(place) => {
                let item = &self.items[place];
                let kind = texts::learn_kind(lang, item.kind.id());
                match item.difficulty.filter(|&share| share > 0.0) {
                    Some(share) => texts::class_hard(lang, &item.id, &kind, &percent(share)),
                    None => texts::class_unearned(lang, &item.id, &kind),
                }
            }
        };
        self.advice.iter().map(line).collect()
    }

    /// Points that are counted otherwise than the files say.
    #[must_use]
    pub fn corrections(&self, lang: Lang) -> Vec<String> {
        let mut lines = Vec::new();
        for student in &self.students {
            for (item, cell) in self.items.iter().zip(&student.cells) {
                let Some(claimed) = cell.claimed else { continue };
                let (claimed, points) = (claimed.to_string(), cell.points.to_string());
                let corrected =
                    texts::class_corrected(lang, &student.file, &item.id, &points, &claimed);
                lines.push(corrected);
            }
        }
        lines
    }

    /// The hints that a student took, and the answers that were shown on request, for each question.
    #[must_use]
    pub fn help(&self, student: &Student, lang: Lang) -> Vec<String> {
        let help = |(item, cell): (&Item, &Cell)| {
            let hints = (cell.hints > 0).then(|| texts::class_hints(lang, cell.hints));
            let key = cell.has_seen_key.then(|| texts::class_key_shown(lang));
            let parts: Vec<String> = hints.into_iter().chain(key).collect();
            (!parts.is_empty()).then(|| format!("{}: {}", item.id, parts.join(", ")))
        };
        self.items.iter().zip(&student.cells).filter_map(help).collect()
    }

    /// The report as text, in lines.
    #[must_use]
    pub fn text(&self, lang: Lang) -> String {
        let mut lines = vec![self.summary(lang), String::new()];
        let of = self.of();
        let heads = self.items.iter().map(|item| item.heading(lang));
        let first = [texts::class_student(lang), texts::class_points(lang)];
        let mut rows = vec![first.into_iter().chain(heads).collect::<Vec<_>>()];
        rows.extend(self.students.iter().map(|student| {
            let name = match student.name.as_str() {
                "" => &student.file,
                name => name,
            };
            let sum = [name.to_owned(), format!("{}/{of}", student.points())];
            sum.into_iter()
                .chain(student.cells.iter().map(|cell| cell.points.to_string()))
                .collect()
        }));
        lines.extend(aligned(&rows));
        lines.push(String::new());
        let heads = [
            texts::class_question_head(lang),
            texts::class_kind(lang),
            texts::class_share(lang),
            texts::class_discrimination(lang),
            texts::class_answered(lang),
        ];
        let mut rows = vec![heads.to_vec()];
        rows.extend(self.items.iter().map(|item| {
            vec![
                item.id.clone(),
                texts::learn_kind(lang, item.kind.id()),
                item.share(),
                self.discrimination(item, lang),
                item.answered.to_string(),
            ]
        }));
        lines.extend(aligned(&rows));
        if self.is_small() {
            lines.push(texts::class_few(lang, MIN_STUDENTS));
        }
        let seen = self.misconceptions.iter().map(|seen| self.seen(seen, lang)).collect();
        let lists = [
            (texts::class_misconceptions(lang), seen),
            (texts::class_explain(lang), self.advice_lines(lang)),
            (texts::class_corrected_title(lang), self.corrections(lang)),
            (texts::class_related_title(lang), self.relations(lang)),
        ];
        for (heading, list) in lists.into_iter().filter(|(_, list)| !list.is_empty()) {
            lines.extend([String::new(), heading]);
            lines.extend(list.into_iter().map(|line| format!("  {line}")));
        }
        lines.into_iter().map(|line| line + "\n").collect()
    }
}

/// A share as people read it: 40%. Halves are rounded up; formatting alone would round them
/// to even numbers.
#[must_use]
pub fn percent(share: f64) -> String {
    /// What shares in binary may lack: 0.145 × 100 is less than 14.5.
    const ERROR: f64 = 1e-9;
    format!("{:.0}%", (share * 100.0 + ERROR).round())
}

/// A number with two decimals; what is rounded to zero has no sign.
pub(super) fn two_decimals(number: f64) -> String {
    let text = format!("{number:.2}");
    match text.as_str() {
        "-0.00" => "0.00".to_owned(),
        _ => text,
    }
}

/// A number as the language writes it, with a real minus sign.
#[must_use]
pub fn signed(number: &str, lang: Lang) -> String {
    match number.strip_prefix('-') {
        Some(digits) => format!("−{}", lang.decimal(digits)),
        None => lang.decimal(number),
    }
}

/// Rows as lines in which columns begin below one another in a terminal.
fn aligned(rows: &[Vec<String>]) -> Vec<String> {
    let columns = rows.iter().map(Vec::len).max().unwrap_or_default();
    let width = |column: usize| {
        let fields = rows.iter().filter_map(|row| row.get(column));
        fields.map(|field| metrics::columns(field)).max().unwrap_or_default()
    };
    let widths: Vec<usize> = (0..columns).map(width).collect();
    let line = |row: &Vec<String>| {
        let fields = row.iter().zip(&widths).map(|(field, &width)| {
            let blank = width.saturating_sub(metrics::columns(field));
            format!("{field}{}", " ".repeat(blank))
        });
        fields.collect::<Vec<_>>().join("  ").trim_end().to_owned()
    };
    rows.iter().map(line).collect()
}
