//! What an option of a search is.

use plyscope_search::algo::Feature;

use super::{Algorithm, Choice, Setup};
use crate::link::LinkProblem;
use plyscope_i18n::Lang;

/// An option of a search: an entry of [`OPTIONS`](super::OPTIONS). Addresses, the command, forms, the
/// package for JavaScript and the question builder read it.
pub struct SearchOption {
    /// Its name in addresses, commands, files and requests.
    pub id: &'static str,
    /// What it is for.
    pub scope: Scope,
    /// Where forms show it.
    pub group: Group,
    /// Whether the question builder has a field for it.
    pub builder: Builder,
    /// Which searches take it.
    pub offered: Offered,
    /// What it needs to mean anything.
    pub needs: Option<Need>,
    /// What its values look like.
    pub values: Values,
    /// Sets it to what a text says.
    pub parse: fn(&mut Setup, &str) -> Result<(), LinkProblem>,
    /// Its value as [`parse`](Self::parse) reads it; `None` where there is nothing to say.
    pub print: fn(&Setup) -> Option<String>,
    /// Sets it as in another search.
    pub copy: fn(&mut Setup, &Setup),
    /// What it is called in forms.
    pub label: fn(Lang) -> String,
    /// What it does, in a sentence.
    pub hint: fn(Lang) -> String,
    /// The same in English, for the command, with how a value is written there.
    pub help: (&'static str, &'static str),
}

/// What an option is for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Scope {
    /// The search of a tree or of a game.
    Search,
    /// The search of a game only.
    Games,
    /// What is shown of a search, which commands and requests have no use for.
    Shown,
}

/// Where forms show an option.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Group {
    /// First, and always.
    First,
    /// Among those about windows and cuts.
    Bounds,
    /// Among those about how far the search looks, and for how long.
    Far,
    /// Among those of the transposition table.
    Table,
    /// Among those of the listing.
    Listing,
}

/// Where the question builder shows an option.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Builder {
    /// In a field.
    Field,
    /// Only where the address of a question has it, since hardly any does.
    Rare,
}

/// Which searches take an option.
#[derive(Clone, Copy, Debug)]
pub enum Offered {
    /// All of them.
    Always,
    /// The algorithms with a feature.
    With(Feature),
    /// It depends on the value, which `Setup` has.
    ByValue(fn(Algorithm, &Setup) -> bool),
}

impl Offered {
    /// Whether an algorithm takes the option with the value that it has in a search.
    #[must_use]
    pub fn to(self, algorithm: Algorithm, setup: &Setup) -> bool {
        match self {
            Self::Always => true,
            Self::With(feature) => algorithm.offers(feature),
            Self::ByValue(takes) => takes(algorithm, setup),
        }
    }
}

/// What an option needs to mean anything.
#[derive(Clone, Copy, Debug)]
pub struct Need {
    /// What the option is, in English.
    pub is: &'static str,
    /// The option that it needs, and the word that has to be chosen there, if any.
    pub needs: &'static str,
    /// Whether a search has it.
    pub met: fn(&Setup) -> bool,
}

/// What the values of an option look like.
#[derive(Clone, Copy, Debug)]
pub enum Values {
    /// One of several words, of which the first is usual.
    Words {
        /// The words.
        ids: fn() -> Vec<&'static str>,
        /// How the names of their texts begin: `order` for `order-left`.
        family: &'static str,
    },
    /// `yes`, or `no` as usual. The command has a flag for it, and JavaScript true and false.
    Switch {
        /// How the names of their texts begin.
        family: &'static str,
    },
    /// A text.
    Typed {
        /// How many characters a field for it shows.
        size: &'static str,
        /// What is wrong with a text that cannot be read.
        problem: fn(Lang) -> String,
        /// What is typed for no value at all, where that is possible.
        none: Option<NoValue>,
    },
}

/// What stands in a field for no value.
#[derive(Clone, Copy, Debug)]
pub struct NoValue {
    /// What a field shows, and what may be typed.
    pub shown: fn(Lang) -> String,
    /// What may be typed as well.
    pub typed: &'static [&'static str],
}

impl SearchOption {
    /// The words that can be chosen, the usual one first; empty where it is typed.
    #[must_use]
    pub fn words(&self) -> Vec<&'static str> {
        match self.values {
            Values::Words { ids, .. } => ids(),
            Values::Switch { .. } => vec!["no", "yes"],
            Values::Typed { .. } => Vec::new(),
        }
    }

    /// What a word is called, in the person's language.
    #[must_use]
    pub fn word_name(&self, word: &str, lang: Lang) -> String {
        let family = match self.values {
            Values::Words { family, .. } | Values::Switch { family } => family,
            Values::Typed { .. } => self.id,
        };
        lang.named(&format!("{family}-{word}")).unwrap_or_else(|| word.to_owned())
    }

    /// The word that is chosen in a search, in the person's language.
    #[must_use]
    pub fn value_name(&self, setup: &Setup, lang: Lang) -> String {
        (self.print)(setup).map_or_else(String::new, |word| self.word_name(&word, lang))
    }

    /// Whether a search takes the option with the value that it has.
    #[must_use]
    pub fn is_offered(&self, setup: &Setup) -> bool {
        self.offered.to(setup.algorithm, setup)
    }

    /// Whether the option counts in a search: it is offered, and has what it needs.
    #[must_use]
    pub fn counts(&self, setup: &Setup) -> bool {
        self.is_offered(setup) && self.needs.is_none_or(|need| (need.met)(setup))
    }

    /// Whether there is anything to choose: a value to be typed, or at least two words that the search
    /// takes.
    #[must_use]
    pub fn has_choice(&self, setup: &Setup) -> bool {
        let is_open = match self.values {
            Values::Typed { .. } => self.is_offered(setup),
            Values::Words { .. } | Values::Switch { .. } => {
                self.words().iter().filter(|word| self.chosen(setup, word).is_some()).count() > 1
            }
        };
        is_open && self.needs.is_none_or(|need| (need.met)(setup))
    }

    /// A search in which the option is what a word says; `None` where the search would not take it.
    #[must_use]
    pub fn chosen(&self, setup: &Setup, word: &str) -> Option<Setup> {
        let mut setup = *setup;
        (self.parse)(&mut setup, word).ok()?;
        self.is_offered(&setup).then_some(setup)
    }

    /// What a field shows.
    #[must_use]
    pub fn shown(&self, setup: &Setup, lang: Lang) -> String {
        let text = (self.print)(setup);
        match self.values {
            Values::Typed { none: Some(none), .. } => {
                text.filter(|text| text != NONE).unwrap_or_else(|| (none.shown)(lang))
            }
            _ => text.unwrap_or_default(),
        }
    }

    /// The search that is meant by what was typed in a field; `None` when it cannot be read.
    #[must_use]
    pub fn typed(&self, setup: &Setup, text: &str, lang: Lang) -> Option<Setup> {
        let mut setup = *setup;
        let text = plyscope_search::notation::half_width(text);
        let text = text.trim();
        if let Values::Typed { none: Some(none), .. } = self.values {
            let is_shown = [lang, Lang::default()].iter().any(|&lang| (none.shown)(lang) == text);
            if is_shown || none.typed.contains(&text) {
                (self.copy)(&mut setup, &Setup::default());
                return Some(setup);
            }
        }
        (self.parse)(&mut setup, text).ok().map(|()| setup)
    }

    /// The refusal of the option by the algorithm of a search.
    pub fn word_of_refusal(&self, setup: &Setup) -> Option<&'static str> {
        let chosen = (self.print)(setup)?;
        let is_by_value = matches!(self.offered, Offered::ByValue(_));
        self.words().into_iter().find(|word| is_by_value && *word == chosen)
    }
}

/// What stands in addresses for no limit.
pub const NONE: &str = "end";

/// The names of all that can be chosen.
pub(super) fn words_of<C: Choice>() -> Vec<&'static str> {
    C::ALL.iter().map(|&(id, _)| id).collect()
}
