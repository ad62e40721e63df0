//! The page of game trees in its frame, with its workers and dialogs.

use plyscope_i18n::{texts, Lang};
use plyscope_program_trace::is_object;
use plyscope_search::{Step, TreeNode};
use plyscope_session::playback::{self, Mode};
use plyscope_session::travel::Travel;
use plyscope_setup::view::View;
use wasm_bindgen_futures::spawn_local;
use web_sys::Element;
use yew::prelude::*;

use crate::dialog_opener::DialogOpener;
use crate::frame::{self, Callbacks, Change, Page, Pressed, Shell};
use crate::message::{Look, Message};
use crate::model::{MatchMessage, Model, Notice, SavedWork};
use crate::questions::Questions;
use crate::searcher::WorkerSlot;
use crate::view::path::RowsObserver;
use crate::viewport::ViewportObserver;
use crate::{browser, keys, view};

/// Selector of the keyboard-accessible tree.
const TREE: &str = "[role=tree]";

/// Selectors of the moves below the board, and of the heading above it.
const MOVES: &str = ".board-panel .moves";
const BOARD: &str = ".board-panel > summary";

/// Selector of the match against the search.
const MATCH: &str = ".match";

/// Selector of the tree's canvas.
const CANVAS: &str = "#stage .canvas";

/// Selector of the choice of what is searched.
const SOURCE: &str = "#source";

/// Selector of the text of a trace.
const TRACE: &str = "#trace-text";

/// The tree item in the tab order.
const ENTRANCE: &str = "[role=tree] [tabindex='0']";

/// The page.
pub struct App {
    model: Model,
    send: Callback<Message>,
    /// Opens dialogs of the separate dialog program.
    dialog_opener: DialogOpener,
    /// The element that holds the tree.
    tree_area: NodeRef,
    viewport_observer: Option<ViewportObserver>,
    /// The search worker.
    searcher: WorkerSlot,
    /// The worker that knows the rules of a match; it can answer while the other one searches.
    referee: WorkerSlot,
    /// Whether the tree had the keyboard focus before this render.
    in_tree: bool,
    /// Whether the match had the keyboard focus before this render.
    in_match: bool,
    /// Whether a move below the board had it.
    in_moves: bool,
    /// Keeps the row of the step in view.
    rows: RowsObserver,
    /// The step whose row has been scrolled into view.
    shown_at: Option<(Step, View)>,
    /// Whether the arrow keys have just moved to another item of the tree.
    walked: bool,
    /// Whether a node was just pressed: the focus then goes to the canvas, where the arrow keys
    /// step, and not to the node.
    pressed: bool,
    /// Whether the tree had the focus when editing of a leaf value started.
    edits_from_tree: bool,
    /// The element that gets the focus after this render.
    places_focus: Option<&'static str>,
    /// The text that was stored last.
    stored: String,
    /// The addresses of one's own work that were left for another one, to which the browser may go back.
    left: Vec<String>,
    /// The questions that interrupt the search.
    questions: Questions,
}

impl Page for App {
    type Message = Message;
    type Notice = Notice;

    fn open(fragment: &str, shell: Shell<Notice>, send: &Callback<Message>) -> Self {
        let left = browser::recall("text").zip(browser::recall("work"));
        let left = left.map(|(text, link)| SavedWork { text, link });
        // The stored work may be newer than its address.
        let mut model = Model::open(if is_own(fragment) { "" } else { fragment }, left, shell);
        if let Some(printed) = kept_match(fragment) {
            model.resume_match(&printed);
        }
        Self {
            model,
            send: send.clone(),
            dialog_opener: DialogOpener::new(send.clone()),
            tree_area: NodeRef::default(),
            viewport_observer: None,
            searcher: WorkerSlot::default(),
            referee: WorkerSlot::default(),
            in_tree: false,
            in_match: false,
            in_moves: false,
            rows: RowsObserver::default(),
            shown_at: None,
            walked: false,
            pressed: false,
            edits_from_tree: false,
            places_focus: None,
            stored: String::new(),
            left: Vec::new(),
            questions: Questions::new(send.clone()),
        }
    }

    fn shell(&self) -> &Shell<Notice> {
        &self.model.shell
    }

    fn shell_mut(&mut self) -> &mut Shell<Notice> {
        &mut self.model.shell
    }

    fn title(lang: Lang) -> String {
        format!("{} · {}", texts::title(lang), texts::tagline(lang))
    }

    fn meaning(pressed: &Pressed) -> Option<frame::Message<Message>> {
        keys::meaning(pressed)
    }

    fn follow(&mut self, fragment: &str) -> Change {
        self.leave();
        self.model.follow(fragment, None);
        self.model.is_own = is_own(fragment) || self.left.iter().any(|left| left == fragment);
        self.moved()
    }

    fn link(&self) -> Option<String> {
        self.model.link()
    }

    fn shared(&self) -> (String, String) {
        self.model.shared()
    }

    fn leaves(&self, message: &Message) -> bool {
        match message {
            Message::Exhibit(_) | Message::SearchFrom(_) => true,
            Message::Match(message) => matches!(message, MatchMessage::Open(_)),
            Message::Game(game) => !self.model.is_of_game(game.as_ref()),
            Message::Tree(_) => self.model.game.is_some(),
            _ => false,
        }
    }

    fn update(&mut self, message: Message) -> Change {
        if self.leaves(&message) {
            self.leave();
        }
        let moves = moves(&message);
        // An example is not one's own, and what a worker finds was asked for before.
        let may_change = moves && !matches!(message, Message::Exhibit(_));
        let before = may_change.then(|| self.model.work());
        let arrives = matches!(&message, Message::Worker(reply) if reply.news.is_last());
        let link = if arrives { self.model.link() } else { None };
        let (step, mode) = (self.model.playback.step, self.model.playback.mode);
        self.handle(message);
        self.model.is_own |= before.is_some_and(|before| before != self.model.work());
        self.arrive(step, mode);
        if moves {
            self.moved()
        } else if arrives && self.model.link() != link {
            // Where an example opens, and which step is now the last one.
            Change::Address
        } else {
            Change::Look
        }
    }

    fn view(&self, callbacks: &Callbacks<Message>) -> Html {
        view::page(&self.model, &self.tree_area, callbacks)
    }

    fn tick_every(&self) -> Option<u32> {
        let playback = &self.model.playback;
        matches!(playback.mode, Mode::Running).then(|| playback.speed.interval())
    }

    fn tick(&mut self) -> Change {
        let (step, mode) = (self.model.playback.step, self.model.playback.mode);
        self.model.play(playback::Message::Tick);
        self.arrive(step, mode);
        self.moved()
    }

    fn before_update(&mut self, message: &frame::Message<Message>) {
        let goes_on = match message {
            frame::Message::Own(message) => moves(message),
            frame::Message::Common(message) => message.goes_on(),
        };
        if goes_on {
            self.model.move_on();
        }
    }

    fn after_update(&mut self) {
        self.in_tree = browser::has_focus(TREE);
        self.in_match = browser::has_focus(MATCH);
        self.in_moves = browser::has_focus(MOVES);
        let send = || self.send.reform(|reply| Message::Worker(Box::new(reply)));
        self.searcher.assign(self.model.request(), send);
        self.referee.assign(self.model.question(), send);
        self.questions.ask_about(self.model.asked(), self.model.shell.lang);
    }

    fn after_render(&mut self) {
        if self.viewport_observer.is_none() {
            let tree_area = self.tree_area.cast::<Element>();
            self.viewport_observer = tree_area
                .map(|tree_area| ViewportObserver::new(tree_area, self.send.reform(Message::Look)));
        }
        if std::mem::take(&mut self.pressed) {
            self.in_tree = false;
            browser::focus_in_place(CANVAS);
        }
        if let Some(place) = self.places_focus.take() {
            browser::focus(place);
        }
        self.rows.observe();
        let shown = (self.model.playback.step, self.model.view());
        if self.shown_at != Some(shown) && self.model.session.is_some() {
            self.shown_at = Some(shown);
            if shown.1 == View::Path {
                self.rows.show_current();
            }
        }
        let walked = std::mem::take(&mut self.walked);
        // The item that had the focus may no longer be drawn.
        let in_tree = std::mem::take(&mut self.in_tree);
        // The field of a leaf has taken the focus from its item.
        let in_tree = in_tree && self.model.editing.is_none();
        if walked || (in_tree && !browser::has_focus(TREE)) {
            browser::focus(ENTRANCE);
        }
        // The button of a move is gone once the move is made.
        if std::mem::take(&mut self.in_moves) && !browser::has_focus(MOVES) {
            browser::focus_in_place(BOARD);
        }
        if std::mem::take(&mut self.in_match) && !browser::has_focus(MATCH) {
            browser::focus(MATCH);
        }
    }

    fn keep(&self) {
        let address = browser::fragment();
        if self.model.is_own {
            let left = self.model.saved_work();
            browser::remember("text", &left.text);
            browser::remember("work", &left.link);
            browser::remember("address", &address);
        }
        // Another tab with the same address has a match of its own.
        let played = self.model.played.as_ref();
        let played = played.map(|played| format!("{address}\n{}", played.print_whole()));
        browser::remember_in_tab("match", &played.unwrap_or_default());
    }
}

/// Whether an address is that of the stored work: the page has written it, and is loaded again, or the browser
/// goes back.
fn is_own(fragment: &str) -> bool {
    browser::recall("address").is_some_and(|own| own == fragment)
}

/// The match that was kept with the address that the page opens with, or with that of the stored work.
fn kept_match(fragment: &str) -> Option<String> {
    let kept = browser::recall_in_tab("match")?;
    let (address, printed) = kept.split_once('\n')?;
    let is_there = address == fragment
        || (fragment.is_empty() && browser::recall("address").is_some_and(|left| left == address));
    is_there.then(|| printed.to_owned())
}

/// Whether a message changes the work itself and not only the view of it.
fn moves(message: &Message) -> bool {
    !matches!(
        message,
        Message::Look(_)
            | Message::Point(_)
            | Message::Worker(_)
            | Message::DialogOpened
            | Message::DialogUnavailable(_)
            | Message::Asking(_)
    )
}

/// Whether a message shows just the next step, or plays on.
fn is_next(message: playback::Message) -> bool {
    matches!(message, playback::Message::Go(Travel::Forward) | playback::Message::Toggle)
}

impl App {
    fn handle(&mut self, message: Message) {
        let model = &mut self.model;
        match message {
            Message::Text(text) if is_object(&text) => {
                model.is_own = true;
                model.set_trace(text);
                self.places_focus = Some(TRACE);
            }
            Message::Text(text) => model.set_text(text),
            Message::Tree(text) => model.set_tree(text),
            Message::BeginTrace => model.begin_trace(),
            Message::Trace(text) => {
                model.is_own = true;
                model.set_trace(text);
            }
            Message::TraceUnreadable => model.miss_file(),
            Message::EndTrace if model.trace.is_some() => {
                model.end_trace();
                self.places_focus = Some(SOURCE);
            }
            Message::EndTrace => {}
            Message::Setup(setup) => model.set_setup(setup),
            Message::Root(player) => model.set_root(player),
            Message::Ask(ask) => model.ask = ask,
            Message::Play(message) if self.questions.is_open() && is_next(message) => {
                self.questions.hold(message == playback::Message::Toggle);
            }
            Message::Play(message) => model.play(message),
            Message::GoOn => {
                model.play(playback::Message::Go(Travel::Forward));
                if self.questions.plays_on() {
                    model.play(playback::Message::Toggle);
                }
            }
            Message::Asking(opened) => {
                if let Err(why) = self.questions.take(opened) {
                    model.shell.notify(Notice::NotAsked(why));
                }
            }
            Message::Choose(node) if self.questions.press(node) => {}
            Message::Choose(node) => {
                model.chosen = Some(node);
                self.pressed = true;
            }
            Message::BeginEditing(node, begun) => self.begin_editing(node, begun),
            Message::TypeNumber(begun) => {
                match model.chosen.filter(|&node| model.is_editable(node)) {
                    Some(node) => self.begin_editing(node, begun),
                    None if begun == Some('-') => model.look(Look::Zoom { factor: 0.8, at: None }),
                    None => {}
                }
            }
            Message::EndEditing(value) => {
                if model.end_editing(value) {
                    self.walked = self.edits_from_tree;
                    self.pressed = !self.edits_from_tree;
                }
            }
            Message::LeaveEditing(value) => {
                model.end_editing(value);
            }
            Message::Walk(node) => {
                model.walk(node);
                self.walked = true;
            }
            Message::Follow(node) => {
                model.walk(node);
                // The moves are those of the new position now, not of the one before it.
                model.point(None);
            }
            Message::Edit(edit) => model.edit(&edit),
            Message::Undo => model.undo(),
            Message::Redo => model.redo(),
            Message::Exhibit(number) => {
                model.show_exhibit(number);
                model.shell.dialog = None;
            }
            Message::View(view) => model.show_view(view),
            Message::SwitchView => model.show_view(model.view().other()),
            Message::Visit(node, step) => model.visit(node, step),
            Message::Look(look) => model.look(look),
            Message::ToggleNames => model.toggle_names(),
            Message::OpenDialog(_) if model.pending_dialog.is_some() => {}
            Message::OpenDialog(dialog) => {
                model.pending_dialog = Some(dialog);
                let opened =
                    self.dialog_opener.open(model.dialog_request(dialog), model.shell.lang);
                let send = self.send.clone();
                spawn_local(async move { send.emit(opened.await) });
            }
            Message::DialogOpened => model.pending_dialog = None,
            Message::DialogUnavailable(dialog) => {
                model.pending_dialog = None;
                model.shell.notify(Notice::DialogUnavailable(dialog));
            }
            Message::Print => browser::print(),
            Message::Worker(reply) => {
                if reply.news.is_last() {
                    self.searcher.release(reply.number);
                    self.referee.release(reply.number);
                }
                model.receive(*reply);
            }
            Message::Game(game) => model.set_game(game),
            Message::Weights(weights) => model.set_weights(&weights),
            Message::SearchFrom(spec) => model.set_game(Some(spec)),
            Message::Toggle(node) => model.toggle(node),
            Message::Point(node) => model.point(node),
            Message::Match(message) => model.play_match(message),
            Message::Cancel => model.cancel(),
            Message::Retry => model.retry(),
        }
    }

    /// The search may have moved: an open question stops playback.
    fn arrive(&mut self, from: Step, mode: Mode) {
        let playback = &mut self.model.playback;
        let is_running = mode == Mode::Running || playback.mode == Mode::Running;
        if self.questions.arrive(from, playback.step, is_running) {
            playback.mode = Mode::Paused;
        }
    }

    fn begin_editing(&mut self, node: TreeNode, begun: Option<char>) {
        self.edits_from_tree = browser::has_focus(TREE);
        self.model.begin_editing(node, begun);
    }

    /// The address is left: it stays that of one's own work, if it is now.
    fn leave(&mut self) {
        let address = browser::recall("address").filter(|_| self.model.is_own);
        let Some(address) = address else { return };
        if !self.left.contains(&address) {
            self.left.push(address);
        }
    }

    /// The work has changed. A small text that was changed is stored at once, all else together with
    /// the address.
    fn moved(&mut self) -> Change {
        let is_kept = self.model.is_own && !self.model.is_large();
        if is_kept && self.stored != self.model.history.text() {
            self.model.history.text().clone_into(&mut self.stored);
            self.keep();
        }
        Change::Address
    }
}
