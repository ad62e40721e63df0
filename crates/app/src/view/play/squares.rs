//! The board for entering moves, by pointer and by keyboard.

use plyscope_drawing::written;
use plyscope_games::{Board, Piece, Style};
use plyscope_i18n::{texts, Lang};
use plyscope_search::{Move, Player};
use plyscope_session::caption::player_name;
use plyscope_setup::game_status::LegalMove;
use plyscope_view::picture::boards;
use plyscope_view::picture::full_board::{
    column_name, names, row_name, square_number, view_box, SIDE,
};
use wasm_bindgen::JsCast;
use web_sys::Element;
use yew::prelude::*;

use super::super::tree::drawn_shape;
use super::super::{sends, Send};
use crate::browser;
use crate::keys::has_modifier;
use crate::message::Message;
use crate::model::MatchMessage;

/// A move with its squares.
#[derive(Clone, PartialEq)]
pub struct Goal {
    pub by: Move,
    pub name: String,
    pub from: Option<usize>,
    pub to: usize,
    /// The new piece, if the move is a promotion.
    pub becomes: Option<Piece>,
}

#[derive(Properties, PartialEq)]
pub struct SquaresProps {
    pub board: Board,
    pub goals: Vec<Goal>,
    /// The squares of the last move.
    pub last: Vec<usize>,
    pub label: String,
    /// What the ids of its squares begin with.
    #[prop_or("square")]
    pub id: &'static str,
    pub lang: Lang,
    pub send: Send,
}

/// The state of a move that is being entered.
#[derive(Clone, Copy, PartialEq, Default)]
struct Hand {
    /// The square with the keyboard cursor.
    at: usize,
    /// The square of the selected piece.
    lifted: Option<usize>,
    /// Its target square, while the promotion is being chosen.
    dropped: Option<usize>,
}

/// The board: a click on a square plays the move that goes there; a piece on the board is clicked
/// first. The arrow keys move the cursor, and Enter clicks.
#[component]
pub fn Squares(props: &SquaresProps) -> Html {
    let hand = use_state_eq(Hand::default);
    {
        let hand = hand.clone();
        use_effect_with(props.board.clone(), move |_| {
            hand.set(Hand { lifted: None, dropped: None, ..*hand });
        });
    }
    use_effect_with(hand.dropped, |dropped| {
        if dropped.is_some() {
            browser::focus(".becomes button");
        }
    });
    // The board does not change where a move is only an answer, so the hand is emptied here.
    let play = {
        let (hand, send) = (hand.clone(), props.send.clone());
        Callback::from(move |(by, square): (Move, usize)| {
            hand.set(Hand { at: square, ..Hand::default() });
            send.emit(Message::Match(MatchMessage::Move(by)));
        })
    };
    let press = {
        let (hand, goals, play) = (hand.clone(), props.goals.clone(), play.clone());
        let board = props.board.clone();
        Callback::from(move |square: usize| {
            let fitting: Vec<&Goal> =
                goals.iter().filter(|goal| goes_to(&board, goal, square, hand.lifted)).collect();
            match fitting[..] {
                [] => hand.set(lifting(&hand, &goals, square)),
                [goal] => play.emit((goal.by, square)),
                _ => hand.set(Hand { at: square, dropped: Some(square), ..*hand }),
            }
        })
    };
    let escape = {
        let (hand, id) = (hand.clone(), props.id);
        Callback::from(move |event: KeyboardEvent| {
            let empty = Hand { at: hand.at, ..Hand::default() };
            if event.key() == "Escape" && *hand != empty {
                // It would close a dialog.
                event.prevent_default();
                hand.set(empty);
                browser::focus(&format!("#{id}-{}", hand.at));
            }
        })
    };
    let keys = {
        let (hand, press, escape) = (hand.clone(), press.clone(), escape.clone());
        let (board, id) = (props.board.clone(), props.id);
        Callback::from(move |event: KeyboardEvent| {
            // Screen readers move the focus without the arrow keys.
            let square = square_at(&event, id).unwrap_or(hand.at);
            match event.key().as_str() {
                _ if has_modifier(&event) => {}
                "Enter" | " " => {
                    event.prevent_default();
                    press.emit(square);
                }
                "Escape" => escape.emit(event),
                key => {
                    if let Some(at) = beside(&board, square, key) {
                        event.prevent_default();
                        hand.set(Hand { at, ..*hand });
                        browser::focus(&format!("#{id}-{at}"));
                    }
                }
            }
        })
    };
    let columns = usize::from(props.board.columns.max(1));
    let rows = (0..props.board.squares.len()).step_by(columns).map(|first| {
        let row = (first..first + columns).map(|square| props.square(square, &hand, &press));
        html! { <g key={first} role="row">{ for row }</g> }
    });
    html! {
        <>
            <svg class="picture board playing" viewBox={view_box(&props.board)} role="grid"
                aria-label={props.label.clone()} onkeydown={keys}>
                <g aria-hidden="true">{ props.drawn(&hand) }</g>
                { for rows }
            </svg>
            { hand.dropped.map(|square| props.becomes(square, &hand, &play, escape)) }
        </>
    }
}

impl SquaresProps {
    /// The picture under the squares.
    fn drawn(&self, hand: &Hand) -> Html {
        let board = &self.board;
        let last = self.last.iter().map(|&square| {
            html! { <path class="board-last" d={boards::square(board, SIDE, square).to_string()} /> }
        });
        // For games that move pieces, the targets of the selected one are shown.
        let reached =
            self.goals.iter().filter(|goal| goal.from.is_some() && goal.from == hand.lifted);
        let reached = reached.map(|goal| {
            let ((x, y), cell) = boards::place(board, SIDE, goal.to);
            let is_taken = board.squares[goal.to].is_some();
            let (class, part) = if is_taken { ("goal taken", 0.42) } else { ("goal", 0.16) };
            html! {
                <circle {class} cx={written("{}", &[x])} cy={written("{}", &[y])}
                    r={written("{}", &[cell * part])} />
            }
        });
        html! {
            <>
                { for boards::board(board, SIDE).iter().map(drawn_shape) }
                { for names(board).iter().map(drawn_shape) }
                { for last }
                { for reached }
            </>
        }
    }

    /// The accessible button of a square.
    fn square(&self, square: usize, hand: &Hand, press: &Callback<usize>) -> Html {
        let is_goal = self.goals.iter().any(|goal| goes_to(&self.board, goal, square, hand.lifted));
        let can_lift = self.goals.iter().any(|goal| goal.from == Some(square));
        let is_lifted = can_lift && hand.lifted == Some(square);
        let class = match (is_goal, can_lift) {
            (true, _) => "target",
            (false, true) if is_lifted => "lifted",
            (false, true) => "liftable",
            (false, false) => "idle",
        };
        let name = square_name(&self.board, square, self.lang);
        let label = if is_goal { texts::square_goal(self.lang, &name) } else { name };
        let press = press.clone();
        html! {
            <path key={square} id={format!("{}-{square}", self.id)} {class} role="gridcell"
                aria-label={label} aria-selected={is_lifted.to_string()}
                tabindex={if square == hand.at { "0" } else { "-1" }}
                d={boards::square(&self.board, SIDE, square).to_string()}
                onclick={Callback::from(move |_: MouseEvent| press.emit(square))} />
        }
    }

    /// The moves that end on a square: promotions, the strongest first, or captures by different ways.
    fn becomes(
        &self,
        square: usize,
        hand: &Hand,
        play: &Callback<(Move, usize)>,
        escape: Callback<KeyboardEvent>,
    ) -> Html {
        let goals = self.goals.iter().rev();
        let goals = goals.filter(|goal| goes_to(&self.board, goal, square, hand.lifted));
        let choices = goals.map(|goal| {
            let name = match self.board.style {
                Style::Draughtsmen => goal.name.clone(),
                _ => {
                    let piece = piece_name(&self.board, goal.becomes, self.lang);
                    format!("{piece} · {}", goal.name)
                }
            };
            let by = goal.by;
            html! {
                <button key={by.0} type="button" onclick={play.reform(move |_: MouseEvent| (by, square))}>
                    { name }</button>
            }
        });
        let label = match self.board.style {
            Style::Draughtsmen => texts::square_ways(self.lang),
            _ => texts::square_becomes(self.lang),
        };
        html! {
            <div class="becomes" role="group" aria-label={label.clone()} onkeydown={escape}>
                <p>{ label }</p>
                <p class="node-buttons">{ for choices }</p>
            </div>
        }
    }
}

/// A click on a square that no move goes to selects its piece, or deselects it.
fn lifting(hand: &Hand, goals: &[Goal], square: usize) -> Hand {
    let can_lift = goals.iter().any(|goal| goal.from == Some(square));
    let lifted = (can_lift && hand.lifted != Some(square)).then_some(square);
    Hand { at: square, lifted, dropped: None }
}

/// Whether a click on a square plays a move; for falling discs the whole column does.
fn goes_to(board: &Board, goal: &Goal, square: usize, lifted: Option<usize>) -> bool {
    let columns = usize::from(board.columns.max(1));
    let there = match board.style {
        Style::Holes => goal.to % columns == square % columns,
        _ => goal.to == square,
    };
    there && (goal.from.is_none() || goal.from == lifted)
}

/// The square that a key was pressed on; `id` is what the ids of the squares begin with.
fn square_at(event: &KeyboardEvent, id: &str) -> Option<usize> {
    let element = event.target()?.dyn_into::<Element>().ok()?;
    element.id().strip_prefix(id)?.strip_prefix('-')?.parse().ok()
}

/// The neighbour of a square in a key's direction; `None` over the edge, and for other keys.
fn beside(board: &Board, square: usize, key: &str) -> Option<usize> {
    let columns = usize::from(board.columns.max(1));
    let place = square % columns;
    match key {
        "ArrowLeft" if place > 0 => Some(square - 1),
        "ArrowRight" if place + 1 < columns => Some(square + 1),
        "ArrowUp" => square.checked_sub(columns),
        "ArrowDown" => Some(square + columns).filter(|&below| below < board.squares.len()),
        "Home" => Some(square - place),
        "End" => Some(square - place + columns - 1),
        _ => None,
    }
}

/// A square with what stands on it.
fn square_name(board: &Board, square: usize, lang: Lang) -> String {
    if board.style == Style::Draughtsmen {
        return match square_number(board, square) {
            None => texts::square_light(lang),
            Some(number) => {
                let piece = piece_name(board, board.squares[square], lang);
                texts::square_name(lang, &number.to_string(), &piece)
            }
        };
    }
    let columns = usize::from(board.columns.max(1));
    let (column, row) = (column_name(square % columns), row_name(board, square / columns));
    let place = match board.style {
        Style::Holes => texts::square_hole(lang, &column, &row),
        _ => format!("{column}{row}"),
    };
    texts::square_name(lang, &place, &piece_name(board, board.squares[square], lang))
}

fn piece_name(board: &Board, piece: Option<Piece>, lang: Lang) -> String {
    let Some(Piece { owner, kind }) = piece else { return texts::square_empty(lang) };
    match board.style {
        Style::Chessmen => {
            let kind = kind.to_string();
            texts::square_man(lang, player_name(owner), &kind)
        }
        Style::Draughtsmen => {
            texts::square_draughtsman(lang, player_name(owner), &kind.to_string())
        }
        Style::Numbered => format!("{}{kind}", mark(owner)),
        Style::Tiles => Piece { owner, kind }.number().to_string(),
        _ => mark(owner).to_owned(),
    }
}

const fn mark(owner: Player) -> &'static str {
    match owner {
        Player::Max => "X",
        Player::Min => "O",
    }
}

/// The moves with their squares. A pass has none, and is a button only.
pub fn goals(legal: &[LegalMove], board_after: impl Fn(Move) -> Board) -> Vec<Goal> {
    let goal = |this: &LegalMove| {
        let to = this.squares.to?;
        let is_alone = legal.iter().filter(|other| other.squares == this.squares).count() == 1;
        // At a promotion, the new piece distinguishes the moves.
        let becomes = if is_alone { None } else { board_after(this.by).squares[to] };
        Some(Goal { by: this.by, name: this.name.clone(), from: this.squares.from, to, becomes })
    };
    legal.iter().filter_map(goal).collect()
}

/// Moves as buttons, for users who do not click squares.
pub fn own_moves(legal: &[LegalMove], lang: Lang, send: &Send) -> Html {
    if legal.is_empty() {
        return Html::default();
    }
    let moves = legal.iter().map(|LegalMove { by, name, .. }| {
        let message = Message::Match(MatchMessage::Move(*by));
        html! {
            <li key={by.0}>
                <button type="button" class="small" onclick={sends(send, message)}>{ name.clone() }</button>
            </li>
        }
    });
    html! { <ul class="moves" aria-label={texts::play_moves(lang)}>{ for moves }</ul> }
}
