//! Names of the algorithms, and of the endings of games.

use plyscope_games::Ending;
use plyscope_search::algo::Algorithm;

use super::{Choice, ALGORITHM};
use plyscope_i18n::Lang;

/// The displayed name of an algorithm: the text `algorithm-…` with its id.
#[must_use]
pub fn algorithm_name(algorithm: Algorithm, lang: Lang) -> String {
    ALGORITHM.word_name(algorithm.id(), lang)
}

/// When a game ends, as displayed: the text `ending-…` with the name of the ending.
#[must_use]
pub fn ending_name(ending: Ending, lang: Lang) -> String {
    let id = ending.id();
    lang.named(&format!("ending-{id}")).unwrap_or_else(|| id.to_owned())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::catalog::{GameId, GameSpec, GAMES};

    #[test]
    fn every_game_has_texts_for_what_it_offers() {
        for game in GAMES {
            let mut ids = vec![format!("game-{}", game.id)];
            ids.extend((game.evaluations)().iter().map(|name| format!("evaluation-{name}")));
            ids.extend((game.features)().iter().map(|(name, _)| format!("feature-{name}")));
            for id in ids {
                for lang in Lang::ALL {
                    assert!(lang.named(&id).is_some(), "the text {id} is missing in {lang:?}");
                }
            }
        }
    }

    /// The usual hint is about rows of X, O and points, and who is to move.
    #[test]
    fn a_position_that_is_written_in_another_way_has_its_own_hint() {
        for game in GameId::all() {
            let rules = GameSpec::usual(game).rules().expect("a game");
            let line: Vec<_> = rules.moves(&[]).into_iter().take(1).collect();
            let is_usual = rules.notation(&line).chars().all(|sign| "XO./ ".contains(sign));
            let id = format!("position-hint-{}", game.entry().id);
            for lang in Lang::ALL {
                let has_hint = is_usual || lang.named(&id).is_some();
                assert!(has_hint, "the text {id} is missing in {lang:?}");
            }
        }
    }

    #[test]
    fn every_algorithm_has_a_name_in_every_language() {
        for &(id, algorithm) in Algorithm::ALL {
            for lang in Lang::ALL {
                let name = algorithm_name(algorithm, lang);
                assert!(
                    !name.is_empty() && name != id,
                    "the text algorithm-{id} is missing in {lang:?}"
                );
            }
        }
    }

    #[test]
    fn every_ending_has_a_name_in_every_language() {
        for &(id, ending) in Ending::ALL {
            for lang in Lang::ALL {
                assert_ne!(ending_name(ending, lang), id, "it has no name in {lang:?}");
            }
        }
    }
}
