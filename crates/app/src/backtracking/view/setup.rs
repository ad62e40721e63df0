//! Which puzzle is searched, and how.

mod cryptarithm;
mod map;
mod maze;
mod queens;
mod subset_sum;
mod sudoku;

use std::rc::Rc;

use plyscope_i18n::{texts, Lang};
use plyscope_puzzle_view::backtrack::link::LinkProblem;
use plyscope_puzzle_view::backtrack::problem::{tour, Problem, PuzzleId};
use plyscope_puzzle_view::problems::backtracking::of_link;
use plyscope_puzzles::csp::{Methods, VariableOrder};
use plyscope_puzzles::sudoku::CellOrder;
use plyscope_puzzles::tour::{Board, Ending, MoveOrder, Pruning, Tour, TourOptions};
use plyscope_puzzles::Test;
use plyscope_setup::Choice;
use yew::prelude::*;

use super::summary::{order_name, summary, ORDERS};
use super::{sends, Send};
use crate::backtracking::message::{Message, Press};
use crate::view::choice::choice;
use crate::view::field::Field;
use crate::view::fold::fold;

#[derive(Properties, PartialEq)]
pub struct Props {
    pub problem: Rc<Problem>,
    pub press: Press,
    pub lang: Lang,
    pub send: Send,
}

/// The choices of the puzzle, folded into a summary line. They are rendered again only when they
/// change.
#[component]
pub fn Setup(props: &Props) -> Html {
    let Props { problem, press, lang, send } = props;
    let holes = holes(*press, *lang, send);
    let choices = choices(problem, holes, *lang, &send.reform(Message::Problem));
    fold(summary(problem, *lang), texts::setup_line_hint(*lang), choices)
}

/// The choices of a puzzle; `holes` is shown beside the blocked squares.
pub fn choices(problem: &Problem, holes: Html, lang: Lang, send: &Callback<Problem>) -> Html {
    let form = Form { lang, send, holes };
    html! {
        <div class="choices">
            { form.puzzle(problem.id()) }
            { match problem {
                Problem::Tour(tour) => form.tour(tour.options()),
                Problem::Queens(queens) => {
                    form.queens(queens.size(), Methods { test: queens.test(), ..Methods::default() })
                }
                Problem::ConstrainedQueens(queens) => {
                    form.queens(queens.network().size(), queens.methods())
                }
                Problem::Sudoku(sudoku) => {
                    let variables = match sudoku.order() {
                        CellOrder::ByRows => VariableOrder::Given,
                        CellOrder::FewestFirst => VariableOrder::FewestValues,
                    };
                    let test = sudoku.test();
                    form.sudoku(sudoku.clues(), Methods { variables, test, ..Methods::default() })
                }
                Problem::ConstrainedSudoku(sudoku) => {
                    form.sudoku(sudoku.network().clues(), sudoku.methods())
                }
                Problem::Map(map) => form.map(map),
                Problem::Cryptarithm(sum) => form.cryptarithm(sum),
                Problem::SubsetSum(sum) => form.subset_sum(sum),
                Problem::Maze(maze) => form.maze(maze),
            } }
        </div>
    }
}

/// A checkbox: whether pressing a square blocks it.
fn holes(press: Press, lang: Lang, send: &Send) -> Html {
    let blocks = press == Press::Block;
    let other = if blocks { Press::Focus } else { Press::Block };
    html! {
        <button type="button" class="holes" aria-pressed={blocks.to_string()}
            title={texts::trail_block_hint(lang)}
            onclick={sends(send, Message::Press(other))}>{ texts::trail_block(lang) }</button>
    }
}

struct Form<'a> {
    lang: Lang,
    holes: Html,
    send: &'a Callback<Problem>,
}

impl Form<'_> {
    /// A select field that changes the puzzle.
    fn select<C: Choice>(
        &self,
        label: String,
        hint: String,
        chosen: C,
        name: impl Fn(C) -> String,
        change: impl Fn(C) -> Option<Problem> + 'static,
    ) -> Html {
        let onchange = choice(self.send, move |id| C::from_id(id).ok().and_then(&change));
        let options = C::ALL.iter().map(|&(id, one)| {
            html! { <option value={id} selected={one == chosen}>{ name(one) }</option> }
        });
        html! {
            <label class="field" title={hint}>
                <span>{ label }</span>
                <select {onchange}>{ for options }</select>
            </label>
        }
    }

    /// A text field that changes the puzzle once its text parses.
    fn typed(
        &self,
        id: &'static str,
        label: String,
        shown: String,
        size: &'static str,
        read: impl Fn(&str) -> Result<Problem, LinkProblem> + 'static,
    ) -> Html {
        let (lang, send) = (self.lang, self.send.clone());
        let taken = Callback::from(move |text: String| match read(&text) {
            Ok(problem) => {
                send.emit(problem);
                None
            }
            Err(problem) => Some(of_link(&problem, lang)),
        });
        html! { <Field {id} {label} {shown} {size} {taken} /> }
    }

    fn puzzle(&self, chosen: PuzzleId) -> Html {
        let lang = self.lang;
        let name = move |id| match id {
            PuzzleId::Tour => texts::trail_tour(lang),
            PuzzleId::Queens => texts::trail_queens(lang),
            PuzzleId::Sudoku => texts::trail_sudoku(lang),
            PuzzleId::Map => texts::trail_map_puzzle(lang),
            PuzzleId::Cryptarithm => texts::trail_cryptarithm(lang),
            PuzzleId::SubsetSum => texts::trail_subset_sum(lang),
            PuzzleId::Maze => texts::trail_maze(lang),
        };
        let change = |id| Some(Problem::default_of(id));
        self.select(texts::trail_puzzle(lang), String::new(), chosen, name, change)
    }

    fn test(&self, chosen: Test, change: impl Fn(Test) -> Option<Problem> + 'static) -> Html {
        let lang = self.lang;
        let name = move |test| match test {
            Test::AtOnce => texts::trail_test_once(lang),
            Test::AtTheEnd => texts::trail_test_end(lang),
        };
        self.select(texts::trail_test(lang), texts::trail_test_hint(lang), chosen, name, change)
    }

    fn tour(&self, options: &TourOptions) -> Html {
        let lang = self.lang;
        let board = options.board;
        let name = |square| board.name(square);
        let start = options.path.first().map(|&square| name(square)).unwrap_or_default();
        let blocked: Vec<String> = board.blocked().iter().map(name).collect();
        // Squares keep their names on a board of another size; those that it lacks are dropped.
        let resize = {
            let (options, start, blocked) = (options.clone(), start.clone(), blocked.clone());
            move |text: &str| {
                let board = Board::parse(text).map_err(LinkProblem::of_tour("board"))?;
                let kept = blocked.iter().filter_map(|name| board.square(name).ok());
                let board = board.with_blocked(kept);
                let start = board.square(&start).ok().or(board.open().iter().next());
                let path = start.into_iter().collect();
                let area = board.area();
                let test = if area > Tour::MOST_IN_SEQUENCE { Test::AtOnce } else { options.test };
                let lead = Vec::new();
                tour(TourOptions { board, path, lead, test, ..options })
                    .map_err(LinkProblem::of_tour("board"))
            }
        };
        let restart = {
            let options = options.clone();
            move |text: &str| {
                let square = board.square(text).map_err(LinkProblem::of_tour("start"))?;
                tour(TourOptions { path: vec![square], lead: Vec::new(), ..options.clone() })
                    .map_err(LinkProblem::of_tour("start"))
            }
        };
        let block = {
            let options = options.clone();
            move |text: &str| {
                let squares = board.squares_named(text).map_err(LinkProblem::of_tour("blocked"))?;
                let board = board.with_blocked(squares);
                tour(TourOptions { board, lead: Vec::new(), ..options.clone() })
                    .map_err(LinkProblem::of_tour("blocked"))
            }
        };
        let ending = {
            let options = options.clone();
            move |ending| tour(TourOptions { ending, ..options.clone() }).ok()
        };
        let ending_name = move |ending| match ending {
            Ending::Open => texts::trail_aim_open(lang),
            Ending::Closed => texts::trail_aim_closed(lang),
        };
        let test = {
            let options = options.clone();
            move |test| tour(TourOptions { test, lead: Vec::new(), ..options.clone() }).ok()
        };
        let size = format!("{}x{}", board.rows(), board.columns());
        let can_generate = board.area() <= Tour::MOST_IN_SEQUENCE;
        html! {
            <>
                { self.typed("board-size", texts::trail_board(lang), size, "5", resize) }
                { self.typed("start", texts::trail_start(lang), start, "4", restart) }
                { self.select(texts::trail_aim(lang), texts::trail_aim_hint(lang), options.ending, ending_name, ending) }
                if options.test == Test::AtOnce { { self.order(options) } { self.prunings(options) } }
                { self.typed("blocked", texts::trail_blocked(lang), blocked.join(" "), "8", block) }
                { self.holes.clone() }
                if can_generate { { self.test(options.test, test) } }
            </>
        }
    }

    /// The order of moves: a select for those with names, and a text field for any other.
    fn order(&self, options: &TourOptions) -> Html {
        let lang = self.lang;
        let now = options.order.to_string();
        let usual = ORDERS.map(|id| (id, order_name(id, lang)));
        let is_usual = usual.iter().any(|(id, _)| *id == now);
        let change = |order: MoveOrder, options: &TourOptions| {
            tour(TourOptions { order, ..options.clone() })
        };
        let chosen = {
            let options = options.clone();
            choice(self.send, move |id| {
                let order = if id == OWN { "15372648" } else { id };
                change(order.parse().ok()?, &options).ok()
            })
        };
        let read = {
            let options = options.clone();
            move |text: &str| {
                text.parse()
                    .and_then(|order| change(order, &options))
                    .map_err(LinkProblem::of_tour("order"))
            }
        };
        let all = usual.into_iter().map(|(id, name)| {
            html! { <option value={id} selected={id == now}>{ name }</option> }
        });
        html! {
            <>
                <label class="field" title={texts::trail_order_hint(lang)}>
                    <span>{ texts::trail_order(lang) }</span>
                    <select onchange={chosen}>
                        { for all }
                        <option value={OWN} selected={!is_usual}>{ texts::trail_order_own(lang) }</option>
                    </select>
                </label>
                if !is_usual { { self.typed("own-order", texts::trail_order_own(lang), now, "9", read) } }
            </>
        }
    }

    fn prunings(&self, options: &TourOptions) -> Html {
        let lang = self.lang;
        let boxes = Pruning::ALL.into_iter().map(|pruning| {
            let name = match pruning {
                Pruning::Dead => texts::trail_prune_dead(lang),
                Pruning::Cut => texts::trail_prune_apart(lang),
            };
            let checked = options.prunings.contains(pruning);
            let others = options.prunings.iter().filter(|&other| other != pruning);
            let prunings = others.chain((!checked).then_some(pruning)).collect();
            let changed = tour(TourOptions { prunings, ..options.clone() });
            let send = self.send.clone();
            let onchange = Callback::from(move |_: Event| {
                if let Ok(problem) = &changed {
                    send.emit(problem.clone());
                }
            });
            html! { <label><input type="checkbox" {checked} {onchange} />{ name }</label> }
        });
        html! {
            <fieldset class="field ticks" title={texts::trail_prune_hint(lang)}>
                <legend>{ texts::trail_prune(lang) }</legend>
                { for boxes }
            </fieldset>
        }
    }
}

/// The option for an order without a name.
const OWN: &str = "own";
