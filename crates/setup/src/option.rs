//! The options of a search.

use plyscope_search::algo::Feature;
use plyscope_search::limits::MAX_REMEMBERED;

use super::{Algorithm, Choice, Setup, MAX_TIME};
use crate::link::LinkProblem;
use plyscope_i18n::Lang;

/// An option of a search: an entry of [`OPTIONS`](super::OPTIONS). Addresses, the command, forms, the
/// package for JavaScript and the question builder read it.
pub struct SearchOption {
    /// Its name in addresses, commands, files and requests.
    pub id: &'static str,
    /// What it applies to.
    pub scope: Scope,
    /// Where forms show it.
    pub group: Group,
    /// Whether the question builder has a field for it.
    pub builder: Builder,
    /// Which searches take it.
    pub offered: Offered,
    /// The option that it needs, if any.
    pub needs: Option<Need>,
    /// What its values look like.
    pub values: Values,
    /// Parses a text and sets it.
    pub parse: fn(&mut Setup, &str) -> Result<(), LinkProblem>,
    /// Its value as [`parse`](Self::parse) reads it; `None` for no value, and for the defaults of a
    /// table.
    pub print: fn(&Setup) -> Option<String>,
    /// Sets it as in another search.
    pub copy: fn(&mut Setup, &Setup),
    /// Its label in forms.
    pub label: fn(Lang) -> String,
    /// A sentence on what it does.
    pub hint: fn(Lang) -> String,
    /// Its part of the line that sums up a search.
    pub line: Line,
    /// The same in English for the command, after the placeholder of its value; with names of limits in
    /// braces.
    pub help: (&'static str, &'static str),
}

/// What an option is for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Scope {
    /// The search of a tree or of a game.
    Search,
    /// The search of a game only.
    Games,
    /// The display of a search; commands and requests do not use it.
    Shown,
}

/// What is searched.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum SubjectKind {
    /// A given tree.
    Tree,
    /// A game.
    Game,
}

impl SubjectKind {
    /// A game if there is one, or else a tree.
    #[must_use]
    pub const fn of<G>(game: Option<&G>) -> Self {
        match game {
            Some(_) => Self::Game,
            None => Self::Tree,
        }
    }
}

impl Scope {
    /// Whether it includes the search of a subject.
    #[must_use]
    pub const fn includes(self, subject: SubjectKind) -> bool {
        match self {
            Self::Search | Self::Shown => true,
            Self::Games => matches!(subject, SubjectKind::Game),
        }
    }
}

/// Where forms show an option.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Group {
    /// First, and always.
    First,
    /// With windows and cuts.
    Bounds,
    /// With depth and time limits.
    Far,
    /// With the transposition table.
    Table,
    /// With the listing.
    Listing,
}

/// Where the question builder shows an option.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Builder {
    /// In a field.
    Field,
    /// Only if the question's address has it, since few do.
    Rare,
}

/// Which searches take an option.
#[derive(Clone, Copy, Debug)]
pub enum Offered {
    /// All of them.
    Always,
    /// The algorithms with all of these features.
    With(&'static [Feature]),
    /// It depends on its value in the `Setup`.
    ByValue(fn(Algorithm, &Setup) -> bool),
}

impl Offered {
    /// Whether an algorithm takes the option with the value that it has in a search.
    #[must_use]
    pub fn to(self, algorithm: Algorithm, setup: &Setup) -> bool {
        match self {
            Self::Always => true,
            Self::With(features) => features.iter().all(|&feature| algorithm.offers(feature)),
            Self::ByValue(takes) => takes(algorithm, setup),
        }
    }
}

/// Another option that an option needs.
#[derive(Clone, Copy, Debug)]
pub struct Need {
    /// What the option is, in English.
    pub is: &'static str,
    /// The needed option, and the value it must have, if any.
    pub needs: &'static str,
    /// Whether a search has it.
    pub met: fn(&Setup) -> bool,
}

/// How the line that sums up a search mentions an option.
#[derive(Clone, Copy, Debug)]
pub enum Line {
    /// Not at all.
    Never,
    /// By its word.
    Always,
    /// By its word, if that is not the usual one.
    IfUnusual,
    /// By a text of its own, made of the search and of the usual one.
    Text(fn(&Setup, &Setup, Lang) -> Option<String>),
}

/// What the values of an option look like.
#[derive(Clone, Copy, Debug)]
pub enum Values {
    /// One of several words; the first is the default.
    Words {
        /// The words.
        ids: fn() -> Vec<&'static str>,
        /// How the names of their texts begin: `order` for `order-left`.
        family: &'static str,
    },
    /// `yes` or `no`, the default. A flag in the command, a boolean in JavaScript.
    Switch {
        /// How the names of their texts begin.
        family: &'static str,
    },
    /// A text.
    Typed {
        /// How many characters a field for it shows.
        size: &'static str,
        /// The message for an invalid text.
        problem: fn(Lang) -> String,
        /// The text for no value, where that is allowed.
        none: Option<NoValue>,
    },
}

/// The text of a field for no value.
#[derive(Clone, Copy, Debug)]
pub struct NoValue {
    /// What a field shows, and what may be typed.
    pub shown: fn(Lang) -> String,
    /// Other accepted texts.
    pub typed: &'static [&'static str],
}

impl SearchOption {
    /// The help of the command, with its limits as numbers.
    #[must_use]
    pub fn help_text(&self) -> String {
        let limits = [
            ("{MAX_REMEMBERED}", MAX_REMEMBERED.to_string()),
            ("{MAX_TIME}", MAX_TIME.to_string()),
        ];
        let text = self.help.1.to_owned();
        limits.iter().fold(text, |text, (name, limit)| text.replace(name, limit))
    }

    /// The words to choose from, the default first; empty for a typed value.
    #[must_use]
    pub fn words(&self) -> Vec<&'static str> {
        match self.values {
            Values::Words { ids, .. } => ids(),
            Values::Switch { .. } => vec!["no", "yes"],
            Values::Typed { .. } => Vec::new(),
        }
    }

    /// The name of a word, in the user's language.
    #[must_use]
    pub fn word_name(&self, word: &str, lang: Lang) -> String {
        let family = match self.values {
            Values::Words { family, .. } | Values::Switch { family } => family,
            Values::Typed { .. } => self.id,
        };
        lang.named(&format!("{family}-{word}")).unwrap_or_else(|| word.to_owned())
    }

    /// The word that is chosen in a search, in the user's language.
    #[must_use]
    pub fn value_name(&self, setup: &Setup, lang: Lang) -> String {
        (self.print)(setup).map_or_else(String::new, |word| self.word_name(&word, lang))
    }

    /// Its part of the line that sums up a search; `None` if it has no effect there, or goes without saying.
    #[must_use]
    pub fn in_line(&self, setup: &Setup, usual: &Setup, lang: Lang) -> Option<String> {
        let is_said = match self.line {
            Line::Never => false,
            Line::Always => true,
            Line::IfUnusual => (self.print)(setup) != (self.print)(usual),
            Line::Text(text) => {
                return text(setup, usual, lang).filter(|_| self.counts(setup));
            }
        };
        (is_said && self.counts(setup)).then(|| self.value_name(setup, lang))
    }

    /// Whether a search takes the option with the value that it has.
    #[must_use]
    pub fn is_offered(&self, setup: &Setup) -> bool {
        self.offered.to(setup.algorithm, setup)
    }

    /// Whether the option has an effect in a search: it is offered, and its need is met.
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

    /// A search with the option set to a word; `None` if the search does not offer it.
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

    /// The search with a typed value; `None` if it cannot be parsed.
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

    /// The refused value of the option, where the algorithm offers other values.
    pub fn refused_word(&self, setup: &Setup) -> Option<&'static str> {
        let chosen = (self.print)(setup)?;
        let is_by_value = matches!(self.offered, Offered::ByValue(_));
        self.words().into_iter().find(|word| is_by_value && *word == chosen)
    }
}

/// The text for no limit in addresses.
pub const NONE: &str = "end";

/// The names of all choices.
pub(super) fn words_of<C: Choice>() -> Vec<&'static str> {
    C::ALL.iter().map(|&(id, _)| id).collect()
}
