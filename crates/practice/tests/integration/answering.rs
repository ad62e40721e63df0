//! Answers as people write them, how much is shown of what is wrong, and what is earned.

use std::collections::BTreeSet;

use plyscope_i18n::Lang::{En, Nl};
use plyscope_practice::answers::Answers;
use plyscope_practice::attempt::{Attempt, Checked, Depth};
use plyscope_practice::fresh::{fresh, others};
use plyscope_practice::{Level, Plan};
use plyscope_quiz::asked::Asked;
use plyscope_quiz::feedback::{Again, Detail, Feedback};
use plyscope_quiz::grade::Mark;
use plyscope_quiz::question::{Question, Terms};
use proptest::prelude::*;

/// The quiz of the lectures; its key is `L3-4 L4-4 L4-7..8`.
const QUIZ: &str = "question=pruned&tree=((8+5)+(20+3))+((2+4)+(15+6))";

/// A tree in which nothing is pruned.
const NONE: &str = "question=pruned&tree=(4+8)+(5+6)";

fn question(text: &str) -> Question {
    let (question, problems) = Question::parse(text);
    assert_eq!(problems, [], "{text}");
    question.expect("a question")
}

fn asked(text: &str) -> Asked {
    Asked::of(&question(text)).expect("it can be asked")
}

fn typed(text: &str) -> Attempt {
    let mut attempt = Attempt::default();
    attempt.draft = text.to_owned();
    attempt
}

#[test]
fn no_step_is_shown_of_a_tree_that_is_not_the_questions() {
    const OTHER: &str = "tree=((8+5)+(3+20))+((15+6)+(4+2))";
    const LECTURE: &str = "tree=((8+5)+(20+3))+((2+4)+(15+6))";
    let table = [
        ("order-most", OTHER, "L1-1: 1 2"),
        ("order-least", LECTURE, "L1-1: 1 2"),
        ("build-order", LECTURE, "L1-1: 1 2"),
        ("build", LECTURE, "1 2 3 4 5 6 7 8"),
    ];
    for (kind, tree, answer) in table {
        let quiz = asked(&format!("question={kind}&{tree}"));
        let grade = quiz.grade(answer, En).expect("it can be read");
        let explained = grade.findings.iter().filter(|finding| !finding.why.is_empty());
        assert!(explained.clone().count() > 0, "{kind}");
        assert!(explained.clone().all(|finding| finding.step.is_none()), "{kind}");
    }
}

#[test]
fn answers_are_understood_as_people_write_them() {
    let next = "question=next&tree=((8+5)+(20+3))+((2+4)+(15+6))";
    let next_key = asked(next).key();
    let (commas, shouted) = (next_key.replace("; ", ", "), next_key.to_uppercase());
    let lost = "question=lost&puzzle=queens&size=5&step=6";
    let yes = asked(lost).key() == "yes";
    let table = [
        (QUIZ, "L3–4 L4—4 L4−7..8", "L3-4 L4-4 L4-7..8"),
        (QUIZ, "ｌ３－４，L4-4、l4-7； L4-8.", "L3-4 L4-4 L4-7..8"),
        (QUIZ, "L3-4, L4-4, L4-7, and", "!"),
        (QUIZ, "L3-4 none", "!"),
        (QUIZ, "None.", "none"),
        (QUIZ, "GEEN", "none"),
        (QUIZ, "无。", "none"),
        (lost, "Yes.", "yes"),
        (lost, "ＹＥＳ！", "yes"),
        (lost, " nee. ", "no"),
        (lost, "perhaps.", "!"),
        (next, &commas, &next_key),
        (next, &shouted, &next_key),
        ("question=best-move&tree=(4+8)+(17+5)", "l2–2.", "L2-2"),
        ("question=minimax-values&tree=(4+8)+(17+5)", "L2–1=4, l2-2：5.", "L2-1=4 L2-2=5"),
        ("question=back-out&puzzle=queens&size=5&step=6", "No.", "no"),
        ("question=next-square&puzzle=queens&size=5&step=1", "BACK, back.", "back; back"),
        // Digits and dots of full width.
        (QUIZ, "Ｌ３－４，Ｌ４－４，Ｌ４－７．．８。", "L3-4 L4-4 L4-7..8"),
        (QUIZ, "Ｌ４－４　Ｌ３－４＊", "L4-4 L3-4*"),
        ("question=which-search&tree=((8+5)+(20+3))+((2+4)+(15+6))", "１。", "1"),
        ("question=order-lines&exercise=tour", "３，１、２", "3 1 2"),
        ("question=order-most&tree=(1+2)+(5+8)", "Ｌ１－１：２　１", "L1-1: 2 1"),
        ("question=whose-bound&tree=(4+8)+(2+5)", "１：Ｌ１－１", "1: L1-1"),
        ("question=next-square&puzzle=sudoku&step=3", "３：３；１", "3: 3; 1"),
        ("question=back-out&puzzle=queens&size=6&step=10", "back　Ａ６。", "back a6"),
        // A full stop behind each part.
        (QUIZ, "L3-4.\nL4-4.\nL4-7..8.", "L3-4 L4-4 L4-7..8"),
        ("question=order-lines&exercise=tour", "3. 1. 2.", "3 1 2"),
        ("question=order-most&tree=(1+2)+(5+8)", "(5 8) (1 2).", "L1-1: 2 1"),
        ("question=minimax-values&tree=(4+8)+(17+5)", "L2-2=-.\nL2-1=4.", "L2-1=4"),
        ("question=build&tree=(4+8)+(2+5)", "4.\nL3-3＝２。\n5.", "L3-1=4 L3-3=2 L3-4=5"),
        ("question=build&tree=(4+8)+(2+5)", "L3-1=4,8,2,5", "L3-1=4 L3-2=8 L3-3=2 L3-4=5"),
        ("question=build&tree=(4+8)+(2+5)", "L3-1=4.5,8", "L3-1=4.5 L3-2=8"),
    ];
    assert!(yes || asked(lost).key() == "no");
    for (question, text, same) in table {
        let asked = asked(question);
        assert_eq!(asked.is_same(text, same), same != "!", "{question}: {text}");
        assert_eq!(asked.read(text).is_err(), same == "!", "{question}: {text}");
    }
}

#[test]
fn nothing_pruned_is_an_answer_and_an_empty_one_is_none() {
    let asked = asked(NONE);
    assert_eq!(asked.key(), "none");
    let terms = question(NONE).terms;
    let mut attempt = typed("none");
    let Ok(Checked::Graded(grade)) = attempt.check(&asked, &terms, En) else { panic!("graded") };
    assert!(grade.score.is_full());
    assert_eq!((attempt.points(), attempt.checks()), (1, 1));
    // What was kept before an empty answer was asked about.
    let old = Attempt::parse_brief("1;1;0;0;;=;;0").expect("an attempt");
    let shown = old.shown_grade(&asked, &terms, En).expect("it was graded");
    assert!(shown.is_full());
}

#[test]
fn an_empty_answer_is_asked_about_and_not_counted() {
    let kinds = [
        (QUIZ, " ,; "),
        ("question=minimax-values&tree=(4+8)+(17+5)", "L2-1=-"),
        ("question=returned-values&tree=(4+8)+(17+5)", ""),
        ("question=next&tree=((8+5)+(20+3))+((2+4)+(15+6))", "1:"),
        ("question=best-move&tree=(4+8)+(17+5)", "."),
        ("question=order-most&tree=((8+5)+(3+20))+((15+6)+(2+4))", "L1-1: 1 2"),
        ("question=perform&tree=(4+8)+(17+5)", "\n"),
        ("question=next-square&puzzle=queens&size=5&step=6", ""),
        ("question=back-out&puzzle=queens&size=5&step=6", " "),
        ("question=lost&puzzle=queens&size=5&step=6", ""),
    ];
    for (text, empty) in kinds {
        let (question, asked) = (question(text), asked(text));
        let mut attempt = typed(empty);
        let checked = attempt.check(&asked, &question.terms, En);
        assert_eq!(checked, Ok(Checked::Blank), "{text}");
        assert_eq!((attempt.checks(), attempt.checked()), (0, None), "{text}");
        assert!(asked.is_blank(empty) && !asked.is_blank(&asked.key()), "{text}");
        attempt.hand_in(Some(&asked), &question.terms, En);
        assert_eq!(attempt.shown_grade(&asked, &question.terms, En), None, "{text}");
    }
}

#[test]
fn a_result_says_how_much_is_right_wrong_too_many_and_missing() {
    let values = "question=minimax-values&tree=(4+8)+(17+5)";
    let best = "question=best-move&tree=(4+8)+(17+5)";
    let perform = "question=perform&tree=(4+8)+(17+5)";
    let table = [
        (QUIZ, "L3-4* L4-4", "All right!"),
        (QUIZ, "L3-4* L4-4 L4-6", "All 4 found, 1 too many"),
        (QUIZ, "L3-4 L4-6 L4-4", "2 of 4 right, 1 too many, 2 missing"),
        (QUIZ, "L4-6", "0 of 4 right, 1 too many, 4 missing"),
        (QUIZ, "none", "0 of 4 right, 4 missing"),
        (NONE, "L3-4", "1 too many"),
        (NONE, "none", "All right!"),
        ("question=pruned&tree=(5+6)+(4+7)", "L3-4 L3-3", "Found, 1 too many"),
        (values, "L2-1=4 L2-2=17", "1 of 3 right, 1 wrong, 1 missing"),
        (values, "L2-1=4 L2-2=5 L1-1=5 L3-1=9", "All 3 found, 1 too many"),
        (best, "L2-1", "Not right"),
        (best, "L2-2", "All right!"),
        (perform, "L2-1 L3-1 =5", "2 of 15 right, 1 wrong"),
    ];
    for (question, answer, heading) in table {
        let asked = asked(question);
        let grade = asked.grade(answer, En).expect("it can be read");
        let found = asked.heading(answer, &grade, En);
        // How many actions a search takes is counted elsewhere.
        let found = match question == perform {
            true => format!("2 of 15 right{}", &found[found.find(',').unwrap_or(found.len())..]),
            false => found,
        };
        assert_eq!(found, heading, "{question}: {answer}");
    }
}

#[test]
fn feedback_comes_in_stages_as_the_terms_say() {
    use Detail::{Count, Full, Nothing, Pieces};
    let (wrong, other) = ("L3-4", "L4-4");
    let key = "L3-4 L4-4 L4-7..8";
    // The answers in turn, `?` to show the right one; and what is shown after the last.
    let table: [(&str, &[&str], Detail); 18] = [
        ("", &[wrong], Count),
        ("", &[wrong, wrong], Count),
        ("", &[wrong, "", "  "], Count),
        ("", &[wrong, "L3–4"], Count),
        ("", &[wrong, other], Pieces),
        ("", &[wrong, other, wrong], Pieces),
        ("", &[key], Full),
        ("", &[wrong, "?"], Full),
        ("&attempts=1", &[wrong], Full),
        ("&attempts=2", &[wrong], Count),
        ("&attempts=2", &[wrong, wrong], Count),
        ("&attempts=2", &[wrong, other], Full),
        ("&feedback=full", &[wrong], Full),
        ("&feedback=pieces", &[wrong], Pieces),
        ("&feedback=count", &[wrong, other, wrong], Count),
        ("&feedback=after", &[key], Nothing),
        ("&feedback=after", &[wrong, "?"], Full),
        ("&feedback=after&attempts=1", &[key], Full),
    ];
    for (terms, answers, detail) in table {
        let question = question(&format!("{QUIZ}{terms}"));
        let asked = Asked::of(&question).expect("it can be asked");
        let mut attempt = Attempt::default();
        for &answer in answers {
            if answer == "?" {
                attempt.show_key();
            } else {
                attempt.draft = answer.to_owned();
                attempt.check(&asked, &question.terms, En).expect("it can be read");
            }
        }
        let shown = attempt.shown_grade(&asked, &question.terms, En).expect("it was checked");
        assert_eq!(shown.detail, detail, "{terms} {answers:?}");
        let again =
            Attempt::parse_brief(&attempt.print_brief(plyscope_practice::attempt::Depth::Whole));
        let again = again.expect("an attempt").shown_grade(&asked, &question.terms, En);
        assert_eq!(again, Some(shown), "{terms} {answers:?}: after a reload");
    }
}

#[test]
fn a_hint_that_was_asked_for_is_no_pointer() {
    let staged = question(&format!("{QUIZ}&points=10&hints=30"));
    let asked = Asked::of(&staged).expect("it can be asked");
    let mut attempt = typed("L3-4");
    assert!(!attempt.is_only_pointed(&staged.terms));
    attempt.take_hint(&asked, En).expect("it can be read");
    let is_pointed = attempt.is_only_pointed(&staged.terms);
    assert_eq!((attempt.known_hints(&asked, En).len(), is_pointed), (1, false));
    // The next answer gets one for nothing, though hints were taken before.
    attempt.start_again();
    attempt.draft = "L3-4 L4-4".to_owned();
    attempt.check(&asked, &staged.terms, En).expect("it can be read");
    assert_eq!((attempt.hints(), attempt.is_only_pointed(&staged.terms)), (1, true));
    // Later answers get none, nor does any where the feedback has no stages.
    let values =
        "question=minimax-values&tree=((12+14)+(27+24))+((29+28)+(8+20))&points=10&hints=30";
    let (wrong, next) = ("L3-1=12", "L3-1=14 L3-2=27 L3-3=29 L3-4=20 L2-1=14 L2-2=20 L1-1=14");
    for (terms, answers) in [("", vec![wrong, next]), ("&feedback=full", vec![wrong])] {
        let question = question(&format!("{values}{terms}"));
        let asked = Asked::of(&question).expect("it can be asked");
        let mut attempt = Attempt::default();
        for answer in answers {
            attempt.draft = answer.to_owned();
            attempt.check(&asked, &question.terms, En).expect("it can be read");
        }
        attempt.take_hint(&asked, En).expect("it can be read");
        let is_pointed = attempt.is_only_pointed(&question.terms);
        assert_eq!((attempt.hints(), is_pointed), (1, false), "{terms}");
    }
}

/// The attempt as a device keeps it.
fn on_device(attempt: &Attempt) -> Attempt {
    let mut answers = Answers::default();
    answers.keep(QUIZ, attempt);
    let again = Answers::parse(&answers.print());
    again.find(QUIZ).cloned().expect("it is kept")
}

/// The attempt as a learning platform keeps it.
fn on_platform(attempt: &Attempt) -> Attempt {
    Attempt::parse_brief(&attempt.print_brief(Depth::Whole)).expect("an attempt")
}

#[test]
fn a_hint_is_charged_once() {
    let question = question(&format!("{QUIZ}&points=10&hints=30"));
    let asked = Asked::of(&question).expect("it can be asked");
    // The answers for which a hint is asked, `-` to begin again; how many hints are charged, and how many
    // are shown then. What comes first is the same without an answer and with L3-4.
    let table: [(&[&str], u32, usize); 7] = [
        (&["", "-", ""], 1, 1),
        (&["", "", "-", ""], 2, 2),
        (&["", "-", "", ""], 2, 2),
        (&["", "L2-1", ""], 2, 1),
        (&["", "", "L2-1", ""], 3, 2),
        (&["", "L2-1", "", ""], 3, 2),
        (&["", "L2-1", "L3-4"], 2, 1),
    ];
    let reloads: [fn(&Attempt) -> Attempt; 3] = [Attempt::clone, on_device, on_platform];
    for (turns, charged, shown) in table {
        for reload in reloads {
            let mut attempt = Attempt::default();
            for (turn, lang) in turns.iter().zip([En, Nl].into_iter().cycle()) {
                if *turn == "-" {
                    attempt.start_again();
                } else {
                    attempt.draft = (*turn).to_owned();
                    attempt.take_hint(&asked, lang).expect("it can be read");
                }
                attempt = reload(&attempt);
            }
            let found = (attempt.hints(), attempt.known_hints(&asked, En).len());
            assert_eq!(found, (charged, shown), "{turns:?}");
            assert_eq!(attempt.reachable(&question.terms), 10 - 3 * charged, "{turns:?}");
        }
    }
}

#[test]
fn the_first_wrong_answer_gets_a_pointer_for_nothing() {
    let staged = question(&format!("{QUIZ}&points=10&hints=30"));
    let asked = Asked::of(&staged).expect("it can be asked");
    let mut attempt = typed("L3-4 L4-4");
    attempt.check(&asked, &staged.terms, En).expect("it can be read");
    let shown = attempt.shown_grade(&asked, &staged.terms, En).expect("it was checked");
    assert_eq!(shown.heading, "2 of 4 right, 2 missing");
    assert_eq!(shown.grade.findings, []);
    let recognised = &shown.grade.recognised[0];
    assert_eq!(
        (recognised.id, recognised.step, recognised.parts.as_str()),
        ("only-tops", None, "")
    );
    let pointer = ["Look again at what lies directly below L3-4."];
    assert_eq!(attempt.known_hints(&asked, En), pointer);
    assert_eq!((attempt.hints(), attempt.is_only_pointed(&staged.terms)), (0, true));
    attempt.take_hint(&asked, En).expect("it can be read");
    assert_eq!((attempt.known_hints(&asked, En).len(), attempt.hints()), (2, 1));
    assert!(!attempt.is_only_pointed(&staged.terms));
    for terms in ["&hints=off", "&feedback=count", "&feedback=after", "&feedback=pieces"] {
        let question = question(&format!("{QUIZ}{terms}"));
        let mut attempt = typed("L3-4 L4-4");
        attempt.check(&asked, &question.terms, En).expect("it can be read");
        assert!(attempt.known_hints(&asked, En).is_empty(), "{terms}");
        let shown = attempt.shown_grade(&asked, &question.terms, En).expect("it was checked");
        let is_named = matches!(terms, "&hints=off" | "&feedback=pieces");
        assert_eq!(shown.grade.recognised.is_empty(), !is_named, "{terms}");
    }
}

#[test]
fn a_hint_for_another_answer_goes_once_there_are_marks() {
    let values = "question=minimax-values&tree=((12+14)+(27+24))+((29+28)+(8+20))";
    let next = "L3-1=14 L3-2=27 L3-3=29 L3-4=20 L2-1=14 L2-2=20 L1-1=14";
    for (terms, count) in [("", 0), ("&feedback=pieces", 0), ("&feedback=after", 1)] {
        let question = question(&format!("{values}{terms}"));
        let asked = Asked::of(&question).expect("it can be asked");
        let mut attempt = typed("L3-1=12");
        attempt.take_hint(&asked, En).expect("it can be read");
        attempt.check(&asked, &question.terms, En).expect("it can be read");
        assert_eq!(attempt.known_hints(&asked, En), ["Look at L3-1 again."], "{terms}");
        attempt.draft = next.to_owned();
        attempt.check(&asked, &question.terms, En).expect("it can be read");
        assert_eq!(attempt.known_hints(&asked, En).len(), count, "{terms}");
        attempt.take_hint(&asked, En).expect("it can be read");
        assert_eq!(attempt.known_hints(&asked, En), ["Look at L1-1 again."], "{terms}");
    }
}

/// Two for one answer would contradict each other. Random questions keep their misconceptions apart, so that
/// small trees of one's own are asked about as well.
#[test]
fn at_most_one_misconception_is_named_for_an_answer_of_any_kind() {
    let levels = || Level::all().flat_map(|level| [(level, 1), (level, 2)]);
    let random = Plan::kinds().flat_map(|kind| {
        levels().map(move |(level, seed)| Plan { kind, level, seed, ..Plan::default() }.question())
    });
    let trees =
        ["(4 8) (17 5)", "((8 5) (20 3)) ((2 4) (15 6))", "(5 4) (3 2)", "(3 (5 9) 2) (7 1)"];
    let own = ["pruned", "returned-values", "minimax-values"]
        .into_iter()
        .flat_map(|kind| trees.map(|tree| question(&format!("question={kind}&tree={tree}"))));
    let mut several = 0;
    for question in random.chain(own) {
        let terms = Terms { feedback: Feedback::Full, ..question.terms };
        let asked = Asked::of(&question).expect("it can be asked");
        for (answer, ids) in asked.misled() {
            let mut attempt = typed(&answer);
            attempt.check(&asked, &terms, En).expect("it can be read");
            let shown = attempt.shown_grade(&asked, &terms, En).expect("it was checked");
            let named: Vec<&str> = shown.grade.recognised.iter().map(|one| one.id).collect();
            assert_eq!(named, ids[..1], "{}: {answer}", question.print());
            several += usize::from(ids.len() > 1);
        }
    }
    assert!(several > 3, "{several}");
}

#[test]
fn pieces_say_what_is_wrong_and_not_what_is_missing() {
    let pieces = question(&format!("{QUIZ}&feedback=pieces"));
    let asked = Asked::of(&pieces).expect("it can be asked");
    let mut attempt = typed("L3-4 L4-3 L4-4");
    attempt.check(&asked, &pieces.terms, En).expect("it can be read");
    let shown = attempt.shown_grade(&asked, &pieces.terms, En).expect("it was checked");
    let marks: Vec<(&str, Mark)> =
        shown.grade.findings.iter().map(|found| (found.name.as_str(), found.mark)).collect();
    assert_eq!(marks, [("L3-4", Mark::Right), ("L4-3", Mark::Wrong), ("L4-4", Mark::Right)]);
    assert!(shown.grade.findings.iter().all(|found| found.why.is_empty() && found.step.is_none()));
}

#[test]
fn what_is_handed_in_is_graded_once_and_then_shown() {
    let question = question(&format!("{QUIZ}&points=4&grading=at-the-end"));
    let asked = Asked::of(&question).expect("it can be asked");
    let table = [("L3-4 L4-4", 2, Some(2)), ("", 0, None), ("oops", 0, None)];
    for (draft, points, right) in table {
        let mut attempt = typed(draft);
        let grade = attempt.hand_in(Some(&asked), &question.terms, En);
        assert_eq!(grade.map(|grade| grade.score.right), right, "{draft}");
        assert_eq!((attempt.points(), attempt.checks()), (points, 1), "{draft}");
        assert!(attempt.is_handed_in() && attempt.has_seen_key(), "{draft}");
        assert_eq!(attempt.reachable(&question.terms), points, "{draft}");
        let shown = attempt.shown_grade(&asked, &question.terms, En);
        assert_eq!(shown.map(|shown| shown.detail), right.map(|_| Detail::Full), "{draft}");
        assert!(!attempt.can_earn_more(&question.terms), "{draft}");
        let kept = (!draft.is_empty()).then_some(draft);
        assert_eq!(attempt.checked(), kept, "what cannot be read is kept for the teacher");
    }
}

#[test]
fn a_hint_costs_nothing_where_points_are_rounded_up() {
    for (terms, hints, after) in
        [("hints=10", 0, 1), ("points=4&hints=10", 0, 4), ("points=4&hints=10", 1, 3)]
    {
        let question = question(&format!("{QUIZ}&{terms}"));
        let asked = Asked::of(&question).expect("it can be asked");
        let mut attempt = typed("L3-4 L4-4");
        for _ in 0..hints {
            attempt.take_hint(&asked, En).expect("it can be read");
        }
        assert_eq!(attempt.reachable_after_hint(&question.terms), after, "{terms} {hints}");
    }
}

#[test]
fn what_can_still_be_earned_falls_with_hints_and_rises_with_another_question() {
    let question = question(&format!("{QUIZ}&points=10&hints=30&attempts=2"));
    let asked = Asked::of(&question).expect("it can be asked");
    let terms = &question.terms;
    let mut attempt = typed("L3-4 L4-4");
    assert_eq!(attempt.reachable(terms), 10);
    attempt.take_hint(&asked, En).expect("it can be read");
    assert_eq!(attempt.reachable(terms), 7);
    attempt.check(&asked, terms, En).expect("it can be read");
    assert_eq!((attempt.points(), attempt.reachable(terms)), (4, 7));
    attempt.show_key();
    assert_eq!((attempt.points(), attempt.reachable(terms)), (4, 4));
    let dealing = Terms { again: Again::Fresh, ..*terms };
    assert_eq!([*terms, dealing].map(|terms| attempt.can_earn_more(&terms)), [false, true]);
    attempt.deal_again();
    assert_eq!((attempt.points(), attempt.reachable(terms)), (0, 4), "two hints");
    assert_eq!((attempt.checks(), attempt.hints(), attempt.deal()), (1, 2, 1));
    assert_eq!((attempt.checks_left(terms), attempt.draft.as_str()), (Some(2), ""));
    let other = fresh(&question, 1).expect("another tree");
    let other = Asked::of(&other).expect("it can be asked");
    attempt.draft = "L3-4".to_owned();
    attempt.check(&other, terms, En).expect("it can be read");
    let shown = attempt.shown_grade(&other, terms, En).expect("it was checked");
    assert_eq!(shown.detail, Detail::Count, "the first answer to this one");
    attempt.draft = other.key();
    attempt.check(&other, terms, En).expect("it can be read");
    assert_eq!((attempt.points(), attempt.checks()), (4, 3));
}

#[test]
fn points_are_shown_where_a_grade_is() {
    // What is shown once the answer is right, and what another one would earn after a hint.
    let table = [
        ("", Some(10), 10),
        ("&feedback=count", Some(10), 10),
        ("&feedback=after", None, 7),
        ("&feedback=after&attempts=1", Some(10), 10),
    ];
    for (terms, shown, reachable) in table {
        let question = question(&format!("{QUIZ}&points=10&hints=30{terms}"));
        let asked = Asked::of(&question).expect("it can be asked");
        let mut attempt = typed(&asked.key());
        attempt.check(&asked, &question.terms, En).expect("it can be read");
        assert_eq!(attempt.shown_points(&question.terms), shown, "{terms}");
        attempt.draft.clear();
        attempt.take_hint(&asked, En).expect("it can be read");
        assert_eq!(attempt.reachable(&question.terms), reachable, "{terms}");
        attempt.show_key();
        assert_eq!(attempt.shown_points(&question.terms), Some(10), "{terms}");
    }
}

#[test]
fn kept_attempts_of_every_version_are_read() {
    use plyscope_practice::attempt::Depth::Whole;
    let table = [
        ("3;2;1;0", Some((3, 2, 1, false, 0))),
        ("3;2;1;1", Some((3, 2, 1, true, 0))),
        ("3;2;1;2", Some((3, 2, 1, true, 0))),
        ("3;2;1;1.4.2", Some((3, 2, 1, true, 4))),
        ("3;2;1;0.4.2;L3-4;!;;0", Some((3, 2, 1, false, 4))),
        ("3;2;1;0.h0123abcd", Some((3, 2, 1, false, 0))),
        ("3;2;1;1.4.2.h0123abcd00000001;L3-4;!;;0", Some((3, 2, 1, true, 4))),
        ("0;0;0;0.p2;1:+no%3B+2:+no;;;0", Some((0, 0, 0, false, 0))),
        ("3;2;1;1.4.2.h0123abcd.p12;L3-4;!;;0", Some((3, 2, 1, true, 4))),
        ("3;2;1;0.p", None),
        ("3;2;1;0.p2.h0123abcd", None),
        ("3;2;1;0.h0123abc", None),
        ("3;2;1;0.h0123abcd.4.2", None),
        ("3;2;1;0.0.2", None),
        ("3;2;1;0.1001.2", None),
        ("3;2;1;0.4", None),
    ];
    for (text, expected) in table {
        let attempt = Attempt::parse_brief(text);
        let parts = attempt.as_ref().map(|attempt| {
            let has_seen_key = attempt.has_seen_key();
            (attempt.points(), attempt.checks(), attempt.hints(), has_seen_key, attempt.deal())
        });
        assert_eq!(parts, expected, "{text}");
        if let Some(attempt) = attempt {
            assert_eq!(attempt.print_brief(Whole), text);
            let earned = attempt.print_brief(Depth::Earned);
            assert!(!earned.contains(['h', 'p']), "without answers: {earned}");
        }
    }
}

#[test]
fn another_question_is_of_the_same_shape_and_has_another_answer() {
    let kinds = [
        QUIZ,
        "question=minimax-values&tree=((8+5)+(20+3))+((2+4)+(15+6))",
        "question=returned-values&algorithm=minimax&tree=a:(-2.5+8)+(17+x:5)",
        "question=next&tree=((8+5)+(20+3))+((2+4)+(15+6))",
        "question=best-move&root=min&tree=(4+8)+(17+5)",
        "question=order-most&tree=((8+5)+(3+20))+((15+6)+(2+4))",
        "question=perform&points=3&tree=(4+8)+(17+5)",
        "question=pruned&tree=(win+loss)+(draw+win)+(loss+loss)",
        "question=next-square&puzzle=queens&size=5&step=6",
        "question=back-out&puzzle=queens&size=6&step=6",
        "question=lost&puzzle=queens&size=5&step=6",
        "question=order-lines&exercise=tour&variant=98",
        "question=find-line&exercise=queens&language=javascript",
        "question=fill-line&points=3&variant=6",
    ];
    for text in kinds {
        let first = question(text);
        let cuts = |asked: &Asked| asked.session().map(|session| session.trace().cuts().count());
        let before = Asked::of(&first).expect("it can be asked");
        let mut seen = vec![first.print()];
        for number in 1..=3 {
            let other = fresh(&first, number).unwrap_or_else(|| panic!("{text}: {number}"));
            assert_eq!(fresh(&first, number), Some(other.clone()), "{text}");
            assert_eq!((other.kind, other.terms), (first.kind, first.terms), "{text}");
            let asked = Asked::of(&other).expect("it can be asked");
            if let (Some(own), Some(session)) = (before.session(), asked.session()) {
                assert_ne!(before.key(), asked.key(), "{text}");
                let shape = |tree: &plyscope_search::GameTree| {
                    let nodes = tree.nodes().map(|node| (tree.parent(node), tree.is_leaf(node)));
                    (nodes.collect::<Vec<_>>(), tree.root_player())
                };
                assert_eq!(shape(own.tree()), shape(session.tree()), "{text}");
                let (before, after) = (cuts(&before).unwrap_or(0), cuts(&asked).unwrap_or(0));
                assert!(before.abs_diff(after) <= 1, "{text}: {before} {after}");
            }
            let address = other.print();
            assert_eq!(Question::parse(&address), (Some(other), vec![]), "{text}");
            seen.push(address);
        }
        seen.sort();
        seen.dedup();
        assert!(seen.len() > 2, "{text}: {seen:?}");
    }
}

/// The answers to the first one and to the one before have been shown.
#[test]
fn no_question_about_a_board_is_dealt_twice_in_a_row() {
    // The searches of four queens have 33 steps. About one queen, there are two questions.
    let table = [
        ("back-out", 4, 1),
        ("back-out", 4, 7),
        ("next-square", 4, 1),
        ("next-square", 4, 31),
        ("lost", 4, 0),
        ("lost", 4, 25),
        ("back-out", 8, 10),
        ("lost", 1, 0),
    ];
    for (kind, size, step) in table {
        let first = question(&format!("question={kind}&puzzle=queens&size={size}&step={step}"));
        let prompt = |one: &Question| Asked::of(one).expect("it can be asked").prompt(En);
        let dealt: Vec<Question> =
            (1..=16).map(|number| fresh(&first, number).expect("another question")).collect();
        let mut prompts = vec![prompt(&first)];
        prompts.extend(dealt.iter().map(prompt));
        assert!(prompts.windows(2).all(|pair| pair[0] != pair[1]), "{}", first.print());
        assert_eq!(prompts[1..].contains(&prompts[0]), size == 1, "{}", first.print());
        let others = others(&first, 16);
        assert_eq!(dealt[..others.len()], others[..], "{}", first.print());
    }
}

/// What two tabs have made of an attempt, and what is kept then.
#[test]
fn what_two_tabs_did_is_merged() {
    let table = [
        // One has typed, the other has earned points.
        ("0;0;0;0;L3;;;0", "4;1;0;0;L4;!;;0", "4;1;0;0;L3;=L4;;0"),
        // One was only looked at.
        ("0;0;0;0", "4;2;1;1;L4;!;;0", "4;2;1;1;L4;!;;0"),
        // Each has taken a hint, and seen one.
        (
            "0;0;1;0.h0000000a;L3;;!;1",
            "0;1;1;0.h0000000b;L4;!;!;1",
            "0;1;1;0.h0000000a0000000b;L3;=L4;!;1",
        ),
        // One has passed a stop, so its replies are fixed.
        ("0;0;0;0;L3;;;0", "0;0;0;0.p1;L4;;;0", "0;0;0;0.p1;L4;;;0"),
        ("0;0;0;0.p2;L3;;;0", "0;0;0;0.p1;L4;;;0", "0;0;0;0.p2;L3;;;0"),
        // One was handed in.
        ("0;0;0;0;L3;;;0", "3;1;0;2;L4;!;;0", "3;1;0;2;L4;!;;0"),
        ("3;1;0;2;L3;!;;0", "0;0;0;0;L4;;;0", "3;1;0;2;L3;!;;0"),
        ("3;1;0;2;L3;!;;0", "4;1;0;2;L4;!;;0", "4;1;0;2;L4;!;;0"),
        // One has dealt another question.
        ("0;1;1;0.1.1;L3;;;0", "4;1;0;1;L4;!;;0", "0;1;1;0.1.1;L3;;;0"),
        ("4;2;0;1;L4;!;;0", "0;1;1;0.1.1;L3;;;0", "0;1;1;0.1.1;L3;;;0"),
    ];
    for (own, stored, merged) in table {
        let [own, stored] =
            [own, stored].map(|text| Attempt::parse_brief(text).expect("an attempt"));
        assert_eq!(own.merged(&stored).print_brief(Depth::Whole), merged, "{own:?} {stored:?}");
    }
}

/// An attempt with anything in it.
fn attempt() -> impl Strategy<Value = Attempt> {
    let counts = (0..5_u32, 0..5_u32, 0..5_u32, 0..3_u8);
    let deal = prop_oneof![
        Just(String::new()),
        (1..3_u32, 0..5_u32).prop_map(|(number, before)| format!(".{number}.{before}"))
    ];
    let given = proptest::collection::vec(0..4_u32, 0..3).prop_map(|hashes| match &hashes[..] {
        [] => String::new(),
        hashes => hashes.iter().fold(".h".to_owned(), |text, hash| format!("{text}{hash:08x}")),
    });
    let passed = prop_oneof![Just(""), Just(".p1"), Just(".p2")];
    let answers = (
        "[ab]?",
        prop_oneof![Just(""), Just("="), Just("=a")],
        prop_oneof![Just(";0"), Just("=a;1"), Just("=b;2")],
    );
    (counts, deal, given, passed, answers).prop_map(
        |((points, checks, hints, key), deal, given, passed, (draft, checked, hinted))| {
            let earned = format!("{points};{checks};{hints};{key}{deal}{given}{passed}");
            let text = format!("{earned};{draft};{checked};{hinted}");
            Attempt::parse_brief(&text).unwrap_or_else(|| panic!("{text}"))
        },
    )
}

/// The hashes of the hints that were given.
fn given(attempt: &Attempt) -> BTreeSet<String> {
    let text = attempt.print_brief(Depth::Whole);
    let key = text.split(';').nth(3).expect("the key and what was given");
    let hashes = key.split('.').find_map(|part| part.strip_prefix('h')).unwrap_or_default();
    hashes.as_bytes().chunks(8).map(|hash| String::from_utf8_lossy(hash).into_owned()).collect()
}

proptest! {
    #[test]
    fn what_is_over_earns_nothing(attempt in attempt(), limit in 1..4_u32) {
        let question = question(&format!("{QUIZ}&points=9&attempts={limit}"));
        prop_assume!(attempt.is_over(&question.terms));
        let asked = Asked::of(&question).expect("it can be asked");
        for hands_in in [false, true] {
            let mut attempt = attempt.clone();
            attempt.draft = asked.key();
            let before = attempt.points();
            if hands_in {
                attempt.hand_in(Some(&asked), &question.terms, En);
            } else {
                attempt.check(&asked, &question.terms, En).expect("it can be read");
            }
            prop_assert_eq!(attempt.points(), before);
        }
    }

    #[test]
    fn merging_takes_nothing_back(own in attempt(), stored in attempt()) {
        let merged = own.merged(&stored);
        prop_assert_eq!(&own.merged(&own), &own);
        prop_assert_eq!(&own.merged(&merged), &merged, "again");
        prop_assert_eq!(&merged.merged(&stored), &merged, "the other way round");
        prop_assert_eq!(merged.is_handed_in(), own.is_handed_in() || stored.is_handed_in());
        for one in [&own, &stored].into_iter().filter(|one| one.deal() == merged.deal()) {
            prop_assert!(merged.points() >= one.points());
        }
        if own.deal() == stored.deal() {
            prop_assert!(merged.has_seen_key() || !own.has_seen_key() && !stored.has_seen_key());
        }
        if own.deal() == stored.deal() && !merged.is_handed_in() {
            let both = [&own, &stored];
            for one in both {
                prop_assert!(merged.hints() >= one.hints() && merged.checks() >= one.checks());
                prop_assert!(given(&merged).is_superset(&given(one)));
            }
            let own_of = |one: &Attempt| (one.draft.clone(), one.passed());
            prop_assert!(both.iter().any(|one| own_of(one) == own_of(&merged)));
            prop_assert!(!merged.draft.is_empty() || both.iter().all(|one| one.draft.is_empty()));
            let last = both.iter().find(|one| one.checks() == merged.checks());
            prop_assert_eq!(merged.checked(), last.and_then(|one| one.checked()));
        }
    }
}
