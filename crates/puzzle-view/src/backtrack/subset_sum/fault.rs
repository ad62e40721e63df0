//! What can be wrong with the parameters of a subset sum, in sentences.

use plyscope_i18n::{texts, Lang};
use plyscope_puzzles::subset_sum::{Numbers, SubsetSumProblem};
use plyscope_puzzles::SubsetSum;

use crate::backtrack::link::Fault;

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
                texts::subset_sum_too_large(lang, given, &lang.count(Numbers::LARGEST.into()))
            }
            Self::Target { given } => {
                let (least, most) = SubsetSum::TARGETS.into_inner();
                let most = lang.count(most.into());
                texts::subset_sum_target_bad(lang, given, &format!("{least}–{most}"))
            }
        }
    }
}
