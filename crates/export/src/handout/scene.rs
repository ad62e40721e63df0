//! The subjects of pictures: a search on a tree or a game, a backtracking search, coroutines.

use plyscope_puzzles::backtrack::{Choices, Status};
use plyscope_puzzles::coroutine::Dialogue;
use plyscope_search::Step;

use crate::figure::palette::Scheme;
use crate::figure::styles::Styles;
use crate::figure::{Figure, Place};
use plyscope_coroutine_view as coroutine;
use plyscope_i18n::{texts, Lang};
use plyscope_puzzle_view::backtrack::branch_picture::{self, Verdict};
use plyscope_puzzle_view::backtrack::picture as board_picture;
use plyscope_puzzle_view::backtrack::search::{Arrival, Search, Travel};
use plyscope_session::caption::caption;
use plyscope_session::Session;
use plyscope_view::picture::{picture, Labels, Shown};
use plyscope_view::scene::framing::natural;
use plyscope_view::scene::tree::tree_scene;

/// The subject of a picture.
#[derive(Clone, Debug)]
pub enum Scene {
    /// A search on a tree or a game.
    Search(Session),
    /// A backtracking search, as far as it is explored.
    Backtracking(Box<Search>),
    /// Coroutines.
    Coroutines(Box<Dialogue>),
}

/// How a picture looks.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Look {
    /// Its colours.
    pub scheme: Scheme,
    /// Whether the L-names of a tree are shown.
    pub names: Shown,
    /// The language of its words.
    pub lang: Lang,
}

/// The most nodes of a tree that are drawn: such a picture has about nine megabytes.
pub const MOST_NODES: usize = 20_000;

/// There are more nodes to draw than [`MOST_NODES`].
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct TooLarge {
    /// How many nodes there would be.
    pub nodes: usize,
}

impl TooLarge {
    /// Whether this many nodes can be drawn.
    ///
    /// # Errors
    /// When they are too many.
    pub const fn check(nodes: usize) -> Result<(), Self> {
        if nodes > MOST_NODES {
            Err(Self { nodes })
        } else {
            Ok(())
        }
    }

    /// The message, in the user's language.
    #[must_use]
    pub fn message(self, lang: Lang) -> String {
        texts::handout_tree_too_large(lang, self.nodes, &lang.number(MOST_NODES))
    }
}

/// How many steps a search by backtracking explores to reach the one that is drawn.
pub const FARTHEST: u64 = 50_000_000;

/// How many levels of the tree around the path are drawn.
const LEVELS: usize = 7;
/// How wide the tree beside a board is, in pixels.
const BRANCH: f64 = 400.0;
/// The least height of a board with the tree beside it, in pixels.
const LEAST_HEIGHT: f64 = 360.0;
/// The margin around boards and the tree of coroutines, in pixels.
const MARGIN: f64 = 16.0;
/// The most characters of a tree's text that a description repeats.
const LONGEST: usize = 1_000;

impl Scene {
    /// The last step, if it is known: a backtracking search may not be explored to its end.
    #[must_use]
    pub fn last(&self) -> Option<u64> {
        match self {
            Self::Search(session) => Some(session.trace().last_step().0.into()),
            Self::Backtracking(search) => {
                let journal = search.journal();
                journal.is_complete().then(|| journal.reach())
            }
            Self::Coroutines(dialogue) => Some(dialogue.last_step().0.into()),
        }
    }

    /// Expands the nodes of some steps, since only a part of a large game is shown.
    pub fn unfold(&mut self, steps: impl IntoIterator<Item = u64>) {
        let Self::Search(session) = self else { return };
        for node in
            steps.into_iter().filter_map(|step| session.focus(small(step))).collect::<Vec<_>>()
        {
            *session = session.revealing(node);
        }
    }

    /// Goes to a step as far as that is needed to draw it; `None` where there is no such step, or it
    /// is too far away.
    #[must_use]
    pub fn at(&mut self, step: u64) -> Option<Moment<'_>> {
        match self {
            Self::Backtracking(search) => {
                let has_arrived = search.travel(Travel::To(step), FARTHEST) == Arrival::There;
                (has_arrived && search.here().step == step).then_some(())?;
            }
            _ => drop(self.last().filter(|last| step <= *last)?),
        }
        Some(Moment { scene: self, step })
    }
}

/// A scene at one of its steps.
#[derive(Clone, Copy, Debug)]
pub struct Moment<'a> {
    scene: &'a Scene,
    step: u64,
}

impl Moment<'_> {
    /// The caption of the step.
    #[must_use]
    pub fn caption(&self, lang: Lang) -> String {
        match self.scene {
            Scene::Search(session) => caption(session, small(self.step), lang),
            Scene::Backtracking(search) => search.caption(lang),
            Scene::Coroutines(dialogue) => {
                coroutine::caption::caption(dialogue, small(self.step), lang)
            }
        }
    }

    /// The title of the step: its number, and the number of steps if known.
    #[must_use]
    pub fn title(&self, lang: Lang) -> String {
        match (self.scene, self.scene.last()) {
            (Scene::Backtracking(_), None) => texts::trail_step(lang, &lang.number(self.step)),
            (_, last) => texts::step_of(lang, self.step, last.unwrap_or(self.step)),
        }
    }

    /// The picture.
    ///
    /// # Errors
    /// When the tree is too large to be drawn.
    pub fn figure(&self, look: Look) -> Result<Figure, TooLarge> {
        let styles = Styles::new(look.scheme);
        let mut figure = match self.scene {
            Scene::Search(session) => tree(session, small(self.step), look, &styles)?,
            Scene::Backtracking(search) => board(search, &styles),
            Scene::Coroutines(dialogue) => {
                let drawing = coroutine::picture::picture(dialogue, small(self.step));
                let mut figure = empty(drawing.size, &styles);
                figure.draw(&drawing.shapes, at((MARGIN, MARGIN), 1.0), &styles);
                figure
            }
        };
        figure.title = self.title(look.lang);
        figure.description = look.lang.sentences([self.caption(look.lang), self.about(look.lang)]);
        Ok(figure)
    }

    /// The subject of the picture, the same for every step.
    fn about(&self, lang: Lang) -> String {
        match self.scene {
            Scene::Search(session) => match session.game() {
                Some(played) => {
                    let id = format!("game-{}", played.spec().game.entry().id);
                    texts::handout_of_game(lang, &lang.named(&id).unwrap_or_default())
                }
                None => texts::handout_of_tree(lang, &begin(&session.tree().to_string())),
            },
            Scene::Backtracking(search) => search.describe_path(lang),
            Scene::Coroutines(dialogue) => {
                texts::handout_of_tree(lang, &dialogue.tree().to_string())
            }
        }
    }
}

/// Converts a step of a recorded search.
fn small(step: u64) -> Step {
    Step(u32::try_from(step).unwrap_or(u32::MAX))
}

fn begin(text: &str) -> String {
    match text.char_indices().nth(LONGEST) {
        Some((end, _)) => format!("{}…", &text[..end]),
        None => text.to_owned(),
    }
}

const fn at(at: (f64, f64), scale: f64) -> Place<'static> {
    Place { thing: "", at, scale }
}

/// An empty figure for contents of this size, with a margin.
fn empty((width, height): (f64, f64), styles: &Styles) -> Figure {
    let size = ((width + 2.0 * MARGIN).ceil(), (height + 2.0 * MARGIN).ceil());
    Figure::new(size, String::new(), String::new(), styles.paper)
}

fn tree(session: &Session, step: Step, look: Look, styles: &Styles) -> Result<Figure, TooLarge> {
    // Of a game only a part is expanded; a tree is drawn whole, so its size can be checked first.
    if session.game().is_none() {
        TooLarge::check(session.tree().len())?;
    }
    let labels = Labels { names: look.names, lang: look.lang };
    let camera = natural(session, labels);
    let scene = tree_scene(session, step, &camera);
    TooLarge::check(scene.nodes.len())?;
    let size = (camera.viewport.width.ceil(), camera.viewport.height.ceil());
    let mut figure = Figure::new(size, String::new(), String::new(), styles.paper);
    figure.draw_things(&picture(session, step, &scene, labels), styles);
    Ok(figure)
}

/// The board, and beside it the tree around the way, as high as the board.
fn board(search: &Search, styles: &Styles) -> Figure {
    let board = search.board();
    let [board_left, board_above, board_width, board_height] = board_picture::view_box(&board);
    let height = board_height.max(LEAST_HEIGHT);
    let mut figure = empty((board_width + 2.0 * MARGIN + BRANCH, height), styles);
    let shapes = board_picture::picture(&board, &search.candidates());
    let top = MARGIN + (height - board_height) / 2.0;
    figure.draw(&shapes, at((MARGIN - board_left, top - board_above), 1.0), styles);
    let verdict = match search.status() {
        Status::Solved => Verdict::Solved,
        Status::Pruned(_) | Status::Open(Choices::NONE) => Verdict::Dead,
        Status::Open(_) => Verdict::Open,
    };
    let levels = search.branch(LEVELS);
    let (shapes, [left, above, wide, high]) = branch_picture::picture(&levels, LEVELS, verdict);
    let scale = (BRANCH / wide).min(height / high);
    let middle = MARGIN + board_width + 2.0 * MARGIN + BRANCH / 2.0;
    let place = (middle - (left + wide / 2.0) * scale, MARGIN - above * scale);
    figure.draw(&shapes, at(place, scale), styles);
    figure
}
