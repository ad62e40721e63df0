//! Monte Carlo tree search as it is shown.
//!
//! A [`Session`] is a finished search with what it is about. What is shown is a pure function of it, a
//! [`Moment`](plyscope_best_first::mcts::Moment) and the node that is looked at.

mod begin;
pub mod caption;
mod exact;
pub mod gallery;
pub mod keys;
mod kind;
pub mod link;
pub mod picture;
pub mod playout;
pub mod plot;
pub mod problems;
pub mod reading;
mod session;
pub mod table;
pub mod travel;

pub use begin::{begin, Refusal};
pub use exact::Exact;
pub use kind::Kind;
pub use session::{Running, Session};

use plyscope_i18n::Lang;

/// A number that is not below zero, with two decimals, as a language writes it.
#[must_use]
pub fn decimal(number: f64, lang: Lang) -> String {
    with_decimals(number, LEAST_DECIMALS, lang)
}

/// Two terms and their sum, none below zero, with as many decimals, from two to four, as it takes for the
/// terms to add up and for the sum to differ from those `compared` with it that are not equal.
#[must_use]
pub fn decimal_sum(terms: [f64; 2], compared: &[f64], lang: Lang) -> [String; 3] {
    let [one, other] = terms;
    let sum = one + other;
    let is_clear = |decimals: &u32| {
        let written = |number: f64| rounded(number, *decimals);
        let adds_up = written(one).saturating_add(written(other)) == written(sum);
        let differs =
            |rival: &f64| rival.total_cmp(&sum).is_eq() || written(*rival) != written(sum);
        adds_up && compared.iter().all(differs)
    };
    let decimals = (LEAST_DECIMALS..MOST_DECIMALS).find(is_clear).unwrap_or(MOST_DECIMALS);
    [one, other, sum].map(|number| with_decimals(number, decimals, lang))
}

const LEAST_DECIMALS: u32 = 2;
const MOST_DECIMALS: u32 = 4;

/// A number that is not below zero, in units of its last decimal.
fn rounded(number: f64, decimals: u32) -> u64 {
    (number * f64::from(10_u32.pow(decimals))).round() as u64
}

fn with_decimals(number: f64, decimals: u32, lang: Lang) -> String {
    // The standard library's float formatting would add ten kilobytes to the program.
    let (units, one) = (rounded(number, decimals), 10_u64.pow(decimals));
    let width = decimals as usize;
    lang.decimal(&format!("{}.{:0width$}", units / one, units % one))
}
