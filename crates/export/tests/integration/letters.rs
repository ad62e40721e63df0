//! Pictures in Latin letters need no font but those that every PDF reader has.

use plyscope_coroutine_view as coroutine;
use plyscope_export::figure::palette::Scheme;
use plyscope_export::figure::pdf::others;
use plyscope_export::handout::scene::{Look, Scene};
use plyscope_i18n::Lang;
use plyscope_puzzle_view::backtrack;
use plyscope_search::trace::Recorder;
use plyscope_session::engine::{search_game, search_tree};
use plyscope_setup::gallery::GALLERY;
use plyscope_setup::link::Link;
use plyscope_view::picture::Shown;

/// Null windows, estimates and windows that were begun.
const SEARCHES: [&str; 5] = [
    "tree=((8+5)+(20+3))+((2+4)+(15+6))&algorithm=principal-variation",
    "tree=((8+5)+(20+3))+((2+4)+(15+6))&algorithm=mtd-f",
    "tree=((8+5)+(20+3))+((2+4)+(15+6))&algorithm=aspiration&guess=5",
    "tree=((8+5)+(20+3))+((2+4)+(15+6))&algorithm=iterative-deepening",
    "tree=chance:(1/6*3+5/6*(2+8))+4&algorithm=expectiminimax",
];

fn searched(link: &str) -> Scene {
    let (link, _) = Link::parse(link);
    Scene::Search(match &link.game {
        Some(spec) => search_game(spec, link.setup, Recorder::new()).expect("legal").0,
        None => {
            let tree = link.tree().expect("a tree").expect("a tree");
            search_tree(tree, link.setup, Recorder::new()).expect("no limit")
        }
    })
}

fn backtracking(link: &str) -> Scene {
    let problem = backtrack::link::Link::parse(link).0.problem;
    Scene::Backtracking(Box::new(backtrack::search::Search::new(problem)))
}

/// Some steps, the first among them.
fn steps(last: Option<u64>) -> impl Iterator<Item = u64> {
    let last = last.unwrap_or(400).min(400);
    (0..=last).step_by((last as usize / 16).max(1))
}

#[test]
fn no_picture_needs_a_font_of_the_machine() {
    let coroutines = coroutine::gallery::GALLERY.iter().map(|exhibit| {
        let link = coroutine::link::Link::parse(exhibit.link).0;
        (exhibit.link, Scene::Coroutines(Box::new(link.dialogue)))
    });
    let puzzles = backtrack::gallery::gallery().map(|one| (one.link, backtracking(one.link)));
    let searches = GALLERY.iter().map(|exhibit| exhibit.link).chain(SEARCHES);
    let searches = searches.map(|link| (link, searched(link)));
    let look = Look { scheme: Scheme::Light, names: Shown::Yes, lang: Lang::En };
    for (link, mut scene) in coroutines.chain(puzzles).chain(searches) {
        for step in steps(scene.last()) {
            scene.unfold([step]);
            let Some(moment) = scene.at(step) else { continue };
            let Ok(figure) = moment.figure(look) else { continue };
            let letters = others(&figure.marks);
            assert!(letters.is_empty(), "{link} at {step}: {letters:?}");
        }
    }
}
