//! “Which move does UCT select next?”

use crate::core_support::tree;
use plyscope_best_first::mcts::{Exploration, Settings};
use plyscope_i18n::Lang;
use plyscope_practice::{Level, Plan};
use plyscope_quiz::asked::{Asked, Unaskable};
use plyscope_quiz::details::Details;
use plyscope_quiz::misconception;
use plyscope_quiz::problems::of_link;
use plyscope_quiz::question::{Kind, Question, Subject, Terms};
use plyscope_search::{Game, Value};
use plyscope_setup::Setup;
use proptest::prelude::*;

fn asked(address: &str) -> Result<Asked, Unaskable> {
    let (question, problems) = Question::parse(&format!("question=uct&{address}"));
    assert_eq!(problems, [], "{address}");
    Asked::of(&question.expect("a question"))
}

/// The numbers of the lesson: two visits with the mean 0.50, and three with 0.63.
const FIVE: &str = "tree=(9+9+0)+(6+5)&iterations=5";

#[test]
fn the_sums_are_compared() {
    let quiz = asked(FIVE).expect("it can be asked");
    let prompt = quiz.prompt(Lang::En);
    for text in
        ["After 5 iterations", "c = 1.4", "L2-1 (2 visits, mean 0.50), L2-2 (3 visits, mean 0.63)"]
    {
        assert!(prompt.contains(text), "{text}: {prompt}");
    }
    assert_eq!((quiz.key(), quiz.keys()), ("L2-1".to_owned(), Some(vec!["L2-1".to_owned()])));
    let grade = quiz.grade("L2-2", Lang::En).expect("it can be read");
    assert_eq!(
        grade.findings[0].why,
        "L2-1: 0.50 + 1.26 ≈ 1.76, L2-2: 0.63 + 1.03 ≈ 1.66. The largest sum is that of L2-1."
    );
    let ids: Vec<_> = grade.recognised.iter().map(|one| one.id).collect();
    assert_eq!(ids, ["uct-mean", "uct-most"]);
    assert!(quiz.grade("L2-1", Lang::En).expect("read").score.is_full());
    let hints = quiz.hints("", Lang::En).expect("read");
    assert!(hints[0].contains("N = 5") && hints[1] == "L2-1: 0.50 + 1.26 ≈ 1.76", "{hints:?}");
}

#[test]
fn the_constant_and_the_player_count() {
    for (address, key) in [
        ("tree=(9+9+0)+(6+5)&iterations=5&exploration=0", "L2-2"),
        ("tree=(9+9+0)+(6+5)&iterations=5&exploration=100", "L2-1"),
        ("tree=(5+6)+((0+9)+(1+8))&iterations=60", "L2-2"),
        ("tree=1+9&root=min&iterations=40&exploration=0", "L2-1"),
        ("tree=1+9&iterations=40&exploration=0", "L2-2"),
        (
            "tree=chance:(9+9+0)+chance:(6+5)&iterations=40&exploration=0&algorithm=expectiminimax",
            "L2-1",
        ),
    ] {
        assert_eq!(asked(address).expect("it can be asked").key(), key, "{address}");
    }
}

#[test]
fn equal_sums_are_all_right() {
    // 0.71 + 0.48 = 1.19 against 0.80 + 0.38 = 1.19.
    let near = asked("tree=(9+9+9+((9+9+9+9+0)+(9+9+9+0+9)))+(6+7)&iterations=100").expect("it is");
    assert_eq!(near.keys().map(|keys| keys.len()), Some(2));
    assert_eq!(near.misled(), []);
    let quiz = asked("tree=3+3+(1+2)&iterations=3&exploration=0").expect("it can be asked");
    assert_eq!(quiz.keys(), Some(vec!["L2-1".to_owned(), "L2-2".to_owned()]));
    assert!(quiz.grade("L2-2", Lang::En).expect("read").score.is_full());
}

/// People read all moves that are right; a file has one, as it would be typed.
#[test]
fn the_right_answer_names_all_moves_that_are_right() {
    let near = "question=uct&tree=3+3+(1+2)&iterations=3&exploration=0";
    let table = [
        (near, ["L2-1 or L2-2", "L2-1 of L2-2", "L2-1 或 L2-2"]),
        ("question=uct&tree=(9+9+0)+(6+5)&iterations=5", ["L2-1"; 3]),
        ("question=best-move&tree=3+3+(1+2)", ["L2-1 or L2-2", "L2-1 of L2-2", "L2-1 或 L2-2"]),
    ];
    for (address, shown) in table {
        let (question, problems) = Question::parse(address);
        assert_eq!(problems, [], "{address}");
        let quiz = Asked::of(&question.expect("a question")).expect("it can be asked");
        assert_eq!([Lang::En, Lang::Nl, Lang::Zh].map(|lang| quiz.key_text(lang)), shown);
        assert_eq!(quiz.key(), "L2-1", "{address}");
    }
}

#[test]
fn what_cannot_be_asked_has_a_reason() {
    for (address, reason) in [
        ("tree=4&iterations=9", Unaskable::Nothing),
        ("tree=((4+8))&iterations=9", Unaskable::Nothing),
        ("tree=chance:(4+8)&iterations=9&algorithm=expectiminimax", Unaskable::Nothing),
        ("tree=4+8+2&iterations=2", Unaskable::Untried),
        ("tree=win+3&iterations=9", Unaskable::Nothing),
    ] {
        assert_eq!(asked(address).err(), Some(reason), "{address}");
        assert!(Lang::ALL.into_iter().all(|lang| !reason.message(lang).is_empty()));
    }
    for (given, sentence) in [
        ("iterations=0", "iterations cannot be “0”; expected a whole number from 1 to 1,000."),
        ("iterations=1001", "iterations cannot be “1001”"),
        ("exploration=-1", "“-1” is no constant. Expected a number from 0 to 100"),
        ("mistake=3", "“mistake” means nothing here."),
    ] {
        let (_, problems) = Question::parse(&format!("question=uct&tree=4+8&{given}"));
        let messages: Vec<String> = problems.iter().map(|one| of_link(one, Lang::En)).collect();
        assert!(messages.join(" ").contains(sentence), "{given}: {messages:?}");
    }
    let (_, problems) = Question::parse("question=pruned&tree=4+8&iterations=9");
    assert_eq!(problems.len(), 1, "only this kind has iterations");
}

#[test]
fn misconceptions_have_a_name_and_an_explanation_in_every_language() {
    for id in ["uct-mean", "uct-fewest", "uct-most"] {
        for lang in Lang::ALL {
            assert_ne!(misconception::name(id, lang), id, "{lang:?}");
        }
    }
    let mut recognised = 0;
    for seed in 0..40 {
        let plan = Plan { kind: Kind::Uct, level: Level::FIRST, seed, ..Plan::default() };
        let quiz = Asked::of(&plan.question()).expect("it can be asked");
        for (answer, ids) in quiz.misled() {
            for lang in Lang::ALL {
                let grade = quiz.grade(&answer, lang).expect("it can be read");
                assert!(!grade.score.is_full(), "{answer}");
                let found: Vec<_> = grade.recognised.iter().map(|one| one.id).collect();
                assert_eq!(found, ids);
                assert!(grade.recognised.iter().all(|one| !one.text.is_empty()));
                recognised += 1;
            }
        }
    }
    assert!(recognised > 60, "{recognised}");
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(2_000))]

    /// The key is the move that the search takes in its next iteration.
    #[test]
    fn the_key_is_what_the_search_does_next(tree in tree(), iterations in 2_u32..60, c in 0_i64..4) {
        let exploration = Value::whole(c).and_then(Exploration::new).expect("a constant");
        let uct = Settings { iterations, exploration, ..Settings::default() };
        let text = tree.to_string();
        let subject = Subject::Tree { tree: tree.clone(), text, setup: Setup::default() };
        let details = Details { uct, ..Details::default() };
        let question = Question { kind: Kind::Uct, subject, terms: Terms::default(), details };
        let Ok(quiz) = Asked::of(&question) else { return Ok(()) };
        let more = plyscope_best_first_view::Subject::Tree(tree.clone());
        let settings = Settings { iterations: iterations + 1, ..uct };
        let Ok(mut running) = plyscope_best_first_view::mcts::begin(&more, settings) else { panic!("it has rewards") };
        running.advance(u32::MAX);
        let session = running.finish();
        let leaf = session.record().leaf(iterations + 1).expect("an iteration");
        let first = session.record().path(leaf)[1];
        let selected = tree.play(&tree.root(), session.record().by(first)).node;
        prop_assert_eq!(quiz.key(), tree.l_name(selected).to_string());
    }
}
