//! The page about coroutines in its frame.

use plyscope_i18n::{texts, Lang};
use plyscope_session::playback::Mode;
use yew::prelude::*;

use super::message::Message;
use super::model::{Model, Notice};
use super::reveal::reveal;
use super::{keys, view};
use crate::frame::{self, Callbacks, Change, Page, Pressed, Shell};

/// The frame of the tree, which scrolls where the tree is larger.
const TREE: &str = ".search-tree";

/// The node that the producer is at.
const HERE: &str = ".halo";

impl Page for Model {
    type Message = Message;
    type Notice = Notice;

    fn open(fragment: &str, shell: Shell<Notice>, _: &Callback<Message>) -> Self {
        Self::new(fragment, shell)
    }

    fn shell(&self) -> &Shell<Notice> {
        &self.shell
    }

    fn shell_mut(&mut self) -> &mut Shell<Notice> {
        &mut self.shell
    }

    fn title(lang: Lang) -> String {
        format!("{} · {}", texts::coroutine_title(lang), texts::title(lang))
    }

    fn meaning(pressed: &Pressed) -> Option<frame::Message<Message>> {
        keys::meaning(pressed)
    }

    fn follow(&mut self, fragment: &str) -> Change {
        self.show(fragment);
        Change::Look
    }

    fn link(&self) -> Option<String> {
        Some(self.print_link())
    }

    fn leaves(&self, message: &Message) -> bool {
        matches!(message, Message::Exhibit(_))
    }

    fn update(&mut self, message: Message) -> Change {
        match message {
            Message::Labels(tree) => self.plant(tree),
            Message::Wanted(wanted) => self.look_for(wanted),
            Message::Go(way) => self.go(way),
            Message::Toggle => self.toggle(),
            Message::Exhibit(number) => self.show_exhibit(number),
            Message::Speed(speed) => {
                self.speed = speed;
                return Change::Look;
            }
        }
        Change::Address
    }

    fn view(&self, callbacks: &Callbacks<Message>) -> Html {
        view::page(self, callbacks)
    }

    fn tick_every(&self) -> Option<u32> {
        (self.mode == Mode::Running).then(|| self.speed.interval())
    }

    fn tick(&mut self) -> Change {
        self.next();
        Change::Address
    }

    fn after_render(&mut self) {
        reveal(TREE, HERE);
    }
}
