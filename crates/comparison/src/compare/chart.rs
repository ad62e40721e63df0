//! The plot of a comparison: bars for every ply.

use plyscope_search::tracer::PlyCount;

use super::least::Least;
use super::ply_index::Profile;

/// The compared quantity.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Measure {
    /// Nodes visited.
    #[default]
    Nodes,
    /// Leaves looked at.
    Leaves,
    /// Cuts made.
    Cuts,
    /// Positions left to the static evaluation.
    Evaluated,
}

impl Measure {
    /// All of them.
    pub const ALL: [Self; 4] = [Self::Nodes, Self::Leaves, Self::Cuts, Self::Evaluated];

    /// Its number among the counts.
    #[must_use]
    pub const fn of(self, counts: PlyCount) -> u64 {
        match self {
            Self::Nodes => counts.nodes,
            Self::Leaves => counts.leaves,
            Self::Cuts => counts.cuts,
            Self::Evaluated => counts.evaluated,
        }
    }

    /// The least there can be by ply, where there is such a thing.
    fn least(self, least: &Least) -> Option<Vec<u64>> {
        let of = |number: fn(&super::LeastPly) -> u64| least.plies.iter().map(number).collect();
        match self {
            Self::Nodes => Some(of(|ply| ply.nodes)),
            Self::Leaves => Some(of(|ply| ply.leaves)),
            Self::Cuts | Self::Evaluated => None,
        }
    }
}

/// The bars of a plot.
#[derive(Clone, PartialEq, Debug)]
pub struct Chart {
    /// The plies, the root's first.
    pub rows: Vec<Row>,
    /// Numbers with their places along the axis, from 0 to 1.
    pub ticks: Vec<Bar>,
    /// Whether the axis is logarithmic, because the numbers span more than two decades.
    pub is_logarithmic: bool,
    /// Whether the last row puts together plies that would have no space, and not only what was
    /// counted.
    pub is_folded: bool,
}

/// A ply.
#[derive(Clone, PartialEq, Debug)]
pub struct Row {
    /// Which; `None` for everything deeper together.
    pub ply: Option<usize>,
    /// A bar for each search; `None` for one that counts this ply only with all that is deeper.
    pub bars: Vec<Option<Bar>>,
    /// The least there can be.
    pub least: Option<Bar>,
}

/// A number as a length.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Bar {
    /// The number.
    pub amount: u64,
    /// The length, from 0 to 1 for the largest of all.
    pub part: f64,
}

/// The most plies that have a row of their own.
const MOST_ROWS: usize = 24;

impl Chart {
    /// The plot of what searches have done so far, drawn to the scale of what they do in all.
    #[must_use]
    pub fn new(now: &[Profile], in_all: &[Profile], least: Option<&Least>, of: Measure) -> Self {
        let plies = in_all.iter().map(|profile| profile.plies.len()).max().unwrap_or_default();
        let own = plies.min(MOST_ROWS);
        let now: Vec<Vec<Option<u64>>> =
            now.iter().map(|profile| column(profile, own, of)).collect();
        let in_all: Vec<Vec<Option<u64>>> =
            in_all.iter().map(|profile| column(profile, own, of)).collect();
        let least = least.and_then(|least| of.least(least)).map(|plies| folded(plies, own, 0));
        let numbers = in_all.iter().flatten().copied().flatten();
        let scale = Scale::of(numbers.chain(least.iter().flatten().copied()));
        let has_deeper = in_all.iter().any(|column| column[own] > Some(0));
        let rows = (0..own + usize::from(has_deeper)).map(|row| Row {
            ply: (row < own).then_some(row),
            bars: now.iter().map(|column| column[row].map(|amount| scale.bar(amount))).collect(),
            least: least
                .as_ref()
                .map(|least| least[row])
                .filter(|&least| least > 0)
                .map(|least| scale.bar(least)),
        });
        Self {
            rows: rows.collect(),
            ticks: scale.ticks(),
            is_logarithmic: scale.is_logarithmic,
            is_folded: plies > own,
        }
    }
}

/// The numbers of a search: one for each row, and one for everything deeper. Where it was only counted
/// below a ply, the plies there have none of their own.
fn column(profile: &Profile, rows: usize, of: Measure) -> Vec<Option<u64>> {
    let below = profile.below;
    let recorded = if below.nodes > 0 { profile.plies.len() } else { rows };
    let deeper =
        PlyCount { nodes: below.nodes, leaves: below.leaves, cuts: below.cuts, evaluated: 0 };
    let numbers =
        folded(profile.plies.iter().map(|&ply| of.of(ply)).collect(), rows, of.of(deeper));
    let is_known = |row: usize| row < recorded || row == rows;
    numbers.into_iter().enumerate().map(|(row, n)| is_known(row).then_some(n)).collect()
}

/// The first numbers, and the sum of the others.
fn folded(mut numbers: Vec<u64>, rows: usize, more: u64) -> Vec<u64> {
    let beyond = numbers.get(rows..).unwrap_or_default().iter().sum::<u64>() + more;
    numbers.resize(rows, 0);
    numbers.push(beyond);
    numbers
}

/// From numbers to lengths.
#[derive(Clone, Copy)]
struct Scale {
    most: u64,
    is_logarithmic: bool,
}

impl Scale {
    fn of(numbers: impl Iterator<Item = u64> + Clone) -> Self {
        let most = numbers.clone().max().unwrap_or_default();
        let least = numbers.filter(|&number| number > 0).min().unwrap_or(most);
        Self { most, is_logarithmic: most > least.saturating_mul(100) }
    }

    fn bar(self, amount: u64) -> Bar {
        // On the logarithmic axis one is not nothing: the axis begins at a half.
        let length = |number: u64| {
            if self.is_logarithmic && number > 0 {
                (number as f64 * 2.0).log10()
            } else {
                number as f64
            }
        };
        let part = if self.most == 0 { 0.0 } else { length(amount) / length(self.most) };
        Bar { amount, part }
    }

    /// Powers of ten; or, on the plain axis, up to five round numbers.
    fn ticks(self) -> Vec<Bar> {
        let powers = std::iter::successors(Some(1_u64), |power| power.checked_mul(10));
        let powers = powers.take_while(|&power| power <= self.most);
        if self.is_logarithmic {
            return powers.map(|power| self.bar(power)).collect();
        }
        let rounds =
            std::iter::once(1).chain(powers.flat_map(|power| [power, power * 2, power * 5]));
        let gap = rounds.filter(|gap| self.most / gap <= 5).min().unwrap_or(1);
        (0..=self.most / gap).map(|tick| self.bar(tick * gap)).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use plyscope_search::trace::Tally;

    fn profile(nodes: &[u64], below: u64) -> Profile {
        let ply = |&nodes: &u64| PlyCount { nodes, ..PlyCount::default() };
        Profile {
            plies: nodes.iter().map(ply).collect(),
            below: Tally { nodes: below, ..Tally::default() },
        }
    }

    fn at_end(profiles: &[Profile], of: Measure) -> Chart {
        Chart::new(profiles, profiles, None, of)
    }

    fn amounts(chart: &Chart) -> Vec<(Option<usize>, Vec<Option<u64>>)> {
        let amount = |bar: &Option<Bar>| bar.map(|bar| bar.amount);
        let row = |row: &Row| (row.ply, row.bars.iter().map(amount).collect());
        chart.rows.iter().map(row).collect()
    }

    fn parts(chart: &Chart) -> impl Iterator<Item = f64> + '_ {
        chart.rows.iter().flat_map(|row| row.bars.iter().flatten()).map(|bar| bar.part)
    }

    #[test]
    fn every_ply_has_a_row_with_a_bar_for_each_search() {
        let (one, two) = (profile(&[1, 2, 4], 0), profile(&[1, 2], 0));
        let chart = at_end(&[one, two], Measure::Nodes);
        let rows = [[1, 1], [2, 2], [4, 0]].map(|row| row.map(Some).to_vec());
        assert_eq!(amounts(&chart), [0, 1, 2].map(Some).into_iter().zip(rows).collect::<Vec<_>>());
        assert!(!chart.is_logarithmic);
        assert_eq!(parts(&chart).nth(4), Some(1.0));
        let ticks: Vec<u64> = chart.ticks.iter().map(|tick| tick.amount).collect();
        assert_eq!(ticks, [0, 1, 2, 3, 4]);
    }

    #[test]
    fn what_was_only_counted_has_a_row_of_its_own() {
        let one = profile(&[1, 7], 5000);
        let chart = at_end(&[one], Measure::Nodes);
        assert_eq!(amounts(&chart).last(), Some(&(None, vec![Some(5000)])));
        assert!(chart.is_logarithmic);
        let ticks: Vec<u64> = chart.ticks.iter().map(|tick| tick.amount).collect();
        assert_eq!(ticks, [1, 10, 100, 1000]);
        assert!(parts(&chart).all(|part| part > 0.0));
    }

    /// Beside a search that was recorded ply by ply, counted plies have no bars.
    #[test]
    fn counted_subtrees_are_not_empty() {
        let chart = at_end(&[profile(&[1, 7], 90), profile(&[1, 7, 40], 0)], Measure::Nodes);
        let rows = [
            (Some(0), vec![Some(1), Some(1)]),
            (Some(1), vec![Some(7), Some(7)]),
            (Some(2), vec![None, Some(40)]),
            (None, vec![Some(90), Some(0)]),
        ];
        assert_eq!(amounts(&chart), rows);
        assert!(!chart.is_folded);
    }

    #[test]
    fn of_very_deep_searches_the_rest_is_put_together() {
        let one = profile(&[1; 100], 3);
        let chart = at_end(&[one], Measure::Nodes);
        assert_eq!(chart.rows.len(), MOST_ROWS + 1);
        assert_eq!(amounts(&chart).last(), Some(&(None, vec![Some(100 - MOST_ROWS as u64 + 3)])));
        assert!(chart.is_folded);
    }

    #[test]
    fn an_empty_comparison_is_allowed() {
        let chart = Chart::new(&[], &[], None, Measure::Cuts);
        assert_eq!(chart.rows, []);
        let none = profile(&[0], 0);
        let chart = at_end(&[none], Measure::Cuts);
        assert_eq!(parts(&chart).next(), Some(0.0));
    }
}
