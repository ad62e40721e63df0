//! Question banks: every kind of question in every format, and what anyone writes stays text.

use std::collections::BTreeSet;
use std::fs;
use std::io::{Cursor, Read};

use base64::prelude::{Engine, BASE64_STANDARD};
use plyscope_classroom::bank::{Ask, Bank, Blank, Format, Item};
use plyscope_i18n::Lang;
use plyscope_lesson::sheet::SheetProblem;
use plyscope_lesson::Lesson;
use plyscope_practice::Plan;
use plyscope_quiz::asked::Asked;
use plyscope_quiz::kind::Shows;
use plyscope_quiz::question::Kind;
use plyscope_setup::Choice;
use roxmltree::{Document, Node};
use zip::ZipArchive;

/// A text with all signs that mean something in a format.
const HOSTILE: &str =
    "a ]]> <script>b</script> {1:SHORTANSWER:=x} ~=#{}: \\ $CATEGORY: \"c\" & // d";

/// A lesson with a random question of every kind about trees, and one of every kind about boards.
fn of_every_kind() -> Lesson {
    // A program is not written on a learning platform.
    let trees = Plan::kinds().filter(|kind| *kind != Kind::WriteProgram).map(|kind| {
        let id = kind.id();
        format!("```question\nid: {id}\nquestion: {id}\nlevel: 3\npoints: 6\n```\n")
    });
    let boards = Kind::ALL.iter().filter(|(_, kind)| kind.is_about_boards()).map(|(id, _)| {
        format!("```question\nid: {id}\nquestion: {id}\npuzzle: queens\nsize: 6\nstep: 20\n```\n")
    });
    let head = format!("---\ntitle: {HOSTILE}\n---\n");
    let text: String = std::iter::once(head).chain(trees).chain(boards).collect();
    let lesson = Lesson::parse(&text).expect("short enough");
    assert_eq!(lesson.broken().count(), 0);
    lesson
}

#[test]
fn a_program_to_write_is_refused_with_its_name() {
    let text = "```program\nid: own\ntask: write\nexercise: minimax\n```\n";
    let lesson = Lesson::parse(text).expect("short enough");
    let problem = Bank::of(&lesson, "own", (1, 1), Lang::En).expect_err("it is refused");
    let message = problem.message(Lang::En);
    assert!(message.contains("own") && message.contains("question bank cannot"), "{message}");
}

#[test]
fn circles_are_explained_where_chance_decides() {
    let table = [
        ("tree: (4 8) (2 5)", false),
        ("tree: chance:(1/6*3 5/6*(2 8)) 4\nalgorithm: expectiminimax", true),
    ];
    for (tree, has_chance) in table {
        let text = format!("```question\nquestion: minimax-values\n{tree}\n```\n");
        let lesson = Lesson::parse(&text).expect("short enough");
        for (lang, circles) in Lang::ALL.into_iter().zip(["circles", "cirkels", "圆形"]) {
            let bank = Bank::of(&lesson, "own", (1, 1), lang).expect("a bank");
            let item = bank.items().next().expect("a question");
            assert_eq!(item.prompt.contains(circles), has_chance, "{}", item.prompt);
        }
    }
}

/// An answer with the blanks filled in as usual, but for one.
fn filled(blanks: &[Blank], place: usize, answer: &str) -> String {
    let one = |(other, blank): (usize, &Blank)| {
        let label = blank.label.trim_end_matches('.');
        let text = if other == place { answer } else { blank.answers[0].as_str() };
        match blank.label.ends_with('.') {
            true => format!("{label}: {text};"),
            false if text.starts_with(label) => text.to_owned(),
            false if text.starts_with(['≤', '≥', '<', '>', '=']) => format!("{label}{text}"),
            false => format!("{label}={text}"),
        }
    };
    blanks.iter().enumerate().map(one).collect::<Vec<_>>().join(" ")
}

/// An answer is graded as wholly right.
fn check_right(asked: &Asked, answer: &str) {
    let grade = asked.grade(answer, Lang::En);
    let is_full = grade.as_ref().is_ok_and(|grade| grade.score.is_full());
    assert!(is_full, "{answer}: {grade:?}");
}

/// Every text that is right in a bank is graded as wholly right.
fn check_texts(asked: &Asked, ask: &Ask) {
    match ask {
        Ask::Choice(_) => {}
        Ask::Open(key) => check_right(asked, key),
        Ask::Short { right, .. } => right.iter().for_each(|answer| check_right(asked, answer)),
        Ask::Blanks(blanks) => {
            for (place, blank) in blanks.iter().enumerate() {
                for answer in &blank.answers {
                    check_right(asked, &filled(blanks, place, answer));
                }
            }
        }
    }
}

/// The only question of a lesson, and how it is asked in a bank.
fn only(text: &str, lang: Lang) -> (Asked, Item) {
    let lesson = Lesson::parse(text).expect("short enough");
    assert_eq!(lesson.broken().count(), 0, "{text}");
    let bank = Bank::of(&lesson, "own", (1, 1), lang).expect("a bank");
    let asking = lesson.questions().next().expect("a question");
    let asked = Asked::of(&asking.question).expect("it can be asked");
    let item = bank.items().next().expect("a question").clone();
    (asked, item)
}

fn bank(copies: u32, lang: Lang) -> Bank {
    Bank::of(&of_every_kind(), "all", (5, copies), lang).expect("a bank")
}

fn moodle(bank: &Bank) -> String {
    String::from_utf8(bank.write(Format::MoodleXml).expect("written")).expect("text")
}

/// The files of a package, with their texts.
fn package(bank: &Bank) -> Vec<(String, String)> {
    let bytes = bank.write(Format::Qti).expect("written");
    let mut zip = ZipArchive::new(Cursor::new(bytes)).expect("a ZIP file");
    let files = 0..zip.len();
    let read = |place| {
        let mut file = zip.by_index(place).expect("a file");
        let mut text = String::new();
        file.read_to_string(&mut text).expect("a text");
        (file.name().to_owned(), text)
    };
    files.map(read).collect()
}

fn children<'a>(node: Node<'a, 'a>, name: &'a str) -> impl Iterator<Item = Node<'a, 'a>> {
    node.children().filter(move |child| child.has_tag_name(name))
}

fn text<'a>(node: Node<'a, 'a>, name: &'a str) -> &'a str {
    let child = children(node, name).next().unwrap_or_else(|| panic!("{name}"));
    children(child, "text").next().and_then(|text| text.text()).unwrap_or_default()
}

#[test]
fn every_kind_of_question_is_asked_in_a_way_that_fits_it() {
    let lesson = of_every_kind().dealt(5);
    let bank = bank(1, Lang::En);
    let mut ways = BTreeSet::new();
    for (asking, item) in lesson.questions().zip(bank.items()) {
        let asked = Asked::of(&asking.question).expect("it can be asked");
        let is_right =
            |answer: &str| asked.grade(answer, Lang::En).is_ok_and(|grade| grade.score.is_full());
        let is_of_program = asking.question.kind.is_about_programs();
        assert_eq!(
            (item.picture.is_none(), !item.listing.is_empty()),
            (is_of_program, is_of_program)
        );
        if let Some(picture) = &item.picture {
            assert!(!picture.alternative.is_empty());
            let asks_values = asking.question.kind.descriptor().shows == Shows::Shape;
            assert_eq!(picture.alternative.contains('?'), asks_values, "{}", picture.alternative);
        }
        let way = match &item.ask {
            Ask::Choice(choices) if asking.question.kind == Kind::WhichSearch => {
                let Asked::WhichSearch(quiz) = &asked else { panic!("another kind") };
                assert_eq!(choices.len(), quiz.names(Lang::En).len());
                for (number, choice) in (1..).zip(choices) {
                    assert_eq!(is_right(&number.to_string()), choice.is_right, "{}", choice.text);
                    assert!(!item.prompt.contains(&choice.text), "it is asked once");
                }
                assert!(choices.iter().any(|choice| !choice.is_right && !choice.why.is_empty()));
                "choice"
            }
            Ask::Choice(choices) => {
                for choice in choices.iter().filter(|choice| choice.text != "no node") {
                    assert_eq!(is_right(&choice.text), choice.is_right, "{}", choice.text);
                    assert_eq!(choice.why.is_empty(), choice.is_right, "{}", choice.text);
                }
                assert_eq!(choices.iter().filter(|choice| choice.is_right).count(), 1);
                let texts: BTreeSet<&str> = choices.iter().map(|one| one.text.as_str()).collect();
                assert_eq!(texts.len(), choices.len());
                "choice"
            }
            Ask::Blanks(blanks) => {
                let key = asked.key();
                let usual = |text: &str| key.contains(text);
                assert!(blanks.iter().all(|blank| usual(blank.label.trim_end_matches('.'))));
                "blanks"
            }
            Ask::Short { right, misled } => {
                for answer in right {
                    assert!(is_right(answer), "{}: {answer}", asking.id);
                }
                for wrong in misled {
                    assert!(!is_right(&wrong.text) && !wrong.why.is_empty(), "{}", asking.id);
                }
                match asking.question.kind {
                    Kind::FindMistake => assert!(!misled.is_empty(), "{}", asking.id),
                    // A line is written in too many ways.
                    Kind::FillLine => panic!("{}", asking.id),
                    _ => {}
                }
                "short"
            }
            Ask::Open(key) => {
                assert!(is_right(key), "{}: {key}", asking.id);
                "open"
            }
        };
        ways.insert(way);
    }
    assert_eq!(ways, BTreeSet::from(["blanks", "choice", "open", "short"]));
}

#[test]
fn what_is_right_in_a_bank_is_graded_as_right() {
    for (seed, lang) in (1..7).zip(Lang::ALL.into_iter().cycle()) {
        let lesson = of_every_kind().dealt(seed);
        let bank = Bank::of(&lesson, "all", (seed, 1), lang).expect("a bank");
        for (asking, item) in lesson.questions().zip(bank.items()) {
            let asked = Asked::of(&asking.question).expect("it can be asked");
            check_texts(&asked, &item.ask);
        }
    }
}

#[test]
fn what_is_right_in_banks_of_the_lessons_is_graded_as_right() {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/../../www/lessons");
    let mut count = 0;
    for entry in fs::read_dir(folder).expect("the lessons") {
        let path = entry.expect("a file").path();
        let lesson = Lesson::parse(&fs::read_to_string(&path).expect("a text")).expect("short");
        let name = path.file_stem().and_then(|name| name.to_str()).expect("a name");
        let lang = Lang::choose(name.rsplit('.'));
        // Some trees are too wide for paper.
        let Ok(bank) = Bank::of(&lesson, name, (7, 1), lang) else { continue };
        let lesson = lesson.dealt(7);
        for (asking, item) in lesson.questions().zip(bank.items()) {
            let asked = Asked::of(&asking.question).expect("it can be asked");
            check_texts(&asked, &item.ask);
            count += 1;
        }
    }
    assert!(count > 100, "{count}");
}

#[test]
fn what_people_write_is_right_in_a_bank() {
    const NEXT: &str = "question: next\ntree: ((8 5) (20 3)) ((2 4) (15 6))";
    const BOUNDED: &str = "question: next\nwindow: 3..7\ntree: ((8 5) (20 3)) ((2 4) (15 6))";
    const OUTCOMES: &str = "question: minimax-values\ntree: (win draw) (loss win)";
    const SCENE: &str = "ask: values\ntree: ((8 5) (20 3)) ((2.5 4.5) (15 6))";
    const QUEENS: &str = "question: back-out\npuzzle: queens\nsize: 4";
    let start = format!("{QUEENS}\nstep: 5");
    let end = format!("{QUEENS}\nstep: 30");
    // The place of the blank, and what is right in it; the first is the usual one in the language.
    let table: [(&str, Lang, usize, &[&str]); 16] = [
        (
            "question: sss\ntree: (4 8) (2 5 7)",
            Lang::En,
            0,
            &["L3-4..5", "L3-4 L3-5", "L3-4, L3-5", "L3-4,L3-5", "L3-5 L3-4", "L3-4..L3-5"],
        ),
        (NEXT, Lang::En, 0, &["8..inf", "8..∞", "[8, ∞]", "[8,∞]", "8 inf", "(8, +inf)", "8, ∞"]),
        (NEXT, Lang::Nl, 1, &["-inf..8", "[-∞, 8]", "[−∞, 8]", "-∞, 8"]),
        (NEXT, Lang::En, 2, &["cut L2-1", "L2-1", "snijd L2-1"]),
        (NEXT, Lang::En, 5, &["none", "no", "geen", "无"]),
        (BOUNDED, Lang::Nl, 0, &["cut start", "snijd begin", "start", "begin"]),
        (OUTCOMES, Lang::Nl, 0, &["remise", "=remise", "draw", "0", "和"]),
        (OUTCOMES, Lang::Nl, 2, &["verlies", "loss"]),
        (
            "question: returned-values\ntree: (draw win) (loss win)",
            Lang::Nl,
            2,
            &["≤verlies", "≤ verlies", "<=verlies", "<=loss"],
        ),
        (
            "question: next\ntree: (draw win) (loss win)",
            Lang::Zh,
            0,
            &["-inf..和", "[-∞, 和]", "-∞..draw", "[−∞, 0]"],
        ),
        (&start, Lang::Nl, 0, &["terug begin", "back start", "退回 开始"]),
        (&end, Lang::Nl, 0, &["terug einde", "back end", "退回 结束"]),
        (SCENE, Lang::En, 1, &["≥20", "≥ 20", ">=20", ">= 20"]),
        (SCENE, Lang::En, 3, &["4.5", "4,5", "9/2"]),
        (SCENE, Lang::Nl, 4, &["≤4.5", "≤4,5", "≤ 9/2", "<=4.5"]),
        ("question: sss\ntree: (4 8) 3", Lang::En, 0, &["none", "no", "geen"]),
    ];
    for (block, lang, place, texts) in table {
        let fence = if block.starts_with("ask") { "scene" } else { "question" };
        let (asked, item) = only(&format!("```{fence}\n{block}\n```\n"), lang);
        let right = match &item.ask {
            Ask::Short { right, .. } => right,
            Ask::Blanks(blanks) => &blanks[place].answers,
            Ask::Choice(_) | Ask::Open(_) => panic!("{block}: {:?}", item.ask),
        };
        assert_eq!(right[0], texts[0], "{block}");
        for text in texts {
            assert!(right.iter().any(|one| one == text), "{block}: {text}: {right:?}");
            match &item.ask {
                Ask::Blanks(blanks) => check_right(&asked, &filled(blanks, place, text)),
                _ => check_right(&asked, text),
            }
        }
    }
}

#[test]
fn what_can_be_written_in_too_many_ways_is_graded_by_a_person() {
    let table = ["question: sss\ntree: (4 8) (2 5 7 9)", "question: perform\ntree: (4 8) (2 5)"];
    for block in table {
        let (asked, item) = only(&format!("```question\n{block}\n```\n"), Lang::En);
        assert_eq!(item.ask, Ask::Open(asked.key()), "{block}");
    }
}

#[test]
fn how_an_answer_is_written_stands_below_what_is_asked() {
    let lesson = of_every_kind().dealt(5);
    let every = bank(1, Lang::En);
    for (asking, item) in lesson.questions().zip(every.items()) {
        let asked = Asked::of(&asking.question).expect("it can be asked");
        let how = match &item.ask {
            Ask::Choice(_) => String::new(),
            Ask::Blanks(_) => asked.reply_notation(Lang::En),
            Ask::Short { .. } | Ask::Open(_) => asked.notation(Lang::En),
        };
        assert_eq!(item.how, how, "{}", asking.id);
        let is_separated = item.how.contains("semicolon");
        assert!(!is_separated || !matches!(item.ask, Ask::Blanks(_)), "{}", item.how);
    }
    let text = "```question\nquestion: next\ntree: ((8 5) (20 3)) ((2 4) (15 6))\n```\n\
                ```question\nquestion: back-out\npuzzle: queens\nsize: 6\nstep: 10\n```\n";
    let lesson = Lesson::parse(text).expect("short enough");
    let bank = Bank::of(&lesson, "own", (1, 1), Lang::En).expect("a bank");
    let gift = String::from_utf8(bank.write(Format::Gift).expect("written")).expect("text");
    let qti: String = package(&bank).into_iter().map(|(_, file)| file).collect();
    // In GIFT the replies at the stops are there to choose from.
    let table = [("for an open end", [true, false, true]), ("if none stays", [true, true, true])];
    for (part, expected) in table {
        let found = [moodle(&bank), gift.clone(), qti.clone()].map(|file| file.contains(part));
        assert_eq!(found, expected, "{part}");
    }
}

#[test]
fn formulas_are_written_in_a_line() {
    let text = "```question\ncaption: When $\\beta$ falls.\n\
                prompt: Which are pruned if $\\alpha \\ge \\beta$?\ntree: (4 8) (2 5)\n```\n";
    let (_, item) = only(text, Lang::En);
    let begin = "When β falls.\nWhich are pruned if α ≥ β?\n";
    assert!(item.prompt.starts_with(begin), "{}", item.prompt);
}

#[test]
fn random_questions_have_a_copy_for_each_seed() {
    let bank = bank(3, Lang::En);
    let names: BTreeSet<&str> = bank.items().map(|item| item.name.as_str()).collect();
    assert_eq!(names.len(), bank.items().count(), "names tell them apart");
    for topic in &bank.topics {
        let is_of_board = Kind::from_id(&topic.id).is_ok_and(Kind::is_about_boards);
        assert_eq!(topic.items.len(), if is_of_board { 1 } else { 3 }, "{}", topic.id);
    }
    assert_eq!(
        Bank::of(&Lesson::parse("Text.").expect("short"), "a", (1, 1), Lang::En),
        Err(SheetProblem::Empty)
    );
}

#[test]
fn moodle_finds_what_its_format_has() {
    for lang in Lang::ALL {
        let bank = bank(2, lang);
        let xml = moodle(&bank);
        let document = Document::parse(&xml).expect("XML");
        assert!(document.root_element().has_tag_name("quiz"));
        let questions: Vec<Node> = children(document.root_element(), "question").collect();
        let kind = |question: &Node| question.attribute("type").expect("a type").to_owned();
        let categories = questions.iter().filter(|question| kind(question) == "category");
        assert_eq!(categories.count(), bank.topics.len());
        let asked: Vec<&Node> =
            questions.iter().filter(|question| kind(question) != "category").collect();
        for (question, item) in asked.iter().zip(bank.items()) {
            check_moodle(**question, &kind(question), item);
        }
        assert_eq!(asked.len(), bank.items().count());
    }
}

fn check_moodle(question: Node, kind: &str, item: &Item) {
    assert_eq!(text(question, "name"), item.name);
    let body = text(question, "questiontext");
    let holder = children(question, "questiontext").next().expect("a text");
    let file = children(holder, "file").next();
    assert_eq!(
        (file.is_some(), body.contains("<pre>1.")),
        (item.picture.is_some(), item.picture.is_none())
    );
    if let Some(file) = file {
        assert_eq!(file.attribute("encoding"), Some("base64"));
        let name = file.attribute("name").expect("a name");
        assert!(body.contains(&format!("src=\"@@PLUGINFILE@@/{name}\"")));
        let svg = BASE64_STANDARD.decode(file.text().expect("content")).expect("base64");
        Document::parse(&String::from_utf8(svg).expect("text")).expect("an SVG file");
    }
    let fractions: Vec<&str> =
        children(question, "answer").filter_map(|answer| answer.attribute("fraction")).collect();
    let right = fractions.iter().filter(|&&fraction| fraction == "100").count();
    match &item.ask {
        Ask::Choice(choices) => {
            assert_eq!((kind, right, fractions.len()), ("multichoice", 1, choices.len()));
        }
        Ask::Short { right: answers, misled } => {
            let count = answers.len() + misled.len();
            assert_eq!((kind, right, fractions.len()), ("shortanswer", answers.len(), count));
        }
        Ask::Open(_) => {
            assert_eq!((kind, fractions.len()), ("essay", 0));
            assert!(!text(question, "graderinfo").is_empty());
        }
        Ask::Blanks(blanks) => {
            assert_eq!((kind, fractions.len()), ("cloze", 0));
            assert_eq!(body.matches(":SHORTANSWER:=").count(), blanks.len());
        }
    }
}

#[test]
fn a_package_lists_its_files_and_every_response_is_scored() {
    let bank = bank(2, Lang::Zh);
    let files = package(&bank);
    let (name, manifest) = &files[0];
    assert_eq!(name, "imsmanifest.xml");
    let manifest = Document::parse(manifest).expect("XML");
    let listed: BTreeSet<&str> = manifest
        .descendants()
        .filter(|node| node.tag_name().name() == "file")
        .filter_map(|node| node.attribute("href"))
        .collect();
    let there: BTreeSet<&str> = files[1..].iter().map(|(name, _)| name.as_str()).collect();
    assert_eq!(listed, there);
    let documents: Vec<&String> =
        files.iter().filter(|(name, _)| name.starts_with("items/")).map(|(_, text)| text).collect();
    assert_eq!(documents.len(), bank.items().count());
    for (document, item) in documents.into_iter().zip(bank.items()) {
        let xml = Document::parse(document).expect("XML");
        let ids = |name: &str, attribute: &str| -> Vec<String> {
            let named = xml.descendants().filter(|node| node.tag_name().name() == name);
            named.filter_map(|node| node.attribute(attribute)).map(str::to_owned).collect()
        };
        let declared = ids("responseDeclaration", "identifier");
        let asked: Vec<String> =
            ["choiceInteraction", "textEntryInteraction", "extendedTextInteraction"]
                .iter()
                .flat_map(|name| ids(name, "responseIdentifier"))
                .collect();
        assert_eq!(asked, declared, "{}", item.name);
        let scores = xml.descendants().filter(|node| {
            node.tag_name().name() == "baseValue" && node.attribute("baseType") == Some("float")
        });
        let sum: f64 = scores.filter_map(|node| node.text()?.parse::<f64>().ok()).sum();
        let is_open = matches!(item.ask, Ask::Open(_));
        let expected = if is_open { 0.0 } else { f64::from(item.points) };
        assert!((sum - expected).abs() < 1e-4, "{}: {sum}", item.name);
    }
}

#[test]
fn what_an_author_writes_stays_text() {
    let text = format!(
        "---\ntitle: {HOSTILE}\n---\n```question\nprompt: {HOSTILE}\ncaption: {HOSTILE}\n\
         tree: ((8 5) (20 3)) ((2 4) (15 6))\n```\n"
    );
    let lesson = Lesson::parse(&text).expect("short enough");
    assert_eq!(lesson.broken().count(), 0);
    let bank = Bank::of(&lesson, "a", (1, 1), Lang::En).expect("a bank");
    let xml = moodle(&bank);
    let document = Document::parse(&xml).expect("XML");
    let question = children(document.root_element(), "question").nth(1).expect("a question");
    let body = self::text(question, "questiontext");
    assert!(!body.contains("<script>") && !body.contains("{1:"), "{body}");
    assert_eq!(children(document.root_element(), "question").count(), 2);
    for (name, file) in package(&bank) {
        let xml = Document::parse(&file).unwrap_or_else(|error| panic!("{name}: {error}"));
        assert!(xml.descendants().all(|node| node.tag_name().name() != "script"));
    }
    let gift = String::from_utf8(bank.write(Format::Gift).expect("written")).expect("text");
    let lines: Vec<&str> = gift.lines().collect();
    assert_eq!(lines.iter().filter(|line| line.starts_with("$CATEGORY")).count(), 1);
    // Of the braces, only those of the answer are not escaped.
    let bare = lines[1..].concat().replace("\\{", "").replace("\\}", "");
    assert_eq!((bare.matches('{').count(), bare.matches('}').count()), (1, 1));
}

#[test]
fn a_title_with_slashes_is_one_category() {
    let text = "---\ntitle: /And/or in C:\\notes and/\n---\n```question\ntree: (4 8) (2 5)\n```\n";
    let lesson = Lesson::parse(text).expect("short enough");
    let bank = Bank::of(&lesson, "a", (1, 1), Lang::En).expect("a bank");
    let gift = String::from_utf8(bank.write(Format::Gift).expect("written")).expect("text");
    let table = [
        (moodle(&bank), "$course$/top/ //And//or in C:\\notes and// /"),
        (gift, "$course$/top/ //And//or in C:\\\\notes and// /"),
    ];
    for (file, path) in table {
        assert!(file.contains(path), "{file}");
    }
}

#[test]
fn a_bank_is_the_same_each_time() {
    for (id, format) in Format::ALL {
        let write = || bank(1, Lang::Nl).write(*format).expect("written");
        assert_eq!(write(), write(), "{id}");
        let name = format.file_name("week-3");
        assert!(name.starts_with(&format!("week-3-{id}.")), "{name}");
    }
}
