//! The searches that programs can be compared with.

use plyscope_exercise::is_order_judged;
use plyscope_setup::{Algorithm, Choice, Setup};

/// The options of such a search.
pub const OPTIONS: [&str; 5] = ["algorithm", "order", "cut", "fail", "window"];

/// Why programs cannot be compared with a search.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum NotJudged {
    /// Its order of children.
    Order,
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
    if !can_be_judged(setup.algorithm) {
        return Err(NotJudged::Algorithm(setup.algorithm));
    }
    Ok(())
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
