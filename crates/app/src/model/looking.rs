//! Which step and which part of the tree is shown.

use std::rc::Rc;

use plyscope_search::{Step, TreeNode};
use plyscope_session::playback;
use plyscope_setup::view::View;
use plyscope_setup::SubjectKind;
use plyscope_view::scene::camera::Viewport;
use plyscope_view::scene::in_view::kept_in_view;
use plyscope_view::scene::tree::least_unit;

use super::{Model, Seen};
use crate::message::Look;

impl Model {
    /// Handles playback; the camera follows.
    pub fn play(&mut self, message: playback::Message) {
        let Some(session) = self.session.clone() else { return };
        // The path is that of the current node, so that the chosen or pointed node may no longer be
        // on it.
        if self.view() == View::Path {
            (self.pointed, self.chosen) = (None, None);
        }
        self.playback = self.playback.after(message, session.trace());
        self.looked_at = None;
        if let Some(node) = session.focus(self.playback.step) {
            self.keep_in_view(node);
        }
    }

    /// Moves a camera set by the user just enough to show a node.
    fn keep_in_view(&mut self, node: TreeNode) {
        let (Some(camera), Some(seen)) = (self.camera, self.seen()) else { return };
        let layer = seen.session.tree().layer_of(node) as f64;
        self.camera = Some(camera.showing(seen.session.layout().x(node), layer));
    }

    /// Which picture is shown.
    pub fn view(&self) -> View {
        self.chosen_view.unwrap_or_else(|| self.usual_view())
    }

    fn usual_view(&self) -> View {
        View::usual(match &self.session {
            Some(session) => SubjectKind::of(session.game()),
            None => SubjectKind::of(self.game.as_ref()),
        })
    }

    /// Shows one of the pictures.
    pub fn show_view(&mut self, view: View) {
        self.chosen_view = Some(view).filter(|&view| view != self.usual_view());
        self.pointed = None;
    }

    /// Chooses a move beside the path, and goes to its step if there is one.
    pub fn visit(&mut self, node: TreeNode, step: Option<Step>) {
        if let Some(step) = step {
            self.play(playback::Message::Seek(step));
        }
        self.chosen = Some(node);
    }

    /// Chooses a node and shows it, zoomed in enough to be drawn individually.
    pub fn walk(&mut self, node: TreeNode) {
        self.chosen = Some(node);
        if self.is_neighbourhood() {
            let above = self.session.as_ref().and_then(|session| session.tree().parent(node));
            let is_shown = |above| self.seen().is_some_and(|seen| seen.session.is_open(above));
            if let Some(above) = above.filter(|&above| !is_shown(above)) {
                self.looked_at = Some(above);
            }
            self.keep_in_view(node);
            return;
        }
        if let Some(session) = &self.session {
            self.session = Some(Rc::new(session.revealing(node)));
        }
        let (Some(session), Some(seen)) = (self.session.clone(), self.seen()) else { return };
        let near = seen.camera.nearer_than(least_unit(&session, node));
        if self.camera.is_some() || near != seen.camera {
            self.camera = Some(near);
            self.keep_in_view(node);
        }
    }

    /// Expands or collapses a node, which stays at its place on the screen.
    pub fn toggle(&mut self, node: TreeNode) {
        if self.is_neighbourhood() {
            self.unfold_alone(node);
            return;
        }
        let (Some(session), Some(seen)) = (&self.session, self.seen()) else { return };
        let before = seen.camera.x(session.layout().x(node));
        let toggled = session.toggled(node);
        if let Some(camera) = self.camera {
            let after = camera.x(toggled.layout().x(node));
            self.camera = Some(camera.panned(before - after, 0.0));
        }
        self.session = Some(Rc::new(toggled));
    }

    /// Moves the camera, keeping some of the picture in view.
    pub fn look(&mut self, look: Look) {
        self.move_camera(look);
        if let (Some(seen), Some(camera)) = (self.seen(), self.camera) {
            self.camera = Some(kept_in_view(&seen.session, self.playback.step, camera));
        }
    }

    fn move_camera(&mut self, look: Look) {
        match look {
            Look::Size(viewport) => {
                self.camera = self.camera.map(|camera| camera.resized(viewport));
                self.viewport = viewport;
            }
            Look::Fit => self.look_automatically(),
            Look::Zoom { factor, at } => {
                let at = at.or_else(|| self.middle());
                if let (Some(seen), Some((x, y))) = (self.seen(), at) {
                    self.camera = Some(seen.camera.zoomed(factor, x, y));
                }
            }
            Look::At { x, layer } => self.look_at(x, layer),
            Look::Pan(dx, dy) => self.camera = self.seen().map(|seen| seen.camera.panned(dx, dy)),
        }
    }

    /// The point that zooming without a pointer keeps in place: the chosen node, the step's or the
    /// root, if in view, else the middle.
    fn middle(&self) -> Option<(f64, f64)> {
        let Seen { session, camera } = self.seen()?;
        let Viewport { width, height } = self.viewport;
        let focus = self.chosen.or_else(|| session.focus(self.playback.step));
        let place = |node| {
            (camera.x(session.layout().x(node)), camera.y(session.tree().layer_of(node) as f64))
        };
        let in_view =
            |&(x, y): &(f64, f64)| (0.0..=width).contains(&x) && (0.0..=height).contains(&y);
        let node = Some(place(focus.unwrap_or(TreeNode::ROOT))).filter(in_view);
        Some(node.unwrap_or((width / 2.0, height / 2.0)))
    }
}
