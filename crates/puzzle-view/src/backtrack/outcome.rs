//! The outcome of a choice that was tried: whether solutions were found below it.

use plyscope_puzzles::backtrack::Choice;

/// The outcome of a choice that the search has backed out of.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Outcome {
    /// No solution was found below it.
    InVain,
    /// A solution was found below it.
    Led,
    /// Unknown: more solutions were found than are stored.
    Unknown,
}

/// Who makes the choices.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub enum Driver {
    /// The search, which tries one after the other.
    #[default]
    Search,
    /// A user, who has tried only the current choices.
    Person,
}

/// The solutions found up to a step.
#[derive(Clone, Copy, Debug)]
pub struct Found<'a> {
    /// Who makes the choices.
    pub driver: Driver,
    /// The choices of the stored solutions, sorted, since the search tries choices by their
    /// numbers.
    pub paths: &'a [Box<[Choice]>],
    /// How many were found, kept or not.
    pub count: u64,
}

impl Found<'_> {
    /// How many of the solutions kept begin with a path and then a choice. O(log solutions).
    #[must_use]
    pub fn below(&self, path: &[Choice], choice: Choice) -> usize {
        let begin = [path, &[choice]].concat();
        let first = self.paths.partition_point(|found| **found < *begin);
        self.paths[first..].partition_point(|found| found.starts_with(&begin))
    }

    /// Whether all the solutions found are kept that begin with a path and then a choice: everything before
    /// the last one kept is.
    #[must_use]
    pub fn has_all_below(&self, path: &[Choice], choice: Choice) -> bool {
        let begin = [path, &[choice]].concat();
        let is_behind = |last: &[Choice]| *last > *begin && !last.starts_with(&begin);
        self.paths.len() as u64 >= self.count
            || self.paths.last().is_some_and(|last| is_behind(last))
    }

    /// The outcome of a choice after a path, if the search has backed out of it.
    #[must_use]
    pub fn outcome(&self, path: &[Choice], choice: Choice) -> Outcome {
        match self.below(path, choice) {
            0 if self.has_all_below(path, choice) => Outcome::InVain,
            0 => Outcome::Unknown,
            _ => Outcome::Led,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn unknown_outcomes_are_not_dead_ends() {
        let path = |choices: &[u8]| choices.iter().copied().map(Choice).collect::<Box<[_]>>();
        let paths = [path(&[0, 2]), path(&[2, 0]), path(&[2, 1])];
        let found = |count| Found { driver: Driver::Search, paths: &paths, count };
        for (count, choices, below, is_all, outcome) in [
            (3, &[0][..], 1, true, Outcome::Led),
            (3, &[1], 0, true, Outcome::InVain),
            (3, &[2], 2, true, Outcome::Led),
            (3, &[3], 0, true, Outcome::InVain),
            (4, &[0], 1, true, Outcome::Led),
            (4, &[1], 0, true, Outcome::InVain),
            (4, &[2], 2, false, Outcome::Led),
            (4, &[3], 0, false, Outcome::Unknown),
            (4, &[2, 0], 1, true, Outcome::Led),
            (4, &[2, 2], 0, false, Outcome::Unknown),
        ] {
            let path = path(choices);
            let (&choice, above) = path.split_last().expect("a choice");
            assert_eq!(found(count).below(above, choice), below, "{choices:?}");
            assert_eq!(found(count).has_all_below(above, choice), is_all, "{choices:?} of {count}");
            assert_eq!(found(count).outcome(above, choice), outcome, "{choices:?} of {count}");
        }
    }
}
