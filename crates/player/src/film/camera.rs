//! What a film shows of its tree, and at which scale.

use plyscope_search::Step;

use super::picture::Width;
use plyscope_i18n::Lang;
use plyscope_view::picture::{Labels, Shown};
use plyscope_view::scene::camera::{within, Camera, Viewport, NATURAL_LAYER, NATURAL_UNIT};
use plyscope_view::scene::framing::{legible, Framing};
use plyscope_view::session::Session;

/// A game whose positions are at most this many is drawn as a tree.
const FEW: usize = 60;

/// How many nodes may stand beside one another in that tree.
const BESIDE: f64 = 9.0;

/// The fewest pixels between two siblings at which values can be read.
const LEAST_UNIT: f64 = 32.0;

/// How wide and how high a tree is drawn at most, in pixels; of a larger one a part is shown, which
/// follows the search.
const WIDEST: f64 = 3600.0;
const HIGHEST: f64 = 3600.0;

/// The smallest scale at which values can be read.
pub const LEAST_SCALE: f64 = 0.8;

/// The size of the visible part of a larger tree, in pixels, where it fits.
const PART: (f64, f64) = (1100.0, 800.0);

/// Pixels between two siblings, and between two layers, of a tree of boards.
const BOARDS: (f64, f64) = (84.0, 112.0);

/// The labels that must fit, in any language.
const LABELS: Labels = Labels { names: Shown::Yes, lang: Lang::En };

/// What is shown of a tree in a place of this width, and the camera; of a game only if its boards
/// fit.
pub fn framed(session: &Session, step: Step, place: Width) -> Option<(Session, Camera)> {
    let (width, widest) = match place {
        Width::Scrolled(width) => (width, WIDEST),
        Width::Fixed(width) => (width, WIDEST.min(width / LEAST_SCALE)),
    };
    let (layout, layers) = (session.layout(), session.tree().layer_count());
    if session.game().is_none() {
        let natural = Camera::natural(layout, layers);
        let margins = natural.viewport.width - layout.width() * NATURAL_UNIT;
        let fitting = (width - margins) / layout.width().max(1.0);
        let unit = within(fitting, LEAST_UNIT, NATURAL_UNIT);
        let camera = Camera::whole(layout, layers, (unit, NATURAL_LAYER));
        let camera = legible(session, camera, LABELS);
        let viewport = camera.viewport;
        if viewport.width <= widest && viewport.height <= HIGHEST {
            return Some((session.clone(), camera));
        }
        let (width, height) = (width.min(PART.0), viewport.height.min(PART.1));
        let framing = Framing::of_large(session, Viewport { width, height });
        return Some(framing.shown(session, step));
    }
    let is_small = session.tree().len() <= FEW && layout.width() <= BESIDE;
    is_small.then(|| (session.clone(), Camera::whole(layout, layers, BOARDS)))
}
