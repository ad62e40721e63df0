//! Maps to begin with.

use super::notation::read;
use super::{Map, MapProblem, Place};

/// A map with a name, drawn by hand.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct GivenMap {
    /// What it is called in addresses and commands.
    pub id: &'static str,
    /// Its borders.
    text: &'static str,
    /// Where its regions are drawn, in the order in which they are named: tenths of a square from the
    /// left, and from the top.
    places: &'static [(u8, u8)],
}

/// The given maps. Australia is the one of Russell & Norvig, chapter 6: 18 colourings with three
/// colours. The provinces of the Netherlands, with the borders in the water, need four.
pub const GIVEN_MAPS: [GivenMap; 2] = [
    GivenMap {
        id: "australia",
        text: "WA-NT WA-SA NT-SA NT-Q SA-Q SA-NSW Q-NSW SA-V NSW-V T",
        places: &[(10, 25), (30, 10), (35, 30), (60, 15), (65, 35), (50, 50), (70, 55)],
    },
    GivenMap {
        id: "netherlands",
        text:
            "GR-FR GR-DR FR-DR FR-OV DR-OV FR-FL OV-FL FR-NH FL-NH OV-GE FL-GE FL-UT NH-UT GE-UT \
               NH-ZH UT-ZH GE-ZH ZH-ZE ZH-NB GE-NB ZE-NB GE-LI NB-LI",
        places: &[
            (60, 8),
            (39, 8),
            (56, 21),
            (52, 33),
            (34, 25),
            (17, 21),
            (47, 51),
            (30, 38),
            (13, 46),
            (9, 59),
            (30, 59),
            (52, 63),
        ],
    },
];

impl GivenMap {
    /// The map, with the usual number of colours.
    ///
    /// # Errors
    /// None for those of [`GIVEN_MAPS`], which a test reads.
    pub fn map(&self) -> Result<Map, MapProblem> {
        let places = self.places.iter().map(|&(x, y)| Place { x, y }).collect();
        Ok(Map { places, ..read(self.text)? })
    }
}
