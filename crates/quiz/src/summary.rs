//! The results that a student hands in: the points of every question, the seed, the date and the
//! duration.

use super::question::Kind;
use plyscope_i18n::{texts, Lang};
use plyscope_setup::Choice;

/// The results of a lesson or of a row of questions.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Summary {
    /// The title of the lesson or practice.
    pub title: String,
    /// The name of the student; may be empty.
    pub name: String,
    /// The seed of random questions, if any.
    pub seed: Option<u64>,
    /// When it was begun: date and time of the user's clock.
    pub begun: String,
    /// How long it took, in seconds.
    pub seconds: u64,
    /// The questions.
    pub rows: Vec<Row>,
}

/// The result of one question.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Row {
    /// Its name in the lesson, or its number.
    pub id: String,
    /// The kind of question.
    pub kind: Kind,
    /// How many points were earned.
    pub points: u32,
    /// The maximum.
    pub of: u32,
    /// How often the answer was checked.
    pub checks: u32,
    /// How many hints were taken.
    pub hints: u32,
}

impl Summary {
    /// The points earned, and the maximum.
    #[must_use]
    pub fn points(&self) -> (u32, u32) {
        let sum = |part: fn(&Row) -> u32| self.rows.iter().map(part).fold(0, u32::saturating_add);
        (sum(|row| row.points), sum(|row| row.of))
    }

    /// Lines of plain text, with a check code at the end and a note on what it proves. A wrong code
    /// shows that lines were changed by hand; a right one is no proof, since anyone can compute it.
    #[must_use]
    pub fn print(&self, lang: Lang) -> String {
        let (points, of) = self.points();
        let mut lines = vec![
            texts::quiz_summary_title(lang, &one_line(&self.title)),
            texts::quiz_summary_name(lang, &one_line(&self.name)),
            texts::quiz_summary_begun(lang, &one_line(&self.begun), &duration(self.seconds)),
        ];
        lines.extend(self.seed.map(|seed| texts::quiz_summary_seed(lang, &seed.to_string())));
        lines.push(texts::quiz_summary_points(lang, &points.to_string(), &of.to_string()));
        lines.extend(self.rows.iter().map(|row| {
            let Row { id, kind, points, of, checks, hints } = row;
            let earned = format!("{points}/{of}");
            let (checks, hints) = (*checks as usize, hints.to_string());
            let kind = texts::learn_kind(lang, kind.id());
            texts::quiz_summary_row(lang, &one_line(id), &kind, &earned, checks, &hints)
        }));
        let code = code(&lines);
        lines.push(texts::quiz_summary_code(lang, &code));
        lines.push(texts::quiz_summary_worth(lang));
        lines.into_iter().map(|line| line + "\n").collect()
    }
}

/// Without line breaks, which could fake lines.
fn one_line(text: &str) -> String {
    text.chars().map(|c| if c.is_control() { ' ' } else { c }).take(200).collect()
}

/// Hours, minutes and seconds, as in 0:12:05.
fn duration(seconds: u64) -> String {
    let minutes = seconds / 60;
    format!("{}:{:02}:{:02}", minutes / 60, minutes % 60, seconds % 60)
}

/// The check code of some lines: FNV-1a with 32 bits (Fowler, Noll & Vo 1991), in hexadecimal digits.
fn code(lines: &[String]) -> String {
    let bytes = lines.iter().flat_map(|line| line.bytes().chain([b'\n']));
    let hash = bytes
        .fold(0x811c_9dc5_u32, |hash, byte| (hash ^ u32::from(byte)).wrapping_mul(0x0100_0193));
    format!("{hash:08x}")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_code_is_that_of_the_authors() {
        // From the test vectors of the authors: those of the empty text, of "a\n".
        assert_eq!(code(&[]), "811c9dc5");
        assert_eq!(code(&["a".to_owned()]), format!("{:08x}", fnv(b"a\n")));
    }

    /// The same in another way: multiplied by shifts, as the authors also write it.
    fn fnv(bytes: &[u8]) -> u32 {
        bytes.iter().fold(2_166_136_261, |hash: u32, &byte| {
            let hash = u64::from(hash ^ u32::from(byte));
            let shifted: u64 = [0, 1, 4, 7, 8, 24].map(|places| hash << places).iter().sum();
            shifted as u32
        })
    }

    #[test]
    fn summaries_are_complete_and_cannot_fake_lines() {
        let row = |id: &str, points| Row {
            id: id.to_owned(),
            kind: Kind::Pruned,
            points,
            of: 4,
            checks: 2,
            hints: 1,
        };
        let summary = Summary {
            title: "Pruning".to_owned(),
            name: "Ada\nPoints: 99 of 8".to_owned(),
            seed: Some(7),
            begun: "2026-11-21 10:00".to_owned(),
            seconds: 725,
            rows: vec![row("first", 4), row("second", 3)],
        };
        let text = summary.print(Lang::En);
        let lines: Vec<&str> = text.lines().collect();
        assert_eq!(lines.len(), 9, "{text}");
        assert_eq!(lines[1], "Name: Ada Points: 99 of 8");
        assert!(lines[2].contains("0:12:05"), "{text}");
        assert_eq!(lines[4], "Points: 7 of 8");
        let row = "first · Which nodes are pruned? · 4/4; checked 2 times, hints: 1";
        assert_eq!(lines[5], row, "{text}");
        for lang in Lang::ALL {
            assert!(!summary.print(lang).contains("pruned)"), "kinds are named in words");
        }
        // Every change of a line before the code changes the code.
        let other = Summary { seconds: 726, ..summary }.print(Lang::En);
        let code = |text: &str| text.lines().nth(7).map(str::to_owned);
        assert_ne!(code(&text), code(&other));
    }
}
