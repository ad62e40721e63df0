//! A page about a search that grows a tree, in its frame.

use plyscope_i18n::{texts, Lang};
use plyscope_session::playback::Mode;
use web_sys::Element;
use yew::prelude::*;

use super::{keys, page, Growth, Message, Model};
use crate::browser;
use crate::frame::{self, Callbacks, Change, Page, Pressed, Shell};
use crate::space::SpaceObserver;

/// The tree, and its node in the tab order.
const TREE: &str = ".growing";
const NODE: &str = ".growing [tabindex='0']";

/// The table beside the tree, and its heading.
const TABLE: &str = ".tried";
const HEADING: &str = ".tried h2";

/// The page.
pub struct App<G: Growth> {
    model: Model<G>,
    /// The space for the tree.
    place: NodeRef,
    observer: Option<SpaceObserver>,
    /// Whether the tree, or the table, had the keyboard focus before this render.
    was_in_tree: bool,
    was_in_table: bool,
    /// Whether another node of the tree is looked at, which then gets the focus.
    walked: bool,
    send: Callback<Message<G>>,
}

impl<G: Growth> Page for App<G> {
    type Message = Message<G>;
    type Notice = Vec<G::Problem>;

    fn open(fragment: &str, shell: Shell<Vec<G::Problem>>, send: &Callback<Message<G>>) -> Self {
        Self {
            model: Model::new(fragment, shell),
            place: NodeRef::default(),
            observer: None,
            was_in_tree: false,
            was_in_table: false,
            walked: false,
            send: send.clone(),
        }
    }

    fn shell(&self) -> &Shell<Vec<G::Problem>> {
        &self.model.shell
    }

    fn shell_mut(&mut self) -> &mut Shell<Vec<G::Problem>> {
        &mut self.model.shell
    }

    fn title(lang: Lang) -> String {
        format!("{} · {}", G::title(lang), texts::title(lang))
    }

    fn meaning(pressed: &Pressed) -> Option<frame::Message<Message<G>>> {
        keys::meaning(pressed)
    }

    fn follow(&mut self, fragment: &str) -> Change {
        self.model.show(fragment);
        Change::Look
    }

    fn link(&self) -> Option<String> {
        Some(self.model.print_link())
    }

    fn leaves(&self, message: &Message<G>) -> bool {
        match message {
            Message::Exhibit(_) | Message::Subject(_) => true,
            Message::Own(own) => G::leaves(own),
            _ => false,
        }
    }

    fn update(&mut self, message: Message<G>) -> Change {
        let model = &mut self.model;
        match message {
            Message::Subject(given) => {
                let settings = G::fitting(model.settings, &model.given, &given);
                model.restart(given, settings);
            }
            Message::Settings(settings) => model.restart(model.given.clone(), settings),
            Message::Go(way) => model.go(way),
            Message::Toggle => model.toggle(),
            Message::Exhibit(number) => model.show_exhibit(number),
            Message::Own(own) => G::update(model, own),
            Message::Speed(speed) => {
                model.speed = speed;
                return Change::Look;
            }
            Message::LookAt(node) => {
                model.looked_at = node;
                self.walked = browser::has_focus(TREE);
                return Change::Look;
            }
            Message::Space(width, height) => {
                model.fit((width, height));
                return Change::Look;
            }
        }
        Change::Address
    }

    fn view(&self, callbacks: &Callbacks<Message<G>>) -> Html {
        page::page(&self.model, &self.place, callbacks)
    }

    fn tick_every(&self) -> Option<u32> {
        if self.model.is_searching() {
            return Some(1);
        }
        (self.model.mode == Mode::Running).then(|| self.model.speed.interval())
    }

    fn tick(&mut self) -> Change {
        if self.model.is_searching() {
            self.model.search_on();
            return Change::Look;
        }
        self.model.next();
        Change::Address
    }

    fn after_update(&mut self) {
        self.was_in_tree = browser::has_focus(TREE);
        self.was_in_table = browser::has_focus(TABLE);
    }

    fn after_render(&mut self) {
        if self.observer.is_none() {
            let place = self.place.cast::<Element>();
            let send = self.send.clone();
            self.observer = place.map(|place| {
                SpaceObserver::new(&place, move |width, height| {
                    send.emit(Message::Space(width, height));
                })
            });
        }
        let walked = std::mem::take(&mut self.walked);
        // The node that had the focus may no longer be drawn.
        let was_in_tree = std::mem::take(&mut self.was_in_tree);
        if walked || (was_in_tree && !browser::has_focus(TREE)) {
            browser::focus(NODE);
        }
        // A move that is pressed is gone once the table is that of the move.
        if std::mem::take(&mut self.was_in_table) && !browser::has_focus(TABLE) {
            browser::focus_in_place(HEADING);
        }
    }
}
