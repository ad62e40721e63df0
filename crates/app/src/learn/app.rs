//! The page for learning in its frame.

use plyscope_i18n::{texts, Lang};
use plyscope_lesson::place::Place;
use plyscope_search::TreeNode;
use yew::prelude::*;

use super::host::Setting;
use super::kept;
use super::message::Message;
use super::model::{Model, Notice};
use super::scene_observer::SceneObserver;
use super::scene_playback::STEP_TIME;
use super::scenes::Scenes;
use super::sketch_observer::SketchObserver;
use super::view::focus::{node_id, Focus};
use super::view::kind;
use super::{keys, view};
use crate::browser;
use crate::coroutines::reveal::reveal;
use crate::frame::{self, Callbacks, Change, Page, Pressed, Shell};
use crate::saving;

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
        let left = self.asked_of_lesson();
        self.show(fragment);
        self.focus = Some(self.entry(left));
        Change::Look
    }

    fn link(&self) -> Option<String> {
        Some(self.place.print())
    }

    fn is_kept_elsewhere(&self) -> bool {
        self.setting == Setting::Embedded || self.course.is_some()
    }

    fn update(&mut self, message: Message) -> Change {
        match message {
            Message::Press(node, reach) => self.press(node, reach),
            Message::Check => self.check(),
            Message::Wish(plan) => self.wish.plan = plan,
            Message::Seed(seed) => self.wish.seed = seed,
            Message::Export => {
                // Another tab may have practised since.
                self.record = kept::record();
                let file = self.record.print();
                saving::offer("plyscope-progress.csv", "text/csv", file.as_bytes());
                return Change::Look;
            }
            Message::CatchUp => {
                self.catch_up();
                return Change::Look;
            }
            Message::Erase(erasing) => self.erase(erasing),
            Message::Fetched(number, fetched) => self.fetched(number, fetched),
            Message::Checked(number, report) => self.checked(number, *report),
            Message::Dealt(number, seed, lesson) => self.dealt(number, seed, *lesson),
            Message::Again => self.fetch_again(),
            Message::Near(coming) => {
                self.scenes(|scenes, _| scenes.come(&coming));
                return Change::Look;
            }
            Message::Room(room) => {
                self.room = room;
                return Change::Look;
            }
            Message::Prepare => {
                self.prepare();
                return Change::Look;
            }
            Message::Searched(number, reply) => {
                self.searched(number, *reply);
                return Change::Look;
            }
            Message::Paper(is_on_paper) => {
                self.scenes(|scenes, lang| scenes.print(is_on_paper, lang));
                return Change::Look;
            }
            Message::Own(text) => {
                self.bring(text);
                return Change::Address;
            }
            Message::Play(place) => {
                self.scenes(|scenes, lang| scenes.play_or_pause(place, lang));
                return Change::Look;
            }
            Message::Replied(id, text) => {
                self.replied(&id, text);
                return Change::Look;
            }
            Message::Turn(place, go) => self.scenes(|scenes, lang| scenes.go(place, go, lang)),
            Message::Name(name) => {
                if let Some(lecture) = &mut self.lecture {
                    lecture.sign(name);
                }
            }
            Message::Order(order) => self.lay_out(order),
            Message::OpenClass(files) => {
                self.open_class(files);
                return Change::Look;
            }
            Message::ClassOpened(is_open) => {
                self.class_opened(is_open);
                return Change::Look;
            }
            Message::Print => {
                browser::print();
                return Change::None;
            }
            Message::SaveSheets => {
                if let (Place::Sheet(_), Some(worksheets)) = (&self.place, &self.worksheets) {
                    worksheets.save();
                }
                return Change::None;
            }
            Message::Finish(finishing) => self.finish(finishing),
            Message::ToResults => {
                self.goes_to_results = true;
                return Change::None;
            }
            Message::HandIn => {
                if let Some(lecture) = &mut self.lecture {
                    lecture.save_results();
                }
                return Change::Look;
            }
            Message::Build(build) => return self.build(build),
            Message::Pack(pack) => return self.pack(pack),
            Message::Bank(bank) => return self.bank(bank),
            Message::Trouble(trouble) => {
                if let Some(course) = &mut self.course {
                    course.note(trouble);
                }
                self.shell.notify(Notice::Trouble(trouble));
                return Change::Look;
            }
            message => return self.answer(message),
        }
        self.changed()
    }

    fn view(&self, callbacks: &Callbacks<Message>) -> Html {
        view::page(self, callbacks)
    }

    fn tick_every(&self) -> Option<u32> {
        let scenes = self.lecture.as_ref().filter(|_| self.is_lesson_read())?.scenes()?;
        scenes.played().map(|_| STEP_TIME)
    }

    fn tick(&mut self) -> Change {
        self.scenes(Scenes::tick);
        Change::Look
    }

    fn after_update(&mut self) {
        if let Some(card) = &mut self.card {
            card.set_language(self.shell.lang);
            card.room = self.room;
        }
        self.translate();
        self.prepare_soon();
    }

    fn after_render(&mut self) {
        if self.is_lesson_read() {
            self.watch.get_or_insert_with(|| SceneObserver::new(&self.send)).look();
        } else {
            self.watch = None;
        }
        self.sketch = SketchObserver::look(self.sketch.take(), &self.send);
        // What is far down in a lesson is rendered later.
        let is_rendering = self.is_rendering_lesson();
        if let Some(focus) = self.focus.take_if(|focus| !is_rendering || focus.is_there()) {
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
    /// Handles a message about the current question.
    fn answer(&mut self, message: Message) -> Change {
        let Some(card) = &mut self.card else { return Change::None };
        match message {
            Message::Write(answer) => card.write(answer),
            Message::Put(answer) => {
                card.put(answer);
                self.glance = kind::here(card);
                self.focus = Some(Focus::Doing);
            }
            Message::Reply(stop, answer) => {
                card.stop = Some(stop);
                card.put(answer);
            }
            Message::Found(code) => {
                if !card.take_code(code) {
                    return Change::None;
                }
            }
            Message::Leave => {
                self.proofread_soon();
                return Change::None;
            }
            Message::Proofread(left) => {
                if *left != (card.question.clone(), card.attempt.draft.clone()) {
                    return Change::None;
                }
                card.proofread();
            }
            Message::Walk(node) => {
                card.cursor = node;
                self.focus = Some(Focus::Node(node));
            }
            Message::WalkBoard(square) => {
                card.square = square;
                self.focus = Some(Focus::Square(square));
            }
            Message::Look(stop) => {
                card.look(stop);
                self.focus = Some(Focus::Doing);
            }
            Message::Hint => {
                card.take_hint();
                self.focus = Some(Focus::Hints);
            }
            Message::StartAgain => {
                card.start_again();
                self.focus = Some(Focus::Question);
            }
            Message::ShowKey => {
                card.show_key();
                self.focus = Some(Focus::Key);
            }
            Message::Another => {
                if card.deal_again() {
                    self.glance = Some(TreeNode::ROOT);
                    self.focus = Some(Focus::Question);
                }
            }
            _ => return Change::None,
        }
        self.changed()
    }

    /// The page has to be rendered. For a question, the address is written too, and stores what was
    /// typed.
    fn changed(&self) -> Change {
        match self.place {
            Place::Question(_)
            | Place::Practice(_)
            | Place::Lesson(_)
            | Place::Sheet(_)
            | Place::Author(_)
            | Place::Embedded(_) => Change::Address,
            Place::Home | Place::Progress => Change::Look,
        }
    }
}
