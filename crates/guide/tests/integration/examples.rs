//! Every example of the guide is tried: here what is parsed, elsewhere what is run.
//!
//! Commands are run by `cli/tests/integration/examples.rs`; which test runs listings in other languages says
//! [`ELSEWHERE`].

use plyscope_coroutine_view as coroutine;
use plyscope_guide::markdown::{events, listings, Listing};
use plyscope_guide::{books, root, Page};
use plyscope_i18n::Lang;
use plyscope_judge::link::ProgramLink;
use plyscope_lesson::check::check;
use plyscope_lesson::graded::{grade, Graded, Problems};
use plyscope_lesson::place::Place;
use plyscope_lesson::Lesson;
use plyscope_player::embed::Embed;
use plyscope_puzzle_player::Show;
use plyscope_puzzle_view::backtrack;
use plyscope_search::algo::Algorithm;
use plyscope_search::GameTree;
use plyscope_setup::address::{encode, FromQuery, Query};
use plyscope_setup::link::LinkProblem;
use plyscope_setup::page_link::PageLink;
use pulldown_cmark::{Event, Tag};

/// The listings that other tests run, in the languages that there are: the page, the language, how many, and
/// the test.
const ELSEWHERE: [(&str, &str, usize, &str); 16] = [
    ("contributing.md", "rust", 1, "crates/xtask/tests/integration/documents.rs"),
    ("contributing.md", "text", 1, "crates/xtask/tests/integration/documents.rs"),
    ("embedding.md", "js", 3, "tests/browser/guide.test.mjs"),
    ("five-minutes.md", "js", 1, "tests/browser/guide.test.mjs"),
    ("games.md", "python", 1, "crates/cli/tests/integration/guide_programs.rs"),
    ("hosting.md", "js", 1, "tests/browser/offline.test.mjs"),
    ("javascript.md", "js", 9, "tests/npm/readme.test.mjs"),
    ("judge.md", "python", 3, "crates/cli/tests/integration/guide_programs.rs"),
    ("programs.md", "python", 1, "crates/cli/tests/integration/guide_programs.rs"),
    ("python.md", "python", 7, "python/plyscope/tests/test_readme.py"),
    ("teaching.md", "js", 1, "tests/browser/guide.test.mjs"),
    ("teaching.md", "python", 1, "python/plyscope/tests/test_readme.py"),
    ("command.md", "console", 1, "crates/cli/tests/integration/examples.rs"),
    ("judge.md", "console", 2, "crates/cli/tests/integration/examples.rs"),
    ("lessons.md", "console", 1, "crates/cli/tests/integration/examples.rs"),
    ("traces.md", "console", 2, "crates/cli/tests/integration/examples.rs"),
];

fn pages() -> Vec<Page> {
    books(&root()).expect("the books")
}

#[test]
fn every_listing_is_of_a_kind_that_is_tried() {
    for page in pages() {
        let mut others: Vec<String> = Vec::new();
        for listing in listings(&page.text) {
            let place = format!("{}:{}", page.path, listing.line);
            match listing.language.as_str() {
                "json" => parses_as_json(&listing.text, &place),
                "markdown" => passes_as_lesson(&listing.text, &place),
                "html" => elements(&listing.text, &place),
                // Commands; each line that is one is run.
                "sh" => assert!(has_commands(&listing), "{place}"),
                // What is shown and not run; trees among it have a test of their own.
                "css" | "ts" | "text" => {}
                language => others.push(language.to_owned()),
            }
        }
        let elsewhere = ELSEWHERE
            .iter()
            .filter(|(path, language, ..)| *path == page.name() && *language != "text");
        for (_, language, count, test) in elsewhere {
            let found = others.iter().filter(|other| other == language).count();
            assert_eq!(found, *count, "{} has {language}; is it all in {test}?", page.path);
            others.retain(|other| other != language);
            assert!(root().join(test).is_file(), "{test}");
        }
        assert_eq!(others, Vec::<String>::new(), "{} has listings that nothing runs", page.path);
    }
}

/// A listing of commands has some that a reader can type.
fn has_commands(listing: &Listing) -> bool {
    const KNOWN: [&str; 5] = ["plyscope ", "cargo ", "cp ", "cd ", "python3 "];
    let lines = listing.text.lines().map(str::trim_start).filter(|line| !line.is_empty());
    lines
        .filter(|line| !line.starts_with('#'))
        .all(|line| KNOWN.iter().any(|word| line.starts_with(word)))
}

/// One value, or one on each line.
fn parses_as_json(text: &str, place: &str) {
    let is_json = |text: &str| serde_json::from_str::<serde_json::Value>(text).is_ok();
    assert!(is_json(text) || text.lines().all(is_json), "{place}");
}

fn passes_as_lesson(text: &str, place: &str) {
    let report = check(text);
    assert_eq!(report.lines(place, Lang::En).collect::<Vec<_>>(), [""; 0]);
}

#[test]
fn every_scene_shows_what_it_says() {
    let mut found = 0;
    for page in pages() {
        let mut text = String::new();
        for (event, _) in events(&page.text) {
            if let Event::Html(piece) | Event::InlineHtml(piece) = event {
                text += &piece;
            }
        }
        elements(&text, &page.path);
        found += text.matches("<ply-scope").count();
    }
    assert!(found > 20, "{found} scenes were found");
}

/// Parses every element and every frame in a text.
fn elements(text: &str, place: &str) {
    for tag in text.split("<ply-scope ").skip(1) {
        let tag = tag.split_once('>').expect("its end").0;
        let named = attributes(tag).into_iter().filter(|(name, _)| {
            !["src", "lang", "scheme", "height"].contains(name) && !name.starts_with("data-")
        });
        let address: Vec<String> =
            named.map(|(name, value)| format!("{name}={}", encode(value))).collect();
        if !address.is_empty() {
            scene(&address.join("&"), place);
        }
    }
    for tag in text.split("<iframe").skip(1) {
        for (_, address) in attributes(tag).iter().filter_map(|(_, value)| value.split_once('#')) {
            scene(&address.replace("&amp;", "&"), place);
        }
    }
}

/// The attributes of a tag with values.
fn attributes(tag: &str) -> Vec<(&str, &str)> {
    let pairs = tag.split('"').collect::<Vec<_>>();
    let pairs = pairs.chunks_exact(2).map(|pair| (pair[0].trim().trim_end_matches('='), pair[1]));
    pairs.map(|(name, value)| (name.rsplit(' ').next().unwrap_or(name), value)).collect()
}

/// Parses what a scene shows.
fn scene(address: &str, place: &str) {
    let query: Query<LinkProblem> = Query::parse(address);
    if ["question", "practice", "lesson"].iter().any(|name| query.has(name)) {
        return problems::<Place>(address, place);
    }
    problems::<Embed<Show>>(address, place);
}

fn problems<T: FromQuery>(address: &str, place: &str)
where
    T::Problem: std::fmt::Debug + PartialEq,
{
    let (_, problems) = T::from_address(address);
    assert_eq!(problems, Vec::new(), "{place}: {address}");
}

#[test]
fn every_address_is_one() {
    let mut found = 0;
    for page in pages() {
        for (event, _) in events(&page.text) {
            let text = match event {
                Event::Text(text) | Event::Code(text) => text,
                Event::Start(Tag::Link { dest_url, .. }) => dest_url,
                _ => continue,
            };
            for address in text.split([' ', '\n', '"']) {
                found += usize::from(parse(address, &page.path));
            }
        }
    }
    assert!(found > 40, "{found} addresses were found");
}

/// Parses an address of a page; returns whether it is one. What is left out of it is an ellipsis.
fn parse(address: &str, place: &str) -> bool {
    let Some((path, fragment)) = address.split_once('#') else { return false };
    let fragment = fragment.replace("&amp;", "&");
    let fragment = fragment.trim_end_matches(['.', ',', '`']);
    if fragment.contains(['…', '{']) || !fragment.contains('=') {
        return false;
    }
    match path.rsplit('/').next().unwrap_or_default() {
        "index.html" => problems_of(PageLink::parse(fragment).1, address, place),
        "backtracking.html" => problems::<backtrack::link::Link>(fragment, place),
        "coroutines.html" => problems::<coroutine::link::Link>(fragment, place),
        "learn.html" => problems::<Place>(fragment, place),
        "program.html" => problems::<ProgramLink>(fragment, place),
        "embed.html" => scene(fragment, place),
        "" if fragment.starts_with("tree=") => {
            problems_of(PageLink::parse(fragment).1, address, place);
        }
        _ => return false,
    }
    true
}

fn problems_of<P: std::fmt::Debug + PartialEq>(problems: Vec<P>, address: &str, place: &str) {
    assert_eq!(problems, Vec::new(), "{place}: {address}");
}

/// The answers that the chapter on lessons shows, to the lesson at its top.
#[test]
fn the_answers_to_the_first_lesson_earn_all_points() {
    let pages = pages();
    for page in pages.iter().filter(|page| page.name() == "lessons.md") {
        let shown = listings(&page.text);
        let lesson = Lesson::parse(&shown[0].text).expect("short enough");
        let is_answers = |listing: &&Listing| listing.text.starts_with("first:");
        let answers = shown.iter().find(is_answers).expect("the answers");
        let (graded, problems) = grade(&lesson, &answers.text, page.lang);
        assert_eq!(problems, Problems::default(), "{}", page.path);
        let points: Vec<(u32, u32)> = graded.iter().map(Graded::points).collect();
        assert_eq!(points, [(4, 4), (2, 2)], "{}", page.path);
    }
}

/// The examples of the notation: a tree, and behind blanks what it is an example of.
#[test]
fn every_tree_is_one() {
    let pages = pages();
    let mut found = 0;
    for page in pages.iter().filter(|page| page.name() == "trees.md") {
        for line in listings(&page.text).remove(0).text.lines() {
            let tree = line.split("   ").next().unwrap_or_default();
            let read = GameTree::parse_for(tree, Algorithm::Expectiminimax);
            assert!(read.is_ok(), "{tree}: {read:?}");
            found += 1;
        }
    }
    assert_eq!(found, 7 * Lang::ALL.len());
}
