//! The score of a match and how much of it may be chance.

use super::{Outcome, Played};

/// How many games ended in which way for the first contestant.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Score {
    /// Games won.
    pub won: u16,
    /// Games drawn.
    pub drawn: u16,
    /// Games lost.
    pub lost: u16,
}

/// Which contestant a score proves to be stronger, with a confidence of 95 %.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Standing {
    /// The first.
    First,
    /// The second.
    Second,
    /// Neither: the interval includes one half.
    Undecided,
}

impl Standing {
    /// Its name in data.
    #[must_use]
    pub const fn id(self) -> &'static str {
        match self {
            Self::First => "first",
            Self::Second => "second",
            Self::Undecided => "undecided",
        }
    }
}

/// The square of 1.96 in units of 1/10,000: 95 % of a normal distribution lie within 1.96 standard
/// deviations.
const Z_SQUARED: u128 = 38_416;
/// The unit of [`Z_SQUARED`].
const UNIT: u128 = 10_000;
/// More digits for square roots.
const FINE: u128 = 100_000_000;

impl Score {
    /// The score of some games.
    pub fn of<'a>(games: impl IntoIterator<Item = &'a Played>) -> Self {
        let mut score = Self::default();
        for game in games {
            match game.outcome {
                Outcome::Won => score.won += 1,
                Outcome::Drawn => score.drawn += 1,
                Outcome::Lost => score.lost += 1,
            }
        }
        score
    }

    /// How many games there are.
    #[must_use]
    pub const fn games(self) -> u32 {
        self.won as u32 + self.drawn as u32 + self.lost as u32
    }

    /// The points of the first contestant in halves: two for a win, one for a draw.
    #[must_use]
    pub const fn half_points(self) -> u32 {
        2 * self.won as u32 + self.drawn as u32
    }

    /// The share of points of the first contestant in tenths of a percent, rounded half up; one half
    /// without games.
    #[must_use]
    pub fn permille(self) -> u32 {
        let (points, games) = (u64::from(self.half_points()), u64::from(self.games()));
        let share = (1000 * points + games).checked_div(2 * games);
        share.map_or(500, |share| share as u32)
    }

    /// The ends of the 95 % interval of the share of points, in tenths of a percent, rounded
    /// outwards: the score interval of Wilson (1927), computed in whole numbers. It takes points as
    /// won or lost, which is the most that chance can do; draws only make the true interval narrower.
    #[must_use]
    pub fn interval(self) -> (u32, u32) {
        let (points, all) = (u128::from(self.half_points()), 2 * u128::from(self.games()));
        if all == 0 {
            return (0, 1000);
        }
        let low = lower_end(points, all);
        let high = 1000 - lower_end(all - points, all);
        (low, high)
    }

    /// Which contestant is proved to be stronger.
    #[must_use]
    pub fn standing(self) -> Standing {
        match self.interval() {
            (501.., _) => Standing::First,
            (_, ..=499) => Standing::Second,
            _ => Standing::Undecided,
        }
    }
}

/// The lower end for so many half points of all, in tenths of a percent, rounded down. With n games
/// and h half points it is (h + z² − z·√(h·(2n − h)/n + z²)) / (2·(n + z²)).
fn lower_end(points: u128, all: u128) -> u32 {
    let games = all / 2;
    let under_root = FINE * UNIT * Z_SQUARED * points * (all - points) / games;
    // Rounded up, so that the end is rounded down.
    let root = (under_root + FINE * Z_SQUARED * Z_SQUARED).isqrt() + 1;
    let fine = FINE.isqrt();
    let numerator = (fine * (UNIT * points + Z_SQUARED)).saturating_sub(root);
    (1000 * numerator / (2 * fine * (UNIT * games + Z_SQUARED))) as u32
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn scores_have_the_intervals_of_wilson() {
        let table = [
            ((60, 0, 40), 600, (502, 691), Standing::First),
            ((59, 0, 41), 590, (492, 682), Standing::Undecided),
            ((40, 20, 40), 500, (403, 597), Standing::Undecided),
            ((20, 40, 40), 400, (309, 498), Standing::Second),
            ((100, 0, 0), 1000, (963, 1000), Standing::First),
            ((0, 0, 2), 0, (0, 658), Standing::Undecided),
            ((1, 0, 2), 333, (61, 793), Standing::Undecided),
            ((0, 0, 0), 500, (0, 1000), Standing::Undecided),
        ];
        for ((won, drawn, lost), permille, interval, standing) in table {
            let score = Score { won, drawn, lost };
            let found = (score.permille(), score.interval(), score.standing());
            assert_eq!(found, (permille, interval, standing), "{score:?}");
        }
    }

    #[test]
    fn intervals_are_those_of_the_formula_and_symmetric() {
        let counts = (0..=24_u16).flat_map(|won| (0..=24).map(move |lost| (won, lost)));
        for (won, lost) in counts.filter(|&(won, lost)| won + lost > 0) {
            for drawn in [0, 1, 7, 40] {
                let score = Score { won, drawn, lost };
                let (n, z2) = (f64::from(score.games()), 3.8416);
                let share = f64::from(score.half_points()) / (2.0 * n);
                let middle = (share + z2 / (2.0 * n)) / (1.0 + z2 / n);
                let root = (share * (1.0 - share) / n + z2 / (4.0 * n * n)).sqrt();
                let half = z2.sqrt() * root / (1.0 + z2 / n);
                let (low, high) = score.interval();
                let below = 1000.0 * (middle - half) - f64::from(low);
                let above = f64::from(high) - 1000.0 * (middle + half);
                assert!((-1e-6..1.001).contains(&below), "{score:?}: {below}");
                assert!((-1e-6..1.001).contains(&above), "{score:?}: {above}");
                assert!(low <= score.permille() && score.permille() <= high, "{score:?}");
                let swapped = Score { won: lost, drawn, lost: won };
                assert_eq!(swapped.interval(), (1000 - high, 1000 - low), "{score:?}");
            }
        }
        let most = Score { won: u16::MAX, drawn: u16::MAX, lost: u16::MAX };
        assert_eq!(most.interval(), (497, 503));
    }
}
