//! The order for worksheets, as an address:
//! `sheet=practice&question=pruned&level=3&count=4&copies=30&seed=7&sides=both`, or with a lesson
//! `sheet=lesson&lesson=lecture-2&copies=1&seed=1&sides=questions`.

use plyscope_search::excerpt;

use super::page::Paper;
use super::{Batch, Sides};
use crate::source::Source;
use crate::Lesson;
use plyscope_practice::{Level, Plan};
use plyscope_quiz::question::{Kind, QuestionProblem};
use plyscope_setup::address::{FromQuery, Problem, Query, ToQuery, Writer};
use plyscope_setup::{Choice, NoSuchChoice};

/// An order for worksheets.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Order {
    /// Their questions.
    pub about: About,
    /// How many copies to make.
    pub copies: u32,
    /// The seed of the first copy; `None` for that of the lesson.
    pub seed: Option<u64>,
    /// The sides of each copy.
    pub sides: Sides,
    /// The paper.
    pub paper: Paper,
}

/// The questions of a sheet.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum About {
    /// The questions of a lesson.
    Lesson(Source),
    /// Random questions.
    Practice {
        /// The kind of question.
        kind: Kind,
        /// How difficult they are.
        level: Level,
        /// How many there are.
        count: u32,
    },
}

/// The most copies that a page of the site shows; the command makes more.
pub const MAX_COPIES: u32 = 60;

/// The most random questions on a sheet.
pub const MAX_COUNT: u32 = 50;

/// The default number of random questions.
const COUNT: u32 = 3;

impl Order {
    /// The name of the parameter for the questions.
    pub const NAME: &'static str = "sheet";

    /// The texts for [`About::Lesson`] and [`About::Practice`].
    const KNOWN: [&'static str; 2] = ["lesson", "practice"];

    /// One copy of the questions, without their answers.
    #[must_use]
    pub const fn new(about: About, seed: Option<u64>) -> Self {
        Self { about, copies: 1, seed, sides: Sides::Questions, paper: Paper::A4 }
    }

    /// The sheet of random questions for a plan for practice.
    #[must_use]
    pub const fn of_plan(plan: &Plan) -> Self {
        let about = About::Practice { kind: plan.kind, level: plan.level, count: COUNT };
        Self::new(about, Some(plan.seed))
    }

    /// Parses an address. Problems are reported, and those parts keep their defaults; without a
    /// valid lesson the questions are random.
    #[must_use]
    pub fn parse(text: &str) -> (Self, Vec<QuestionProblem>) {
        Self::from_address(text)
    }

    /// The same for an address; [`Order::parse`] reads it back.
    #[must_use]
    pub fn print(&self) -> String {
        self.to_address()
    }

    /// The ordered copies of a lesson.
    #[must_use]
    pub fn batch(&self, lesson: &Lesson) -> Batch {
        let seed = self.seed.unwrap_or(lesson.front.seed.first());
        Batch { seed, copies: self.copies, sides: self.sides, paper: self.paper }
    }

    /// The random questions; `None` for a lesson.
    #[must_use]
    pub fn by_chance(&self) -> Option<Lesson> {
        match self.about {
            About::Lesson(_) => None,
            About::Practice { kind, level, count } => Some(Lesson::by_chance(kind, level, count)),
        }
    }
}

impl FromQuery for Order {
    type Problem = QuestionProblem;

    fn from_query(query: &mut Query<QuestionProblem>) -> Self {
        let plain = Self::of_plan(&Plan::default());
        let [of_lesson, _] = Self::KNOWN;
        let is_of_lesson = query.read(Self::NAME, |value| match Self::KNOWN.contains(&value) {
            true => Ok(value == of_lesson),
            false => {
                let (known, given) = (Self::KNOWN.to_vec(), excerpt(value));
                let parameter = Self::NAME;
                Err(Problem::Choice(NoSuchChoice { parameter, given, known, chapter: None }))
            }
        });
        let lesson = query.text("lesson").and_then(|lesson| Source::parse(&lesson));
        let kind = query.read(Kind::NAME, |id| {
            let named = |choice| NoSuchChoice { parameter: Kind::NAME, ..choice };
            Plan::kind(id).map_err(|choice| Problem::Choice(named(choice)))
        });
        let practice = About::Practice {
            kind: kind.unwrap_or(Kind::Pruned),
            level: Level::take(query).unwrap_or(Level::FIRST),
            count: query.number("count", 1..=MAX_COUNT.into()).unwrap_or(COUNT),
        };
        let about = match (is_of_lesson, lesson) {
            (Some(true), Some(source)) => About::Lesson(source),
            (Some(true), None) => {
                query.complain_of("lesson", QuestionProblem::NoLesson);
                practice
            }
            (Some(false) | None, _) => practice,
        };
        Self {
            about,
            copies: query.number("copies", 1..=MAX_COPIES.into()).unwrap_or(plain.copies),
            seed: query.number("seed", 0..=u64::MAX),
            sides: query.choice().unwrap_or(plain.sides),
            paper: query.choice().unwrap_or(plain.paper),
        }
    }
}

impl ToQuery for Order {
    fn to_query(&self, writer: &mut Writer) {
        let [of_lesson, practice] = Self::KNOWN;
        match &self.about {
            About::Lesson(source) => {
                writer.add(Self::NAME, of_lesson);
                writer.add("lesson", source.print());
            }
            About::Practice { kind, level, count } => {
                writer.add(Self::NAME, practice);
                writer.choose(*kind);
                writer.add("level", level);
                writer.add("count", count);
            }
        }
        writer.add("copies", self.copies);
        writer.add_some("seed", self.seed);
        writer.choose(self.sides);
        writer.choose(self.paper);
    }
}

/// A number from 1 to a largest one.
#[must_use]
pub fn read_number(text: &str, most: u32) -> Option<u32> {
    text.trim().parse().ok().filter(|number| (1..=most).contains(number))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn addresses_are_complete() {
        #[rustfmt::skip]
        let table = [
            ("sheet=lesson&lesson=lecture-2", "sheet=lesson&lesson=lecture-2&copies=1&sides=questions&paper=a4"),
            ("sheet=lesson&lesson=https%3A%2F%2Fx.org%2Fa.md&seed=7&copies=30&sides=both",
             "sheet=lesson&lesson=https://x.org/a.md&copies=30&seed=7&sides=both&paper=a4"),
            ("sheet=practice", "sheet=practice&question=pruned&level=1&count=3&copies=1&sides=questions&paper=a4"),
            ("sheet=practice&question=best-move&level=6&count=50&copies=60&seed=18446744073709551615&sides=answers&paper=letter",
             "sheet=practice&question=best-move&level=6&count=50&copies=60&seed=18446744073709551615&sides=answers&paper=letter"),
        ];
        for (given, printed) in table {
            let (order, problems) = Order::parse(given);
            assert_eq!(problems, [], "{given}");
            assert_eq!(Order::parse(&order.print()), (order.clone(), vec![]), "{given}");
            assert_eq!(
                order.print().replace("%3A", ":").replace("%2F", "/"),
                printed.replace("%3A", ":").replace("%2F", "/")
            );
        }
    }

    #[test]
    fn problems_are_reported_and_the_rest_is_used() {
        let usual =
            "sheet=practice&question=pruned&level=1&count=3&copies=1&sides=questions&paper=a4";
        let number = |name, given: &str, (least, most): (u64, u64)| Problem::Number {
            name,
            given: given.to_owned(),
            least,
            most,
        };
        let choice = |parameter, given: &str, known| {
            let chapter = Kind::CHAPTER.filter(|_| parameter == Kind::NAME);
            Problem::Choice(NoSuchChoice { parameter, given: given.to_owned(), known, chapter })
        };
        let unknown = Problem::Unknown { name: "bogus".to_owned(), near: None };
        let kinds = Plan::kinds().map(Kind::id).collect();
        let sides = Sides::ALL.iter().map(|&(id, _)| id).collect();
        let table = [
            ("copies=0", number("copies", "0", (1, MAX_COPIES.into()))),
            ("copies=61", number("copies", "61", (1, MAX_COPIES.into()))),
            ("count=51", number("count", "51", (1, MAX_COUNT.into()))),
            ("level=7", number("level", "7", (1, 6))),
            ("seed=-1", number("seed", "-1", (0, u64::MAX))),
            ("question=lost", choice(Kind::NAME, "lost", kinds)),
            ("sides=none", choice(Sides::NAME, "none", sides)),
            ("paper=a5", choice(Paper::NAME, "a5", vec!["a4", "letter"])),
            ("sheet=exam", choice(Order::NAME, "exam", Order::KNOWN.to_vec())),
            ("bogus=1", unknown),
        ];
        for (text, problem) in table {
            let (order, problems) = Order::parse(&format!("sheet=practice&{text}"));
            assert_eq!(problems, [problem.into()], "{text}");
            assert_eq!(order.print(), usual, "{text}");
        }
        for text in ["sheet=lesson", "sheet=lesson&lesson=javascript:alert(1)"] {
            let (order, problems) = Order::parse(text);
            assert_eq!(problems, [QuestionProblem::NoLesson], "{text}");
            assert_eq!(order.print(), usual, "{text}");
        }
    }
}
