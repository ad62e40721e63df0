//! Alpha-beta with aspiration windows.

use super::alpha_beta::pass;
use super::descriptor::{Descriptor, Feature, Passes};
use super::options::Options;
use super::order::Order;
use super::search::Search;
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

/// How far the first window reaches to either side of the guess, in millionths.
const REACH: i64 = 1_000_000;

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

/// The window around the guess; the full window where there is nothing to guess, or the guess is a
/// win or a loss.
fn first_window<G: Game>(game: &G, guess: Option<Value>) -> Window {
    let root = game.root();
    let guess = match game.utility(&root) {
        None => guess.unwrap_or_else(|| game.estimate(&root)).as_millionths(),
        Some(_) => None,
    };
    let ends = guess.and_then(|guess| {
        Some((Value::millionths(guess - REACH)?, Value::millionths(guess + REACH)?))
    });
    ends.map_or(Window::FULL, |(alpha, beta)| Window { alpha, beta })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::GameTree;

    #[test]
    fn the_first_window_reaches_one_to_either_side_of_the_guess() {
        let tree: GameTree = "(4 8) (17 5)".parse().expect("a tree");
        let whole = |number| Value::whole(number).expect("in range");
        let around = |alpha, beta| Window { alpha: whole(alpha), beta: whole(beta) };
        assert_eq!(first_window(&tree, Some(whole(8))), around(7, 9));
        assert_eq!(first_window(&tree, Some(whole(-3))), around(-4, -2));
        let Window { alpha, beta } = first_window(&tree, None);
        let guess = tree.estimate(&tree.root()).as_millionths().expect("a number");
        assert_eq!(Value::millionths(guess - REACH), Some(alpha));
        assert_eq!(Value::millionths(guess + REACH), Some(beta));
        // There is nothing around a win, and nothing to guess of a leaf.
        assert_eq!(first_window(&tree, Some(Value::WIN)), Window::FULL);
        let leaf: GameTree = "7".parse().expect("a tree");
        assert_eq!(first_window(&leaf, Some(whole(7))), Window::FULL);
    }
}
