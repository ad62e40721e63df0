//! Questions that interrupt a search while it plays.

use crate::followed::followed;
use plyscope_i18n::Lang;
use plyscope_practice::interruptions::{Interruptions, Tally};
use plyscope_quiz::asked::{Asked, Unaskable, MOST_PLAYED};
use plyscope_quiz::grade::Mark;
use plyscope_quiz::next::{Next, MOST_STOPS};
use plyscope_quiz::question::Question;
use plyscope_quiz::Quiz;
use plyscope_search::trace::RecordStop;
use plyscope_search::{Event, NodeId, Step};
use plyscope_setup::ask::Ask;
use plyscope_setup::Choice;
use proptest::prelude::*;

/// The quiz of the lectures.
const QUIZ: &str = "question=playback&tree=((8+5)+(20+3))+((2+4)+(15+6))";

fn asked(text: &str) -> Result<Interruptions, Unaskable> {
    let (question, problems) = Question::parse(text);
    assert_eq!(problems, [], "{text}");
    let question = question.expect("a question");
    assert_eq!(Question::parse(&question.print()).0.as_ref(), Some(&question), "{text}");
    match Asked::of(&question)? {
        Asked::Next(quiz) => Ok(Interruptions::new(quiz)),
        other => panic!("{other:?}"),
    }
}

#[test]
fn the_lectures_tree_is_asked_about() {
    let table = [
        ("&ask=cuts", "1: no; 2: no; 3: yes; 4: no; 5: no; 6: yes"),
        ("&ask=cuts&cut=gt&from=9", "1: no; 2: yes; 3: no; 4: no; 5: yes"),
        ("&ask=values", "1: 8; 2: >=20; 3: 8; 4: 4; 5: <=4; 6: 8"),
        ("&ask=next", "1: L4-2; 2: L3-2; 3: L2-2; 4: L4-6; 5: none"),
        (
            "&ask=next&order=right",
            "1: L4-7; 2: L3-3; 3: L4-5; 4: L2-1; 5: L4-3; 6: L3-1; 7: L4-1; 8: none",
        ),
        ("&ask=cuts&to=14", "1: no; 2: no"),
        ("&ask=values&algorithm=minimax&from=20", "1: 4; 2: 15; 3: 4; 4: 8"),
    ];
    for (rest, key) in table {
        let questions = asked(&format!("{QUIZ}{rest}")).expect(rest);
        assert_eq!(questions.quiz().print(&questions.quiz().key()), key, "{rest}");
    }
}

#[test]
fn a_comma_is_a_decimal_one_only_directly_between_two_digits() {
    let search = "question=playback&tree=(4+5)+3&algorithm=minimax&ask=values";
    let questions = asked(search).expect("it can be asked");
    let quiz = questions.quiz();
    assert_eq!(quiz.print(&quiz.key()), "1: 4; 2: 4");
    let table = [
        ("1: 4, 4", "1: 4; 2: 4"),
        ("4 ,4.", "1: 4; 2: 4"),
        ("４，５", "1: 4; 2: 5"),
        ("1: 4、5", "1: 4; 2: 5"),
        ("4., ≥ 9 / 2", "1: 4; 2: >=4.5"),
        ("1: 4,5", "1: 4.5"),
        ("1: - 5; 2: ≥ − 4", "1: -5; 2: >=-4"),
        ("１：４,５。；2: <= 4．5", "1: 4.5; 2: <=4.5"),
    ];
    for (answer, same) in table {
        assert_eq!(quiz.read(answer), quiz.read(same), "{answer}");
        assert!(quiz.read(same).is_ok(), "{same}");
    }
    assert!(quiz.read("4 5").is_err(), "one value has no space within");
}

#[test]
fn a_search_without_such_questions_is_refused() {
    let long = format!("tree={}", "1+".repeat(MOST_PLAYED as usize / 2));
    let table = [
        (format!("{QUIZ}&ask=cuts&algorithm=minimax"), Unaskable::Nothing),
        (format!("{QUIZ}&ask=cuts&from=last"), Unaskable::Nothing),
        (format!("{QUIZ}&ask=next&order=best"), Unaskable::OtherSearch),
        (format!("{QUIZ}&ask=next&algorithm=iterative-deepening"), Unaskable::OtherSearch),
        ("question=playback&tree=8&ask=values".to_owned(), Unaskable::Nothing),
        (
            format!("question=playback&{long}&ask=next"),
            Unaskable::TooLong(RecordStop::TooLong { limit: MOST_PLAYED }),
        ),
    ];
    for (text, why) in table {
        assert_eq!(asked(&text).err(), Some(why), "{}", &text[..60]);
    }
}

#[test]
fn replies_are_graded_and_counted() {
    let mut cuts = asked(&format!("{QUIZ}&ask=cuts")).expect("it can be asked");
    let finding = cuts.reply(2, "no", Lang::En).expect("a reply");
    assert_eq!(finding.mark, Mark::Wrong);
    assert!(finding.why.contains("L3-2") && finding.why.contains("L4-4"), "{}", finding.why);
    let table = [
        (0, "no", Mark::Right),
        (1, "nee", Mark::Right),
        (5, "Cut", Mark::Right),
        (4, "是", Mark::Wrong),
    ];
    for (number, reply, mark) in table {
        assert_eq!(cuts.reply(number, reply, Lang::En).map(|finding| finding.mark), Ok(mark));
    }
    assert_eq!(cuts.tally(), Tally { right: 3, answered: 5, passed: 0, of: 6 });
    for bad in ["", "maybe", "L3-2", "no L3-2", "no, yes", "no、1: yes"] {
        let mark = cuts.reply(3, bad, Lang::En).map(|finding| finding.mark);
        assert!(mark.is_err() || bad.is_empty() && mark == Ok(Mark::Missed), "{bad}: {mark:?}");
    }
    assert_eq!(cuts.tally().answered, 5, "what cannot be parsed is no reply");

    let mut values = asked(&format!("{QUIZ}&ask=values")).expect("it can be asked");
    let table = [
        (0, "8", Mark::Right),
        (1, "20", Mark::Wrong),
        (1, "≥ 20", Mark::Right),
        (1, "=> 20,0", Mark::Right),
        (2, "win", Mark::Wrong),
        (3, "4; 5: 3", Mark::Right),
        (4, "<=4", Mark::Right),
    ];
    for (number, reply, mark) in table {
        let found = values.reply(number, reply, Lang::En).map(|finding| finding.mark);
        assert_eq!(found, Ok(mark), "{number}: {reply}");
    }
    assert!(values.reply(5, "eight", Lang::Nl).is_err());
}

#[test]
fn choices_and_presses_are_replies() {
    let next = asked(&format!("{QUIZ}&ask=next")).expect("it can be asked");
    let tree = next.quiz().session().tree();
    let l33 = tree.find("L2-2".parse().expect("a name")).expect("a node");
    assert_eq!(next.pressed(2, l33), Some("L2-2".to_owned()));
    assert_eq!(next.pressed(2, plyscope_search::TreeNode::ROOT), None, "it was visited");
    let cuts = asked(&format!("{QUIZ}&ask=cuts")).expect("it can be asked");
    let typed: Vec<String> =
        cuts.choices(0, Lang::En).into_iter().map(|(_, typed)| typed).collect();
    assert_eq!(typed, ["yes", "no"]);
    assert_eq!(cuts.pressed(0, l33), None);
    let values = asked(&format!("{QUIZ}&ask=values")).expect("it can be asked");
    assert_eq!(values.choices(0, Lang::En), []);
}

#[test]
fn a_jump_passes_questions_and_going_back_asks_none_again() {
    let mut questions = asked(&format!("{QUIZ}&ask=cuts")).expect("it can be asked");
    let steps: Vec<Step> = questions.quiz().stops().iter().map(|stop| stop.step).collect();
    assert_eq!(questions.open_at(steps[0]), Some(0));
    questions.reply(0, "no", Lang::En).expect("a reply");
    assert_eq!(questions.open_at(steps[0]), None, "answered");
    questions.pass(steps[0], steps[3]);
    assert_eq!(questions.tally(), Tally { right: 1, answered: 1, passed: 2, of: 6 });
    for (number, &step) in steps.iter().enumerate() {
        assert_eq!(questions.open_at(step), (number >= 3).then_some(number), "{number}");
        assert_eq!(questions.open_at(Step(step.0 + 1)), None, "{number}");
    }
    let mut later = asked(&format!("{QUIZ}&ask=cuts")).expect("it can be asked");
    later.restore("1: yes; 6: yes").expect("an answer");
    assert_eq!(later.tally(), Tally { right: 1, answered: 2, passed: 0, of: 6 });
    assert_eq!((later.open_at(steps[0]), later.open_at(steps[1])), (None, Some(1)));
    assert!(later.restore("7: yes").is_err());
    assert_eq!(later.answer(), "1: yes; 6: yes");
}

/// The visits that a question is about, in their order.
fn asked_about(quiz: &Next) -> Vec<NodeId> {
    quiz.stops().iter().map(|stop| stop.node).collect()
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(128))]

    #[test]
    fn questions_come_before_their_answers_and_are_complete(
        session in followed(),
        ask in proptest::sample::select(Ask::ALL),
        ends in (0.0..1.0_f64, 0.0..1.0_f64),
    ) {
        let trace = session.trace().clone();
        let last = trace.last_step();
        let at = |share: f64| Step((f64::from(last.0) * share) as u32);
        let ((_, ask), whole) = (ask, ends.0 < 0.5);
        let (from, to) = if whole { (Step::START, last) } else { (at(ends.0 - 0.5), at(ends.1)) };
        let Some(quiz) = Next::during(session, ask, from, to) else { return Ok(()) };
        let mut questions = Interruptions::new(quiz.clone());
        prop_assert!(quiz.stops().windows(2).all(|pair| pair[0].step < pair[1].step));
        prop_assert!(quiz.stops().len() <= MOST_STOPS);
        for (number, (stop, finding)) in
            quiz.stops().iter().zip(quiz.grade(&quiz.key(), Lang::En).findings).enumerate()
        {
            let shown = finding.step.expect("a step that shows it");
            prop_assert!(from <= stop.step && stop.step <= shown && shown <= to);
            prop_assert_eq!(questions.open_at(stop.step), Some(number));
            let reply = *quiz.key().get(number).expect("every stop has a reply");
            let found = questions.reply(number, &quiz.reply_typed(reply), Lang::En);
            prop_assert_eq!(found.map(|finding| finding.mark), Ok(Mark::Right));
            prop_assert!(!questions.prompt(number, Lang::Zh).is_empty());
        }
        let count = quiz.stops().len();
        prop_assert_eq!(questions.tally(), Tally { right: count, answered: count, passed: 0, of: count });
        let mut restored = Interruptions::new(quiz.clone());
        prop_assert_eq!(restored.restore(&questions.answer()), Ok(()));
        prop_assert_eq!(restored.tally(), questions.tally());
        if !whole || count == MOST_STOPS {
            return Ok(());
        }
        // Over the whole search, nothing that can be asked is left out.
        match ask {
            Ask::Cuts => {
                let mut cuts: Vec<NodeId> = trace.cuts().map(|cut| cut.node).collect();
                cuts.retain(|node| !asked_about(&quiz).contains(node));
                prop_assert_eq!(cuts, []);
            }
            Ask::Values => {
                let left = (1..=last.0).map(Step).filter_map(|step| match trace.event(step) {
                    Some(Event::Leave { .. }) => trace.focus(step),
                    _ => None,
                });
                let inner: Vec<NodeId> = left.filter(|&node| !trace.is_childless(node)).collect();
                prop_assert_eq!(asked_about(&quiz), inner);
            }
            Ask::Next => {
                let visits = (1..=last.0).map(Step).filter(|&step| {
                    matches!(trace.event(step), Some(Event::Enter { .. }))
                });
                // The first child of a node follows from going down.
                let after_return = visits.filter(|step| {
                    !matches!(trace.event(Step(step.0 - 1)), Some(Event::Enter { .. } | Event::Begin { .. }))
                });
                prop_assert_eq!(after_return.count() + 1, count);
            }
        }
    }
}
