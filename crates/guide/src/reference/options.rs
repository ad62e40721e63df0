//! The options of searches, from their table.

use plyscope_setup::{Algorithm, Offered, Scope, SearchOption, Setup, Values, OPTIONS};

use super::LANG;
use crate::markdown::{code, codes, table};

const ABOUT: &str = "# Options of searches

An option has the same name and the same words everywhere: `order=best` in [addresses](../addresses.md), `order: best` in a [lesson](../lessons.md#blocks), `order=\"best\"` as an [attribute](attributes.md), `--order best` in [the command](../command.md), `{ order: \"best\" }` in [JavaScript](../../../crates/wasm/js/README.md), `order=\"best\"` in [Python](../../../python/plyscope/README.md). What a search would ignore is refused.

";

pub fn page() -> String {
    let rows: Vec<_> = OPTIONS
        .iter()
        .map(|option| [format!("[`{0}`](#{0})", option.id), values(option), (option.label)(LANG)])
        .collect();
    let sections: String = OPTIONS.iter().map(section).collect();
    ABOUT.to_owned() + &table(["option", "values", "in forms"], &rows) + &sections
}

/// Its words, or what stands for a value in the help of the command.
pub fn values(option: &SearchOption) -> String {
    match option.values {
        Values::Words { .. } | Values::Switch { .. } => codes(option.words()),
        Values::Typed { .. } => code(option.help.0),
    }
}

fn section(option: &SearchOption) -> String {
    let words: Vec<_> =
        option.words().into_iter().map(|word| [code(word), option.word_name(word, LANG)]).collect();
    let mut facts = vec![format!("Default: {}.", default(option)), offered(option)];
    match option.scope {
        Scope::Search => {}
        Scope::Games => facts.push("Only for games.".to_owned()),
        Scope::Shown => {
            facts.push("It changes only what is shown; commands do not take it.".to_owned())
        }
    }
    if let Some(need) = option.needs {
        facts.push(format!("It needs `{}`.", need.needs.replace(' ', "=")));
    }
    let facts: String = facts.iter().map(|fact| format!("- {fact}\n")).collect();
    let words = if words.is_empty() { String::new() } else { table(["word", "meaning"], &words) };
    let hint = (option.hint)(LANG);
    format!("## `{}`\n\n{}.\n\n{hint}\n\n{facts}\n{words}", option.id, option.help_text())
}

fn default(option: &SearchOption) -> String {
    match (option.print)(&Setup::default()) {
        Some(usual) => code(&usual),
        None => option.words().first().map_or_else(|| "none".to_owned(), |word| code(word)),
    }
}

/// Which algorithms take it.
fn offered(option: &SearchOption) -> String {
    match option.offered {
        Offered::Always => "Every algorithm takes it.".to_owned(),
        Offered::ByValue(_) => "Which of its words an algorithm takes depends on the algorithm ([algorithms](algorithms.md)).".to_owned(),
        Offered::With(feature) => {
            let takes = Algorithm::ALL.iter().filter(|(_, algorithm)| algorithm.offers(feature));
            format!("Taken by {}.", codes(takes.map(|&(id, _)| id)))
        }
    }
}
