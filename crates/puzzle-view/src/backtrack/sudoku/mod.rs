//! Sudoku.

mod constrained;
mod shown;

use plyscope_i18n::{texts, Lang};
use plyscope_puzzles::csp::{Inference, Methods, ValueOrder, VariableOrder};
use plyscope_puzzles::sudoku::{Cell, CellOrder, Clues, CluesProblem, Size, GIVEN};
use plyscope_puzzles::{ConstrainedSudoku, Sudoku, SudokuNetwork, Test};
use plyscope_session::listing::Marked;
use plyscope_setup::address::{Query, Writer};

use super::described::{Described, Descriptor, Facts};
use super::form::Field;
use super::gallery::{exhibit, Exhibit};
use super::link::{changed, Fault, LinkProblem};
use super::methods::{self, Names};
use super::problem::{Problem, PuzzleId};

pub(super) const DESCRIPTOR: Descriptor = Descriptor {
    id: "sudoku",
    name: texts::trail_sudoku,
    parameters: &["clues", "cells", "variables", "values", "inference"],
    read,
};

pub(super) const GALLERY: &[Exhibit] = &[
    exhibit("sudoku-small", "puzzle=sudoku&clues=..2.+2.1.+.3.2+.2.."),
    exhibit(
        "sudoku-hard",
        "puzzle=sudoku&clues=.9.6..7..+....3...6+4..7....8+.3...2..1+.5.....7.+6..4...5.+1....8..3+3...4....+..7..5.1.",
    ),
    exhibit(
        "sudoku-fewest",
        "puzzle=sudoku&clues=.9.6..7..+....3...6+4..7....8+.3...2..1+.5.....7.+6..4...5.+1....8..3+3...4....+..7..5.1.&cells=fewest",
    ),
    exhibit(
        "sudoku-arcs",
        "puzzle=sudoku&clues=.9.6..7..+....3...6+4..7....8+.3...2..1+.5.....7.+6..4...5.+1....8..3+3...4....+..7..5.1.&inference=arc-consistency&step=1",
    ),
];

const NAMES: Names = Names {
    inference_hint: texts::trail_inference_variables_hint,
    variables: texts::trail_cells,
    variable_order: cell_order,
    values: texts::trail_digits_tried,
    given_values: texts::trail_values_given,
};

fn read(query: &mut Query<LinkProblem>) -> Problem {
    let test = query.choice().unwrap_or_default();
    let clues = query.read("clues", Clues::parse).or_else(|| GIVEN[0].clues().ok());
    let clues = clues.expect("a test reads those that are given");
    let order: CellOrder = query.choice().unwrap_or_default();
    let methods = methods::read(test, query);
    let variables = match (methods.variables, order) {
        (VariableOrder::Given, CellOrder::FewestFirst) => VariableOrder::FewestValues,
        (own, _) => own,
    };
    Problem::sudoku(clues, Methods { variables, ..methods })
}

impl Problem {
    /// The sudoku of these clues: with the plain search where that has these methods.
    #[must_use]
    pub fn sudoku(clues: Clues, methods: Methods) -> Self {
        let order = match methods {
            Methods {
                inference: Inference::None, values: ValueOrder::Given, variables, ..
            } => match variables {
                VariableOrder::Given => Some(CellOrder::ByRows),
                VariableOrder::FewestValues => Some(CellOrder::FewestFirst),
                VariableOrder::FewestValuesThenDegree => None,
            },
            _ => None,
        };
        match order {
            Some(order) => Self::Sudoku(Sudoku::new(clues, order, methods.test)),
            None => Self::ConstrainedSudoku(SudokuNetwork::new(clues).search(methods)),
        }
    }
}

impl Described for Sudoku {
    const ID: PuzzleId = PuzzleId::Sudoku;

    fn facts(&self) -> Facts {
        facts(self.size(), self.test())
    }

    fn write(&self, writer: &mut Writer) {
        writer.add("clues", self.clues());
        writer.choose_unless(self.order(), CellOrder::default());
    }

    fn by_hand(&self) -> Problem {
        Problem::Sudoku(Sudoku::new(self.clues().clone(), self.order(), Test::AtOnce))
    }

    fn summary(&self, lang: Lang) -> Vec<String> {
        vec![texts::trail_sudoku(lang), size(self.size()), cell_order(variables(self), lang)]
    }

    fn form(&self, lang: Lang) -> Vec<Field> {
        let (variables, test) = (variables(self), self.test());
        form(self.clues(), Methods { variables, test, ..Methods::default() }, lang)
    }

    fn changed(&self, parameter: &str, text: &str) -> Result<Problem, LinkProblem> {
        change(self, parameter, text)
    }

    fn listing(&self) -> Marked {
        let source = include_str!("../../../listings/sudoku.txt");
        Marked::read(source, &[("{cell}", cell_words(variables(self)))], |_| true)
    }

    fn typed_name(&self, square: usize) -> String {
        typed_name(self.size(), square)
    }
}

impl Described for ConstrainedSudoku {
    const ID: PuzzleId = PuzzleId::Sudoku;

    fn facts(&self) -> Facts {
        let methods = self.methods();
        facts(self.network().size(), methods.test).with_methods(methods)
    }

    fn write(&self, writer: &mut Writer) {
        writer.add("clues", self.network().clues());
        methods::write(self.methods(), writer);
    }

    fn by_hand(&self) -> Problem {
        let methods = methods::by_hand(self.methods());
        Problem::ConstrainedSudoku(self.network().clone().search(methods))
    }

    fn summary(&self, lang: Lang) -> Vec<String> {
        let methods = self.methods();
        let mut parts = vec![texts::trail_sudoku(lang), size(self.network().size())];
        if methods.variables == VariableOrder::default() {
            parts.push(texts::trail_cells_rows(lang));
        }
        parts.extend(NAMES.summary(methods, lang));
        parts
    }

    fn form(&self, lang: Lang) -> Vec<Field> {
        form(self.network().clues(), self.methods(), lang)
    }

    fn changed(&self, parameter: &str, text: &str) -> Result<Problem, LinkProblem> {
        change(self, parameter, text)
    }

    fn listing(&self) -> Marked {
        let methods = self.methods();
        let digit = match methods.values {
            ValueOrder::Given => ", from 1",
            ValueOrder::LeastConstraining => {
                ", the one that takes the fewest from other cells first"
            }
        };
        let fill = [("{cell}", cell_words(methods.variables)), ("{digit}", digit)];
        let source = include_str!("../../../listings/constrained-sudoku.txt");
        methods::listing(source, &fill, methods)
    }

    fn typed_name(&self, square: usize) -> String {
        typed_name(self.network().size(), square)
    }
}

/// The order of cells as that of variables.
const fn variables(sudoku: &Sudoku) -> VariableOrder {
    match sudoku.order() {
        CellOrder::ByRows => VariableOrder::Given,
        CellOrder::FewestFirst => VariableOrder::FewestValues,
    }
}

fn size(size: Size) -> String {
    format!("{0}×{0}", size.side())
}

/// The next cell, in the words of a listing.
const fn cell_words(order: VariableOrder) -> &'static str {
    match order {
        VariableOrder::Given => "the first empty cell, row by row",
        VariableOrder::FewestValues => "the empty cell that has the fewest digits left",
        VariableOrder::FewestValuesThenDegree => {
            "one with the fewest digits left, then the most empty cells beside it"
        }
    }
}

/// The name of a cell as it is typed: `r1c2`.
fn typed_name(size: Size, square: usize) -> String {
    let columns = usize::from(size.side());
    format!("r{}c{}", square / columns + 1, square % columns + 1)
}

fn facts(size: Size, test: Test) -> Facts {
    Facts {
        ways: Some(size.side()),
        candidate: ["digit, in the next empty cell", "no row, column or box has a digit twice"],
        has_cells: true,
        elsewhere: Some(format!("r{}c2", size.side() + 2)),
        ..Facts::new(test, DESCRIPTOR.id, "")
    }
}

fn form(clues: &Clues, methods: Methods, lang: Lang) -> Vec<Field> {
    let names = [
        texts::trail_given_small(lang),
        texts::trail_given_medium(lang),
        texts::trail_given_easy(lang),
        texts::trail_given_hard(lang),
    ];
    let all = GIVEN.iter().zip(names).map(|(given, name)| (given.id, name, given.text));
    let chosen = GIVEN.iter().find(|given| given.clues().as_ref() == Ok(clues));
    let (chosen, own) = (chosen.map(|given| given.id), texts::trail_given_own(lang));
    let mut fields = vec![Field::given("clues", texts::trail_given(lang), all, chosen, own)];
    // Also generate and test fills cells in an order.
    if methods.test == Test::AtTheEnd {
        fields.push(NAMES.variables_field(methods.variables, lang));
    }
    fields.extend(NAMES.fields(methods, lang));
    fields.push(Field::text("clues", texts::trail_clues(lang), clues, "30"));
    fields
}

/// The order of cells has two names in addresses.
fn change<P: Described>(puzzle: &P, parameter: &str, text: &str) -> Result<Problem, LinkProblem> {
    let without: &[&str] = if parameter == "variables" { &["cells"] } else { &[] };
    changed(puzzle, parameter, Some(text), without)
}

fn cell_order(order: VariableOrder, lang: Lang) -> String {
    match order {
        VariableOrder::Given => texts::trail_cells_rows(lang),
        VariableOrder::FewestValues => texts::trail_cells_fewest(lang),
        VariableOrder::FewestValuesThenDegree => texts::trail_variables_degree(lang),
    }
}

impl Fault for CluesProblem {
    fn parameter(&self) -> &'static str {
        "clues"
    }

    fn message(&self, lang: Lang) -> String {
        let named = |size: Size, cell: Cell| {
            let (row, column) = size.place(cell);
            texts::sudoku_cell(lang, &(row + 1).to_string(), &(column + 1).to_string())
        };
        match self {
            Self::Length { given } => texts::clues_length(lang, *given),
            Self::Character { given, at } => texts::clues_character(lang, at + 1, given),
            Self::Digit { given, cell, size } => {
                texts::clues_digit(lang, &named(*size, *cell), &given.to_string())
            }
            Self::Twice { digit, cells, size, .. } => {
                let [cell, other] = cells.map(|cell| named(*size, cell));
                texts::clues_twice(lang, &digit.to_string(), &cell, &other)
            }
        }
    }
}
