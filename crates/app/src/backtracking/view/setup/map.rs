//! The choices of map colouring.

use plyscope_i18n::texts;
use plyscope_puzzle_view::backtrack::link::LinkProblem;
use plyscope_puzzle_view::backtrack::problem::Problem;
use plyscope_puzzles::csp::Methods;
use plyscope_puzzles::map::{Map, GIVEN_MAPS};
use plyscope_puzzles::{MapColouring, Test};
use plyscope_search::excerpt;
use plyscope_search::notation::half_width;
use yew::prelude::*;

use super::super::summary::{inference_name, map_name, values_name, variables_name};
use super::Form;
use crate::view::choice::choice;

impl Form<'_> {
    pub(super) fn map(&self, map: &MapColouring) -> Html {
        let lang = self.lang;
        let (network, methods) = (map.network(), map.methods());
        let colours = network.colours();
        let search = move |map: Map, methods: Methods| {
            map.with_colours(colours).map(|map| Problem::Map(map.search(methods)))
        };
        let now = network.written();
        let given = choice(self.send, move |id| {
            let given = GIVEN_MAPS.iter().find(|given| given.id == id)?;
            search(given.map().ok()?, methods)
        });
        let is_given = map_name(&now, lang).is_some();
        let all = GIVEN_MAPS.iter().map(|given| {
            let name = map_name(given.id, lang).unwrap_or_default();
            html! { <option value={given.id} selected={given.id == now}>{ name }</option> }
        });
        let read = move |text: &str| {
            let map: Map = text.parse().map_err(LinkProblem::Map)?;
            search(map, methods).ok_or_else(|| LinkProblem::Colours { given: colours.to_string() })
        };
        let recolour = {
            let network = network.clone();
            move |text: &str| {
                let wanted = half_width(text).trim().parse().ok();
                let map = wanted.and_then(|colours| network.clone().with_colours(colours));
                let given = excerpt(text);
                map.map(|map| Problem::Map(map.search(methods)))
                    .ok_or(LinkProblem::Colours { given })
            }
        };
        let change = {
            let network = network.clone();
            move |methods: Methods| Some(Problem::Map(network.clone().search(methods)))
        };
        let (by_variables, by_values, by_inference, by_test) =
            (change.clone(), change.clone(), change.clone(), change);
        html! {
            <>
                <label class="field">
                    <span>{ texts::trail_map(lang) }</span>
                    <select onchange={given}>
                        { for all }
                        if !is_given {
                            <option value="" selected=true>{ texts::trail_map_own(lang) }</option>
                        }
                    </select>
                </label>
                { self.typed("colours", texts::trail_colours(lang), colours.to_string(), "3", recolour) }
                if methods.test == Test::AtOnce {
                    { self.select(texts::trail_inference(lang), texts::trail_inference_hint(lang), methods.inference,
                        move |inference| inference_name(inference, lang),
                        move |inference| by_inference(Methods { inference, ..methods })) }
                    { self.select(texts::trail_regions(lang), String::new(), methods.variables,
                        move |order| variables_name(order, lang),
                        move |variables| by_variables(Methods { variables, ..methods })) }
                    { self.select(texts::trail_values(lang), String::new(), methods.values,
                        move |order| values_name(order, lang),
                        move |values| by_values(Methods { values, ..methods })) }
                }
                { self.test(methods.test, move |test| by_test(Methods { test, ..methods })) }
                { self.typed("map", texts::trail_borders(lang), network.to_string(), "30", read) }
            </>
        }
    }
}
