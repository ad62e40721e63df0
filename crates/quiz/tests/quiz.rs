//! Questions and answers, as people write them.

use plyscope_i18n::Lang;
use plyscope_quiz::asked::Asked;
use plyscope_quiz::grade::Score;
use plyscope_quiz::misconception::LARGEST;
use plyscope_quiz::pruned::Pruned;
use plyscope_quiz::question::Question;
use plyscope_quiz::selection::Selection;
use plyscope_quiz::Quiz;
use plyscope_search::trace::Recorder;
use plyscope_search::{GameTree, Step, Value, Window};
use plyscope_session::engine::search_tree;
use plyscope_setup::{Setup, StartWindow};

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
fn invalid_answers_are_reported_at_their_place() {
    let quiz = asked(QUIZ);
    let table = [
        ("L3-4 four", 5..9, "“four” is not the name of a node."),
        ("L3-4, L4-9", 6..10, "The tree has no node L4-9."),
        ("L4-8..7", 0..7, "“L4-8..7” runs backwards"),
        ("L4-7..L3-8", 0..10, "“L4-7..L3-8” is not the name of a node."),
        ("L0-1", 0..4, "“L0-1” is not the name of a node."),
    ];
    for (answer, at, begins) in table {
        let answer_error = quiz.grade(answer, Lang::En).expect_err(answer);
        assert_eq!(answer_error.at, at, "{answer}");
        assert!(answer_error.to_string().starts_with(begins), "{answer_error}");
    }
}

#[test]
fn wrong_answers_are_explained_with_the_numbers_of_the_search() {
    let deep = "question=pruned&tree=5+(((3+9)+8)+6)";
    let missed = "question=pruned&tree=5+(((4+1)+(3+2))+9)";
    let strict = QUIZ.replace("pruned&", "pruned&cut=gt&");
    let table = [
        (
            QUIZ,
            "L4-3",
            "L4-3",
            13,
            "the window at L3-2 is [−∞, 8], and nothing has bounded L3-2 yet",
        ),
        (QUIZ, "L4-6", "L4-6", 26, "the window at L3-3 is [8, ∞]. MAX already has 2 there"),
        (QUIZ, "L1-1", "L1-1", 1, "L1-1 is the root"),
        (QUIZ, "", "L4-4", 16, "at L3-2 MAX is sure of 20, and MIN at L2-1 already has 8."),
        (QUIZ, "", "L3-4", 31, "at L2-2 MIN is sure of 4, and MAX at L1-1 already has 8."),
        (QUIZ, "", "L4-7", 31, "L4-7 lies below L3-4, which is never visited; nor is"),
        (&strict, "", "L4-4", 16, "at L3-2 MAX is sure of 20"),
        (missed, "L4-2", "L4-2", 14, "the window at L3-1 is [5, ∞]. MAX already has ≤ 4 there"),
        (deep, "", "L5-2", 11, "That bound was set 3 layers further up: a deep cutoff."),
        ("question=pruned&tree=(3+5)+(3+9)", "", "L3-4", 15, "Equal is enough here"),
        ("question=pruned&cut=gt&tree=(3+5)+(3+9)", "L3-4", "L3-4", 15, "takes less than α = 3."),
        ("question=pruned&window=0..4&tree=5+6", "", "L2-2", 5, "was started with β = 4."),
        (
            "question=pruned&algorithm=minimax&tree=5+6",
            "L2-2",
            "L2-2",
            5,
            "compares with no bounds",
        ),
        ("question=pruned&depth=1&tree=(5+6)+(7+8)", "", "L3-1", 4, "no further than L2-1"),
        (
            "question=pruned&depth=1&tree=((1+2)+(3+4))+((5+6)+(7+8))",
            "",
            "L4-1",
            4,
            "L4-1 lies below L3-1, which is never visited",
        ),
    ];
    for (question, answer, name, step, part) in table {
        let quiz = asked(question);
        let grade = quiz.grade(answer, Lang::En).expect("it can be read");
        let found = grade.findings.iter().find(|finding| finding.name == name);
        let found = found.unwrap_or_else(|| panic!("{question} says nothing of {name}"));
        assert!(found.why.contains(part), "{}", found.why);
        assert_eq!(found.step, Some(Step(step)), "{question}: {}", found.why);
    }
}

#[test]
fn the_prompt_names_what_decides_the_answer() {
    let table = [
        ("", "alpha-beta never visit? Children are looked at from left to right, and the search cuts as soon as α ≥ β,"),
        ("&cut=gt&order=right", "from right to left, and the search cuts as soon as α > β,"),
        ("&algorithm=single-cutoff", "negamax with a single cutoff"),
        ("&algorithm=minimax", "Which nodes does minimax never visit? Children are looked at from left to right."),
        ("&window=0..15", "starts with the window [0, 15]."),
        ("&depth=2", "It looks 2 plies ahead."),
        ("&depth=1&algorithm=single-cutoff", "It looks 2 plies ahead."),
        ("&fail=hard", "returns the nearest end of the window."),
    ];
    for (choices, part) in table {
        let prompt = asked(&format!("{QUIZ}{choices}")).prompt(Lang::En);
        assert!(prompt.contains(part), "{prompt}");
    }
    for kind in ["pruned", "returned-values", "build", "build-order", "order-most", "order-least"] {
        let search = "tree=((8+5)+(3+20))+((15+6)+(4+2))&algorithm=negamax&window=0..15";
        let prompt = asked(&format!("question={kind}&{search}")).prompt(Lang::En);
        for part in ["negamax", "from left to right", "α ≥ β", "the window [0, 15]."] {
            assert!(prompt.contains(part), "{kind}: {prompt}");
        }
    }
}

#[test]
fn the_most_specific_misconception_is_recognised_first() {
    let deep = "question=pruned&tree=5+(((3+9)+8)+6)";
    let ties = "question=pruned&tree=(3+5)+(3+9)+(2+1)";
    let table = [
        (QUIZ, "", "nothing"),
        // As from left to right, or by the other rule.
        ("question=pruned&order=right&tree=(6+7+2)+(4+8+3)+(17+9+5)", "", "direction"),
        ("question=pruned&tree=(3+5)+(3+9)", "", "rule"),
        (QUIZ, "L4-4 L4-7..8", "only-leaves"),
        (QUIZ, "L3-4 L4-4", "only-tops"),
        (QUIZ, "L3-3* L3-4* L4-3 L4-4", "cause-too"),
        (QUIZ, "L2-2 L3-2 L3-4* L4-4", "cut-node-too"),
        (QUIZ, "L2-2* L3-2*", "cut-node-and-below"),
        (QUIZ, "L4-6", "own-bound"),
        (ties, "L3-6", "rule"),
        (deep, "", "no-deep-cutoffs"),
        ("question=pruned&order=right&tree=(9+5)+(3+7)", "L3-4", "direction"),
        ("question=pruned&tree=min:+(9+5)+(3+7)", "L3-4", "players"),
    ];
    for (question, answer, id) in table {
        let grade = asked(question).grade(answer, Lang::En).expect("it can be read");
        let found: Vec<_> = grade.recognised.iter().map(|thought| thought.id).collect();
        assert_eq!(found.first(), Some(&id), "{question} {answer}: {found:?}");
    }
    let grade = asked(QUIZ).grade("L3-4 L4-3", Lang::En).expect("it can be read");
    assert_eq!(grade.recognised, [], "wrong in its own way");
}

#[test]
fn huge_trees_are_not_checked_for_misconceptions() {
    for (leaves, expected) in [(LARGEST - 1, 1), (LARGEST, 0)] {
        let tree = GameTree::parse(&"5 ".repeat(leaves)).expect("leaves");
        let window = StartWindow::new(Window { alpha: Value::LOSS, beta: Value::ZERO });
        let setup = Setup { window: window.expect("open"), ..Setup::default() };
        let session = search_tree(tree, setup, Recorder::new()).expect("no limit");
        let grade = Pruned::new(session).grade(&Selection::default(), Lang::En);
        assert_eq!(
            grade.recognised.iter().filter(|thought| thought.id == "nothing").count(),
            expected
        );
    }
}

#[test]
fn hints_lead_on_and_do_not_answer() {
    let table = [
        (
            "",
            ["below L3-2.", "L4-4 comes, MAX has 20 there.", "Is 20 enough for MAX to cut?"]
                .as_slice(),
        ),
        ("L4-3 L4-4", &["below L3-2.", "L4-3 is the first", "Is there anything yet?"]),
        ("L4-4 L3-4", &["below L3-4.", "L4-7 can only be reached through L3-4."]),
        ("L4-4 L3-4*", &[]),
    ];
    for (answer, parts) in table {
        let hints = asked(QUIZ).hints(answer, Lang::En).expect("it can be read");
        assert_eq!(hints.len(), parts.len(), "{hints:?}");
        for (hint, part) in hints.iter().zip(parts) {
            assert!(hint.contains(part), "{hint} has no {part}");
        }
    }
}

const MINIMAX: &str = "question=minimax-values&tree=((8+5)+(20+3))+((2+4)+(15+6))";
const RETURNED: &str = "question=returned-values&tree=((8+5)+(20+3))+((2+4)+(15+6))";

#[test]
fn values_are_right_however_they_are_written() {
    let (minimax, returned) = (asked(MINIMAX), asked(RETURNED));
    assert_eq!(minimax.key(), "L1-1=8 L2-1=8 L2-2=4 L3-1=8 L3-2=20 L3-3=4 L3-4=15");
    assert_eq!(returned.key(), "L1-1=8 L2-1=8 L2-2<=4 L3-1=8 L3-2>=20 L3-3=4");
    let words = asked("question=returned-values&tree=(-2.5+3)+(draw+win)+(loss+1)");
    assert_eq!(words.key(), "L1-1=draw L2-1=-2.5 L2-2=draw L2-3<=loss");
    let table = [
        (&returned, "l1-1 = 8, L2-1: 8; L2-2≤4，L3-1=8.0 L3-2=>20 L3-3＝4", (6, 0, 6)),
        (&returned, "L2-1=8,L2-2=<4", (2, 0, 6)),
        (&returned, "L2-2=4 L3-2=20 L3-4=-", (0, 2, 6)),
        (&returned, "L3-4=15 L4-1=8 L4-2=9", (0, 2, 6)),
        (&returned, "", (0, 0, 6)),
        (&words, "L1-1=0 L2-1=−2,5 L2-2=Remise L2-3<=verlies", (4, 0, 4)),
        (&words, "L2-1=-2,5,L2-2=和", (2, 0, 4)),
        (&minimax, "L2-1>=8", (0, 1, 7)),
    ];
    for (quiz, answer, (right, wrong, of)) in table {
        let grade = quiz.grade(answer, Lang::En).expect(answer);
        assert_eq!(grade.score, Score { right, wrong, of }, "{answer}");
    }
}

#[test]
fn invalid_values_are_reported_at_their_place() {
    let table = [
        ("L2-1", 0..4, "A value is expected after L2-1"),
        ("L2-1=", 0..4, "A value is expected after L2-1"),
        ("L2-1=8 L2-2=four", 12..16, "“four” is not a value."),
        ("L2-1=(8)", 5..8, "“(8)” is not a value."),
        ("L2-1=a:8", 5..8, "“a:8” is not a value."),
        ("=8", 0..1, "“=” is not the name of a node."),
        ("L2-9=8", 0..4, "The tree has no node L2-9."),
        ("L2-1=8 L2-1=9", 7..11, "L2-1 is given two different values."),
        ("L2-1=1e99", 5..9, "“1e99” is not a value."),
    ];
    for (answer, at, begins) in table {
        let answer_error = asked(MINIMAX).grade(answer, Lang::En).expect_err(answer);
        assert_eq!(answer_error.at, at, "{answer}: {answer_error}");
        assert!(answer_error.to_string().starts_with(begins), "{answer_error}");
    }
}

#[test]
fn a_hint_for_a_right_number_is_about_its_bound() {
    let table = [
        (RETURNED, "L3-1=8 L3-2=20", "The number at L3-2 is right."),
        (RETURNED, "L3-1=8 L3-2<=20", "The number at L3-2 is right."),
        (RETURNED, "L3-1=8 L3-2=3", "MAX chooses at L3-2"),
        (RETURNED, "L3-1=8", "MAX chooses at L3-2"),
        (MINIMAX, "L3-1>=8", "The number at L3-1 is right."),
    ];
    for (question, answer, begins) in table {
        let hints = asked(question).hints(answer, Lang::En).expect("it can be read");
        assert!(hints[1].starts_with(begins), "{answer}: {hints:?}");
    }
}

#[test]
fn wrong_values_are_explained_and_recognised() {
    let hard = RETURNED.replace("values&", "values&fail=hard&window=0..6&");
    let table = [
        (MINIMAX, "L2-1=20", "L2-1", "from L3-1 = 8, L3-2 = 20: MIN takes the smallest, 8.", None),
        (MINIMAX, "L3-1>=8", "L3-1", "so the value is exactly 8.", None),
        (RETURNED, "L3-2=20", "L3-2", "so all that is known is ≥ 20.", None),
        (RETURNED, "L1-1>=8", "L1-1", "so L1-1 is exactly 8.", None),
        (
            "question=returned-values&tree=((1+9)+(3+4))+((5+6)+(7+8))&depth=2",
            "L2-1=9",
            "L2-1",
            "so L2-1 returns 1, an estimate.",
            None,
        ),
        (RETURNED, "L3-4=15", "L3-4", "never visited: at L2-2 MIN is sure of 4", None),
        (RETURNED, "L4-1=7", "L4-1", "L4-1 is a leaf", None),
        (&hard, "L3-1=8", "L3-1", "outside the window [0, 6]", None),
        (
            RETURNED,
            "L1-1=8 L2-1=8 L2-2=4 L3-1=8 L3-2=20 L3-3=4",
            "L2-2",
            "MIN may have something better",
            Some("exact"),
        ),
        (RETURNED, "L1-1=8 L2-1=8 L2-2>=4 L3-1=8 L3-2<=20 L3-3=4", "L2-2", "≤ 4", Some("reversed")),
        (
            MINIMAX,
            "L1-1=5 L2-1=5 L2-2=6 L3-1=5 L3-2=3 L3-3=2 L3-4=6",
            "L3-1",
            "MAX takes the largest, 8.",
            Some("players"),
        ),
    ];
    for (question, answer, name, part, id) in table {
        let grade = asked(question).grade(answer, Lang::En).expect(answer);
        let found = grade.findings.iter().find(|finding| finding.name == name).expect(name);
        assert!(found.why.contains(part), "{}", found.why);
        assert_eq!(grade.recognised.first().map(|thought| thought.id), id, "{answer}");
    }
}
