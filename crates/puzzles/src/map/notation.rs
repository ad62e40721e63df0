//! Maps as texts: `WA-NT WA-SA NT-SA T`, borders and regions without one.

use std::fmt;
use std::str::FromStr;

use plyscope_search::excerpt;
use plyscope_search::notation::half_width;

use super::places::around;
use super::{Map, MapProblem, GIVEN_MAPS};
use crate::csp::{Network, Variable};

/// The longest name, in characters.
const LONGEST: usize = 4;

/// Reads a map: names of one to four letters or digits, with `-` between regions that share a border,
/// as in `A-B-C`; spaces or commas between these. Regions are in the order in which they are named
/// first. The name of a map of [`GIVEN_MAPS`] stands for it.
impl FromStr for Map {
    type Err = MapProblem;

    fn from_str(text: &str) -> Result<Self, MapProblem> {
        let text = half_width(text);
        let trimmed = text.trim();
        let given = GIVEN_MAPS.iter().find(|given| given.id == trimmed);
        match given {
            Some(given) => given.map(),
            None => {
                let map = read(trimmed)?;
                // What is drawn by hand is drawn so, however it is given.
                let same = GIVEN_MAPS.iter().filter_map(|given| given.map().ok());
                Ok(same.into_iter().find(|given| given.is_same(&map)).unwrap_or(map))
            }
        }
    }
}

/// Reads a map whose regions are drawn around a circle.
pub(super) fn read(text: &str) -> Result<Map, MapProblem> {
    let mut names: Vec<String> = Vec::new();
    let mut neighbours: Vec<Vec<Variable>> = Vec::new();
    let is_between = |c: char| c.is_whitespace() || matches!(c, ',' | ';');
    for chain in text.split(is_between).filter(|chain| !chain.is_empty()) {
        let mut last: Option<Variable> = None;
        for name in chain.split('-') {
            let is_name = |name: &str| {
                (1..=LONGEST).contains(&name.chars().count())
                    && name.chars().all(char::is_alphanumeric)
            };
            if !is_name(name) {
                return Err(MapProblem::Name { given: excerpt(chain) });
            }
            let known = names.iter().position(|known| known == name);
            let place = known.unwrap_or(names.len());
            if known.is_none() {
                if names.len() == usize::from(Map::MOST_REGIONS) {
                    return Err(MapProblem::TooMany);
                }
                names.push(name.to_owned());
                neighbours.push(Vec::new());
            }
            let region = Variable(place as u8);
            if let Some(other) = last {
                if other == region {
                    return Err(MapProblem::Itself { name: name.to_owned() });
                }
                for (one, two) in [(region, other), (other, region)] {
                    if !neighbours[one.index()].contains(&two) {
                        neighbours[one.index()].push(two);
                    }
                }
            }
            last = Some(region);
        }
    }
    if names.is_empty() {
        return Err(MapProblem::Empty);
    }
    neighbours.iter_mut().for_each(|list| list.sort_unstable());
    let places = around(names.len());
    Ok(Map { names, neighbours, places, colours: Map::USUAL_COLOURS })
}

impl Map {
    /// Whether the same regions, in the same order, have the same borders.
    fn is_same(&self, other: &Self) -> bool {
        self.names == other.names && self.neighbours == other.neighbours
    }

    /// The name of a given map, or the borders, as [`Map::from_str`] reads them: each region after those
    /// before it.
    #[must_use]
    pub fn written(&self) -> String {
        let given = GIVEN_MAPS.iter().find(|given| given.map().is_ok_and(|map| map.is_same(self)));
        given.map_or_else(|| self.to_string(), |given| given.id.to_owned())
    }
}

/// The borders; the number of colours is not part of it.
impl fmt::Display for Map {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut between = "";
        for region in self.regions() {
            let earlier = self.neighbours(region).iter().filter(|&&other| other < region);
            let mut is_alone = true;
            for &other in earlier {
                write!(f, "{between}{}-{}", self.name(other), self.name(region))?;
                (between, is_alone) = (" ", false);
            }
            if is_alone {
                write!(f, "{between}{}", self.name(region))?;
                between = " ";
            }
        }
        Ok(())
    }
}
