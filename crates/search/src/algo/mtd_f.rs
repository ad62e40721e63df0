//! MTD(f): alpha-beta with null windows only.

use super::alpha_beta::pass;
use super::descriptor::{Descriptor, Feature, Passes};
use super::options::{Fail, Options};
use super::order::Order;
use super::search::Search;
use crate::game::Game;
use crate::tracer::Tracer;
use crate::verdict::Verdict;
use crate::window::Window;

pub(super) const DESCRIPTOR: Descriptor = Descriptor {
    features: &[Feature::Cut, Feature::Guess, Feature::Depth, Feature::Table],
    orders: Order::EVERY,
    passes: Passes::NullWindows,
    ..Descriptor::new("mtd-f")
};

/// MTD(f) (Plaat, Schaeffer, Pijls & de Bruin 1996): each pass of alpha-beta has a null window at the
/// guess, so that it finds a lower or an upper bound, which is the guess of the next pass. The first
/// guess is the static evaluation of the root, unless the options have one. The value is known when
/// both bounds meet; it is that of [`alpha_beta`](super::alpha_beta()) with the full window. With a
/// transposition table a pass searches again only what the passes before have not settled.
///
/// # Errors
/// When the tracer ends the search.
pub fn mtd_f<G: Game, T: Tracer>(
    game: &G,
    options: &Options,
    tracer: &mut T,
) -> Result<Verdict, T::Stop> {
    // A bound beyond the window is what brings the next guess nearer.
    let options = Options { fail: Fail::Soft, ..*options };
    let mut search = Search::new(game, &options, tracer);
    let root = game.root();
    if game.utility(&root).is_some() {
        return pass(&mut search, Window::FULL);
    }
    let (mut guess, mut bounds) =
        (options.guess.unwrap_or_else(|| game.estimate(&root)), Window::FULL);
    loop {
        let beta = if guess == bounds.alpha { guess.next_up() } else { guess };
        let window = Window { alpha: beta.next_down(), beta };
        search.set_bounds(bounds);
        let verdict = pass(&mut search, window)?;
        guess = verdict.value();
        match verdict {
            Verdict::Exact(_) => return Ok(verdict),
            Verdict::AtLeast(value) => bounds.alpha = value,
            Verdict::AtMost(value) => bounds.beta = value,
        }
    }
}
