//! Putting things in order by a number.

/// The places of ranks from the lowest to the highest; of equal ranks, the first comes first.
#[must_use]
pub fn by_rank<R: Ord>(ranks: impl IntoIterator<Item = R>) -> Vec<usize> {
    let mut ranked: Vec<(R, u32)> = ranks.into_iter().zip(0..).collect();
    // No two are equal, since each has its place, so an unstable sort keeps the order of equal ranks.
    ranked.sort_unstable();
    ranked.into_iter().map(|(_, place)| place as usize).collect()
}

#[cfg(test)]
mod tests {
    use super::by_rank;

    #[test]
    fn equal_ranks_keep_their_order() {
        let table: [(&[i64], &[usize]); 4] = [
            (&[], &[]),
            (&[7], &[0]),
            (&[3, -1, 3, -1, i64::MIN], &[4, 1, 3, 0, 2]),
            (&[0; 5], &[0, 1, 2, 3, 4]),
        ];
        for (ranks, order) in table {
            assert_eq!(by_rank(ranks.iter().copied()), order);
        }
        let many = by_rank((0..1000).map(|number| number % 10));
        let expected: Vec<usize> = (0..10).flat_map(|rank| (rank..1000).step_by(10)).collect();
        assert_eq!(many, expected);
    }
}
