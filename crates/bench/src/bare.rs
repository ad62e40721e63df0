//! Alpha-beta once more, as one writes it without a tracer: what the search with the tracer off must
//! not lag behind. A copy is just what is wanted here, and nowhere else.

use std::hint::black_box;

use plyscope_core::algo::Options;
use plyscope_core::{Game, GameTree, Value, Verdict, Window};

/// The value of a tree.
#[must_use]
pub fn bare(tree: &GameTree) -> Value {
    let options = black_box(Options::default());
    let mut search = Bare { game: tree, options: &options };
    search.visit(&tree.root(), options.window).value()
}

struct Bare<'a, G> {
    game: &'a G,
    options: &'a Options,
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
        while let Some(by) = moves.next() {
            let child = self.game.play(position, by);
            let reply = self.visit(&child, window);
            if best.is_none_or(|best| player.prefers(reply.value(), best.value())) {
                window = window.tightened(player, reply.value());
            }
            best = Some(best.map_or(reply, |best| best.or_better(player, reply)));
            let skipped = moves.len() as u32;
            if skipped > 0 && window.is_closed(self.options.cut) {
                best = best.map(|best| best.unfinished(player));
                break;
            }
        }
        let verdict = best.expect("a position without utility has a move");
        self.options.fail.returned(verdict, player, entry)
    }
}
