//! A search that is shown, as the page asks for it.

use plyscope_i18n::{texts, Lang};
use plyscope_player::embed::{Embed, EmbedProblem, Repeat, Start};
use plyscope_player::film::picture::{Of, Picture};
use plyscope_player::film::Playing;
use plyscope_setup::Choice;
use wasm_bindgen::prelude::wasm_bindgen;

use crate::pen::{draw, Pen};

/// A search that is shown, at one of its steps.
#[wasm_bindgen]
pub struct Scene {
    embed: Embed,
    playing: Option<Playing>,
    problems: Vec<EmbedProblem>,
    lang: Lang,
}

#[wasm_bindgen]
impl Scene {
    /// What a page says is to be shown, written as the part of an address behind `#`, in a language by
    /// its tag. Whatever can be understood is shown; the rest is told.
    #[wasm_bindgen(constructor)]
    pub fn new(text: &str, lang: &str) -> Self {
        let (embed, mut problems) = Embed::parse(text);
        let playing = embed.play(&mut problems);
        Self { embed, playing, problems, lang: lang.parse().unwrap_or_default() }
    }

    /// Speaks another language from now on.
    pub fn speak(&mut self, lang: &str) {
        self.lang = lang.parse().unwrap_or_default();
    }

    /// What is wrong with what the page says, each in a sentence.
    pub fn problems(&self) -> Vec<String> {
        self.problems.iter().map(|problem| problem.told(self.lang)).collect()
    }

    /// Whether there is something to step through.
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

    /// The last one, as far as it is known.
    #[wasm_bindgen(getter)]
    pub fn last(&self) -> u32 {
        self.ask(Playing::last)
    }

    /// Whether the search, or what is shown of it, ends with the last step.
    #[wasm_bindgen(getter, js_name = hasEnd)]
    pub fn has_end(&self) -> bool {
        self.embed.to.is_some() || self.playing.as_ref().is_some_and(Playing::is_end_known)
    }

    /// Goes to a step, or as near to it as there are steps.
    pub fn seek(&mut self, step: u32) {
        if let Some(playing) = &mut self.playing {
            playing.seek(u64::from(step));
        }
    }

    /// What the step says.
    #[wasm_bindgen(getter)]
    pub fn caption(&self) -> String {
        self.playing.as_ref().map(|playing| playing.told(self.lang)).unwrap_or_default()
    }

    /// What else is known at the step, line by line.
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

    /// Whether the value is an estimate: the search stopped at its horizon, or was ended.
    #[wasm_bindgen(getter)]
    pub fn estimate(&self) -> bool {
        self.playing
            .as_ref()
            .is_some_and(|playing| playing.value(self.lang).is_some() && playing.is_estimate())
    }

    /// Where the site shows all of it, relative to the site.
    #[wasm_bindgen(getter)]
    pub fn way(&self) -> String {
        let show = self.embed.show.as_ref();
        show.map(|show| show.way(u64::from(self.step()))).unwrap_or_default()
    }

    /// What there is to press: `full`, `reduced` or `none`.
    #[wasm_bindgen(getter)]
    pub fn controls(&self) -> String {
        self.embed.controls.id().to_owned()
    }

    /// Whether it begins again where it ends.
    #[wasm_bindgen(getter)]
    pub fn repeats(&self) -> bool {
        self.embed.repeat == Repeat::Yes
    }

    /// Whether it is to play without being asked to.
    #[wasm_bindgen(getter, js_name = startsItself)]
    pub fn starts_itself(&self) -> bool {
        self.embed.start == Start::ByItself
    }

    /// The time between two steps while it plays, in milliseconds.
    #[wasm_bindgen(getter)]
    pub fn interval(&self) -> u32 {
        self.embed.speed.interval()
    }

    /// What the picture as a whole is called: “Game tree”; nothing for a board, which fits its place.
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
        Picture::of(self.playing.as_ref()?, width, self.lang)
    }

    /// A number of steps, none of which is too large to be counted here.
    fn ask(&self, what: fn(&Playing) -> u64) -> u32 {
        self.playing.as_ref().map_or(0, |playing| u32::try_from(what(playing)).unwrap_or(u32::MAX))
    }
}
