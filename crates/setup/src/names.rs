//! Names of the algorithms.

use plyscope_search::algo::Algorithm;

use super::{Choice, ALGORITHM};
use plyscope_i18n::Lang;

/// The displayed name of an algorithm: the text `algorithm-…` with its id.
#[must_use]
pub fn algorithm_name(algorithm: Algorithm, lang: Lang) -> String {
    ALGORITHM.word_name(algorithm.id(), lang)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_algorithm_has_a_name_in_every_language() {
        for &(id, algorithm) in Algorithm::ALL {
            for lang in Lang::ALL {
                let name = algorithm_name(algorithm, lang);
                assert!(!name.is_empty() && name != id, "{id} has no name in {lang:?}");
            }
        }
    }
}
