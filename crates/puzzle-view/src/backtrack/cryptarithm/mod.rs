//! Cryptarithms.

mod shown;

use plyscope_i18n::{texts, Lang};
use plyscope_puzzles::cryptarithm::{Cryptarithm, CryptarithmProblem, GIVEN_SUMS};
use plyscope_puzzles::csp::{Network, VariableOrder};
use plyscope_puzzles::CryptarithmSearch;
use plyscope_session::listing::Marked;
use plyscope_setup::address::{Query, Writer};

use super::described::{Described, Descriptor, Facts};
use super::form::Field;
use super::gallery::{exhibit, Exhibit};
use super::link::{Fault, LinkProblem};
use super::methods::{self, Names};
use super::problem::{Problem, PuzzleId};
use super::shown::Shown;

pub(super) const DESCRIPTOR: Descriptor = Descriptor {
    id: "cryptarithm",
    name: texts::trail_cryptarithm,
    parameters: &["sum", "variables", "values", "inference"],
    read,
};

pub(super) const GALLERY: &[Exhibit] = &[
    exhibit("sum-plain", "puzzle=cryptarithm&sum=TWO+TWO=FOUR&step=9"),
    exhibit(
        "sum-money",
        "puzzle=cryptarithm&sum=SEND+MORE=MONEY&variables=fewest&inference=arc-consistency",
    ),
];

const NAMES: Names = Names {
    inference_hint: texts::trail_inference_variables_hint,
    variables: texts::trail_letters,
    variable_order: letter_order,
    values: texts::trail_digits_tried,
    given_values: texts::trail_values_given,
};

fn read(query: &mut Query<LinkProblem>) -> Problem {
    let test = query.choice().unwrap_or_default();
    let sum: Option<Cryptarithm> = query.read("sum", str::parse);
    let sum = sum.or_else(|| GIVEN_SUMS[0].parse().ok());
    let sum = sum.expect("a test reads those that are given");
    Problem::Cryptarithm(sum.search(methods::read(test, query)))
}

impl Described for CryptarithmSearch {
    const ID: PuzzleId = PuzzleId::Cryptarithm;

    fn facts(&self) -> Facts {
        let (sum, methods) = (self.network(), self.methods());
        let is_free = |letter: &char| !sum.letters().any(|own| sum.name(own) == letter.to_string());
        Facts {
            ways: Some(10),
            candidate: [
                "digit, for the next letter",
                "no digit is there twice and the sum is right",
            ],
            has_cells: true,
            elsewhere: ('A'..='Z').find(is_free).map(|letter| format!("{letter}9")),
            ..Facts::new(methods.test, DESCRIPTOR.id, sum).with_methods(methods)
        }
    }

    fn write(&self, writer: &mut Writer) {
        writer.add("sum", self.network().written());
        methods::write(self.methods(), writer);
    }

    fn by_hand(&self) -> Problem {
        Problem::Cryptarithm(self.network().clone().search(methods::by_hand(self.methods())))
    }

    /// A letter that leads a word is not 0.
    fn completed(&self) -> Option<f64> {
        let digits = self.network().letters().map(|letter| self.network().domain(letter).len());
        Some(digits.map(f64::from).product())
    }

    fn summary(&self, lang: Lang) -> Vec<String> {
        let mut parts = vec![texts::trail_cryptarithm(lang), self.network().to_string()];
        parts.extend(NAMES.summary(self.methods(), lang));
        parts
    }

    fn form(&self, lang: Lang) -> Vec<Field> {
        let now = self.network().to_string();
        let all = GIVEN_SUMS.iter().map(|&text| (text, text.to_owned(), text));
        let chosen = GIVEN_SUMS.into_iter().find(|given| *given == now);
        let own = texts::trail_sum_own(lang);
        let mut fields = vec![Field::given("sum", texts::trail_sum_given(lang), all, chosen, own)];
        fields.extend(NAMES.fields(self.methods(), lang));
        fields.push(Field::text("sum", texts::trail_sum(lang), now, "30"));
        fields
    }

    fn listing(&self) -> Marked {
        let methods = self.methods();
        let letter = match methods.variables {
            VariableOrder::Given => "the first one without a digit, from the right column on",
            VariableOrder::FewestValues => "one that the fewest digits are left for",
            VariableOrder::FewestValuesThenDegree => {
                "one with the fewest digits left, then the most constraints"
            }
        };
        let least = ", the one that takes the fewest from other letters first";
        let digit = methods::least_constraining(methods, least);
        let source = include_str!("../../../listings/cryptarithm.txt");
        methods::listing(source, &[("{letter}", letter), ("{digit}", digit)], methods)
    }

    fn typed_name(&self, square: usize) -> String {
        let (letter, digit) = shown::letter_and_digit(square);
        format!("{}{digit}", self.network().name(letter))
    }

    /// The letter: a square of the table is named by its letter and its digit.
    fn cell_name(&self, square: usize, lang: Lang) -> String {
        let name = self.square_name(square, lang);
        name.trim_end_matches(|c: char| c.is_ascii_digit()).to_owned()
    }
}

fn letter_order(order: VariableOrder, lang: Lang) -> String {
    match order {
        VariableOrder::Given => texts::trail_letters_given(lang),
        VariableOrder::FewestValues => texts::trail_variables_fewest(lang),
        VariableOrder::FewestValuesThenDegree => texts::trail_variables_degree(lang),
    }
}

impl Fault for CryptarithmProblem {
    fn parameter(&self) -> &'static str {
        "sum"
    }

    fn message(&self, lang: Lang) -> String {
        match self {
            Self::NoLetters => texts::cryptarithm_no_letters(lang),
            Self::Character { given } => texts::cryptarithm_character(lang, given),
            Self::NoEquals => texts::cryptarithm_no_equals(lang),
            Self::OneSum => texts::cryptarithm_one_sum(lang),
            Self::Addends { count } => {
                let (least, most) = Cryptarithm::ADDENDS.into_inner();
                texts::cryptarithm_addends(lang, *count, &format!("{least}–{most}"))
            }
            Self::TooLong { given } => {
                texts::cryptarithm_too_long(lang, given, &Cryptarithm::LONGEST.to_string())
            }
            Self::TooManyLetters { count } => texts::cryptarithm_too_many(lang, *count),
        }
    }
}
