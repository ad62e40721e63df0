//! The words around the chapters and in the pages that are made, in each language of the guide.
//!
//! They are not in `www/locales`: no program of the site needs them. What the pages of the site say too is
//! taken from there.

mod en;
mod nl;
mod zh;

use plyscope_i18n::Lang;
use plyscope_quiz::kind::{About, Shows};
use plyscope_search::algo::{Equals, Exercise, Frame, Horizon, Passes, Soundness, Visits, Windows};
use plyscope_setup::catalog::Sides;

/// The words of a language.
pub fn words(lang: Lang) -> &'static dyn Words {
    match lang {
        Lang::En => &en::English,
        Lang::Nl => &nl::Dutch,
        Lang::Zh => &zh::Chinese,
    }
}

/// What stands around the chapters, on every page.
pub struct Around {
    /// The title of the book.
    pub title: &'static str,
    /// What the book is about, for search engines.
    pub description: &'static str,
    pub skip: &'static str,
    pub chapters: &'static str,
    /// What stands in the empty search field, and what the field is called.
    pub search: (&'static str, &'static str),
    /// What the list of found pages is called.
    pub found: &'static str,
    /// With `{}` for what was looked for.
    pub nothing: &'static str,
    pub not_loaded: &'static str,
    pub to_site: &'static str,
    pub neighbours: &'static str,
}

/// A page that is made: its title, what stands above its lists, and the heads of the tables.
pub struct Made<const N: usize> {
    pub about: &'static str,
    pub head: [&'static str; N],
}

/// What the reference says about an algorithm, beside its facts.
pub struct OfAlgorithms {
    pub none: &'static str,
    pub to_page: &'static str,
}

/// What stands in the first column of the table of a game, and around it.
pub struct OfGames {
    pub players: &'static str,
    pub size: &'static str,
    pub line: &'static str,
    pub depth: &'static str,
    pub to_the_end: &'static str,
    /// Above the table.
    pub first: &'static str,
    /// Above the features.
    pub features: &'static str,
    pub feature_head: [&'static str; 2],
}

/// A fact of an algorithm.
#[derive(Clone, Debug)]
pub enum Fact<'a> {
    Word(&'a str),
    Window(Windows),
    Passes(Passes),
    Horizon(Horizon),
    Frame(Frame),
    Equals(Equals),
    /// The option of orders, and its words.
    Orders(&'a str, String),
    /// Options that not all algorithms take, if there are any.
    Own(String),
    Exercise(Exercise),
}

/// A fact of an option.
#[derive(Clone, Debug)]
pub enum OptionFact {
    /// The value when nothing is said; `None` if that is to be without.
    Default(Option<String>),
    TakenByAll,
    TakenByValue,
    TakenBy(String),
    OnlyGames,
    OnlyShown,
    /// Another option with its value.
    Needs(String),
}

/// All words of a language. Links are as in the English chapters.
pub trait Words {
    fn around(&self) -> Around;

    /// What marks a link to a chapter that is in English only; empty in English.
    fn in_english(&self) -> &'static str;

    fn algorithms(&self) -> Made<3>;
    fn of_algorithms(&self) -> OfAlgorithms;
    fn fact(&self, fact: Fact<'_>) -> String;
    fn window(&self, windows: Windows) -> &'static str;
    /// `None` if the algorithm is sound.
    fn soundness(&self, soundness: Soundness) -> Option<&'static str>;
    /// `None` if it looks at a node once.
    fn visits(&self, visits: Visits) -> Option<&'static str>;
    /// Above a listing in a form, with its address part as code.
    fn listing(&self, form: &str) -> String;

    /// The second head is that of the words of an option.
    fn options(&self) -> (Made<3>, [&'static str; 2]);
    fn option_fact(&self, fact: OptionFact) -> String;

    fn games(&self) -> Made<2>;
    fn of_games(&self) -> OfGames;
    fn sides(&self, sides: Sides) -> &'static str;
    fn plies(&self, plies: u16) -> String;

    fn keys(&self) -> Made<2>;

    fn questions(&self) -> Made<5>;
    fn about(&self, about: About) -> &'static str;
    /// After what a question is about, if it can be asked about trees with chance nodes.
    fn with_chance(&self) -> &'static str;
    fn shows(&self, shows: Shows) -> &'static str;
    /// Below the kinds of questions.
    fn ask(&self) -> &'static str;
}
