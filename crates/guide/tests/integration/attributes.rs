//! Every parameter that can be embedded is documented.

use std::collections::BTreeSet;

use plyscope_coroutine_view::link::Link as DialogueLink;
use plyscope_guide::names::attributes::{of_places, of_scenes, parameters};
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

/// The puzzles name the parameters that they read, and no others.
#[test]
fn puzzles_name_their_parameters() {
    for (name, puzzle) in PuzzleId::ALL {
        let mut read = BTreeSet::new();
        // That of a maze is asked for with a length.
        for more in ["", "&length=9"] {
            let mut query = Query::parse(&format!("puzzle={name}{more}"));
            BoardLink::from_query(&mut query);
            read.extend(query.asked());
        }
        for common in ["puzzle", "test", "step", "view"] {
            read.remove(common);
        }
        assert_eq!(read, puzzle.descriptor().parameters.iter().copied().collect(), "{name}");
    }
    assert!(of_puzzles().iter().all(|name| parameters().contains(name)));
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
    let links =
        [of_places(), of_scenes::<Link>(), of_scenes::<BoardLink>(), of_scenes::<DialogueLink>()];
    for name in links.concat() {
        assert!(
            file!("docs/src/addresses.md").contains(&format!("`{name}`")),
            "docs/src/addresses.md lacks {name}"
        );
    }
}
