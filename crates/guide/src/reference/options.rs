//! The options of searches, from their table.

use plyscope_i18n::Lang;
use plyscope_setup::{Algorithm, Offered, Scope, SearchOption, Setup, Values, OPTIONS};

use crate::markdown::{code, codes, table};
use crate::words::{words, Made, OptionFact};

pub fn page(lang: Lang) -> String {
    let (Made { about, head }, _) = words(lang).options();
    let rows: Vec<_> = OPTIONS
        .iter()
        .map(|option| [format!("[`{0}`](#{0})", option.id), values(option), (option.label)(lang)])
        .collect();
    let sections: String = OPTIONS.iter().map(|option| section(option, lang)).collect();
    about.to_owned() + &table(head, &rows) + &sections
}

/// Its words, or what stands for a value in the help of the command.
pub fn values(option: &SearchOption) -> String {
    match option.values {
        Values::Words { .. } | Values::Switch { .. } => codes(option.words()),
        Values::Typed { .. } => code(option.help.0),
    }
}

fn section(option: &SearchOption, lang: Lang) -> String {
    let words = words(lang);
    let meanings: Vec<_> =
        option.words().into_iter().map(|word| [code(word), option.word_name(word, lang)]).collect();
    let mut facts = vec![OptionFact::Default(default(option)), offered(option)];
    match option.scope {
        Scope::Search => {}
        Scope::Games => facts.push(OptionFact::OnlyGames),
        Scope::Shown => facts.push(OptionFact::OnlyShown),
    }
    if let Some(need) = option.needs {
        facts.push(OptionFact::Needs(code(&need.needs.replace(' ', "="))));
    }
    let facts = facts.into_iter().map(|fact| format!("- {}\n", words.option_fact(fact)));
    let facts: String = facts.collect();
    let meanings = match meanings.as_slice() {
        [] => String::new(),
        meanings => table(words.options().1, meanings),
    };
    // The help of the command is in English only.
    let about = match lang {
        Lang::En => format!("{}.", option.help_text()),
        _ => format!("**{}**", (option.label)(lang)),
    };
    let hint = (option.hint)(lang);
    format!("## `{}`\n\n{about}\n\n{hint}\n\n{facts}\n{meanings}", option.id)
}

/// The value when nothing is said, if that is one.
fn default(option: &SearchOption) -> Option<String> {
    match (option.print)(&Setup::default()) {
        Some(usual) => Some(code(&usual)),
        None => option.words().first().map(|word| code(word)),
    }
}

/// Which algorithms take it.
fn offered(option: &SearchOption) -> OptionFact {
    match option.offered {
        Offered::Always => OptionFact::TakenByAll,
        Offered::ByValue(_) => OptionFact::TakenByValue,
        Offered::With(_) => {
            let takes = |algorithm| option.offered.to(algorithm, &Setup::default());
            let takes = Algorithm::ALL.iter().filter(|(_, algorithm)| takes(*algorithm));
            OptionFact::TakenBy(codes(takes.map(|&(id, _)| id)))
        }
    }
}
