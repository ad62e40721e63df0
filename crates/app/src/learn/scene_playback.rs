//! Playback of the scenes of a lesson, one at a time.

use plyscope_i18n::Lang;
use plyscope_player::film::Go;

use super::scenes::Scenes;

/// The time between two steps, in milliseconds: long enough to read a sentence.
pub const STEP_TIME: u32 = 1_500;

impl Scenes {
    /// Plays a scene, or pauses it. At its end it starts again.
    pub fn play_or_pause(&mut self, place: usize, lang: Lang) {
        let was_played = self.played.take() == Some(place);
        if !was_played {
            self.played = Some(place);
            if !self.can_go(place, Go::Forward) {
                self.step(place, Go::First, lang);
            }
        }
    }

    /// Goes to another step of a scene, if it has one that way; then playback stops.
    pub fn go(&mut self, place: usize, go: Go, lang: Lang) {
        if self.can_go(place, go) {
            self.played = None;
            self.step(place, go, lang);
        }
    }

    /// The scene that is played.
    pub const fn played(&self) -> Option<usize> {
        self.played
    }

    /// Shows the next step of the scene that is played; at its end, playback stops.
    pub fn tick(&mut self, lang: Lang) {
        let Some(place) = self.played else { return };
        self.step(place, Go::Forward, lang);
        if !self.can_go(place, Go::Forward) {
            self.played = None;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_step_that_a_scene_does_not_have_stops_no_other_scene() {
        let mut scenes = Scenes::default();
        scenes.play_or_pause(1, Lang::En);
        scenes.go(0, Go::First, Lang::En);
        assert_eq!(scenes.played(), Some(1));
    }
}
