//! The page about coroutines as a component: takes messages, changes the model, and draws it again.

use gloo::events::{EventListener, EventListenerOptions, EventListenerPhase};
use gloo::timers::callback::{Interval, Timeout};
use gloo::utils::window;
use plyscope_stage::locale::{texts, Lang};
use plyscope_stage::playback::{Mode, Speed};
use wasm_bindgen::JsCast;
use web_sys::KeyboardEvent;
use yew::prelude::*;

use super::message::Message;
use super::model::{Model, Notice};
use super::reveal::reveal;
use super::{keys, view};
use crate::message::Theme;
use crate::{browser, language};

/// How long the page waits after a change before it writes the address, in milliseconds.
const SETTLE_AFTER: u32 = 300;

/// The choice among the languages.
const LANGUAGES: &str = ".language";

/// The frame of the tree, which scrolls where the tree is larger.
const TREE: &str = ".search-tree";

/// The node that the producer is at.
const HERE: &str = ".halo";

/// The page.
pub struct App {
    model: Model,
    /// The language that was chosen last; its texts may still be on their way.
    wished: Lang,
    /// The clock of a running film, and how fast it ticks.
    clock: Option<(Interval, Speed)>,
    settling: Option<Timeout>,
    _watchers: [EventListener; 2],
    /// What the address said when it was last written by the page.
    written: String,
}

impl Component for App {
    type Message = Message;
    type Properties = ();

    fn create(ctx: &Context<Self>) -> Self {
        let wished = language::wished();
        let lang = if wished.is_known() { wished } else { Lang::En };
        let theme = Theme::from_id(&browser::recall("theme").unwrap_or_default());
        let mut model = Model::open(&browser::fragment(), lang, theme);
        if !wished.is_known() {
            model.notice.get_or_insert(Notice::Unspoken(wished));
        }
        let send = ctx.link().callback(|message| message);
        let address = {
            let send = send.clone();
            EventListener::new(&window(), "hashchange", move |_| send.emit(Message::Address))
        };
        let options = EventListenerOptions { phase: EventListenerPhase::Bubble, passive: false };
        let pressed =
            EventListener::new_with_options(&window(), "keydown", options, move |event| {
                let Some(event) = event.dyn_ref::<KeyboardEvent>() else { return };
                if let Some(message) = keys::meaning(event) {
                    event.prevent_default();
                    send.emit(message);
                }
            });
        let app = Self {
            model,
            wished,
            clock: None,
            settling: None,
            _watchers: [address, pressed],
            written: browser::fragment(),
        };
        app.describe_page();
        app
    }

    fn update(&mut self, ctx: &Context<Self>, message: Message) -> bool {
        let settles = matches!(
            message,
            Message::Labels(_)
                | Message::Wanted(_)
                | Message::Go(_)
                | Message::Toggle
                | Message::Tick
                | Message::Exhibit(_)
        );
        let changed = self.handle(ctx, message);
        if settles {
            let link = ctx.link().clone();
            self.settling =
                Some(Timeout::new(SETTLE_AFTER, move || link.send_message(Message::Settle)));
        }
        self.wind_clock(ctx);
        changed
    }

    fn rendered(&mut self, _: &Context<Self>, _: bool) {
        reveal(TREE, HERE);
    }

    fn view(&self, ctx: &Context<Self>) -> Html {
        let send = ctx.link().callback(|message| message);
        view::page(&self.model, &send)
    }
}

impl App {
    /// Changes the model; tells whether the page looks different now.
    fn handle(&mut self, ctx: &Context<Self>, message: Message) -> bool {
        let model = &mut self.model;
        match message {
            Message::Labels(tree) => model.plant(tree),
            Message::Wanted(wanted) => model.look_for(wanted),
            Message::Go(way) => model.go(way),
            Message::Toggle => model.toggle(),
            Message::Tick => model.tick(),
            Message::Speed(speed) => model.speed = speed,
            Message::Exhibit(number) => {
                model.show_exhibit(number);
                model.dialog = None;
            }
            Message::Open(dialog) => model.dialog = Some(dialog),
            Message::Close => model.dialog = None,
            Message::Speak(lang) => {
                self.wished = lang;
                ctx.link().send_future(async move {
                    language::fetch(lang).await;
                    Message::Learnt(lang)
                });
                return false;
            }
            Message::Learnt(lang) if lang == self.wished => self.speak(lang),
            Message::Learnt(_) => return false,
            Message::Paint(theme) => {
                model.theme = theme;
                browser::remember("theme", theme.id());
                self.describe_page();
            }
            Message::Share => {
                self.settle();
                ctx.link().send_future(async {
                    Message::Shared(browser::copy(browser::address()).await)
                });
            }
            Message::Shared(copied) => model.notice = Some(Notice::Shared(copied)),
            Message::Address => {
                let fragment = browser::fragment();
                if fragment != self.written {
                    self.written.clone_from(&fragment);
                    model.follow(&fragment);
                }
            }
            Message::Settle => {
                self.settle();
                return false;
            }
            Message::Dismiss => model.notice = None,
        }
        true
    }

    /// Speaks a language from now on, if its texts have come.
    fn speak(&mut self, lang: Lang) {
        if matches!(self.model.notice, Some(Notice::Unspoken(_))) {
            self.model.notice = None;
        }
        if lang.is_known() {
            self.model.lang = lang;
            browser::remember("language", lang.tag());
            self.describe_page();
        } else {
            self.model.notice = Some(Notice::Unspoken(lang));
            browser::reset_choice(LANGUAGES, self.model.lang.tag());
        }
    }

    /// Writes the address.
    fn settle(&mut self) {
        browser::set_fragment(&self.model.link());
        self.written = browser::fragment();
    }

    fn describe_page(&self) {
        let lang = self.model.lang;
        let title = format!("{} · {}", texts::coroutine_title(lang), texts::title(lang));
        browser::describe_page(lang.tag(), self.model.theme.id(), &title);
    }

    /// Lets the clock tick while the film runs, at the speed that was chosen.
    fn wind_clock(&mut self, ctx: &Context<Self>) {
        if self.model.mode == Mode::Paused {
            self.clock = None;
            return;
        }
        let speed = self.model.speed;
        if self.clock.as_ref().is_none_or(|&(_, ticking)| ticking != speed) {
            let link = ctx.link().clone();
            let clock = Interval::new(speed.interval(), move || link.send_message(Message::Tick));
            self.clock = Some((clock, speed));
        }
    }
}
