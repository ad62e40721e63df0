//! Alpha-beta once more, with every word about its tracer taken out: what the search with the tracer
//! off must not lag behind. A copy is just what is wanted here, and nowhere else.

use std::hint::black_box;

use plyscope_core::algo::{AlphaBeta, Fail};
use plyscope_core::{Game, GameTree, Player, Value, Verdict, Window};

/// The value of a tree.
#[must_use]
pub fn bare(tree: &GameTree) -> Value {
    let options = black_box(AlphaBeta::default());
    let mut search = Bare { game: tree, options: &options };
    search.visit(&tree.root(), options.window).value()
}

struct Bare<'a, G> {
    game: &'a G,
    options: &'a AlphaBeta,
}

impl<G: Game> Bare<'_, G> {
    fn visit(&mut self, position: &G::Position, window: Window) -> Verdict {
        match self.game.utility(position) {
            Some(utility) => Verdict::Exact(utility),
            None => self.best_child(position, window),
        }
    }

    fn best_child(&mut self, position: &G::Position, entry: Window) -> Verdict {
        let player = self.game.player(position);
        let mut window = entry;
        let mut best: Option<Verdict> = None;
        let mut moves = self.game.moves(position);
        while let Some(by) = self.options.order.next(&mut moves) {
            let child = self.game.play(position, by);
            let reply = self.visit(&child, window);
            if best.is_none_or(|best| player.prefers(reply.value(), best.value())) {
                window = window.tightened(player, reply.value());
            }
            best = Some(best.map_or(reply, |best| better(player, best, reply)));
            let skipped = moves.len() as u32;
            if skipped > 0 && window.is_closed(self.options.cut) {
                best = best.map(|best| unfinished(player, best));
                break;
            }
        }
        let verdict = best.expect("a position without utility has a move");
        match self.options.fail {
            Fail::Soft => verdict,
            Fail::Hard => clipped(entry, verdict),
        }
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
