//! The ways in which people write an answer, for where answers are only compared as texts. What a way
//! means depends on where it is written, so the question has to be asked whether it is right there.

use std::collections::BTreeSet;

use plyscope_i18n::Lang;
use plyscope_quiz::synonyms::synonyms;
use plyscope_search::tree::LName;
use plyscope_search::{GameTree, Value};
use plyscope_setup::leaf_value;

/// The ways to write a value, a bound, a window or a reply in words, each once: the usual one in a
/// language first.
pub(super) fn spellings(text: &str, lang: Lang) -> Vec<String> {
    let number = text.trim_start_matches(['<', '>', '=']);
    unique(match text.split_once("..") {
        Some((alpha, beta)) => windows(&ends(alpha, lang), &ends(beta, lang)),
        None if leaf_value(number).is_some() => verdicts(text, &numbers(number, lang)),
        None => words(text),
    })
}

/// Texts, each once.
pub(super) fn unique(texts: impl IntoIterator<Item = String>) -> Vec<String> {
    let mut known = BTreeSet::new();
    texts.into_iter().filter(|text| known.insert(text.clone())).collect()
}

/// The nodes that a text such as `L3-4..5 L4-1` names; `None` for another text.
pub(super) fn named(text: &str) -> Option<Vec<LName>> {
    let ranges: Option<Vec<Vec<LName>>> = text.split(' ').map(range).collect();
    ranges.map(|ranges| ranges.concat())
}

/// The nodes in a row that `L3-4..5` or `L3-4` names.
fn range(word: &str) -> Option<Vec<LName>> {
    let (first, last) = word.split_once("..").unwrap_or((word, ""));
    let first: LName = first.parse().ok()?;
    let last = if last.is_empty() { first.number } else { last.parse().ok()? };
    Some((first.number..=last).map(|number| LName { number, ..first }).collect())
}

/// The ways to name one node or two: in either order, as a range, or by another node that may stand for
/// them.
pub(super) fn of_nodes(names: &[LName], tree: &GameTree) -> Vec<String> {
    let both: Vec<String> = match *names {
        [one, other] => {
            let ranges = [format!("{one}..{}", other.number), format!("{one}..{other}")];
            let orders = [(one, other), (other, one)].into_iter();
            let lists = orders.flat_map(|(one, other)| {
                [" ", ", ", ","].map(|between| format!("{one}{between}{other}"))
            });
            ranges.into_iter().chain(lists).collect()
        }
        _ => Vec::new(),
    };
    let alone = tree.nodes().map(|node| tree.l_name(node));
    let alone = alone.flat_map(|name| [name.to_string(), format!("{name}*")]);
    both.into_iter().chain(alone).collect()
}

/// The ways to write a window with one of some texts at each end.
fn windows(alphas: &[String], betas: &[String]) -> Vec<String> {
    let pairs = alphas.iter().flat_map(|alpha| betas.iter().map(move |beta| (alpha, beta)));
    let windows = pairs.flat_map(|(alpha, beta)| {
        [
            format!("{alpha}..{beta}"),
            format!("{alpha} .. {beta}"),
            format!("[{alpha}, {beta}]"),
            format!("[{alpha},{beta}]"),
            format!("({alpha}, {beta})"),
            format!("({alpha},{beta})"),
            format!("{alpha}, {beta}"),
            format!("{alpha},{beta}"),
            format!("{alpha} {beta}"),
        ]
    });
    windows.collect()
}

/// The ways to write an end of a window.
fn ends(text: &str, lang: Lang) -> Vec<String> {
    let infinite: &[&str] = match text {
        "inf" => &["inf", "∞", "+inf", "+∞"],
        "-inf" => &["-inf", "-∞", "−∞"],
        _ => return numbers(text, lang),
    };
    infinite.iter().map(|&end| end.to_owned()).collect()
}

/// The ways to write a value, or a bound where a sign stands before it, with one of some numbers.
fn verdicts(text: &str, numbers: &[String]) -> Vec<String> {
    let signs: &[&str] = match text.chars().next() {
        Some('>') => &["≥", ">=", "=>"],
        Some('<') => &["≤", "<=", "=<"],
        _ => &["", "="],
    };
    let pairs = numbers.iter().flat_map(|number| signs.iter().map(move |sign| (sign, number)));
    let verdicts = pairs.flat_map(|(sign, number)| {
        let apart = format!("{sign} {number}");
        [format!("{sign}{number}"), apart.trim_start().to_owned()]
    });
    verdicts.collect()
}

/// The ways to write a value: a win, a draw or a loss in every language, the given one first; a number
/// that is not whole also as a fraction and with a decimal comma; all with the real sign for minus, too.
fn numbers(text: &str, lang: Lang) -> Vec<String> {
    let value = leaf_value(text);
    let is_word = text.starts_with(char::is_alphabetic);
    let languages = std::iter::once(lang).chain(Lang::ALL).filter(|_| is_word);
    let words = languages.filter_map(|lang| Some(lang.outcome(value?)));
    let fraction = value.and_then(Value::as_fraction).map(|number| number.to_string());
    let all = words.chain([text.to_owned()]).chain(fraction).chain([text.replace('.', ",")]);
    unique(all.flat_map(|one| [one.clone(), one.replace('-', "−")]))
}

/// The ways to write a reply in words: `cut L2-1` also as `L2-1`, `no` as `no cut`, `yes` as `cut`.
fn words(text: &str) -> Vec<String> {
    let rest = text.split_once(' ').map(|(_, rest)| rest.to_owned());
    let others = rest.into_iter().chain([format!("{text} cut"), "cut".to_owned()]);
    std::iter::once(text.to_owned()).chain(others).flat_map(|one| synonyms(&one)).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn values_and_bounds_have_their_signs() {
        let table: [(&str, Lang, &[&str]); 5] = [
            ("8", Lang::En, &["8", "=8", "= 8"]),
            (">=20", Lang::Nl, &["≥20", "≥ 20", ">=20", ">= 20", "=>20", "=> 20"]),
            (
                "-4.5",
                Lang::En,
                &[
                    "-4.5", "=-4.5", "= -4.5", "−4.5", "=−4.5", "= −4.5", "-9/2", "=-9/2",
                    "= -9/2", "−9/2", "=−9/2", "= −9/2", "-4,5", "=-4,5", "= -4,5", "−4,5",
                    "=−4,5", "= −4,5",
                ],
            ),
            (
                "draw",
                Lang::Nl,
                &[
                    "remise", "=remise", "= remise", "draw", "=draw", "= draw", "和", "=和",
                    "= 和", "0", "=0", "= 0",
                ],
            ),
            ("<=8", Lang::Zh, &["≤8", "≤ 8", "<=8", "<= 8", "=<8", "=< 8"]),
        ];
        for (text, lang, expected) in table {
            assert_eq!(spellings(text, lang), expected, "{text}");
        }
    }

    #[test]
    fn windows_and_words_are_written_in_many_ways() {
        let table: [(&str, Lang, &str, &[&str]); 5] = [
            (
                "8..inf",
                Lang::En,
                "8..inf",
                &["8..∞", "[8, ∞]", "[8,inf]", "8 ∞", "8, +inf", "(8, +∞)"],
            ),
            ("-inf..-2", Lang::En, "-inf..-2", &["[-∞, -2]", "[−∞, −2]", "-∞..−2"]),
            ("-inf..draw", Lang::Nl, "-inf..remise", &["[−∞, remise]", "-inf..draw", "-∞, 0"]),
            ("cut L2-1", Lang::En, "cut L2-1", &["snijd L2-1", "L2-1"]),
            ("back start", Lang::Nl, "back start", &["terug begin", "退回 开始"]),
        ];
        for (text, lang, first, some) in table {
            let all = spellings(text, lang);
            assert_eq!(all[0], first);
            assert!(some.iter().all(|one| all.iter().any(|other| other == one)), "{all:?}");
        }
    }

    #[test]
    fn ranges_name_their_nodes() {
        let table = [
            ("L3-4", Some(vec!["L3-4"])),
            ("L3-4..6 L4-1", Some(vec!["L3-4", "L3-5", "L3-6", "L4-1"])),
            ("none", None),
            ("back c3", None),
            ("", None),
        ];
        for (text, expected) in table {
            let names = named(text);
            let names: Option<Vec<String>> =
                names.map(|names| names.iter().map(LName::to_string).collect());
            let expected: Option<Vec<String>> =
                expected.map(|names| names.into_iter().map(str::to_owned).collect());
            assert_eq!(names, expected, "{text}");
        }
    }

    #[test]
    fn two_nodes_are_named_in_either_order() {
        let tree = GameTree::parse("(4 8) (2 5 7)").expect("a tree");
        let all = of_nodes(&named("L3-4..5").expect("two names"), &tree);
        for text in ["L3-4..5", "L3-4..L3-5", "L3-4 L3-5", "L3-5, L3-4", "L3-4,L3-5", "L2-2*"] {
            assert!(all.iter().any(|one| one == text), "{text}: {all:?}");
        }
    }
}
