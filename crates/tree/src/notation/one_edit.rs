//! Words that were nearly written.

/// Whether a single edit turns one word into the other: a letter wrong, missing or too many, or two
/// neighbours swapped (Damerau 1964).
#[must_use]
pub fn is_one_edit(one: &str, other: &str) -> bool {
    let (one, other): (Vec<char>, Vec<char>) = (one.chars().collect(), other.chars().collect());
    let head = one.iter().zip(&other).take_while(|(a, b)| a == b).count();
    let (one, other) = (&one[head..], &other[head..]);
    let tail = one.iter().rev().zip(other.iter().rev()).take_while(|(a, b)| a == b).count();
    match (&one[..one.len() - tail], &other[..other.len() - tail]) {
        ([] | [_], [] | [_]) => true,
        ([a, b], [c, d]) => a == d && b == c,
        _ => false,
    }
}

#[cfg(test)]
mod tests {
    use super::is_one_edit;

    #[test]
    fn one_slip_is_one_letter_or_one_swap() {
        let table = [
            ("win", "win", true),
            ("wim", "win", true),
            ("wn", "win", true),
            ("wwin", "win", true),
            ("wni", "win", true),
            ("lose", "loss", true),
            ("king", "win", false),
            ("tie", "win", false),
            ("loser", "loss", false),
            ("", "win", false),
        ];
        for (one, other, near) in table {
            assert_eq!(is_one_edit(one, other), near, "{one} {other}");
            assert_eq!(is_one_edit(other, one), near, "{other} {one}");
        }
    }
}
