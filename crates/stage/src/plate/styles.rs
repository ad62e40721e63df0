//! The page's own style sheets, read so that a file can have the colours of the page without them.
//!
//! Only what the pictures' styles are written with is understood: rules whose selectors are tags and
//! classes one inside the other, and colours that are variables with a light and a dark side.

use std::collections::BTreeMap;

use super::mark::{Anchor, Cap, Colour, Face, Ink};
use crate::setup::Choice;

/// The style sheets of all pictures.
const SHEETS: [&str; 4] = [
    include_str!("../../../../www/tree.css"),
    include_str!("../../../../www/backtracking-board.css"),
    include_str!("../../../../www/backtracking.css"),
    include_str!("../../../../www/coroutines-tree.css"),
];

/// Light or dark colours.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Scheme {
    /// Dark on light, as on paper.
    #[default]
    Light,
    /// Light on dark.
    Dark,
}

impl Choice for Scheme {
    const NAME: &'static str = "scheme";
    const ALL: &'static [(&'static str, Self)] = &[("light", Self::Light), ("dark", Self::Dark)];
}

/// What the pictures are drawn with.
pub struct Styles {
    rules: Vec<Rule>,
    variables: BTreeMap<&'static str, Colour>,
    /// The colour behind everything.
    pub paper: Colour,
    /// The colour of words.
    pub ink: Colour,
    /// The colour of the lines of a hatch.
    pub hatch: Colour,
}

/// One selector with what it says.
struct Rule {
    /// From the outermost to the thing itself: a tag, if one is named, and classes.
    selector: Vec<(Option<&'static str>, Vec<&'static str>)>,
    properties: Vec<(&'static str, String)>,
}

/// What the styles say of a thing, by property.
pub struct Said<'a>(BTreeMap<&'static str, &'a str>);

impl Styles {
    /// The styles of the pages.
    #[must_use]
    pub fn new(scheme: Scheme) -> Self {
        let sheets: Vec<(&'static str, &'static str)> =
            SHEETS.iter().flat_map(|sheet| blocks(sheet)).collect();
        let variables: BTreeMap<&str, &str> = sheets
            .iter()
            .flat_map(|&(_, body)| declarations(body))
            .filter(|(name, _)| name.starts_with("--"))
            .map(|(name, value)| (name, of_scheme(value, scheme)))
            .collect();
        let solved = |value: &'static str| {
            let name = value.strip_prefix("var(").and_then(|rest| rest.strip_suffix(')'));
            name.map_or(value, |name| variables.get(name).copied().unwrap_or("none")).to_owned()
        };
        let mut rules = Vec::new();
        for &(selectors, body) in &sheets {
            let own = || declarations(body).filter(|(name, _)| !name.starts_with("--"));
            for selector in selectors.split(',').filter_map(read_selector) {
                let properties = own().map(|(name, value)| (name, solved(value))).collect();
                rules.push(Rule { selector, properties });
            }
        }
        // The more a selector says, the later it speaks; what is as precise stays in its order.
        rules.sort_by_key(Rule::weight);
        let colours = variables.iter();
        let colours = colours.filter_map(|(name, value)| Some((*name, Colour::read(value)?)));
        let variables: BTreeMap<&str, Colour> = colours.collect();
        let colour = |name: &str| variables.get(name).copied().unwrap_or(Colour::BLACK);
        let (paper, ink, hatch) = (colour("--paper"), colour("--ink"), colour("--faint"));
        Self { rules, variables, paper, ink, hatch }
    }

    /// The colour of a variable, such as `--max`.
    #[must_use]
    pub fn variable(&self, name: &str) -> Option<Colour> {
        self.variables.get(name).copied()
    }

    /// What is said of a shape with its tag and classes, in a thing with other classes.
    #[must_use]
    pub fn of(&self, thing: &str, tag: &str, class: &str) -> Said<'_> {
        let around = [("svg", "picture"), ("g", thing), (tag, class)];
        let mut said = BTreeMap::new();
        for rule in self.rules.iter().filter(|rule| rule.is_for(&around)) {
            said.extend(rule.properties.iter().map(|(name, value)| (*name, value.as_str())));
        }
        Said(said)
    }

    /// What a path is drawn with. What lets through is mixed with the paper.
    #[must_use]
    pub fn ink(&self, thing: &str, class: &str) -> Ink {
        let said = self.of(thing, "path", class);
        let share = said.number("opacity").unwrap_or(1.0);
        let colour = |name| said.colour(name).map(|colour| colour.over(self.paper, share));
        let is_hatched = said.get("fill") == Some("url(#hatch)");
        let fill = match said.get("fill") {
            // What nothing is said of is black, as in SVG.
            None => Some(Colour::BLACK),
            Some(_) if is_hatched => Some(self.paper),
            Some(_) => colour("fill"),
        };
        let width = said.number("stroke-width").unwrap_or(1.0);
        Ink {
            fill,
            hatch: is_hatched.then_some(self.hatch),
            stroke: colour("stroke").map(|colour| (colour, width)),
            dash: said.dash(),
            cap: match said.get("stroke-linecap") {
                Some("round") => Cap::Round,
                _ => Cap::Butt,
            },
        }
    }
}

impl Said<'_> {
    fn get(&self, name: &str) -> Option<&str> {
        self.0.get(name).copied()
    }

    /// A colour; `None` where there is none.
    #[must_use]
    pub fn colour(&self, name: &str) -> Option<Colour> {
        self.get(name).and_then(Colour::read)
    }

    fn number(&self, name: &str) -> Option<f64> {
        self.get(name)?.trim_end_matches("px").parse().ok()
    }

    fn dash(&self) -> Option<(f64, f64)> {
        let (dash, gap) = self.get("stroke-dasharray")?.split_once(' ')?;
        Some((dash.parse().ok()?, gap.parse().ok()?))
    }

    /// How letters look.
    #[must_use]
    pub fn face(&self) -> Face {
        let weight = self.number("font-weight").unwrap_or(400.0);
        match self.get("font-style") {
            Some("italic") => Face::Italic,
            _ if weight >= 600.0 => Face::Bold,
            _ => Face::Plain,
        }
    }

    /// Which point of words is at their place.
    #[must_use]
    pub fn anchor(&self) -> Anchor {
        match self.get("text-anchor") {
            Some("start") => Anchor::Start,
            Some("end") => Anchor::End,
            _ => Anchor::Middle,
        }
    }
}

impl Rule {
    /// How many classes and tags the selector names, the classes first.
    fn weight(&self) -> (usize, usize) {
        let classes = self.selector.iter().map(|(_, classes)| classes.len()).sum();
        (classes, self.selector.iter().filter(|(tag, _)| tag.is_some()).count())
    }

    /// Whether it speaks of the last of these, which lie one inside the other.
    fn is_for(&self, around: &[(&str, &str); 3]) -> bool {
        let fits = |(tag, classes): &(Option<&str>, Vec<&str>), (is, has): (&str, &str)| {
            tag.is_none_or(|tag| tag == is)
                && classes.iter().all(|class| has.split(' ').any(|one| one == *class))
        };
        let [above @ .., own] = around;
        let Some((last, outer)) = self.selector.split_last() else { return false };
        let mut above = above.iter();
        fits(last, *own) && outer.iter().all(|part| above.any(|&one| fits(part, one)))
    }
}

/// The side of a value for light or dark colours.
fn of_scheme(value: &'static str, scheme: Scheme) -> &'static str {
    // It may be what a page falls back on that sets no colours of its own.
    let sides = value.split_once("light-dark(").and_then(|(_, rest)| rest.split(')').next());
    match (sides.and_then(|sides| sides.split_once(',')), scheme) {
        (None, _) => value,
        (Some((light, _)), Scheme::Light) => light.trim(),
        (Some((_, dark)), Scheme::Dark) => dark.trim(),
    }
}

/// The rules of a sheet, outside of what only holds for some screens: selectors and what is between
/// the braces.
fn blocks(sheet: &'static str) -> Vec<(&'static str, &'static str)> {
    let mut blocks = Vec::new();
    let mut rest = sheet;
    while let Some((head, after)) = rest.split_once('{') {
        // A comment before a selector is no part of it.
        let head = head.rsplit("*/").next().unwrap_or_default().trim();
        if head.starts_with('@') {
            rest = behind_braces(after);
            continue;
        }
        let Some((body, after)) = after.split_once('}') else { break };
        blocks.push((head, body));
        rest = after;
    }
    blocks
}

/// What comes behind the brace that closes the one before the text.
fn behind_braces(text: &'static str) -> &'static str {
    let mut depth = 1;
    for (place, c) in text.char_indices() {
        match c {
            '{' => depth += 1,
            '}' => depth -= 1,
            _ => {}
        }
        if depth == 0 {
            return &text[place + 1..];
        }
    }
    ""
}

fn declarations(body: &'static str) -> impl Iterator<Item = (&'static str, &'static str)> {
    let pairs = body.split(';').filter_map(|pair| pair.split_once(':'));
    pairs.map(|(name, value)| (name.trim(), value.trim()))
}

/// The parts of a selector of a picture; `None` for one of something else.
fn read_selector(selector: &'static str) -> Option<Vec<(Option<&'static str>, Vec<&'static str>)>> {
    let selector = selector.trim();
    if !selector.starts_with(".picture") || selector.contains([':', '[', '>', '+', '#']) {
        return None;
    }
    let part = |text: &'static str| {
        let mut names = text.split('.');
        let tag = names.next().filter(|tag| !tag.is_empty());
        (tag, names.collect())
    };
    Some(selector.split_whitespace().map(part).collect())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn shapes_are_drawn_as_the_sheets_say() {
        let light = Styles::new(Scheme::Light);
        let hex = |text: &str| Colour::read(text).expect("a colour");
        let body = light.ink("node max done", "body");
        assert_eq!(body.fill, Some(hex("#cfe6f5")));
        assert_eq!(body.stroke, Some((hex("#0072b2"), 1.8)));
        let pruned = light.ink("node max pruned", "body");
        assert_eq!((pruned.fill, pruned.hatch), (Some(Colour::WHITE), Some(hex("#8c959f"))));
        assert_eq!(pruned.dash, Some((5.0, 4.0)));
        let line = light.ink("edge open", "line");
        assert_eq!((line.fill, line.stroke), (None, Some((hex("#1b1f24"), 3.0))));
        assert_eq!(light.ink("edge done", "line").cap, Cap::Butt);
        assert_eq!(light.ink("edge new", "line").cap, Cap::Round);
        assert_eq!(light.ink("", "twig taken").dash, None, "the last that is said holds");
        let name = light.of("node max done leaf", "text", "name under");
        assert_eq!((name.face(), name.anchor()), (Face::Italic, Anchor::Middle));
        assert_eq!(light.of("node", "text", "bound").face(), Face::Bold);
        let dark = Styles::new(Scheme::Dark);
        assert_eq!((dark.paper, dark.ink), (hex("#14181d"), hex("#edf1f5")));
        assert_eq!(dark.ink("node min done", "body").fill, Some(hex("#5c2a0c")));
    }

    #[test]
    fn every_colour_of_the_sheets_is_understood() {
        for scheme in [Scheme::Light, Scheme::Dark] {
            for rule in Styles::new(scheme).rules {
                let colours =
                    rule.properties.iter().filter(|(name, _)| ["fill", "stroke"].contains(name));
                for (_, value) in colours {
                    let known = ["none", "url(#hatch)", "transparent"].contains(&value.as_str());
                    assert!(known || Colour::read(value).is_some(), "{value}");
                }
            }
        }
    }
}
