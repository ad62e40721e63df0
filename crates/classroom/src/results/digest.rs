//! Which lesson a file is of.

use plyscope_setup::address::ToQuery;
use plyscope_setup::Choice;

use super::code::hash;
use plyscope_lesson::identity::known_terms;
use plyscope_lesson::{Asking, Lesson};
use plyscope_quiz::question::{Question, Terms};

/// The digest of a lesson's questions as they are written, before its random parts are dealt. The
/// lesson in another language, with a corrected text, or scored otherwise, has the same one; one that
/// asks something else, or gives other points, has not.
#[must_use]
pub fn digest(written: &Lesson) -> String {
    let line = |asking: &Asking| line(asking, known_terms(asking.question.terms));
    let mut lines: Vec<String> = written.questions().map(line).collect();
    // Where a question with a name stands is nothing that is asked. The name of another is its number, which
    // changes when one is moved past it.
    lines.sort_unstable();
    of_lines(written, lines)
}

/// The digest as files of earlier versions have it: with the scoring and the order of the questions.
pub(super) fn digest_before(written: &Lesson) -> String {
    let line = |asking: &Asking| line(asking, asking.question.terms);
    of_lines(written, written.questions().map(line))
}

fn of_lines(written: &Lesson, lines: impl IntoIterator<Item = String>) -> String {
    let shuffle = format!("{}\n", written.front.shuffle.id());
    hash(lines.into_iter().fold(shuffle, |text, line| text + &line).as_bytes())
}

fn line(asking: &Asking, terms: Terms) -> String {
    let (id, question) = (&asking.id, &asking.question);
    match asking.chance {
        // Its tree follows from the seed.
        Some(level) => {
            let (kind, terms) = (question.kind.id(), terms.to_address());
            format!("{id}\tlevel={level}&question={kind}&{terms}\n")
        }
        None => format!("{id}\t{}\n", Question { terms, ..question.clone() }.print()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_lesson_is_known_by_what_it_asks() {
        let of = |text: &str| digest(&Lesson::parse(text).expect("short enough"));
        let own = "Text.\n```question\ntree: (4 8) (2 5)\n```\n```question\nlevel: 2\n```\n";
        let front = |lines: &str| format!("---\n{lines}\n---\n{own}");
        let same = [
            own.replace("Text.", "Tekst.\n\n![a](b.png)"),
            front("title: A\nseed: own"),
            front("seed: 9\nlanguage: nl"),
            front("attempts: 6"),
            front("hints: 10"),
            front("feedback: full"),
            front("again: fresh"),
            front("grading: at-the-end"),
            own.replace("level: 2", "level: 2\nhints: off"),
        ];
        for same in same {
            assert_eq!(of(&same), of(own), "{same}");
        }
        let others = [
            own.replace("(4 8)", "(4 9)"),
            own.replace("level: 2", "level: 3"),
            own.replace("level: 2", "level: 2\npoints: 2"),
            own.replace("level: 2", "level: 2\nid: last"),
            front("shuffle: questions"),
            front("points: 2"),
            own.split("```question\nlevel").next().expect("a text").to_owned(),
        ];
        for other in others {
            assert_ne!(of(&other), of(own), "{other}");
        }
    }

    #[test]
    fn questions_with_names_may_be_moved() {
        let of = |blocks: &[&str]| {
            let blocks = blocks.iter().map(|lines| format!("```question\n{lines}\n```\n"));
            digest(&Lesson::parse(&blocks.collect::<String>()).expect("short enough"))
        };
        let [one, two] = ["id: one\ntree: (4 8) (2 5)", "id: two\nlevel: 2"];
        assert_eq!(of(&[one, two]), of(&[two, one]));
        // Without names they are known by their numbers.
        let [one, two] = ["tree: (4 8) (2 5)", "level: 2"];
        assert_ne!(of(&[one, two]), of(&[two, one]));
    }
}
