//! Questions about trees in which chance decides.

use crate::asking::{asked, check, check_unread};
use crate::chance_setups::chance_setup;
use crate::core_support::chance::{chance_tree, value};
use plyscope_i18n::{texts, Lang};
use plyscope_practice::fresh::fresh;
use plyscope_quiz::asked::{Asked, Unaskable};
use plyscope_quiz::details::Details;
use plyscope_quiz::problems::of_link;
use plyscope_quiz::question::{Kind, Question, QuestionProblem, Subject, Terms};
use plyscope_quiz::sketch::reading;
use plyscope_search::{GameTree, TreeNode};
use plyscope_setup::{Algorithm, Choice, Setup};
use proptest::prelude::*;

/// A die, after which MIN moves, and a coin.
const DIE: &str = "tree=chance:(1/6*3+5/6*(2+8))+chance:(4+(5+9))&algorithm=expectiminimax";

/// MAX has 6.5; even 9 in the last third is not enough.
const STAR1: &str =
    "tree=chance:(1/2*(6+8)+1/2*(9+7))+chance:(2/3*(2+5)+1/3*(4+8))&algorithm=star1";

/// The same with probes.
const STAR2: &str =
    "tree=chance:((6+8)+(9+7))+chance:((5+9+8+10)+(4+10+7)+(6+0+3))&algorithm=star2";

#[test]
fn values_are_fractions_or_exact_decimals() {
    let key = "L1-1=4.5 L2-1=13/6 L2-2=4.5 L3-2=2 L3-4=5";
    let table: [(&str, (u32, u32, u32)); 6] = [
        (key, (5, 0, 5)),
        ("L1-1=9/2 L2-1=13/6 L2-2=4,5 L3-2=2 L3-4=5.", (5, 0, 5)),
        ("L1-1=4.50, L2-1=26/12, L2-2=9 / 2, L3-2=2, L3-4=5", (5, 0, 5)),
        ("L1-1＝９／２；L2-1＝13⁄6；L2-2＝４．５", (3, 0, 5)),
        ("L1-1=4.5 L2-1=2.17 L2-2=4.5 L3-2=2 L3-4=5", (4, 1, 5)),
        ("L2-1=-13/6", (0, 1, 5)),
    ];
    for kind in ["minimax-values", "returned-values"] {
        check(&format!("question={kind}&{DIE}"), key, &table);
    }
    let quiz = asked(&format!("question=minimax-values&{DIE}")).expect("it can be asked");
    check_unread(
        &quiz,
        "L2-1=13/0",
        5..9,
        "“13/0” is not a value. Values are numbers, as fractions",
    );
    check_unread(&quiz, "L1-1=4.5 L2-1=2.16666666667", 14..27, "“2.16666666667” is not a value");
    check_unread(&quiz, "L2-1=2 1/6", 7..10, "“1/6” is not the name of a node");
    let why = |answer: &str, node: &str| {
        let grade = quiz.grade(answer, Lang::En).expect(answer);
        let finding = grade.findings.into_iter().find(|finding| finding.name == node);
        finding.expect(node).why
    };
    let sum = "1/6 × 3 + 5/6 × 2 = 13/6.";
    assert!(why("L2-1=3", "L2-1").ends_with(sum));
    assert!(why("L2-1=2.17", "L2-1").ends_with("exactly, it is 13/6."));
    let heard = |node| reading(quiz.session().expect("a tree"), TreeNode(node), Lang::En);
    assert_eq!(heard(1), "L2-1, chance");
    assert_eq!(heard(3), "L3-1, leaf, worth 3, probability 1/6");
}

#[test]
fn returned_values_and_pruned_nodes_have_keys_and_reasons() {
    let table = [
        (
            "returned-values",
            STAR1,
            "L1-1=6.5 L2-1=6.5 L2-2<=13/3 L3-1=6 L3-2=7 L3-3<=2",
            "L2-2",
            "even if the other 1/3 were all 9, its average would be at most 13/3",
        ),
        (
            "returned-values",
            STAR2,
            "L1-1=6.5 L2-1=6.5 L2-2<=19/3 L3-1=6 L3-2=7 L3-3<=5 L3-4<=4",
            "L3-3",
            "only probed",
        ),
        ("pruned", STAR1, "L3-4 L4-6..8", "L3-4", "MAX at L1-1 already has 6.5"),
        ("pruned", STAR2, "L3-5 L4-6..8 L4-10..14", "L4-6", "the search leaves L2-2 before"),
    ];
    for (kind, search, key, node, reason) in table {
        let question = format!("question={kind}&{search}");
        check(&question, key, &[]);
        let quiz = asked(&question).expect("it can be asked");
        let grade = quiz.grade("", Lang::En).expect("blank");
        let found = grade.findings.iter().find(|finding| finding.name == node).expect(node);
        assert!(found.why.contains(reason), "{}", found.why);
        assert!(quiz.prompt(Lang::En).contains("between the least and the greatest leaf"));
    }
    check(&format!("question=pruned&{DIE}"), "none", &[]);
}

#[test]
fn the_best_move_is_that_with_the_largest_average() {
    let scaled = |leaves: [u32; 4]| {
        let [a, b, c, d] = leaves;
        let tree = format!("chance:(0.9*{a}+0.1*{b})+chance:(0.9*{c}+0.1*{d})");
        format!("question=best-move&tree={tree}&algorithm=expectiminimax")
    };
    check(&scaled([2, 3, 1, 4]), "L2-1", &[("L2-1", (1, 0, 1)), ("L2-2", (0, 1, 1))]);
    check(&scaled([20, 30, 1, 400]), "L2-2", &[("L2-2", (1, 0, 1)), ("L2-1", (0, 1, 1))]);
    // Where chance decides first, nobody has a move.
    let none = asked("question=best-move&tree=chance:(1+(2+3))&algorithm=star1");
    assert_eq!(none.err(), Some(Unaskable::Nothing));
}

#[test]
fn misconceptions_about_chance_are_recognised_and_explained() {
    let table = [
        ("minimax-values", DIE, "L1-1=4.5 L2-1=2.5 L2-2=4.5 L3-2=2 L3-4=5", "unweighted"),
        ("minimax-values", DIE, "L1-1=4 L2-1=2 L2-2=4 L3-2=2 L3-4=5", "chance-as-min"),
        ("minimax-values", DIE, "L1-1=5 L2-1=3 L2-2=5 L3-2=2 L3-4=5", "chance-as-max"),
        ("pruned", STAR1, "L4-6 L4-8", "chance-as-max"),
        ("pruned", STAR2, "L3-4..5 L4-6..14", "chance-as-min"),
    ];
    for (kind, search, answer, id) in table {
        let quiz = asked(&format!("question={kind}&{search}")).expect("it can be asked");
        for lang in Lang::ALL {
            let grade = quiz.grade(answer, lang).expect(answer);
            let found = grade.recognised.iter().find(|thought| thought.id == id);
            let text = &found.unwrap_or_else(|| panic!("{answer}: {:?}", grade.recognised)).text;
            assert!(text.chars().count() > 20, "{text}");
            assert_ne!(plyscope_quiz::misconception::name(id, lang), id);
        }
    }
}

#[test]
fn other_kinds_say_which_can_be_asked() {
    for (id, kind) in Kind::ALL.iter().filter(|(_, kind)| kind.is_about_searches()) {
        let (question, problems) = Question::parse(&format!("question={id}&{STAR1}"));
        assert_eq!(question.is_some(), kind.takes_chance(), "{id}");
        if kind.takes_chance() {
            assert_eq!(problems, [], "{id}");
            continue;
        }
        assert_eq!(problems, [QuestionProblem::Chance], "{id}");
        assert_eq!(problems[0].parameter(), Some("tree"));
        for lang in Lang::ALL {
            let text = of_link(&problems[0], lang);
            for (id, _) in Kind::ALL.iter().filter(|(_, kind)| kind.takes_chance()) {
                assert!(text.contains(&texts::learn_kind(lang, id)), "{text}");
            }
        }
    }
    let tree = GameTree::parse_for("1 chance:(2 3)", Algorithm::Star1).expect("a tree");
    let setup = Setup { algorithm: Algorithm::Star1, ..Setup::default() };
    for (_, kind) in Kind::ALL.iter().filter(|(_, kind)| kind.is_about_trees()) {
        let refused = Asked::of(&question(*kind, tree.clone(), setup)).err();
        assert_eq!(refused, (!kind.takes_chance()).then_some(Unaskable::Chance));
    }
    // Whatever the kind, the search has to take chance nodes.
    let (question, problems) = Question::parse("question=pruned&tree=1+chance:(2+3)");
    assert_eq!((question, problems.len()), (None, 1));
    let text = of_link(&problems[0], Lang::En);
    assert!(text.contains("only expectiminimax, Star1 and Star2 search trees with them"), "{text}");
}

fn question(kind: Kind, tree: GameTree, setup: Setup) -> Question {
    let text = tree.to_string();
    let subject = Subject::Tree { tree, text, setup };
    Question { kind, subject, terms: Terms::default(), details: Details::default() }
}

/// The values of an answer as decimals with a comma or as fractions, as they are typed.
fn retyped(key: &str, decimals: bool) -> String {
    let retype = |word: &str| {
        let at = word.find(|c: char| "<>=".contains(c)).unwrap_or(word.len());
        let value = word[at..].trim_start_matches(['<', '>', '=']);
        let sign = &word[at..word.len() - value.len()];
        let number = plyscope_setup::leaf_value(value).and_then(|value| value.as_fraction());
        let value = match number {
            Some(number) if !decimals => {
                format!("{}/{}", 3 * number.numerator(), 3 * number.denominator())
            }
            _ => value.replace('.', ","),
        };
        format!("{}{sign}{value}", &word[..at])
    };
    key.split(' ').filter(|word| !word.is_empty()).map(retype).collect::<Vec<_>>().join("; ")
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(300))]

    /// Every kind that can be asked about chance nodes, about any tree: the key is right, in each notation;
    /// an answer that a misconception leads to is recognised, and is not right.
    #[test]
    fn keys_are_right_and_misconceptions_are_recognised(
        tree in chance_tree(), setup in chance_setup(), number in 1_u32..5,
    ) {
        for (_, kind) in Kind::ALL.iter().filter(|(_, kind)| kind.takes_chance()) {
            let question = question(*kind, tree.clone(), setup);
            let Ok(asked) = Asked::of(&question) else {
                prop_assert!(matches!(kind, Kind::BestMove | Kind::Uct), "{kind:?}");
                continue;
            };
            let key = asked.key();
            prop_assert!(asked.grade(&key, Lang::En).expect("the key").score.is_full());
            if matches!(kind, Kind::MinimaxValues | Kind::ReturnedValues) {
                for decimals in [true, false] {
                    let typed = retyped(&key, decimals);
                    let grade = asked.grade(&typed, Lang::En);
                    prop_assert!(grade.is_ok_and(|grade| grade.score.is_full()), "{}", typed);
                }
            }
            for (answer, ids) in asked.misled() {
                let grade = asked.grade(&answer, Lang::En).expect("an answer");
                prop_assert!(!grade.score.is_full());
                let found: Vec<&str> = grade.recognised.iter().map(|one| one.id).collect();
                // A draw and 0 are equal, and written differently.
                prop_assert!(ids.iter().all(|id| found.contains(id)), "{:?} {:?}", found, ids);
            }
            // Another question like it has a tree that can be searched and typed, and another answer.
            if let Some(other) = fresh(&question, number) {
                let (again, problems) = Question::parse(&other.print());
                prop_assert_eq!(problems, []);
                prop_assert!(again.is_some());
                prop_assert!(Asked::of(&other).is_ok_and(|other| other.key() != key));
            }
        }
    }

    #[test]
    fn values_are_those_by_definition(tree in chance_tree(), setup in chance_setup()) {
        let asked = Asked::of(&question(Kind::MinimaxValues, tree.clone(), setup));
        let Ok(Asked::Values(quiz)) = asked else { panic!("values") };
        let key = plyscope_quiz::Quiz::key(&quiz);
        let inner: Vec<TreeNode> = tree.nodes().filter(|&node| !tree.is_leaf(node)).collect();
        prop_assert_eq!(key.len(), inner.len());
        for node in inner {
            let given = key.get(node).map(plyscope_search::Verdict::value);
            prop_assert_eq!(given.and_then(|given| given.as_fraction()), Some(value(&tree, node)));
        }
    }
}
