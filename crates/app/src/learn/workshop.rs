//! The state of the question builder.

use plyscope_lesson::place::Place;
use plyscope_lesson::question_handout::Handout;
use plyscope_practice::author::{Facts, Fault, Key};
use plyscope_practice::Level;
use plyscope_quiz::asked::Unaskable;
use wasm_bindgen_futures::spawn_local;

use super::card::{Card, Setting};
use super::chance::chance;
use super::message::{Build, Copying, Message};
use super::model::Model;
use super::view::focus::Focus;
use crate::browser;
use crate::frame::Change;

/// The state of the question builder. The question itself is part of the place.
pub struct Workshop {
    /// Whether the question can be asked.
    pub state: State,
    /// The level of generated trees.
    pub level: Level,
    /// The typed seed; empty for a random one.
    pub seed: String,
    /// The random seed.
    chance: u64,
    /// The tree before one was generated.
    pub before: Option<String>,
    /// What was copied last, and the result.
    pub copied: Option<(Handout, Copying)>,
    /// The address of this page, without the fragment.
    pub page: String,
}

/// Whether the question can be asked.
pub enum State {
    /// Some parts are invalid.
    Faulty(Vec<Fault>),
    /// It cannot be asked.
    Unaskable(Unaskable),
    /// It can be handed out; only trees have facts.
    Ready(Option<Facts>),
}

impl Workshop {
    /// The initial state.
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

    /// The error message of a part.
    pub fn fault(&self, key: Key) -> Option<&Fault> {
        match &self.state {
            State::Faulty(faults) => faults.iter().find(|fault| fault.key == key),
            State::Unaskable(_) | State::Ready(_) => None,
        }
    }

    /// The seed of generated trees; `None` while it is invalid.
    pub fn seed(&self) -> Option<u64> {
        match self.seed.trim() {
            "" => Some(self.chance),
            typed => typed.parse().ok(),
        }
    }
}

impl Model {
    /// Handles a message of the question builder.
    pub fn build(&mut self, build: Build) -> Change {
        let Place::Author(draft) = &mut self.place else { return Change::None };
        let workshop = &mut self.workshop;
        match build {
            Build::Ask(kind) => draft.ask(kind),
            Build::Set(key, text) if text.is_empty() && key.may_be_empty() => draft.remove(key),
            Build::Set(key, text) => draft.set(key, text),
            Build::Unsay(key) => {
                draft.remove(key);
                if !key.has_field() {
                    // The pressed button disappears.
                    self.focus = Some(Focus::Kind);
                }
            }
            Build::Board(problem) => draft.set_problem(&problem),
            Build::NextMoment => draft.next_moment(),
            Build::Level(level) => workshop.level = level,
            Build::Seed(seed) => workshop.seed = seed,
            Build::Make => {
                let Some(seed) = workshop.seed() else { return Change::None };
                workshop.before = draft.get(Key::TREE).map(str::to_owned);
                draft.make_tree(workshop.level, seed);
                workshop.chance = chance();
            }
            Build::TakeBack => {
                if let Some(tree) = workshop.before.take() {
                    // The replaced tree can be brought back the same way.
                    workshop.before = draft.get(Key::TREE).map(str::to_owned);
                    draft.set(Key::TREE, tree);
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

    /// Rebuilds the question. The preview's answer is dropped once the question changes.
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
        (self.card, self.workshop.state) =
            match Card::open(question, Setting::Author, self.shell.lang) {
                Ok(card) => {
                    let facts = Facts::of(&card.question, &card.asked);
                    (Some(card), State::Ready(facts))
                }
                Err(problem) => (None, State::Unaskable(problem)),
            };
    }

    /// Copies the question, and sends the result.
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
