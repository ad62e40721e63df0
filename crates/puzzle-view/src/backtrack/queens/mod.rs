//! Queens.

mod constrained;
mod shown;

use plyscope_i18n::{texts, Lang};
use plyscope_puzzles::csp::{Methods, ValueOrder, VariableOrder};
use plyscope_puzzles::{ConstrainedQueens, Queens, QueensNetwork, Test};
use plyscope_search::excerpt;
use plyscope_search::notation::half_width;
use plyscope_session::listing::Marked;
use plyscope_setup::address::{Query, Writer};

use super::described::{Described, Descriptor, Facts};
use super::form::Field;
use super::gallery::{exhibit, Exhibit};
use super::link::{Fault, LinkProblem};
use super::methods::{self, Names};
use super::problem::{Problem, PuzzleId};

pub(super) const DESCRIPTOR: Descriptor = Descriptor {
    id: "queens",
    name: texts::trail_queens,
    parameters: &["size", "variables", "values", "inference"],
    read,
};

pub(super) const GALLERY: &[Exhibit] = &[
    exhibit("queens-four", "puzzle=queens&size=4&step=4"),
    exhibit("queens-generate", "puzzle=queens&size=4&test=complete&step=4"),
    exhibit("queens-eight", "puzzle=queens&size=8&step=12"),
    exhibit("queens-forward", "puzzle=queens&size=8&inference=forward-checking&step=4"),
    exhibit("queens-arcs", "puzzle=queens&size=8&inference=arc-consistency&step=3"),
];

const NAMES: Names = Names {
    inference_hint: texts::trail_inference_variables_hint,
    variables: texts::trail_rows,
    variable_order: row_order,
    values: texts::trail_columns_tried,
    given_values: texts::trail_columns_given,
};

fn read(query: &mut Query<LinkProblem>) -> Problem {
    let test = query.choice().unwrap_or_default();
    let size = query.read("size", |given| {
        let size = half_width(given).parse().ok().filter(|size| Queens::SIZES.contains(size));
        size.ok_or_else(|| Size { given: excerpt(given) })
    });
    let methods = methods::read(test, query);
    Problem::queens(size.unwrap_or(6), methods).expect("the size was looked at")
}

impl Problem {
    /// Queens on a board of this size: with the plain search where these methods are no others; `None`
    /// where the size is not one of [`Queens::SIZES`].
    #[must_use]
    pub fn queens(size: u8, methods: Methods) -> Option<Self> {
        let test = methods.test;
        if methods == (Methods { test, ..Methods::default() }) {
            return Queens::new(size, test).map(Self::Queens);
        }
        QueensNetwork::new(size).map(|network| Self::ConstrainedQueens(network.search(methods)))
    }
}

impl Described for Queens {
    const ID: PuzzleId = PuzzleId::Queens;

    fn facts(&self) -> Facts {
        facts(self.size(), self.test())
    }

    fn write(&self, writer: &mut Writer) {
        writer.add("size", self.size());
    }

    fn by_hand(&self) -> Problem {
        Problem::Queens(Queens::new(self.size(), Test::AtOnce).unwrap_or_else(|| self.clone()))
    }

    fn summary(&self, lang: Lang) -> Vec<String> {
        vec![texts::trail_queens(lang), self.size().to_string()]
    }

    fn form(&self, lang: Lang) -> Vec<Field> {
        form(self.size(), Methods { test: self.test(), ..Methods::default() }, lang)
    }

    fn listing(&self) -> Marked {
        Marked::read(include_str!("../../../listings/queens.txt"), &[], |_| true)
    }
}

impl Described for ConstrainedQueens {
    const ID: PuzzleId = PuzzleId::Queens;

    fn facts(&self) -> Facts {
        let methods = self.methods();
        facts(self.network().size(), methods.test).with_methods(methods)
    }

    fn write(&self, writer: &mut Writer) {
        writer.add("size", self.network().size());
        methods::write(self.methods(), writer);
    }

    fn by_hand(&self) -> Problem {
        let methods = methods::by_hand(self.methods());
        Problem::ConstrainedQueens(self.network().clone().search(methods))
    }

    fn summary(&self, lang: Lang) -> Vec<String> {
        let mut parts = vec![texts::trail_queens(lang), self.network().size().to_string()];
        parts.extend(NAMES.summary(self.methods(), lang));
        parts
    }

    fn form(&self, lang: Lang) -> Vec<Field> {
        form(self.network().size(), self.methods(), lang)
    }

    fn listing(&self) -> Marked {
        let methods = self.methods();
        let row = match methods.variables {
            VariableOrder::Given => "the first one without a queen",
            VariableOrder::FewestValues | VariableOrder::FewestValuesThenDegree => {
                "one that the fewest squares are left in"
            }
        };
        let column = match methods.values {
            ValueOrder::Given => "from the left",
            ValueOrder::LeastConstraining => "the one that takes the fewest squares first",
        };
        let source = include_str!("../../../listings/constrained-queens.txt");
        methods::listing(source, &[("{row}", row), ("{column}", column)], methods)
    }
}

fn facts(size: u8, test: Test) -> Facts {
    let variant = if size == 1 { "queen" } else { DESCRIPTOR.id };
    Facts {
        ways: Some(size),
        candidate: ["square of the next row", "no queen attacks another"],
        ..Facts::new(test, variant, size)
    }
}

fn form(size: u8, methods: Methods, lang: Lang) -> Vec<Field> {
    let mut fields = vec![Field::text("size", texts::trail_size(lang), size, "3")];
    fields.extend(NAMES.fields(methods, lang));
    fields
}

fn row_order(order: VariableOrder, lang: Lang) -> String {
    match order {
        VariableOrder::Given => texts::trail_rows_given(lang),
        VariableOrder::FewestValues => texts::trail_variables_fewest(lang),
        VariableOrder::FewestValuesThenDegree => texts::trail_variables_degree(lang),
    }
}

/// An invalid number of queens: of a long text only the beginning.
#[derive(Debug)]
struct Size {
    given: String,
}

impl Fault for Size {
    fn parameter(&self) -> &'static str {
        "size"
    }

    fn message(&self, lang: Lang) -> String {
        let (least, most) = Queens::SIZES.into_inner();
        texts::trail_size_bad(lang, &self.given, &format!("{least}–{most}"))
    }
}
