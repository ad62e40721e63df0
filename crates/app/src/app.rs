//! The page as a component: takes messages, changes the model, and draws it again.

use gloo::events::{EventListener, EventListenerOptions};
use gloo::timers::callback::{Interval, Timeout};
use gloo::utils::window;
use plyscope_stage::caption::caption;
use plyscope_stage::locale::{texts, Lang};
use plyscope_stage::playback::{self, Mode, Speed};
use plyscope_stage::scene::camera::{within, Viewport};
use plyscope_stage::svg;
use wasm_bindgen::closure::Closure;
use wasm_bindgen::JsCast;
use web_sys::{Element, KeyboardEvent, ResizeObserver, WheelEvent};
use yew::prelude::*;

use crate::door::Door;
use crate::message::{Look, Message, Theme};
use crate::model::{Left, Model, Notice};
use crate::searcher::Seat;
use crate::{browser, keys, language, view};

/// How long the page waits after a change before it writes the address, in milliseconds. Browsers
/// refuse addresses that change all the time.
const SETTLE_AFTER: u32 = 300;

/// The tree, for those who use the keyboard.
const TREE: &str = "[role=tree]";

/// The one item of the tree that the Tab key reaches.
const ENTRANCE: &str = "[role=tree] [tabindex='0']";

/// The choice among the languages.
const LANGUAGES: &str = ".language";

/// The page.
pub struct App {
    model: Model,
    /// The language that was chosen last; its texts may still be on their way.
    wished: Lang,
    /// The clock of a running film, and how fast it ticks.
    clock: Option<(Interval, Speed)>,
    settling: Option<Timeout>,
    /// The way to the annex.
    door: Door,
    /// The place for the tree.
    stage: NodeRef,
    watchers: Vec<EventListener>,
    resizing: Option<Resizing>,
    /// What the address said when it was last written by the page.
    written: String,
    /// Who searches.
    searcher: Seat,
    /// Who is asked about the rules of a match, even while there is a search.
    referee: Seat,
    /// Whether the keyboard focus belongs to the tree, whichever of its items is drawn.
    in_tree: bool,
    /// Whether the keys have just walked to another item of the tree.
    walked: bool,
}

/// Watches the size of the place for the tree.
struct Resizing {
    observer: ResizeObserver,
    _callback: Closure<dyn FnMut()>,
}

impl Drop for Resizing {
    fn drop(&mut self) {
        self.observer.disconnect();
    }
}

impl Component for App {
    type Message = Message;
    type Properties = ();

    fn create(ctx: &Context<Self>) -> Self {
        let wished = language::wished();
        let lang = if wished.is_known() { wished } else { Lang::En };
        let theme = Theme::from_id(&browser::recall("theme").unwrap_or_default());
        let left = browser::recall("text").zip(browser::recall("work"));
        let left = left.map(|(text, link)| Left { text, link });
        // An address that this page wrote is a reload, and what was remembered may be newer.
        let own = browser::recall("address").is_some_and(|own| own == browser::fragment());
        let fragment = if own { String::new() } else { browser::fragment() };
        let mut model = Model::open(&fragment, left, lang, theme);
        if !wished.is_known() {
            model.notice.get_or_insert(Notice::Unspoken(wished));
        }
        let send = ctx.link().callback(|message| message);
        let pressed = {
            let send = send.clone();
            EventListener::new_with_options(&window(), "keydown", active(), move |event| {
                let Some(event) = event.dyn_ref::<KeyboardEvent>() else { return };
                if let Some(message) = keys::meaning(event) {
                    event.prevent_default();
                    send.emit(message);
                }
            })
        };
        let leaving = {
            let send = send.clone();
            EventListener::new(&window(), "pagehide", move |_| send.emit(Message::Leave))
        };
        let address = {
            let send = send.clone();
            EventListener::new(&window(), "hashchange", move |_| send.emit(Message::Address))
        };
        let mut app = Self {
            model,
            wished,
            clock: None,
            settling: None,
            door: Door::new(send),
            stage: NodeRef::default(),
            watchers: vec![pressed, address, leaving],
            resizing: None,
            written: browser::fragment(),
            searcher: Seat::default(),
            referee: Seat::default(),
            in_tree: false,
            walked: false,
        };
        app.describe_page();
        app.employ(ctx);
        app
    }

    fn update(&mut self, ctx: &Context<Self>, message: Message) -> bool {
        let settles = !matches!(
            message,
            Message::Settle
                | Message::Leave
                | Message::Shared(_)
                | Message::Speak(_)
                | Message::Look(_)
                | Message::Point(_)
                | Message::Worker(_)
                | Message::Dismiss
                | Message::Entered
                | Message::Shut(_)
        );
        let passing = matches!(
            self.model.notice,
            Some(
                Notice::Shared(_)
                    | Notice::Cancelled(_)
                    | Notice::TooLongForLink
                    | Notice::Lost
                    | Notice::Shut(_)
                    | Notice::Game(_)
            )
        );
        if passing && settles {
            self.model.notice = None;
        }
        self.in_tree = browser::has_focus(TREE);
        self.walked = matches!(message, Message::Walk(_));
        let changed = self.handle(ctx, message);
        if settles {
            if !self.model.is_large() {
                self.remember();
            }
            let link = ctx.link().clone();
            self.settling =
                Some(Timeout::new(SETTLE_AFTER, move || link.send_message(Message::Settle)));
        }
        self.wind_clock(ctx);
        self.employ(ctx);
        changed
    }

    fn rendered(&mut self, ctx: &Context<Self>, first: bool) {
        if first {
            self.watch_stage(ctx);
        }
        // The item that had the focus may no longer be drawn.
        if std::mem::take(&mut self.in_tree) && (self.walked || !browser::has_focus(TREE)) {
            browser::focus(ENTRANCE);
        }
    }

    fn view(&self, ctx: &Context<Self>) -> Html {
        let send = ctx.link().callback(|message| message);
        view::page(&self.model, &self.stage, &send)
    }
}

const fn active() -> EventListenerOptions {
    EventListenerOptions { phase: gloo::events::EventListenerPhase::Bubble, passive: false }
}

impl App {
    /// Changes the model; tells whether the page looks different now.
    fn handle(&mut self, ctx: &Context<Self>, message: Message) -> bool {
        let model = &mut self.model;
        match message {
            Message::Text(text) => model.set_text(text),
            Message::Setup(setup) => model.set_setup(setup),
            Message::Root(player) => model.set_root(player),
            Message::Play(message) => model.play(message),
            Message::Choose(node) => model.chosen = node,
            Message::Walk(node) => model.walk(node),
            Message::Edit(edit) => model.edit(&edit),
            Message::Undo => model.undo(),
            Message::Redo => model.redo(),
            Message::Exhibit(number) => {
                model.show_exhibit(number);
                model.dialog = None;
            }
            Message::Look(look) => model.look(look),
            Message::ToggleNames => model.toggle_names(),
            Message::Open(dialog) => model.dialog = Some(dialog),
            Message::Enter(_) if model.entering.is_some() => return false,
            Message::Enter(room) => {
                model.entering = Some(room);
                ctx.link().send_future(self.door.open(model.errand(room), model.lang));
            }
            Message::Entered => model.entering = None,
            Message::Shut(room) => {
                model.entering = None;
                model.notice = Some(Notice::Shut(room));
            }
            Message::Close => model.dialog = None,
            Message::Speak(lang) => {
                self.wished = lang;
                ctx.link().send_future(async move {
                    language::fetch(lang).await;
                    Message::Learnt(lang)
                });
                return false;
            }
            Message::Learnt(lang) => {
                if lang != self.wished {
                    return false;
                }
                self.speak(lang);
            }
            Message::Paint(theme) => {
                model.theme = theme;
                browser::remember("theme", theme.id());
                self.describe_page();
            }
            Message::Share if model.link().is_none() => {
                model.notice = Some(Notice::TooLongForLink);
            }
            Message::Share => {
                self.settle();
                ctx.link().send_future(async {
                    Message::Shared(browser::copy(browser::address()).await)
                });
            }
            Message::Shared(copied) => model.notice = Some(Notice::Shared(copied)),
            Message::SavePicture => self.save_picture(),
            Message::Print => browser::print(),
            Message::Address => {
                let fragment = browser::fragment();
                if fragment != self.written {
                    self.written.clone_from(&fragment);
                    self.model.follow(&fragment, None);
                }
            }
            Message::Settle => {
                self.settle();
                return false;
            }
            Message::Leave => {
                self.remember();
                return false;
            }
            Message::Dismiss => model.notice = None,
            Message::Worker(reply) => {
                if reply.news.is_last() {
                    self.searcher.rest(reply.number);
                    self.referee.rest(reply.number);
                }
                model.hear(*reply);
            }
            Message::Game(game) => model.set_game(game),
            Message::Toggle(node) => model.toggle(node),
            Message::Point(node) => model.pointed = node,
            Message::Match(message) => model.play_match(message),
            Message::Cancel => model.cancel(),
            Message::Retry => model.retry(),
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

    /// Writes the address and the work in progress down.
    fn settle(&mut self) {
        // A tree too large for an address is found again by what was remembered.
        browser::set_fragment(&self.model.link().unwrap_or_default());
        self.written = browser::fragment();
        self.remember();
    }

    /// Writes the work in progress down, and the address it belongs to.
    fn remember(&self) {
        let left = self.model.left();
        browser::remember("text", &left.text);
        browser::remember("work", &left.link);
        browser::remember("address", &browser::fragment());
    }

    fn describe_page(&self) {
        let lang = self.model.lang;
        let title = format!("{} · {}", texts::title(lang), texts::tagline(lang));
        browser::describe_page(lang.tag(), self.model.theme.id(), &title);
    }

    /// Lets the clock tick while the film runs, at the speed that was chosen.
    fn wind_clock(&mut self, ctx: &Context<Self>) {
        let Mode::Running = self.model.playback.mode else {
            self.clock = None;
            return;
        };
        let speed = self.model.playback.speed;
        if self.clock.as_ref().is_none_or(|&(_, ticking)| ticking != speed) {
            let link = ctx.link().clone();
            let clock = Interval::new(speed.interval(), move || {
                link.send_message(Message::Play(playback::Message::Tick));
            });
            self.clock = Some((clock, speed));
        }
    }

    /// Gives the workers what they have to do.
    fn employ(&mut self, ctx: &Context<Self>) {
        let send = || ctx.link().callback(|reply| Message::Worker(Box::new(reply)));
        self.searcher.give(self.model.request(), send);
        self.referee.give(self.model.question(), send);
    }

    fn watch_stage(&mut self, ctx: &Context<Self>) {
        let Some(stage) = self.stage.cast::<Element>() else { return };
        let send = ctx.link().callback(Message::Look);
        let wheel = {
            let (send, stage) = (send.clone(), stage.clone());
            EventListener::new_with_options(&stage.clone(), "wheel", active(), move |event| {
                let Some(event) = event.dyn_ref::<WheelEvent>() else { return };
                event.prevent_default();
                let place = stage.get_bounding_client_rect();
                let at = (
                    f64::from(event.client_x()) - place.left(),
                    f64::from(event.client_y()) - place.top(),
                );
                let factor = js_sys::Math::exp(within(-event.delta_y() / 400.0, -0.5, 0.5));
                send.emit(Look::Zoom { factor, at: Some(at) });
            })
        };
        self.watchers.push(wheel);
        let measured = stage.clone();
        let callback = Closure::<dyn FnMut()>::new(move || {
            let (width, height) = (measured.client_width(), measured.client_height());
            if width > 0 && height > 0 {
                let viewport = Viewport { width: f64::from(width), height: f64::from(height) };
                send.emit(Look::Size(viewport));
            }
        });
        if let Ok(observer) = ResizeObserver::new(callback.as_ref().unchecked_ref()) {
            observer.observe(&stage);
            self.resizing = Some(Resizing { observer, _callback: callback });
        }
    }

    fn save_picture(&self) {
        let Some(session) = &self.model.session else { return };
        let (step, lang) = (self.model.playback.step, self.model.lang);
        let told = caption(session, step, lang);
        let title = texts::step_of(lang, step.0 as usize, session.trace().last_step().0 as usize);
        let picture = svg::document(session, step, self.model.labels(), &title, &told);
        browser::save_file(&format!("plyscope-{}.svg", step.0), "image/svg+xml", &picture);
    }
}
