//! The page for learning in its frame.

use plyscope_stage::locale::{texts, Lang};
use plyscope_stage::quiz::room::Room;
use yew::prelude::*;

use super::message::Message;
use super::model::{Model, Notice};
use super::view::focus::{node_id, Focus};
use super::{keys, view};
use crate::browser;
use crate::coroutines::reveal::reveal;
use crate::frame::{self, Change, Hearers, Page, Pressed, Shell};

/// Where the link leads that skips the header.
const TASK: &str = "#task";

impl Page for Model {
    type Message = Message;
    type Notice = Notice;

    fn open(fragment: &str, shell: Shell<Notice>, send: &Callback<Message>) -> Self {
        Self::new(fragment, shell, send)
    }

    fn shell(&self) -> &Shell<Notice> {
        &self.shell
    }

    fn shell_mut(&mut self) -> &mut Shell<Notice> {
        &mut self.shell
    }

    fn title(lang: Lang) -> String {
        format!("{} · {}", texts::learn_title(lang), texts::title(lang))
    }

    fn meaning(pressed: &Pressed) -> Option<frame::Message<Message>> {
        keys::meaning(pressed)
    }

    fn follow(&mut self, fragment: &str) -> Change {
        if fragment == TASK {
            self.focus = Some(Focus::Heading);
            return Change::Address;
        }
        self.show(fragment);
        self.focus = Some(Focus::Heading);
        Change::Look
    }

    fn link(&self) -> Option<String> {
        Some(self.room.print())
    }

    fn update(&mut self, message: Message) -> Change {
        match message {
            Message::Press(node, reach) => self.press(node, reach),
            Message::Check => self.check(),
            Message::Wish(plan) => self.wish.plan = plan,
            Message::Seed(seed) => self.wish.seed = seed,
            Message::Export => {
                browser::save_file("plyscope-progress.csv", "text/csv", &self.record.print());
                return Change::None;
            }
            Message::Erase(erasing) => self.erase(erasing),
            Message::Fetched(source, lang, text) => self.fetched(&source, lang, text),
            Message::Own(text) => {
                self.bring(text);
                return Change::Address;
            }
            Message::Turn(place, go) => {
                if let Some(lecture) = &mut self.lecture {
                    lecture.go(place, go);
                }
            }
            Message::Name(name) => {
                if let Some(lecture) = &mut self.lecture {
                    lecture.name = name;
                }
            }
            Message::HandIn => {
                if let Some(lecture) = &self.lecture {
                    let results = lecture.summary().print(self.shell.lang);
                    browser::save_file(
                        "plyscope-results.txt",
                        "text/plain;charset=utf-8",
                        &results,
                    );
                }
                return Change::None;
            }
            message => return self.answer(message),
        }
        self.changed()
    }

    fn view(&self, hearers: &Hearers<Message>) -> Html {
        view::page(self, hearers)
    }

    fn tend(&mut self) {
        if let Some(card) = &mut self.card {
            card.speak(self.shell.lang);
        }
        self.translate();
    }

    fn drawn(&mut self) {
        if let Some(focus) = self.focus.take() {
            focus.go();
        }
        if let Some(node) = self.glance.take() {
            reveal(".sketch", &format!("#{}", node_id(node)));
        }
    }

    fn keep(&self) {
        Self::keep(self);
    }
}

impl Model {
    /// Does what a message says that is about the question on the card.
    fn answer(&mut self, message: Message) -> Change {
        let Some(card) = &mut self.card else { return Change::None };
        match message {
            Message::Write(answer) => card.write(answer),
            Message::Leave => card.proofread(),
            Message::Walk(node) => {
                card.cursor = node;
                self.focus = Some(Focus::Node(node));
            }
            Message::Look(stop) => card.stop = Some(stop),
            Message::Hint => card.take_hint(),
            Message::StartAgain => {
                card.start_again();
                self.focus = Some(Focus::Heading);
            }
            Message::ShowKey => {
                card.attempt.show_key();
                self.focus = Some(Focus::Key);
            }
            _ => return Change::None,
        }
        self.changed()
    }

    /// The page looks different now. Where there is a question its address is written again when
    /// things have settled, and with it what was typed.
    fn changed(&self) -> Change {
        match self.room {
            Room::Question(_) | Room::Practice(_) | Room::Lesson(_) => Change::Address,
            Room::Home | Room::Progress => Change::Look,
        }
    }
}
