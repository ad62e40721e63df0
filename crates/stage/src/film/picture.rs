//! The picture of a film at a step, as shapes. Whoever shows a film draws these.

use plyscope_core::games::Board as GameBoard;
use plyscope_core::Step;

use super::camera::camera;
use super::{position, Film, Playing, Position};
#[cfg(feature = "backtracking")]
use crate::backtrack::{self, search::Search};
#[cfg(feature = "backtracking")]
use crate::coroutine;
use crate::drawing::written;
use crate::locale::{texts, Lang};
use crate::picture::full_board::{names, view_box, SIDE};
use crate::picture::{boards, picture as tree_picture, Labels, Shape, Shown};
use crate::scene::camera::Camera;
use crate::scene::tree::tree_scene;
use crate::session::Session;

/// A picture.
#[derive(Clone, PartialEq, Debug)]
pub struct Picture {
    /// What it is of.
    pub of: Of,
    /// The part of the plane that it takes, as SVG's `viewBox` says it.
    pub view_box: String,
    /// How wide it is, in pixels, at the size it was made for.
    pub width: f64,
    /// What it is, for who cannot see it.
    pub label: String,
    /// What it is drawn with, from back to front.
    pub groups: Vec<Group>,
}

/// What a picture is of.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Of {
    /// A tree, which may be wider than its place.
    Tree,
    /// A board, which looks right at any size.
    Board,
}

/// Shapes that are moved to their place together.
#[derive(Clone, PartialEq, Debug)]
pub struct Group {
    /// The names of its styles, separated by spaces.
    pub class: String,
    /// Where it is, in pixels, y down.
    pub at: (f64, f64),
    /// What it is drawn with, relative to its place, from back to front.
    pub shapes: Vec<Shape>,
}

impl Picture {
    /// The picture of the step that is shown, in a place so many pixels wide. A tree is drawn as wide
    /// as it likes, or as its place if it can be read then.
    #[must_use]
    pub fn of(playing: &Playing, width: f64, lang: Lang) -> Option<Self> {
        let step = playing.shown();
        match playing.film() {
            Film::Tree(session) | Film::Game(session) => match camera(session, width) {
                Some(camera) => Some(tree(session, step, &camera, playing.told(lang), lang)),
                None => position(session, step).map(|position| game(&position, lang)),
            },
            Film::Position(position) => Some(game(position, lang)),
            #[cfg(feature = "backtracking")]
            Film::Board(search) => Some(board(search, lang)),
            #[cfg(feature = "backtracking")]
            Film::Dialogue(dialogue) => {
                let drawing = coroutine::picture::picture(dialogue, step);
                let label = coroutine::reading::reading(dialogue, step, lang);
                Some(alone(Of::Tree, whole(drawing.size), drawing.size.0, label, drawing.shapes))
            }
        }
    }
}

fn whole((width, height): (f64, f64)) -> String {
    written("0 0 {} {}", &[width, height])
}

/// Shapes that all have their own places.
fn alone(of: Of, view_box: String, width: f64, label: String, shapes: Vec<Shape>) -> Picture {
    let group = Group { class: String::new(), at: (0.0, 0.0), shapes };
    Picture { of, view_box, width, label, groups: vec![group] }
}

fn tree(session: &Session, step: Step, camera: &Camera, label: String, lang: Lang) -> Picture {
    let scene = tree_scene(session, step, camera);
    let things = tree_picture(session, step, &scene, Labels { names: Shown::Yes, lang });
    let groups = things.into_iter().map(|thing| Group {
        class: thing.class,
        at: thing.at,
        shapes: thing.shapes,
    });
    let (width, groups) = (scene.size.0, groups.collect());
    Picture { of: Of::Tree, view_box: whole(scene.size), width, label, groups }
}

fn game(position: &Position, lang: Lang) -> Picture {
    let board: &GameBoard = &position.board;
    let mut shapes = boards::board(board, SIDE);
    shapes.extend(position.last.iter().map(|&square| {
        let d = boards::square(board, SIDE, square);
        Shape::Path { class: "board-last", d }
    }));
    shapes.extend(names(board));
    let label = texts::board_of(lang, &position.notation);
    alone(Of::Board, view_box(board), SIDE, label, shapes)
}

#[cfg(feature = "backtracking")]
fn board(search: &Search, lang: Lang) -> Picture {
    let board = search.board();
    let shapes = backtrack::picture::picture(&board, &[]);
    let (width, height) = backtrack::picture::size(&board);
    let view_box = written("-2 -2 {} {}", &[width + 4.0, height + 4.0]);
    alone(Of::Board, view_box, width, search.way_told(lang), shapes)
}
