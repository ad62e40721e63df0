//! Preparing the scenes of the lesson, and rendering it part by part.

use plyscope_i18n::Lang;
use plyscope_lesson::place::Place;
use wasm_bindgen_futures::spawn_local;

use super::lecture::wanted;
use super::Model;
use crate::learn::lesson::Lecture;
use crate::learn::message::Message;
use crate::learn::scenes::Scenes;
use crate::searcher::Reply;
use crate::worker_channel::time_slices::next_task;

impl Model {
    /// Schedules rendering more of the lesson and preparing the scenes near the screen, some in
    /// each task, and none while a pointer is pressed.
    pub fn prepare_soon(&mut self) {
        let lang = self.shell.lang;
        let is_read = self.is_lesson_read();
        let Some(lecture) = &mut self.lecture else { return };
        let (number, has_more) = (lecture.number, is_read && lecture.has_more());
        let Some(scenes) = lecture.scenes_mut() else { return };
        let send = self.send.clone();
        scenes
            .assign_worker(|| send.reform(move |reply| Message::Searched(number, Box::new(reply))));
        if (has_more || scenes.waits(lang)) && !self.is_preparing {
            self.is_preparing = true;
            let (send, released) = (self.send.clone(), self.presses.released());
            spawn_local(async move {
                next_task().await;
                released.await;
                send.emit(Message::Prepare);
            });
        }
    }

    /// Renders more of the lesson, and prepares the next scene.
    pub fn prepare(&mut self) {
        self.is_preparing = false;
        if let Some(lecture) = self.lecture.as_mut().filter(|lecture| lecture.has_more()) {
            lecture.show_more();
        }
        self.scenes(Scenes::prepare);
    }

    /// Whether a lesson is shown, and not one of its questions.
    pub fn is_lesson_read(&self) -> bool {
        matches!(self.place, Place::Lesson(_)) && self.card.is_none()
    }

    /// Whether a lesson is shown of which not all is rendered yet.
    pub fn is_rendering_lesson(&self) -> bool {
        self.is_lesson_read() && self.lecture.as_ref().is_some_and(Lecture::has_more)
    }

    /// Changes the scenes of the lesson.
    pub fn scenes(&mut self, change: impl FnOnce(&mut Scenes, Lang)) {
        let lang = self.shell.lang;
        if let Some(scenes) = self.lecture.as_mut().and_then(Lecture::scenes_mut) {
            change(scenes, lang);
        }
    }

    /// Takes a worker's reply for a scene.
    pub fn searched(&mut self, number: u32, reply: Reply) {
        if let Some(scenes) = wanted(&mut self.lecture, number).and_then(Lecture::scenes_mut) {
            scenes.receive(reply);
        }
    }
}
