//! The scene to draw, and its step.

use plyscope_export::handout::scene::{Scene, TooLarge};
use plyscope_i18n::Lang;
use plyscope_puzzle_view::{backtrack, coroutine};
use plyscope_setup::address::{self, At, Query};
use plyscope_setup::link::Link;

use crate::arguments::DrawOptions;
use crate::problem::{misuse, OrMisuse};
use crate::subject::Subject;
use crate::Problem;

/// The scene to draw.
pub struct Asked {
    pub scene: Scene,
    pub step: u64,
}

/// The request: an address, or a tree or a game with a search.
pub fn asked(options: &DrawOptions) -> Result<Asked, Problem> {
    let (scene, default_step) = match &options.address {
        None => (searched(Subject::of(&options.search)?)?, None),
        Some(_) if options.search.tree.is_some() || options.search.game.is_some() => {
            return misuse("an address and something to search were given; one of them is drawn")
        }
        Some(address) => of_address(address)?,
    };
    let last = scene.last();
    let step = match (options.step, default_step) {
        (Some(At::Step(step)), _) | (None, Some(At::Step(step))) => match last {
            Some(last) if step > last => {
                return misuse(format!("there is no step {step}; the last one is {last}"))
            }
            _ => step,
        },
        (Some(At::Last), _) | (None, Some(At::Last) | None) => match last {
            Some(last) => last,
            None if options.steps.is_some() => 0,
            None => return misuse("the last step is not known; say one with --step"),
        },
    };
    Ok(Asked { scene, step })
}

/// The scene and the step of an address.
fn of_address(address: &str) -> Result<(Scene, Option<At>), Problem> {
    let address = address.rsplit_once('#').map_or(address, |(_, behind)| behind);
    let query = Query::<address::Problem>::parse(address);
    if query.has("puzzle") {
        let (link, problems) = backtrack::link::Link::parse(address);
        refuse(&problems, plyscope_puzzle_view::problems::backtracking::of_link)?;
        let search = backtrack::search::Search::new(link.problem);
        return Ok((Scene::Backtracking(Box::new(search)), Some(At::Step(link.step))));
    }
    if query.has("labels") {
        let (link, problems) = coroutine::link::Link::parse(address);
        refuse(&problems, plyscope_puzzle_view::problems::coroutines::of_link)?;
        let step = At::from(link.step);
        return Ok((Scene::Coroutines(Box::new(link.dialogue)), Some(step)));
    }
    let (link, problems) = Link::parse(address);
    refuse(&problems, plyscope_setup::problems::search::of_link)?;
    let subject = match (&link.game, link.tree()) {
        (Some(game), _) => Subject::Game(game.clone(), link.setup),
        (None, Some(tree)) => Subject::Tree(
            tree.map_err(|error| format!("the address: {error}")).or_misuse()?,
            link.setup,
        ),
        (None, None) => return misuse(
            "the address shows nothing that can be drawn; expected tree, game, puzzle or labels",
        ),
    };
    Ok((searched(subject)?, link.step))
}

/// Runs the search; a tree too large to draw is refused first.
fn searched(subject: Subject) -> Result<Scene, Problem> {
    if let Subject::Tree(tree, _) = &subject {
        TooLarge::check(tree.len()).map_err(|problem| problem.message(Lang::En))?;
    }
    Ok(Scene::Search(subject.searched()?))
}

/// Refuses an address that has a problem.
fn refuse<P>(problems: &[P], describe: impl Fn(&P, Lang) -> String) -> Result<(), Problem> {
    match problems.first() {
        Some(problem) => misuse(format!("the address: {}", describe(problem, Lang::En))),
        None => Ok(()),
    }
}
