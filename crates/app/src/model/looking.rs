//! Which step and which part of the tree is seen.

use std::rc::Rc;

use plyscope_core::{Step, TreeNode};
use plyscope_stage::playback;
use plyscope_stage::scene::camera::{Camera, Viewport};
use plyscope_stage::scene::framing::Framing;
use plyscope_stage::scene::in_view::kept_in_view;
use plyscope_stage::scene::tree::least_unit;
use plyscope_stage::scene::view::View;

use super::{Framed, Model};
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

    /// Moves the camera; some of the picture stays in view.
    pub fn look(&mut self, look: Look) {
        self.move_camera(look);
        if let (Some(session), Some(camera)) = (&self.session, self.camera) {
            self.camera = Some(kept_in_view(session, self.playback.step, camera));
        }
    }

    fn move_camera(&mut self, look: Look) {
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
            Look::At { x, layer } => {
                self.camera = self.seen().map(|camera| camera.centred(x, layer));
            }
            Look::Pan(dx, dy) => self.camera = self.seen().map(|camera| camera.panned(dx, dy)),
        }
    }

    /// What zooming without a pointer keeps in place: the chosen node, the step's or the root, where it
    /// is in view, else the middle.
    fn middle(&self) -> Option<(f64, f64)> {
        let (session, camera) = (self.session.as_ref()?, self.seen()?);
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

    /// The camera in use: the person's own, or the one that shows what can be read of the tree.
    pub fn seen(&self) -> Option<Camera> {
        let session = self.session.as_ref()?;
        if self.camera.is_some() {
            return self.camera;
        }
        let (viewport, labels) = (self.viewport, self.labels());
        let mut kept = self.framing.borrow_mut();
        let is_same = |framed: &&Framed| {
            Rc::ptr_eq(&framed.session, session)
                && (framed.viewport, framed.labels) == (viewport, labels)
        };
        let framing = match kept.as_ref().filter(is_same) {
            Some(framed) => framed.framing,
            None => {
                let framing = Framing::new(session, viewport, labels);
                let session = Rc::clone(session);
                *kept = Some(Framed { session, viewport, labels, framing });
                framing
            }
        };
        Some(framing.camera(session, self.playback.step))
    }
}
