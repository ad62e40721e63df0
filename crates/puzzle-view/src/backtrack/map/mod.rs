//! Map colouring.

mod shown;

use plyscope_i18n::{texts, Lang};
use plyscope_puzzles::csp::{Variable, VariableOrder};
use plyscope_puzzles::map::{Map, MapProblem, GIVEN_MAPS};
use plyscope_puzzles::MapColouring;
use plyscope_search::notation::half_width;
use plyscope_search::{bidi, excerpt};
use plyscope_session::listing::Marked;
use plyscope_setup::address::{Query, Writer};

use super::described::{Described, Descriptor, Facts};
use super::form::Field;
use super::gallery::{exhibit, Exhibit};
use super::link::{Fault, LinkProblem};
use super::methods::{self, Names};
use super::problem::{Problem, PuzzleId};

pub(super) const DESCRIPTOR: Descriptor = Descriptor {
    id: "map",
    name: texts::trail_map_puzzle,
    parameters: &["map", "colours", "variables", "values", "inference"],
    read,
};

pub(super) const GALLERY: &[Exhibit] = &[
    exhibit("map-plain", "puzzle=map&map=australia&step=6"),
    exhibit("map-forward", "puzzle=map&map=netherlands&inference=forward-checking&step=7"),
    exhibit("map-arcs", "puzzle=map&map=netherlands&inference=arc-consistency&step=2"),
];

const NAMES: Names = Names {
    inference_hint: texts::trail_inference_hint,
    variables: texts::trail_regions,
    variable_order: region_order,
    values: texts::trail_values,
    given_values: texts::trail_values_given,
};

fn read(query: &mut Query<LinkProblem>) -> Problem {
    let test = query.choice().unwrap_or_default();
    let map: Option<Map> = query.read("map", str::parse);
    let map = map.or_else(|| GIVEN_MAPS[0].map().ok()).expect("a test reads those that are given");
    let colours = query.read("colours", |given| {
        let colours =
            half_width(given).parse().ok().filter(|colours| Map::COLOURS.contains(colours));
        colours.ok_or_else(|| Colours { given: excerpt(given) })
    });
    let methods = methods::read(test, query);
    let colours = colours.unwrap_or(Map::USUAL_COLOURS);
    let map = map.with_colours(colours).expect("the number was looked at");
    Problem::Map(map.search(methods))
}

impl Described for MapColouring {
    const ID: PuzzleId = PuzzleId::Map;

    fn facts(&self) -> Facts {
        let (colours, methods) = (self.network().colours(), self.methods());
        let map = self.network();
        let is_region =
            |name: &str| map.regions().any(|region| map.name(region).eq_ignore_ascii_case(name));
        Facts {
            ways: Some(colours),
            candidate: ["colour, for the next region", "no neighbours have the same colour"],
            has_cells: true,
            elsewhere: ('A'..='Z').map(String::from).find(|name| !is_region(name)),
            ..Facts::new(methods.test, DESCRIPTOR.id, colours).with_methods(methods)
        }
    }

    fn typed_name(&self, square: usize) -> String {
        self.network().name(Variable(square as u8)).to_owned()
    }

    fn write(&self, writer: &mut Writer) {
        let map = self.network();
        writer.add("map", map.written());
        if map.colours() != Map::USUAL_COLOURS {
            writer.add("colours", map.colours());
        }
        methods::write(self.methods(), writer);
    }

    fn by_hand(&self) -> Problem {
        Problem::Map(self.network().clone().search(methods::by_hand(self.methods())))
    }

    fn summary(&self, lang: Lang) -> Vec<String> {
        let written = self.network().written();
        let name = given_name(&written, lang).unwrap_or(written);
        let colours = self.network().colours().to_string();
        let colours = texts::scene_fact(lang, &texts::trail_colours(lang), &colours);
        let mut parts = vec![texts::trail_map_puzzle(lang), name, colours];
        parts.extend(NAMES.summary(self.methods(), lang));
        parts
    }

    fn form(&self, lang: Lang) -> Vec<Field> {
        let now = self.network().written();
        let chosen = given_name(&now, lang).map(|_| now.as_str());
        let names = GIVEN_MAPS.iter().map(|map| {
            let name = given_name(map.id, lang).unwrap_or_default();
            (map.id, name, map.id)
        });
        let own = texts::trail_map_own(lang);
        let colours = self.network().colours();
        let mut fields = vec![
            Field::given("map", texts::trail_map(lang), names, chosen, own),
            Field::text("colours", texts::trail_colours(lang), colours, "3"),
        ];
        fields.extend(NAMES.fields(self.methods(), lang));
        fields.push(Field::text("map", texts::trail_borders(lang), self.network(), "30"));
        fields
    }

    fn listing(&self) -> Marked {
        let methods = self.methods();
        let region = match methods.variables {
            VariableOrder::Given => "the first one without a colour",
            VariableOrder::FewestValues => "one that the fewest colours are left for",
            VariableOrder::FewestValuesThenDegree => {
                "one with the fewest colours left, then the most neighbours without one"
            }
        };
        let colour = methods::least_constraining(
            methods,
            ", the one that takes the fewest from neighbours first",
        );
        let source = include_str!("../../../listings/map.txt");
        methods::listing(source, &[("{region}", region), ("{colour}", colour)], methods)
    }
}

/// The name of a given map.
fn given_name(id: &str, lang: Lang) -> Option<String> {
    match id {
        "australia" => Some(texts::trail_map_australia(lang)),
        "netherlands" => Some(texts::trail_map_netherlands(lang)),
        _ => None,
    }
}

fn region_order(order: VariableOrder, lang: Lang) -> String {
    match order {
        VariableOrder::Given => texts::trail_regions_given(lang),
        VariableOrder::FewestValues => texts::trail_regions_fewest(lang),
        VariableOrder::FewestValuesThenDegree => texts::trail_regions_degree(lang),
    }
}

impl Fault for MapProblem {
    fn parameter(&self) -> &'static str {
        "map"
    }

    fn message(&self, lang: Lang) -> String {
        match self {
            Self::Empty => texts::map_no_region(lang),
            Self::TooMany => texts::map_too_many(lang, usize::from(Map::MOST_REGIONS)),
            Self::Name { given } => texts::map_bad_name(lang, given),
            Self::Itself { name } => texts::map_itself(lang, &bidi::isolated(name)),
        }
    }
}

/// An invalid number of colours: of a long text only the beginning.
#[derive(Debug)]
struct Colours {
    given: String,
}

impl Fault for Colours {
    fn parameter(&self) -> &'static str {
        "colours"
    }

    fn message(&self, lang: Lang) -> String {
        let (least, most) = Map::COLOURS.into_inner();
        texts::map_colours_bad(lang, &self.given, &format!("{least}–{most}"))
    }
}
