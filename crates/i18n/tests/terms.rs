//! One term for one thing in each language.

/// A word that is not used, and what is used instead.
type Instead = (&'static str, &'static str);

/// The texts of a language, with the words that are not used in it.
const BANNED: [(&str, &str, &[Instead]); 2] = [
    (
        "nl",
        include_str!("../../../www/locales/nl.ftl"),
        &[
            ("toevalsgetal", "startgetal"),
            ("toevallige", "willekeurige"),
            ("gelijkspel", "remise"),
            ("knooppunt", "knoop"),
            ("hashtabel", "transpositietabel"),
            ("koninginnen", "dames"),
            // The reader is addressed informally everywhere.
            ("u", "je"),
            ("uw", "je"),
        ],
    ),
    (
        "zh",
        include_str!("../../../www/locales/zh.ftl"),
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

#[test]
fn a_language_has_one_term_for_one_thing() {
    for (lang, texts, banned) in BANNED {
        for (number, line) in texts.lines().enumerate() {
            for (word, instead) in banned {
                let found = if word.is_ascii() {
                    words(line).any(|found| found.eq_ignore_ascii_case(word) || long(word, found))
                } else {
                    line.contains(word)
                };
                assert!(!found, "{lang}.ftl:{}: “{word}” should be “{instead}”", number + 1);
            }
        }
    }
}

/// The words of the text on a line, without the names of texts and arguments.
fn words(line: &str) -> impl Iterator<Item = &str> {
    let text = line.split_once(" = ").map_or(line, |(_, text)| text);
    text.split(|c: char| !c.is_alphanumeric()).filter(|word| !word.is_empty())
}

/// Whether a long word is part of another one, as in Dutch compounds.
fn long(word: &str, found: &str) -> bool {
    word.len() > 3 && found.to_lowercase().contains(word)
}
