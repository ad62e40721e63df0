//! What only an element has, besides an address: its language, its colours and its height.

use plyscope_i18n::Lang;
use plyscope_search::excerpt;
use plyscope_setup::address::{number, Problem, Query};
use plyscope_setup::NoSuchChoice;

/// The colours that an element can have.
const SCHEMES: [&str; 3] = ["light", "dark", "auto"];
/// The highest that an element can be, in pixels.
const HIGHEST: u64 = 10_000;

/// Reports what is wrong. The script of the element passes on nothing else: what is right has no
/// meaning in an address.
pub(super) fn refuse<P: From<Problem>>(query: &mut Query<P>) {
    for name in ["lang", "scheme", "height"] {
        // A name that is not there is no suggestion for a misspelt one.
        if query.has(name) {
            query.read(name, |given| Err::<(), _>(problem(name, given)));
        }
    }
}

fn problem(name: &'static str, given: &str) -> Problem {
    let choice = |known: &[&'static str]| {
        let (given, known) = (excerpt(given), known.to_vec());
        Problem::Choice(NoSuchChoice { parameter: name, given, known, chapter: None })
    };
    let wrong = match name {
        "lang" => given.parse::<Lang>().is_err().then(|| choice(&Lang::ALL.map(Lang::file))),
        "scheme" => (!SCHEMES.contains(&given)).then(|| choice(&SCHEMES)),
        _ => number::<u64>(name, given, 1..=HIGHEST).err(),
    };
    wrong.unwrap_or_else(|| Problem::Unknown { name: name.to_owned(), near: None })
}

#[cfg(test)]
mod tests {
    use plyscope_setup::link::Link;

    use super::*;
    use crate::embed::Embed;

    #[test]
    fn what_is_wrong_of_an_element_is_reported_with_what_is_allowed() {
        let table = [
            ("lang=fr", "lang cannot be “fr”; expected en or nl or zh."),
            ("scheme=pink", "scheme cannot be “pink”; expected light or dark or auto."),
            ("height=tall", "height cannot be “tall”; expected a whole number from 1 to 10,000."),
            ("scheme=dark", "“scheme” means nothing here."),
        ];
        for (own, message) in table {
            let (embed, problems) = Embed::<Link>::parse(&format!("tree=(4+8)&{own}"));
            assert!(embed.show.is_some(), "{own}");
            let messages: Vec<String> =
                problems.iter().map(|problem| problem.message(Lang::En)).collect();
            assert_eq!(messages, [message]);
        }
    }

    #[test]
    fn the_script_of_the_element_allows_the_same() {
        let script = include_str!("../../../../www/embed/attributes.js");
        let languages = Lang::ALL.map(Lang::file);
        let lists = [("LANGUAGES", languages.as_slice()), ("SCHEMES", SCHEMES.as_slice())];
        for (name, known) in lists {
            let list = format!("const {name} = {known:?};");
            assert!(script.contains(&list), "www/embed/attributes.js lacks {list}");
        }
    }
}
