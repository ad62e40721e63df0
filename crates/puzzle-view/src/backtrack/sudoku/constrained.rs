//! The view of sudoku as a constraint satisfaction problem.

use plyscope_puzzles::backtrack::{Choice, Choices, Puzzle};
use plyscope_puzzles::csp::{Assignment, Inference, Network, Variable};
use plyscope_puzzles::sudoku::{Cell, Digit};
use plyscope_puzzles::{ConstrainedSudoku, Test};

use crate::backtrack::board::{Board, Content, Look};
use crate::backtrack::caption::abridged;
use crate::backtrack::shown::{Place, Shown};
use plyscope_i18n::{texts, Lang};

/// The most cells that a sentence names.
const NAMED: usize = 12;

impl Shown for ConstrainedSudoku {
    fn scene(&self, assignment: &Assignment) -> Board {
        let network = self.network();
        let size = network.size();
        let (rows, columns) = size.in_box();
        let methods = self.methods();
        let is_inferred = methods.inference != Inference::None && methods.test == Test::AtOnce;
        // What clues rule out before the first choice is not drawn as just removed.
        let is_begun = size.cells().any(|cell| {
            let cell = Variable(cell.0);
            network.given(cell).is_none() && assignment.value(cell).is_some()
        });
        let removed = if is_begun { assignment.removed(network) } else { Vec::new() };
        let content = |cell: Cell| {
            let cell = Variable(cell.0);
            let digit = |digit: Choice| Digit::of(digit).to_string();
            match (network.given(cell), assignment.value(cell)) {
                (Some(given), _) => Content::Given(digit(given)),
                (None, Some(placed)) => Content::Placed(digit(placed)),
                (None, None) if is_inferred => {
                    let own = removed.iter().find(|(lost, _)| *lost == cell);
                    let removed = own.map_or(Choices::NONE, |&(_, removed)| removed);
                    Content::Marks { left: assignment.domain(cell), removed }
                }
                (None, None) => Content::Free,
            }
        };
        Board {
            rows: size.side(),
            columns: size.side(),
            look: Look::Boxes(rows, columns),
            squares: size.cells().map(content).collect(),
            ..Board::single()
        }
    }

    fn square_name(&self, square: usize, lang: Lang) -> String {
        let (row, column) = self.network().size().place(Cell(square as u8));
        texts::sudoku_cell(lang, &(row + 1).to_string(), &(column + 1).to_string())
    }

    fn place_of(&self, assignment: &Assignment, choice: Choice) -> Place {
        let label = Digit::of(digit(assignment, choice)).to_string();
        let Some(cell) = assignment.next() else { return Place { label, ..Place::default() } };
        Place { square: cell.index(), label, cell: Some(short_name(self, cell)) }
    }

    fn obstacle(&self, assignment: &Assignment, choice: Choice) -> Option<usize> {
        self.conflict(assignment, assignment.next()?, digit(assignment, choice))
            .map(Variable::index)
    }

    fn length(&self) -> usize {
        self.network().clues().cells().iter().filter(|cell| cell.is_none()).count()
    }

    fn root_label(&self) -> String {
        "•".to_owned()
    }

    fn begun(&self, assignment: &Assignment, lang: Lang) -> String {
        let begun = texts::sudoku_begun(lang);
        let cells = self.network().size().cells().map(|cell| Variable(cell.0));
        let empty = cells.filter(|&cell| assignment.value(cell).is_none());
        let count: usize = empty.map(|cell| assignment.domain(cell).len() as usize).sum();
        let left = lang.number(count);
        let inferred = match self.methods() {
            methods if methods.test == Test::AtTheEnd => String::new(),
            methods => match methods.inference {
                Inference::None => String::new(),
                Inference::ForwardChecking => texts::sudoku_root(lang, "forward", &left, count),
                Inference::ArcConsistency => texts::sudoku_root(lang, "arcs", &left, count),
            },
        };
        lang.sentences([begun, inferred])
    }

    fn choices(&self, assignment: &Assignment, count: usize, listed: &str, lang: Lang) -> String {
        let cell = assignment.next().map(|cell| self.square_name(cell.index(), lang));
        texts::sudoku_choices(lang, &cell.unwrap_or_default(), count, listed)
    }

    fn choice_name(&self, assignment: &Assignment, choice: Choice, lang: Lang) -> String {
        let Place { square, label, .. } = self.place_of(assignment, choice);
        texts::sudoku_digit_in(lang, &label, &self.square_name(square, lang))
    }

    fn placed(&self, before: &Assignment, choice: Choice, lang: Lang) -> String {
        let Place { square, label, .. } = self.place_of(before, choice);
        let name = self.square_name(square, lang);
        if let Some(by) = self.obstacle(before, choice) {
            return texts::sudoku_conflict(lang, &label, &name, &self.square_name(by, lang));
        }
        let mut after = before.clone();
        self.place(&mut after, choice);
        let placed = texts::sudoku_placed(lang, &label, &name);
        lang.sentences([placed, inferred(self, &after, digit(before, choice), lang)])
    }

    fn stuck(&self, assignment: &Assignment, _: Option<u8>, lang: Lang) -> String {
        match (assignment.emptied(), assignment.next()) {
            (Some(cell), _) => texts::sudoku_emptied(lang, &self.square_name(cell.index(), lang)),
            (None, Some(cell)) => texts::sudoku_stuck(lang, &self.square_name(cell.index(), lang)),
            (None, None) => texts::sudoku_rejected(lang),
        }
    }

    fn lost(&self, assignment: &Assignment, lang: Lang) -> Option<String> {
        if self.methods().test == Test::AtTheEnd {
            return None;
        }
        let cell = assignment.emptied().or_else(|| self.lost_variable(assignment))?;
        Some(texts::sudoku_lost(lang, &self.square_name(cell.index(), lang)))
    }

    fn solved(&self, _: &Assignment, lang: Lang) -> String {
        texts::sudoku_solved(lang)
    }
}

/// The digit of a candidate.
fn digit(assignment: &Assignment, choice: Choice) -> Choice {
    assignment.order().get(usize::from(choice.0)).copied().unwrap_or(choice)
}

/// A cell as the tree writes it: `r3c5`.
fn short_name(sudoku: &ConstrainedSudoku, cell: Variable) -> String {
    let (row, column) = sudoku.network().size().place(Cell(cell.0));
    format!("r{}c{}", row + 1, column + 1)
}

/// What inference has removed after a choice; empty for nothing. The cells that lose its digit alone are
/// named together, of the others what is left.
fn inferred(
    sudoku: &ConstrainedSudoku,
    assignment: &Assignment,
    digit: Choice,
    lang: Lang,
) -> String {
    let method = match sudoku.methods().inference {
        Inference::None => return String::new(),
        Inference::ForwardChecking => "forward",
        Inference::ArcConsistency => "arcs",
    };
    let alone: Choices = [digit].into_iter().collect();
    let (same, others): (Vec<_>, Vec<_>) =
        assignment.removed(sudoku.network()).into_iter().partition(|(_, from)| *from == alone);
    let named = |names: Vec<String>| lang.list(&abridged(names, NAMED));
    let same = named(same.into_iter().map(|(cell, _)| short_name(sudoku, cell)).collect());
    let left = others.into_iter().map(|(cell, _)| {
        let left = assignment.domain(cell).iter();
        let left: Vec<String> = left.map(|digit| Digit::of(digit).to_string()).collect();
        format!("{} {{{}}}", short_name(sudoku, cell), left.join(", "))
    });
    let left = named(left.collect());
    let digit = Digit::of(digit).to_string();
    match (same.is_empty(), left.is_empty()) {
        (true, true) => String::new(),
        (false, true) => texts::inference_removed(lang, method, &digit, &same),
        (true, false) => texts::inference_left(lang, method, &left),
        (false, false) => texts::inference_removed_and_left(lang, method, &digit, &same, &left),
    }
}
