//! Which sheets are wanted, as an address says it:
//! `sheet=practice&question=pruned&level=3&count=4&copies=30&seed=7&sides=both`, or with a lesson
//! `sheet=lesson&lesson=lecture-2&copies=1&seed=1&sides=questions`.

use plyscope_core::excerpt;

use super::page::Paper;
use super::{Batch, Sides};
use crate::lesson::source::Source;
use crate::lesson::Lesson;
use crate::link::{decode, encode, LinkProblem};
use crate::quiz::practice::{Level, Plan};
use crate::quiz::question::{Kind, QuestionProblem};
use crate::setup::{Choice, NoSuchChoice};

/// Which sheets are wanted.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Order {
    /// What is asked on them.
    pub about: About,
    /// How many copies there are to be.
    pub copies: u32,
    /// What chance begins with at the first copy; `None` for what the lesson says.
    pub seed: Option<u64>,
    /// What there is to be of each copy.
    pub sides: Sides,
    /// What it is to be printed on.
    pub paper: Paper,
}

/// What is asked on a sheet.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum About {
    /// The questions of a lesson.
    Lesson(Source),
    /// Questions by chance.
    Practice {
        /// What is asked.
        kind: Kind,
        /// How difficult they are.
        level: Level,
        /// How many there are.
        count: u32,
    },
}

/// The most copies that a page of the site shows; the command makes more.
pub const MAX_COPIES: u32 = 60;

/// The most questions by chance on a sheet.
pub const MAX_COUNT: u32 = 50;

/// How many questions by chance there are where nobody has said it.
const COUNT: u32 = 3;

/// What an address says piece by piece.
struct Said {
    about: &'static str,
    lesson: Option<String>,
    kind: Kind,
    level: Level,
    count: u32,
    order: Order,
}

impl Order {
    /// The name of the parameter that says what is asked.
    pub const NAME: &'static str = "sheet";

    /// What stands for [`About::Lesson`] and for [`About::Practice`].
    const KNOWN: [&'static str; 2] = ["lesson", "practice"];

    /// One copy of the questions, without their answers.
    #[must_use]
    pub const fn new(about: About, seed: Option<u64>) -> Self {
        Self { about, copies: 1, seed, sides: Sides::Questions, paper: Paper::A4 }
    }

    /// The sheet of questions by chance as a plan for practice has them.
    #[must_use]
    pub const fn of_plan(plan: &Plan) -> Self {
        let about = About::Practice { kind: plan.kind, level: plan.level, count: COUNT };
        Self::new(about, Some(plan.seed))
    }

    /// Reads what an address says. What is wrong is told, and left as it is usual; without a lesson that
    /// can be had the questions are by chance.
    #[must_use]
    pub fn parse(text: &str) -> (Self, Vec<QuestionProblem>) {
        let [of_lesson, practice] = Self::KNOWN;
        let mut said = Said {
            about: practice,
            lesson: None,
            kind: Kind::Pruned,
            level: Level::FIRST,
            count: COUNT,
            order: Self::of_plan(&Plan::default()),
        };
        said.order.seed = None;
        let mut problems = Vec::new();
        for part in text.split('&').filter(|part| !part.is_empty()) {
            let (name, value) = part.split_once('=').unwrap_or((part, ""));
            let taken = match decode(value) {
                Some(value) => said.take(name, &value),
                None => Err(QuestionProblem::Tree(LinkProblem::Encoding { name: excerpt(name) })),
            };
            problems.extend(taken.err());
        }
        let Said { about, lesson, kind, level, count, mut order } = said;
        order.about = match lesson.and_then(|lesson| Source::parse(&lesson)) {
            Some(source) if about == of_lesson => About::Lesson(source),
            _ => {
                problems.extend((about == of_lesson).then_some(QuestionProblem::NoLesson));
                About::Practice { kind, level, count }
            }
        };
        (order, problems)
    }

    /// The same for an address; [`Order::parse`] reads it back.
    #[must_use]
    pub fn print(&self) -> String {
        let [lesson, practice] = Self::KNOWN;
        let about = match &self.about {
            About::Lesson(source) => format!("{lesson}&lesson={}", encode(source.print())),
            About::Practice { kind, level, count } => {
                format!("{practice}&{}={}&level={level}&count={count}", Kind::NAME, kind.id())
            }
        };
        let seed = self.seed.map_or_else(String::new, |seed| format!("&seed={seed}"));
        let (copies, sides, paper) = (self.copies, self.sides.id(), self.paper.id());
        let print = format!("{}={sides}&{}={paper}", Sides::NAME, Paper::NAME);
        format!("{}={about}&copies={copies}{seed}&{print}", Self::NAME)
    }

    /// The copies of a lesson that are wanted.
    #[must_use]
    pub fn batch(&self, lesson: &Lesson) -> Batch {
        let seed = self.seed.unwrap_or(lesson.front.seed.first());
        Batch { seed, copies: self.copies, sides: self.sides }
    }

    /// The questions by chance; `None` where those of a lesson are wanted.
    #[must_use]
    pub fn by_chance(&self) -> Option<Lesson> {
        match self.about {
            About::Lesson(_) => None,
            About::Practice { kind, level, count } => Some(Lesson::by_chance(kind, level, count)),
        }
    }
}

impl Said {
    fn take(&mut self, name: &str, value: &str) -> Result<(), QuestionProblem> {
        let number = |name, most| read_number(value, most).ok_or(bad_number(name, value, most));
        match name {
            Order::NAME => {
                let known = Order::KNOWN.to_vec();
                let found = known.iter().find(|known| **known == value).copied();
                let problem = NoSuchChoice { parameter: Order::NAME, given: excerpt(value), known };
                self.about = found.ok_or(QuestionProblem::Choice(problem))?;
            }
            "lesson" => self.lesson = Some(value.to_owned()),
            Kind::NAME => self.kind = Plan::kind(value).map_err(QuestionProblem::Choice)?,
            "level" => {
                let level = value.parse().ok().and_then(Level::new);
                let most = u32::from(Level::LAST.number());
                self.level = level.ok_or(bad_number("level", value, most))?;
            }
            "count" => self.count = number("count", MAX_COUNT)?,
            "copies" => self.order.copies = number("copies", MAX_COPIES)?,
            "seed" => {
                let problem = LinkProblem::Number { name: excerpt(name), given: excerpt(value) };
                let seed = value.parse().map_err(|_| QuestionProblem::Tree(problem))?;
                self.order.seed = Some(seed);
            }
            Sides::NAME => {
                self.order.sides = Sides::from_id(value).map_err(QuestionProblem::Choice)?;
            }
            Paper::NAME => {
                self.order.paper = Paper::from_id(value).map_err(QuestionProblem::Choice)?;
            }
            _ => {
                let problem = LinkProblem::UnknownParameter { name: excerpt(name) };
                return Err(QuestionProblem::Tree(problem));
            }
        }
        Ok(())
    }
}

/// A number from 1 to a largest one.
#[must_use]
pub fn read_number(text: &str, most: u32) -> Option<u32> {
    text.trim().parse().ok().filter(|number| (1..=most).contains(number))
}

fn bad_number(name: &'static str, value: &str, most: u32) -> QuestionProblem {
    QuestionProblem::Number { name, given: excerpt(value), most }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn addresses_say_it_all() {
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
    fn what_is_wrong_is_told_and_the_rest_holds() {
        let usual =
            "sheet=practice&question=pruned&level=1&count=3&copies=1&sides=questions&paper=a4";
        let number = |name, given: &str, most| QuestionProblem::Number {
            name,
            given: given.to_owned(),
            most,
        };
        let seed = |given: &str| {
            let (name, given) = ("seed".to_owned(), given.to_owned());
            QuestionProblem::Tree(LinkProblem::Number { name, given })
        };
        let choice = |parameter, given: &str, known| {
            QuestionProblem::Choice(NoSuchChoice { parameter, given: given.to_owned(), known })
        };
        let unknown = LinkProblem::UnknownParameter { name: "bogus".to_owned() };
        let kinds = Plan::kinds().map(Kind::id).collect();
        let sides = Sides::ALL.iter().map(|&(id, _)| id).collect();
        let table = [
            ("sheet=lesson", QuestionProblem::NoLesson),
            ("sheet=lesson&lesson=javascript:alert(1)", QuestionProblem::NoLesson),
            ("copies=0", number("copies", "0", MAX_COPIES)),
            ("copies=61", number("copies", "61", MAX_COPIES)),
            ("count=51", number("count", "51", MAX_COUNT)),
            ("level=7", number("level", "7", 6)),
            ("seed=-1", seed("-1")),
            ("question=lost", choice(Plan::NAME, "lost", kinds)),
            ("sides=none", choice(Sides::NAME, "none", sides)),
            ("paper=a5", choice(Paper::NAME, "a5", vec!["a4", "letter"])),
            ("sheet=exam", choice(Order::NAME, "exam", Order::KNOWN.to_vec())),
            ("bogus=1", QuestionProblem::Tree(unknown)),
        ];
        for (text, problem) in table {
            let (order, problems) = Order::parse(&format!("sheet=practice&{text}"));
            assert_eq!(problems, [problem], "{text}");
            assert_eq!(order.print(), usual, "{text}");
        }
    }
}
