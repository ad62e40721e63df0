//! A question that is being built: what there is to know of it, and what happens to it.

use plyscope_lesson::place::Place;
use plyscope_lesson::question_handout::Handout;
use plyscope_quiz::asked::Unaskable;
use plyscope_quiz::author::{Facts, Fault, Key};
use plyscope_quiz::practice::Level;
use wasm_bindgen_futures::spawn_local;

use super::card::Card;
use super::device::chance;
use super::message::{Build, Copying, Message};
use super::model::Model;
use super::view::focus::Focus;
use crate::browser;
use crate::frame::Change;

/// How far a question is that is being built. The question itself is where the person is.
pub struct Workshop {
    /// How it stands with the question.
    pub state: State,
    /// For which level trees are made.
    pub level: Level,
    /// The typed seed; empty for a random one.
    pub seed: String,
    /// The random seed.
    chance: u64,
    /// The tree that was there before one was made.
    pub before: Option<String>,
    /// What was copied last, and what came of it.
    pub copied: Option<(Handout, Copying)>,
    /// The address of this page, without the part from `#` on.
    pub page: String,
}

/// How it stands with the question.
pub enum State {
    /// Parts of it cannot be read.
    Faulty(Vec<Fault>),
    /// It cannot be asked.
    Unaskable(Unaskable),
    /// It can be handed out; facts there are of trees only.
    Ready(Option<Facts>),
}

impl Workshop {
    /// Before anything is known.
    pub fn new() -> Self {
        let address = browser::address();
        let page = address.split('#').next().unwrap_or_default().to_owned();
        Self {
            state: State::Faulty(Vec::new()),
            level: Level::FIRST,
            seed: String::new(),
            chance: chance(),
            before: None,
            copied: None,
            page,
        }
    }

    /// What is wrong with a part.
    pub fn fault(&self, key: Key) -> Option<&Fault> {
        match &self.state {
            State::Faulty(faults) => faults.iter().find(|fault| fault.key == key),
            State::Unaskable(_) | State::Ready(_) => None,
        }
    }

    /// What trees are made from; `None` while that cannot be read.
    pub fn seed(&self) -> Option<u64> {
        match self.seed.trim() {
            "" => Some(self.chance),
            typed => typed.parse().ok(),
        }
    }
}

impl Model {
    /// Does something to the question that is being built.
    pub fn build(&mut self, build: Build) -> Change {
        let Place::Author(draft) = &mut self.place else { return Change::None };
        let workshop = &mut self.workshop;
        match build {
            Build::Ask(kind) => draft.ask(kind),
            Build::Set(key, text) if text.is_empty() && key.may_be_empty() => draft.unsay(key),
            Build::Set(key, text) => draft.say(key, text),
            Build::Unsay(key) => {
                draft.unsay(key);
                if !key.has_field() {
                    // The button goes away that was pressed for it.
                    self.focus = Some(Focus::Kind);
                }
            }
            Build::Board(problem) => draft.set_problem(&problem),
            Build::NextMoment => draft.next_moment(),
            Build::Level(level) => workshop.level = level,
            Build::Seed(seed) => workshop.seed = seed,
            Build::Make => {
                let Some(seed) = workshop.seed() else { return Change::None };
                workshop.before = draft.said(Key::TREE).map(str::to_owned);
                draft.make_tree(workshop.level, seed);
                workshop.chance = chance();
            }
            Build::TakeBack => {
                if let Some(tree) = workshop.before.take() {
                    // What is put away now can be brought back in the same way.
                    workshop.before = draft.said(Key::TREE).map(str::to_owned);
                    draft.say(Key::TREE, tree);
                }
            }
            Build::Copy(form) => {
                self.copy(form);
                return Change::None;
            }
            Build::Copied(form, copying) => {
                workshop.copied = Some((form, copying));
                return Change::Look;
            }
        }
        self.rebuild();
        Change::Address
    }

    /// Finds out how it stands with the question that is being built. What was answered to try it is
    /// forgotten once it is another question.
    pub fn rebuild(&mut self) {
        let Place::Author(draft) = &self.place else { return };
        let question = match draft.question() {
            Ok(question) => question,
            Err(faults) => {
                (self.card, self.workshop.state) = (None, State::Faulty(faults));
                return;
            }
        };
        if self.card.as_ref().is_some_and(|card| card.question == question) {
            return;
        }
        self.workshop.copied = None;
        (self.card, self.workshop.state) = match Card::try_out(question, self.shell.lang) {
            Ok(card) => {
                let facts = Facts::of(&card.question, &card.asked);
                (Some(card), State::Ready(facts))
            }
            Err(problem) => (None, State::Unaskable(problem)),
        };
    }

    /// Copies the question, and hears what came of it.
    fn copy(&self, form: Handout) {
        let Some(card) = &self.card else { return };
        let text = form.text(&card.question, &self.workshop.page, self.shell.lang);
        let send = self.send.clone();
        spawn_local(async move {
            let copying = if browser::copy(text).await { Copying::Done } else { Copying::Refused };
            send.emit(Message::Build(Build::Copied(form, copying)));
        });
    }
}
