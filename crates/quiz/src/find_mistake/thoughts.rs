//! The steps that follow from those before them, and do not for those with a misconception.

use plyscope_search::algo::Options;
use plyscope_search::CutRule;

use super::{FindMistake, Line, Machine, Mistake};
use crate::misconception::{Thought, EXACT, PLAYERS, RULE};

impl FindMistake {
    /// The misconceptions, the likeliest first, with the step that looks wrong to those who have them:
    /// the first that is not as they would do it. Each step stands for at most one misconception, and
    /// the step that is wrong for none.
    pub(super) fn thoughts(&self) -> Vec<(Thought, usize)> {
        let (tree, options) = (self.session.tree(), self.session.setup().options());
        let cut = match options.cut {
            CutRule::AtLeast => CutRule::Above,
            CutRule::Above => CutRule::AtLeast,
        };
        let other_rule = Options { cut, ..options };
        let other_players = tree.clone().with_players_exchanged();
        let exact = |machine: &Machine<'_>| Mistake::Exact.next(machine).or_else(|| machine.next());
        let looks_wrong = [
            (RULE, self.first_other(Machine::new(tree, other_rule), Machine::next)),
            (EXACT, self.first_other(Machine::new(tree, options), exact)),
            (PLAYERS, self.first_other(Machine::new(&other_players, options), Machine::next)),
        ];
        let mut thoughts: Vec<(Thought, usize)> = Vec::new();
        for (thought, step) in looks_wrong {
            let step = step.filter(|&step| step != self.wrong);
            let is_new = |step: &usize| thoughts.iter().all(|(_, other)| other != step);
            thoughts.extend(step.filter(is_new).map(|step| (thought, step)));
        }
        thoughts
    }

    /// The first step that is not the next one of a machine that has followed those before it.
    fn first_other<'a>(
        &self,
        mut machine: Machine<'a>,
        next: impl Fn(&Machine<'a>) -> Option<Line>,
    ) -> Option<usize> {
        self.lines.iter().position(|&line| {
            let is_other = next(&machine) != Some(line);
            machine.follow(line);
            is_other
        })
    }
}
