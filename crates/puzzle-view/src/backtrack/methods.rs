//! The methods of constraint satisfaction, which several puzzles share: in addresses, in words, in forms.

use plyscope_i18n::{texts, Lang};
use plyscope_puzzles::csp::{Inference, Methods, ValueOrder, VariableOrder};
use plyscope_puzzles::Test;
use plyscope_session::listing::Marked;
use plyscope_setup::address::{Query, Writer};

use super::form::Field;
use super::link::LinkProblem;

/// Reads the methods of an address; invalid parts are reported and keep their defaults.
pub(super) fn read(test: Test, query: &mut Query<LinkProblem>) -> Methods {
    Methods {
        variables: query.choice().unwrap_or_default(),
        values: query.choice().unwrap_or_default(),
        inference: query.choice().unwrap_or_default(),
        test,
    }
}

/// Writes what [`read`] reads, without defaults.
pub(super) fn write(methods: Methods, writer: &mut Writer) {
    writer.choose_unless(methods.variables, VariableOrder::default());
    writer.choose_unless(methods.values, ValueOrder::default());
    writer.choose_unless(methods.inference, Inference::default());
}

/// Methods for a person: every choice is tested, and nothing is inferred.
pub(super) const fn by_hand(methods: Methods) -> Methods {
    Methods { inference: Inference::None, test: Test::AtOnce, ..methods }
}

/// Whether methods are chosen that have no effect, since only what is complete is tested.
#[must_use]
pub fn are_unused(methods: Methods) -> bool {
    let test = methods.test;
    test == Test::AtTheEnd && methods != Methods { test, ..Methods::default() }
}

/// Sentences on what is inferred and in which orders it is searched, where that is not as usual.
pub(super) fn sentences(methods: Methods, lang: Lang) -> String {
    if methods.test == Test::AtTheEnd {
        return String::new();
    }
    let inference = match methods.inference {
        Inference::None => String::new(),
        Inference::ForwardChecking => texts::quiz_board_inference(lang, "forward"),
        Inference::ArcConsistency => texts::quiz_board_inference(lang, "arcs"),
    };
    let variables = match methods.variables {
        VariableOrder::Given => String::new(),
        VariableOrder::FewestValues => texts::quiz_board_variables(lang, "fewest"),
        VariableOrder::FewestValuesThenDegree => texts::quiz_board_variables(lang, "degree"),
    };
    let values = match methods.values {
        ValueOrder::Given => String::new(),
        ValueOrder::LeastConstraining => texts::quiz_board_values(lang),
    };
    lang.sentences([inference, variables, values])
}

/// A listing with lines for some kinds of inference.
pub(super) fn listing(source: &'static str, fill: &[(&str, &str)], methods: Methods) -> Marked {
    Marked::read(source, fill, |condition| match condition {
        "plain" => methods.inference == Inference::None,
        "forward" => methods.inference == Inference::ForwardChecking,
        "arcs" => methods.inference == Inference::ArcConsistency,
        _ => methods.inference != Inference::None,
    })
}

/// Words of a listing where the least constraining value is tried first.
pub(super) const fn least_constraining(methods: Methods, words: &'static str) -> &'static str {
    match methods.values {
        ValueOrder::Given => "",
        ValueOrder::LeastConstraining => words,
    }
}

/// What a puzzle calls its methods.
#[derive(Clone, Copy)]
pub(super) struct Names {
    /// The tooltip of the inference.
    pub inference_hint: fn(Lang) -> String,
    /// The label of the order of variables.
    pub variables: fn(Lang) -> String,
    /// Each order of variables.
    pub variable_order: fn(VariableOrder, Lang) -> String,
    /// The label of the order of values.
    pub values: fn(Lang) -> String,
    /// The order in which values are given.
    pub given_values: fn(Lang) -> String,
}

impl Names {
    fn value_order(&self, order: ValueOrder, lang: Lang) -> String {
        match order {
            ValueOrder::Given => (self.given_values)(lang),
            ValueOrder::LeastConstraining => texts::trail_values_least(lang),
        }
    }

    /// The methods that are used and not as usual.
    pub fn summary(&self, methods: Methods, lang: Lang) -> Vec<String> {
        let Methods { variables, values, inference, test } = methods;
        if test == Test::AtTheEnd {
            return Vec::new();
        }
        let variables =
            (variables != VariableOrder::default()).then(|| (self.variable_order)(variables, lang));
        let values = (values != ValueOrder::default()).then(|| self.value_order(values, lang));
        let inference =
            (inference != Inference::default()).then(|| inference_name(inference, lang));
        [variables, values, inference].into_iter().flatten().collect()
    }

    /// The fields of the methods that are used, and the test.
    pub fn fields(&self, methods: Methods, lang: Lang) -> Vec<Field> {
        let values = |order, lang| self.value_order(order, lang);
        let inference = texts::trail_inference(lang);
        let inference = Field::choice(inference, methods.inference, inference_name, lang);
        let test = Field::test(methods.test, lang);
        match methods.test {
            Test::AtOnce => vec![
                inference.with_hint((self.inference_hint)(lang)),
                self.variables_field(methods.variables, lang),
                Field::choice((self.values)(lang), methods.values, values, lang),
                test,
            ],
            Test::AtTheEnd => vec![test],
        }
    }

    /// The field of the order of variables.
    pub fn variables_field(&self, chosen: VariableOrder, lang: Lang) -> Field {
        Field::choice((self.variables)(lang), chosen, self.variable_order, lang)
    }
}

/// The name of an inference.
fn inference_name(inference: Inference, lang: Lang) -> String {
    match inference {
        Inference::None => texts::trail_inference_none(lang),
        Inference::ForwardChecking => texts::trail_inference_forward(lang),
        Inference::ArcConsistency => texts::trail_inference_arcs(lang),
    }
}
