//! A search of a tree or of a game.

use plyscope_search::{Step, TreeNode};

use super::camera::framed;
use super::picture::{whole, Group, Of, Picture, Width};
use super::position::Position;
use super::reel::{End, Reel};
use super::{At, Film};
use plyscope_i18n::numerals;
use plyscope_i18n::{texts, Lang};
use plyscope_session::caption::{caption, line_name};
use plyscope_session::{Session, State};
use plyscope_view::picture::{picture, Labels, Shown};
use plyscope_view::scene::camera::Camera;
use plyscope_view::scene::tree::tree_scene;

/// The film of a search at the step that its address names.
pub fn reel(session: Session, step: Option<At>, end: End) -> Reel {
    let last = session.trace().last_step().0.into();
    Reel { film: Box::new(session), last, step: step.unwrap_or_default(), end }
}

impl Film for Session {
    fn caption(&self, step: Step, lang: Lang) -> String {
        caption(self, step, lang)
    }

    /// Of a game, the moves that are expected.
    fn aside(&self, step: Step, lang: Lang) -> Vec<String> {
        if self.game().is_none() {
            return Vec::new();
        }
        let node = self.focus(step).unwrap_or(TreeNode::ROOT);
        vec![texts::scene_line(lang, &line_name(self, node, lang))]
    }

    fn value(&self, lang: Lang) -> Option<String> {
        let known = self.known(TreeNode::ROOT, self.trace().last_step())?;
        // As the caption of the last step has it.
        Some(numerals::verdict(lang, known.sharpened()))
    }

    fn is_estimate(&self) -> bool {
        let last = self.trace().last_step();
        let is_done = self.state(TreeNode::ROOT, last) == State::Done;
        let is_proved = self.game().is_some()
            && self.known(TreeNode::ROOT, last).is_some_and(|known| self.setup().proves(known));
        !is_done || (!is_proved && self.trace().pass(last).is_some_and(|pass| pass.is_estimate))
    }

    /// The tree, or the board where a game has too many positions for one.
    fn picture(&self, step: Step, width: Width, lang: Lang) -> Option<Picture> {
        match framed(self, step, width) {
            Some((shown, camera)) => Some(tree(&shown, step, &camera, lang)),
            None => position(self, step)?.picture(step, width, lang),
        }
    }
}

fn tree(session: &Session, step: Step, camera: &Camera, lang: Lang) -> Picture {
    let scene = tree_scene(session, step, camera);
    let things = picture(session, step, &scene, Labels { names: Shown::Yes, lang });
    let groups = things.into_iter().map(|thing| Group {
        node: Some(thing.node),
        class: thing.class,
        at: thing.at,
        shapes: thing.shapes,
    });
    let (width, groups) = (scene.size.0, groups.collect());
    let label = caption(session, step, lang);
    Picture { of: Of::Tree, view_box: whole(scene.size), width, label, groups }
}

/// The position that a step of a search of a game is about.
fn position(session: &Session, step: Step) -> Option<Position> {
    let played = session.game()?;
    let line = session.line(session.focus(step).unwrap_or(TreeNode::ROOT));
    let squares = played.last_squares(&line);
    let last = squares.into_iter().flat_map(|squares| squares.from.into_iter().chain(squares.to));
    let notation = played.rules().notation(&line);
    Some(Position { board: played.board(&line), last: last.collect(), notation })
}
