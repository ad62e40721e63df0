//! An embedded search.

use plyscope_i18n::{texts, Lang};
use plyscope_player::embed::{Embed, EmbedProblem, Repeat, Start};
use plyscope_player::film::picture::{Of, Picture, Width};
use plyscope_player::film::{Playable, Playing};
use plyscope_setup::Choice;
use wasm_bindgen::prelude::wasm_bindgen;

use crate::pen::{draw, Pen};
use crate::Subject;

/// An embedded search at one of its steps.
#[wasm_bindgen]
pub struct Scene {
    embed: Embed<Subject>,
    playing: Option<Playing>,
    problems: Vec<EmbedProblem<<Subject as Playable>::Problem>>,
    lang: Lang,
}

#[wasm_bindgen]
impl Scene {
    /// Parses what to show, in the form of a fragment, with a language tag. Whatever can be
    /// understood is shown; the rest is reported.
    #[wasm_bindgen(constructor)]
    pub fn new(text: &str, lang: &str) -> Self {
        let (embed, mut problems) = Embed::parse(text);
        let playing = embed.play(&mut problems);
        Self { embed, playing, problems, lang: lang.parse().unwrap_or_default() }
    }

    /// Switches to another language.
    pub fn speak(&mut self, lang: &str) {
        self.lang = lang.parse().unwrap_or_default();
    }

    /// The problems of the description, each in a sentence.
    pub fn problems(&self) -> Vec<String> {
        self.problems.iter().map(|problem| problem.message(self.lang)).collect()
    }

    /// Whether there is more than one step.
    #[wasm_bindgen(getter, js_name = hasSteps)]
    pub fn has_steps(&self) -> bool {
        self.playing.as_ref().is_some_and(Playing::has_steps)
    }

    /// The step that is shown.
    #[wasm_bindgen(getter)]
    pub fn step(&self) -> u32 {
        self.ask(Playing::step)
    }

    /// The first step that is shown.
    #[wasm_bindgen(getter)]
    pub fn first(&self) -> u32 {
        self.ask(Playing::first)
    }

    /// The last step known.
    #[wasm_bindgen(getter)]
    pub fn last(&self) -> u32 {
        self.ask(Playing::last)
    }

    /// Whether the search, or what is shown of it, ends with the last step.
    #[wasm_bindgen(getter, js_name = hasEnd)]
    pub fn has_end(&self) -> bool {
        self.embed.to.is_some() || self.playing.as_ref().is_some_and(Playing::is_end_known)
    }

    /// Goes to the nearest existing step.
    pub fn seek(&mut self, step: u32) {
        if let Some(playing) = &mut self.playing {
            playing.seek(u64::from(step));
        }
    }

    /// The caption of the step.
    #[wasm_bindgen(getter)]
    pub fn caption(&self) -> String {
        self.playing.as_ref().map(|playing| playing.caption(self.lang)).unwrap_or_default()
    }

    /// Further facts at the step, line by line.
    #[wasm_bindgen(getter)]
    pub fn aside(&self) -> Vec<String> {
        self.playing.as_ref().map(|playing| playing.aside(self.lang)).unwrap_or_default()
    }

    /// Which step it is: “Step 3 of 12”.
    #[wasm_bindgen(getter)]
    pub fn count(&self) -> String {
        self.playing.as_ref().map(|playing| playing.count(self.lang)).unwrap_or_default()
    }

    /// The value that the search finds, if it is known.
    #[wasm_bindgen(getter)]
    pub fn value(&self) -> Option<String> {
        self.playing.as_ref()?.value(self.lang)
    }

    /// Whether the value is an estimate: the search stopped at its horizon or at a limit.
    #[wasm_bindgen(getter)]
    pub fn estimate(&self) -> bool {
        self.playing
            .as_ref()
            .is_some_and(|playing| playing.value(self.lang).is_some() && playing.is_estimate())
    }

    /// The address of the full view, relative to the site; empty where nothing is shown.
    #[wasm_bindgen(getter)]
    pub fn way(&self) -> String {
        let show = self.embed.show.as_ref().filter(|_| self.playing.is_some());
        show.map(|show| show.way(u64::from(self.step()))).unwrap_or_default()
    }

    /// Whether questions interrupt playback.
    #[wasm_bindgen(getter)]
    pub fn asks(&self) -> bool {
        self.embed.ask.is_some() && self.playing.is_some()
    }

    /// The controls: `full`, `reduced` or `none`.
    #[wasm_bindgen(getter)]
    pub fn controls(&self) -> String {
        self.embed.controls.id().to_owned()
    }

    /// Whether playback loops.
    #[wasm_bindgen(getter)]
    pub fn repeats(&self) -> bool {
        self.embed.repeat == Repeat::Yes
    }

    /// Whether playback starts by itself.
    #[wasm_bindgen(getter, js_name = startsItself)]
    pub fn starts_itself(&self) -> bool {
        self.embed.start == Start::ByItself
    }

    /// The time between two steps while it plays, in milliseconds.
    #[wasm_bindgen(getter)]
    pub fn interval(&self) -> u32 {
        self.embed.speed.interval()
    }

    /// The accessible name of a scrollable picture: “Game tree”; empty for a board, which fits its
    /// place.
    #[wasm_bindgen(getter)]
    pub fn place(&self) -> String {
        match self.picture(0.0).map(|picture| picture.of) {
            Some(Of::Tree) => texts::tree_view(self.lang),
            Some(Of::Board) | None => String::new(),
        }
    }

    /// Draws the step in a place so many pixels wide.
    pub fn draw(&self, width: f64, pen: &Pen) {
        if let Some(picture) = self.picture(width) {
            draw(&picture, pen);
        }
    }

    fn picture(&self, width: f64) -> Option<Picture> {
        Picture::of(self.playing.as_ref()?, Width::Scrolled(width), self.lang)
    }

    /// A step number as `u32`.
    fn ask(&self, what: fn(&Playing) -> u64) -> u32 {
        self.playing.as_ref().map_or(0, |playing| u32::try_from(what(playing)).unwrap_or(u32::MAX))
    }
}
