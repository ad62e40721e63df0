//! Questions about programs: their keys, other right answers, and what is recognised. That the
//! programs do what their files say is tested by the command, which runs them.

use std::collections::BTreeSet;

use crate::asking::{ask, asked, check, check_unread};
use crate::key::check_key;
use plyscope_exercise::Code;
use plyscope_i18n::{texts, Lang};
use plyscope_quiz::asked::Asked;
use plyscope_quiz::grade::{Mark, Score};
use plyscope_quiz::misconception;
use plyscope_quiz::program::{self, Assignment, Exercise, Language, Program};
use plyscope_quiz::question::{Kind, Question};
use plyscope_quiz::write_program::WriteProgram;
use plyscope_quiz::Quiz;
use plyscope_setup::address::ToQuery;
use plyscope_setup::Choice;

/// All questions of a kind.
fn all(kind: Kind) -> impl Iterator<Item = (String, Program)> {
    let programs = Exercise::ALL.iter().flat_map(|&(_, exercise)| {
        let of = move |&(_, language): &(_, Language)| Program { exercise, language, variant: 1 };
        Language::ALL.iter().map(of)
    });
    programs.flat_map(move |program| {
        (1..=program.variants(kind)).map(move |variant| {
            let (id, exercise) = (kind.id(), program.exercise.id());
            let language = program.language.id();
            let address =
                format!("question={id}&exercise={exercise}&language={language}&variant={variant}");
            (address, Program { variant, ..program })
        })
    })
}

#[test]
fn lines_are_put_in_order() {
    let quiz = asked("question=order-lines&exercise=tour").expect("it can be asked");
    let lines = quiz.listing();
    let key: Vec<usize> = quiz.key().split(' ').map(|word| word.parse().expect("a line")).collect();
    let program: Vec<&str> = key.iter().map(|&number| lines[number - 1].as_str()).collect();
    let prompt = quiz.prompt(Lang::En);
    let begins = "Put the lines of the program in order. It is a knight’s tour by backtracking in Python. It";
    assert!(prompt.starts_with(begins), "{prompt}");
    assert_eq!(program[0], "def tour(square, step):");
    assert_eq!(program[8], "    return False");
    let numbered = |order: &[usize]| {
        order.iter().map(|&place| key[place].to_string()).collect::<Vec<_>>().join(" ")
    };
    // By their places in the program. The test of the end may also come after the loop.
    let table: [(&[usize], u32, u32); 6] = [
        (&[0, 1, 2, 3, 4, 5, 6, 7, 8], 9, 0),
        (&[0, 1, 4, 5, 6, 2, 3, 7, 8], 9, 0),
        (&[1, 0, 2, 3, 4, 5, 6, 7, 8], 6, 3),
        (&[0, 1, 2], 3, 0),
        (&[8], 0, 1),
        (&[8, 7, 6, 5, 4, 3, 2, 1, 0], 0, 9),
    ];
    for (order, right, wrong) in table {
        let answer = numbered(order).replacen(' ', ", ", 1);
        let score = quiz.grade(&answer, Lang::En).expect("it can be read").score;
        assert_eq!(score, Score { right, wrong, of: 9 }, "{answer}");
    }
    let expected = "“0” is not what is asked for here. Expected: the number of a line";
    check_unread(&quiz, "0", 0..1, expected);
    check_unread(&quiz, "1 10", 2..4, "“10” is not");
    check_unread(&quiz, "1 x", 2..3, "“x” is not");
    check_unread(&quiz, "1 2 1", 4..5, "Line 1 was given before.");
}

#[test]
fn a_wrong_line_is_found() {
    let address = "question=find-line&exercise=negamax&variant=5";
    check(address, "6", &[("6", (1, 0, 1)), ("6.", (1, 0, 1)), ("3", (0, 1, 1)), ("", (0, 0, 1))]);
    let quiz = asked(address).expect("it can be asked");
    assert_eq!(quiz.listing()[5], "        reply = -negamax(child, alpha, beta)");
    let right = "The window is passed down as it is. For the opponent its ends change places and \
                 signs: −β and −α. Line 6 should be: reply = -negamax(child, -beta, -alpha)";
    for (answer, why) in [("6", right.to_owned()), ("3", format!("Line 3 is right. {right}"))] {
        let grade = quiz.grade(answer, Lang::En).expect("it can be read");
        assert_eq!(grade.findings[0].why, why, "{answer}");
    }
    check_unread(&quiz, "12", 0..2, "“12” is not what is asked for here. Expected: the number of");
}

#[test]
fn a_missing_line_is_filled_in() {
    let address = "question=fill-line&exercise=alpha-beta&language=javascript&variant=4";
    let key = "alpha = Math.max(alpha, value);";
    let table = [
        (key, (1, 0, 1)),
        ("  alpha=Math.max( value,alpha )", (1, 0, 1)),
        ("alpha = Math.max(alpha, reply);", (1, 0, 1)),
        ("beta = Math.max(beta, value)", (0, 1, 1)),
        ("alp ha = Math.max(alpha, value);", (0, 1, 1)),
        ("", (0, 0, 1)),
    ];
    check(address, key, &table);
    let quiz = asked(address).expect("it can be asked");
    assert!(quiz.is_same("alpha=Math.max(reply,alpha)", key));
    let grade = quiz.grade("beta=Math.max(beta,value)", Lang::En).expect("it can be read");
    assert_eq!(grade.recognised[0].id, "other-bound");
    assert!(grade.findings[0].why.starts_with("Line "), "{}", grade.findings[0].why);
    let grade = quiz.grade("alpha = Math.max(alpha, value, reply)", Lang::En).expect("read");
    assert!(grade.findings[0].why.starts_with("This line is not one of those known here"));
    let quiz = asked("question=fill-line&variant=7").expect("it can be asked");
    assert_eq!(quiz.key(), "if alpha >= beta:");
    assert!(quiz.grade("if β ≤ α:", Lang::En).is_ok_and(|grade| !grade.score.is_full()));
    assert!(quiz.grade("if alpha ≥ beta :", Lang::En).is_ok_and(|grade| grade.score.is_full()));
}

#[test]
fn the_code_of_a_right_program_is_the_answer() {
    let all: Vec<Assignment> = Exercise::ALL
        .iter()
        .flat_map(|&(_, exercise)| {
            let languages = [None, Some(Language::Python), Some(Language::JavaScript)];
            languages.into_iter().flat_map(move |language| Assignment::all(exercise, language))
        })
        .collect();
    let mut prompts = BTreeSet::new();
    for assignment in &all {
        let address = format!("question=write-program&{}", assignment.to_address());
        let quiz = asked(&address).expect("it can be asked");
        let Asked::WriteProgram(write) = &quiz else { panic!("another kind") };
        check_key(write);
        let prompt = quiz.prompt(Lang::En);
        let name = texts::author_exercise_is(Lang::En, assignment.exercise().id());
        assert!(prompt.to_lowercase().contains(&name.to_lowercase()), "{address}: {prompt}");
        assert!(prompts.insert(prompt), "{address}: the prompt of another one");
        let language = assignment.languages().next().expect("a language");
        let code = Code::new(assignment, language, "run(search)").to_string();
        assert_ne!(code, quiz.key());
        assert!(quiz.grade(&code, Lang::En).is_ok_and(|grade| grade.score.is_full()), "{address}");
        let other =
            all.iter().find(|other| !code.parse().is_ok_and(|code: Code| code.is_of(other)));
        let other = WriteProgram::new(*other.expect("another one"));
        let grade = other.grade(&code.parse().ok(), Lang::En);
        assert_eq!(grade.score, Score { right: 0, wrong: 1, of: 1 });
        assert!(grade.findings[0].why.starts_with("This code is of another exercise"));
    }
    let quiz = ask("write-program", "exercise=minimax").expect("it can be asked");
    let key = quiz.key();
    let (last, rest) = (&key[key.len() - 1..], &key[..key.len() - 1]);
    let mistyped = format!(" {rest}{}", if last == "0" { "1" } else { "0" });
    let begins = format!("“{}” has a typing error", mistyped.trim());
    check_unread(&quiz, &mistyped, 1..mistyped.len(), &begins);
    check_unread(
        &quiz,
        "1234",
        0..4,
        "“1234” is not what is asked for here. Expected: the code of",
    );
    assert!(quiz.is_blank(" ") && !quiz.is_blank(&key) && quiz.is_same(&key, &key.to_lowercase()));
}

#[test]
fn there_is_no_variant_but_those_of_the_program() {
    let table = [
        ("order-lines", "variant=99", None),
        ("order-lines", "variant=100", Some("variant")),
        ("find-line", "exercise=tour&variant=6", None),
        ("find-line", "exercise=tour&variant=7", Some("variant")),
        ("fill-line", "exercise=minimax&variant=3", Some("variant")),
        ("fill-line", "variant=0", Some("variant")),
        ("fill-line", "exercise=hanoi", Some("exercise")),
        ("fill-line", "language=basic", Some("language")),
        ("fill-line", "tree=4+8", Some("tree")),
        ("write-program", "exercise=tour", None),
        ("write-program", "exercise=tour&root=min", Some("root")),
        ("write-program", "exercise=minimax&variant=2", Some("variant")),
        ("write-program", "exercise=queens&order=right", Some("order")),
        ("write-program", "exercise=negamax&order=right&cut=gt&root=min", None),
    ];
    for (kind, more, parameter) in table {
        let (question, problems) = Question::parse(&format!("question={kind}&{more}"));
        assert!(question.is_some_and(|question| Asked::of(&question).is_ok()), "{kind} {more}");
        let found: Vec<_> = problems.iter().filter_map(|problem| problem.parameter()).collect();
        assert_eq!(found, Vec::from_iter(parameter), "{kind} {more}");
    }
}

#[test]
fn orders_count_as_right_and_no_line_is_right_before_an_answer() {
    for (address, _) in all(Kind::OrderLines) {
        let quiz = asked(&address).expect("it can be asked");
        let Asked::OrderLines(order) = &quiz else { panic!("another kind") };
        check_key(order);
        let keys = quiz.keys().expect("all right orders");
        assert_eq!(keys.len(), BTreeSet::from_iter(&keys).len(), "{address}");
        for key in &keys {
            assert!(quiz.grade(key, Lang::En).is_ok_and(|grade| grade.score.is_full()), "{key}");
        }
        let lines = quiz.listing();
        assert!(lines.len() < 20, "{address}");
        assert_eq!(
            lines.len(),
            BTreeSet::from_iter(&lines).len(),
            "{address}: the same line twice"
        );
        let shown: Vec<String> = (1..=lines.len()).map(|number| number.to_string()).collect();
        let grade = quiz.grade(&shown.join(" "), Lang::En).expect("it can be read");
        assert_eq!(grade.score.right, 0, "{address}");
    }
}

#[test]
fn the_wrong_line_is_the_only_other_one() {
    for (address, program) in all(Kind::FindLine) {
        let quiz = asked(&address).expect("it can be asked");
        let Asked::FindLine(find) = &quiz else { panic!("another kind") };
        check_key(find);
        let right = program.listing().with(usize::MAX, "");
        let other = right.iter().zip(quiz.listing()).enumerate();
        let other = other.filter(|(_, (right, shown))| *right != shown);
        let numbers: Vec<String> = other.map(|(place, _)| (place + 1).to_string()).collect();
        assert_eq!(numbers, [quiz.key()], "{address}");
    }
}

#[test]
fn a_hint_says_truly_in_which_half_the_wrong_line_is() {
    for (address, _) in all(Kind::FindLine) {
        let quiz = asked(&address).expect("it can be asked");
        let number: usize = quiz.key().parse().expect("the number of a line");
        let half = quiz.listing().len() / 2;
        let part = if number <= half { "first" } else { "second" };
        let hints = quiz.hints("", Lang::En).expect("an answer that can be read");
        assert_eq!(hints[1], texts::quiz_line_half(Lang::En, part, half), "{address}");
    }
}

#[test]
fn every_spelling_of_a_missing_line_is_right_and_every_wrong_one_is_recognised() {
    for (address, program) in all(Kind::FillLine) {
        let quiz = asked(&address).expect("it can be asked");
        let Asked::FillLine(fill) = &quiz else { panic!("another kind") };
        check_key(fill);
        let hints = quiz.hints("", Lang::En).expect("an answer that can be read");
        assert!(!hints.iter().any(|hint| hint.contains(&quiz.key())), "{hints:?}");
        let choices = fill.choices();
        assert!(choices.contains(&quiz.key().as_str()) && choices.len() >= 3, "{address}");
        let lines = program.listing().lines;
        let line = lines.iter().find(|line| line.text == quiz.key()).expect("the line");
        for text in line.also.iter().chain([&line.text]) {
            let spaced = format!(" {} ", text.replace('(', " ( ").replace(',', " , "));
            for answer in [(*text).to_owned(), spaced] {
                assert_eq!(quiz.grade(&answer, Lang::En).expect("read").score.wrong, 0, "{answer}");
            }
        }
        for wrong in &line.wrong {
            let grade = quiz.grade(wrong.text, Lang::En).expect("it can be read");
            assert_eq!(grade.findings[0].mark, Mark::Wrong, "{}", wrong.text);
            assert_eq!(grade.recognised[0].id, wrong.id, "{}", wrong.text);
        }
    }
}

#[test]
fn a_missing_line_may_be_declared_and_put_in_parentheses_in_other_ways() {
    let table = [
        (
            "const reply = alphaBeta(child, alpha, beta);",
            vec![
                ("let reply = alphaBeta(child, alpha, beta);", true),
                ("var reply = (alphaBeta(child, alpha, beta))", true),
                ("reply = alphaBeta(child, alpha, beta);", false),
                ("let reply = alphaBeta(child, beta, alpha);", false),
            ],
        ),
        (
            // It is assigned again.
            "let value = node.isMax ? -Infinity : Infinity;",
            vec![
                ("var value = (node.isMax ? -Infinity : Infinity);", true),
                ("let value = (!node.isMax ? Infinity : -Infinity);", true),
                ("const value = node.isMax ? -Infinity : Infinity;", false),
            ],
        ),
        (
            "value = -inf if node.is_max else inf",
            vec![
                ("value = (-inf if node.is_max else inf)", true),
                ("value == (-inf if node.is_max else inf)", false),
                ("value = (inf if node.is_max else -inf)", false),
                ("let value = -inf if node.is_max else inf", false),
            ],
        ),
        (
            "return node.value if node.is_max else -node.value",
            vec![
                ("return (node.value if node.is_max else -node.value)", true),
                ("return(node.value if node.is_max else -node.value)", true),
                ("return (node.value) if node.is_max", false),
            ],
        ),
        (
            "if (node.isLeaf) return node.isMax ? node.value : -node.value;",
            vec![
                ("if (node.isLeaf) return (node.isMax ? node.value : -node.value);", true),
                ("if (node.isLeaf) return (", false),
            ],
        ),
        (
            "if alpha >= beta:",
            vec![
                ("if (alpha >= beta):", true),
                ("if (beta ≤ alpha):", true),
                ("if (alpha > beta):", false),
            ],
        ),
        (
            "if (alpha >= beta) break;",
            vec![("if (alpha >= beta) break", true), ("if alpha >= beta break;", false)],
        ),
    ];
    for (line, answers) in table {
        let mut all = all(Kind::FillLine).map(|(address, _)| asked(&address).expect("a program"));
        let quiz = all.find(|quiz| quiz.key() == line).expect(line);
        for (answer, is_right) in answers {
            let grade = quiz.grade(answer, Lang::En).expect("it can be read");
            assert_eq!(grade.score.is_full(), is_right, "{answer}");
        }
    }
}

#[test]
fn misconceptions_have_a_name_and_an_explanation_in_every_language() {
    let lines = all(Kind::FindLine).flat_map(|(_, program)| program.listing().lines);
    let ids: BTreeSet<&str> =
        lines.flat_map(|line| line.wrong.into_iter().map(|wrong| wrong.id)).collect();
    assert!(ids.len() > 20, "{ids:?}");
    for lang in Lang::ALL {
        let texts: BTreeSet<String> = ids.iter().map(|id| program::why(id, lang)).collect();
        assert_eq!(texts.len(), ids.len(), "{lang:?}: one of them has the text of another");
        for id in &ids {
            assert_ne!(misconception::name(id, lang), *id, "{lang:?}");
        }
    }
}

#[test]
fn files_of_programs_have_only_marks_with_a_meaning() {
    let folder = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("../exercise/listings");
    let files = std::fs::read_dir(folder).expect("the programs");
    let mut count = 0;
    for file in files {
        let path = file.expect("a file").path();
        let text = std::fs::read_to_string(&path).expect("a text");
        for line in text.lines().filter(|line| line.starts_with('|')) {
            let is_known = ["|= ", "|~ ", "|> "].iter().any(|mark| line.starts_with(mark));
            assert!(is_known, "{}: {line}", path.display());
        }
        count += 1;
    }
    assert_eq!(count, Exercise::ALL.len() * Language::ALL.len());
    assert!(ask("order-lines", "exercise=queens&language=javascript").is_ok());
}
