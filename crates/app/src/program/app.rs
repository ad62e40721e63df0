//! The page in its frame, with its jobs.

mod jobs;

use std::rc::Rc;

use gloo::events::EventListener;
use gloo::utils::window;
use plyscope_i18n::{texts, Lang};
use plyscope_judge::link::{ProgramLink, Written};
use plyscope_judge::own_game::Opponent;
use plyscope_judge::working_copy::WorkingCopy;
use plyscope_session::playback::{self, Mode};
use plyscope_setup::address::ToQuery;
use yew::prelude::*;

use super::checking::Slot;
use super::examples::{first, EXAMPLES};
use super::file::save;
use super::message::Message;
use super::model::{Model, Notice, Refusal};
use super::{keys, view};
use crate::browser;
use crate::frame::{self, Callbacks, Change, Page, Pressed, Shell};

/// The moves against one's own game.
const MOVES: &str = ".play-moves";

/// The page.
pub struct ProgramPage {
    model: Model,
    send: Callback<Message>,
    slot: Rc<Slot>,
    jobs: u32,
    /// Whether a result has just come, which is brought into view.
    has_news: bool,
    /// Whether a move against one's own game had the keyboard focus before this render.
    in_moves: bool,
    /// Observe what is kept by other tabs.
    _listeners: [EventListener; 2],
}

impl Page for ProgramPage {
    type Message = Message;
    type Notice = Notice;

    fn open(fragment: &str, shell: Shell<Notice>, send: &Callback<Message>) -> Self {
        // An address written by this page means a reload; what was left may be newer.
        let is_own = browser::recall("program.address").is_some_and(|own| own == fragment);
        let model = Model::new(fragment, is_own, shell);
        // A page that the browser's Back button brings back has heard nothing meanwhile.
        let listeners = ["storage", "pageshow"].map(|event| {
            let send = send.clone();
            EventListener::new(&window(), event, move |_| send.emit(Message::StorageChanged))
        });
        Self {
            model,
            send: send.clone(),
            slot: Rc::default(),
            jobs: 0,
            has_news: false,
            in_moves: false,
            _listeners: listeners,
        }
    }

    fn shell(&self) -> &Shell<Notice> {
        &self.model.shell
    }

    fn shell_mut(&mut self) -> &mut Shell<Notice> {
        &mut self.model.shell
    }

    fn title(lang: Lang) -> String {
        format!("{} · {}", texts::writing_title(lang), texts::title(lang))
    }

    fn meaning(pressed: &Pressed) -> Option<frame::Message<Message>> {
        keys::meaning(pressed)
    }

    fn follow(&mut self, fragment: &str) -> Change {
        self.stop();
        self.model.show(fragment);
        Change::Look
    }

    fn link(&self) -> Option<String> {
        let program = Some(self.model.program.text().to_owned());
        Some(ProgramLink { program, ..self.model.work.clone() }.to_address())
    }

    fn leaves(&self, message: &Message) -> bool {
        matches!(message, Message::Example(_))
    }

    fn update(&mut self, message: Message) -> Change {
        match message {
            Message::Visit(_)
            | Message::Begin(_)
            | Message::Move(_)
            | Message::Save
            | Message::News(..)
            | Message::CopyCode
            | Message::Copied(_)
            | Message::Stop => {
                self.handle(message);
                Change::Look
            }
            Message::StorageChanged => match self.model.hear() {
                true => Change::Address,
                false => Change::None,
            },
            message => {
                self.handle(message);
                Change::Address
            }
        }
    }

    fn view(&self, callbacks: &Callbacks<Message>) -> Html {
        view::page(&self.model, callbacks)
    }

    fn tick_every(&self) -> Option<u32> {
        let playback = &self.model.playback;
        (playback.mode == Mode::Running).then(|| playback.speed.interval())
    }

    fn tick(&mut self) -> Change {
        self.model.play(playback::Message::Tick);
        Change::Look
    }

    fn after_update(&mut self) {
        self.in_moves = browser::has_focus(MOVES);
    }

    fn after_render(&mut self) {
        // The moves of the next position are others.
        if std::mem::take(&mut self.in_moves) && !browser::has_focus(MOVES) {
            browser::focus_in_place(MOVES);
        }
        view::editor::update(&self.model);
        if std::mem::take(&mut self.has_news) {
            view::stage::show();
        }
    }

    fn keep(&self) {
        if self.model.keep() && self.model.work.exercise.is_none() {
            browser::remember("program.address", &browser::fragment());
        }
    }
}

impl ProgramPage {
    fn handle(&mut self, message: Message) {
        let model = &mut self.model;
        match message {
            // What is new is heard before.
            Message::StorageChanged => {}
            Message::Program(text) if text == model.program.text() => {}
            Message::Program(text) => model.change_program(|program| program.write(&text)),
            Message::Tree(text) => {
                if model.set_tree(text) {
                    self.stop();
                }
            }
            Message::Root(player) => {
                self.stop();
                self.model.set_root(player);
            }
            Message::Setup(setup) => {
                // The tree of a game does not depend on its search.
                if model.work.written == Written::Search {
                    self.stop();
                }
                self.model.set_setup(setup);
            }
            Message::Language(language) => {
                self.stop();
                self.model.set_language(language);
            }
            Message::Written(written) => {
                self.stop();
                self.model.set_written(written);
            }
            Message::Plies(plies) => model.work.plies = plies,
            Message::Save => save(model.work.written, model.work.language, model.program.text()),
            Message::Opened(Some(text)) => {
                model.change_program(|program| program.replace(&text));
            }
            Message::Opened(None) => model.refusal = Some(Refusal::WrongFile),
            Message::Begin(side) => {
                model.set_opponent(|game, _| Some(Opponent::new(game, side)));
            }
            Message::Move(node) => {
                model.set_opponent(|game, opponent| Some(opponent?.after(game, node)));
            }
            Message::Example(number) => {
                self.stop();
                if let Some(example) = EXAMPLES.get(number) {
                    self.model.take(example.link(self.model.work.language));
                }
                self.model.shell.dialog = None;
            }
            Message::Reset => {
                let first = first(&model.work);
                model.change_program(|program| program.replace(first));
            }
            Message::BringBack => {
                model.change_program(WorkingCopy::bring_back);
                // The button may go.
                view::editor::focus();
            }
            Message::Run if model.work.written == Written::Game => self.unfold(),
            Message::Run if model.work.written.has_boards() => self.check(),
            Message::Run => self.run(),
            Message::Check if model.work.written == Written::Game => {}
            Message::Check => self.check(),
            Message::CopyCode => self.copy_code(),
            Message::Copied(is_copied) => model.copied = Some(is_copied),
            Message::Stop => {
                if self.stop() {
                    self.model.refusal = Some(Refusal::Stopped);
                }
            }
            Message::News(number, news) => {
                if model.job.as_ref().is_some_and(|job| job.number == number) {
                    self.hear(news);
                }
            }
            Message::ShowFailing => self.show_failing(),
            Message::Play(message) => model.play(message),
            Message::Visit(node) => model.visit(node),
        }
    }
}
