//! The listings of the searches.

use plyscope_search::algo::Algorithm;

use crate::{Choice, Form};

/// The listings by file name: the id of an algorithm, then the id of a form unless it is the
/// default.
const LISTINGS: &[(&str, &str)] = include!(concat!(env!("OUT_DIR"), "/listings.rs"));

/// The listing of a search in a form, with its marks; `None` where it has none.
#[must_use]
pub fn source(algorithm: Algorithm, form: Form) -> Option<&'static str> {
    let name = match form {
        Form::One => algorithm.id().to_owned(),
        form => format!("{}-{}", algorithm.id(), form.id()),
    };
    LISTINGS.iter().find(|(file, _)| *file == name).map(|&(_, text)| text)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_algorithm_has_a_listing_and_every_listing_an_algorithm() {
        let mut found = 0;
        for &(id, algorithm) in Algorithm::ALL {
            assert!(source(algorithm, Form::One).is_some(), "setup/listings/{id}.txt is missing");
            found += Form::all_of(algorithm).count();
        }
        assert_eq!(found, LISTINGS.len());
    }
}
