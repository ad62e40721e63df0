//! The record of practice, stored on the device as comma-separated values for any spreadsheet.

use crate::{Level, Pace};
use plyscope_quiz::grade::Score;
use plyscope_quiz::question::Kind;
use plyscope_setup::Choice;

/// The answers of practice, the earliest first.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Record {
    entries: Vec<Entry>,
}

/// One question that was answered.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Entry {
    /// When, in seconds since 1970.
    pub when: u64,
    /// The kind of question.
    pub kind: Kind,
    /// At which level.
    pub level: Level,
    /// From which seed.
    pub seed: u64,
    /// The score of the first answer, before any feedback.
    pub score: Score,
    /// How many hints had been taken by then.
    pub hints: u32,
    /// The recognised misconception; empty for none.
    pub thought: String,
}

/// How many answers are kept; of more, the latest.
pub const MOST: usize = 5_000;

/// How many right answers in a row, without hints, make a kind mastered.
pub const MASTERED: usize = 5;

/// The level from which on they count for that.
pub const MASTERED_FROM: u8 = 3;

/// The header.
const HEAD: &str = "when,question,level,seed,right,wrong,of,hints,thought";

impl Entry {
    /// Whether it was right at the first attempt, without hints.
    #[must_use]
    pub const fn is_clean(&self) -> bool {
        self.score.is_full() && self.hints == 0
    }

    fn print(&self) -> String {
        let Self { when, level, seed, hints, thought, .. } = self;
        let Score { right, wrong, of } = self.score;
        format!("{when},{},{level},{seed},{right},{wrong},{of},{hints},{thought}", self.kind.id())
    }

    fn parse(line: &str) -> Option<Self> {
        let mut values = line.split(',');
        let mut next = || values.next().map(str::trim);
        let entry = Self {
            when: next()?.parse().ok()?,
            kind: Kind::from_id(next()?).ok()?,
            level: next()?.parse().ok().and_then(Level::new)?,
            seed: next()?.parse().ok()?,
            score: Score {
                right: next()?.parse().ok()?,
                wrong: next()?.parse().ok()?,
                of: next()?.parse().ok()?,
            },
            hints: next()?.parse().ok()?,
            thought: next()?.to_owned(),
        };
        let is_name = |c: char| c.is_ascii_lowercase() || c == '-';
        // A spreadsheet would take it for a formula.
        let is_formula = entry.thought.starts_with('-');
        let is_sound = entry.score.right <= entry.score.of
            && entry.thought.len() <= 40
            && !is_formula
            && entry.thought.chars().all(is_name);
        (is_sound && values.next().is_none()).then_some(entry)
    }
}

impl Record {
    /// All that is kept, the earliest first.
    #[must_use]
    pub fn entries(&self) -> &[Entry] {
        &self.entries
    }

    /// Adds an answer, and drops the earliest where there are too many.
    pub fn add(&mut self, entry: Entry) {
        self.entries.push(entry);
        let surplus = self.entries.len().saturating_sub(MOST);
        self.entries.drain(..surplus);
    }

    /// The answers to questions of a kind, the latest first.
    pub fn of(&self, kind: Kind) -> impl Iterator<Item = &Entry> {
        self.entries.iter().rev().filter(move |entry| entry.kind == kind)
    }

    /// The current streak of a kind: questions answered right without hints in a row.
    #[must_use]
    pub fn streak(&self, kind: Kind) -> usize {
        self.of(kind).take_while(|entry| entry.is_clean()).count()
    }

    /// The longest streak of a kind.
    #[must_use]
    pub fn longest_streak(&self, kind: Kind) -> usize {
        let (mut longest, mut current) = (0, 0);
        for entry in self.of(kind) {
            current = if entry.is_clean() { current + 1 } else { 0 };
            longest = longest.max(current);
        }
        longest
    }

    /// Whether a kind is mastered: [`MASTERED`] questions in a row at a level that is not easy were
    /// answered right without hints, now or earlier.
    #[must_use]
    pub fn is_mastered(&self, kind: Kind) -> bool {
        let mut row = 0;
        self.of(kind).any(|entry| {
            row = match entry.is_clean() {
                true if entry.level.number() >= MASTERED_FROM => row + 1,
                true => row,
                false => 0,
            };
            row >= MASTERED
        })
    }

    /// The level for the next question of a kind.
    #[must_use]
    pub fn next_level(&self, kind: Kind, pace: Pace, level: Level) -> Level {
        let Some(last) = self.of(kind).next().filter(|_| pace == Pace::Adaptive) else {
            return level;
        };
        if last.is_clean() {
            last.level.harder()
        } else if last.score.points(2) == 0 {
            last.level.easier()
        } else {
            last.level
        }
    }

    /// All as text: a line of names, and one for every answer.
    #[must_use]
    pub fn print(&self) -> String {
        let lines = self.entries.iter().map(Entry::print);
        std::iter::once(HEAD.to_owned()).chain(lines).map(|line| line + "\n").collect()
    }

    /// Parses the text of [`Record::print`]. Invalid lines are dropped: the storage may come from
    /// another version of the page, and is not trusted.
    #[must_use]
    pub fn parse(text: &str) -> Self {
        let mut entries: Vec<Entry> =
            text.lines().rev().filter_map(Entry::parse).take(MOST).collect();
        entries.reverse();
        Self { entries }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// An answer for every letter: `+` right, `h` right with a hint, `-` wrong, `~` half right; a
    /// digit sets the level of those after it.
    fn record(answers: &str) -> Record {
        let mut record = Record::default();
        let mut level = Level::FIRST;
        for (when, answer) in (0..).zip(answers.chars()) {
            let (right, hints) = match answer {
                '+' => (4, 0),
                'h' => (4, 1),
                '~' => (2, 0),
                '-' => (0, 0),
                digit => {
                    let number = digit.to_digit(10).and_then(|number| u8::try_from(number).ok());
                    level = number.and_then(Level::new).expect("a level");
                    continue;
                }
            };
            let score = Score { right, wrong: 0, of: 4 };
            let thought = if right == 0 { "no-deep-cutoffs".to_owned() } else { String::new() };
            record.add(Entry { when, kind: Kind::Pruned, level, seed: 7, score, hints, thought });
        }
        record
    }

    #[test]
    fn rows_mastery_and_levels_follow_from_the_answers() {
        let table = [
            ("", 0, 0, false, 2),
            ("3+++++", 5, 5, true, 4),
            ("3+++++-", 0, 5, true, 2),
            ("2+++++", 5, 5, false, 3),
            ("3++++-+", 1, 4, false, 4),
            ("3++h+++", 3, 3, false, 4),
            ("3++1+3+++", 6, 6, true, 4),
            ("6+", 1, 1, false, 6),
            ("1-", 0, 0, false, 1),
            ("4~", 0, 0, false, 4),
            ("4h", 0, 0, false, 4),
        ];
        for (answers, streak, longest, mastered, level) in table {
            let record = record(answers);
            let kind = Kind::Pruned;
            assert_eq!(record.streak(kind), streak, "{answers}");
            assert_eq!(record.longest_streak(kind), longest, "{answers}");
            assert_eq!(record.is_mastered(kind), mastered, "{answers}");
            let two = Level::new(2).expect("a level");
            assert_eq!(record.next_level(kind, Pace::Adaptive, two).number(), level, "{answers}");
            assert_eq!(record.next_level(kind, Pace::Steady, two), two, "{answers}");
        }
    }

    #[test]
    fn written_records_are_read_back() {
        let own = record("3+-~h6+");
        assert_eq!(Record::parse(&own.print()), own);
        let line = "1700000000,pruned,3,7,4,0,4,0,";
        let table = [
            (line, 1),
            ("1700000000,pruned,3,7,5,0,4,0,", 0),
            ("1700000000,pruned,9,7,4,0,4,0,", 0),
            ("1700000000,juggling,3,7,4,0,4,0,", 0),
            ("1700000000,pruned,3,7,4,0,4,0,<script>", 0),
            ("1700000000,pruned,3,7,4,0,4,0,,", 0),
            ("-1,pruned,3,7,4,0,4,0,", 0),
            ("", 0),
        ];
        for (text, count) in table {
            assert_eq!(Record::parse(text).entries().len(), count, "{text}");
        }
        let many = format!("{line}\n").repeat(MOST + 10);
        assert_eq!(Record::parse(&many).entries().len(), MOST);
        let mut full = Record::parse(&many);
        full.add(Entry { when: 1, ..full.entries()[0].clone() });
        assert_eq!((full.entries().len(), full.entries()[MOST - 1].when), (MOST, 1));
    }
}
