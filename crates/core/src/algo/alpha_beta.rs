//! Alpha-beta pruning.

use crate::event::{Event, Verdict};
use crate::game::{Game, Order};
use crate::player::Player;
use crate::tracer::Tracer;
use crate::window::{Bound, CutRule, Window};

/// The choices that textbooks differ in.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct AlphaBeta {
    /// In which order children are looked at.
    pub order: Order,
    /// When the remaining children are cut.
    pub cut: CutRule,
    /// What a node returns when its value lies outside its window.
    pub fail: Fail,
    /// The window at the root; α must be below β.
    pub window: Window,
}

impl Default for AlphaBeta {
    fn default() -> Self {
        Self {
            order: Order::default(),
            cut: CutRule::default(),
            fail: Fail::default(),
            window: Window::FULL,
        }
    }
}

/// What a node returns when its value lies outside the window it was entered with.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub enum Fail {
    /// The best value found, which is the tighter bound (Fishburn 1983).
    #[default]
    Soft,
    /// The end of the window that was passed. Leaves return their utility all the same.
    Hard,
}

/// Alpha-beta pruning (Knuth & Moore 1975, procedure F2, here with both players' sides written
/// out by [`Player`]). With the full window the verdict at the root is exactly the minimax value;
/// the first of equals is kept.
///
/// Looks at b^⌈m/2⌉ + b^⌊m/2⌋ − 1 leaves of a uniform tree when the best child always comes first,
/// and at all b^m at worst.
///
/// Verdicts are as sharp as the children's verdicts allow: a node outside its window is still
/// exact when everything below it was seen.
///
/// # Errors
/// When the tracer ends the search.
///
/// # Panics
/// When the game offers a position that has neither a utility nor a move.
pub fn alpha_beta<G: Game, T: Tracer>(
    game: &G,
    options: &AlphaBeta,
    tracer: &mut T,
) -> Result<Verdict, T::Stop> {
    let root = game.root();
    let window = options.window;
    tracer.record(|| Event::Begin { player: game.player(&root), window })?;
    Search { game, options, tracer }.visit(&root, window)
}

struct Search<'a, G, T> {
    game: &'a G,
    options: &'a AlphaBeta,
    tracer: &'a mut T,
}

impl<G: Game, T: Tracer> Search<'_, G, T> {
    fn visit(&mut self, position: &G::Position, window: Window) -> Result<Verdict, T::Stop> {
        let verdict = match self.game.utility(position) {
            Some(utility) => Verdict::Exact(utility),
            None => self.best_child(position, window)?,
        };
        self.tracer.record(|| Event::Leave { verdict })?;
        Ok(verdict)
    }

    fn best_child(&mut self, position: &G::Position, entry: Window) -> Result<Verdict, T::Stop> {
        let player = self.game.player(position);
        let mut window = entry;
        let mut best: Option<Verdict> = None;
        let mut moves = self.game.moves(position);
        while let Some(by) = self.options.order.next(&mut moves) {
            let child = self.game.play(position, by);
            let to_move = self.game.player(&child);
            self.tracer.record(|| Event::Enter { by, player: to_move, window })?;
            let reply = self.visit(&child, window)?;
            if best.is_none_or(|best| player.prefers(reply.value(), best.value())) {
                window = window.tightened(player, reply.value());
                self.tracer.record(|| Event::Best { value: reply.value(), window })?;
            }
            best = Some(best.map_or(reply, |best| better(player, best, reply)));
            let skipped = moves.len() as u32;
            if skipped > 0 && window.is_closed(self.options.cut) {
                let met = Bound::of(player.opponent());
                self.tracer.record(|| Event::Cut { met, skipped })?;
                best = best.map(|best| unfinished(player, best));
                break;
            }
        }
        let verdict = best.expect("a position without utility has a move");
        Ok(match self.options.fail {
            Fail::Soft => verdict,
            Fail::Hard => clipped(entry, verdict),
        })
    }
}

/// What `player` knows after a reply, given the best verdict before it. Of equal values the one
/// that says more about the node is kept: a bound in the player's favour still stands beside an
/// exact value, a bound to the player's disadvantage does not.
#[inline]
fn better(player: Player, best: Verdict, reply: Verdict) -> Verdict {
    if player.prefers(reply.value(), best.value()) {
        return reply;
    }
    if reply.value() != best.value() {
        return best;
    }
    match (player, best, reply) {
        (Player::Max, _, Verdict::AtLeast(_)) | (Player::Min, _, Verdict::AtMost(_)) => reply,
        (Player::Max, Verdict::AtMost(_), _) | (Player::Min, Verdict::AtLeast(_), _) => reply,
        _ => best,
    }
}

/// What is known of a node whose player may have something better among the moves not looked at.
#[inline]
fn unfinished(player: Player, best: Verdict) -> Verdict {
    match player {
        Player::Max => Verdict::AtLeast(best.value()),
        Player::Min => Verdict::AtMost(best.value()),
    }
}

/// The verdict, kept inside the window a node was entered with.
#[inline]
fn clipped(entry: Window, verdict: Verdict) -> Verdict {
    let value = verdict.value();
    if value < entry.alpha {
        Verdict::AtMost(entry.alpha)
    } else if value > entry.beta {
        Verdict::AtLeast(entry.beta)
    } else {
        verdict
    }
}
