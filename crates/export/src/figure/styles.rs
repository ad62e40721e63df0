//! The styles of pictures in files, generated from the style sheets of the page.

use super::mark::{Anchor, Cap, Colour, Face, Halo, Ink};
use super::palette::{self, Scheme, Shade};

include!(concat!(env!("OUT_DIR"), "/picture_rules.rs"));

/// The styles of pictures.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Styles {
    scheme: Scheme,
    /// The colour behind everything.
    pub paper: Colour,
    /// The colour of words.
    pub ink: Colour,
    /// The colour of the lines of a hatch.
    pub hatch: Colour,
}

/// A rule: a selector and its effect.
struct Rule {
    /// The selector of the parent.
    thing: Option<Part>,
    /// The selector of the element.
    own: Part,
    sets: &'static [Set],
}

/// A compound selector.
struct Part {
    tag: Option<&'static str>,
    classes: &'static [&'static str],
}

/// The effect of a rule.
#[derive(Clone, Copy)]
enum Set {
    Fill(Paint),
    Stroke(Paint),
    Width(f64),
    Dash(Option<(f64, f64)>),
    Cap(Cap),
    Opacity(f64),
    Weight(f64),
    Italic,
    Anchor(Anchor),
}

/// A paint.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Paint {
    Nothing,
    Hatch,
    Shade(Shade),
}

/// The computed style of an element. The defaults are those of SVG.
#[derive(Clone, Copy)]
struct Look {
    fill: Paint,
    stroke: Paint,
    width: f64,
    dash: Option<(f64, f64)>,
    cap: Cap,
    opacity: f64,
    face: Face,
    anchor: Anchor,
}

/// The default paint.
const BLACK: Shade = Shade { light: Colour::BLACK, dark: Colour::BLACK };

/// How words are written.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Lettering {
    /// Which of their points is the anchor.
    pub anchor: Anchor,
    /// How the letters look.
    pub face: Face,
    /// Their colour.
    pub colour: Colour,
    /// Their halo.
    pub halo: Option<Halo>,
}

impl Styles {
    /// The styles of the pages.
    #[must_use]
    pub const fn new(scheme: Scheme) -> Self {
        let (paper, ink) = (palette::PAPER.in_scheme(scheme), palette::INK.in_scheme(scheme));
        Self { scheme, paper, ink, hatch: palette::FAINT.in_scheme(scheme) }
    }

    /// The stroke and fill of a path, by the classes of its parent and its own. Translucent colours
    /// are blended with the paper.
    #[must_use]
    pub fn ink(&self, thing: &str, class: &str) -> Ink {
        let look = Look::of(thing, "path", class);
        let colour = |paint| self.colour(paint).map(|it| it.over(self.paper, look.opacity));
        let is_hatched = look.fill == Paint::Hatch;
        Ink {
            fill: if is_hatched { Some(self.paper) } else { colour(look.fill) },
            hatch: is_hatched.then_some(self.hatch),
            stroke: colour(look.stroke).map(|colour| (colour, look.width)),
            dash: look.dash,
            cap: look.cap,
        }
    }

    /// How words are written, by the classes of their parent and their own.
    #[must_use]
    pub fn lettering(&self, thing: &str, class: &str) -> Lettering {
        let Look { fill, stroke, width, face, anchor, .. } = Look::of(thing, "text", class);
        let colour = self.colour(fill).unwrap_or(self.ink);
        let halo = self.colour(stroke).map(|colour| Halo { colour, width });
        Lettering { anchor, face, colour, halo }
    }

    /// The colour of a paint, if it has one.
    const fn colour(&self, paint: Paint) -> Option<Colour> {
        match paint {
            Paint::Nothing | Paint::Hatch => None,
            Paint::Shade(shade) => Some(shade.in_scheme(self.scheme)),
        }
    }
}

impl Look {
    /// The computed style of an element with a tag and classes, in a parent with other classes.
    fn of(thing: &str, tag: &str, class: &str) -> Self {
        let mut look = Self {
            fill: Paint::Shade(BLACK),
            stroke: Paint::Nothing,
            width: 1.0,
            dash: None,
            cap: Cap::Butt,
            opacity: 1.0,
            face: Face::Plain,
            anchor: Anchor::Start,
        };
        for rule in RULES.iter().filter(|rule| rule.is_for(thing, tag, class)) {
            rule.sets.iter().for_each(|set| look.apply(*set));
        }
        look
    }

    fn apply(&mut self, set: Set) {
        match set {
            Set::Fill(paint) => self.fill = paint,
            Set::Stroke(paint) => self.stroke = paint,
            Set::Width(width) => self.width = width,
            Set::Dash(dash) => self.dash = dash,
            Set::Cap(cap) => self.cap = cap,
            Set::Opacity(opacity) => self.opacity = opacity,
            Set::Weight(weight) if self.face != Face::Italic => {
                self.face = if weight >= 600.0 { Face::Bold } else { Face::Plain };
            }
            Set::Weight(_) => {}
            Set::Italic => self.face = Face::Italic,
            Set::Anchor(anchor) => self.anchor = anchor,
        }
    }
}

impl Rule {
    /// Whether it matches an element with a tag and classes, in a parent with other classes.
    fn is_for(&self, thing: &str, tag: &str, class: &str) -> bool {
        self.own.fits(tag, class) && self.thing.as_ref().is_none_or(|part| part.fits("g", thing))
    }
}

impl Part {
    fn fits(&self, tag: &str, class: &str) -> bool {
        self.tag.is_none_or(|own| own == tag)
            && self.classes.iter().all(|own| class.split(' ').any(|one| one == *own))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn shapes_follow_the_style_sheets() {
        let light = Styles::new(Scheme::Light);
        let body = light.ink("node max done", "body");
        assert_eq!(body.fill, Some(Colour::new(0xcfe6f5)));
        assert_eq!(body.stroke, Some((Colour::new(0x0072b2), 1.8)));
        let pruned = light.ink("node max pruned", "body");
        assert_eq!((pruned.fill, pruned.hatch), (Some(Colour::WHITE), Some(Colour::new(0x8c959f))));
        assert_eq!(pruned.dash, Some((5.0, 4.0)));
        let line = light.ink("edge open", "line");
        assert_eq!((line.fill, line.stroke), (None, Some((Colour::new(0x1b1f24), 3.0))));
        assert_eq!(light.ink("edge done", "line").cap, Cap::Butt);
        assert_eq!(light.ink("edge new", "line").cap, Cap::Round);
        assert_eq!(light.ink("", "twig taken").dash, None, "the last rule holds");
        let name = light.lettering("node max done leaf", "name under");
        assert_eq!((name.face, name.anchor), (Face::Italic, Anchor::Middle));
        assert_eq!(light.lettering("node", "bound").face, Face::Bold);
        assert_eq!(light.lettering("node", "value").halo, None);
        let man = light.lettering("node", "man-max");
        assert_eq!(man.colour, Colour::WHITE);
        assert_eq!(man.halo, Some(Halo { colour: Colour::new(0x1b1f24), width: 1.4 }));
        let dark = Styles::new(Scheme::Dark);
        assert_eq!((dark.paper, dark.ink), (Colour::new(0x14181d), Colour::new(0xedf1f5)));
        assert_eq!(dark.ink("node min done", "body").fill, Some(Colour::new(0x5c2a0c)));
    }
}
