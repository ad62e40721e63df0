//! Other weights of the evaluation, while the search with older ones may still run.

use plyscope_games::weights::Weights;
use plyscope_setup::catalog::GameSpec;

use super::Model;
use crate::searcher::Task;

/// How long a search with older weights may go on, in milliseconds. While a slider is dragged, weights
/// change faster than most searches end: if each change stopped the search, nothing would be shown
/// before the slider rests.
const PATIENCE: f64 = 300.0;

impl Model {
    /// Evaluates the game by these weights: at once, or after the search with older ones.
    pub fn set_weights(&mut self, weights: &Weights) {
        let Some(spec) = &mut self.game else { return };
        spec.options.evaluation = None;
        spec.options.weights = Some(weights.to_string());
        self.played = self.played.take().and_then(|played| played.evaluated_as(spec));
        if !self.is_behind() {
            self.search();
        }
    }

    /// Whether the running search is that of the game, but with older weights.
    pub(super) fn is_behind(&self) -> bool {
        let is_of_match = self.played.as_ref().is_some_and(|played| played.thinks);
        let (Some(game), Some(request)) = (&self.game, self.request()) else { return false };
        match &request.task {
            Task::Game(searched) if !is_of_match && request.setup == self.setup => {
                searched != game && without_weights(searched) == without_weights(game)
            }
            _ => false,
        }
    }

    /// Stops a search with older weights that takes long, and searches with the current ones.
    pub(super) fn overtake(&mut self) {
        let passed = self.job.as_ref().map(|job| job.clock.updated - job.clock.begun);
        if self.is_behind() && passed.is_some_and(|passed| passed > PATIENCE) {
            self.search();
        }
    }
}

fn without_weights(spec: &GameSpec) -> GameSpec {
    let mut spec = spec.clone();
    spec.options.evaluation = None;
    spec.options.weights = None;
    spec
}
