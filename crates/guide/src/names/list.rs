//! The types, and which list of the program has the words of each.

use plyscope_api::Code;
use plyscope_best_first::proof_number::Answer;
use plyscope_best_first_view::{best_first, mcts};
use plyscope_export::figure::palette::Scheme;
use plyscope_games::Ending;
use plyscope_i18n::Lang;
use plyscope_judge::judging::{self, can_be_judged, is_order_judged};
use plyscope_judge::report::DepartureKind;
use plyscope_lesson::graded::MarkWord;
use plyscope_puzzle_view::backtrack::problem::PuzzleId;
use plyscope_puzzles::backtrack::Status;
use plyscope_puzzles::csp::{Inference, ValueOrder, VariableOrder};
use plyscope_puzzles::maze::MazeBound;
use plyscope_puzzles::subset_sum::{NumberOrder, SumBound};
use plyscope_puzzles::sudoku::CellOrder;
use plyscope_puzzles::tour::{self, Known, Pruning};
use plyscope_puzzles::Test;
use plyscope_quiz::kind::Kind;
use plyscope_report::backtrack::{End, PuzzleEnd};
use plyscope_report::parts::Words;
use plyscope_report::values::Side;
use plyscope_search::algo::{Algorithm, Fail, Keeps};
use plyscope_search::value::Value;
use plyscope_search::{Bound, CutRule, Order, Player, Turn, Verdict};
use plyscope_setup::catalog::GameId;
use plyscope_setup::Choice;

use super::{Union, Word};
use crate::results;

/// All types, in the order of the files.
pub fn unions() -> Vec<Union> {
    [searches(), results(), questions(), puzzles(), vec![errors()]].into_iter().flatten().collect()
}

/// What searches are given.
fn searches() -> Vec<Union> {
    vec![
        words::<Algorithm>("The searches."),
        words::<GameId>("The games."),
        words::<Player>("Who is to move."),
        union("Order", "Which children are looked at first.", of::<Order>()),
        words::<CutRule>("Whether a search cuts at α ≥ β or at α > β."),
        union("Fail", "What a node returns outside its window.", of::<Fail>()),
        union("Keeps", "What a transposition table keeps.", of::<Keeps>()),
        union(
            "Ending",
            "Whether a game ends when it is won, or only when the board is full, or when someone completes a line and loses.",
            of::<Ending>(),
        ),
        union(
            "MctsSelection",
            "A rule by which Monte Carlo tree search selects a move.",
            of::<mcts::Kind>(),
        ),
        union("BestFirstSearch", "The best-first searches.", of::<best_first::Kind>()),
        union("Lang", "A language of the sentences.", Lang::ALL.map(Lang::file)),
        union("Scheme", "The colours of a picture.", of::<Scheme>()),
    ]
}

/// What is found, and the steps of searches.
fn results() -> Vec<Union> {
    let outcomes = [Value::WIN, Value::DRAW, Value::LOSS].map(|value| value.to_string());
    vec![
        union("Outcome", "What an end of a game is worth to MAX.", outcomes),
        words::<Turn>("Whose turn it is."),
        words::<Verdict>("How a value is to be read: as it is, or as a bound."),
        words::<Bound>("An end of a window."),
        words::<Side>("On which side of a value a null window asks whether a node is."),
        union("StepEvent", "What can happen at a step of a search.", results::events("Step")),
        words::<Answer>("Whether proof-number search has proved or disproved the goal."),
    ]
}

/// What questions and judged functions are about.
fn questions() -> Vec<Union> {
    let kinds = Kind::ALL.iter().filter(|(_, kind)| kind.is_about_trees());
    let judged = Algorithm::ALL.iter().filter(|(_, algorithm)| can_be_judged(*algorithm));
    let orders = Order::ALL.iter().filter(|(_, order)| is_order_judged(*order));
    vec![
        union("QuestionKind", "The kinds of questions about trees.", kinds.map(|&(id, _)| id)),
        words::<MarkWord>("What a piece of an answer is."),
        union(
            "JudgedAlgorithm",
            "The searches that a function can be judged as.",
            judged.map(|&(id, _)| id),
        ),
        union(
            "JudgedOrder",
            "The orders of children in which such a function searches.",
            orders.map(|&(id, _)| id),
        ),
        words::<judging::Verdict>("What judging finds, from the best to the worst."),
        words::<DepartureKind>("How a function departs from the search."),
    ]
}

/// Puzzles and their searches.
fn puzzles() -> Vec<Union> {
    vec![
        union("PuzzleName", "The puzzles.", of::<PuzzleId>()),
        words::<Test>("When partial solutions are tested."),
        words::<VariableOrder>("Which variable is assigned next."),
        words::<ValueOrder>("Which value is tried first."),
        words::<Inference>("What a choice removes from the domains of other variables."),
        union("TourEnding", "Whether the last square of a tour is a move from the first one.", of::<tour::Ending>()),
        words::<Pruning>("What is found out early about a tour."),
        words::<Known>("What is proved of tours before any search."),
        words::<CellOrder>("The order of the cells of a sudoku."),
        words::<NumberOrder>("In which order the numbers of a subset sum are decided."),
        words::<SumBound>("Where the search for a subset sum does not go on."),
        words::<MazeBound>("Where a walk through a maze is given up."),
        words::<PuzzleEnd>(
            "Why a search ended: all was tried, enough was found, or the steps were used up.",
        ),
        words::<End>(
            "Why a search for tours ended, or that it did not begin since it is proved that there is no tour.",
        ),
        union(
            "BacktrackEvent",
            "What can happen at a step of a search by backtracking.",
            results::events("BacktrackStep"),
        ),
        words::<Status>(
            "What can become of a partial solution: it is a solution, or the search must back out, or goes on.",
        ),
    ]
}

/// The kinds of problems: those of requests, and those of the packages themselves.
fn errors() -> Union {
    let [option, tree, game, step, question, lesson, answer, too_large] = Code::WORDS;
    let meanings = [
        (
            option,
            "An option that there is not, that cannot be read, or that the search would ignore.",
        ),
        (tree, "The tree cannot be read."),
        (game, "The game cannot be set up, or one of your own breaks its rules."),
        (step, "There is no such step."),
        (question, "The question cannot be read or asked."),
        (lesson, "The lesson cannot be read."),
        (answer, "The answer cannot be read."),
        (too_large, "There is more than can be read, kept or handed over."),
        ("not-loaded", "The program is not loaded, or cannot be."),
        (
            "crashed",
            "The program broke off by a mistake of its own; the next call begins with a fresh one.",
        ),
    ];
    let words = meanings.map(|(text, about)| Word { text: text.to_owned(), about: Some(about) });
    Union { name: "ErrorCode", about: "What kind of problem it is.", words: words.into() }
}

/// The words of a choice.
fn of<C: Choice>() -> impl Iterator<Item = &'static str> {
    C::ALL.iter().map(|&(id, _)| id)
}

/// The words of a list that results have.
fn words<W: Words>(about: &'static str) -> Union {
    union(W::TYPE, about, W::all())
}

fn union<W: Into<String>>(
    name: &'static str,
    about: &'static str,
    words: impl IntoIterator<Item = W>,
) -> Union {
    let words = words.into_iter().map(|text| Word { text: text.into(), about: None });
    Union { name, about, words: words.collect() }
}
