//! The searches that programs can be compared with.

use plyscope_exercise::is_order_judged;
use plyscope_search::Window;
use plyscope_setup::{Algorithm, Choice, Setup, StartWindow};

/// The options of such a search.
pub const OPTIONS: [&str; 5] = ["algorithm", "order", "cut", "fail", "window"];

/// Why programs cannot be compared with a search.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum NotJudged {
    /// Its order of children.
    Order,
    /// Its window.
    Window,
    /// What it does.
    Algorithm(Algorithm),
}

impl NotJudged {
    /// The reason as a sentence, with what stands before the names of options.
    #[must_use]
    pub fn message(self, prefix: &str) -> String {
        match self {
            Self::Order => {
                format!("programs are judged with {prefix}order left or right only")
            }
            Self::Window => {
                format!("programs are judged with {prefix}window of whole and decimal numbers only")
            }
            Self::Algorithm(algorithm) => {
                let can = Algorithm::ALL.iter().filter(|(_, algorithm)| can_be_judged(*algorithm));
                let can: Vec<&str> = can.map(|(id, _)| *id).collect();
                let id = algorithm.id();
                format!("programs cannot be judged as {id}; expected {}", can.join(" or "))
            }
        }
    }
}

/// Checks that programs can be compared with a search.
///
/// # Errors
/// Why not.
pub fn judged_as(setup: &Setup) -> Result<(), NotJudged> {
    if !is_order_judged(setup.order) {
        return Err(NotJudged::Order);
    }
    if !is_window_judged(setup.window) {
        return Err(NotJudged::Window);
    }
    if !can_be_judged(setup.algorithm) {
        return Err(NotJudged::Algorithm(setup.algorithm));
    }
    Ok(())
}

/// Whether programs can be judged in a window: a program cannot hold every fraction exactly.
#[must_use]
pub fn is_window_judged(window: StartWindow) -> bool {
    let Window { alpha, beta } = window.get();
    !alpha.is_fraction() && !beta.is_fraction()
}

/// Whether programs can be judged that search so: from one side to the other, each node at most once,
/// to the end of the tree, without a table.
#[must_use]
pub fn can_be_judged(algorithm: Algorithm) -> bool {
    use plyscope_search::algo::{Exercise, Passes, Visits};
    let facts = algorithm.descriptor();
    algorithm.can_be_asked(Exercise::Follow)
        && facts.passes == Passes::One
        && facts.visits == Visits::Once
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn windows_have_numbers_that_programs_can_hold() {
        let table = [
            ("infinite", Ok(())),
            ("game", Ok(())),
            ("0..9", Ok(())),
            ("-2.5..1/2", Ok(())),
            ("-inf..1/3", Err(NotJudged::Window)),
            ("-19/6..win", Err(NotJudged::Window)),
        ];
        for (window, judged) in table {
            let setup = Setup { window: window.parse().expect(window), ..Setup::default() };
            assert_eq!(judged_as(&setup), judged, "{window}");
        }
    }
}
