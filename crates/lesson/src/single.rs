//! A single question, outside of any lesson.

use super::{Asking, Front, Lesson, Part, TooLong};
use plyscope_quiz::question::Question;
use plyscope_setup::address::pairs;

impl Lesson {
    /// A lesson of only one question, given as an address in which spaces need no encoding.
    /// Problems take the place of the question, as in a lesson.
    ///
    /// # Errors
    /// When it is longer than [`super::MAX_LESSON`] bytes.
    pub fn of_question(text: &str) -> Result<Self, TooLong> {
        let text = text.strip_prefix('#').unwrap_or(text).replace([' ', '\n', '\r', '\t'], "+");
        let (found, problems) = Question::parse(&text);
        match found.filter(|_| problems.is_empty()) {
            Some(question) => {
                let id = "1".to_owned();
                let asking = Asking { id, caption: None, prompt: None, question, chance: None };
                let parts = vec![Part::Question(Box::new(asking))];
                Ok(Self { front: Front::default(), parts })
            }
            None => Self::parse(&format!("```question\n{}```\n", lines(&text))),
        }
    }
}

/// The parts of an address as the lines of a block.
fn lines(address: &str) -> String {
    let lines = pairs(address).map(|(key, value)| {
        let value = value.unwrap_or_else(str::to_owned);
        format!("{key}: {}\n", value.replace(['\n', '\r'], " "))
    });
    lines.collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_question_is_read_as_an_address_gives_it() {
        let table = [
            ("question=pruned&tree=(4 8) (17 5)", Ok(1)),
            ("#question=pruned&tree=(4+8)+(17+5)&points=3", Ok(3)),
            ("question=best-move&tree=%284%208%29%20%2817%205%29", Ok(1)),
            ("question=pruned&tree=(4 8", Err("never closed")),
            ("question=prunned&tree=4 8", Err("prunned")),
            ("question=pruned&colour=red&tree=4 8", Err("colour")),
            ("question=pruned", Err("tree")),
            ("", Err("tree")),
        ];
        for (text, expected) in table {
            let lesson = Lesson::of_question(text).expect("short enough");
            let points: Vec<u32> =
                lesson.questions().map(|asking| asking.question.terms.points).collect();
            let broken: Vec<String> =
                lesson.broken().map(|broken| broken.problem.to_string()).collect();
            match expected {
                Ok(most) => assert_eq!((points, broken), (vec![most], vec![]), "{text}"),
                Err(expected) => {
                    assert!(points.is_empty(), "{text}");
                    assert_eq!(broken.len(), 1, "{text}");
                    assert!(broken[0].contains(expected), "{text}: {}", broken[0]);
                }
            }
        }
    }

    #[test]
    fn a_lesson_that_is_too_long_is_rejected() {
        let long = format!("question=pruned&tree={}", "4 ".repeat(1 << 20));
        assert!(Lesson::of_question(&long).is_err());
    }
}
