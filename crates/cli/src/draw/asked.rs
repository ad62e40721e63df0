//! What is drawn, and at which step.

use plyscope_core::Step;
use plyscope_stage::handout::scene::Scene;
use plyscope_stage::lesson::Lesson;
use plyscope_stage::link::Link;
use plyscope_stage::{backtrack, coroutine};

use crate::arguments::{At, DrawOptions};
use crate::subject::Subject;
use crate::Problem;

/// What is drawn.
pub struct Asked {
    pub scene: Scene,
    pub step: u64,
}

/// What is asked for: by an address, or by a tree or a game with a search.
pub fn asked(options: &DrawOptions) -> Result<Asked, Problem> {
    let (scene, said) = match &options.address {
        None => (Scene::Search(Subject::of(&options.search)?.searched()?), None),
        Some(_) if options.search.tree.is_some() || options.search.game.is_some() => {
            return Err(
                "an address and something to search were given; one of them is drawn".to_owned()
            )
        }
        Some(address) => of_address(address)?,
    };
    let last = scene.last();
    let step = match (options.step, said) {
        (Some(At::Step(step)), _) | (None, Some(At::Step(step))) => match last {
            Some(last) if step > last => {
                return Err(format!("there is no step {step}; the last one is {last}"))
            }
            _ => step,
        },
        (Some(At::Last), _) | (None, Some(At::Last) | None) => match last {
            Some(last) => last,
            None if options.steps.is_some() => 0,
            None => return Err("the last step is not known; say one with --step".to_owned()),
        },
    };
    Ok(Asked { scene, step })
}

/// What an address shows, and the step that it says.
fn of_address(address: &str) -> Result<(Scene, Option<At>), Problem> {
    let address = address.rsplit_once('#').map_or(address, |(_, behind)| behind);
    let has = |name: &str| address.split('&').any(|part| part.starts_with(&format!("{name}=")));
    if has("puzzle") {
        let (link, problems) = backtrack::link::Link::parse(address);
        refuse(address, &problems)?;
        let search = backtrack::search::Search::new(link.problem);
        return Ok((Scene::Backtracking(Box::new(search)), Some(At::Step(link.step))));
    }
    if has("labels") {
        let (link, problems) = coroutine::link::Link::parse(address);
        refuse(address, &problems)?;
        let step = At::Step(link.step.0.into());
        return Ok((Scene::Coroutines(Box::new(link.dialogue)), Some(step)));
    }
    let (link, problems) = Link::parse(address);
    refuse(address, &problems)?;
    let step = link.step.map(|step| match step {
        Step(u32::MAX) => At::Last,
        Step(step) => At::Step(step.into()),
    });
    let subject = match (&link.game, link.tree()) {
        (Some(game), _) => Subject::Game(game.clone(), link.setup),
        (None, Some(tree)) => {
            Subject::Tree(tree.map_err(|error| format!("the address: {error}"))?, link.setup)
        }
        (None, None) => {
            return Err("the address shows nothing that can be drawn; expected tree, game, puzzle \
                        or labels"
                .to_owned())
        }
    };
    Ok((Scene::Search(subject.searched()?), step))
}

/// Refuses an address that has a problem. What is wrong is told as of a scene in a lesson, which has
/// the same keys.
fn refuse<P>(address: &str, problems: &[P]) -> Result<(), Problem> {
    if problems.is_empty() {
        return Ok(());
    }
    let text = address.replace('+', " ");
    let lines: Vec<String> = text.split('&').map(|part| part.replacen('=', ": ", 1)).collect();
    let lesson = Lesson::parse(&format!("```scene\n{}\n```\n", lines.join("\n")));
    let told = match &lesson {
        Err(problem) => Some(problem.to_string()),
        Ok(lesson) => lesson.broken().next().map(|broken| broken.problem.to_string()),
    };
    Err(format!("the address: {}", told.unwrap_or_else(|| "it cannot be read".to_owned())))
}
