//! Lines between nodes, and the wedges that stand for subtrees.

use super::{glyphs, Kind, Shape, Thing};
use crate::scene::camera::LEAST_FONT;
use crate::scene::sizes::Sizes;
use crate::scene::tree::{Bundle, Edge, EdgeKind, TreeScene};
use plyscope_drawing::metrics;
use plyscope_drawing::Path;
use plyscope_i18n::{texts, Lang};
use plyscope_session::Session;

/// A line from the foot of a parent to the top of a child.
pub(super) fn edge(edge: &Edge, sizes: &Sizes) -> Thing {
    let relative = |(x, y): (f64, f64)| (x - edge.from.0, y - edge.from.1);
    let (own, to) = (relative(edge.own_from()), relative(edge.to));
    let (dx, dy) = (to.0 - own.0, to.1 - own.1);
    let line = match edge.across {
        Some(_) => Path::line((0.0, 0.0), (0.0, own.1)).across_to(to.0).down_to(to.1),
        None => Path::line(own, to),
    };
    let mut shapes = vec![Shape::Path { class: "line", path: line }];
    if edge.kind == EdgeKind::Cut {
        let class = if sizes.inner < THIN { "stroke thin" } else { "stroke" };
        let middle = (own.0 + dx * edge.stroke, own.1 + dy * edge.stroke);
        let path = glyphs::double_stroke(middle, (dx, dy), sizes.inner);
        shapes.push(Shape::Path { class, path });
    }
    let kind = match edge.kind {
        EdgeKind::Open => "new",
        EdgeKind::Visited => "done",
        EdgeKind::Path => "open",
        EdgeKind::Best => "done best",
        EdgeKind::Cut => "cut",
        EdgeKind::Pruned => "pruned",
        EdgeKind::Beyond => "beyond",
    };
    Thing {
        node: edge.child,
        kind: Kind::Edge,
        class: format!("edge {kind}"),
        at: edge.from,
        shapes,
    }
}

/// Where nodes are smaller than this, the double stroke is thin, in pixels.
const THIN: f64 = 11.0;

/// A subtree as a wedge, with the number of its nodes where that fits in, and what the number
/// counts where there is space for that as well.
pub(super) fn bundle(session: &Session, scene: &TreeScene, bundle: &Bundle, lang: Lang) -> Thing {
    let (x, y) = bundle.at;
    let (left, right) = (bundle.foot.0 - x, bundle.foot.1 - x);
    let foot = bundle.foot_y - y;
    let path = Path::polyline(&[(0.0, 0.0), (left, foot), (right, foot)]).close();
    let mut shapes = vec![Shape::Path { class: "wedge", path }];
    let words = match session.game() {
        Some(_) => texts::wedge_positions(lang, bundle.size),
        None => texts::wedge_nodes(lang, bundle.size),
    };
    // As wide as the wedge is at the upper edge of the text.
    let inner = (right - left) * (1.0 - (LEAST_FONT * 1.4) / foot.max(1.0));
    let at = (f64::midpoint(left, right), foot - LEAST_FONT * 0.7);
    let (wide, high) = scene.size;
    let fits = |text: &String| {
        let half = metrics::regular(text, LEAST_FONT) / 2.0;
        let is_whole = x + at.0 >= half
            && x + at.0 + half <= wide
            && bundle.foot_y >= LEAST_FONT * 1.2
            && bundle.foot_y <= high;
        2.0 * half <= inner && is_whole
    };
    if let Some(text) = [words, lang.number(bundle.size)].into_iter().find(fits) {
        shapes.push(Shape::Text { class: "size", at, size: LEAST_FONT, text });
    }
    Thing {
        node: bundle.top,
        kind: Kind::Bundle,
        class: format!("bundle {}", bundle.state.class()),
        at: bundle.at,
        shapes,
    }
}
