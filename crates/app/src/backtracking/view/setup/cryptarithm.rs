//! The choices of a cryptarithm.

use plyscope_i18n::texts;
use plyscope_puzzle_view::backtrack::link::LinkProblem;
use plyscope_puzzle_view::backtrack::problem::Problem;
use plyscope_puzzles::cryptarithm::{Cryptarithm, GIVEN_SUMS};
use plyscope_puzzles::csp::Methods;
use plyscope_puzzles::{CryptarithmSearch, Test};
use yew::prelude::*;

use super::super::summary::{digits_name, inference_name, letters_name};
use super::Form;
use crate::view::choice::choice;

impl Form<'_> {
    pub(super) fn cryptarithm(&self, sum: &CryptarithmSearch) -> Html {
        let lang = self.lang;
        let methods = sum.methods();
        let now = sum.network().to_string();
        let search = move |sum: Cryptarithm| Problem::Cryptarithm(sum.search(methods));
        let given = choice(self.send, move |text| text.parse().ok().map(search));
        let is_given = GIVEN_SUMS.contains(&now.as_str());
        let all = GIVEN_SUMS.iter().map(|&text| {
            html! { <option value={text} selected={text == now}>{ text }</option> }
        });
        let read = move |text: &str| text.parse().map(search).map_err(LinkProblem::Sum);
        let change = {
            let network = sum.network().clone();
            move |methods| Some(Problem::Cryptarithm(network.clone().search(methods)))
        };
        let (by_variables, by_values, by_inference, by_test) =
            (change.clone(), change.clone(), change.clone(), change);
        html! {
            <>
                <label class="field">
                    <span>{ texts::trail_given(lang) }</span>
                    <select onchange={given}>
                        { for all }
                        if !is_given {
                            <option value="" selected=true>{ texts::trail_sum_own(lang) }</option>
                        }
                    </select>
                </label>
                if methods.test == Test::AtOnce {
                    { self.select(texts::trail_inference(lang), texts::trail_inference_variables_hint(lang),
                        methods.inference, move |inference| inference_name(inference, lang),
                        move |inference| by_inference(Methods { inference, ..methods })) }
                    { self.select(texts::trail_letters(lang), String::new(), methods.variables,
                        move |order| letters_name(order, lang),
                        move |variables| by_variables(Methods { variables, ..methods })) }
                    { self.select(texts::trail_digits_tried(lang), String::new(), methods.values,
                        move |order| digits_name(order, lang),
                        move |values| by_values(Methods { values, ..methods })) }
                }
                { self.test(methods.test, move |test| by_test(Methods { test, ..methods })) }
                { self.typed("sum", texts::trail_sum(lang), now, "30", read) }
            </>
        }
    }
}
