//! What a question is known by: what it asks, and how many points it is worth. How it is scored may be
//! changed while students answer it.

use plyscope_quiz::question::{Question, Terms};

use super::chance::hash;

/// How many marks there are: the largest prime below 2^16.
const MARKS: u64 = 65_521;

/// Those of the terms that a question is known by: its points.
#[must_use]
pub fn known_terms(terms: Terms) -> Terms {
    Terms { points: terms.points, ..Terms::default() }
}

/// What a question asks, with its points, as an address: without attempts, hints, grading, feedback, and
/// what can be done again.
#[must_use]
pub fn asked(question: &Question) -> String {
    Question { terms: known_terms(question.terms), ..question.clone() }.print()
}

/// What the attempt at a question of a lesson and the answers to it are stored under, so that nothing that is
/// done in another lesson or with a link counts. `lesson` is what the lesson is known by.
#[must_use]
pub fn attempt_key(lesson: &str, question: &Question) -> String {
    // Addresses have no spaces.
    format!("{lesson} {}", asked(question))
}

/// A short hash of what a question asks.
#[must_use]
pub fn mark(question: &Question) -> u16 {
    (hash(&asked(question)) % MARKS) as u16
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_question_is_known_by_what_it_asks_and_not_by_how_it_is_scored() {
        let question = |address: &str| Question::parse(address).0.expect(address);
        let address = "question=pruned&points=4&tree=((8+5)+(20+3))+((2+4)+(15+6))";
        let own = question(address);
        assert_eq!(asked(&own), own.print());
        let table = [
            ("attempts=6", true),
            ("hints=10", true),
            ("hints=off", true),
            ("grading=at-the-end", true),
            ("feedback=full", true),
            ("again=fresh", true),
            ("cut=gt", false),
            ("algorithm=negamax", false),
        ];
        for (term, is_same) in table {
            let other = question(&format!("{address}&{term}"));
            assert_ne!(other, own, "{term}");
            assert_eq!(asked(&other) == asked(&own), is_same, "{term}");
            assert_eq!(mark(&other) == mark(&own), is_same, "{term}");
            let keys = [&own, &other].map(|question| attempt_key("week3.md", question));
            assert_eq!(keys[0] == keys[1], is_same, "{term}");
        }
        let others =
            [address.replace("points=4", "points=5"), address.replace("pruned", "best-move")];
        for other in others {
            assert_ne!(mark(&question(&other)), mark(&own), "{other}");
        }
        // Another lesson, and the question asked alone, as by the guide or with a link.
        assert_ne!(attempt_key("week3.md", &own), attempt_key("week4.md", &own));
        assert_ne!(attempt_key("week3.md", &own), own.print());
    }
}
