//! A question of a bank.

use plyscope_i18n::{texts, Lang};
use plyscope_quiz::asked::{Asked, Unaskable};
use plyscope_setup::Choice as _;

use super::ask::Ask;
use super::picture::Picture;
use plyscope_lesson::formula::in_line;
use plyscope_lesson::sheet::{fits_on_paper, SheetProblem};
use plyscope_lesson::Asking;

/// The copies of a question of a lesson, of which an exam draws some.
#[derive(Clone, PartialEq, Debug)]
pub struct Topic {
    /// The name of the question in the lesson.
    pub id: String,
    /// Its name for people: with its kind.
    pub name: String,
    /// The copies.
    pub items: Vec<Item>,
}

/// A question of a bank.
#[derive(Clone, PartialEq, Debug)]
pub struct Item {
    /// Its name, which no other in the bank has.
    pub name: String,
    /// What is asked, in lines.
    pub prompt: String,
    /// How an answer is written; empty where it is chosen.
    pub how: String,
    /// The lines of its program, with their numbers; none without a program.
    pub listing: Vec<String>,
    /// The picture of its tree or boards.
    pub picture: Option<Picture>,
    /// The points there are.
    pub points: u32,
    /// How it is answered.
    pub ask: Ask,
}

impl Topic {
    /// A topic with its first copy.
    pub(super) fn new(asking: &Asking, item: Item, lang: Lang) -> Self {
        let kind = texts::learn_kind(lang, asking.question.kind.id());
        let name = texts::bank_topic(lang, &asking.id, &kind);
        Self { id: asking.id.clone(), name, items: vec![item] }
    }
}

impl Item {
    /// A question of a lesson that is dealt with a seed.
    pub(super) fn of(asking: &Asking, seed: u64, lang: Lang) -> Result<Self, SheetProblem> {
        let id = || asking.id.clone();
        let asked =
            Asked::of(&asking.question).map_err(|why| SheetProblem::Unaskable { id: id(), why })?;
        if matches!(asked, Asked::WriteProgram(_)) {
            return Err(SheetProblem::Unaskable { id: id(), why: Unaskable::NotInBanks });
        }
        if !fits_on_paper(&asking.question) {
            return Err(SheetProblem::TooWide { id: id() });
        }
        let kind = texts::learn_kind(lang, asking.question.kind.id());
        let name = match asking.chance {
            Some(_) => texts::bank_copy(lang, &asking.id, &kind, &seed.to_string()),
            None => texts::bank_topic(lang, &asking.id, &kind),
        };
        let ask = Ask::of(&asked, lang);
        let prompt = asking.prompt.as_deref().map(in_line).unwrap_or_else(|| match &asked {
            // Its searches are the choices.
            Asked::WhichSearch(quiz) => quiz.lead(lang),
            // How an answer is written follows.
            Asked::Perform(quiz) => quiz.lead(lang),
            Asked::Values(quiz) => quiz.lead(lang),
            _ => asked.prompt(lang),
        });
        let caption = asking.caption.as_deref().map(in_line);
        let legend = asked.session().into_iter().flat_map(|session| {
            let chance = session.tree().has_chance().then(|| texts::sheet_chance(lang));
            [Some(texts::bank_names(lang)), chance].into_iter().flatten()
        });
        let shows = asking.question.kind.descriptor().shows;
        let lines: Vec<String> = caption.into_iter().chain([prompt]).chain(legend).collect();
        Ok(Self {
            name,
            prompt: lines.join("\n"),
            how: ask.how(&asked, lang),
            listing: program(&asked),
            picture: Picture::of((&asked, shows), lang),
            points: asking.question.terms.points,
            ask,
        })
    }

    /// What is asked and how an answer is written, in lines.
    pub(super) fn lines(&self) -> impl Iterator<Item = &str> {
        self.prompt.lines().chain(self.how.lines())
    }

    /// Whether another one is the same but for its name.
    pub(super) fn is_like(&self, other: &Self) -> bool {
        (&self.prompt, &self.listing, &self.picture, &self.ask)
            == (&other.prompt, &other.listing, &other.picture, &other.ask)
    }
}

/// A step of a category's path, as Moodle writes it: its slashes are doubled, and a space keeps one at
/// its beginning or end from that of the path.
pub(super) fn step(name: &str) -> String {
    let begin = if name.starts_with('/') { " " } else { "" };
    let end = if name.ends_with('/') { " " } else { "" };
    format!("{begin}{}{end}", name.replace('/', "//"))
}

/// A short answer of which nothing is a wildcard.
pub(super) fn literal(text: &str) -> String {
    text.replace('*', "\\*")
}

/// The lines of a program with their numbers, indented as in the program.
fn program(asked: &Asked) -> Vec<String> {
    let numbered = |(number, line): (usize, String)| format!("{:<4}{line}", format!("{number}."));
    (1..).zip(asked.listing()).map(numbered).collect()
}

/// The lines of a program in HTML, each escaped; nothing for none. Formats with a text in one line
/// would lose spaces that follow one another.
pub(super) fn listing(lines: &[String], escape: impl Fn(&str) -> String) -> String {
    let lines: Vec<String> =
        lines.iter().map(|line| escape(line).replace("  ", "&#160;&#160;")).collect();
    match lines.is_empty() {
        true => String::new(),
        false => format!("<pre>{}</pre>", lines.join("<br/>")),
    }
}
