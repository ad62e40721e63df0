//! Questions about programs: lines that change places, or of which one is pressed.

use std::collections::BTreeMap;

use plyscope_i18n::{texts, Lang};
use plyscope_quiz::fill_line::FillLine;
use plyscope_quiz::find_line::FindLine;
use plyscope_quiz::grade::{Mark, Spot};
use plyscope_quiz::order_lines::OrderLines;
use plyscope_quiz::Quiz;
use yew::prelude::*;

use crate::learn::card::Card;
use crate::learn::message::Message;
use crate::learn::view::findings::verdict;
use crate::learn::view::tree::small_sign;
use crate::learn::view::{sends, Send};

/// “Put the lines in order”: a press takes a line up, and the next one puts it in another’s place. The
/// buttons stay where they are, and so does the focus.
pub fn order(quiz: &OrderLines, card: &Card, lang: Lang, send: &Send) -> Html {
    let lines = quiz.listing();
    let order = arranged(quiz, card, lines.len());
    // Behind the last place no line is taken up; so many places behind it one was put.
    let count = order.len();
    let taken = card.stop.filter(|&place| place < count);
    let put = card.stop.and_then(|place| place.checked_sub(count)).filter(|&place| place < count);
    let marks = marks(card);
    let button = |(place, &line): (usize, &usize)| {
        let message = match taken {
            None => Message::Look(place),
            Some(taken) if taken == place => Message::Look(2 * count),
            Some(taken) => Message::Reply(count + place, quiz.print(&moved(&order, taken, place))),
        };
        let place_name = texts::learn_line_place(lang, &(place + 1).to_string(), line + 1);
        let shown = Shown { number: line, text: &lines[line], mark: marks.get(&line).copied() };
        shown.button(Some(place_name), taken == Some(place), message, lang, send)
    };
    let hint = match (taken, put) {
        (Some(place), _) => texts::learn_press_taken(lang, order[place] + 1),
        (None, Some(place)) => {
            let line = order[place] + 1;
            let put = texts::learn_line_put(lang, line, &(place + 1).to_string());
            lang.sentences([put, texts::learn_press_lines(lang)])
        }
        (None, None) => texts::learn_press_lines(lang),
    };
    let put_back = {
        let send = send.clone();
        Callback::from(move |event: KeyboardEvent| {
            if event.key() == "Escape" && taken.is_some() {
                // It would close a dialog.
                event.prevent_default();
                send.emit(Message::Look(2 * count));
            }
        })
    };
    html! {
        <div class="doing" role="group" aria-label={texts::learn_program(lang)} onkeydown={put_back}>
            <p class="hint" role="status">{ hint }</p>
            <ol class="lines">{ for order.iter().enumerate().map(button) }</ol>
        </div>
    }
}

/// The order that is typed, and then the lines that are missing in it; as given while it cannot be
/// read.
fn arranged(quiz: &OrderLines, card: &Card, count: usize) -> Vec<usize> {
    let mut order = quiz.read(&card.attempt.draft).unwrap_or_default();
    let others: Vec<usize> = (0..count).filter(|line| !order.contains(line)).collect();
    order.extend(others);
    order
}

/// An order with the line at one place at another.
fn moved(order: &[usize], from: usize, to: usize) -> Vec<usize> {
    let mut order = order.to_vec();
    let line = order.remove(from);
    order.insert(to, line);
    order
}

/// The marks of the lines whose order is unchanged since the check.
fn marks(card: &Card) -> BTreeMap<usize, Mark> {
    let shown = card.feedback.shown.as_ref().filter(|_| card.is_current());
    let findings = shown.into_iter().flat_map(|shown| &shown.grade.findings);
    let marks = findings.filter_map(|finding| match finding.spot {
        Spot::Item(line) => Some((line, finding.mark)),
        Spot::Node(_) => None,
    });
    marks.collect()
}

/// “Find the wrong line”: the press of a line answers.
pub fn find(quiz: &FindLine, card: &Card, lang: Lang, send: &Send) -> Html {
    let lines = quiz.listing();
    let given = quiz.read(&card.attempt.draft).ok().flatten();
    let button = |(number, text): (usize, &String)| {
        let message = Message::Put(quiz.print(&Some(number)));
        let shown = Shown { number, text, mark: None };
        shown.button(None, given == Some(number), message, lang, send)
    };
    html! {
        <div class="doing" role="group" aria-label={texts::learn_program(lang)}>
            <p class="hint">{ texts::learn_press_line(lang) }</p>
            <ol class="lines">{ for lines.iter().enumerate().map(button) }</ol>
        </div>
    }
}

/// “Fill in the line”: the program with its gap, and a button for each line to choose from.
pub fn fill(quiz: &FillLine, card: &Card, lang: Lang, send: &Send) -> Html {
    let given = quiz.read(&card.attempt.draft).unwrap_or_default();
    let line = |(number, text): (usize, String)| {
        html! { <li><span>{ number }</span><code>{ text }</code></li> }
    };
    let choice = |text: &'static str| {
        let pressed = (given == text).to_string();
        let onclick = sends(send, Message::Put(text.to_owned()));
        html! { <li><button type="button" class="small" aria-pressed={pressed} {onclick}><code>{ text }</code></button></li> }
    };
    html! {
        <>
            <ol class="lines given" aria-label={texts::learn_program(lang)}>
                { for (1..).zip(quiz.listing()).map(line) }
            </ol>
            <div class="doing" role="group" aria-label={texts::learn_answer(lang)}>
                <p class="hint">{ texts::learn_press_choice(lang) }</p>
                <ol class="lines">{ for quiz.choices().into_iter().map(choice) }</ol>
            </div>
        </>
    }
}

/// A line of a program that can be pressed.
struct Shown<'a> {
    /// Its number, from 0.
    number: usize,
    /// Its text with its indentation.
    text: &'a str,
    /// Whether it was right.
    mark: Option<Mark>,
}

impl Shown<'_> {
    /// The button, called by its place if it has one.
    fn button(
        &self,
        place: Option<String>,
        is_pressed: bool,
        message: Message,
        lang: Lang,
        send: &Send,
    ) -> Html {
        let number = self.number + 1;
        let mark = self.mark.map(|mark| verdict(mark, lang));
        // What is visible stands in the name as it is, for those who speak to their device.
        let words = self.text.trim();
        let indent = self.text.len() - self.text.trim_start().len();
        let indented = (indent > 0).then(|| texts::learn_line_indented(lang, indent));
        let parts = [place, Some(format!("{number} {words}")), indented, mark];
        let label = lang.clauses(&parts.into_iter().flatten().collect::<Vec<_>>());
        html! {
            <li>
                <button type="button" class="small" aria-pressed={is_pressed.to_string()}
                    aria-label={label} onclick={sends(send, message)}>
                    <span>{ number }</span>{ " " }<code>{ self.text }</code>{ for self.mark.map(small_sign) }
                </button>
            </li>
        }
    }
}
