//! “What should you have played here?”, answered on the board.

use plyscope_comparison::review::{Rated, RatedMove};
use plyscope_i18n::{numerals, texts};
use plyscope_search::Move;
use plyscope_setup::game_status::LegalMove;
use yew::prelude::*;

use super::{ReviewMessage, Shown};
use crate::message::Message;
use crate::model::MatchMessage;
use crate::view::play::squares::{goals, own_moves, Squares};

/// The position before the move that is asked about, and the feedback on the answer.
pub fn puzzle(shown: &Shown<'_>, send: &Callback<ReviewMessage>) -> Html {
    let lang = shown.lang;
    let asked = shown.review.asked.and_then(|ply| Some((ply, shown.before(ply)?)));
    let Some((ply, before)) = asked else { return Html::default() };
    let legal: Vec<LegalMove> = before.moves.iter().map(|rated| rated.legal.clone()).collect();
    let answer = send.reform(|message| match message {
        Message::Match(MatchMessage::Move(by)) => ReviewMessage::Answer(by),
        // The board and its buttons send nothing else.
        _ => ReviewMessage::Retry,
    });
    let notation = shown.rules.notation(&shown.played.line[..ply]);
    let given = shown.review.answers.get(&ply).copied();
    let is_solved = shown.review.solved.contains(&ply);
    let is_right = given.is_some_and(|by| before.is_best(by));
    html! {
        <section key={ply} class="match review-puzzle" aria-labelledby="review-question">
            <h3 id="review-question">{ texts::review_question(lang, &shown.name(ply)) }</h3>
            <Squares board={shown.board(ply, None)} goals={goals(&legal, |by| shown.board(ply, Some(by)))}
                last={Vec::new()} label={texts::play_board(lang, &notation)} id="review-square" {lang}
                send={answer.clone()} />
            <p role="status">{ given.map(|by| feedback(shown, before, by)) }
                if is_solved && !is_right { { " " }{ solution(shown, before) } }</p>
            if given.is_some() && !is_right && !is_solved {
                <p class="node-buttons"><button type="button" onclick={send.reform(move |_| ReviewMessage::Show)}>
                    { texts::review_show(lang) }</button></p>
            }
            { own_moves(&legal, lang, &answer) }
        </section>
    }
}

/// What a move is worth, and what the search expects after it.
fn worth(shown: &Shown<'_>, rated: &RatedMove) -> String {
    let lang = shown.lang;
    let worth = texts::review_worth(lang, &rated.legal.name, &numerals::value(lang, rated.value));
    let expected = (!rated.line.is_empty()).then(|| texts::review_expected(lang, &rated.line));
    lang.sentences([worth, expected.unwrap_or_default()])
}

/// Whether an answer is among the best moves, and what it is worth.
fn feedback(shown: &Shown<'_>, before: &Rated, by: Move) -> String {
    let Some(given) = before.find(by) else { return String::new() };
    let judged = match before.is_best(by) {
        true => texts::review_right(shown.lang),
        false => texts::review_wrong(shown.lang),
    };
    shown.lang.sentences([judged, worth(shown, given)])
}

/// A best move, and what it is worth.
fn solution(shown: &Shown<'_>, before: &Rated) -> String {
    let best = before.best().next().map(|best| worth(shown, best)).unwrap_or_default();
    shown.lang.sentences([texts::review_best(shown.lang), best])
}
