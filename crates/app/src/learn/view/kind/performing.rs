//! The buttons with which a search is performed.

use plyscope_i18n::numerals;
use plyscope_i18n::{texts, Lang};
use plyscope_quiz::perform::{Action, AnswerStep, Offers, Perform, Stand};
use plyscope_quiz::question::{Grading, Hints};
use plyscope_search::TreeNode;
use plyscope_session::caption::{node_name, player_name};
use yew::prelude::*;

use super::turns::outcome;
use crate::learn::card::Card;
use crate::learn::message::Message;
use crate::learn::view::{sends, Send};
use crate::view::prose::prose;

/// The current node, the possible actions and the last outcome.
pub fn panel(quiz: &Perform, card: &Card, lang: Lang, send: &Send) -> Html {
    let answer = quiz.begun(&card.attempt.draft);
    let stand = quiz.stand(&answer);
    let panel = Panel { quiz, card, stand: &stand, lang, send };
    html! {
        <div class="performing">
            <div class="doing" role="group" aria-label={texts::learn_next_step(lang)}>
                { match stand.here {
                    Some(here) => panel.here(here, &quiz.offers(&answer)),
                    None => html! { <p class="stands">{ texts::learn_step_over(lang) }</p> },
                } }
                { panel.tools() }
            </div>
            { outcome(quiz, card, lang) }
        </div>
    }
}

struct Panel<'a> {
    quiz: &'a Perform,
    card: &'a Card,
    stand: &'a Stand,
    lang: Lang,
    send: &'a Send,
}

impl Panel<'_> {
    fn here(&self, here: TreeNode, offers: &Offers) -> Html {
        let lang = self.lang;
        let name = node_name(self.quiz.session(), here, lang);
        let leave = texts::learn_step_leave(lang, &name);
        let leaving = offers.leave.iter().map(|three| {
            html! { <span class="joined">{ for three.iter().map(|&action| self.button(action)) }</span> }
        });
        let cut = offers.cut.map(|cut| self.named(cut, texts::learn_step_cut(lang)));
        html! {
            <>
                <p class="stands">{ prose(&self.stands(here)) }</p>
                { self.row(texts::learn_step_down(lang), &offers.enter, cut) }
                { self.row(texts::learn_step_take(lang), &offers.take, None) }
                if !offers.leave.is_empty() {
                    <div class="ways leave" role="group" aria-label={leave.clone()}>
                        <span aria-hidden="true">{ leave }</span>
                        { for leaving }
                    </div>
                }
            </>
        }
    }

    /// The buttons to show the right action and to take one back.
    fn tools(&self) -> Html {
        let lang = self.lang;
        let can_show = self.stand.here.is_some()
            && self.quiz.grading() == Grading::AtOnce
            && self.card.question.terms.hints != Hints::Off;
        let draft = &self.card.attempt.draft;
        let before = self.quiz.without_last(draft);
        let back = before.clone().map(|before| sends(self.send, Message::Put(before)));
        html! {
            <div class="ways tools">
                if can_show {
                    <button type="button" class="small show" onclick={self.sends(AnswerStep::Shown)}>
                        { texts::learn_step_show(lang) }</button>
                }
                if !self.quiz.begun(draft).is_empty() {
                    <button type="button" class="small undo" aria-disabled={before.is_none().then_some("true")}
                        onclick={back}>{ texts::learn_step_undo(lang) }</button>
                }
            </div>
        }
    }

    /// The current node with its window and best value.
    fn stands(&self, here: TreeNode) -> String {
        let (lang, session) = (self.lang, self.quiz.session());
        let name = node_name(session, here, lang);
        if session.tree().is_leaf(here) {
            return texts::learn_step_leaf(lang, &name);
        }
        let player = player_name(session.tree().player(here));
        let window = self
            .stand
            .window(session)
            .map(|window| texts::quiz_perform_window(lang, &name, &numerals::window(lang, window)));
        let best = match self.stand.best() {
            Some((child, value)) => {
                let child = node_name(session, child, lang);
                texts::learn_step_best(lang, &numerals::value(lang, value), &child)
            }
            None => texts::learn_step_no_best(lang),
        };
        let look = texts::quiz_perform_look(lang, &name, player);
        lang.sentences([Some(look), window, Some(best)].into_iter().flatten())
    }

    fn row(&self, name: String, actions: &[Action], more: Option<Html>) -> Html {
        if actions.is_empty() {
            return Html::default();
        }
        html! {
            <div class="ways">
                <span aria-hidden="true">{ name.clone() }</span>
                <span class="ways" role="group" aria-label={name}>
                    { for actions.iter().map(|&action| self.button(action)) }
                </span>
                { for more }
            </div>
        }
    }

    fn button(&self, action: Action) -> Html {
        self.named(action, action.describe(self.quiz.session(), self.lang))
    }

    fn named(&self, action: Action, name: String) -> Html {
        // The key includes the node, so that a repeated key press does not hit the next node's
        // button.
        let here = self.stand.here.map(|here| here.0);
        let key = format!("{here:?} {}", action.print(self.quiz.session().tree()));
        html! {
            <button type="button" {key} class="small" onclick={self.sends(AnswerStep::Action(action))}>{ name }</button>
        }
    }

    fn sends<E>(&self, step: AnswerStep) -> Callback<E> {
        let answer = self.quiz.with(&self.card.attempt.draft, step);
        sends(self.send, Message::Put(answer))
    }
}
