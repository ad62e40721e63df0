//! The choices of queens.

use plyscope_i18n::texts;
use plyscope_puzzle_view::backtrack::link::LinkProblem;
use plyscope_puzzle_view::backtrack::problem::Problem;
use plyscope_puzzles::csp::{Methods, ValueOrder, VariableOrder};
use plyscope_puzzles::Test;
use plyscope_search::excerpt;
use plyscope_search::notation::half_width;
use yew::prelude::*;

use super::super::summary::{columns_name, inference_name, rows_name};
use super::Form;

impl Form<'_> {
    pub(super) fn queens(&self, size: u8, methods: Methods) -> Html {
        let lang = self.lang;
        let resize = move |text: &str| {
            let new = half_width(text).trim().parse().ok();
            new.and_then(|size| Problem::queens(size, methods))
                .ok_or_else(|| LinkProblem::Size { given: excerpt(text) })
        };
        let change = move |methods| Problem::queens(size, methods);
        html! {
            <>
                { self.typed("size", texts::trail_size(lang), size.to_string(), "3", resize) }
                if methods.test == Test::AtOnce {
                    { self.select(texts::trail_inference(lang), texts::trail_inference_variables_hint(lang),
                        methods.inference, move |inference| inference_name(inference, lang),
                        move |inference| change(Methods { inference, ..methods })) }
                    { self.select(texts::trail_rows(lang), String::new(), methods.variables,
                        move |order: VariableOrder| rows_name(order, lang),
                        move |variables| change(Methods { variables, ..methods })) }
                    { self.select(texts::trail_columns_tried(lang), String::new(), methods.values,
                        move |order: ValueOrder| columns_name(order, lang),
                        move |values| change(Methods { values, ..methods })) }
                }
                { self.test(methods.test, move |test| change(Methods { test, ..methods })) }
            </>
        }
    }
}
