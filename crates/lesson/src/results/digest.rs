//! Which lesson a file is of.

use plyscope_setup::address::ToQuery;
use plyscope_setup::Choice;

use super::code::hash;
use crate::{Asking, Lesson};

/// The digest of a lesson's questions as they are written, before its random parts are dealt. The
/// lesson in another language, and with a corrected text, has the same one; one that asks something
/// else, or gives other points, has not.
#[must_use]
pub fn digest(written: &Lesson) -> String {
    let lines = written.questions().map(line);
    let shuffle = format!("{}\n", written.front.shuffle.id());
    hash(lines.fold(shuffle, |text, line| text + &line).as_bytes())
}

fn line(asking: &Asking) -> String {
    let question = &asking.question;
    match asking.chance {
        // Its tree follows from the seed.
        Some(level) => {
            let terms = question.terms.to_address();
            format!("{}\tlevel={level}&question={}&{terms}\n", asking.id, question.kind.id())
        }
        None => format!("{}\t{}\n", asking.id, question.print()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_lesson_is_known_by_what_it_asks() {
        let of = |text: &str| digest(&Lesson::parse(text).expect("short enough"));
        let own = "Text.\n```question\ntree: (4 8) (2 5)\n```\n```question\nlevel: 2\n```\n";
        let same = [
            own.replace("Text.", "Tekst.\n\n![a](b.png)"),
            format!("---\ntitle: A\nseed: own\n---\n{own}"),
            format!("---\nseed: 9\nlanguage: nl\n---\n{own}"),
        ];
        for same in same {
            assert_eq!(of(&same), of(own), "{same}");
        }
        let others = [
            own.replace("(4 8)", "(4 9)"),
            own.replace("level: 2", "level: 3"),
            own.replace("level: 2", "level: 2\npoints: 2"),
            own.replace("level: 2", "level: 2\nid: last"),
            format!("---\nshuffle: questions\n---\n{own}"),
            own.split("```question\nlevel").next().expect("a text").to_owned(),
        ];
        for other in others {
            assert_ne!(of(&other), of(own), "{other}");
        }
    }
}
