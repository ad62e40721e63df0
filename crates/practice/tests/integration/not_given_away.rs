//! What is shown before an answer is graded contains no part of the key that the prompt does not
//! contain.

use std::collections::BTreeSet;

use plyscope_i18n::{texts, Lang};
use plyscope_practice::attempt::Attempt;
use plyscope_practice::{Level, Plan};
use plyscope_quiz::asked::Asked;
use plyscope_quiz::feedback::Detail;
use plyscope_quiz::question::{Kind, Question, Subject};
use plyscope_quiz::selection::Selection;
use plyscope_quiz::sketch;
use plyscope_search::trace::Recorder;
use plyscope_search::Step;
use plyscope_session::engine::search_tree;
use plyscope_setup::{Algorithm, Choice, Setup};
use plyscope_view::picture::{picture, Labels, Shown};

/// The names, values, windows and squares in a text: words without a digit are the same in every
/// question.
fn pieces(text: &str) -> BTreeSet<String> {
    let is_part = |c: char| c.is_ascii_alphanumeric() || "-.=<>*+".contains(c);
    let words = text.split(|c: char| !is_part(c));
    let words = words.map(|word| word.trim_matches(['.', '*']).to_lowercase());
    // A number alone is that of a stop, or a place among children.
    let says =
        |word: &String| word.contains(|c: char| c.is_ascii_digit()) && word.parse::<u32>().is_err();
    words.filter(says).collect()
}

/// The pieces of a key, and the names in its ranges and before its signs.
fn of_key(asked: &Asked) -> BTreeSet<String> {
    let key = asked.key();
    let mut all = pieces(&key);
    for piece in all.clone() {
        let name = piece.split(['=', '<', '>']).next().unwrap_or_default();
        all.extend(pieces(name));
    }
    if let Asked::Pruned(quiz) = asked {
        let tree = quiz.session().tree();
        let named = Selection::read(tree, &key).expect("the key can be read");
        all.extend(named.iter().map(|node| tree.l_name(node).to_string().to_lowercase()));
    }
    all
}

/// Answers that cannot be read in some question.
const UNREADABLE: [&str; 10] =
    ["x", "L99-1", "L1-1", "L1-1=", "L1-1=x", "L2-1..x", "cut", "back", "L1-1: 9", "99: x"];

fn check(question: &Question) {
    let asked = Asked::of(question).expect("it can be asked");
    let key = of_key(&asked);
    for lang in Lang::ALL {
        let prompt = pieces(&asked.prompt(lang));
        let given: BTreeSet<String> =
            prompt.union(&pieces(&UNREADABLE.join(" "))).cloned().collect();
        let blank = texts::learn_blank(lang, question.kind.id());
        let mut shown = vec![asked.notation(lang), asked.reply_notation(lang), blank];
        let errors = UNREADABLE.iter().filter_map(|answer| asked.read(answer).err());
        shown.extend(errors.map(|error| error.message(lang)));
        for text in shown {
            let both: Vec<String> = pieces(&text).intersection(&key).cloned().collect();
            let leaked: Vec<&String> =
                both.iter().filter(|piece| !given.contains(*piece)).collect();
            assert!(leaked.is_empty(), "{}: {leaked:?} in “{text}”", question.print());
        }
    }
}

#[test]
fn no_text_before_grading_has_a_piece_of_the_key() {
    for kind in Plan::kinds() {
        for level in Level::all() {
            for seed in 0..60 {
                check(&Plan { kind, level, seed, ..Plan::default() }.question());
            }
        }
    }
    let boards = ["puzzle=queens&size=6", "puzzle=tour&board=5x5", "puzzle=sudoku&clues=easy"];
    let kinds = Kind::ALL.iter().filter(|(_, kind)| kind.is_about_boards());
    for (id, kind) in kinds {
        for board in boards {
            for step in 0..150 {
                let (question, _) = Question::parse(&format!("question={id}&{board}&step={step}"));
                let question = question.expect("a question");
                assert_eq!(question.kind, *kind);
                if Asked::of(&question).is_ok() {
                    check(&question);
                }
            }
        }
    }
}

#[test]
fn the_lectures_quiz_is_not_answered_by_its_help() {
    let tree = "tree=((8+5)+(20+3))+((2+4)+(15+6))";
    for kind in Plan::kinds() {
        let (question, _) = Question::parse(&format!("question={}&{tree}", kind.id()));
        let question = question.expect("a question");
        if Asked::of(&question).is_ok() {
            check(&question);
        }
    }
}

#[test]
fn questions_about_chance_are_not_answered_by_their_help() {
    let trees = [
        "chance:(1/6*3+5/6*(2+8))+chance:(4+(5+9))",
        "chance:(1/2*(6+8)+1/2*(9+7))+chance:(2/3*(2+5)+1/3*(4+8))",
        "chance:((70+1)+(2+211/3))",
    ];
    for (id, _) in Kind::ALL.iter().filter(|(_, kind)| kind.takes_chance()) {
        for tree in trees {
            for algorithm in ["expectiminimax", "star1", "star2"] {
                let text = format!("question={id}&tree={tree}&algorithm={algorithm}");
                let (question, problems) = Question::parse(&text);
                assert_eq!(problems, [], "{text}");
                let question = question.expect("a question");
                if Asked::of(&question).is_ok() {
                    check(&question);
                }
            }
        }
    }
}

#[test]
fn the_help_offers_only_what_can_be_right() {
    let about = |kind: &str, more: &str| {
        let text = format!("question={kind}&tree=((8+5)+(20+3))+((2+4)+(15+6)){more}");
        let (question, problems) = Question::parse(&text);
        assert_eq!(problems, [], "{text}");
        Asked::of(&question.expect("a question")).expect("it can be asked").notation(Lang::En)
    };
    let table = [
        ("minimax-values", "", ">=", false),
        ("returned-values", "", ">=", true),
        ("returned-values", "&algorithm=minimax", ">=", false),
        ("perform", "", "cut", true),
        ("perform", "&algorithm=minimax", "cut", false),
        ("next", "", "cut", true),
        ("next", "&algorithm=minimax", "cut", false),
        ("next", "&algorithm=minimax", "window", false),
        ("next", "", "start", false),
        ("next", "&window=3..7", "start", true),
    ];
    for (kind, more, piece, is_offered) in table {
        let notation = about(kind, more);
        assert_eq!(notation.contains(piece), is_offered, "{kind}{more}: {notation}");
    }
}

#[test]
fn no_text_of_a_question_has_a_fixed_name_of_a_node() {
    let files = [
        include_str!("../../../../www/locales/en.ftl"),
        include_str!("../../../../www/locales/nl.ftl"),
        include_str!("../../../../www/locales/zh.ftl"),
    ];
    for file in files {
        let mut id = "";
        for line in file.lines() {
            if let Some((name, _)) = line.split_once(" = ").filter(|_| !line.starts_with(' ')) {
                id = name;
            }
            let is_asked =
                ["learn-", "lesson-", "practice-", "quiz-"].iter().any(|of| id.starts_with(of));
            let text = line.split_once(" = ").map_or(line, |(_, text)| text);
            let is_name = |piece: &String| piece.starts_with('l') && piece.contains('-');
            assert!(!is_asked || !pieces(text).iter().any(is_name), "{line}");
        }
    }
}

#[test]
fn what_is_drawn_and_read_before_grading_is_the_same_for_every_search() {
    for level in Level::all() {
        for seed in 0..30 {
            let question = Plan { level, seed, ..Plan::default() }.question();
            let Subject::Tree { tree, .. } = question.subject else { panic!("a tree") };
            let look = |algorithm| {
                let setup = Setup { algorithm, ..Setup::default() };
                let session = search_tree(tree.clone(), setup, Recorder::new()).expect("short");
                let scene = sketch::pruned(&session, &Selection::default());
                let labels = Labels { names: Shown::Yes, lang: Lang::En };
                let shapes = picture(&session, Step::START, &scene, labels);
                let read = |node| sketch::reading(&session, node, Lang::En);
                (format!("{shapes:?}"), session.tree().nodes().map(read).collect::<Vec<_>>())
            };
            assert_eq!(look(Algorithm::AlphaBeta), look(Algorithm::Minimax), "{level} {seed}");
        }
    }
}

/// Wrong answers: the first part of the key, and that of another tree.
fn wrong_answers(asked: &Asked, other: &Asked) -> Vec<String> {
    let half = |key: &str| {
        let words: Vec<&str> = key.split(' ').collect();
        words[..words.len() / 2].join(" ").trim_end_matches([';', ':']).to_owned()
    };
    let all = [half(&asked.key()), other.key(), half(&other.key()), "none".to_owned()];
    let is_wrong = |text: &String| {
        let grade = asked.grade(text, Lang::En);
        grade.is_ok_and(|grade| !grade.score.is_full()) && !asked.is_blank(text)
    };
    all.into_iter().filter(is_wrong).collect()
}

#[test]
fn feedback_on_a_wrong_answer_gives_no_other_piece_of_the_key_away() {
    let mut checked = 0;
    for kind in Plan::kinds() {
        for level in Level::all() {
            for seed in 0..20 {
                let plan = Plan { kind, level, seed, ..Plan::default() };
                let question = plan.question();
                let asked = Asked::of(&question).expect("it can be asked");
                let other = Asked::of(&plan.other().question()).expect("it can be asked");
                let lines: Vec<String> = asked.key().split("; ").map(str::to_owned).collect();
                let key = match asked {
                    Asked::Pruned(_) => of_key(&asked),
                    // A pointer names the node to look at; its order is the answer.
                    Asked::Order(_) | Asked::BuildOrder(_) => BTreeSet::new(),
                    _ => pieces(&asked.key()),
                };
                let prompt = pieces(&asked.prompt(Lang::En));
                for answer in wrong_answers(&asked, &other) {
                    let mut attempt = Attempt::default();
                    attempt.draft = answer.clone();
                    attempt.check(&asked, &question.terms, Lang::En).expect("it can be read");
                    let shown = attempt.shown_grade(&asked, &question.terms, Lang::En);
                    let shown = shown.expect("it was checked");
                    assert_eq!(shown.detail, Detail::Count);
                    assert!(shown.grade.findings.is_empty());
                    let mut texts = attempt.known_hints(&asked, Lang::En);
                    assert!(texts.len() <= 1, "a pointer");
                    texts.push(shown.heading);
                    let recognised = shown.grade.recognised.iter();
                    texts.extend(recognised.map(|recognised| recognised.whole_text(Lang::En)));
                    let given = named(&asked, &answer);
                    for text in texts {
                        let leaked = pieces(&text).into_iter().find(|piece| {
                            key.contains(piece) && !prompt.contains(piece) && !given.contains(piece)
                        });
                        assert_eq!(leaked, None, "{}: {answer}: {text}", question.print());
                        let is_line = |line: &&String| line.contains(' ') && text.contains(*line);
                        assert_eq!(lines.iter().find(is_line), None, "{answer}: {text}");
                    }
                    checked += 1;
                }
            }
        }
    }
    assert!(checked > 1_000, "{checked}");
}

/// The pieces of an answer, and the names in its ranges.
fn named(asked: &Asked, answer: &str) -> BTreeSet<String> {
    let mut all = pieces(answer);
    if let Asked::Pruned(quiz) = asked {
        let tree = quiz.session().tree();
        let named = Selection::read(tree, answer).expect("it can be read");
        all.extend(named.iter().map(|node| tree.l_name(node).to_string().to_lowercase()));
    }
    all
}
