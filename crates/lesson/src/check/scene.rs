//! Checks scenes: the search is run, and the steps that are named exist.

use plyscope_player::film::{At, End, Playable, Playing};
use plyscope_puzzle_player::Show;
use plyscope_quiz::asked::Asked;
use plyscope_search::trace::{RecordStop, Recorder};
use plyscope_session::engine::search_tree;
use plyscope_setup::ask::Ask;
use plyscope_setup::Choice;

use super::{BlockPlace, Found, MAX_STEPS};
use crate::problem::Problem;
use crate::Scene;

/// The faults of a scene.
pub fn check(scene: &Scene, place: &BlockPlace) -> Found {
    let mut playing = match play(&scene.show) {
        Ok(Some(playing)) => playing,
        Ok(None) => return Found::default(),
        Err(RecordStop::TooLong { limit }) => {
            let fault = place.fault(&["tree"], Problem::LongScene { limit });
            return Found { faults: vec![fault], steps: limit.into() };
        }
        Err(RecordStop::Cancelled) => return Found::default(),
    };
    let mut faults = Vec::new();
    let mut steps = playing.end();
    for (key, at) in [("step", scene.show.step()), ("from", scene.from), ("to", scene.to)] {
        let Some(At::Step(step)) = at else { continue };
        playing.seek(step);
        let last = playing.step();
        steps += last;
        if last < step {
            faults.push(place.fault(&[key], Problem::Beyond { step, last }));
        }
    }
    let number = |at| match at {
        At::Step(step) => step,
        At::Last => playing.end(),
    };
    if let (Some(from), Some(to)) = (scene.from.map(number), scene.to.map(number)) {
        if from > to && faults.is_empty() {
            faults.push(place.fault(&["from"], Problem::Backwards { from, to }));
        }
    }
    if let Some(why) = scene.asking.as_ref().and_then(|asking| Asked::of(&asking.question).err()) {
        faults.push(place.fault(&[Ask::NAME], Problem::Unaskable(why)));
    }
    Found { faults, steps }
}

/// Runs the search; `None` for a game of which the page shows only the position.
fn play(show: &Show) -> Result<Option<Playing>, RecordStop> {
    let Show::Search(link) = show else { return Ok(Playing::of(show, None, None)) };
    match &link.game {
        Some(spec) if spec.game.entry().keeps_names() => Ok(None),
        Some(_) => Ok(Playing::of(show, None, None)),
        None => {
            let Some(Ok(tree)) = link.tree() else { return Ok(None) };
            let recorder = Recorder::new().with_limit(MAX_STEPS);
            let session = search_tree(tree, link.setup, recorder)?;
            Ok(Some(Playing::of_session(show, (None, None), session, End::Known)))
        }
    }
}
