//! “Find the mistake”.

use crate::asking::{ask, QUIZ};
use crate::followed::followed;
use crate::key::check_key;
use plyscope_i18n::Lang;
use plyscope_practice::{question, Level};
use plyscope_quiz::asked::{Asked, Unaskable};
use plyscope_quiz::find_mistake::{FindMistake, Line, Machine, NoMistake, MOST_STEPS};
use plyscope_quiz::question::{Kind, Question};
use plyscope_quiz::Quiz;
use plyscope_search::{Event, Step, TreeNode};
use plyscope_session::Session;
use proptest::prelude::*;

fn asked(search: &str) -> Result<Asked, Unaskable> {
    ask("find-mistake", search)
}

#[test]
fn the_search_is_worked_out_and_the_wrong_step_is_right() {
    let quiz = asked(&format!("{QUIZ}&mistake=8")).expect("it can be asked");
    let prompt = quiz.prompt(Lang::En);
    let lines: Vec<&str> = prompt.lines().skip(1).collect();
    let begins = [
        "1. Down to L2-1, with the window [−∞, ∞].",
        "2. Down to L3-1, with the window [−∞, ∞].",
        "3. L4-1 returns 8: MAX at L3-1 has 8, window [8, ∞].",
        "4. L4-2 returns 5: MAX at L3-1 has 8, window [8, ∞].",
        "5. L3-1 returns 8: MIN at L2-1 has 8, window [−∞, 8].",
        "6. Down to L3-2, with the window [−∞, 8].",
        "7. L4-3 returns 20: MAX at L3-2 has 20, window [20, 8].",
        "8. L4-4 returns 3: MAX at L3-2 has 20, window [20, 8].",
    ];
    assert_eq!(lines[..8], begins, "{prompt}");
    assert_eq!(quiz.key(), "8");
    let table = [
        ("8", "Step 8 should be: The remaining children of L3-2 are cut. The window is closed, so the search cuts."),
        ("8.", "Step 8 should be: The remaining children of L3-2 are cut. The window is closed, so the search cuts."),
        ("5", "Step 5 is right, and so are all steps before it."),
        ("11", "Step 11 follows from the steps before it; the mistake comes earlier."),
    ];
    for (answer, why) in table {
        let grade = quiz.grade(answer, Lang::En).expect("it can be read");
        // Those who did not find the mistake read what it is as well.
        let right = table[0].1;
        let why = if why == right { why.to_owned() } else { format!("{why} {right}") };
        assert_eq!(grade.findings[0].why, why, "{answer}");
        assert_eq!(grade.score.is_full(), answer.starts_with('8'), "{answer}");
    }
    for answer in ["x", "0", "99", "-1"] {
        let answer_error = quiz.grade(answer, Lang::En).expect_err(answer);
        assert!(answer_error.to_string().contains("the number of a step"), "{answer_error}");
    }
}

#[test]
fn a_right_step_that_looks_wrong_to_those_with_a_misconception_is_recognised() {
    // The step at which each would have done something else, for the first time.
    let table = [
        // MAX has 8, and not MIN: the first value that comes back.
        (QUIZ, 11, "3", vec!["players"]),
        // L3-2 is cut at 20, so it only returns a bound.
        (QUIZ, 11, "9", vec!["exact"]),
        (QUIZ, 11, "4", vec![]),
        // α = β, and the search cuts.
        ("tree=(5+7)+(5+3)+(4+9)", 11, "7", vec!["rule"]),
        ("tree=(5+7)+(5+3)+(4+9)&cut=gt", 11, "7", vec!["rule"]),
        // The step that is wrong is right as an answer, whatever leads to it.
        (QUIZ, 3, "3", vec![]),
    ];
    for (search, mistake, answer, ids) in table {
        let quiz = asked(&format!("{search}&mistake={mistake}")).expect("it can be asked");
        let prompt = quiz.prompt(Lang::En);
        let grade = quiz.grade(answer, Lang::En).expect("a number");
        let found: Vec<_> = grade.recognised.iter().map(|known| known.id).collect();
        assert_eq!(found, ids, "{search} {mistake} {answer}: {prompt}");
        let misled = quiz.misconceptions().into_iter();
        let misled: Vec<_> = misled.filter(|(_, step)| step == answer).map(|(id, _)| id).collect();
        assert_eq!(misled, ids, "{search} {mistake} {answer}");
    }
}

#[test]
fn what_cannot_be_asked_has_a_reason() {
    let leaves = "5+".repeat(MOST_STEPS) + "5";
    let table = [
        (format!("{QUIZ}&mistake=100"), Unaskable::NoMistake),
        (format!("{QUIZ}&mistake=1"), Unaskable::NoMistake),
        (format!("{QUIZ}&algorithm=minimax"), Unaskable::OtherSearch),
        (format!("{QUIZ}&fail=hard"), Unaskable::OtherSearch),
        (format!("tree={leaves}"), Unaskable::TooManySteps),
    ];
    for (search, reason) in table {
        assert_eq!(asked(&search).err(), Some(reason), "{search}");
        assert!(!reason.message(Lang::Nl).is_empty());
    }
    for given in ["mistake=0", "mistake=x", "mistake=151"] {
        let (_, problems) = Question::parse(&format!("question=find-mistake&{QUIZ}&{given}"));
        assert_eq!(problems.len(), 1, "{given}: {problems:?}");
    }
    let (_, problems) = Question::parse(&format!("question=pruned&{QUIZ}&mistake=8"));
    assert_eq!(problems.len(), 1, "{problems:?}");
}

#[test]
fn practice_has_every_kind_of_mistake() {
    let mut whys: Vec<String> = (0..150)
        .map(|seed| {
            let question = question(Kind::FindMistake, Level::LAST, seed);
            let quiz = Asked::of(&question).expect("it can be asked");
            let grade = quiz.grade(&quiz.key(), Lang::En).expect("it can be read");
            let why = &grade.findings[0].why;
            why[why.rfind(". ").expect("a sentence before it")..].to_owned()
        })
        .collect();
    whys.sort();
    whys.dedup();
    assert!(whys.len() >= 6, "{whys:?}");
}

/// What the trace of a search says, as lines.
fn lines_of(session: &Session) -> Vec<Line> {
    let (trace, tree) = (session.trace(), session.tree());
    let steps = (1..=trace.last_step().0).map(Step);
    let line = |step: Step| {
        let visit = trace.focus(step)?;
        let node = session.node(visit);
        match trace.event(step)? {
            Event::Enter { window, .. } if !tree.is_leaf(node) => {
                Some(Line::Enter { node, window })
            }
            Event::Cut { .. } => Some(Line::Cut { node }),
            Event::Leave { verdict } => {
                let Some(parent) = trace.parent(visit) else { return Some(Line::End { verdict }) };
                // The comparison is the step that follows.
                let after = Step(step.0 + 1);
                let best = trace.best(parent, after)?.value;
                let window = trace.window(parent, after).window();
                Some(Line::Return { child: node, verdict, best, window })
            }
            _ => None,
        }
    };
    steps.filter_map(line).collect()
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(1500))]

    #[test]
    fn without_a_mistake_the_lines_are_those_of_the_search(session in followed()) {
        if !FindMistake::suits(session.setup()) {
            return Ok(());
        }
        let mut machine = Machine::new(session.tree(), session.setup().options());
        let mut lines = Vec::new();
        while let Some(line) = machine.next() {
            lines.push(line);
            machine.follow(line);
        }
        if session.tree().is_leaf(TreeNode::ROOT) {
            prop_assert!(lines.is_empty());
            return Ok(());
        }
        prop_assert_eq!(lines, lines_of(&session));
    }

    /// Exactly one line does not follow from those before it, and only its number is right.
    #[test]
    fn one_line_is_wrong(session in followed(), at in prop::option::of(1_u32..30)) {
        let quiz = match FindMistake::new(session.clone(), at) {
            Ok(quiz) => quiz,
            Err(NoMistake::OtherSearch) => {
                prop_assert!(!FindMistake::suits(session.setup()));
                return Ok(());
            }
            Err(_) => return Ok(()),
        };
        check_key(&quiz);
        let key = quiz.key().expect("a key");
        prop_assert!(at.is_none_or(|at| at as usize == key + 1));
        let mut machine = Machine::new(session.tree(), session.setup().options());
        for (number, &line) in quiz.lines().iter().enumerate() {
            prop_assert_eq!(machine.next() == Some(line), number != key);
            machine.follow(line);
        }
        prop_assert_eq!(machine.next(), None);
        let right = lines_of(&session);
        prop_assert_eq!(&quiz.lines()[..key], &right[..key]);
        for number in 0..quiz.lines().len() {
            let grade = quiz.grade(&Some(number), Lang::En);
            prop_assert_eq!(grade.score.is_full(), number == key);
            prop_assert!(!grade.findings[0].why.is_empty());
            prop_assert_eq!(quiz.read(&quiz.print(&Some(number))), Ok(Some(number)));
        }
        // No two lines read alike where one is wrong: the words show the difference.
        let words = |line| quiz.line_text(line, Lang::En);
        prop_assert_ne!(words(quiz.lines()[key]), words(right[key]));
    }
}
