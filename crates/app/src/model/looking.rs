//! Which step and which part of the tree is seen.

use std::rc::Rc;

use plyscope_core::{Step, TreeNode};
use plyscope_stage::playback;
use plyscope_stage::scene::camera::Camera;
use plyscope_stage::scene::tree::least_unit;
use plyscope_stage::scene::view::View;

use super::Model;
use crate::message::Look;

impl Model {
    /// Goes through the steps; the camera follows.
    pub fn play(&mut self, message: playback::Message) {
        let Some(session) = self.session.clone() else { return };
        // The path is that of the current node: what was chosen or pointed at beside it before may
        // not be there any more.
        if self.view() == View::Path {
            (self.pointed, self.chosen) = (None, None);
        }
        self.playback = self.playback.after(message, session.trace());
        let focus = session.focus(self.playback.step);
        if let (Some(camera), Some(node)) = (self.camera, focus) {
            let layer = session.tree().layer_of(node) as f64;
            self.camera = Some(camera.showing(session.layout().x(node), layer));
        }
    }

    /// Which picture is shown.
    pub fn view(&self) -> View {
        self.chosen_view.unwrap_or_else(|| self.usual_view())
    }

    fn usual_view(&self) -> View {
        let shown = self.session.as_ref().map(|session| session.game().is_some());
        View::usual(shown.unwrap_or(self.game.is_some()))
    }

    /// Shows one of the pictures.
    pub fn show_view(&mut self, view: View) {
        self.chosen_view = Some(view).filter(|&view| view != self.usual_view());
        self.pointed = None;
    }

    /// Goes to the step that a move beside the path leads to, if there is one, and chooses it.
    pub fn visit(&mut self, node: TreeNode, step: Option<Step>) {
        if let Some(step) = step {
            self.play(playback::Message::Seek(step));
        }
        self.chosen = Some(node);
    }

    /// Chooses a node and has the camera show it, near enough to be drawn by itself.
    pub fn walk(&mut self, node: TreeNode) {
        self.chosen = Some(node);
        if let Some(session) = &self.session {
            self.session = Some(Rc::new(session.revealing(node)));
        }
        let (Some(session), Some(camera)) = (self.session.clone(), self.seen()) else { return };
        let near = camera.nearer_than(least_unit(&session, node));
        if self.camera.is_some() || near != camera {
            let layer = session.tree().layer_of(node) as f64;
            self.camera = Some(near.showing(session.layout().x(node), layer));
        }
    }

    /// Unfolds a node, or folds it; it stays where it is seen.
    pub fn toggle(&mut self, node: TreeNode) {
        let Some(session) = &self.session else { return };
        let before = self.seen().map(|camera| camera.x(session.layout().x(node)));
        let toggled = session.toggled(node);
        if let (Some(camera), Some(before)) = (self.camera, before) {
            let after = camera.x(toggled.layout().x(node));
            self.camera = Some(camera.panned(before - after, 0.0));
        }
        self.session = Some(Rc::new(toggled));
    }

    /// Moves the camera.
    pub fn look(&mut self, look: Look) {
        match look {
            Look::Size(viewport) => {
                self.camera = self.camera.map(|camera| camera.resized(viewport));
                self.viewport = viewport;
            }
            Look::Fit => self.camera = None,
            Look::Zoom { factor, at } => {
                let at = at.or_else(|| self.middle());
                if let (Some(camera), Some((x, y))) = (self.seen(), at) {
                    self.camera = Some(camera.zoomed(factor, x, y));
                }
            }
            Look::Pan(dx, dy) => self.camera = self.seen().map(|camera| camera.panned(dx, dy)),
        }
    }

    /// What zooming without a pointer keeps in place: the step's node, or the middle.
    fn middle(&self) -> Option<(f64, f64)> {
        let (session, camera) = (self.session.as_ref()?, self.seen()?);
        let node = self.chosen.or_else(|| session.focus(self.playback.step));
        Some(match node {
            Some(node) => {
                (camera.x(session.layout().x(node)), camera.y(session.tree().layer_of(node) as f64))
            }
            None => (self.viewport.width / 2.0, self.viewport.height / 2.0),
        })
    }

    /// The camera in use.
    pub fn seen(&self) -> Option<Camera> {
        let session = self.session.as_ref()?;
        Some(self.camera.unwrap_or_else(|| {
            let tree = session.tree();
            let whole = Camera::fit(session.layout(), tree.layer_count(), self.viewport);
            // What is too deep to be seen whole is followed down.
            match session.focus(self.playback.step) {
                Some(node) => whole.lowered_to(tree.layer_of(node) as f64),
                None => whole,
            }
        }))
    }
}
