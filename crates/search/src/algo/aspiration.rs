//! Alpha-beta with aspiration windows.

use super::alpha_beta::pass;
use super::descriptor::{Descriptor, Feature, Passes};
use super::options::Options;
use super::order::Order;
use super::search::Search;
use crate::fraction::Fraction;
use crate::game::Game;
use crate::tracer::Tracer;
use crate::value::Value;
use crate::verdict::Verdict;
use crate::window::Window;

pub(super) const DESCRIPTOR: Descriptor = Descriptor {
    features: &[Feature::Cut, Feature::Fail, Feature::Guess, Feature::Depth, Feature::Table],
    orders: Order::EVERY,
    passes: Passes::Wider,
    ..Descriptor::new("aspiration")
};

/// Alpha-beta that begins with a narrow window around a guess, the static evaluation of the root unless
/// the options have one. When the value lies outside, it begins anew with the window opened on that
/// side (Marsland 1986, on aspiration search). A good guess saves visits, a bad one costs a second
/// pass. The value is that of [`alpha_beta`](super::alpha_beta()) with the full window.
///
/// # Errors
/// When the tracer ends the search.
pub fn aspiration<G: Game, T: Tracer>(
    game: &G,
    options: &Options,
    tracer: &mut T,
) -> Result<Verdict, T::Stop> {
    let mut search = Search::new(game, options, tracer);
    let mut window = first_window(game, options.guess);
    loop {
        let verdict = pass(&mut search, window)?;
        match verdict {
            Verdict::AtMost(_) if window.alpha > Value::NEG_INFINITY => {
                window.alpha = Value::NEG_INFINITY;
            }
            Verdict::AtLeast(_) if window.beta < Value::INFINITY => window.beta = Value::INFINITY,
            _ => return Ok(verdict),
        }
    }
}

/// The window that reaches one to either side of the guess; the full window where there is nothing to guess,
/// the guess is a win or a loss, or an end is out of range.
fn first_window<G: Game>(game: &G, guess: Option<Value>) -> Window {
    let root = game.root();
    let guess = match game.utility(&root) {
        None => guess.unwrap_or_else(|| game.estimate(&root)).as_fraction(),
        Some(_) => None,
    };
    let around = |guess: Fraction| {
        let (alpha, beta) = (guess.minus(Fraction::ONE)?, guess.plus(Fraction::ONE)?);
        Some(Window { alpha: Value::fraction(alpha)?, beta: Value::fraction(beta)? })
    };
    guess.and_then(around).unwrap_or(Window::FULL)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{GameTree, TreeNode};

    #[test]
    fn the_first_window_reaches_one_to_either_side_of_the_guess() {
        // There is nothing around a win, nothing to guess of a leaf, and no number above the largest.
        let table = [
            ("(4 8) (17 5)", "8", "[7, 9]"),
            ("(4 8) (17 5)", "-3", "[-4, -2]"),
            ("(4 8) (17 5)", "1/3", "[-2/3, 4/3]"),
            ("(4 8) (17 5)", "", "[4, 6]"),
            ("(1/3 2/3) (1/7 5/3)", "", "[-2/3, 4/3]"),
            ("(4 8) (17 5)", "win", "[-inf, inf]"),
            ("7", "7", "[-inf, inf]"),
            ("(4 8) (17 5)", "1000000000000", "[-inf, inf]"),
        ];
        for (tree, guess, window) in table {
            let tree: GameTree = tree.parse().expect("a tree");
            let guess: Option<GameTree> = guess.parse().ok();
            let guess = guess.and_then(|guess| guess.leaf_value(TreeNode::ROOT));
            let Window { alpha, beta } = first_window(&tree, guess);
            assert_eq!(format!("[{alpha}, {beta}]"), window, "{tree} {guess:?}");
        }
    }
}
