//! Questions that stop a search at several steps: navigation among the stops.

use std::collections::BTreeMap;

use plyscope_i18n::{texts, Lang};
use plyscope_quiz::grade::{Mark, Spot};
use yew::prelude::*;

use crate::learn::card::Card;
use crate::learn::message::Message;
use crate::learn::view::findings::verdict;
use crate::learn::view::tree::small_sign;
use crate::learn::view::{sends, Send};
use crate::view::prose::prose;

/// The stops of a question.
pub struct Stops {
    /// Whether there is a reply at each.
    pub replies: Vec<Reply>,
    /// The current one.
    pub shown: usize,
    /// How many were passed, where they are opened in order.
    passed: Option<usize>,
    /// The marks of the replies that are unchanged since the check.
    marks: BTreeMap<usize, Mark>,
}

/// The reply at a stop in words, if any.
pub type Reply = Option<String>;

impl Stops {
    /// The stops with their replies. Current is the one that the user has chosen, or else the first
    /// without a reply; where they are opened in order, the last that was opened.
    pub fn of(card: &Card, replies: Vec<Reply>) -> Self {
        let open = replies.iter().position(Option::is_none);
        let last = replies.len().saturating_sub(1);
        let passed = card.attempt.passed().min(open.unwrap_or(last));
        let passed = card.has_stops_in_order().then_some(passed);
        let shown = card.stop.or(passed).or(open).unwrap_or(0).min(last);
        let is_checked = card.attempt.checked() == Some(card.attempt.draft.as_str());
        let graded = card.feedback.shown.as_ref().filter(|_| is_checked);
        let mark = |(spot, mark)| match spot {
            Spot::Item(stop) => Some((stop, mark)),
            Spot::Node(_) => None,
        };
        let findings = graded.into_iter().flat_map(|graded| &graded.grade.findings);
        let marks = findings.map(|finding| (finding.spot, finding.mark)).filter_map(mark).collect();
        Self { replies, shown, passed, marks }
    }

    /// Whether the reply at the current stop can be changed.
    pub fn is_changeable(&self) -> bool {
        self.passed.is_none_or(|passed| self.shown >= passed)
    }

    fn can_be_opened(&self, stop: usize) -> bool {
        self.passed.is_none() || self.replies.iter().take(stop).all(Option::is_some)
    }

    /// Buttons to all of them, and the prompt of the current one.
    pub fn head(&self, prompt: &str, lang: Lang, send: &Send) -> Html {
        html! {
            <div class="stops" role="group" aria-label={texts::learn_stops(lang)}>
                { for (0..self.replies.len()).map(|stop| self.way(stop, lang, send)) }
                <p role="status">{ prose(prompt) }</p>
                if self.passed.is_some() { <p class="hint">{ texts::learn_stops_in_order(lang) }</p> }
            </div>
        }
    }

    fn way(&self, stop: usize, lang: Lang, send: &Send) -> Html {
        let number = (stop + 1).to_string();
        let mark = self.marks.get(&stop).copied();
        let replied = self.replies.get(stop).is_some_and(Option::is_some);
        let parts = [
            Some(texts::learn_stop(lang, &number)),
            replied.then(|| texts::learn_replied(lang)),
            mark.map(|mark| verdict(mark, lang)),
        ];
        let label: Vec<String> = parts.into_iter().flatten().collect();
        html! {
            <button type="button" class={classes!("small", replied.then_some("replied"))}
                disabled={!self.can_be_opened(stop)} aria-pressed={(stop == self.shown).to_string()} aria-label={lang.clauses(&label)}
                onclick={sends(send, Message::Look(stop))}>{ number }{ for mark.map(small_sign) }</button>
        }
    }

    /// The reply buttons, the reply, and a button to the next stop without one.
    pub fn reply(&self, hint: Option<String>, ways: Html, lang: Lang, send: &Send) -> Html {
        let number = (self.shown + 1).to_string();
        let reply = self.replies.get(self.shown).cloned().flatten();
        let count = self.replies.len();
        let others = (1..count).map(|far| (self.shown + far) % count);
        let open = others.into_iter().find(|&stop| self.replies[stop].is_none());
        let open = open.filter(|&stop| self.can_be_opened(stop));
        html! {
            <div class="doing" role="group" aria-label={texts::learn_reply_to(lang, &number)}>
                if let Some(hint) = hint { <p class="hint">{ hint }</p> }
                { ways }
                <div class="ways replying">
                    <p role="status">{ match reply {
                        Some(reply) => texts::learn_reply(lang, &reply),
                        None => texts::learn_no_reply(lang),
                    } }</p>
                    if let Some(open) = open {
                        <button type="button" class="small" onclick={sends(send, Message::Look(open))}>
                            { texts::learn_next_stop(lang) }</button>
                    }
                </div>
            </div>
        }
    }
}

/// A reply button, pressed if it is the given one.
pub fn choice(name: &str, is_given: bool, message: Message, send: &Send) -> Html {
    html! {
        <button type="button" class="small" aria-pressed={is_given.to_string()} onclick={sends(send, message)}>{ prose(name) }</button>
    }
}
