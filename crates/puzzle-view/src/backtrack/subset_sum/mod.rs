//! Subset sums.

mod shown;

use plyscope_i18n::{texts, Lang};
use plyscope_puzzles::subset_sum::{
    NumberOrder, Numbers, SubsetSumOptions, SubsetSumProblem, SumBound,
};
use plyscope_puzzles::{SubsetSum, Test};
use plyscope_session::listing::Marked;
use plyscope_setup::address::{Query, Writer};

use super::described::{Described, Descriptor, Facts};
use super::form::Field;
use super::gallery::{exhibit, Exhibit};
use super::link::{Fault, LinkProblem};
use super::problem::{Problem, PuzzleId};
use super::shown::Shown;

pub(super) const DESCRIPTOR: Descriptor = Descriptor {
    id: "subset-sum",
    name: texts::trail_subset_sum,
    parameters: &["numbers", "target", "order", "bound"],
    read,
};

pub(super) const GALLERY: &[Exhibit] = &[
    exhibit(
        "subset-plain",
        "puzzle=subset-sum&numbers=5+10+12+13+15+18&target=30&bound=none&step=6",
    ),
    exhibit("subset-bounds", "puzzle=subset-sum&numbers=5+10+12+13+15+18&target=30&step=3"),
];

fn read(query: &mut Query<LinkProblem>) -> Problem {
    let test = query.choice().unwrap_or_default();
    let numbers = query.read("numbers", str::parse);
    let target = query.read("target", SubsetSum::read_target);
    let options = SubsetSumOptions {
        numbers: numbers.unwrap_or_default(),
        target: target.unwrap_or(SubsetSum::USUAL_TARGET),
        order: query.choice().unwrap_or_default(),
        bound: query.choice().unwrap_or_default(),
        test,
    };
    Problem::SubsetSum(SubsetSum::new(options).expect("the target was looked at"))
}

impl Described for SubsetSum {
    const ID: PuzzleId = PuzzleId::SubsetSum;

    fn facts(&self) -> Facts {
        let SubsetSumOptions { target, bound, test, .. } = self.options();
        let is_unused = *test == Test::AtTheEnd && *bound != SumBound::default();
        let other = (1..).find(|number| !self.numbers().contains(number));
        Facts {
            unused: if is_unused { &["bound"] } else { &[] },
            candidate: [
                "choice, to take the next number or leave it out",
                "its numbers add up to target",
            ],
            has_cells: true,
            elsewhere: other.map(|number: u32| number.to_string()),
            ..Facts::new(*test, DESCRIPTOR.id, target)
        }
    }

    fn write(&self, writer: &mut Writer) {
        let options = self.options();
        writer.add("numbers", &options.numbers);
        writer.add("target", options.target);
        writer.choose_unless(options.order, NumberOrder::default());
        writer.choose_unless(options.bound, SumBound::default());
    }

    fn by_hand(&self) -> Problem {
        let (bound, test) = (SumBound::Sum, Test::AtOnce);
        let options = SubsetSumOptions { bound, test, ..self.options().clone() };
        Problem::SubsetSum(SubsetSum::new(options).unwrap_or_else(|_| self.clone()))
    }

    fn completed(&self) -> Option<f64> {
        Some(2_f64.powi(self.length() as i32))
    }

    fn summary(&self, lang: Lang) -> Vec<String> {
        let options = self.options();
        let target =
            texts::scene_fact(lang, &texts::trail_target(lang), &options.target.to_string());
        let order =
            (options.order != NumberOrder::default()).then(|| order_name(options.order, lang));
        let bound = match options.test {
            Test::AtOnce => {
                let bound = bound_name(options.bound, lang);
                Some(texts::scene_fact(lang, &texts::trail_bound(lang), &bound))
            }
            Test::AtTheEnd => None,
        };
        let parts = [texts::trail_subset_sum(lang), options.numbers.to_string(), target];
        parts.into_iter().chain(order).chain(bound).collect()
    }

    fn form(&self, lang: Lang) -> Vec<Field> {
        let SubsetSumOptions { numbers, target, order, bound, test } = self.options();
        let bound = Field::choice(texts::trail_bound(lang), *bound, bound_name, lang);
        let bound = bound.with_hint(texts::trail_bound_hint(lang));
        let mut fields = vec![
            Field::text("numbers", texts::trail_numbers(lang), numbers, "24"),
            Field::text("target", texts::trail_target(lang), target, "5"),
            Field::choice(texts::trail_number_order(lang), *order, order_name, lang),
        ];
        fields.extend(Some(bound).filter(|_| *test == Test::AtOnce));
        fields.push(Field::test(*test, lang));
        fields
    }

    fn listing(&self) -> Marked {
        let bound = self.options().bound;
        let source = include_str!("../../../listings/subset-sum.txt");
        Marked::read(source, &[], |condition| match condition {
            "none" => bound == SumBound::None,
            "sum" => bound == SumBound::Sum,
            "rest" => bound == SumBound::Rest,
            "next" => bound == SumBound::Next,
            // Where the sum has to be able to reach the target, it has when all is decided.
            "late" => bound < SumBound::Rest,
            _ => bound != SumBound::None,
        })
    }

    fn method_sentences(&self, lang: Lang) -> String {
        let numbers = texts::quiz_board_numbers(lang, &shown::listed(self, lang));
        let bound = match (self.options().test, self.options().bound) {
            (Test::AtTheEnd, _) | (_, SumBound::None) => texts::quiz_board_bound(lang, "none"),
            (_, SumBound::Sum) => texts::quiz_board_bound(lang, "sum"),
            (_, SumBound::Rest) => texts::quiz_board_bound(lang, "rest"),
            (_, SumBound::Next) => texts::quiz_board_bound(lang, "next"),
        };
        lang.sentences([numbers, bound])
    }
}

fn order_name(order: NumberOrder, lang: Lang) -> String {
    match order {
        NumberOrder::Given => texts::trail_numbers_given(lang),
        NumberOrder::Ascending => texts::trail_numbers_ascending(lang),
        NumberOrder::Descending => texts::trail_numbers_descending(lang),
    }
}

fn bound_name(bound: SumBound, lang: Lang) -> String {
    match bound {
        SumBound::None => texts::trail_bound_none(lang),
        SumBound::Sum => texts::trail_bound_sum(lang),
        SumBound::Rest => texts::trail_bound_rest(lang),
        SumBound::Next => texts::trail_bound_next(lang),
    }
}

impl Fault for SubsetSumProblem {
    fn parameter(&self) -> &'static str {
        match self {
            Self::Target { .. } => "target",
            _ => "numbers",
        }
    }

    fn message(&self, lang: Lang) -> String {
        match self {
            Self::NoNumbers => texts::subset_sum_no_numbers(lang),
            Self::TooMany { count } => {
                texts::subset_sum_too_many(lang, *count, &Numbers::MOST.to_string())
            }
            Self::Number { given } => texts::subset_sum_number(lang, given),
            Self::TooLarge { given } => {
                texts::subset_sum_too_large(lang, given, &lang.number(Numbers::LARGEST))
            }
            Self::Target { given } => {
                let (least, most) = SubsetSum::TARGETS.into_inner();
                let most = lang.number(most);
                texts::subset_sum_target_bad(lang, given, &format!("{least}–{most}"))
            }
        }
    }
}
