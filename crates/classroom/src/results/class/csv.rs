//! The results of a class as a table for a spreadsheet: a row a student, a column a question.

use plyscope_export::handout::csv::{harmless, joined};
use plyscope_i18n::{texts, Lang};
use plyscope_quiz::misconception;
use plyscope_search::bidi;

use super::text::{percent, two_decimals};
use super::{Class, Student};
use crate::results::date;

/// The byte order mark, by which spreadsheets see that a file is UTF-8.
const MARK: &str = "\u{feff}";

/// How many columns come before those of the questions.
const BEFORE: usize = 6;

impl Class {
    /// The table. Below the students stand the mean share of points and the discrimination of each question, the
    /// misconceptions, what to explain again, rows that may be of one student, and the files that are left out.
    #[must_use]
    pub fn csv(&self, lang: Lang) -> String {
        let mut table = Table { text: MARK.to_owned(), lang };
        table.row(self.head(lang));
        for student in &self.students {
            table.row(self.row(student, lang));
        }
        let number = |value: Option<f64>| value.map_or_else(String::new, |one| two(one, lang));
        let facts = [
            (texts::class_most_points(lang), self.items.iter().map(|i| i.of.to_string()).collect()),
            (
                texts::class_share(lang),
                self.items
                    .iter()
                    .map(|item| {
                        let share = item.difficulty.filter(|_| item.answered > 0);
                        share.map_or_else(String::new, percent)
                    })
                    .collect(),
            ),
            (
                texts::class_discrimination(lang),
                self.items.iter().map(|item| number(item.discrimination)).collect::<Vec<_>>(),
            ),
        ];
        table.row([]);
        for (name, values) in facts {
            let blank = std::iter::repeat_n(String::new(), BEFORE - 1);
            table.row(std::iter::once(name).chain(blank).chain(values));
        }
        let seen = self.misconceptions.iter().map(|seen| self.seen(seen, lang));
        table.list(texts::class_misconceptions(lang), seen);
        table.list(texts::class_explain(lang), self.advice_lines(lang).into_iter());
        table.list(texts::class_corrected_title(lang), self.corrections(lang).into_iter());
        table.list(texts::class_related_title(lang), self.relations(lang).into_iter());
        let left_out = self.left_out.iter().map(|left_out| left_out.message(lang));
        table.list(texts::class_left_out(lang), left_out);
        table.text
    }

    fn head(&self, lang: Lang) -> Vec<String> {
        let mut names = vec![
            texts::class_student(lang),
            texts::class_points(lang),
            texts::class_most_points(lang),
            texts::class_minutes(lang),
            texts::class_seed(lang),
            texts::class_begun(lang),
        ];
        names.extend(self.items.iter().map(|item| texts::class_question(lang, &item.id)));
        names.push(texts::class_misconceptions(lang));
        names.push(texts::class_help(lang));
        names.extend(self.items.iter().map(|item| texts::class_answer(lang, &item.id)));
        names.push(texts::class_file_name(lang));
        names
    }

    fn row(&self, student: &Student, lang: Lang) -> Vec<String> {
        let minutes = student.seconds.map(|seconds| two(seconds as f64 / 60.0, lang));
        let mut fields = vec![
            student.name.clone(),
            student.points().to_string(),
            self.of().to_string(),
            minutes.unwrap_or_default(),
            student.seed.to_string(),
            date(student.begun),
        ];
        fields.extend(student.cells.iter().map(|cell| cell.points.to_string()));
        let thoughts = self.items.iter().zip(&student.cells).filter_map(|(item, cell)| {
            // Names have commas of their own.
            let names: Vec<String> =
                cell.misconceptions.iter().map(|id| misconception::name(id, lang)).collect();
            (!names.is_empty()).then(|| format!("{}: {}", item.id, names.join("; ")))
        });
        fields.push(thoughts.collect::<Vec<_>>().join("; "));
        fields.push(self.help(student, lang).join("; "));
        fields.extend(student.cells.iter().map(|cell| cell.answer.clone()));
        fields.push(student.file.clone());
        fields
    }
}

/// A number with two decimals, as the language's spreadsheets read it.
fn two(number: f64, lang: Lang) -> String {
    two_decimals(number).replace('.', lang.spreadsheet_signs().1)
}

/// A table that is being written.
struct Table {
    text: String,
    lang: Lang,
}

impl Table {
    fn row(&mut self, fields: impl IntoIterator<Item = String>) {
        // Of what a terminal obeys, only line feeds and tabs stay.
        let is_obeyed = |c: char| c.is_control() && !matches!(c, '\n' | '\t');
        let plain = |field: String| {
            bidi::without_controls(&field).replace("\r\n", "\n").replace(is_obeyed, " ")
        };
        let fields = fields.into_iter().map(|field| harmless(&plain(field)));
        self.text.push_str(&joined(fields, self.lang.spreadsheet_signs().0));
    }

    /// Lines below a heading, if there are any.
    fn list(&mut self, heading: String, lines: impl Iterator<Item = String>) {
        let mut lines = lines.peekable();
        if lines.peek().is_some() {
            self.row([]);
            self.row([heading]);
            lines.for_each(|line| self.row([line]));
        }
    }
}
