//! Ready-made searches, each opening at an instructive step.

use super::link::Link;
use super::search::{Search, Travel};

/// A ready-made search. Its title and description are in the locale files under its name.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Exhibit {
    /// Its name, as in `exhibit-stuck-knight`.
    pub id: &'static str,
    /// The puzzle and the step, as an address.
    pub link: &'static str,
}

impl Exhibit {
    /// The search at its step.
    #[must_use]
    pub fn search(&self) -> Search {
        let (link, _) = Link::parse(self.link);
        let mut search = Search::new(link.problem);
        search.travel(Travel::To(link.step), u64::MAX);
        search
    }
}

const fn exhibit(id: &'static str, link: &'static str) -> Exhibit {
    Exhibit { id, link }
}

/// Everything in the gallery.
pub const GALLERY: &[Exhibit] = &[
    exhibit(
        "stuck-knight",
        "puzzle=tour&board=8x8&start=c2&path=c2+e1+d3+b2+a4+c5+a6+b4+a2+c1+b3+a1&tour=closed&step=11",
    ),
    exhibit("tour-small", "puzzle=tour&board=3x4&start=a1&step=23"),
    exhibit("tour-five", "puzzle=tour&board=5x5&start=a1"),
    exhibit("tour-none", "puzzle=tour&board=4x4&start=a1&step=40"),
    exhibit("tour-warnsdorff", "puzzle=tour&board=8x8&start=a1&order=warnsdorff&step=63"),
    exhibit("tour-closed", "puzzle=tour&board=6x6&start=a1&tour=closed&order=warnsdorff&prune=all"),
    exhibit("tour-pruned", "puzzle=tour&board=5x5&start=a1&prune=all&step=30"),
    exhibit("tour-blocked", "puzzle=tour&board=5x6&start=a1&blocked=c3+d4"),
    exhibit("tour-generate", "puzzle=tour&board=3x4&start=a1&test=complete&step=11"),
    exhibit("queens-four", "puzzle=queens&size=4&step=4"),
    exhibit("queens-generate", "puzzle=queens&size=4&test=complete&step=4"),
    exhibit("queens-eight", "puzzle=queens&size=8&step=12"),
    exhibit("queens-forward", "puzzle=queens&size=8&inference=forward-checking&step=4"),
    exhibit("queens-arcs", "puzzle=queens&size=8&inference=arc-consistency&step=3"),
    exhibit("sudoku-small", "puzzle=sudoku&clues=..2.+2.1.+.3.2+.2.."),
    exhibit(
        "sudoku-hard",
        "puzzle=sudoku&clues=.9.6..7..+....3...6+4..7....8+.3...2..1+.5.....7.+6..4...5.+1....8..3+3...4....+..7..5.1.",
    ),
    exhibit(
        "sudoku-fewest",
        "puzzle=sudoku&clues=.9.6..7..+....3...6+4..7....8+.3...2..1+.5.....7.+6..4...5.+1....8..3+3...4....+..7..5.1.&cells=fewest",
    ),
    exhibit(
        "sudoku-arcs",
        "puzzle=sudoku&clues=.9.6..7..+....3...6+4..7....8+.3...2..1+.5.....7.+6..4...5.+1....8..3+3...4....+..7..5.1.&inference=arc-consistency&step=1",
    ),
    exhibit("map-plain", "puzzle=map&map=australia&step=6"),
    exhibit("map-forward", "puzzle=map&map=netherlands&inference=forward-checking&step=7"),
    exhibit("map-arcs", "puzzle=map&map=netherlands&inference=arc-consistency&step=2"),
    exhibit("sum-plain", "puzzle=cryptarithm&sum=TWO+TWO=FOUR&step=9"),
    exhibit(
        "sum-money",
        "puzzle=cryptarithm&sum=SEND+MORE=MONEY&variables=fewest&inference=arc-consistency",
    ),
    exhibit(
        "subset-plain",
        "puzzle=subset-sum&numbers=5+10+12+13+15+18&target=30&bound=none&step=6",
    ),
    exhibit("subset-bounds", "puzzle=subset-sum&numbers=5+10+12+13+15+18&target=30&step=3"),
    exhibit("maze-plain", "puzzle=maze&maze=S.%23...+...%23..+.%23...%23+...%23..+%23....G&step=12"),
    exhibit(
        "maze-bound",
        "puzzle=maze&maze=S.%23...+...%23..+.%23...%23+...%23..+%23....G&length=9&step=7",
    ),
];
