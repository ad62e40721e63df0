//! What is shown of a scene at a step, found out once and not whenever the page is drawn.

use plyscope_i18n::Lang;
use plyscope_player::film::picture::Picture;
use plyscope_player::film::{Go, Playing};

/// What is shown of a scene at a step, in one language.
pub struct Still {
    /// In which language.
    pub lang: Lang,
    /// The step.
    pub step: u64,
    /// Its picture.
    pub picture: Option<Picture>,
    /// Its sentence.
    pub caption: String,
    /// What else is known, line by line.
    pub aside: Vec<String>,
    /// Which step that is, and of how many; nothing where there is only one.
    pub count: Option<String>,
    /// Where one can go from there.
    pub ways: Vec<Go>,
}

impl Still {
    /// The step that a film shows.
    pub fn of(playing: &Playing, lang: Lang) -> Self {
        let ways = [Go::First, Go::Back, Go::Forward, Go::Last];
        Self {
            lang,
            step: playing.step(),
            picture: Picture::of(playing, f64::INFINITY, lang),
            caption: playing.told(lang),
            aside: playing.aside(lang),
            count: playing.has_steps().then(|| playing.count(lang)),
            ways: ways.into_iter().filter(|&go| playing.can_go(go)).collect(),
        }
    }
}
