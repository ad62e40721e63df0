//! Map colouring: neighbouring regions get different colours.
//!
//! Francis Guthrie, 1852. Four colours are enough for every map (Appel & Haken, 1976); whether three are
//! is a question for a search.

mod given;
mod notation;
mod places;
mod problem;

pub use given::{GivenMap, GIVEN_MAPS};
pub use places::Place;
pub use problem::MapProblem;

use crate::backtrack::{Choice, Choices};
use crate::csp::{Csp, Methods, Network, Variable};

/// Regions, which of them share a border, and how many colours there are. A region is a variable, its
/// value the number of its colour, from 0.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Map {
    names: Vec<String>,
    /// The neighbours of each region, by number.
    neighbours: Vec<Vec<Variable>>,
    places: Vec<Place>,
    colours: u8,
}

/// The search for a colouring.
pub type MapColouring = Csp<Map>;

impl Map {
    /// The most regions: more could not be read around a circle.
    pub const MOST_REGIONS: u8 = 12;

    /// How many colours there can be: four are enough for a map, and a fifth for other graphs.
    pub const COLOURS: std::ops::RangeInclusive<u8> = 1..=5;

    /// The usual number of colours.
    pub const USUAL_COLOURS: u8 = 3;

    /// The same map with so many colours; `None` where that is not one of [`Map::COLOURS`].
    #[must_use]
    pub fn with_colours(self, colours: u8) -> Option<Self> {
        Self::COLOURS.contains(&colours).then_some(Self { colours, ..self })
    }

    /// How many colours there are.
    #[must_use]
    pub const fn colours(&self) -> u8 {
        self.colours
    }

    /// The regions, in the given order.
    pub fn regions(&self) -> impl DoubleEndedIterator<Item = Variable> + use<> {
        (0..self.names.len() as u8).map(Variable)
    }

    /// The name of a region.
    #[must_use]
    pub fn name(&self, region: Variable) -> &str {
        self.names.get(region.index()).map_or("", String::as_str)
    }

    /// Where a region is drawn.
    #[must_use]
    pub fn place(&self, region: Variable) -> Place {
        self.places.get(region.index()).copied().unwrap_or_default()
    }

    /// The borders, each once: the region that comes first first.
    pub fn borders(&self) -> impl Iterator<Item = (Variable, Variable)> + '_ {
        self.regions().flat_map(|region| {
            let others = self.neighbours(region).iter().copied();
            others.filter(move |&other| region < other).map(move |other| (region, other))
        })
    }

    /// The search for a colouring with these methods.
    #[must_use]
    pub const fn search(self, methods: Methods) -> MapColouring {
        Csp::new(self, methods)
    }
}

impl Network for Map {
    fn variables(&self) -> u8 {
        self.names.len() as u8
    }

    fn domain(&self, _: Variable) -> Choices {
        Choices::first_of(self.colours)
    }

    fn neighbours(&self, region: Variable) -> &[Variable] {
        self.neighbours.get(region.index()).map_or(&[], Vec::as_slice)
    }

    fn supports(&self, _: Variable, colour: Choice, _: Variable) -> Choices {
        Choices::first_of(self.colours).without([colour].into_iter().collect())
    }
}
