//! Questions about boards.

use crate::asking::{asked, check, check_unread};
use crate::usual::with_usual;
use plyscope_i18n::{texts, Lang};
use plyscope_practice::author::Draft;
use plyscope_puzzle_view::backtrack::board::Content;
use plyscope_puzzle_view::backtrack::gallery::gallery;
use plyscope_puzzle_view::backtrack::link::Link;
use plyscope_puzzle_view::backtrack::problem::Problem;
use plyscope_puzzle_view::backtrack::search::{Arrival, Search, Travel};
use plyscope_puzzles::backtrack::Moment;
use plyscope_quiz::asked::Unaskable;
use plyscope_quiz::board::{search_at, BackOut, Fate, Go, Lost, NextSquare, Way};
use plyscope_quiz::grade::Mark;
use plyscope_quiz::synonyms::synonyms;
use plyscope_quiz::Quiz;
use proptest::prelude::*;
use proptest::sample::select;

/// Searches small enough to be looked at whole.
const SMALL: [&str; 16] = [
    "puzzle=tour&board=3x4&start=a1",
    "puzzle=tour&board=3x4&start=b2&order=warnsdorff&prune=all&tour=closed",
    "puzzle=tour&board=4x4&start=a1&blocked=b2+c3&prune=dead",
    "puzzle=tour&board=3x3&start=a1&test=complete",
    "puzzle=queens&size=5",
    "puzzle=queens&size=4&test=complete",
    "puzzle=sudoku&inference=forward-checking",
    "puzzle=cryptarithm&sum=TWO+TWO=FOUR&inference=forward-checking",
    "puzzle=queens&size=6&inference=forward-checking&variables=fewest",
    "puzzle=maze&length=9",
    "puzzle=maze&maze=S.%23+...+.%23G&order=1324",
    "puzzle=subset-sum&numbers=3+3+2+4&target=6&bound=none",
    "puzzle=map&inference=forward-checking",
    "puzzle=map&map=A-B+A-C+B-C+C-a+C-end+a-end",
    "puzzle=map&map=end-B+end-C+end-D+B-C+B-D+C-D",
    "puzzle=sudoku&clues=1234+3412+2..3+4...&test=complete&cells=fewest",
];

fn problem(link: &str) -> Problem {
    let (link, problems) = Link::parse(link);
    assert_eq!(problems, []);
    link.problem
}

/// A question, its key, and some answers with how many pieces are right and wrong, of how many.
type Row = (&'static str, &'static str, &'static [(&'static str, (u32, u32, u32))]);

#[test]
fn the_answers_of_small_boards() {
    let table: [Row; 10] = [
        (
            "question=next-square&puzzle=queens&size=5&step=3",
            "1: back; 2: back; 3: d4; 4: back; 5: e4; 6: d4",
            &[
                ("back; BACK; D4; terug; 返回; d4", (5, 1, 6)),
                ("3: e4", (0, 1, 6)),
                ("", (0, 0, 6)),
            ],
        ),
        (
            "question=next-square&puzzle=sudoku&step=3",
            "1: back; 2: back; 3: 3; 4: 1; 5: back; 6: 4",
            &[("3: 3; 1", (2, 0, 6))],
        ),
        (
            "question=back-out&puzzle=queens&size=6&step=10",
            "back a6",
            &[
                ("BACK A6", (1, 0, 1)),
                ("no", (0, 1, 1)),
                ("back start", (0, 1, 1)),
                ("back end", (0, 1, 1)),
                ("", (0, 0, 1)),
            ],
        ),
        (
            "question=next-square&puzzle=subset-sum&step=3",
            "1: back; 2: back; 3: 0; 4: 13; 5: back; 6: 0",
            &[("back; 0; 0", (2, 1, 6))],
        ),
        (
            "question=back-out&puzzle=subset-sum&step=5",
            "back 10",
            &[("back 12", (0, 1, 1)), ("back start", (0, 1, 1))],
        ),
        (
            "question=back-out&puzzle=maze&maze=SG%23+..%23+%23..&order=3241&step=4",
            "back b2",
            &[("BACK B2", (1, 0, 1)), ("back start", (0, 1, 1)), ("no", (0, 1, 1))],
        ),
        (
            "question=back-out&puzzle=maze&maze=GS..&order=2341&step=2",
            "back start",
            &[("back B1", (1, 0, 1)), ("back c1", (0, 1, 1))],
        ),
        ("question=back-out&puzzle=queens&size=6&step=2", "no", &[("nee", (1, 0, 1))]),
        // From the middle of nine squares there is no way out.
        ("question=back-out&puzzle=tour&board=3x3&start=b2&step=0", "back end", &[]),
        (
            "question=lost&puzzle=queens&size=6&step=10",
            "no",
            &[("No", (1, 0, 1)), ("yes", (0, 1, 1)), ("", (0, 0, 1))],
        ),
    ];
    for (question, key, answers) in table {
        check(question, key, answers);
    }
}

#[test]
fn right_answers_have_the_words_of_the_language() {
    let table = [
        (
            "next-square&puzzle=sudoku&step=3",
            [
                "1: back; 2: back; 3: 3; 4: 1; 5: back; 6: 4",
                "1: terug; 2: terug; 3: 3; 4: 1; 5: terug; 6: 4",
                "1: 退回; 2: 退回; 3: 3; 4: 1; 5: 退回; 6: 4",
            ],
        ),
        ("back-out&puzzle=queens&size=6&step=10", ["back a6", "terug a6", "退回 a6"]),
        (
            "back-out&puzzle=maze&maze=GS..&order=2341&step=2",
            ["back start", "terug begin", "退回 开始"],
        ),
        (
            "back-out&puzzle=tour&board=3x3&start=b2&step=0",
            ["back end", "terug einde", "退回 结束"],
        ),
        ("back-out&puzzle=queens&size=6&step=2", ["no", "nee", "否"]),
        ("lost&puzzle=queens&size=6&step=10", ["no", "nee", "否"]),
    ];
    for (question, shown) in table {
        let quiz = asked(&format!("question={question}")).expect("it can be asked");
        for (lang, shown) in [Lang::En, Lang::Nl, Lang::Zh].into_iter().zip(shown) {
            assert_eq!(quiz.key_text(lang), shown, "{question}");
            assert!(quiz.is_same(shown, &quiz.key()), "{shown}");
            // Help offers the same words.
            let word = match question.starts_with("lost") {
                true => texts::quiz_word_no(lang),
                false => texts::quiz_word_back(lang),
            };
            let mut offered = vec![word];
            if question.starts_with("back-out") {
                offered.extend([texts::quiz_word_start(lang), texts::quiz_word_end(lang)]);
            }
            for word in offered {
                assert!(quiz.notation(lang).contains(&word), "{question}: {word}");
            }
        }
    }
}

/// What decides the answer: the rule by which the search gives up, and when it tests.
#[test]
fn the_lead_says_how_it_is_searched() {
    let table = [
        ("next-square&puzzle=queens&size=4&step=4", "4 queens, one in each row, none attacking another, by backtracking.\n"),
        (
            "next-square&puzzle=queens&size=4&test=complete&step=4",
            "by generate and test. Only when all choices are made does it test whether they are a solution.",
        ),
        ("lost&puzzle=map&test=complete", "by generate and test, neighbours differently. Only when"),
        ("lost&puzzle=queens&size=1", "A search that places one queen on the only square, by backtracking."),
        (
            "back-out&puzzle=tour&board=5x5&start=a1&prune=all&step=23",
            "when one can no longer be entered. It gives up at once when a square can no longer be reached.",
        ),
        (
            "back-out&puzzle=tour&board=6x6&start=a1&tour=closed&prune=dead",
            "by backtracking. It gives up at once when a square can no longer be passed through. Chosen",
        ),
        ("back-out&puzzle=tour&board=5x5&start=a1", "5×5 squares, by backtracking. Chosen so far: a1."),
    ];
    for (question, part) in table {
        let prompt =
            asked(&format!("question={question}")).expect("it can be asked").prompt(Lang::En);
        assert!(prompt.contains(part), "{prompt}");
    }
}

/// Looking for candidates leads nowhere where the search gives up before it tries them, and the first hint
/// may be free: it is the same at every stop.
#[test]
fn the_first_hint_asks_whether_the_search_gives_up() {
    let back = "Does the search give up here at once?";
    let square = "Stop 1: does the search give up here at once?";
    let table = [
        ("back-out&puzzle=tour&board=5x5&start=a1&prune=all&step=23", back),
        ("back-out&puzzle=queens&size=6&step=10", back),
        ("next-square&puzzle=queens&size=8&inference=forward-checking&step=4", square),
        ("next-square&puzzle=queens&size=5&step=3", square),
    ];
    for (question, begins) in table {
        let quiz = asked(&format!("question={question}")).expect("it can be asked");
        let hints = quiz.hints("", Lang::En).expect("it can be read");
        assert!(hints[0].starts_with(begins), "{question}: {hints:?}");
    }
}

/// Two queens in a column show very well that they lead nowhere, but to a search that tests at the end.
#[test]
fn a_lost_position_is_explained_as_the_search_sees_it() {
    let table = [
        (
            "puzzle=queens&size=6&test=complete&step=2",
            "No: no solution goes on from here; every continuation was tried.",
        ),
        (
            "puzzle=queens&size=6&step=1",
            "No: no solution goes on from here, although no single square",
        ),
    ];
    for (question, begins) in table {
        let quiz = asked(&format!("question=lost&{question}")).expect("it can be asked");
        let grade = quiz.grade("yes", Lang::En).expect("it can be read");
        assert!(grade.findings[0].why.starts_with(begins), "{question}: {:?}", grade.findings);
    }
}

#[test]
fn invalid_questions_are_reported() {
    let table = [
        (
            "next-square&puzzle=queens",
            "1: z9",
            3..5,
            "“z9” is not what is asked for here. Expected: one of",
        ),
        ("back-out&puzzle=queens", "back z9", 0..7, "“back z9” is not"),
        (
            "back-out&puzzle=queens",
            " b3",
            1..3,
            "“b3” is not what is asked for here. Expected: “no”, or",
        ),
        (
            "back-out&puzzle=subset-sum&step=5",
            "nox",
            0..3,
            "“nox” is not what is asked for here. Expected: “no”, or “back” with the choice that stays, start",
        ),
        (
            "lost&puzzle=queens",
            "perhaps",
            0..7,
            "“perhaps” is not what is asked for here. Expected: “yes” or",
        ),
    ];
    for (question, answer, at, begins) in table {
        let quiz = asked(&format!("question={question}")).expect("it can be asked");
        check_unread(&quiz, answer, at, begins);
    }
    let table = [
        ("lost&puzzle=tour&board=8x8&step=30000000", Unaskable::TooFar),
        ("back-out&puzzle=tour&board=8x8&step=30000000", Unaskable::TooFar),
        ("next-square&puzzle=tour&board=8x8&step=30000000", Unaskable::TooFar),
        ("back-out&puzzle=tour&board=3x3&start=b2&step=1", Unaskable::Nothing),
        ("next-square&puzzle=tour&board=3x3&start=b2&step=1", Unaskable::Nothing),
        // The names of regions are read as other answers.
        ("back-out&puzzle=map&map=end-B+end-C+end-D+B-C+B-D+C-D&step=3", Unaskable::Nothing),
        ("back-out&puzzle=map&map=A+a&step=2", Unaskable::Nothing),
        ("lost&puzzle=tour&board=3x3&start=b2&step=1", Unaskable::Nothing),
        ("lost&puzzle=tour&board=3x3&start=b2&step=9", Unaskable::Nothing),
    ];
    for (question, reason) in table {
        let problem = asked(&format!("question={question}")).err();
        assert_eq!(problem, Some(reason), "{question}");
    }
}

#[test]
fn every_word_of_a_reply_has_its_synonyms() {
    let table = [
        ("back c3", 5, ["back c3", "terug c3", "退回 c3"]),
        ("back start", 15, ["back start", "terug begin", "退回 开始"]),
        ("back end", 20, ["back end", "terug einde", "退回 结束"]),
        ("cut start", 18, ["cut start", "snijd begin", "剪 开始"]),
        ("terug begin", 15, ["terug begin", "back start", "返回 开始"]),
        ("no", 7, ["no", "nee", "否"]),
    ];
    for (reply, count, some) in table {
        let all = synonyms(reply);
        assert_eq!((all.len(), all[0].as_str()), (count, reply));
        assert!(some.iter().all(|one| all.iter().any(|other| other == one)), "{all:?}");
    }
    for name in ["L3-2", "8..inf"] {
        assert_eq!(synonyms(name), [name]);
    }
}

/// A question that is being built keeps the puzzle that it is about, with all its choices.
#[test]
fn drafts_keep_every_puzzle() {
    let gallery = gallery().map(|exhibit| exhibit.link);
    for link in with_usual(&SMALL).into_iter().chain(gallery) {
        let problem = Link::parse(link).0.problem;
        let (mut draft, problems) = Draft::parse("author&question=lost&puzzle=queens");
        assert_eq!(problems, []);
        draft.set_problem(&problem);
        assert_eq!(draft.problem(), problem, "{link}");
    }
}

#[test]
fn another_puzzle_keeps_the_parts_of_other_questions() {
    let parts = ["iterations=30", "mistake=4", "tree=4+8", "exercise=queens", "points=3"];
    let address = format!("author&question=lost&puzzle=queens&size=5&{}", parts.join("&"));
    let (mut draft, problems) = Draft::parse(&address);
    assert_eq!(problems, []);
    draft.set_problem(&problem("puzzle=map"));
    let again = draft.print();
    for part in parts {
        assert!(again.split('&').any(|other| other == part), "{part}: {again}");
    }
    assert!(!again.contains("size="), "{again}");
}

/// Laws of the key of any question.
fn check_key<Q: Quiz>(quiz: &Q) {
    let key = quiz.key();
    assert_eq!(quiz.read(&quiz.print(&key)).as_ref(), Ok(&key));
    assert!(quiz.grade(&key, Lang::En).score.is_full());
    assert!(quiz.grade(&key, Lang::En).findings.iter().all(|finding| finding.mark == Mark::Right));
    assert_eq!(quiz.hints(&key, Lang::En), Vec::<String>::new());
    let none = Q::Answer::default();
    assert_eq!(quiz.read(&quiz.print(&none)).as_ref(), Ok(&none));
    for lang in Lang::ALL {
        // The words of every language are read.
        assert_eq!(quiz.read(&quiz.key_text(lang)).as_ref(), Ok(&key));
        assert!(!quiz.prompt(lang).is_empty());
        let grade = quiz.grade(&none, lang);
        assert!(grade.score.right == 0 && !grade.score.is_full());
        assert!(grade.findings.iter().all(|finding| !finding.why.is_empty()));
        assert!(quiz.hints(&none, lang).iter().all(|hint| !hint.is_empty()));
        assert!(quiz.hints(&none, lang).len() >= 2);
    }
}

/// No hint is the explanation of the right answer.
fn leaves_a_step<Q: Quiz>(quiz: &Q) -> bool {
    let none = Q::Answer::default();
    let (grade, hints) = (quiz.grade(&none, Lang::En), quiz.hints(&none, Lang::En));
    !hints.contains(&grade.findings[0].why)
}

/// The moment after a moment; `None` at the end.
fn after(search: &Search) -> Option<Search> {
    let mut after = search.clone();
    (after.travel(Travel::Forward, 1) == Arrival::There).then_some(after)
}

/// The prompt says for which region or cell a number is looked for, and where those so far went; the
/// picture does not say what is left.
#[test]
fn what_is_numbered_has_its_place() {
    let table = [
        (
            "question=next-square&puzzle=map&inference=forward-checking&step=2",
            "SA 3, Q 1, NSW 2, V 1. Here it considers, for T, in this order: 1, 2, 3.",
        ),
        ("question=next-square&puzzle=sudoku&step=1", "Here it considers, for row "),
    ];
    for (address, part) in table {
        let asked = asked(address).expect("a question");
        let prompt = asked.prompt(Lang::En);
        assert!(prompt.contains(part), "{prompt}");
        let tells = |content: &Content| matches!(content, Content::Region { left: Some(_), .. });
        assert!(!asked.boards().iter().any(|board| board.squares.iter().any(tells)));
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(400))]

    #[test]
    fn the_search_follows_the_key(link in select(with_usual(&SMALL)), step in 0_u64..300) {
        let problem = problem(link);
        let Some(quiz) = search_at(&problem, step).and_then(NextSquare::new) else { return Ok(()) };
        check_key(&quiz);
        for (number, stop) in quiz.stops().iter().enumerate() {
            prop_assert!(stop.here().step >= step);
            let after = after(stop).expect("something happens");
            let right = match after.here().moment {
                Moment::Entered => Go::To(*after.here().path.last().expect("a choice")),
                Moment::Left(_) | Moment::Over => Go::Back,
            };
            prop_assert_eq!(quiz.key().get(number).copied(), Some(right));
            let candidates = stop.candidates();
            for candidate in candidates.iter().filter(|candidate| !candidate.label.is_empty()) {
                let go = Go::To(candidate.choice);
                let answer = quiz.key().with(number, Some(go));
                prop_assert_eq!(quiz.grade(&answer, Lang::En).score.is_full(), go == right);
                prop_assert_eq!(quiz.read(&quiz.print(&answer)), Ok(answer));
            }
        }
    }

    #[test]
    fn it_backs_out_as_far_as_the_key(link in select(with_usual(&SMALL)), step in 0_u64..300) {
        let problem = problem(link);
        let Some(quiz) = search_at(&problem, step).and_then(BackOut::new) else { return Ok(()) };
        check_key(&quiz);
        let here = quiz.search().here().path.len();
        let mut moments = std::iter::successors(after(quiz.search()), after);
        let next = moments.find(|moment| matches!(moment.here().moment, Moment::Entered | Moment::Over));
        let next = next.expect("it ends");
        let stays = next.here().path.len().saturating_sub(1);
        let right = match next.here().moment {
            Moment::Entered if stays == here && next.here().step == quiz.search().here().step + 1 => Way::On,
            Moment::Entered => Way::BackTo(stays),
            _ => Way::BackToEnd,
        };
        prop_assert_eq!(quiz.key(), Some(right));
        let all = (0..=here).map(Way::BackTo).chain([Way::On, Way::BackToEnd]);
        for way in all {
            prop_assert_eq!(quiz.grade(&Some(way), Lang::En).score.is_full(), way == right);
            prop_assert_eq!(quiz.read(&quiz.print(&Some(way))), Ok(Some(way)));
        }
        prop_assert!(right == Way::On || leaves_a_step(&quiz));
    }

    #[test]
    fn a_position_is_lost_where_no_solution_goes_on(link in select(with_usual(&SMALL)), step in 0_u64..300) {
        let problem = problem(link);
        let search = search_at(&problem, step).expect("small");
        let is_over = search.here().moment == Moment::Over;
        let quiz = Lost::new(search);
        if is_over {
            prop_assert_eq!(quiz.err(), Some(Unaskable::Nothing));
            return Ok(());
        }
        let quiz = quiz.expect("small");
        check_key(&quiz);
        let solutions = problem.count_part(&quiz.search().here().path, |_| ()).solutions;
        let right = if solutions == 0 { Fate::IsLost } else { Fate::CanBeCompleted };
        prop_assert_eq!(quiz.key(), Some(right));
        prop_assert!(leaves_a_step(&quiz));
    }
}
