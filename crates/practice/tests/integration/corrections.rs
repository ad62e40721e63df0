//! Feedback says what the search of the question does, where that is not plain alpha-beta.

use crate::asking::QUIZ;
use plyscope_i18n::Lang;
use plyscope_quiz::asked::Asked;

fn asked(address: &str) -> Asked {
    crate::asking::asked(address).expect("it can be asked")
}

/// What the table knew of a child counts as much as what was searched.
#[test]
fn a_cut_by_a_child_in_the_table_has_its_value() {
    let trees = "tree=((3+5)+(6+2))+((4+1)+(8+2))+((9+2)+(7+1))";
    let quiz = asked(&format!("question=pruned&{trees}&algorithm=mtd-f&guess=0&table=2&etc=yes"));
    let grade = quiz.grade("", Lang::En).expect("it can be read");
    let found = grade.findings.iter().find(|finding| finding.name == "L3-4").expect("it is missed");
    let (_, after) = found.why.split_once("MIN is sure of ").expect("a reason");
    assert!(after.starts_with(|c: char| c.is_ascii_digit()), "{}", found.why);
}

const FOR_ORDER: &str = "tree=((2+8)+(0+2))+((1+8)+(2+5))+((0+9)+(3+9))\
                         &algorithm=internal-iterative-deepening";

#[test]
fn a_search_for_the_order_alone_counts_for_nothing_else() {
    let quiz = asked(&format!("question=pruned&{FOR_ORDER}&depth=3"));
    let names = ["L2-1", "L2-2", "L2-3"];
    let grade = quiz.grade(&names.join(" "), Lang::En).expect("it can be read");
    for name in names {
        let found = grade.findings.iter().find(|finding| finding.name == name).expect(name);
        assert!(found.why.ends_with("only finds out which move comes first."), "{}", found.why);
    }
    let hints = quiz.hints("L2-2", Lang::En).expect("it can be read");
    assert!(hints[1].contains("To find out which move comes first"), "{hints:?}");
    let quiz = asked(&format!("question=returned-values&{FOR_ORDER}&window=-inf..4&depth=3"));
    let grade = quiz.grade("L1-1=0", Lang::En).expect("it can be read");
    let found = grade.findings.iter().find(|finding| finding.name == "L1-1").expect("it is wrong");
    assert!(found.why.contains("L2-3 = 9"), "{}", found.why);
    assert!(!found.why.contains("L2-2 = 2"), "{}", found.why);
}

/// What the search only estimates, or does not look at to the full depth, is not sure.
#[test]
fn an_estimate_is_called_one() {
    let reductions = "algorithm=late-move-reductions&depth=3";
    let worst = "tree=((3+5)+(6+2))+((4+1)+(8+2))+((9+2)+(7+1))";
    let late = "tree=((6+4)+(8+3))+((5+2)+(7+4))+((7+9)+(8+7))+((9+2)+(9+9))";
    let table = [
        (
            format!("question=pruned&{worst}&{reductions}"),
            ("", "L3-6"),
            "at L2-3 MIN has the estimate 2, and MAX at L1-1 already has 5.",
        ),
        (
            format!("question=returned-values&{late}&{reductions}"),
            ("L1-1=9", "L1-1"),
            "So L1-1 returns 8, an estimate: late moves below it were searched less deep.",
        ),
        (
            format!("question=returned-values&{late}&{reductions}"),
            ("L2-1=9", "L2-1"),
            "so L2-1 is exactly 6.",
        ),
    ];
    for (question, (answer, name), part) in table {
        let grade = asked(&question).grade(answer, Lang::En).expect("it can be read");
        let found = grade.findings.iter().find(|finding| finding.name == name).expect(name);
        assert!(found.why.contains(part), "{}", found.why);
    }
}

/// A correction says what this search does, not what others do.
#[test]
fn misconceptions_are_corrected_by_what_the_search_does() {
    let ahead = "tree=((1+9)+(3+4))+((5+6)+(7+8))&depth=2";
    let truth = "L1-1=6 L2-1=4 L2-2=6";
    let start = "question=returned-values&tree=5+(((4+1)+(3+2))+9)&fail=start";
    let table = [
        (format!("question=pruned&{QUIZ}"), "", "nothing", "That is what minimax does;"),
        (
            format!("question=pruned&{ahead}&algorithm=minimax"),
            "",
            "nothing",
            "This search looks no further than its horizon.",
        ),
        (format!("question=returned-values&{ahead}"), truth, "truth", "at its horizon it takes"),
        (
            format!("question=returned-values&{ahead}&algorithm=minimax"),
            truth,
            "truth",
            "at its horizon it takes",
        ),
        (
            format!("question=returned-values&{QUIZ}"),
            "L1-1=8 L2-1=8 L2-2=4 L3-1=8 L3-2=20 L3-3=4",
            "truth",
            "where it cuts, it returns a bound",
        ),
        (
            start.to_owned(),
            "L1-1=5 L2-2<=4 L3-1<=4 L4-1<=4 L4-2<=3",
            "fail",
            "even where it is worse than the player’s own end of the window.",
        ),
        (
            "question=returned-values&tree=(4+8)+(17+5)&algorithm=negamax".to_owned(),
            "L1-1=5 L2-1=-4 L2-2=-5",
            "movers-view",
            "asked for as MAX counts them",
        ),
    ];
    for (question, answer, id, part) in table {
        let grade = asked(&question).grade(answer, Lang::En).expect("it can be read");
        let thought = grade.recognised.iter().find(|thought| thought.id == id);
        let thought = thought.unwrap_or_else(|| panic!("{question} {answer}: no {id}"));
        assert!(thought.text.contains(part), "{}", thought.text);
    }
}

#[test]
fn whose_values_are_meant_is_said_where_the_search_changes_signs() {
    let view = "Give all values as MAX counts them";
    for (algorithm, is_said) in [("negamax", true), ("single-cutoff", true), ("alpha-beta", false)]
    {
        let quiz = asked(&format!("question=returned-values&{QUIZ}&algorithm={algorithm}"));
        assert_eq!(quiz.prompt(Lang::En).contains(view), is_said, "{algorithm}");
    }
}
