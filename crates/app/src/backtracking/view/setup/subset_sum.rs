//! The choices of a subset sum.

use plyscope_i18n::texts;
use plyscope_puzzle_view::backtrack::link::LinkProblem;
use plyscope_puzzle_view::backtrack::problem::Problem;
use plyscope_puzzles::subset_sum::SubsetSumOptions;
use plyscope_puzzles::{SubsetSum, Test};
use yew::prelude::*;

use super::super::summary::{bound_name, numbers_name};
use super::Form;

impl Form<'_> {
    pub(super) fn subset_sum(&self, sum: &SubsetSum) -> Html {
        let lang = self.lang;
        let options = sum.options();
        let change = |change: fn(&mut SubsetSumOptions, &str) -> Result<(), LinkProblem>| {
            let options = options.clone();
            move |text: &str| {
                let mut options = options.clone();
                change(&mut options, text)?;
                SubsetSum::new(options).map(Problem::SubsetSum).map_err(LinkProblem::SubsetSum)
            }
        };
        let numbers = change(|options, text| {
            options.numbers = text.parse().map_err(LinkProblem::SubsetSum)?;
            Ok(())
        });
        let target = change(|options, text| {
            options.target = SubsetSum::read_target(text).map_err(LinkProblem::SubsetSum)?;
            Ok(())
        });
        let with = |options| SubsetSum::new(options).ok().map(Problem::SubsetSum);
        let (by_order, by_bound, by_test) = (options.clone(), options.clone(), options.clone());
        html! {
            <>
                { self.typed("numbers", texts::trail_numbers(lang), options.numbers.to_string(), "24", numbers) }
                { self.typed("target", texts::trail_target(lang), options.target.to_string(), "5", target) }
                { self.select(texts::trail_number_order(lang), String::new(), options.order,
                    move |order| numbers_name(order, lang),
                    move |order| with(SubsetSumOptions { order, ..by_order.clone() })) }
                if options.test == Test::AtOnce {
                    { self.select(texts::trail_bound(lang), texts::trail_bound_hint(lang), options.bound,
                        move |bound| bound_name(bound, lang),
                        move |bound| with(SubsetSumOptions { bound, ..by_bound.clone() })) }
                }
                { self.test(options.test, move |test| with(SubsetSumOptions { test, ..by_test.clone() })) }
            </>
        }
    }
}
