//! Questions that follow a search, and those about the order of its children.

use std::collections::BTreeSet;

use crate::asking::{asked, check, check_unread, DEEP, QUIZ};
use crate::followed::followed;
use crate::key::check_key;
use plyscope_comparison::compare::Least;
use plyscope_i18n::Lang;
use plyscope_quiz::asked::Unaskable;
use plyscope_quiz::best_move::BestMove;
use plyscope_quiz::follow::{can_be_followed, can_be_performed};
use plyscope_quiz::grade::{Mark, Score};
use plyscope_quiz::next::{Next, Reply, Setter};
use plyscope_quiz::order::{Aim, Arrangement, Order, Unorderable};
use plyscope_quiz::perform::{Action, AnswerStep, Perform, Performance};
use plyscope_quiz::prompt::search_name;
use plyscope_quiz::question::Grading;
use plyscope_quiz::Quiz;
use plyscope_search::algo::Fail;
use plyscope_search::trace::Recorder;
use plyscope_search::{CutRule, GameTree, Player, TreeNode, Window};
use plyscope_session::engine::search_tree;
use plyscope_setup::{Algorithm, Setup};
use proptest::prelude::*;

/// Why an answer is not all right, at its first piece that is not.
fn why(question: &str, answer: &str) -> String {
    let quiz = asked(question).expect("it can be asked");
    let grade = quiz.grade(answer, Lang::En).expect("it can be read");
    let finding = grade.findings.into_iter().find(|finding| finding.mark != Mark::Right);
    finding.expect("something is not right").why
}

#[test]
fn what_happens_next_in_the_lectures_trees() {
    check(
        &format!("question=next&{QUIZ}"),
        "1: 8..inf; 2: -inf..8; 3: cut L2-1; 4: 8..inf; 5: 8..inf; 6: none",
        &[
            ("", (0, 0, 6)),
            ("8..inf\n[-inf, 8]\nL2-1\n[8,∞]\n 8 +inf \nnone", (6, 0, 6)),
            ("6) none； 3: CUT l2-1", (2, 0, 6)),
            ("3: no; 4: −∞..8", (0, 2, 6)),
            ("3: cut start; 3: cut L2-1", (1, 0, 6)),
            ("3: no; 3:", (0, 0, 6)),
        ],
    );
    check(
        &format!("question=next&{DEEP}"),
        "1: -inf..6; 2: 6..inf; 3: cut L1-1; 4: 6..inf; 5: no; 6: none",
        &[
            ("3: cut L1-1; 4: 1..2; no cut", (2, 1, 6)),
            ("5: nee", (1, 0, 6)),
            ("5: geen", (1, 0, 6)),
        ],
    );
    check(
        "question=next&window=-inf..7&tree=(8+5)+(20+3)",
        "1: -inf..7; 2: no; 3: 5..7; 4: none",
        &[],
    );
    // The ends of windows have the words of the picture.
    check(
        "question=next&tree=(draw+win)+(loss+win)",
        "1: -inf..draw; 2: draw..inf; 3: cut L1-1; 4: none",
        &[("[-∞, remise]; [和, ∞]", (2, 0, 4)), ("-inf..0; draw..verlies", (1, 1, 4))],
    );
}

#[test]
fn the_move_and_the_order_of_the_lectures_trees() {
    check(
        &format!("question=best-move&{QUIZ}"),
        "L2-1",
        &[("l2-1", (1, 0, 1)), ("L2-2", (0, 1, 1)), ("", (0, 0, 1))],
    );
    check(
        "question=best-move&root=min&tree=3+1+1",
        "L2-2",
        &[("L2-3", (1, 0, 1)), ("L2-1", (0, 1, 1))],
    );
    check(
        &format!("question=order-least&{QUIZ}"),
        "L2-2: 2 1; L3-2: 2 1",
        &[
            ("", (0, 0, 3)),
            ("L3-2: 2 1", (1, 0, 3)),
            ("((8 5) (3 20)) ((15 6) (2 4))", (3, 0, 3)),
            ("((5 8) (3 20)) ((6 15) (4 2))", (3, 0, 3)),
            ("((2 4) (15 6)) ((8 5) (20 3))", (1, 0, 3)),
        ],
    );
    check(
        "question=order-most&tree=(1+2)+(5+8)",
        "L1-1: 2 1",
        &[("L1-1: 2 1", (1, 0, 1)), ("L2-1: 2 1", (0, 0, 1)), ("(8 5) (1 2)", (1, 0, 1))],
    );
}

#[test]
fn questions_about_orders_say_what_is_asked_and_how_many_leaves_an_answer_visits() {
    let (most, least) = ("order-most&tree=(1+2)+(5+8)", "order-least&tree=(5+8)+(1+2)");
    let table = [
        (most, "L1-1: 1 2", "prunes most", "4 leaves visited, 3 at best"),
        (most, "L1-1: 2 1", "prunes most", "3 leaves visited, 3 at best"),
        (least, "L1-1: 1 2", "prunes least", "3 leaves visited, 4 at best"),
        (least, "L1-1: 2 1", "prunes least", "4 leaves visited, 4 at best"),
    ];
    for (question, answer, asks, visits) in table {
        let quiz = asked(&format!("question={question}")).expect("it can be asked");
        assert!(quiz.prompt(Lang::En).contains(asks), "{question}");
        assert_eq!(quiz.ordered(answer, Lang::En).as_deref(), Some(visits), "{question}, {answer}");
    }
    let other = asked("question=pruned&tree=(1+2)+(5+8)").expect("it can be asked");
    assert_eq!(other.ordered("none", Lang::En), None);
}

#[test]
fn a_search_is_performed_as_text() {
    let small = "question=perform&tree=(4+8)+(2+5)";
    let key = "L2-1 L3-1 =4 b=4 L3-2 =8 =4 a=4 L2-2 L3-3 =2 b=2 cut <=2 =4";
    check(
        small,
        key,
        &[
            ("", (0, 0, 15)),
            (&key.replace("b=4", "v=4").replace("cut", "CUT").replace("<=", "≤"), (15, 0, 15)),
            (&key.replace("<=", "=<").replace("=4", "=4,0"), (15, 0, 15)),
            ("L2-1 L3-2 L3-1 =5 =4 v=4", (4, 2, 15)),
            ("L2-1 ? =4", (2, 1, 15)),
            ("cut", (0, 1, 15)),
        ],
    );
    check(
        &format!("{small}&grading=at-the-end"),
        key,
        &[("L2-1 L3-2 L3-1 =4", (1, 1, 15)), (key, (15, 0, 15)), ("L2-1 ? =4", (1, 1, 15))],
    );
    check(
        "question=perform&algorithm=minimax&tree=4+8",
        "L2-1 =4 v=4 L2-2 =8 v=8 =8",
        &[("L2-1 =4 L2-2", (2, 1, 7))],
    );
    check(
        "question=perform&algorithm=minimax&tree=draw+win",
        "L2-1 =draw v=draw L2-2 =win v=win =win",
        &[("L2-1,=Remise,v=和,L2-2,=winst v=胜 =WIN", (7, 0, 7))],
    );
}

#[test]
fn wrong_values_are_explained_with_the_numbers_of_the_search() {
    let next = format!("question=next&{QUIZ}");
    let perform = "question=perform&tree=(4+8)+(2+5)";
    let table = [
        (&*next, "1: 8..inf; 2: 8..inf", "MIN at L2-1 now has 8 from L3-1, so β falls to 8. So the window at L2-1 is [−∞, 8]."),
        (&*next, "1: 8..inf; 2: -inf..8; 3: no", "L3-2 is cut, since α = 20 ≥ β = 8: MIN at L2-1 already has 8, and the value here is at least 20. Never visited: L4-4."),
        ("question=next&tree=(4+8)+(17+5)&algorithm=negamax", "1: -4..inf; 2: 4..inf; 3: no; 4: none", "MIN at L2-1 now has 4 from L3-1, so β falls to 4. So the window at L2-1 is [−∞, 4]."),
        (perform, "cut", "The window at L1-1 is [−∞, ∞]. It is not closed, so there is no cut."),
        (perform, "L2-2", "L2-2 is not next: children are looked at from left to right."),
        (perform, "L2-1 L3-3", "L3-3 is not a child of L2-1, where the search is."),
        (perform, "L2-1 L3-1 =5", "L3-1 is a leaf, and comes back with its given value."),
        (perform, "L2-1 L3-1 =4 a=4", "MIN is to move here, and the window is [−∞, ∞]: does 4 move this end of it?"),
        (perform, "L2-1 L3-1 =4 b=5", "What came back is 4, and nothing else can be taken."),
        (perform, "L2-1 L3-1 =4 L3-2", "First look at what came back: does it change anything at L2-1?"),
        (perform, "L2-1 L3-1 =4 b=4 =4", "L2-1 is not finished: there are children that still have to be looked at."),
        (perform, "L2-1 L3-1 =4 b=4 L3-2 =8 b=8", "What came back is 8, no better for MIN at L2-1 than 4, so nothing moves."),
        (perform, "L2-1 L3-1 =4 b=4 L3-2 =8 cut", "All children of L2-1 have been looked at, so there is nothing to cut."),
        (perform, "L2-1 L3-1 =4 b=4 L3-2 =8 >=4", "The number is right, but it is no bound: all that can matter below L2-1 has been seen, so the value is exact."),
        (perform, "L2-1 L3-1 =4 b=4 L3-2 =8 =4 a=4 L2-2 L3-3 =2 b=2 L3-4", "Look at the window at L2-2 first: it is [4, 2]."),
        (perform, "L2-1 L3-1 =4 b=4 L3-2 =8 =4 a=4 L2-2 L3-3 =2 b=2 cut =2", "The number is right, but L2-2 was cut: among what was not looked at there may be something better for the player to move. So it is a bound."),
        ("question=perform&tree=(4+8)+(17+5)&window=5..20&fail=hard", "L2-1 L3-1 =4 b=4 cut <=4", "The best value that MIN has found lies outside the window with which L2-1 was entered, so the end of it comes back."),
        ("question=perform&tree=3+4&window=5..20&fail=hard", "L2-1 =3 v=3 L2-2 =4 v=4 =5", "The number is right, but it is an end of the window: the best value lies beyond it, so L1-1 comes back with a bound."),
        ("question=order-most&tree=(1+2)+(5+8)", "", "In your order 4 leaves are visited; the best possible is 3. At L1-1, entered with the window [−∞, ∞], the order L2-1, L2-2 leads to 4 leaves; with L2-2, L2-1 it would be 3."),
        ("question=best-move&tree=(1+2)+(5+8)", "L2-1", "L2-1 is worth 1, and L2-2 is worth 5: that is better for MAX."),
    ];
    for (question, answer, text) in table {
        assert_eq!(why(question, answer), text, "{question}: {answer}");
    }
}

#[test]
fn thoughts_that_lead_to_an_answer_are_recognised() {
    let table = [
        ("1: inf..8; 2: 8..-inf; 3: cut L2-1; 4: inf..8; 5: inf..8; 6: none", vec!["swapped-ends"]),
        ("1: 8..inf; 2: -inf..8; 3: cut L3-2; 4: 8..inf; 5: 8..inf; 6: none", vec!["cut-node"]),
        ("1: 8..inf; 2: -inf..8; 3: cut L2-1; 4: 8..inf; 5: 8..inf; 6: none", vec![]),
        ("1: inf..8", vec![]),
    ];
    let quiz = asked(&format!("question=next&{QUIZ}")).expect("it can be asked");
    for (answer, ids) in table {
        let grade = quiz.grade(answer, Lang::En).expect("it can be read");
        let found: Vec<_> = grade.recognised.iter().map(|known| known.id).collect();
        assert_eq!(found, ids, "{answer}");
    }
}

#[test]
fn a_bound_of_the_start_window_is_nobodys_further_up() {
    let table = [
        (format!("question=next&{QUIZ}"), "3: cut L3-2", false),
        ("question=next&tree=(4+8)+(17+5)&window=5..20".to_owned(), "1: cut L2-1", true),
    ];
    for (question, wrong, is_by_start) in table {
        let quiz = asked(&question).expect("it can be asked");
        let whole = format!("{}; {wrong}", quiz.key());
        let grade = quiz.grade(&whole, Lang::En).expect("it can be read");
        let thought = grade.recognised.first().expect("a misconception");
        assert_eq!(thought.text.contains("start window"), is_by_start, "{}", thought.text);
    }
}

#[test]
fn the_prompt_has_all_that_decides_the_answer() {
    let window = "The search starts with the window [0, 30].";
    let one_bound = "Only the bound of the node just above is passed down.";
    let hard = "returns the nearest end of the window.";
    let table = [
        ("next", "&window=0..30", window, true),
        ("whose-bound", "&window=0..30", window, true),
        ("which-search", "&window=0..30", window, true),
        ("which-search", "&cut=gt&fail=hard", hard, true),
        ("which-search", "", hard, false),
        ("find-mistake", "&window=0..30", window, true),
        ("perform", "&window=0..30", window, true),
        ("perform", "&window=0..30&fail=hard", hard, true),
        ("perform", "", window, false),
        ("next", "&algorithm=single-cutoff", one_bound, true),
        ("perform", "&algorithm=single-cutoff", one_bound, true),
        ("whose-bound", "&algorithm=single-cutoff", one_bound, true),
        ("which-search", "&algorithm=single-cutoff", one_bound, false),
        ("next", "", one_bound, false),
        ("next", "&depth=2", "It looks 2 plies ahead.", true),
    ];
    for (kind, search, part, is_there) in table {
        let quiz = asked(&format!("question={kind}&{QUIZ}{search}")).expect("it can be asked");
        let prompt = quiz.prompt(Lang::En);
        assert_eq!(prompt.contains(part), is_there, "{kind}{search}: {prompt}");
    }
}

#[test]
fn every_algorithm_has_a_name_of_its_own_in_sentences() {
    for lang in Lang::ALL {
        let name = |&(id, algorithm): &(&str, Algorithm)| {
            let name = search_name(&Setup { algorithm, ..Setup::default() }, lang);
            assert_eq!(Some(&name), lang.named(&format!("quiz-algorithm-{id}")).as_ref());
            name
        };
        let names: BTreeSet<String> = Algorithm::ALL.iter().map(name).collect();
        assert_eq!(names.len(), Algorithm::ALL.len(), "{names:?}");
    }
}

#[test]
fn hints_say_who_is_to_move_only_where_a_player_is() {
    let replies = "decided by MIN, who moves there";
    let mixed = "A child that is a leaf is worth its own value";
    let table = [
        ("perform&tree=(4+8)+(17+5)", "L2-1", 0, "The search is at L2-1, where MIN is to move."),
        ("perform&tree=(4+8)+(17+5)", "L2-1 L3-1", 0, "The search is at L3-1, a leaf:"),
        ("best-move&tree=(4+8)+(17+5)", "L2-1", 1, replies),
        ("best-move&tree=3+7", "L2-1", 1, mixed),
        ("best-move&tree=(17+5)+max:(4+8)", "L2-1", 1, mixed),
    ];
    for (question, answer, number, part) in table {
        let quiz = asked(&format!("question={question}")).expect("it can be asked");
        let hints = quiz.hints(answer, Lang::En).expect("it can be read");
        let hint = hints.get(number);
        assert!(hint.is_some_and(|hint| hint.contains(part)), "{question}: {hints:?}");
    }
}

#[test]
fn invalid_answers_are_reported_at_their_place() {
    let table = [
        ("next", "1: L3-1", 3..7, "“L3-1” is not what is asked for here. Expected: a window"),
        ("next", "7: none", 3..7, "“7: none” belongs to no stop: there are 6 stops"),
        ("next", "0: none", 3..7, "“0: none” belongs to no stop"),
        ("next", "99999999999999999999: no", 22..24, "“99999999999999999999: no” belongs"),
        ("next", "3: cut L9-9", 7..11, "The tree has no node L9-9."),
        ("next", "3: no way", 3..9, "“no way” is not what is asked for here. Expected: “no”"),
        ("next", "1: 8..9..10", 3..11, "“8..9..10” is not"),
        (
            "best-move",
            "L3-1",
            0..4,
            "“L3-1” is not what is asked for here. Expected: the name of one",
        ),
        ("best-move", "L2-1 L2-2", 5..9, "“L2-2” is not"),
        (
            "order-least",
            "L2-1: 1 1",
            0..9,
            "“L2-1: 1 1” is not what is asked for here. Expected: a node",
        ),
        ("order-least", "L2-1: 1", 0..7, "“L2-1: 1” is not"),
        ("order-least", "L4-1: 1", 0..7, "“L4-1: 1” is not"),
        ("order-least", "L9-1: 1", 0..4, "The tree has no node L9-1."),
        (
            "order-least",
            " (1 2) (3 4)",
            1..12,
            "“(1 2) (3 4)” is not what is asked for here. Expected: the same",
        ),
        (
            "perform",
            "L2-1 best",
            5..9,
            "“best” is not what is asked for here. Expected: a child’s name",
        ),
        ("perform", "L2-1 a=", 5..7, "“a=” is not"),
        ("perform", "L9-9", 0..4, "The tree has no node L9-9."),
    ];
    for (kind, answer, at, begins) in table {
        let quiz = asked(&format!("question={kind}&{QUIZ}")).expect("it can be asked");
        check_unread(&quiz, answer, at, begins);
    }
}

#[test]
fn impossible_questions_have_a_reason() {
    let wide = format!("question=order-most&tree={}", ["1"; 11].join("+"));
    let table = [
        ("question=next&tree=5", Unaskable::Nothing),
        ("question=next&order=random&tree=(4+8)+(17+5)", Unaskable::OtherSearch),
        ("question=next&algorithm=iterative-deepening&tree=(4+8)+(17+5)", Unaskable::OtherSearch),
        ("question=perform&depth=1&tree=(4+8)+(17+5)", Unaskable::OtherSearch),
        ("question=perform&tree=5", Unaskable::Nothing),
        ("question=best-move&tree=5", Unaskable::Nothing),
        ("question=order-most&tree=(4+8)+(17+5)&order=right", Unaskable::OtherSearch),
        ("question=order-most&tree=6+((1+2)+(7+8))&cut=gt&fail=hard", Unaskable::Clips),
        ("question=order-most&tree=(5+17)+(4+8)", Unaskable::BestAlready),
        ("question=order-least&tree=(4+8)+(17+5)", Unaskable::BestAlready),
        (&*wide, Unaskable::TooLarge),
    ];
    for (question, reason) in table {
        assert_eq!(asked(question).err(), Some(reason), "{question}");
        for lang in Lang::ALL {
            assert!(!reason.message(lang).is_empty());
        }
    }
    // The order that prunes least is no best order of alpha-beta.
    assert!(Unaskable::BestAlready.message(Lang::En).contains("better for this question"));
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(1500))]

    #[test]
    fn questions_follow_the_search(session in followed()) {
        prop_assert!(can_be_followed(session.setup()));
        let Some(quiz) = Next::new(session) else { return Ok(()) };
        check_key(&quiz);
        let (session, trace) = (quiz.session(), quiz.session().trace());
        prop_assert!(quiz.stops().len() <= 12);
        prop_assert!(quiz.stops().windows(2).all(|pair| pair[0].step < pair[1].step));
        for (number, stop) in quiz.stops().iter().enumerate() {
            let reply = *quiz.key().get(number).expect("every stop has a reply");
            let step = |ahead: u32| plyscope_search::Step(stop.step.0 + ahead);
            let entered = (stop.step.0 + 1..=trace.last_step().0).map(plyscope_search::Step)
                .find(|&step| trace.visible(step) > trace.visible(stop.step));
            let settled = (1..=2).map(step).find(|&step| matches!(
                trace.event(step),
                Some(plyscope_search::Event::Best { .. })
            ) && trace.focus(step) == Some(stop.node));
            let now = settled.unwrap_or(stop.step);
            match reply {
                Reply::Visit(node) => prop_assert_eq!(entered.and_then(|at| session.focus(at)), Some(node)),
                Reply::Nothing => prop_assert_eq!(entered, None),
                Reply::Window(window) => {
                    prop_assert_eq!(trace.window(stop.node, now).window(), window);
                }
                Reply::SomeCut | Reply::Value(_) => prop_assert!(false, "only asked while it plays"),
                Reply::NoCut => {
                    prop_assert!(!trace.window(stop.node, now).window().is_closed(session.setup().options().cut));
                }
                Reply::Cut(Setter::Start) => {
                    let window = session.setup().options().window;
                    let (now, player) = (trace.window(stop.node, now).window(), trace.player(stop.node));
                    let is_met = match player {
                        Player::Max => now.alpha >= window.beta,
                        Player::Min => now.beta <= window.alpha,
                    };
                    prop_assert!(is_met);
                }
                Reply::Cut(Setter::Node(setter)) => {
                    let node = session.node(stop.node);
                    let above = session.tree().ancestors(node).skip(1).any(|above| above == setter);
                    prop_assert!(above && session.tree().player(setter) != session.tree().player(node));
                }
            }
        }
    }

    #[test]
    fn one_other_reply_is_one_less(session in followed(), number in 0_usize..12) {
        let Some(quiz) = Next::new(session) else { return Ok(()) };
        let (key, number) = (quiz.key(), number % quiz.stops().len());
        let other = match key.get(number).expect("every stop has a reply") {
            Reply::Visit(_) => Reply::Nothing,
            Reply::Nothing => Reply::Visit(TreeNode::ROOT),
            Reply::Window(Window { alpha, beta }) => {
                Reply::Window(Window { alpha: alpha.next_down(), beta: beta.next_up() })
            }
            Reply::NoCut => Reply::Cut(Setter::Start),
            Reply::Cut(_) | Reply::SomeCut | Reply::Value(_) => Reply::NoCut,
        };
        let answer = key.clone().with(number, Some(other));
        prop_assume!(answer != key);
        prop_assert_eq!(quiz.read(&quiz.print(&answer)), Ok(answer.clone()));
        let grade = quiz.grade(&answer, Lang::En);
        let of = quiz.stops().len() as u32;
        prop_assert_eq!(grade.score, Score { right: of - 1, wrong: 1, of });
        prop_assert_eq!(quiz.hints(&answer, Lang::En).is_empty(), false);
    }

    #[test]
    fn a_performance_goes_step_by_step_through_the_search(session in followed()) {
        if !can_be_performed(session.setup()) {
            prop_assert!(Perform::new(session, Grading::AtOnce).is_none());
            return Ok(());
        }
        let last = session.trace().last_step();
        let Some(quiz) = Perform::new(session, Grading::AtOnce) else { return Ok(()) };
        check_key(&quiz);
        let mut given = Performance::new();
        while let Some(action) = quiz.model(&given) {
            prop_assert_eq!(quiz.judge(&given, action, Lang::En).mark, Mark::Right);
            given.push(AnswerStep::Action(action));
        }
        prop_assert_eq!(quiz.step(&given), last);
        prop_assert!(quiz.offers(&given).is_empty());
        prop_assert!(quiz.grade(&given, Lang::En).score.is_full());
    }

    #[test]
    fn a_wrong_step_does_not_move_the_search(
        session in followed(),
        place in 0_usize..60,
        pick in 0_usize..6,
    ) {
        for grading in [Grading::AtOnce, Grading::AtTheEnd] {
            let Some(quiz) = Perform::new(session.clone(), grading) else { return Ok(()) };
            let key = quiz.key();
            let before = key[..place % key.len()].to_vec();
            let offers = quiz.offers(&before);
            let leave = offers.leave.into_iter().flatten();
            let possible = offers.enter.into_iter().chain(offers.take).chain(offers.cut).chain(leave);
            let possible: Vec<Action> = possible.chain([Action::Enter(TreeNode::ROOT)]).collect();
            let wrong = possible[pick % possible.len()];
            let finding = quiz.judge(&before, wrong, Lang::En);
            if finding.mark == Mark::Right {
                continue;
            }
            prop_assert!(!finding.why.is_empty());
            let mut given = before.clone();
            given.push(AnswerStep::Action(wrong));
            prop_assert_eq!(quiz.read(&quiz.print(&given)), Ok(given.clone()));
            prop_assert_eq!(quiz.step(&given), quiz.step(&before));
            if grading == Grading::AtOnce {
                prop_assert_eq!(quiz.stand(&given), quiz.stand(&before));
            }
            given.extend(key[before.len()..].iter().copied());
            let score = quiz.grade(&given, Lang::En).score;
            prop_assert_eq!(score.wrong, 1);
            let right = match grading {
                Grading::AtOnce => key.len(),
                Grading::AtTheEnd => before.len(),
            };
            prop_assert_eq!(score.right as usize, right);
        }
    }

    #[test]
    fn shown_steps_earn_no_points(session in followed(), shown in 0_usize..60) {
        let Some(quiz) = Perform::new(session, Grading::AtOnce) else { return Ok(()) };
        let mut given = quiz.key();
        let shown = shown % given.len();
        given[shown] = AnswerStep::Shown;
        let of = given.len() as u32;
        let score = quiz.grade(&given, Lang::En).score;
        prop_assert!(score.wrong >= 1 && score.right < of);
    }

    #[test]
    fn the_best_move_is_the_one_that_minimax_finds(session in followed()) {
        let whole = Setup { algorithm: Algorithm::Minimax, ..Setup::default() };
        let whole = search_tree(session.tree().clone(), whole, Recorder::new()).expect("no limit");
        let end = whole.trace().last_step();
        let Some(quiz) = BestMove::new(session) else { return Ok(()) };
        check_key(&quiz);
        prop_assert_eq!(quiz.key(), whole.best_child(TreeNode::ROOT, end));
        let result = whole.trace().result().map(plyscope_search::Verdict::value);
        for child in whole.tree().children(TreeNode::ROOT) {
            let is_best = whole.known(child, end).map(plyscope_search::Verdict::value) == result;
            prop_assert_eq!(quiz.grade(&Some(child), Lang::En).score.is_full(), is_best);
        }
    }
}

/// Trees of few nodes, so that all their orders can be tried.
fn small_tree() -> impl Strategy<Value = GameTree> {
    let leaf = (0_i64..6).prop_map(|value| value.to_string());
    let text = leaf.prop_recursive(3, 10, 3, |child| {
        proptest::collection::vec(child, 2..=3)
            .prop_map(|children| format!("({})", children.join(" ")))
    });
    let orders = |tree: &GameTree| {
        let of = |node| (1..=tree.children(node).len()).product::<usize>();
        tree.nodes().map(of).product::<usize>()
    };
    let tree = (text, crate::core_support::player()).prop_map(|(text, player)| {
        GameTree::parse(&text).expect("a tree").with_root_player(player)
    });
    tree.prop_filter("few orders", move |tree| orders(tree) <= 800)
}

/// All orders of the children of all nodes.
fn arrangements(tree: &GameTree) -> Vec<Arrangement> {
    fn permutations(count: usize) -> Vec<Vec<usize>> {
        if count == 0 {
            return vec![Vec::new()];
        }
        let shorter = permutations(count - 1);
        let inserted = |places: &Vec<usize>, at: usize| {
            let mut places = places.clone();
            places.insert(at, count - 1);
            places
        };
        shorter.iter().flat_map(|places| (0..count).map(move |at| inserted(places, at))).collect()
    }
    let mut all = vec![Arrangement::default()];
    for node in tree.nodes() {
        let places = permutations(tree.children(node).len());
        let with = |one: &Arrangement| {
            let each = places.iter().map(|places| one.clone().with(tree, node, places.clone()));
            each.collect::<Vec<_>>()
        };
        all = all.iter().flat_map(with).collect();
    }
    all
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(150))]

    #[test]
    fn no_order_is_better_than_the_best(
        tree in small_tree(),
        most in any::<bool>(),
        above in any::<bool>(),
        narrow in any::<bool>(),
        fail in prop_oneof![Just(Fail::Soft), Just(Fail::Hard), Just(Fail::Start)],
    ) {
        let cut = if above { CutRule::Above } else { CutRule::AtLeast };
        let aim = if most { Aim::PruneMost } else { Aim::PruneLeast };
        let window = if narrow { "1..4" } else { "-inf..inf" }.parse().expect("a window");
        let setup = Setup { cut, fail, window, ..Setup::default() };
        let session = search_tree(tree.clone(), setup, Recorder::new()).expect("no limit");
        if above && fail != Fail::Soft {
            prop_assert_eq!(Order::new(session, aim).err(), Some(Unorderable::Clips));
            return Ok(());
        }
        let all = arrangements(&tree);
        let leaves = |one: &Arrangement| {
            let (tree, _) = one.of(&tree);
            let session = search_tree(tree, setup, Recorder::new()).expect("no limit");
            session.tree().nodes().filter(|&node| session.tree().is_leaf(node) && session.is_visited(node)).count()
        };
        let counts: Vec<usize> = all.iter().map(leaves).collect();
        let best = match aim {
            Aim::PruneMost => counts.iter().min(),
            Aim::PruneLeast => counts.iter().max(),
        };
        let best = *best.expect("there is an order");
        if most && !above && !narrow {
            prop_assert_eq!(Least::of_tree(&tree, u16::MAX).total().leaves as usize, best);
        }
        let given = leaves(&Arrangement::default());
        match Order::new(session, aim) {
            Err(problem) => {
                prop_assert_eq!(problem, Unorderable::BestAlready);
                prop_assert_eq!(given, best);
            }
            Ok(quiz) => {
                check_key(&quiz);
                prop_assert!(given != best);
                for (one, &count) in all.iter().zip(&counts) {
                    let grade = quiz.grade(one, Lang::En);
                    prop_assert_eq!(grade.score.is_full(), count == best);
                    prop_assert_eq!(quiz.read(&quiz.print(one)), Ok(one.clone()));
                    let typed = quiz.read(&one.of(&tree).0.to_string()).expect("the same tree");
                    prop_assert_eq!(quiz.visited(&typed) as usize, count);
                    prop_assert_eq!(quiz.hints(one, Lang::En).is_empty(), count == best);
                }
            }
        }
    }
}
