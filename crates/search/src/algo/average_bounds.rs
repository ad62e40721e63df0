//! Between which values an average lies while not all of its parts are known.

use super::average::Average;
use crate::fraction::Fraction;
use crate::value::Value;
use crate::verdict::Verdict;
use crate::window::{Bound, CutRule, Window};

/// What is known of a chance node: of each child between which values it lies, and so of their average
/// (Ballard 1983). Sums are exact fractions. Where one is too large to be computed, there is no
/// bound; where an end of a window is no [`Value`], the window reaches to the next one outside: either way
/// more is looked at, and nothing is cut wrongly.
#[derive(Clone, Debug)]
pub struct AverageBounds {
    parts: Vec<Part>,
    /// The average if every part were worth its least; `None` without a bound.
    least: Option<Fraction>,
    /// The average if every part were worth its most.
    most: Option<Fraction>,
}

/// A child of a chance node.
#[derive(Clone, Copy, Debug)]
struct Part {
    probability: Fraction,
    /// Between which values it lies.
    range: Window,
}

impl AverageBounds {
    /// Before anything is known but that every part lies in a range.
    #[must_use]
    pub fn new(probabilities: Vec<Fraction>, range: Window) -> Self {
        let parts = probabilities.into_iter().map(|probability| Part { probability, range });
        let (least, most) = (range.alpha.as_fraction(), range.beta.as_fraction());
        Self { parts: parts.collect(), least, most }
    }

    /// Takes into account what a part, counted from 0, is now known to be worth.
    pub fn narrow(&mut self, part: usize, verdict: Verdict) {
        let Part { probability, range } = &mut self.parts[part];
        let (before, value) = (*range, verdict.value());
        if !matches!(verdict, Verdict::AtMost(_)) {
            range.alpha = range.alpha.max(value);
        }
        if !matches!(verdict, Verdict::AtLeast(_)) {
            range.beta = range.beta.min(value);
        }
        self.least = shifted(self.least, *probability, before.alpha, range.alpha);
        self.most = shifted(self.most, *probability, before.beta, range.beta);
    }

    /// Between which values a part lies, as far as is known.
    #[must_use]
    pub fn part(&self, part: usize) -> Window {
        self.parts[part].range
    }

    /// Between which values the average lies; open at an end without a bound.
    #[must_use]
    pub fn range(&self) -> Window {
        let alpha = self.least.and_then(Value::at_or_below).unwrap_or(Value::NEG_INFINITY);
        Window { alpha, beta: self.most.and_then(Value::at_or_above).unwrap_or(Value::INFINITY) }
    }

    /// The end of a window that the average has met, whatever the parts turn out to be worth.
    #[must_use]
    pub fn met(&self, window: Window, rule: CutRule) -> Option<Bound> {
        let is_met = |lower: Option<Fraction>, upper: Option<Fraction>| match rule {
            CutRule::AtLeast => lower.zip(upper).is_some_and(|(lower, upper)| lower >= upper),
            CutRule::Above => lower.zip(upper).is_some_and(|(lower, upper)| lower > upper),
        };
        if is_met(window.alpha.as_fraction(), self.most) {
            Some(Bound::Alpha)
        } else if is_met(self.least, window.beta.as_fraction()) {
            Some(Bound::Beta)
        } else {
            None
        }
    }

    /// The values of a part that matter to a window of the average: below, the average is not above α even
    /// if all other parts are worth their most; above, it is not below β even if they are worth their
    /// least.
    #[must_use]
    pub fn window(&self, part: usize, around: Window) -> Window {
        let Part { probability, range } = self.parts[part];
        let end = |limit: Value, average: Option<Fraction>, own: Value| {
            let others = average?.minus(probability.times(own.as_fraction()?)?)?;
            limit.as_fraction()?.minus(others)?.over(probability)
        };
        let alpha = end(around.alpha, self.most, range.beta).and_then(Value::at_or_below);
        let beta = end(around.beta, self.least, range.alpha).and_then(Value::at_or_above);
        Window {
            alpha: alpha.map_or(range.alpha, |alpha| alpha.max(range.alpha)),
            beta: beta.map_or(range.beta, |beta| beta.min(range.beta)),
        }
    }

    /// What is known of the node in the end: its value, or on which side of its window that lies.
    #[must_use]
    pub fn verdict(&self, window: Window) -> Verdict {
        if self.parts.iter().all(|part| part.range.alpha == part.range.beta) {
            let mut average = Average::default();
            self.parts.iter().for_each(|part| average.add(part.probability, part.range.alpha));
            return average.verdict().unwrap_or(Verdict::AtMost(Value::INFINITY));
        }
        let held = |end: Option<Fraction>| end.and_then(Value::fraction);
        match self.met(window, CutRule::AtLeast) {
            Some(Bound::Alpha) => Verdict::AtMost(held(self.most).unwrap_or(window.alpha)),
            Some(Bound::Beta) => Verdict::AtLeast(held(self.least).unwrap_or(window.beta)),
            None => Verdict::AtMost(Value::INFINITY),
        }
    }
}

/// An average after one of its parts has changed its value.
fn shifted(
    average: Option<Fraction>,
    probability: Fraction,
    from: Value,
    to: Value,
) -> Option<Fraction> {
    if from == to {
        return average;
    }
    let change = to.as_fraction()?.minus(from.as_fraction()?)?;
    average?.plus(probability.times(change)?)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn number(numerator: i128, denominator: i128) -> Fraction {
        Fraction::new(numerator, denominator).expect("a fraction")
    }

    fn whole(number: i64) -> Value {
        Value::whole(number).expect("in range")
    }

    /// A die that shows 6 or not, with values from 0 to 10.
    fn die() -> AverageBounds {
        let range = Window { alpha: whole(0), beta: whole(10) };
        AverageBounds::new(vec![number(1, 6), number(5, 6)], range)
    }

    /// By one rule an average that is just as much as an end has met it, by the other only one beyond.
    #[test]
    fn an_average_meets_an_end_by_the_rule() {
        let mut average = die();
        average.narrow(0, Verdict::Exact(whole(4)));
        average.narrow(1, Verdict::Exact(whole(4)));
        let around = |alpha, beta| Window { alpha: whole(alpha), beta: whole(beta) };
        let table = [
            (around(4, 9), Some(Bound::Alpha), None),
            (around(5, 9), Some(Bound::Alpha), Some(Bound::Alpha)),
            (around(0, 4), Some(Bound::Beta), None),
            (around(0, 3), Some(Bound::Beta), Some(Bound::Beta)),
            (around(0, 9), None, None),
            (Window::FULL, None, None),
        ];
        for (window, at_least, above) in table {
            let met = [CutRule::AtLeast, CutRule::Above].map(|rule| average.met(window, rule));
            assert_eq!(met, [at_least, above], "{window:?}");
        }
    }

    #[test]
    fn each_part_narrows_the_average() {
        let mut average = die();
        let ends = |average: &AverageBounds| {
            let Window { alpha, beta } = average.range();
            format!("{alpha} to {beta}")
        };
        assert_eq!(ends(&average), "0 to 10");
        average.narrow(0, Verdict::Exact(whole(4)));
        assert_eq!(ends(&average), "2/3 to 9");
        average.narrow(1, Verdict::AtMost(whole(4)));
        assert_eq!(ends(&average), "2/3 to 4");
        average.narrow(1, Verdict::AtMost(whole(5)));
        assert_eq!(ends(&average), "2/3 to 4");
        assert_eq!([average.part(0).alpha, average.part(0).beta], [whole(4); 2]);
        average.narrow(1, Verdict::AtLeast(whole(4)));
        assert_eq!(average.verdict(Window::FULL), Verdict::Exact(whole(4)));
    }

    /// With a lost game among the leaves an average has no lower bound, but it has an upper one.
    #[test]
    fn an_end_without_a_bound_is_open() {
        let range = Window { alpha: Value::LOSS, beta: whole(10) };
        let mut average = AverageBounds::new(vec![number(1, 2), number(1, 2)], range);
        average.narrow(0, Verdict::Exact(whole(4)));
        assert_eq!(average.range(), Window { alpha: Value::NEG_INFINITY, beta: whole(7) });
    }

    #[test]
    fn windows_go_down_through_the_sum() {
        let mut average = die();
        let window = Window { alpha: whole(4), beta: whole(7) };
        // (4 − 5/6 · 10) · 6 is below 0, and (7 − 5/6 · 0) · 6 above 10.
        assert_eq!(average.window(0, window), Window { alpha: whole(0), beta: whole(10) });
        // (4 − 1/6 · 10) · 6/5 and 7 · 6/5.
        let second = average.window(1, window);
        assert_eq!(
            (second.alpha.to_string(), second.beta.to_string()),
            ("2.8".into(), "8.4".into())
        );
        average.narrow(1, Verdict::AtMost(whole(2)));
        assert_eq!(average.met(window, CutRule::AtLeast), Some(Bound::Alpha));
        let most = Value::fraction(number(10, 3)).expect("held");
        assert_eq!(average.verdict(window), Verdict::AtMost(most));
    }

    /// An end with a denominator that no value holds is moved outwards.
    #[test]
    fn ends_that_cannot_be_held_are_wider() {
        let odd = |numerator| number(numerator, 33_554_393);
        let range = Window { alpha: whole(0), beta: Value::fraction(number(10, 7)).expect("held") };
        let average = AverageBounds::new(vec![odd(33_554_392), odd(1)], range);
        let around = Window { alpha: whole(1), beta: Value::INFINITY };
        let window = average.window(0, around);
        let exact = (Fraction::ONE.minus(odd(1).times(number(10, 7)).unwrap()).unwrap())
            .over(odd(33_554_392))
            .unwrap();
        assert_eq!(Value::fraction(exact), None);
        let held = window.alpha.as_fraction().expect("a number");
        assert!(held < exact && exact < window.alpha.next_up().as_fraction().unwrap());
        assert_eq!(window.beta, range.beta);
    }
}
