//! The scene to draw, and its step.

use plyscope_coroutine_view as coroutine;
use plyscope_export::handout::scene::{Scene, TooLarge, FARTHEST};
use plyscope_i18n::Lang;
use plyscope_program_trace as program_trace;
use plyscope_puzzle_view::backtrack;
use plyscope_session::Session;
use plyscope_setup::address::{self, At, Query};
use plyscope_setup::link::Link;
use plyscope_setup::page_link::PageLink;

use crate::arguments::{DrawOptions, PictureOptions, Search};
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
    let (mut scene, default_step) = match &options.address {
        None => (searched(Subject::of(&options.search)?)?, None),
        Some(_) if options.search.tree.is_some() || options.search.game.is_some() => {
            return misuse("an address and something to search were given; one of them is drawn")
        }
        Some(address) => match ignored(&options.search) {
            Some(option) => {
                return misuse(format!(
                    "--{option} is not for an address, which says what is searched"
                ))
            }
            None => of_address(address)?,
        },
    };
    let wanted = options.picture.step.or(default_step);
    if wanted == Some(At::Last) && options.picture.steps.is_none() {
        // A search by backtracking knows its last step once it is explored.
        let _ = scene.at(FARTHEST);
    }
    let step = chosen_step(scene.last(), wanted, &options.picture)?;
    Ok(Asked { scene, step })
}

/// An option of a search that is given.
fn ignored(search: &Search) -> Option<&'static str> {
    // --all-lines is an ending, too.
    let others =
        ["root", "position", "size", "line", "all-lines", "ending", "evaluation", "weights"];
    others.into_iter().find(|option| search.has(option)).or(search.options.first())
}

/// The step to draw: the wanted one, or the last one, if that is known.
pub fn chosen_step(
    last: Option<u64>,
    wanted: Option<At>,
    options: &PictureOptions,
) -> Result<u64, Problem> {
    match (wanted.unwrap_or(At::Last), last) {
        (At::Step(step), Some(last)) if step > last => Err(no_step(step, Some(last))),
        (At::Step(step), _) => Ok(step),
        (At::Last, Some(last)) => Ok(last),
        (At::Last, None) if options.steps.is_some() => Ok(0),
        (At::Last, None) => misuse("the last step is too far away; say one with --step"),
    }
}

/// The first and the last of several steps.
pub fn between(scene: &mut Scene, (first, last): (u64, At)) -> Result<(u64, u64), Problem> {
    if last == At::Last {
        // As for a single step.
        let _ = scene.at(FARTHEST);
    }
    match (last, scene.last()) {
        (At::Step(last), _) | (At::Last, Some(last)) => Ok((first, last)),
        (At::Last, None) => misuse("the last step is too far away; say its number in --steps"),
    }
}

/// The error about a step that there is not; the last one, if it is known.
pub fn no_step(step: u64, last: Option<u64>) -> Problem {
    Problem::Misuse(match last {
        Some(last) => format!("there is no step {step}; the last one is {last}"),
        None => format!("there is no step {step}, or it is too far away"),
    })
}

/// The scene and the step of an address.
fn of_address(address: &str) -> Result<(Scene, Option<At>), Problem> {
    let address = address.rsplit_once('#').map_or(address, |(_, behind)| behind);
    let query = Query::<address::Problem>::parse(address);
    if query.has("puzzle") {
        let (link, problems) = backtrack::link::Link::parse(address);
        refuse(&problems, plyscope_puzzle_view::problems::of_link)?;
        let search = backtrack::search::Search::new(link.problem);
        return Ok((Scene::Backtracking(Box::new(search)), Some(At::Step(link.step))));
    }
    if query.has("labels") {
        let (link, problems) = coroutine::link::Link::parse(address);
        refuse(&problems, plyscope_coroutine_view::problems::of_link)?;
        let step = At::from(link.step);
        return Ok((Scene::Coroutines(Box::new(link.dialogue)), Some(step)));
    }
    let (PageLink { link, trace, .. }, problems) = PageLink::parse(address);
    refuse(&problems, plyscope_setup::problems::search::of_link)?;
    if let Some(trace) = trace {
        return Ok((Scene::Search(traced(&link, &trace)?), link.step));
    }
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

/// What a program did on the tree of an address.
fn traced(link: &Link, trace: &str) -> Result<Session, Problem> {
    let tree = match link.tree() {
        Some(tree) => tree.map_err(|error| format!("the address: {error}")).or_misuse()?,
        None => return misuse("the address has a trace and no tree"),
    };
    let session = program_trace::open(trace, &tree.to_string(), |_, _| ());
    session.map_err(|problem| format!("the address: {problem}")).or_misuse()
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
