//! MTD(f): alpha-beta with null windows only.

use super::alpha_beta::{pass, search_moves};
use super::descriptor::{Descriptor, Equals, Feature, Frame, Horizon, Passes, Visits, Windows};
use super::options::{Fail, Options};
use super::order::Order;
use super::search::Search;
use crate::event::Verdict;
use crate::game::Game;
use crate::tracer::Tracer;
use crate::window::Window;

/// The descriptor of MTD(f).
pub(super) const DESCRIPTOR: Descriptor = Descriptor {
    id: "mtd-f",
    source: "Plaat, Schaeffer, Pijls & de Bruin 1996, figure 6",
    features: &[Feature::Cut, Feature::Guess, Feature::Depth, Feature::Table],
    orders: Order::EVERY,
    horizon: Horizon::AsAsked,
    passes: Passes::NullWindows,
    visits: Visits::Once,
    windows: Windows::Both,
    frame: Frame::Max,
    equals: Equals::First,
    same_as: None,
    exercises: &[],
};

/// MTD(f) (Plaat, Schaeffer, Pijls & de Bruin 1996): each pass of alpha-beta has a null window at the
/// guess, so that it finds a lower or an upper bound, which is the guess of the next pass. The first
/// guess is the static evaluation of the root, unless the options have one. The value is known when both bounds meet; it is that of
/// [`alpha_beta`](super::alpha_beta()) with the full window. With a transposition table a pass
/// searches again only what the passes before have not settled.
///
/// # Errors
/// When the tracer ends the search.
///
/// # Panics
/// When the game offers a position that has neither a utility nor a move.
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
        let root = search.begin(window)?;
        let verdict = search.node(&root, window, |search| {
            Ok(with_bounds(search_moves(search, &root, window)?, bounds))
        })?;
        guess = verdict.value();
        match verdict {
            Verdict::Exact(_) => return Ok(verdict),
            Verdict::AtLeast(value) => bounds.alpha = value,
            Verdict::AtMost(value) => bounds.beta = value,
        }
    }
}

/// A verdict with what earlier passes have found: exact where its bound meets theirs.
fn with_bounds(verdict: Verdict, bounds: Window) -> Verdict {
    match verdict {
        Verdict::AtLeast(value) if value >= bounds.beta => Verdict::Exact(value),
        Verdict::AtMost(value) if value <= bounds.alpha => Verdict::Exact(value),
        _ => verdict,
    }
}
