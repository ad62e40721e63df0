//! The view of map colouring.

use plyscope_puzzles::backtrack::{Choice, Puzzle};
use plyscope_puzzles::csp::{Assignment, Inference, Network, Variable};
use plyscope_puzzles::map::Map;
use plyscope_puzzles::{MapColouring, Test};
use plyscope_search::bidi;

use crate::backtrack::board::{Board, Content, Look, Plan};
use crate::backtrack::shown::{Place, Shown};
use plyscope_i18n::{texts, Lang};

/// The label of a colour: its number, from 1.
fn label(colour: Choice) -> String {
    (colour.0 + 1).to_string()
}

/// The name of a region in a sentence.
fn name(map: &Map, region: Variable) -> String {
    bidi::isolated(map.name(region)).into_owned()
}

impl Shown for MapColouring {
    fn scene(&self, assignment: &Assignment) -> Board {
        let map = self.network();
        let has_left = self.methods().inference != Inference::None;
        let content = |region: Variable| Content::Region {
            name: map.name(region).to_owned(),
            colour: assignment.value(region).map(|colour| colour.0 + 1),
            left: (has_left && self.methods().test == Test::AtOnce)
                .then(|| (assignment.domain(region), map.colours())),
        };
        let pair = |(one, two): (Variable, Variable)| (one.index(), two.index());
        Board {
            rows: 1,
            columns: map.variables(),
            look: Look::Map,
            squares: map.regions().map(content).collect(),
            plan: Plan {
                places: map.regions().map(|region| map.place(region)).collect(),
                borders: map.borders().map(pair).collect(),
            },
            ..Board::single()
        }
    }

    fn square_name(&self, square: usize, _: Lang) -> String {
        name(self.network(), Variable(square as u8))
    }

    fn place_of(&self, assignment: &Assignment, choice: Choice) -> Place {
        let colour = assignment.order().get(usize::from(choice.0)).copied().unwrap_or(choice);
        let label = label(colour);
        let Some(region) = assignment.next() else { return Place { label, ..Place::default() } };
        let cell = Some(self.network().name(region).to_owned());
        Place { square: region.index(), label, cell }
    }

    fn obstacle(&self, assignment: &Assignment, choice: Choice) -> Option<usize> {
        let colour = *assignment.order().get(usize::from(choice.0))?;
        self.conflict(assignment, assignment.next()?, colour).map(Variable::index)
    }

    fn length(&self) -> usize {
        usize::from(self.network().variables())
    }

    fn root_label(&self) -> String {
        "•".to_owned()
    }

    fn begun(&self, _: &Assignment, lang: Lang) -> String {
        texts::map_begun(lang, usize::from(self.network().colours()))
    }

    fn choices(&self, assignment: &Assignment, count: usize, listed: &str, lang: Lang) -> String {
        let name = assignment.next().map(|region| name(self.network(), region));
        texts::map_choices(lang, &name.unwrap_or_default(), count, listed)
    }

    fn choice_name(&self, assignment: &Assignment, choice: Choice, lang: Lang) -> String {
        let place = self.place_of(assignment, choice);
        let region = place.cell.unwrap_or_default();
        texts::map_colour_of(lang, &place.label, &bidi::isolated(&region))
    }

    fn placed(&self, before: &Assignment, choice: Choice, lang: Lang) -> String {
        let Place { label, cell, .. } = self.place_of(before, choice);
        let region = cell.unwrap_or_default();
        let name = bidi::isolated(&region);
        if let Some(by) = self.obstacle(before, choice) {
            return texts::map_conflict(lang, &name, &label, &self.square_name(by, lang));
        }
        let mut after = before.clone();
        self.place(&mut after, choice);
        let placed = texts::map_placed(lang, &name, &label);
        lang.sentences(
            [placed, inferred(self, &after, lang)].into_iter().filter(|text| !text.is_empty()),
        )
    }

    fn stuck(&self, assignment: &Assignment, _: Option<u8>, lang: Lang) -> String {
        let name = |region| name(self.network(), region);
        match (assignment.emptied(), assignment.next()) {
            (Some(region), _) => texts::map_emptied(lang, &name(region)),
            (None, Some(region)) => texts::map_stuck(lang, &name(region)),
            (None, None) => texts::map_rejected(lang),
        }
    }

    fn lost(&self, assignment: &Assignment, lang: Lang) -> Option<String> {
        if self.methods().test == Test::AtTheEnd {
            return None;
        }
        let region = assignment.emptied().or_else(|| self.lost_variable(assignment))?;
        Some(texts::map_lost(lang, &name(self.network(), region)))
    }

    fn solved(&self, _: &Assignment, lang: Lang) -> String {
        texts::map_solved(lang)
    }
}

/// What the last assignment has left for regions that lost a colour by it; empty for none.
fn inferred(map: &MapColouring, assignment: &Assignment, lang: Lang) -> String {
    let removed = assignment.removed(map.network());
    if removed.is_empty() {
        return String::new();
    }
    let left = removed.into_iter().map(|(region, _)| {
        let colours: Vec<String> = assignment.domain(region).iter().map(label).collect();
        format!("{} {{{}}}", name(map.network(), region), colours.join(", "))
    });
    let left = lang.list(&left.collect::<Vec<_>>());
    match map.methods().inference {
        Inference::None => String::new(),
        Inference::ForwardChecking => texts::map_checked(lang, &left),
        Inference::ArcConsistency => texts::map_consistent(lang, &left),
    }
}
