//! Whatever can be embedded is an attribute of `<ply-scope>` and an argument of the widget for
//! notebooks, and is documented. Neither list is read by Rust.

use std::collections::BTreeSet;

use plyscope_lesson::place::Place;
use plyscope_player::embed::Embed;
use plyscope_puzzle_player::Show;
use plyscope_puzzle_view::backtrack::link::Link as BoardLink;
use plyscope_puzzle_view::coroutine::link::Link as DialogueLink;
use plyscope_setup::address::{FromQuery, Query};
use plyscope_setup::link::Link;

/// A file of the project.
macro_rules! file {
    ($path:literal) => {
        include_str!(concat!("../../../", $path))
    };
}

/// Scenes of every kind.
const SCENES: [&str; 14] = [
    "tree=1",
    "game=tic-tac-toe",
    "tree=1&iterations=9",
    "game=tic-tac-toe&selection=rave",
    "tree=1&search=sss",
    "tree=1&search=proof-number",
    "puzzle=tour",
    "puzzle=queens",
    "puzzle=sudoku",
    "puzzle=map",
    "puzzle=cryptarithm",
    "puzzle=subset-sum",
    "puzzle=maze",
    "labels=1",
];

/// Questions of every subject, practice and a lesson.
const PLACES: [&str; 13] = [
    "question=pruned&tree=1",
    "question=which-search&tree=1",
    "question=find-mistake&tree=1",
    "question=lost&puzzle=tour",
    "question=lost&puzzle=queens",
    "question=lost&puzzle=sudoku",
    "question=lost&puzzle=map",
    "question=lost&puzzle=cryptarithm",
    "question=lost&puzzle=subset-sum",
    "question=lost&puzzle=maze",
    "question=order-lines",
    "practice=pruned",
    "lesson=lecture-1",
];

/// What is read of a link to the page and has no meaning in a scene, which has one view.
const ONLY_OF_THE_PAGE: &str = "view";

/// Parameters that are not in an address, but only of the element.
const OWN: [&str; 4] = ["src", "lang", "scheme", "height"];

/// The parameters that a type asks for in some addresses.
fn asked<T: FromQuery>(addresses: &[&str]) -> BTreeSet<&'static str> {
    let asked = |address: &&str| {
        let mut query = Query::parse(address);
        T::from_query(&mut query);
        query.asked().to_vec()
    };
    addresses.iter().flat_map(asked).filter(|&name| name != ONLY_OF_THE_PAGE).collect()
}

/// All parameters of scenes, questions and lessons.
fn parameters() -> BTreeSet<&'static str> {
    let mut names = asked::<Embed<Show>>(&SCENES);
    names.append(&mut asked::<Place>(&PLACES));
    names.remove("embed");
    names
}

/// The words in double quotes between two texts.
fn list<'a>(text: &'a str, begin: &str, end: &str) -> BTreeSet<&'a str> {
    let text = text.split_once(begin).expect(begin).1.split_once(end).expect(end).0;
    text.split('"').skip(1).step_by(2).collect()
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
    let mut in_links = asked::<Place>(&PLACES);
    in_links.append(&mut asked::<Link>(&SCENES));
    in_links.append(&mut asked::<BoardLink>(&SCENES));
    in_links.append(&mut asked::<DialogueLink>(&SCENES));
    for name in in_links.into_iter().filter(|&name| name != "embed") {
        assert!(
            file!("docs/src/addresses.md").contains(&format!("`{name}`")),
            "docs/src/addresses.md lacks {name}"
        );
    }
}
