//! Every text that a person reads, in every language.
//!
//! In: `www/locales/*.ftl`, at build time. Out: a function for every text in [`texts`], so that a
//! missing text or argument ends the build; numbers as each language writes them; values as in the
//! notation, with words for wins and losses ([`numerals`]). A program contains English; the page
//! fetches the other languages as tables that fit this build only. Of English, a program contains the
//! texts that it can show. The feature `embedded-locales` contains every language.
//!
//! Not here: Fluent's run time, and sentences that need to know a search.

mod count;
mod fill;
mod marks;
pub mod numerals;
mod table;

use std::str::FromStr;

use plyscope_search::Value;

pub use count::Count;
use fill::{fill, Arg};

include!(concat!(env!("OUT_DIR"), "/languages.rs"));

impl Lang {
    /// The tag of BCP 47.
    #[must_use]
    pub const fn tag(self) -> &'static str {
        self.facts().tag
    }

    /// The name of its files: the first part of the tag.
    #[must_use]
    pub const fn file(self) -> &'static str {
        self.facts().file
    }

    /// What its speakers call it.
    #[must_use]
    pub const fn native_name(self) -> &'static str {
        self.facts().name
    }

    /// The names of all languages' files in an English sentence: “en, nl or zh”.
    #[must_use]
    pub fn choices() -> String {
        let files = Self::ALL.map(Self::file);
        let (last, others) = files.split_last().expect("there is English");
        match others {
            [] => (*last).to_owned(),
            _ => format!("{} or {last}", others.join(", ")),
        }
    }

    /// The first language in a list of wishes that there is; English when there is none.
    #[must_use]
    pub fn choose<'a>(wishes: impl IntoIterator<Item = &'a str>) -> Self {
        wishes.into_iter().find_map(|wish| wish.parse().ok()).unwrap_or_default()
    }

    /// Whether there are texts in the language yet. Of English there always are.
    #[must_use]
    pub fn is_known(self) -> bool {
        self == Self::En || texts::table(self).is_some()
    }

    /// Where the site has the texts of a language that is not known yet. They are those of this very
    /// program: an older copy, which a browser may have kept, has another address.
    #[must_use]
    pub fn address(self) -> String {
        format!("./locales/{}.txt?{}", self.file(), texts::key())
    }

    /// Takes the texts of a language; tells whether they are for this program.
    #[must_use]
    pub fn learn(self, table: String) -> bool {
        self.is_known() || texts::learn(self, table)
    }

    /// A whole number with its digits grouped in threes as the language does: 549,946 or 549.946.
    #[must_use]
    pub fn number(self, number: impl Into<Count>) -> String {
        self.decimal(&number.into().0.to_string())
    }

    /// Digits, perhaps with a decimal point, as the language writes them: 1,234.5 or 1.234,5.
    #[must_use]
    pub fn decimal(self, number: &str) -> String {
        let (digits, decimals) = number.split_once('.').unwrap_or((number, ""));
        let mut grouped = String::with_capacity(number.len() + digits.len() / 3);
        for (index, digit) in digits.chars().enumerate() {
            if index > 0 && (digits.len() - index).is_multiple_of(3) {
                grouped.push_str(self.facts().thousands);
            }
            grouped.push(digit);
        }
        if !decimals.is_empty() {
            grouped.push_str(self.facts().decimal);
            grouped.push_str(decimals);
        }
        grouped
    }

    /// What its spreadsheets expect: the separator of columns, and the sign before decimals.
    #[must_use]
    pub const fn spreadsheet_signs(self) -> (&'static str, &'static str) {
        (self.facts().columns, self.facts().decimal)
    }

    /// Sentences, one after the other, without those that are empty; Chinese ones stand together without
    /// a space.
    #[must_use]
    pub fn sentences(self, sentences: impl IntoIterator<Item: AsRef<str>>) -> String {
        let space = self.facts().sentences;
        let mut text = String::new();
        for sentence in sentences {
            let sentence = sentence.as_ref();
            if !text.is_empty() && !sentence.is_empty() {
                text.push_str(space);
            }
            text.push_str(sentence);
        }
        text
    }

    /// The same text, with a capital where one of its sentences begins with these words, such as
    /// “the root”.
    #[must_use]
    pub fn capitalised(self, text: &str, words: &str) -> String {
        let mut letters = words.chars();
        let Some(first) = letters.next() else { return text.to_owned() };
        let capital = first.to_uppercase().chain(letters).collect::<String>();
        let ends = [".", "?", "!"].map(|end| format!("{end}{}", self.facts().sentences));
        let mut whole = String::with_capacity(text.len());
        let mut written = 0;
        for (at, _) in text.match_indices(words) {
            let (before, after) = (&text[..at], &text[at + words.len()..]);
            let begins = before.is_empty() || ends.iter().any(|end| before.ends_with(end.as_str()));
            if begins && !after.starts_with(char::is_alphanumeric) {
                whole.push_str(&text[written..at]);
                whole.push_str(&capital);
                written = at + words.len();
            }
        }
        whole.push_str(&text[written..]);
        whole
    }

    /// Things one after the other within a sentence.
    #[must_use]
    pub fn list(self, things: &[String]) -> String {
        things.join(self.facts().list)
    }

    /// Parts of a description one after the other, as screen readers read them.
    #[must_use]
    pub fn clauses(self, parts: &[String]) -> String {
        parts.join(self.facts().clauses)
    }

    /// The word for a won, drawn or lost game.
    #[must_use]
    pub fn outcome(self, value: Value) -> String {
        if value == Value::WIN {
            texts::value_win(self)
        } else if value == Value::LOSS {
            texts::value_loss(self)
        } else {
            texts::value_draw(self)
        }
    }

    /// The text without arguments that has a name, for names that are made up of others, such as
    /// those of the gallery; `build/locale` says which can be found.
    #[must_use]
    pub fn named(self, id: &str) -> Option<String> {
        texts::find(id).map(|(index, english)| self.write(index, english, &[]))
    }

    /// The text with a number, which is `english` in English, and while the language has not been learnt.
    fn write(self, number: usize, english: &str, arguments: &[Arg<'_>]) -> String {
        let mut text = String::new();
        let marked = texts::table(self).map_or(english, |table| table.get(number));
        fill(self, marked, arguments, &mut text);
        text
    }
}

impl FromStr for Lang {
    type Err = ();

    /// Reads a tag such as `nl-BE`; only its first part counts.
    fn from_str(tag: &str) -> Result<Self, ()> {
        let first = tag.split(['-', '_']).next().unwrap_or_default();
        Self::ALL.into_iter().find(|lang| lang.file().eq_ignore_ascii_case(first)).ok_or(())
    }
}

pub mod texts {
    //! A function for every text of the locale files.

    use std::sync::OnceLock;

    use super::fill::Arg;
    use super::marks::SEPARATOR;
    use super::table::Table;
    use super::{Count, Lang};

    include!(concat!(env!("OUT_DIR"), "/texts.rs"));

    /// The tables of the languages that there are so far.
    static TABLES: [OnceLock<Table>; Lang::ALL.len()] =
        [const { OnceLock::new() }; Lang::ALL.len()];

    pub(super) fn key() -> &'static str {
        KEY
    }

    /// The table of a language; `None` while it has not been learnt, and for English.
    pub(super) fn table(lang: Lang) -> Option<&'static Table> {
        let own = &TABLES[lang as usize];
        own.get().or_else(|| {
            let table = Table::read(embedded(lang)?, KEY)?;
            Some(own.get_or_init(|| table))
        })
    }

    pub(super) fn learn(lang: Lang, table: String) -> bool {
        let table = Table::read(table.leak(), KEY);
        table.is_some_and(|table| TABLES[lang as usize].set(table).is_ok())
    }

    /// The number of the text with a name, and the text in English.
    pub(super) fn find(id: &str) -> Option<(usize, &'static str)> {
        let texts = NAMES.split('\n').zip(NAMED.split(SEPARATOR));
        let mut numbered = texts.enumerate();
        numbered.find_map(|(number, (name, english))| (name == id).then_some((number, english)))
    }
}

#[cfg(test)]
mod tests;
