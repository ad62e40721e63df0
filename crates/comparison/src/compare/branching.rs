//! Branching factors: of the tree, and the effective one of a search.

use super::ply_index::PlyIndex;
use plyscope_session::Session;

/// How often the interval around the effective branching factor is halved: far beyond the displayed
/// precision.
const HALVINGS: u32 = 80;

/// The effective branching factor b* in hundredths, rounded: the b of the uniform tree of the same
/// depth with as many nodes, b + b² + … + b^d being the nodes visited below the root (Russell &
/// Norvig, *Artificial Intelligence: A Modern Approach*, section “The effect of heuristic accuracy
/// on performance”). `None` when nothing was visited below the root.
#[must_use]
pub fn effective_branching(below_root: u64, depth: usize) -> Option<u64> {
    if below_root == 0 || depth == 0 {
        return None;
    }
    let wanted = below_root as f64;
    // The sum grows with b; b itself is a part of it, so that it is never more than the nodes.
    let (mut low, mut high) = (0.0, wanted);
    for _ in 0..HALVINGS {
        let middle = f64::midpoint(low, high);
        if sum(middle, depth, wanted) < wanted {
            low = middle;
        } else {
            high = middle;
        }
    }
    Some((f64::midpoint(low, high) * 100.0).round() as u64)
}

/// b + b² + … + b^d, or something beyond a limit as soon as it is beyond.
fn sum(b: f64, depth: usize, limit: f64) -> f64 {
    let (mut power, mut sum) = (1.0, 0.0);
    for _ in 0..depth {
        power *= b;
        sum += power;
        if sum > limit {
            break;
        }
    }
    sum
}

/// The depth for the effective branching factor of each search: among searches with the same depth
/// limit, the largest depth that any reached.
#[must_use]
pub fn effective_depths(ply_indexes: &[&PlyIndex]) -> Vec<Option<usize>> {
    let depth_limit = |ply_index: &PlyIndex| {
        looks_further(ply_index).or_else(|| ply_index.session().setup().options().depth)
    };
    let alike = |one: &PlyIndex, other: &PlyIndex| {
        depth_limit(one) == depth_limit(other) && one.is_whole() == other.is_whole()
    };
    let depth = |one: &&PlyIndex| {
        let depths =
            ply_indexes.iter().filter(|other| alike(one, other)).map(|other| other.depth());
        depths.collect::<Option<Vec<_>>>()?.into_iter().max()
    };
    ply_indexes.iter().map(depth).collect()
}

/// The depth of a search that uses the static evaluation below its depth limit; `None` for all
/// others. The lectures' older forms do so, one ply below.
#[must_use]
pub fn looks_further(ply_index: &PlyIndex) -> Option<u16> {
    let (session, trace) = (ply_index.session(), ply_index.session().trace());
    let plies = trace.pass(trace.last_step())?.horizon?;
    session.setup().options().depth.filter(|&depth| plies > depth).map(|_| plies)
}

/// How wide a tree is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Width {
    /// The effective branching factor of the whole tree, in hundredths.
    Whole(u64),
    /// How many moves the positions have on average of which one was looked at, in hundredths.
    Seen(u64),
}

impl Width {
    /// The width in hundredths.
    #[must_use]
    pub const fn hundredths(self) -> u64 {
        match self {
            Self::Whole(width) | Self::Seen(width) => width,
        }
    }

    /// The width of the tree of some searches: of the whole tree if it is given or one of the
    /// searches has visited all of it, to the depth of the deepest search. `None` if none of them
    /// is done, or there are no moves.
    #[must_use]
    pub fn of(ply_indexes: &[&PlyIndex]) -> Option<Self> {
        let depth_limit =
            |ply_index: &PlyIndex| ply_index.session().setup().options().depth.unwrap_or(u16::MAX);
        let whole = || ply_indexes.iter().copied().filter(|ply_index| ply_index.is_whole());
        let deepest = whole().map(depth_limit).max()?;
        let mut deep = whole().filter(|ply_index| depth_limit(ply_index) == deepest);
        let widest = deep.clone().max_by_key(|ply_index| ply_index.total())?;
        if widest.session().game().is_none() {
            let tree = widest.session().tree();
            let layers = tree.layer_count().min(usize::from(deepest).saturating_add(1));
            let nodes = (0..layers).filter_map(|layer| Some(tree.layer(layer)?.len() as u64));
            return effective_branching(nodes.sum::<u64>() - 1, layers - 1).map(Self::Whole);
        }
        match deep.find(|ply_index| ply_index.saw_everything()) {
            Some(all) => effective_branching(all.total() - 1, all.depth()?).map(Self::Whole),
            None => average_branching(widest.session()).map(Self::Seen),
        }
    }
}

/// How many moves a position has on average, in hundredths, rounded: of those whose moves the search
/// has seen. `None` when there is none.
fn average_branching(session: &Session) -> Option<u64> {
    let tree = session.tree();
    let inner = tree.nodes().filter(|&node| !tree.is_leaf(node)).count() as u64;
    let children = tree.len() as u64 - 1;
    // Rounded to the nearest.
    (inner > 0).then(|| (children * 200 + inner) / (inner * 2))
}

#[cfg(test)]
mod tests {
    use super::effective_branching;

    #[test]
    fn it_is_the_branching_of_the_uniform_tree_of_the_same_size() {
        let table = [
            // Uniform trees.
            (2 + 4 + 8, 3, Some(200)),
            (3 + 9 + 27 + 81, 4, Some(300)),
            (35 + 35 * 35, 2, Some(3500)),
            // Russell & Norvig: 52 nodes at depth 5.
            (52, 5, Some(192)),
            // The lectures' quiz with alpha-beta: 11 nodes.
            (10, 3, Some(174)),
            // A chain, and less than a chain.
            (7, 7, Some(100)),
            (3, 4, Some(89)),
            (5, 1, Some(500)),
            (0, 3, None),
            (3, 0, None),
        ];
        for (nodes, depth, factor) in table {
            assert_eq!(effective_branching(nodes, depth), factor, "{nodes} nodes at {depth}");
        }
    }

    #[test]
    fn nothing_is_too_large() {
        let many = u64::from(u32::MAX);
        assert_eq!(effective_branching(many, 1), Some(100 * many));
        assert!(effective_branching(u64::MAX, 500).is_some_and(|factor| factor < 200));
    }
}
