//! The page about backtracking as a component: takes messages, changes the model, and draws it again.

use gloo::events::{EventListener, EventListenerOptions, EventListenerPhase};
use gloo::timers::callback::{Interval, Timeout};
use gloo::utils::window;
use plyscope_core::backtrack::Until;
use plyscope_stage::backtrack::link::Link;
use plyscope_stage::backtrack::rate::Rate;
use plyscope_stage::backtrack::search::Travel;
use plyscope_stage::locale::{texts, Lang};
use plyscope_stage::playback::Mode;
use wasm_bindgen::JsCast;
use web_sys::KeyboardEvent;
use yew::prelude::*;

use super::counting::Counting;
use super::errand::{Errand, Report, PROGRAM};
use super::message::Message;
use super::model::{CountState, Counted, Model, Notice, Run, View};
use super::{keys, view};
use crate::message::Theme;
use crate::wire::{Heard, Wire};
use crate::{browser, language};

/// How long the page waits after a change before it writes the address, in milliseconds.
const SETTLE_AFTER: u32 = 300;

/// The choice among the languages.
const LANGUAGES: &str = ".language";

/// The square that the Tab key reaches.
const SQUARE: &str = "[role=gridcell][tabindex='0']";

/// The page.
pub struct App {
    model: Model,
    /// The language that was chosen last; its texts may still be on their way.
    wished: Lang,
    /// The clock of a running film, and how fast it ticks.
    clock: Option<(Interval, Rate)>,
    settling: Option<Timeout>,
    /// The worker that explores on.
    explorer: Option<Wire<Errand>>,
    /// The workers that count.
    counting: Option<Counting>,
    _watchers: [EventListener; 2],
    /// What the address said when it was last written by the page.
    written: String,
    /// Whether the keys have just walked to another square.
    walked: bool,
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
            explorer: None,
            counting: None,
            _watchers: [address, pressed],
            written: browser::fragment(),
            walked: false,
        };
        app.describe_page();
        app
    }

    fn update(&mut self, ctx: &Context<Self>, message: Message) -> bool {
        let settles = matches!(
            message,
            Message::Problem(_)
                | Message::ByHand(_)
                | Message::Block(_)
                | Message::Explored(_)
                | Message::Go(_)
                | Message::Toggle
                | Message::Tick
                | Message::Exhibit(_)
        );
        self.walked = matches!(message, Message::Focus(_) | Message::Block(_));
        let changed = self.handle(ctx, message);
        if settles {
            let link = ctx.link().clone();
            self.settling =
                Some(Timeout::new(SETTLE_AFTER, move || link.send_message(Message::Settle)));
        }
        self.dismiss();
        self.wind_clock(ctx);
        changed
    }

    fn rendered(&mut self, _: &Context<Self>, _: bool) {
        if std::mem::take(&mut self.walked) {
            browser::focus(SQUARE);
        }
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
            Message::Problem(problem) => {
                model.notice = None;
                model.begin(problem);
            }
            Message::Go(way) => {
                model.go(way);
                // What is too far to be found at once is looked for in the background.
                if way == Travel::NextSolution && model.notice == Some(Notice::TooFar) {
                    self.run(ctx, Until::Solution);
                }
            }
            Message::Toggle => model.toggle(),
            Message::Tick => model.tick(),
            Message::Rate(rate) => model.rate = rate,
            Message::Run(until) => self.run(ctx, until),
            Message::Halt => model.run = None,
            Message::Explored(Heard::Said(Report::News(news))) => {
                model.explored(news, browser::now());
            }
            Message::Explored(Heard::Said(_)) => model.arrived(),
            Message::Explored(Heard::Lost | Heard::Unreachable) => {
                model.run = None;
                model.notice = Some(Notice::NoWorker);
            }
            Message::Count => {
                let said = ctx.link().callback(Message::Counted);
                let link = Link::print(model.search.problem(), 0);
                self.counting = Some(Counting::begin(model.search.problem(), link, &said));
                self.tally(CountState::Running);
            }
            Message::Counted((number, Heard::Said(report))) => {
                let Some(counting) = &mut self.counting else { return false };
                counting.hear(number, &report);
                let is_done = counting.is_done();
                self.tally(if is_done { CountState::Done } else { CountState::Running });
            }
            Message::Counted((_, Heard::Lost | Heard::Unreachable)) => {
                model.tally = None;
                model.notice = Some(Notice::NoWorker);
            }
            Message::StopCount => self.tally(CountState::Stopped),
            Message::ByHand(what) => model.by_hand(what),
            Message::Press(press) => model.press = press,
            Message::Block(square) => model.block(square),
            Message::Focus(square) => model.square = square,
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

    /// Lets the search run on in the background, from where it is known.
    fn run(&mut self, ctx: &Context<Self>, until: Until) {
        let model = &mut self.model;
        let journal = model.search.journal();
        let view = if model.search.is_at_front() { View::Front } else { View::Own };
        let now = browser::now();
        model.mode = Mode::Paused;
        model.notice = None;
        model.run = Some(Run { until, begun: (now, journal.reach()), heard: now, view });
        let wire = Wire::to(PROGRAM, ctx.link().callback(Message::Explored));
        wire.say(&Errand::Explore {
            puzzle: Link::print(model.search.problem(), 0),
            front: journal.front().unwrap_or(model.search.here()).clone(),
            deepest: journal.deepest(u64::MAX),
            until,
        });
        self.explorer = Some(wire);
    }

    /// Shows how far the count is.
    fn tally(&mut self, state: CountState) {
        let tally = self.counting.as_ref().map(Counting::tally);
        self.model.tally = tally.map(|tally| Counted { tally, state });
    }

    /// Lets workers go whose work is no longer wanted.
    fn dismiss(&mut self) {
        if self.model.run.is_none() {
            self.explorer = None;
        }
        if self.model.tally.is_none_or(|counted| counted.state != CountState::Running) {
            self.counting = None;
        }
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
        let title = format!("{} · {}", texts::trail_title(lang), texts::title(lang));
        browser::describe_page(lang.tag(), self.model.theme.id(), &title);
    }

    /// Lets the clock tick while the film runs, at the speed that was chosen.
    fn wind_clock(&mut self, ctx: &Context<Self>) {
        if self.model.mode == Mode::Paused {
            self.clock = None;
            return;
        }
        let rate = self.model.rate;
        if self.clock.as_ref().is_none_or(|&(_, ticking)| ticking != rate) {
            let link = ctx.link().clone();
            let clock = Interval::new(rate.interval(), move || link.send_message(Message::Tick));
            self.clock = Some((clock, rate));
        }
    }
}
