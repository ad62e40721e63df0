//! A column of a sum as a constraint.

use crate::backtrack::{Choice, Choices};
use crate::csp::Variable;

/// A column: the carry from the right and the letters above add up to the letter below and ten times the
/// carry to the left.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Column {
    /// The letters that are added, from above; one that is there twice is listed twice.
    pub above: Vec<Variable>,
    /// The letter of the sum, if there is one.
    pub below: Vec<Variable>,
    /// The carry from the right; `None` in the rightmost column.
    pub carry_in: Option<Variable>,
    /// The carry to the left; `None` in the leftmost column.
    pub carry_out: Option<Variable>,
}

/// A set of numbers below 64.
type Sums = u64;

impl Column {
    /// The letters and carries, each once.
    pub fn scope(&self) -> Vec<Variable> {
        let mut scope = Vec::new();
        let letters = self.above.iter().chain(&self.below).copied();
        for variable in letters.chain(self.carry_in).chain(self.carry_out) {
            if !scope.contains(&variable) {
                scope.push(variable);
            }
        }
        scope
    }

    /// The values in the domain of a variable with which the column can add up; that different letters have
    /// different digits is another constraint. Sums of the values of the others are sets of numbers: at most 49 on each
    /// side of the equation, as no more than five digits are added.
    pub fn supported(&self, domains: &[Choices], variable: Variable) -> Choices {
        let domain =
            |variable: Variable| domains.get(variable.index()).copied().unwrap_or_default();
        let holds = |&value: &Choice| {
            let (mut above, mut below): (Sums, Sums) = (1, 1);
            for (other, times) in self.terms() {
                let values = match other == variable {
                    true => [value].into_iter().collect(),
                    false => domain(other),
                };
                let side = if times > 0 { &mut above } else { &mut below };
                *side = values.iter().fold(0, |sums, value| {
                    sums | *side << (u32::from(value.0) * times.unsigned_abs())
                });
            }
            above & below != 0
        };
        domain(variable).iter().filter(holds).collect()
    }

    /// The variables, and how often each is added; less than 0 is on the other side of the equation. A
    /// letter that is above as often as below is not among them.
    fn terms(&self) -> Vec<(Variable, i32)> {
        let times = |variable: Variable| {
            let count =
                |side: &[Variable]| side.iter().filter(|&&own| own == variable).count() as i32;
            let carries = i32::from(self.carry_in == Some(variable))
                - 10 * i32::from(self.carry_out == Some(variable));
            count(&self.above) - count(&self.below) + carries
        };
        let terms = self.scope().into_iter().map(|variable| (variable, times(variable)));
        terms.filter(|&(_, times)| times != 0).collect()
    }
}
