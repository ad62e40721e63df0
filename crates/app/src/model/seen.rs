//! The visible part of the tree: all of it, the neighbourhood of the current node, or what the user
//! chose.

use std::rc::Rc;

use plyscope_search::TreeNode;
use plyscope_session::Session;
use plyscope_view::scene::camera::Camera;
use plyscope_view::scene::framing::Framing;

use super::{Framed, Model};

/// The visible part of the tree.
pub struct Seen {
    /// The search with its expanded nodes.
    pub session: Session,
    /// The camera set by the user, or else the automatic one.
    pub camera: Camera,
}

impl Model {
    /// The visible part of the tree.
    pub fn seen(&self) -> Option<Seen> {
        let (session, framing) = (self.session.as_ref()?, self.framing()?);
        let step = self.playback.step;
        let (session, chosen) = match self.looked_at.filter(|_| framing.is_in_rows()) {
            Some(node) => framing.shown_around(session, step, node),
            None => framing.shown(session, step),
        };
        Some(Seen { session, camera: self.camera.unwrap_or(chosen) })
    }

    /// Whether only the neighbourhood of a node is shown.
    pub fn is_neighbourhood(&self) -> bool {
        self.framing().is_some_and(|framing| framing.is_in_rows())
    }

    /// Returns to the automatic view.
    pub fn look_automatically(&mut self) {
        (self.camera, self.looked_at) = (None, None);
    }

    /// Shows the node at a point of the minimap.
    pub(super) fn look_at(&mut self, x: f64, layer: f64) {
        if !self.is_neighbourhood() {
            self.camera = self.seen().map(|seen| seen.camera.centred(x, layer));
            return;
        }
        let Some(session) = &self.session else { return };
        let deepest = session.tree().layer_count().saturating_sub(1);
        let layer = (layer.round().max(0.0) as usize).min(deepest);
        self.looked_at = session.layout().nearest(layer, x);
        self.camera = None;
    }

    /// Expands a node in place of the others of its layer, or collapses it again.
    pub(super) fn unfold_alone(&mut self, node: TreeNode) {
        let (Some(seen), Some(session)) = (self.seen(), &self.session) else { return };
        self.looked_at = match seen.session.is_open(node) {
            true => session.tree().parent(node),
            false => Some(node),
        };
    }

    /// The framing of the tree, cached while the search, the viewport and the labels stay the same.
    fn framing(&self) -> Option<Framing> {
        let session = self.session.as_ref()?;
        let (viewport, labels) = (self.viewport, self.labels());
        let mut kept = self.framing.borrow_mut();
        let is_same = |framed: &&Framed| {
            Rc::ptr_eq(&framed.session, session)
                && (framed.viewport, framed.labels) == (viewport, labels)
        };
        if let Some(framed) = kept.as_ref().filter(is_same) {
            return Some(framed.framing);
        }
        let framing = Framing::new(session, viewport, labels);
        *kept = Some(Framed { session: Rc::clone(session), viewport, labels, framing });
        Some(framing)
    }
}
