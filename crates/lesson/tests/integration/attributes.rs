//! Whatever can be embedded is an attribute of `<ply-scope>` and an argument of the widget for
//! notebooks, and is documented. Neither list is read by Rust.

use std::collections::BTreeSet;

use plyscope_coroutine_view::link::Link as DialogueLink;
use plyscope_lesson::place::Place;
use plyscope_player::embed::Embed;
use plyscope_puzzle_player::Show;
use plyscope_puzzle_view::backtrack::link::{parameters as of_puzzles, Link as BoardLink};
use plyscope_puzzle_view::backtrack::problem::PuzzleId;
use plyscope_setup::address::{FromQuery, Query};
use plyscope_setup::link::Link;
use plyscope_setup::Choice;

/// A file of the project.
macro_rules! file {
    ($path:literal) => {
        include_str!(concat!("../../../../", $path))
    };
}

/// Scenes of every kind but puzzles.
const SCENES: [&str; 7] = [
    "tree=1",
    "game=tic-tac-toe",
    "tree=1&iterations=9",
    "game=tic-tac-toe&selection=rave",
    "tree=1&search=sss",
    "tree=1&search=proof-number",
    "labels=1",
];

/// Questions of every subject but puzzles, practice and a lesson.
const PLACES: [&str; 6] = [
    "question=pruned&tree=1",
    "question=which-search&tree=1",
    "question=find-mistake&tree=1",
    "question=order-lines",
    "practice=pruned",
    "lesson=lecture-1",
];

/// What is read of a link to the page and has no meaning in a scene, which has one view.
const ONLY_OF_THE_PAGE: &str = "view";

/// Parameters that are not in an address, but only of the element.
const OWN: [&str; 4] = ["src", "lang", "scheme", "height"];

/// The parameters that a type asks for in some addresses.
fn asked<T: FromQuery>(addresses: impl IntoIterator<Item = String>) -> BTreeSet<&'static str> {
    let asked = |address: String| {
        let mut query = Query::parse(&address);
        T::from_query(&mut query);
        query.asked().to_vec()
    };
    addresses.into_iter().flat_map(asked).filter(|&name| name != ONLY_OF_THE_PAGE).collect()
}

/// Every puzzle behind a part of an address.
fn puzzles(before: &str) -> impl Iterator<Item = String> + '_ {
    PuzzleId::ALL.iter().map(move |(name, _)| format!("{before}puzzle={name}"))
}

fn scenes() -> impl Iterator<Item = String> {
    SCENES.into_iter().map(str::to_owned).chain(puzzles(""))
}

fn places() -> impl Iterator<Item = String> {
    PLACES.into_iter().map(str::to_owned).chain(puzzles("question=lost&"))
}

/// All parameters of scenes, questions and lessons.
fn parameters() -> BTreeSet<&'static str> {
    let mut names = asked::<Embed<Show>>(scenes());
    names.append(&mut asked::<Place>(places()));
    names.remove("embed");
    names
}

/// The words in double quotes between two texts.
fn list<'a>(text: &'a str, begin: &str, end: &str) -> BTreeSet<&'a str> {
    let text = text.split_once(begin).expect(begin).1.split_once(end).expect(end).0;
    text.split('"').skip(1).step_by(2).collect()
}

/// The puzzles name the parameters that they read, and no others.
#[test]
fn puzzles_name_their_parameters() {
    for (name, puzzle) in PuzzleId::ALL {
        // That of a maze is asked for with a length.
        let addresses = ["", "&length=9"].map(|more| format!("puzzle={name}{more}"));
        let mut read = asked::<BoardLink>(addresses);
        for common in ["puzzle", "test", "step"] {
            read.remove(common);
        }
        assert_eq!(read, puzzle.descriptor().parameters.iter().copied().collect(), "{name}");
    }
    assert!(of_puzzles().iter().all(|name| parameters().contains(name)));
}

#[test]
fn every_parameter_is_an_attribute_of_the_element_and_no_other() {
    let given = list(file!("www/embed/attributes.js"), "export const PARAMETERS = [", "];");
    assert_eq!(given, parameters());
    let own = list(file!("www/embed/attributes.js"), "export const OWN = [", "];");
    assert_eq!(own, OWN.into());
}

#[test]
fn every_parameter_is_an_argument_of_the_widget_and_no_other() {
    let mut names = list(file!("python/plyscope/src/plyscope/_attributes.py"), "NAMES = (", "\n)");
    assert!(names.insert("step"), "the step is an argument of its own");
    let mut expected = parameters();
    expected.extend(OWN);
    assert_eq!(names, expected);
}

#[test]
fn every_parameter_is_documented() {
    let embedding = file!("docs/src/embedding.md");
    let attributes = embedding.split_once("## Attributes").expect("a section").1;
    let attributes = attributes.split_once("\n## ").expect("its end").0;
    for name in parameters() {
        let quoted = format!("`{name}`");
        assert!(attributes.contains(&quoted), "docs/src/embedding.md lacks {name}");
    }
    let mut in_links = asked::<Place>(places());
    in_links.append(&mut asked::<Link>(scenes()));
    in_links.append(&mut asked::<BoardLink>(scenes()));
    in_links.append(&mut asked::<DialogueLink>(scenes()));
    for name in in_links.into_iter().filter(|&name| name != "embed") {
        assert!(
            file!("docs/src/addresses.md").contains(&format!("`{name}`")),
            "docs/src/addresses.md lacks {name}"
        );
    }
}
