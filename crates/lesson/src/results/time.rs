//! Moments as people read them.

/// The latest moment, in milliseconds since 1970: the end of the year 9999.
pub const MAX_TIME: u64 = 253_402_300_799_999;

/// A moment in milliseconds since 1970, as a date and a time of Greenwich: `2026-11-23 13:56`.
#[must_use]
pub fn date(milliseconds: u64) -> String {
    let minutes = milliseconds.min(MAX_TIME) / 60_000;
    let (days, minute) = (minutes / 1440, minutes % 1440);
    let (year, month, day) = civil(days);
    format!("{year:04}-{month:02}-{day:02} {:02}:{:02}", minute / 60, minute % 60)
}

/// The year, month and day of a number of days since 1970 (Hinnant 2014, “chrono-compatible
/// low-level date algorithms”, `civil_from_days`). Years begin in March, so that a leap day comes
/// last.
const fn civil(days: u64) -> (u64, u64, u64) {
    let days = days + 719_468;
    let (era, day_of_era) = (days / 146_097, days % 146_097);
    let year_of_era =
        (day_of_era - day_of_era / 1460 + day_of_era / 36_524 - day_of_era / 146_096) / 365;
    let day_of_year = day_of_era - (365 * year_of_era + year_of_era / 4 - year_of_era / 100);
    let shifted = (5 * day_of_year + 2) / 153;
    let day = day_of_year - (153 * shifted + 2) / 5 + 1;
    let month = if shifted < 10 { shifted + 3 } else { shifted - 9 };
    let year = era * 400 + year_of_era + if month <= 2 { 1 } else { 0 };
    (year, month, day)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn moments_are_dates() {
        let table = [
            (0, "1970-01-01 00:00"),
            (951_782_399_000, "2000-02-28 23:59"),
            (951_782_400_000, "2000-02-29 00:00"),
            (951_868_800_000, "2000-03-01 00:00"),
            (1_700_000_000_000, "2023-11-14 22:13"),
            (MAX_TIME, "9999-12-31 23:59"),
            (u64::MAX, "9999-12-31 23:59"),
        ];
        for (moment, expected) in table {
            assert_eq!(date(moment), expected, "{moment}");
        }
    }
}
