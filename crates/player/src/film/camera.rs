//! What a film shows of its tree, and at which scale.

use plyscope_search::Step;

use super::picture::Width;
use plyscope_i18n::Lang;
use plyscope_session::Session;
use plyscope_view::picture::{Labels, Shown};
use plyscope_view::scene::camera::{
    least_font, within, Camera, Viewport, LEAST_FONT, NATURAL_LAYER, NATURAL_UNIT,
};
use plyscope_view::scene::framing::{legible, whole_within, Framing};

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

/// The smallest scale at which texts can be read in a place of a width in pixels.
pub fn least_scale(width: f64) -> f64 {
    least_font(width) / LEAST_FONT
}

/// The size of the visible part of a larger tree, in pixels, where it fits.
const PART: (f64, f64) = (1100.0, 800.0);

/// Pixels between two siblings, and between two layers, of a tree of boards.
const BOARDS: (f64, f64) = (84.0, 112.0);

/// The fewest pixels between two siblings at which boards and their values can be read.
const LEAST_BOARDS: f64 = 60.0;

/// The labels that must fit, in any language.
const LABELS: Labels = Labels { names: Shown::Yes, lang: Lang::En };

/// What is shown of a tree in a place of this width, and the camera; of a game only if its boards
/// fit.
pub fn framed(session: &Session, step: Step, place: Width) -> Option<(Session, Camera)> {
    // Up to which width it is seen whole, and up to which it is drawn.
    let (width, seen, widest) = match place {
        Width::Scrolled(width) => (width, width, WIDEST),
        Width::Fixed(width) => {
            let widest = WIDEST.min(width / least_scale(width));
            (width, widest, widest)
        }
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
        if viewport.width > seen && viewport.height <= HIGHEST {
            let fitted = whole_within(session, Viewport { width, ..viewport }, LABELS);
            if let Some(fitted) = fitted {
                return Some((session.clone(), fitted));
            }
        }
        if viewport.width <= widest && viewport.height <= HIGHEST {
            return Some((session.clone(), camera));
        }
        let (width, height) = (width.min(PART.0), viewport.height.min(PART.1));
        let framing = Framing::of_large(session, Viewport { width, height });
        return Some(framing.shown(session, step));
    }
    let is_small = session.tree().len() <= FEW && layout.width() <= BESIDE;
    let camera = |unit| Camera::whole(layout, layers, (unit, BOARDS.1));
    let units = [BOARDS.0, 78.0, 72.0, 66.0, LEAST_BOARDS].into_iter().filter(|_| is_small);
    let fitting = units.map(camera).find(|camera| camera.viewport.width <= widest);
    fitting.map(|camera| (session.clone(), camera))
}
