//! The choices of sudoku.

use plyscope_i18n::texts;
use plyscope_puzzle_view::backtrack::link::LinkProblem;
use plyscope_puzzle_view::backtrack::problem::Problem;
use plyscope_puzzles::csp::Methods;
use plyscope_puzzles::sudoku::{Clues, GIVEN};
use plyscope_puzzles::Test;
use yew::prelude::*;

use super::super::summary::{cells_name, digits_name, inference_name};
use super::Form;
use crate::view::choice::choice;

impl Form<'_> {
    pub(super) fn sudoku(&self, clues: &Clues, methods: Methods) -> Html {
        let lang = self.lang;
        let shown = clues.to_string();
        let read = move |text: &str| match Clues::parse(text) {
            Ok(clues) => Ok(Problem::sudoku(clues, methods)),
            Err(problem) => Err(LinkProblem::Clues(problem)),
        };
        let change = {
            let clues = clues.clone();
            move |methods| Some(Problem::sudoku(clues.clone(), methods))
        };
        let (by_variables, by_values, by_inference, by_test) =
            (change.clone(), change.clone(), change.clone(), change);
        let given = choice(self.send, move |id| {
            let clues = GIVEN.iter().find(|given| given.id == id)?.clues().ok()?;
            Some(Problem::sudoku(clues, methods))
        });
        let names = [
            texts::trail_given_small(lang),
            texts::trail_given_medium(lang),
            texts::trail_given_easy(lang),
            texts::trail_given_hard(lang),
        ];
        let now = GIVEN.iter().position(|given| given.clues().as_ref() == Ok(clues));
        let all = GIVEN.iter().zip(names).enumerate().map(|(number, (given, name))| {
            html! { <option value={given.id} selected={now == Some(number)}>{ name }</option> }
        });
        html! {
            <>
                <label class="field">
                    <span>{ texts::trail_given(lang) }</span>
                    <select onchange={given}>
                        { for all }
                        if now.is_none() {
                            <option value="" selected=true>{ texts::trail_given_own(lang) }</option>
                        }
                    </select>
                </label>
                if methods.test == Test::AtOnce {
                    { self.select(texts::trail_inference(lang), texts::trail_inference_variables_hint(lang),
                        methods.inference, move |inference| inference_name(inference, lang),
                        move |inference| by_inference(Methods { inference, ..methods })) }
                }
                { self.select(texts::trail_cells(lang), String::new(), methods.variables,
                    move |order| cells_name(order, lang),
                    move |variables| by_variables(Methods { variables, ..methods })) }
                if methods.test == Test::AtOnce {
                    { self.select(texts::trail_digits_tried(lang), String::new(), methods.values,
                        move |order| digits_name(order, lang),
                        move |values| by_values(Methods { values, ..methods })) }
                }
                { self.test(methods.test, move |test| by_test(Methods { test, ..methods })) }
                { self.typed("clues", texts::trail_clues(lang), shown, "30", read) }
            </>
        }
    }
}
