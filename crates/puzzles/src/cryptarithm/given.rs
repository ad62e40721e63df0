//! Sums to begin with.

/// Sums that are well known. SEND + MORE = MONEY is Dudeney's (1924); DONALD + GERALD = ROBERT was given to
/// people by Bartlett (1958) and Newell & Simon (1972), with the hint D = 5; FORTY + TEN + TEN = SIXTY is
/// Wayne's (1947). Those have one solution each, and TWO + TWO = FOUR, of Russell & Norvig, has seven.
pub const GIVEN_SUMS: [&str; 4] = [
    "SEND + MORE = MONEY",
    "TWO + TWO = FOUR",
    "FORTY + TEN + TEN = SIXTY",
    "DONALD + GERALD = ROBERT",
];
