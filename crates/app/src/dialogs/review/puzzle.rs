//! “What should you have played here?”, answered on the board.

use plyscope_i18n::{numerals, texts};
use plyscope_search::Move;
use plyscope_setup::game_status::LegalMove;
use plyscope_view::review::{Rated, RatedMove};
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
    html! {
        <section key={ply} class="match review-puzzle" aria-labelledby="review-question">
            <h3 id="review-question">{ texts::review_question(lang, &shown.name(ply)) }</h3>
            <Squares board={shown.board(ply, None)} goals={goals(&legal, |by| shown.board(ply, Some(by)))}
                last={Vec::new()} label={texts::play_board(lang, &notation)} id="review-square" {lang}
                send={answer.clone()} />
            <p role="status">{ given.map(|by| feedback(shown, before, by)) }</p>
            { own_moves(&legal, lang, &answer) }
        </section>
    }
}

/// Whether an answer is best, and what the search expects after it, and after the best one.
fn feedback(shown: &Shown<'_>, before: &Rated, by: Move) -> String {
    let lang = shown.lang;
    let Some(given) = before.find(by) else { return String::new() };
    let worth = |rated: &RatedMove| {
        let value = numerals::value(lang, rated.value);
        let worth = texts::review_worth(lang, &rated.legal.name, &value);
        let expected = (!rated.line.is_empty()).then(|| texts::review_expected(lang, &rated.line));
        lang.sentences([worth, expected.unwrap_or_default()])
    };
    if before.is_best(by) {
        return lang.sentences([texts::review_right(lang), worth(given)]);
    }
    let best = before.best().next().map(worth).unwrap_or_default();
    lang.sentences([texts::review_wrong(lang), worth(given), texts::review_best(lang), best])
}
