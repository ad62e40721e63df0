//! The page about backtracking in its frame, with its workers.

use std::mem;

use plyscope_i18n::{texts, Lang};
use plyscope_puzzle_view::backtrack::link::Link;
use plyscope_puzzle_view::backtrack::search::Travel;
use plyscope_puzzles::backtrack::Until;
use plyscope_session::playback::Mode;
use web_sys::Element;
use yew::prelude::*;

use super::counting::{CountMessage, Counting};
use super::message::{ByHand, Message};
use super::model::{CountState, Counted, Follows, Model, Notice, Run};
use super::worker_request::{Report, WorkerRequest};
use super::{keys, view};
use crate::browser;
use crate::frame::{self, Callbacks, Change, Page, Pressed, Shell};
use crate::viewport::ViewportObserver;
use crate::worker_channel::{Job, WorkerEvent, WorkerHandle};

/// Selectors of the whole tree and of its node in the tab order.
const TREE: &str = "[role=tree]";
const NODE: &str = "[role=treeitem][tabindex='0']";

/// Selectors of the board with what is below it, of the controls of a puzzle played by hand, and of what the
/// search is played by.
const STAGE: &str = ".stage";
const HAND: &str = ".transport.hand";
const PLAY: &str = ".transport .play";

/// Selectors of the buttons that begin or stop a search and of those for a count, each with that of the
/// first one of them.
const GROUPS: [(&str, &str); 2] =
    [(".explore .searches", ".searches button"), (".explore .counts", ".counts button")];

/// The page.
pub struct App {
    model: Model,
    send: Callback<Message>,
    /// The worker that continues the search.
    explorer: Option<WorkerHandle<WorkerRequest>>,
    /// The workers that count.
    counting: Option<Counting>,
    /// Whether the arrow keys have just moved to another square.
    walked: bool,
    /// Whether the tree had the keyboard focus before this render.
    in_tree: bool,
    /// The group of buttons that had it.
    in_group: Option<(&'static str, &'static str)>,
    /// The element that gets the focus after this render.
    places_focus: Option<&'static str>,
    /// The element that holds the tree.
    place: NodeRef,
    watch: Option<ViewportObserver>,
}

impl Page for App {
    type Message = Message;
    type Notice = Notice;

    fn open(fragment: &str, shell: Shell<Notice>, send: &Callback<Message>) -> Self {
        Self {
            model: Model::open(fragment, shell),
            send: send.clone(),
            explorer: None,
            counting: None,
            walked: false,
            in_tree: false,
            in_group: None,
            places_focus: None,
            place: NodeRef::default(),
            watch: None,
        }
    }

    fn shell(&self) -> &Shell<Notice> {
        &self.model.shell
    }

    fn shell_mut(&mut self) -> &mut Shell<Notice> {
        &mut self.model.shell
    }

    fn title(lang: Lang) -> String {
        format!("{} · {}", texts::trail_title(lang), texts::title(lang))
    }

    fn meaning(pressed: &Pressed) -> Option<frame::Message<Message>> {
        keys::meaning(pressed)
    }

    fn follow(&mut self, fragment: &str) -> Change {
        self.model.follow(fragment);
        Change::Look
    }

    fn link(&self) -> Option<String> {
        Some(self.model.link())
    }

    fn leaves(&self, message: &Message) -> bool {
        match message {
            Message::Exhibit(_) => true,
            // They end what is played by hand, which would be lost.
            Message::Problem(_) | Message::ByHand(ByHand::End | ByHand::HandOver)
                if self.model.has_choices() =>
            {
                true
            }
            Message::Problem(problem) => {
                mem::discriminant(problem) != mem::discriminant(self.model.search.problem())
            }
            _ => false,
        }
    }

    fn update(&mut self, message: Message) -> Change {
        let moves = matches!(
            message,
            Message::Problem(_)
                | Message::ByHand(_)
                | Message::Block(_)
                | Message::Explored(_)
                | Message::Go(_)
                | Message::Toggle
                | Message::Exhibit(_)
        );
        self.handle(message);
        if moves {
            Change::Address
        } else {
            Change::Look
        }
    }

    fn view(&self, callbacks: &Callbacks<Message>) -> Html {
        view::page(&self.model, &self.place, callbacks)
    }

    fn tick_every(&self) -> Option<u32> {
        (self.model.mode == Mode::Running).then(|| self.model.rate.interval())
    }

    fn tick(&mut self) -> Change {
        self.model.tick();
        Change::Address
    }

    fn after_update(&mut self) {
        if self.model.run.is_none() {
            self.explorer = None;
        }
        if self.model.tally.is_none_or(|counted| counted.state != CountState::Running) {
            self.counting = None;
        }
        self.in_tree |= browser::has_focus(TREE);
        self.in_group = GROUPS.into_iter().find(|(group, _)| browser::has_focus(group));
    }

    fn after_render(&mut self) {
        if mem::take(&mut self.walked) {
            browser::focus(view::SQUARE);
        }
        if self.watch.is_none() {
            let place = self.place.cast::<Element>();
            self.watch =
                place.map(|place| ViewportObserver::new(place, self.send.reform(Message::Look)));
        }
        if mem::take(&mut self.in_tree) {
            // The node that had the focus may no longer be drawn.
            browser::focus(NODE);
        }
        if let Some(place) = self.places_focus.take() {
            if place == HAND {
                // The choices are made with the board in view.
                browser::scroll_back_to(STAGE);
            }
            browser::focus(place);
        }
        // A button is gone once it has begun a search, and another once the search has ended.
        if let Some((group, first)) = self.in_group.take() {
            if !browser::has_focus(group) {
                browser::focus_in_place(first);
            }
        }
    }
}

impl App {
    fn handle(&mut self, message: Message) {
        let model = &mut self.model;
        match message {
            // The search stands still while the user plays.
            Message::Go(_) | Message::Toggle if model.hand.is_some() => {}
            Message::Problem(problem) => {
                model.shell.clear_notice();
                model.begin(problem);
            }
            Message::Go(way) => {
                model.go(way);
                // A distant solution is searched in the background.
                let notice = model.shell.own_notice();
                let is_far = matches!(notice, Some(Notice::TooFar | Notice::TooSlow));
                if way == Travel::NextSolution && is_far {
                    self.run(Until::Solution);
                }
            }
            Message::Toggle => model.toggle(),
            Message::Rate(rate) => model.rate = rate,
            Message::Run(until) => self.run(until),
            Message::Halt => model.run = None,
            Message::Explored(WorkerEvent::Message(Report::News(news))) => {
                model.explored(news, browser::now());
            }
            Message::Explored(WorkerEvent::Message(_)) => model.arrived(),
            Message::Explored(WorkerEvent::Lost | WorkerEvent::Unreachable) => {
                model.run = None;
                model.shell.notify(Notice::NoWorker);
            }
            Message::Count => self.count(),
            Message::Counted(message) => self.counted(message),
            Message::StopCount => self.tally(CountState::Stopped),
            Message::ByHand(what) => {
                if what == ByHand::Begin {
                    self.stand_still();
                }
                self.model.by_hand(what);
                self.places_focus = place_after(what);
            }
            Message::Press(press) => model.press = press,
            Message::Block(square) => {
                model.block(square);
                self.walked = true;
            }
            Message::Focus(square) => {
                model.square = square;
                self.walked = true;
            }
            Message::Shape(shape) => model.shape = shape,
            Message::Look(look) => model.look(&look),
            Message::Walk(node) => {
                model.node = Some(node);
                self.in_tree = true;
            }
            Message::Exhibit(number) => model.show_exhibit(number),
        }
    }

    /// Ends what runs in the background, which could not be seen nor stopped while the user plays.
    fn stand_still(&mut self) {
        self.model.run = None;
        if self.model.tally.is_some_and(|counted| counted.state == CountState::Running) {
            self.tally(CountState::Stopped);
        }
    }

    /// Has all solutions counted.
    fn count(&mut self) {
        let problem = self.model.search.problem();
        let send = self.send.reform(Message::Counted);
        self.counting = Some(Counting::begin(problem, Link::print(problem, 0), &send));
        self.tally(CountState::Running);
    }

    /// Applies a worker's count.
    fn counted(&mut self, (number, event): CountMessage) {
        let WorkerEvent::Message(report) = event else {
            self.model.tally = None;
            self.model.shell.notify(Notice::NoWorker);
            return;
        };
        let Some(counting) = &mut self.counting else { return };
        counting.receive(number, &report);
        let is_done = counting.is_done();
        self.tally(if is_done { CountState::Done } else { CountState::Running });
    }

    /// Continues the search in the background from the last known step.
    fn run(&mut self, until: Until) {
        let model = &mut self.model;
        let journal = model.search.journal();
        let is_at_front = model.search.is_at_front();
        let follows = if is_at_front { Follows::Front } else { Follows::Own };
        let now = browser::now();
        model.mode = Mode::Paused;
        model.shell.clear_notice();
        model.run = Some(Run { until, begun: (now, journal.reach()), updated: now, follows });
        let handle = WorkerHandle::start(Job::Backtracking, self.send.reform(Message::Explored));
        handle.send(&WorkerRequest::Explore {
            puzzle: Link::print(model.search.problem(), 0),
            front: journal.front().unwrap_or(model.search.here()).clone(),
            deepest: journal.deepest(u64::MAX),
            until,
        });
        self.explorer = Some(handle);
    }

    /// Shows how far the count is.
    fn tally(&mut self, state: CountState) {
        let tally = self.counting.as_ref().map(Counting::tally);
        self.model.tally = tally.map(|tally| Counted { tally, state });
    }
}

/// Where the focus goes after an action of a user who plays by hand: what was pressed is gone.
fn place_after(what: ByHand) -> Option<&'static str> {
    match what {
        ByHand::Begin => Some(HAND),
        // A square of the board is still there, and the choices are others.
        ByHand::Choose(_) => browser::has_focus(HAND).then_some(HAND),
        ByHand::HandOver | ByHand::End => Some(PLAY),
        ByHand::TakeBack | ByHand::Ask => None,
    }
}
