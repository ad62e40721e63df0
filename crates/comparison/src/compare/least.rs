//! The least that a search can do.

use plyscope_i18n::{texts, Lang};
use plyscope_search::{Game, GameTree, TreeNode, Value};

use super::certificate::smallest;
use super::ply_index::PlyIndex;

/// The least that a search has to look at to know the value of the root.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Least {
    /// How it was determined.
    pub kind: Kind,
    /// The least at each ply, the root's first.
    pub plies: Vec<LeastPly>,
}

/// How the least was determined.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Kind {
    /// It was found in this very tree.
    Exact,
    /// It is what Knuth & Moore expect of trees whose positions have as many moves and end as often,
    /// ply by ply, as those that were seen.
    Expected,
}

impl Kind {
    /// What the least is called: an expected one can be more than a search that was run, so it is
    /// not called the minimum.
    #[must_use]
    pub fn name(self, lang: Lang) -> String {
        match self {
            Self::Exact => texts::compare_least(lang),
            Self::Expected => texts::compare_least_expected(lang),
        }
    }
}

/// The fewest visited nodes at a ply.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct LeastPly {
    /// How many nodes.
    pub nodes: u64,
    /// How many of them are leaves of the search.
    pub leaves: u64,
}

impl Least {
    /// The least for the deepest of some searches on the same subject. On a given tree it is exact;
    /// in a game as well, where one of them has looked at everything. `None` where none of them
    /// knows enough.
    #[must_use]
    pub fn of(ply_indexes: &[&PlyIndex]) -> Option<Self> {
        let depth =
            |ply_index: &PlyIndex| ply_index.session().setup().options().depth.unwrap_or(u16::MAX);
        let whole = || ply_indexes.iter().copied().filter(|ply_index| ply_index.is_whole());
        let deepest = whole().map(depth).max()?;
        let mut deep = whole().filter(|ply_index| depth(ply_index) == deepest);
        let widest =
            deep.clone().max_by_key(|ply_index| (!has_table(ply_index), ply_index.total()))?;
        if widest.session().game().is_none() {
            return Some(Self::of_tree(widest.session().tree(), deepest));
        }
        Some(match deep.find(|ply_index| ply_index.saw_everything()) {
            Some(all) => Self::of_game(all),
            None => Self::expected(widest),
        })
    }

    /// The least on a given tree, looking this many plies ahead at most.
    #[must_use]
    pub fn of_tree(tree: &GameTree, depth: u16) -> Self {
        let horizon = tree.layer(usize::from(depth)).and_then(|mut layer| layer.next());
        let estimates = horizon.map_or_else(Vec::new, |_| estimates(tree, depth));
        let end = |node: TreeNode| {
            let at_horizon = || estimates.get(node.0.checked_sub(horizon?.0)? as usize).copied();
            tree.leaf_value(node).or_else(at_horizon)
        };
        Self { kind: Kind::Exact, plies: smallest(tree, end) }
    }

    /// The least in a game of which everything was seen.
    fn of_game(ply_index: &PlyIndex) -> Self {
        let session = ply_index.session();
        let (tree, trace) = (session.tree(), session.trace());
        let value = |node: TreeNode| {
            let verdict = session
                .visits(node)
                .next()
                .and_then(|visit| trace.verdict(visit, trace.last_step()));
            verdict.map_or(Value::ZERO, plyscope_search::Verdict::value)
        };
        let end = |node: TreeNode| tree.is_leaf(node).then(|| value(node));
        Self { kind: Kind::Exact, plies: smallest(tree, end) }
    }

    /// What Knuth & Moore (1975, section 6, corollary 2) expect of a tree of the same shape: where
    /// a position at ply j has moves with probability qⱼ, and dⱼ of them on average, there are
    /// d₀q₁d₂q₃… + q₀d₁q₂d₃… − q₀q₁q₂q₃… critical positions at a ply, each product with one factor
    /// for every ply above. For d moves everywhere it is d^⌈l/2⌉ + d^⌊l/2⌋ − 1.
    fn expected(ply_index: &PlyIndex) -> Self {
        Self { kind: Kind::Expected, plies: expected(&shape(ply_index)) }
    }

    /// All plies together.
    #[must_use]
    pub fn total(&self) -> LeastPly {
        self.plies.iter().fold(LeastPly::default(), |all, ply| LeastPly {
            nodes: all.nodes + ply.nodes,
            leaves: all.leaves + ply.leaves,
        })
    }
}

/// The static evaluations of the nodes of a layer, from left to right.
fn estimates(tree: &GameTree, layer: u16) -> Vec<Value> {
    let mut places = vec![tree.root()];
    for _ in 0..layer {
        let below = |place| tree.moves(place).map(move |by| tree.play(place, by));
        places = places.iter().flat_map(below).collect();
    }
    places.iter().map(|place| tree.estimate(place)).collect()
}

/// The shape of a ply.
#[derive(Clone, Copy, PartialEq, Debug)]
struct PlyShape {
    /// How likely it is that one has moves.
    inner: f64,
    /// How many moves one has on average.
    moves: f64,
}

/// The expected numbers of critical positions, by ply.
fn expected(shape: &[PlyShape]) -> Vec<LeastPly> {
    let (mut even, mut odd, mut line) = (1.0, 1.0, 1.0);
    let mut plies = Vec::with_capacity(shape.len());
    for (ply, PlyShape { inner, moves }) in shape.iter().enumerate() {
        let nodes: f64 = even + odd - line;
        plies.push(LeastPly {
            nodes: nodes.round() as u64,
            leaves: (nodes * (1.0 - inner)).round() as u64,
        });
        let (at_even, at_odd) = if ply % 2 == 0 { (moves, inner) } else { (inner, moves) };
        even *= at_even;
        odd *= at_odd;
        line *= inner;
    }
    plies
}

/// The shape of what a search has seen. Where its lowest plies were only counted, it ends above them.
fn shape(ply_index: &PlyIndex) -> Vec<PlyShape> {
    let session = ply_index.session();
    let tree = session.tree();
    let layers = (0..tree.layer_count()).map_while(|layer| {
        let (mut seen, mut inner, mut moves) = (0_u32, 0_u32, 0_u32);
        for node in tree.layer(layer)?.filter(|&node| session.is_visited(node)) {
            let children = tree.children(node).len() as u32;
            seen += 1;
            inner += u32::from(children > 0);
            moves += children;
        }
        let part = |count: u32| f64::from(count) / f64::from(seen);
        (seen > 0).then(|| PlyShape { inner: part(inner), moves: part(moves) })
    });
    let mut shape: Vec<PlyShape> = layers.collect();
    if ply_index.is_tallied() {
        // Nodes of the last ply do have moves, which were not recorded.
        if let Some(last) = shape.last_mut() {
            *last = PlyShape { inner: 1.0, moves: 0.0 };
        }
    }
    shape
}

fn has_table(ply_index: &PlyIndex) -> bool {
    ply_index.session().setup().options().table.is_some()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn uniform_trees_have_the_counts_of_knuth_and_moore() {
        let uniform = |moves: f64, depth: usize| {
            let mut shape = vec![PlyShape { inner: 1.0, moves }; depth];
            shape.push(PlyShape { inner: 0.0, moves: 0.0 });
            expected(&shape)
        };
        for (moves, depth) in [(2_u64, 3_usize), (3, 4), (5, 5), (35, 4), (1, 6), (7, 0)] {
            let power = |exponent: usize| moves.pow(exponent as u32);
            let plies = uniform(moves as f64, depth);
            for (ply, counts) in plies.iter().enumerate() {
                assert_eq!(counts.nodes, power(ply.div_ceil(2)) + power(ply / 2) - 1);
                assert_eq!(counts.leaves, if ply == depth { counts.nodes } else { 0 });
            }
        }
    }

    #[test]
    fn what_is_only_expected_is_called_an_estimate() {
        let table = [
            (Lang::En, "Minimal tree", "Minimal tree, estimated"),
            (Lang::Nl, "Minimale boom", "Minimale boom, geschat"),
            (Lang::Zh, "最小树", "最小树（估计）"),
        ];
        for (lang, exact, expected) in table {
            assert_eq!(Kind::Exact.name(lang), exact);
            assert_eq!(Kind::Expected.name(lang), expected);
        }
    }

    #[test]
    fn the_smallest_search_of_the_lectures_trees() {
        let table = [
            // The quiz has a better order than its own: 5 of 8 leaves.
            ("((8 5) (20 3)) ((2 4) (15 6))", u16::MAX, 5, 11),
            ("(4 8) (17 5)", u16::MAX, 3, 6),
            ("7", u16::MAX, 1, 1),
            // All leaves alike: one of them, and one below every other move.
            ("(1 1 1) (1 1 1) (1 1 1)", u16::MAX, 5, 9),
            // The deep cutoff.
            ("(6 7) (((5 9) 8) 4)", u16::MAX, 3, 6),
            // One ply deep, the medians count.
            ("(4 8) (17 5)", 1, 2, 3),
            ("(4 8) (17 5)", 0, 1, 1),
        ];
        for (text, depth, leaves, nodes) in table {
            let tree = GameTree::parse(text).expect("a tree");
            let least = Least::of_tree(&tree, depth);
            assert_eq!(least.total(), LeastPly { nodes, leaves }, "{text}");
        }
    }
}
