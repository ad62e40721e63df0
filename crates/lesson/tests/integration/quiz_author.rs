//! The question builder: nothing that is typed is lost, and handouts contain the built question.

use plyscope_i18n::Lang::En;
use plyscope_lesson::place::Place;
use plyscope_lesson::question_handout::Handout;
use plyscope_lesson::{Lesson, Part};
use plyscope_practice::author::{Draft, Facts, Fault, Key, Rule, SearchFacts};
use plyscope_practice::Level;
use plyscope_puzzle_view::backtrack::link::Link as BoardLink;
use plyscope_quiz::asked::Asked;
use plyscope_quiz::details::{Bug, Details};
use plyscope_quiz::feedback::{Again, Feedback};
use plyscope_quiz::program::{Assignment, Exercise, Language, Program};
use plyscope_quiz::question::{Grading, Hints, Kind, Question, Subject, Terms};
use plyscope_search::generate::{generate, Recipe, Ties};
use plyscope_search::{CutRule, Order, Player};
use plyscope_setup::{Algorithm, Choice, Setup};
use proptest::prelude::*;

const PAGE: &str = "https://example.org/a'b&c/learn.html?d=\"e\"";

fn question(text: &str) -> Question {
    let (question, problems) = Question::parse(text);
    assert_eq!(problems, [], "{text}");
    question.expect(text)
}

/// A question of any kind on any terms, about a tree made by chance or a board.
fn any_question() -> impl Strategy<Value = Question> {
    let kind = prop::sample::select(Kind::ALL.iter().map(|&(_, kind)| kind).collect::<Vec<_>>());
    let terms = (0..=1000_u32, prop::option::of(1..=1000_u32), 0..=101_u32, any::<bool>());
    let search = (any::<u64>(), any::<bool>(), 0..Algorithm::ALL.len(), any::<bool>());
    // Names and comments are arbitrary text.
    let words = prop::option::of(("[a-z \"'<>&`#\u{e9}\u{4e2d}]{1,12}", any::<bool>()));
    (kind, terms, search, words).prop_map(|(kind, terms, (seed, gt, algorithm, min), words)| {
        let (points, attempts, cost, at_end) = terms;
        let grading = if at_end { Grading::AtTheEnd } else { Grading::AtOnce };
        let hints = if cost > 100 { Hints::Off } else { Hints::Cost(cost) };
        let feedback = Feedback::ALL[attempts.unwrap_or(points) as usize % Feedback::ALL.len()].1;
        let again = if points % 2 == 0 { Again::Same } else { Again::Fresh };
        let terms = Terms { points, attempts, hints, grading, feedback, again };
        let bug = match kind {
            Kind::WhichSearch => Bug::ALL[(seed % 4) as usize].1,
            _ => Bug::None,
        };
        let mistake = (kind == Kind::FindMistake && seed % 3 > 0).then_some(seed as u32 % 150 + 1);
        let mut details = Details { bug, mistake, ..Details::default() };
        if kind == Kind::Uct {
            details.uct.iterations = seed as u32 % 1_000 + 1;
        }
        let subject = if kind.is_about_boards() {
            let boards = [
                "puzzle=queens&size=5",
                "puzzle=tour&board=3x4&start=b2&tour=closed&order=warnsdorff",
                "puzzle=tour&board=5x5&start=a1&blocked=c3&order=15372648",
                "puzzle=sudoku&cells=fewest",
            ];
            let (link, _) = BoardLink::parse(boards[(seed % 4) as usize]);
            Subject::Board { problem: link.problem, step: seed % 40 }
        } else if kind == Kind::WriteProgram {
            let all: Vec<Assignment> = Exercise::ALL
                .iter()
                .flat_map(|&(_, exercise)| {
                    let languages = [None, Some(Language::Python), Some(Language::JavaScript)];
                    languages.into_iter().flat_map(move |one| Assignment::all(exercise, one))
                })
                .collect();
            Subject::Assignment(all[seed as usize % all.len()])
        } else if kind.is_about_programs() {
            let exercise = Exercise::ALL[(seed % 5) as usize].1;
            let language = Language::ALL[(seed / 5 % 2) as usize].1;
            let program = Program { exercise, language, variant: 1 };
            let variant = seed as u32 % program.variants(kind) + 1;
            Subject::Program(Program { variant, ..program })
        } else {
            let ties = Ties::Allowed;
            let tree = generate(&Recipe { seed, ties, ..Recipe::default() }).expect("a tree");
            let tree = tree.with_root_player(if min { Player::Min } else { Player::Max });
            let text = match words {
                Some((name, true)) => format!("\"{}\":({tree})", name.trim().replace('"', "\\\"")),
                Some((comment, false)) => format!("# {comment}\n{tree} # {comment}"),
                None => tree.to_string(),
            };
            let cut = if gt { CutRule::Above } else { CutRule::AtLeast };
            let algorithm = Algorithm::ALL[algorithm].1;
            let order = if seed % 2 == 0 { Order::LeftToRight } else { Order::RightToLeft };
            let setup = Setup { algorithm, cut, order, ..Setup::default() };
            let subject = Subject::Tree { tree, text, setup };
            // The name may be none that a tree can have.
            let made = Question { kind, subject, terms, details }.print();
            return Question::parse(&made).0.unwrap_or_else(|| question("tree=1"));
        };
        Question { kind, subject, terms, details }
    })
}

proptest! {
    #[test]
    fn a_built_question_survives_its_address(question in any_question()) {
        let draft = Draft::of(&question);
        prop_assert_eq!(draft.question(), Ok(question));
        let place = Place::Author(draft);
        prop_assert_eq!(Place::parse(&format!("#{}", place.print())), (place, vec![]));
    }

    #[test]
    fn whatever_is_handed_out_leads_to_the_question(question in any_question()) {
        let link = Handout::Link.text(&question, PAGE, En);
        let fragment = link.strip_prefix(PAGE).expect("it begins with the page");
        let place = Place::Question(Box::new(question.clone()));
        prop_assert_eq!(Place::parse(fragment), (place, vec![]));

        let markdown = format!("Before.\n\n{}\nAfter.\n", Handout::Markdown.text(&question, PAGE, En));
        let lesson = Lesson::parse(&markdown).expect("short");
        let [_, Part::Question(asking), _] = &*lesson.parts else {
            return Err(TestCaseError::fail(format!("{markdown}\n{:?}", lesson.parts)));
        };
        let read = &asking.question;
        prop_assert_eq!((read.kind, read.terms), (question.kind, question.terms));
        match (&read.subject, &question.subject) {
            // The text is in one line there.
            (Subject::Tree { tree, setup, .. }, Subject::Tree { tree: asked, setup: search, .. }) => {
                prop_assert_eq!((tree, setup), (asked, search));
            }
            (
                Subject::Playback { tree, setup, ask, from, to, .. },
                Subject::Playback { tree: asked, setup: search, ask: what, from: first, to: last, .. },
            ) => {
                prop_assert_eq!((tree, setup, ask), (asked, search, what));
                prop_assert_eq!((from, to), (first, last));
            }
            (read, asked) => prop_assert_eq!(read, asked),
        }

        let html = Handout::Embed.text(&question, PAGE, En);
        let (name, attributes) = element(&html);
        prop_assert_eq!(name, "iframe");
        let value = |name: &str| {
            attributes.iter().find(|(other, _)| other == name).map(|(_, value)| value.as_str())
        };
        let fragment = value("src").and_then(|address| address.strip_prefix(PAGE));
        let place = Place::Embedded(Box::new(question));
        prop_assert_eq!(Place::parse(fragment.expect("an address")), (place, vec![]));
        prop_assert!(value("title").is_some_and(|title| !title.is_empty()));
    }

    #[test]
    fn nothing_that_is_typed_is_lost(
        typed in prop::collection::vec(("tree|window|depth|points|attempts|hints", "\\PC{0,20}"), 0..6),
        kind in 0..Kind::ALL.len(),
    ) {
        let mut draft = Draft::default();
        for (name, text) in &typed {
            draft.set(Key::named(name).expect("a part"), text.clone());
        }
        // Nor by asking something else, and asking this again.
        draft.ask(Kind::ALL[kind].1);
        draft.ask(Kind::Pruned);
        let (again, problems) = Draft::parse(&draft.print());
        prop_assert_eq!(problems, vec![]);
        for (name, text) in typed.iter().rev().take(1) {
            prop_assert_eq!(again.get(Key::named(name).expect("a part")), Some(text.as_str()));
        }
        prop_assert_eq!(again, draft);
    }
}

/// The name and the attributes of the only element of some HTML, read as browsers do.
fn element(html: &str) -> (&str, Vec<(String, String)>) {
    let rest = html.strip_prefix('<').expect("a tag");
    let (name, mut rest) = rest.split_once(' ').expect("attributes");
    let mut attributes = Vec::new();
    while let Some((attribute, after)) = rest.trim_start().split_once("=\"") {
        let (value, after) = after.split_once('"').expect("an end");
        assert!(!value.contains('<') && !attribute.contains('>'), "{html}");
        let value = value.replace("&lt;", "<").replace("&gt;", ">").replace("&quot;", "\"");
        attributes.push((attribute.to_owned(), value.replace("&amp;", "&")));
        rest = after;
    }
    assert_eq!(rest, format!("></{name}>"), "{html}");
    (name, attributes)
}

#[test]
fn problems_are_reported_at_their_part() {
    let table = [
        ("author&question=pruned&tree=((8 5)", vec!["tree"]),
        ("author&tree=", vec!["tree"]),
        ("author&question=perform", vec!["tree"]),
        ("author&tree=(1+2)&points=many&attempts=0&hints=101", vec!["points", "attempts", "hints"]),
        ("author&tree=(1+2)&window=9..8&depth=far", vec!["window", "depth"]),
        ("author&tree=(1+2)&points=+7+", vec![]),
        ("author&tree=(1+2)&step=soon", vec![]),
        ("author&question=lost&puzzle=queens&size=5&step=soon", vec!["step"]),
        ("author&question=lost&tree=((", vec![]),
    ];
    for (address, keys) in table {
        let (draft, problems) = Draft::parse(address);
        assert_eq!(problems, [], "{address}");
        let faults: Vec<Fault> = draft.question().err().unwrap_or_default();
        let found: Vec<_> = faults.iter().map(|fault| fault.key.name()).collect();
        assert_eq!(found, keys, "{address}");
    }
}

#[test]
fn what_cannot_be_repaired_is_dropped_and_reported() {
    let table = [
        ("author&question=juggling&tree=(1+2)", "author&tree=(1+2)", 1),
        ("author&tree=(1+2)&cut=maybe&root=both", "author&tree=(1+2)", 2),
        ("author&tree=(1+2)&color=red&order=%E2%82", "author&tree=(1+2)", 2),
        ("author&question=lost&puzzle=queens&size=999", "author&question=lost&puzzle=queens", 1),
        (
            "author&question=lost&puzzle=tour&board=4x4&start=z9&step=1",
            "author&question=lost&puzzle=tour&board=4x4&step=1",
            1,
        ),
        ("author&question=lost&puzzle=queens&clues=1", "author&question=lost&puzzle=queens", 1),
    ];
    for (address, left, found) in table {
        let (draft, problems) = Draft::parse(address);
        assert_eq!((draft.print().as_str(), problems.len()), (left, found), "{address}");
    }
    assert_eq!(Draft::parse("author").0, Draft::default());
    assert!(Draft::default().question().is_ok());
}

#[test]
fn another_kind_keeps_the_tree_and_finds_a_board_and_a_program() {
    let mut draft = Draft::of(&question("question=pruned&tree=(4+8)+(17+5)&order=right&points=4"));
    for &(name, kind) in Kind::ALL {
        draft.ask(kind);
        let built = draft.question().unwrap_or_else(|faults| panic!("{name}: {faults:?}"));
        assert_eq!((built.kind, built.terms.points), (kind, 4), "{name}");
        if !kind.is_about_trees() && kind != Kind::Playback {
            assert!(Asked::of(&built).is_ok(), "{name}");
        }
    }
    draft.ask(Kind::Pruned);
    let built = draft.question().expect("a question");
    let Subject::Tree { text, setup, .. } = built.subject else { panic!("a tree") };
    assert_eq!((text.as_str(), setup.order), ("(4 8) (17 5)", Order::LeftToRight));
}

#[test]
fn the_form_begins_with_a_tree_whose_order_can_be_improved_or_spoiled() {
    let mut draft = Draft::default();
    for kind in [Kind::OrderMost, Kind::OrderLeast, Kind::OrderMost, Kind::Pruned] {
        draft.ask(kind);
        let built = draft.question().expect("a question");
        assert!(Asked::of(&built).is_ok(), "{kind:?}: {built:?}");
    }
}

#[test]
fn only_instructive_steps_become_questions() {
    for (kind, wanted) in [(Kind::BackOut, "back"), (Kind::Lost, "no"), (Kind::NextSquare, "")] {
        let board = "question=lost&puzzle=queens&size=6";
        let mut draft = Draft::of(&question(board));
        draft.ask(kind);
        let mut steps = vec![0];
        for _ in 0..3 {
            draft.next_moment();
            let built = draft.question().expect("a question");
            let Subject::Board { step, .. } = built.subject else { panic!("a board") };
            let key = Asked::of(&built).expect("it can be asked").key();
            assert!(key.starts_with(wanted), "{kind:?} at {step}: {key}");
            steps.push(step);
        }
        assert!(steps.is_sorted_by(|one, next| one < next), "{steps:?}");
    }
}

#[test]
fn another_board_takes_the_place_of_the_old_one() {
    let mut draft = Draft::of(&question("question=lost&puzzle=tour&board=5x6&start=b2&points=3"));
    let queens = BoardLink::parse("puzzle=queens&size=5").0.problem;
    draft.set_problem(&queens);
    assert_eq!(draft.problem(), queens);
    let built = draft.question().expect("a question");
    assert_eq!(built.terms.points, 3);
    assert!(Asked::of(&built).is_ok());
}

#[test]
fn made_trees_are_those_of_practice() {
    let mut draft = Draft::default();
    draft.make_tree(Level::FIRST, 7);
    let one = draft.question().expect("a question");
    draft.make_tree(Level::FIRST, 8);
    assert_ne!(draft.question().expect("a question"), one);
    draft.make_tree(Level::FIRST, 7);
    assert_eq!(draft.question(), Ok(one));
}

#[test]
fn facts_are_those_of_the_search() {
    let facts = |visited, pruned, at_max, at_min, deep| {
        Some(SearchFacts { visited, pruned, at_max, at_min, at_chance: 0, deep })
    };
    let by_chance =
        SearchFacts { visited: 11, pruned: 4, at_max: 0, at_min: 1, at_chance: 1, deep: 0 };
    let table = [
        (
            "pruned&tree=((8+5)+(20+3))+((2+4)+(15+6))",
            (15, 8, 4),
            facts(11, 4, 1, 1, 0),
            Rule::Same,
        ),
        (
            "pruned&tree=((8+5)+(8+3))+((2+4)+(8+6))",
            (15, 8, 4),
            facts(11, 4, 1, 1, 0),
            Rule::Matters,
        ),
        ("pruned&tree=(4+8)+(17+5)", (7, 4, 3), facts(7, 0, 0, 0, 0), Rule::Same),
        ("pruned&algorithm=minimax&tree=(4+8)+(4+5)", (7, 4, 3), facts(7, 0, 0, 0, 0), Rule::Moot),
        ("pruned&tree=5+(((3+9)+8)+6)", (9, 5, 5), facts(8, 1, 0, 1, 1), Rule::Same),
        ("build&tree=(3+5)+(2+9)", (7, 4, 3), facts(6, 1, 0, 1, 0), Rule::Same),
        ("build&tree=(3+5)+(3+9)", (7, 4, 3), facts(6, 1, 0, 1, 0), Rule::Matters),
        (
            "pruned&algorithm=star1&tree=chance:((6+8)+(9+7))+chance:(2/3*(2+5)+1/3*(4+8))",
            (15, 8, 4),
            Some(by_chance),
            Rule::Same,
        ),
        ("minimax-values&tree=(4+8)+(2+5)", (7, 4, 3), None, Rule::Moot),
        ("best-move&tree=(4+8)+(2+5)", (7, 4, 3), None, Rule::Moot),
    ];
    for (text, size, search, rule) in table {
        let question = question(&format!("question={text}"));
        let asked = Asked::of(&question).expect(text);
        let facts = Facts::of(&question, &asked).expect("a tree");
        assert_eq!((facts.nodes, facts.leaves, facts.layers), size, "{text}");
        assert_eq!((facts.search, facts.rule), (search, rule), "{text}");
    }
    let board = question("question=lost&puzzle=queens&size=5&step=4");
    assert_eq!(Facts::of(&board, &Asked::of(&board).expect("a board")), None);
}
