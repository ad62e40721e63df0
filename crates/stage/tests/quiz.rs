//! Questions and answers, as people write them.

use plyscope_stage::locale::Lang;
use plyscope_stage::quiz::asked::Asked;
use plyscope_stage::quiz::grade::Score;
use plyscope_stage::quiz::question::Question;

/// The quiz of the lectures.
const QUIZ: &str = "question=pruned&tree=((8+5)+(20+3))+((2+4)+(15+6))";

fn asked(text: &str) -> Asked {
    let (question, problems) = Question::parse(text);
    assert_eq!(problems, [], "{text}");
    let question = question.expect("a question");
    let (again, _) = Question::parse(&question.print());
    assert_eq!(again.as_ref(), Some(&question), "{text}");
    Asked::of(&question).expect("it can be asked")
}

#[test]
fn the_lectures_answer_is_right_however_it_is_written() {
    let quiz = asked(QUIZ);
    assert_eq!(quiz.key(), "L3-4 L4-4 L4-7..8");
    let table = [
        ("L3-4 L4-4 L4-7 L4-8", (4, 0, 4)),
        ("l4-8, l4-7; L4-4，L3-4 L3-4", (4, 0, 4)),
        ("L4-4 L3-4*", (4, 0, 4)),
        ("L4-7..L4-8 L4-4 L3-4", (4, 0, 4)),
        ("L3-4 L4-4", (2, 0, 4)),
        ("L3-4 L4-3 L4-4", (2, 1, 4)),
        ("", (0, 0, 4)),
    ];
    for (answer, (right, wrong, of)) in table {
        let grade = quiz.grade(answer, Lang::En).expect("it can be read");
        assert_eq!(grade.score, Score { right, wrong, of }, "{answer}");
    }
}

#[test]
fn what_cannot_be_read_is_told_at_its_place() {
    let quiz = asked(QUIZ);
    let table = [
        ("L3-4 four", 5..9, "“four” is no name of a node."),
        ("L3-4, L4-9", 6..10, "The tree has no node L4-9."),
        ("L4-8..7", 0..7, "“L4-8..7” runs backwards"),
        ("L4-7..L3-8", 0..10, "“L4-7..L3-8” is no name of a node."),
        ("L0-1", 0..4, "“L0-1” is no name of a node."),
    ];
    for (answer, at, begins) in table {
        let slip = quiz.grade(answer, Lang::En).expect_err(answer);
        assert_eq!(slip.at, at, "{answer}");
        assert!(slip.to_string().starts_with(begins), "{slip}");
    }
}
