//! A scene at a step, computed once and not at each render.

use plyscope_i18n::Lang;
use plyscope_player::film::picture::{Picture, Width};
use plyscope_player::film::{Go, Playing};

/// A scene at a step, in one language.
pub struct Still {
    /// The language.
    pub lang: Lang,
    /// The step.
    pub step: u64,
    /// Its picture.
    pub picture: Option<Picture>,
    /// Its caption.
    pub caption: String,
    /// Further facts, line by line.
    pub aside: Vec<String>,
    /// The step counter; `None` if there is only one step.
    pub count: Option<String>,
    /// The possible moves in playback.
    pub ways: Vec<Go>,
}

impl Still {
    /// The current step of a scene, for a place of this width in pixels.
    pub fn of(playing: &Playing, width: f64, lang: Lang) -> Self {
        let ways = [Go::First, Go::Back, Go::Forward, Go::Last];
        Self {
            lang,
            step: playing.step(),
            picture: Picture::of(playing, Width::Fixed(width), lang),
            caption: playing.caption(lang),
            aside: playing.aside(lang),
            count: playing.has_steps().then(|| playing.count(lang)),
            ways: ways.into_iter().filter(|&go| playing.can_go(go)).collect(),
        }
    }
}
