//! The texts of the gallery are true.

use plyscope_i18n::Lang;
use plyscope_search::algo::Algorithm;
use plyscope_search::trace::Recorder;
use plyscope_search::{Value, Verdict};
use plyscope_session::engine::{search_game, search_tree};
use plyscope_setup::gallery::{Scene, GALLERY};
use plyscope_setup::Setup;

#[test]
fn the_gallery_has_its_texts() {
    for exhibit in GALLERY {
        for id in [format!("gallery-{}", exhibit.id), format!("gallery-{}-about", exhibit.id)] {
            for lang in Lang::ALL {
                assert!(lang.named(&id).is_some(), "{lang:?} has no {id}");
            }
        }
    }
}

#[test]
fn the_gallerys_texts_count_leaves_rightly() {
    for (id, count) in [("best-order", "11"), ("worst-order", "22")] {
        let exhibit = GALLERY.iter().find(|exhibit| exhibit.id == id).expect(id);
        let tree = exhibit.tree().expect(id);
        let session = search_tree(tree, exhibit.scene().1, Recorder::new())
            .unwrap_or_else(|_| panic!("{id} is small"));
        let tree = session.tree();
        let leaves: Vec<_> = tree.nodes().filter(|&node| tree.is_leaf(node)).collect();
        let seen = leaves.iter().filter(|&&leaf| session.is_visited(leaf)).count();
        assert_eq!(seen.to_string(), count);
        for lang in Lang::ALL {
            let about = lang.named(&format!("gallery-{id}-about")).unwrap_or_default();
            assert!(about.contains(count), "{about}");
            assert!(about.contains(&leaves.len().to_string()), "{about}");
        }
    }
}

#[test]
fn the_gallerys_text_counts_the_visits_of_the_solved_game() {
    let exhibit = GALLERY.iter().find(|exhibit| exhibit.id == "connect-four-solved").expect("it");
    let (Scene::Game(spec), setup) = exhibit.scene() else { panic!("it is a game") };
    let session = search_game(&spec, setup, Recorder::new()).expect("no limit").0;
    assert_eq!(session.trace().result(), Some(Verdict::Exact(Value::DRAW)));
    let visited = session.trace().visited();
    for (lang, shown) in [(Lang::En, "92,707"), (Lang::Nl, "92.707"), (Lang::Zh, "92,707")] {
        let about = lang.named("gallery-connect-four-solved-about").unwrap_or_default();
        assert!(about.contains(shown) && visited == 92_707, "{visited}: {about}");
    }
}

/// The value and the number of visited positions of the scenes that compare searches.
#[test]
fn the_gallerys_texts_count_positions_rightly() {
    let table = [
        ("zugzwang", 1, 126, 126),
        ("null-move-zugzwang", 0, 45, 126),
        ("null-move", 8, 507, 1759),
        ("late-move-reductions", 8, 991, 1759),
        ("internal-deepening-connect-four", 11, 2616, 3813),
    ];
    for (id, value, visited, by_alpha_beta) in table {
        let exhibit = GALLERY.iter().find(|exhibit| exhibit.id == id).expect(id);
        let (Scene::Game(spec), setup) = exhibit.scene() else { panic!("{id} is a game") };
        let searched = |algorithm| {
            let setup = Setup { algorithm, ..setup };
            search_game(&spec, setup, Recorder::new()).unwrap_or_else(|_| panic!("{id}")).0
        };
        let session = searched(setup.algorithm);
        assert_eq!(session.trace().result(), Value::whole(value).map(Verdict::Exact), "{id}");
        let counts = [&session, &searched(Algorithm::AlphaBeta)].map(|one| one.trace().visited());
        assert_eq!(counts, [visited, by_alpha_beta], "{id}");
        for lang in Lang::ALL {
            let about = lang.named(&format!("gallery-{id}-about")).unwrap_or_default();
            assert!(about.contains(&lang.number(visited)), "{about}");
            // Some of these visits come to a position again.
            let is_again = id == "late-move-reductions" && lang == Lang::En;
            assert!(!is_again || about.contains(&format!("{visited} visits")), "{about}");
        }
    }
}
