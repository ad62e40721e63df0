//! Moves that are searched less deep, and children that the table knew, in JSON.

use plyscope_report::json;
use plyscope_report::step::step;
use plyscope_search::trace::Recorder;
use plyscope_search::Step;
use plyscope_session::engine::search_game;
use plyscope_setup::link::Link;
use serde_json::Value as Json;

/// All steps of a search of a game.
fn steps(address: &str) -> Vec<Json> {
    let (link, problems) = Link::parse(address);
    assert_eq!(problems, []);
    let game = link.game.expect("a game");
    let session = search_game(&game, link.setup, Recorder::new()).expect("legal").0;
    let last = session.trace().last_step().0;
    (1..=last).filter_map(|number| step(&session, Step(number)).as_ref().map(json)).collect()
}

#[test]
fn a_pass_has_its_name_and_is_reduced_by_two_plies() {
    let position = "8/4k1K1/5p2/5P2/8/8/8/8+w+-+-+0+1";
    let steps = steps(&format!("game=chess&position={position}&algorithm=null-move&depth=4"));
    let reduced: Vec<_> = steps.iter().filter(|step| step.get("reduced").is_some()).collect();
    assert!(!reduced.is_empty());
    for step in reduced {
        assert_eq!((&step["event"], &step["reduced"]), (&"enter".into(), &2.into()));
        assert!(step["node"].as_str().is_some_and(|node| node.ends_with(" --")), "{step:?}");
    }
}

#[test]
fn a_child_in_the_table_is_named_with_what_was_found() {
    let steps = steps("game=tic-tac-toe&position=XO./.../...&table=all&etc=yes");
    let mut hits = steps.iter().enumerate().filter(|(_, step)| step["event"] == "probe-child");
    let (place, hit) = hits.next().expect("a child in the table");
    let (stored, child) = (&hit["found"]["stored_at"], hit["child"].as_str().expect("a name"));
    assert!(stored.as_u64().is_some_and(|stored| stored <= place as u64), "{hit:?}");
    assert!(child.starts_with(hit["node"].as_str().expect("a name")), "{hit:?}");
    assert_eq!(steps[place + 1]["event"], "cut");
    let skipped = steps[place + 1]["skipped"].as_array().expect("names");
    assert!(skipped.contains(&hit["child"]), "{hit:?}");
}
