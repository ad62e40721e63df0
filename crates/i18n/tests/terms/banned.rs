//! Words that are not used, in the texts of the pages and in the guide.

/// A word that is not used, and what is used instead.
pub type Instead = (&'static str, &'static str);

/// The languages, each with the words that are not used in it.
pub const BANNED: [(&str, &[Instead]); 2] = [
    (
        "nl",
        &[
            ("toevalsgetal", "startgetal"),
            ("toevallige", "willekeurige"),
            ("gelijkspel", "remise"),
            ("knooppunt", "knoop"),
            ("hashtabel", "transpositietabel"),
            ("koninginnen", "dames"),
            ("rekenblad", "spreadsheet"),
            // The reader is addressed informally everywhere.
            ("u", "je"),
            ("uw", "je"),
        ],
    ),
    (
        "zh",
        &[
            ("节点", "结点"),
            ("走法", "着法"),
            ("平局", "和棋"),
            ("和局", "和棋"),
            ("转置表", "置换表"),
            ("估值", "评估"),
            ("随机种子", "种子"),
        ],
    ),
];

/// A word of a line that is not used, if there is one.
pub fn banned_word(line: &str, banned: &[Instead]) -> Option<Instead> {
    let is_there = |(word, _): &&Instead| {
        if word.is_ascii() {
            words(line).any(|found| found.eq_ignore_ascii_case(word) || long(word, found))
        } else {
            line.contains(word)
        }
    };
    banned.iter().find(is_there).copied()
}

/// The words of a line.
fn words(line: &str) -> impl Iterator<Item = &str> {
    line.split(|c: char| !c.is_alphanumeric()).filter(|word| !word.is_empty())
}

/// Whether a long word is part of another one, as in Dutch compounds.
fn long(word: &str, found: &str) -> bool {
    word.len() > 3 && found.to_lowercase().contains(word)
}
