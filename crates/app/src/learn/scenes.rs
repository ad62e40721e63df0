//! The scenes of a lesson. Each is searched and drawn when it comes near the screen, one per task,
//! long searches in a worker. Of scenes far away only the step is kept.

use std::collections::{BTreeMap, BTreeSet, VecDeque};
use std::rc::Rc;

use plyscope_i18n::Lang;
use plyscope_lesson::{Lesson, Part, Scene};
use plyscope_player::film::{End, Go, Large, Playing, Subject, FIRST_STEPS};
use yew::Callback;

use super::scene_observer::width_of;
use super::still::Still;
use crate::searcher::{Failure, Found, News, Reply, Request, Task, WorkerSlot, MAX_STEPS};

/// The number of scenes kept after they leave the screen.
const MAX_KEPT: usize = 8;

/// The scenes of a lesson.
#[derive(Default)]
pub struct Scenes {
    lesson: Option<Rc<Lesson>>,
    states: BTreeMap<usize, SceneState>,
    /// Those near the screen, by part index.
    near: BTreeSet<usize>,
    /// Those kept though no longer near, the oldest first.
    left: VecDeque<usize>,
    worker: WorkerSlot,
    /// The scene that the worker searches.
    job: Option<(usize, Request)>,
    /// The number of the last job.
    jobs: u32,
    /// Whether the worker failed.
    has_no_worker: bool,
    /// Whether all are shown, for printing.
    is_on_paper: bool,
    /// The scene that is played.
    pub(super) played: Option<usize>,
}

/// The state of a scene.
#[derive(Default)]
struct SceneState {
    playing: Option<Playing>,
    still: Option<Rc<Still>>,
    /// The step at which the user left it.
    step: Option<u64>,
    /// The search for a worker.
    large: Option<Box<Large>>,
    /// Whether there is nothing to play.
    is_empty: bool,
}

impl SceneState {
    fn lacks(&self, lang: Lang) -> bool {
        !self.is_empty && self.still.as_ref().is_none_or(|still| still.lang != lang)
    }

    fn draw(&mut self, place: usize, lang: Lang) {
        let width = width_of(place);
        self.still = self.playing.as_ref().map(|playing| Rc::new(Still::of(playing, width, lang)));
        self.is_empty = self.still.is_none();
    }

    fn begin(&mut self, playing: Option<Playing>) {
        self.playing = playing;
        if let (Some(playing), Some(step)) = (&mut self.playing, self.step) {
            playing.seek(step);
        }
        self.large = None;
    }

    fn play(&mut self, playing: Option<Playing>, place: usize, lang: Lang) {
        self.begin(playing);
        self.draw(place, lang);
    }

    fn forget(&mut self) {
        self.step = self.playing.take().map(|playing| playing.step()).or(self.step);
        self.still = None;
    }
}

impl Scenes {
    /// The scenes of a lesson, not prepared yet.
    pub fn of(lesson: Rc<Lesson>) -> Self {
        Self { lesson: Some(lesson), ..Self::default() }
    }

    /// What is shown of a scene, once it is prepared and near the screen.
    pub fn still(&self, place: usize) -> Option<&Rc<Still>> {
        let is_shown = self.is_on_paper || self.near.contains(&place);
        self.states.get(&place).filter(|_| is_shown)?.still.as_ref()
    }

    /// Whether a scene has nothing to play.
    pub fn is_empty(&self, place: usize) -> bool {
        self.states.get(&place).is_some_and(|state| state.is_empty)
    }

    /// Handles scenes that come near the screen or leave it.
    pub fn come(&mut self, coming: &[(usize, bool)]) {
        for &(place, is_near) in coming {
            self.left.retain(|&left| left != place);
            if is_near {
                self.near.insert(place);
            } else if self.near.remove(&place) {
                self.left.push_back(place);
                self.played.take_if(|played| *played == place);
            }
        }
        while self.left.len() > MAX_KEPT {
            let left = self.left.pop_front().and_then(|place| self.states.get_mut(&place));
            left.into_iter().for_each(SceneState::forget);
        }
    }

    /// The scene to prepare next.
    fn next(&self, lang: Lang) -> Option<usize> {
        let waits = |place: &usize| match self.states.get(place) {
            None => true,
            Some(state) if state.large.is_some() => self.job.is_none(),
            Some(state) => state.lacks(lang),
        };
        self.near.iter().copied().find(waits)
    }

    /// Whether a scene is waiting to be prepared.
    pub fn waits(&self, lang: Lang) -> bool {
        self.next(lang).is_some()
    }

    /// Prepares the next scene, or requests it from the worker.
    pub fn prepare(&mut self, lang: Lang) {
        let Some(place) = self.next(lang) else { return };
        let Some(lesson) = self.lesson.clone() else { return };
        let Some(scene) = scene_at(&lesson, place) else { return };
        let state = self.states.entry(place).or_default();
        if state.playing.is_some() {
            return state.draw(place, lang);
        }
        if let Some(large) = &state.large {
            self.jobs += 1;
            self.job = Some((place, request(large, self.jobs)));
            return;
        }
        match Playing::of_small(&scene.show, scene.from, scene.to) {
            Ok(playing) => state.play(playing, place, lang),
            Err(_) if self.has_no_worker => state.play(whole(scene), place, lang),
            Err(large) => state.large = Some(large),
        }
    }

    /// Assigns the request to the worker, or terminates an obsolete one.
    pub fn assign_worker(&mut self, send: impl FnOnce() -> Callback<Reply>) {
        self.worker.assign(self.job.as_ref().map(|(_, request)| request), send);
    }

    /// Handles a worker's reply; what it has searched is drawn when it is prepared.
    pub fn receive(&mut self, reply: Reply) {
        self.worker.release(reply.number);
        let News::Found(found) = reply.news else { return };
        let Some((place, _)) = self.job.take_if(|(_, request)| request.number == reply.number)
        else {
            return;
        };
        let Some(lesson) = self.lesson.clone() else { return };
        let Some(scene) = scene_at(&lesson, place) else { return };
        let state = self.states.entry(place).or_default();
        match found {
            Ok(Found { session, ended, .. }) => {
                let end = if ended.is_some() { End::Open } else { End::Known };
                let times = (scene.from, scene.to);
                state.begin(Some(Playing::of_session(&scene.show, times, session, end)));
            }
            Err(Failure::Lost | Failure::Unreachable) => {
                // Without a worker, the search runs here.
                (self.has_no_worker, state.large) = (true, None);
            }
            // Here it would end in the same way.
            Err(_) => (state.large, state.is_empty) = (None, true),
        }
    }

    /// Whether a scene that is shown has a step in that direction.
    pub(super) fn can_go(&self, place: usize, go: Go) -> bool {
        let playing = self.states.get(&place).and_then(|state| state.playing.as_ref());
        playing.is_some_and(|playing| playing.can_go(go))
    }

    /// Goes to another step of a scene.
    pub(super) fn step(&mut self, place: usize, go: Go, lang: Lang) {
        let Some(state) = self.states.get_mut(&place) else { return };
        if let Some(playing) = &mut state.playing {
            playing.go(go);
            state.draw(place, lang);
        }
    }

    /// Shows all scenes for printing, or only those near the screen again.
    pub fn print(&mut self, is_on_paper: bool, lang: Lang) {
        self.is_on_paper = is_on_paper;
        let Some(lesson) = self.lesson.clone() else { return };
        for (place, scene) in scenes(&lesson) {
            let is_kept = self.near.contains(&place) || self.left.contains(&place);
            let state = self.states.entry(place).or_default();
            if is_on_paper && state.lacks(lang) {
                state.play(whole(scene), place, lang);
                if !is_kept {
                    state.step = state.playing.take().map(|playing| playing.step()).or(state.step);
                }
            } else if !is_on_paper && !is_kept {
                state.forget();
            }
        }
    }
}

/// The scene with a part index.
fn scene_at(lesson: &Lesson, place: usize) -> Option<&Scene> {
    scenes(lesson).find(|(at, _)| *at == place).map(|(_, scene)| scene)
}

/// The scenes of a lesson with their part indices.
fn scenes(lesson: &Lesson) -> impl Iterator<Item = (usize, &Scene)> {
    lesson.parts.iter().enumerate().filter_map(|(place, part)| match part {
        Part::Scene(scene) => Some((place, &**scene)),
        Part::Prose(_) | Part::Question(_) | Part::Broken(_) => None,
    })
}

/// Searches a scene on the page, however long it takes.
fn whole(scene: &Scene) -> Option<Playing> {
    Playing::of(&scene.show, scene.from, scene.to)
}

/// The request for a worker.
fn request(large: &Large, number: u32) -> Request {
    let (task, steps) = match &large.subject {
        Subject::Tree(text) => (Task::Tree(text.clone()), MAX_STEPS),
        Subject::Game(spec) => (Task::Game(spec.clone()), FIRST_STEPS),
    };
    Request { number, task, setup: large.setup, steps, time: None }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_without_a_worker_is_a_large_scene_searched_on_the_page() {
        let text = "```scene\ngame: connect-four\ndepth: 9\n```\n";
        let lesson = Rc::new(Lesson::parse(text).expect("a lesson"));
        let table =
            [(Failure::Lost, true), (Failure::Unreachable, true), (Failure::Stopped, false)];
        for (failure, is_repeated) in table {
            let mut scenes = Scenes::of(Rc::clone(&lesson));
            scenes.come(&[(0, true)]);
            // First it turns out to be large, and then it is requested.
            scenes.prepare(Lang::En);
            scenes.prepare(Lang::En);
            let number = scenes.job.as_ref().map(|(_, request)| request.number);
            let number = number.expect("a request");
            assert!(!scenes.waits(Lang::En));
            scenes.receive(Reply { number, news: News::Found(Err(failure.clone())) });
            assert_eq!(scenes.waits(Lang::En), is_repeated, "{failure:?}");
            assert_eq!(scenes.has_no_worker, is_repeated, "{failure:?}");
            assert_eq!(scenes.is_empty(0), !is_repeated, "{failure:?}");
        }
    }
}
