//! Laws of maps: their notation, how many colourings they have, and where regions are drawn.

use crate::support::walks::counted;
use plyscope_puzzles::csp::{Inference, Methods, Network, Variable, VariableOrder};
use plyscope_puzzles::map::{Map, MapProblem, Place, GIVEN_MAPS};
use proptest::prelude::*;

/// How many colourings a graph has, by deletion and contraction of one edge after the other (Birkhoff
/// 1912; Whitney 1932).
fn colourings(regions: usize, borders: &[(u8, u8)], colours: u64) -> u64 {
    let Some((&(one, two), rest)) = borders.split_last() else {
        return colours.pow(regions as u32);
    };
    let into = |region: u8| if region == two { one } else { region };
    let mut contracted: Vec<(u8, u8)> = rest.iter().map(|&(a, b)| (into(a), into(b))).collect();
    contracted.iter_mut().for_each(|pair| *pair = (pair.0.min(pair.1), pair.0.max(pair.1)));
    contracted.sort_unstable();
    contracted.dedup();
    colourings(regions, rest, colours) - colourings(regions - 1, &contracted, colours)
}

fn borders(map: &Map) -> Vec<(u8, u8)> {
    map.borders().map(|(one, two)| (one.0, two.0)).collect()
}

fn map() -> impl Strategy<Value = Map> {
    (1_u8..=7, prop::collection::btree_set((0_u8..7, 0_u8..7), 0..14)).prop_map(|(count, pairs)| {
        let mut text: Vec<String> = (0..count).map(|region| format!("R{region}")).collect();
        let borders = pairs.into_iter().filter(|&(one, two)| one < two && two < count);
        text.extend(borders.map(|(one, two)| format!("R{two}-R{one}")));
        text.join(" ").parse().expect("a map")
    })
}

fn methods() -> [Methods; 3] {
    let plain = Methods::default();
    let variables = VariableOrder::FewestValuesThenDegree;
    [
        plain,
        Methods { inference: Inference::ForwardChecking, ..plain },
        Methods { inference: Inference::ArcConsistency, variables, ..plain },
    ]
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(300))]

    #[test]
    fn colourings_are_counted(map in map(), colours in 1_u8..=4) {
        let expected = colourings(usize::from(map.variables()), &borders(&map), colours.into());
        let map = map.with_colours(colours).expect("few");
        for methods in methods() {
            prop_assert_eq!(counted(&map.clone().search(methods)).1, expected);
        }
    }

    #[test]
    fn notation_reads_what_it_writes(map in map()) {
        prop_assert_eq!(map.to_string().parse::<Map>(), Ok(map.clone()));
        prop_assert_eq!(map.written().parse::<Map>(), Ok(map));
    }

    #[test]
    fn no_text_is_too_strange(text in "[A-C -]{0,12}|.{0,20}") {
        if let Ok(map) = text.parse::<Map>() {
            prop_assert_eq!(map.to_string().parse::<Map>(), Ok(map));
        }
    }
}

/// Each colouring of the mainland of Australia, 3!, with each of three colours for Tasmania.
#[test]
fn given_maps_have_their_colourings() {
    let table = [("australia", 2, 0), ("australia", 3, 18), ("netherlands", 3, 0)];
    for (id, colours, expected) in table {
        let map: Map = id.parse().expect("it is given");
        assert_eq!(map.written(), id);
        let found = colourings(usize::from(map.variables()), &borders(&map), colours.into());
        assert_eq!(found, expected, "{id}");
        let map = map.with_colours(colours).expect("few");
        for methods in methods() {
            assert_eq!(counted(&map.clone().search(methods)).1, expected, "{id}, {colours}");
        }
    }
    let netherlands: Map = "netherlands".parse().expect("it is given");
    let four = netherlands.clone().with_colours(4).expect("few");
    let expected = colourings(12, &borders(&netherlands), 4);
    assert!(expected > 0);
    assert_eq!(counted(&four.search(Methods::default())).1, expected);
}

#[test]
fn wrong_maps_say_why() {
    let name = |given: &str| MapProblem::Name { given: given.to_owned() };
    let table = [
        ("", MapProblem::Empty),
        (" , ", MapProblem::Empty),
        ("A-A", MapProblem::Itself { name: "A".to_owned() }),
        ("A--B", name("A--B")),
        ("-A", name("-A")),
        ("Queensland-NT", name("Queensland-NT")),
        ("A!-B", name("A!-B")),
        ("A B C D E F G H I J K L M", MapProblem::TooMany),
    ];
    for (text, problem) in table {
        assert_eq!(text.parse::<Map>(), Err(problem), "{text}");
    }
    let map: Map = "A－B-C，A-C　D".parse().expect("a map");
    assert_eq!(map.to_string(), "A A-B A-C B-C D");
}

/// Circles of regions have a radius of less than a half of a square, and no line passes a third.
#[test]
fn every_border_is_seen() {
    let own = (1..=Map::MOST_REGIONS).map(|count| {
        let names: Vec<String> = (1..=count).map(|number| format!("R{number}")).collect();
        names.join(" ").parse::<Map>().expect("a map")
    });
    let given = GIVEN_MAPS.iter().map(|given| given.map().expect("a test reads it"));
    let maps: Vec<(Map, bool)> =
        own.map(|map| (map, true)).chain(given.map(|map| (map, false))).collect();
    for (map, is_around) in maps {
        let at = |region: Variable| {
            let Place { x, y } = map.place(region);
            (f64::from(x) / 10.0, f64::from(y) / 10.0)
        };
        let lines: Vec<(Variable, Variable)> = if is_around {
            map.regions().flat_map(|one| map.regions().map(move |two| (one, two))).collect()
        } else {
            map.borders().collect()
        };
        for one in map.regions() {
            for two in map.regions().filter(|&two| one != two) {
                let (a, b) = (at(one), at(two));
                assert!((a.0 - b.0).hypot(a.1 - b.1) >= 1.1, "{map}: {one:?} {two:?}");
            }
            let others = lines.iter().filter(|(from, to)| from != to && *from != one && *to != one);
            for &(from, to) in others {
                let distance = distance(at(one), at(from), at(to));
                assert!(distance >= 0.46, "{map}: {one:?} is {distance} from {from:?}–{to:?}");
            }
        }
    }
}

/// How far a point is from a line with two ends.
fn distance(point: (f64, f64), from: (f64, f64), to: (f64, f64)) -> f64 {
    let (dx, dy) = (to.0 - from.0, to.1 - from.1);
    let along = ((point.0 - from.0) * dx + (point.1 - from.1) * dy) / dx.hypot(dy).powi(2);
    let along = along.clamp(0.0, 1.0);
    (point.0 - from.0 - along * dx).hypot(point.1 - from.1 - along * dy)
}
