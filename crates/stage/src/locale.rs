//! The languages, and every text that a person reads. The texts stand in `www/locales`.

use std::fmt::Write;
use std::str::FromStr;

use plyscope_core::Value;

/// A language of the page.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Lang {
    /// English.
    #[default]
    En,
    /// Dutch.
    Nl,
    /// Chinese, in simplified characters.
    Zh,
}

impl Lang {
    /// Every language.
    pub const ALL: [Self; 3] = [Self::En, Self::Nl, Self::Zh];

    /// The tag of BCP 47.
    #[must_use]
    pub const fn tag(self) -> &'static str {
        match self {
            Self::En => "en",
            Self::Nl => "nl",
            Self::Zh => "zh-Hans",
        }
    }

    /// What its speakers call it.
    #[must_use]
    pub const fn native_name(self) -> &'static str {
        match self {
            Self::En => "English",
            Self::Nl => "Nederlands",
            Self::Zh => "中文",
        }
    }

    /// The first language in a list of wishes that there is; English when there is none.
    #[must_use]
    pub fn choose<'a>(wishes: impl IntoIterator<Item = &'a str>) -> Self {
        wishes.into_iter().find_map(|wish| wish.parse().ok()).unwrap_or_default()
    }

    /// A whole number with its digits grouped as readers of the language expect.
    #[must_use]
    pub fn number(self, number: usize) -> String {
        let separator = match self {
            Self::Nl => '.',
            Self::En | Self::Zh => ',',
        };
        let digits = number.to_string();
        let mut grouped = String::with_capacity(digits.len() + digits.len() / 3);
        for (index, digit) in digits.chars().enumerate() {
            if index > 0 && (digits.len() - index).is_multiple_of(3) && digits.len() > 4 {
                grouped.push(separator);
            }
            grouped.push(digit);
        }
        grouped
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
    /// those of the gallery.
    #[must_use]
    pub fn named(self, id: &str) -> Option<String> {
        texts::find(id).map(|index| self.write(index, &[]))
    }

    fn write(self, index: usize, arguments: &[Arg<'_>]) -> String {
        let mut text = String::new();
        self.write_parts(texts::table(self)[index], arguments, &mut text);
        text
    }

    fn write_parts(self, parts: &[Part], arguments: &[Arg<'_>], text: &mut String) {
        for part in parts {
            match *part {
                Part::Text(piece) => text.push_str(piece),
                Part::Argument(place) => match arguments.get(place) {
                    Some(Arg::Text(piece)) => text.push_str(piece),
                    Some(Arg::Number(number)) => {
                        let _ = write!(text, "{}", self.number(*number));
                    }
                    None => {}
                },
                Part::Count { argument, one, other } => {
                    let is_one = matches!(arguments.get(argument), Some(Arg::Number(1)));
                    self.write_parts(if is_one { one } else { other }, arguments, text);
                }
            }
        }
    }
}

impl FromStr for Lang {
    type Err = ();

    /// Reads a tag such as `nl-BE`; only its first part counts.
    fn from_str(tag: &str) -> Result<Self, ()> {
        match tag.split(['-', '_']).next().unwrap_or_default().to_ascii_lowercase().as_str() {
            "en" => Ok(Self::En),
            "nl" => Ok(Self::Nl),
            "zh" => Ok(Self::Zh),
            _ => Err(()),
        }
    }
}

/// A piece of a text.
enum Part {
    Text(&'static str),
    Argument(usize),
    Count { argument: usize, one: &'static [Part], other: &'static [Part] },
}

/// What a text is given.
enum Arg<'a> {
    Text(&'a str),
    Number(usize),
}

pub mod texts {
    //! A function for every text of the locale files.

    use super::{Arg, Lang, Part};

    include!(concat!(env!("OUT_DIR"), "/texts.rs"));

    pub(super) fn table(lang: Lang) -> &'static [&'static [Part]] {
        match lang {
            Lang::En => &EN,
            Lang::Nl => &NL,
            Lang::Zh => &ZH,
        }
    }

    pub(super) fn find(id: &str) -> Option<usize> {
        let found = PLAIN.binary_search_by_key(&id, |&(id, _)| id).ok()?;
        Some(PLAIN[found].1)
    }
}

#[cfg(test)]
#[path = "../build/locale.rs"]
mod build;

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_browsers_wishes_choose_the_language() {
        let table: [(&[&str], Lang); 5] = [
            (&["nl-BE", "en"], Lang::Nl),
            (&["fr", "zh-TW"], Lang::Zh),
            (&["fr", "de"], Lang::En),
            (&[], Lang::En),
            (&["EN_us"], Lang::En),
        ];
        for (wishes, lang) in table {
            assert_eq!(Lang::choose(wishes.iter().copied()), lang, "{wishes:?}");
        }
    }

    #[test]
    fn numbers_are_grouped_as_the_language_does() {
        assert_eq!(Lang::En.number(549_946), "549,946");
        assert_eq!(Lang::Nl.number(549_946), "549.946");
        assert_eq!(Lang::Zh.number(1_234_567), "1,234,567");
        assert_eq!(Lang::En.number(999), "999");
    }

    #[test]
    fn arguments_and_counts_are_filled_in() {
        assert_eq!(texts::step_of(Lang::En, 9, 34), "Step 9 of 34");
        assert_eq!(texts::step_of(Lang::Zh, 9, 34), "第 9 步，共 34 步");
        assert_eq!(texts::summary(Lang::En, 11, 1, 4), "11 visited · 1 cut · 4 pruned");
        assert_eq!(texts::summary(Lang::En, 11, 3, 4), "11 visited · 3 cuts · 4 pruned");
        assert_eq!(Lang::Nl.named("close").as_deref(), Some("Sluiten"));
        assert_eq!(Lang::Nl.named("nonsense"), None);
    }

    #[test]
    fn a_broken_locale_ends_the_build() {
        let both = |second: &str| {
            let first = "hello = Hello { $name }\n".to_owned();
            build::generate(&[("en", first), ("nl", second.to_owned())])
        };
        assert!(both("hello = Hallo { $name }\n").is_ok());
        let table = [
            ("", "nl.ftl lacks hello"),
            ("hello = Hallo { $naam }\n", "arguments"),
            ("hello = Hallo { $name }\nbye = Dag\n", "nl.ftl has bye"),
            ("hello = { -brand } { $name }\n", "not understood"),
            ("hello = Hallo { $name }\nhello = Dag { $name }\n", "twice"),
        ];
        for (second, problem) in table {
            let error = both(second).expect_err(second);
            assert!(error.contains(problem), "{error}");
        }
    }
}
