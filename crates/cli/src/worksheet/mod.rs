//! `plyscope worksheet`.

mod letters;
mod outline;
mod pdf;
mod system_font;

use std::fs;
use std::path::Path;

use plyscope_core::generate::SplitMix64;
use plyscope_stage::lesson::Lesson;
use plyscope_stage::locale::{texts, Lang};
use plyscope_stage::quiz::practice::{self, Level};
use plyscope_stage::quiz::question::{Kind, Question};
use plyscope_stage::sheet::page::Page;
use plyscope_stage::sheet::{html, svg, Sheet, Side};

use crate::arguments::{Answers, WorksheetOptions};
use crate::{lesson, Problem};

/// What is written.
#[derive(Clone, Copy)]
enum Format {
    Pdf,
    Html,
    Svg,
}

impl Format {
    fn of(path: &Path) -> Result<Self, Problem> {
        match path.extension().and_then(|ending| ending.to_str()) {
            Some("pdf") => Ok(Self::Pdf),
            Some("html") => Ok(Self::Html),
            Some("svg") => Ok(Self::Svg),
            _ => Err(format!("{} must end with .pdf, .html or .svg", path.display())),
        }
    }
}

/// Where the questions of each copy come from.
enum Source {
    Lesson(Box<Lesson>),
    Question(Box<Question>),
    Chance { level: Level, kind: Kind, count: u32 },
}

/// Writes the sheets to a file.
pub fn run(options: &WorksheetOptions) -> Result<String, Problem> {
    let format = Format::of(&options.output)?;
    let source = Source::of(options)?;
    let (own_lang, own_seed, own_title) = match &source {
        Source::Lesson(lesson) => {
            (lesson.front.language, lesson.front.seed, lesson.front.title.clone())
        }
        Source::Question(_) | Source::Chance { .. } => (None, None, None),
    };
    let lang = options.lang.or(own_lang).unwrap_or_default();
    let first = options.seed.or(own_seed).unwrap_or(1);
    let mut pages = Vec::new();
    for copy in 1..=options.copies {
        let seed = first.wrapping_add(u64::from(copy - 1));
        let sheet = source.sheet(seed, (copy, options.copies))?;
        let sides: &[Side] = match options.answers {
            None => &[Side::Questions],
            Some(Answers::After) => &[Side::Questions, Side::Answers],
            Some(Answers::Only) => &[Side::Answers],
        };
        pages.extend(sides.iter().flat_map(|&side| sheet.pages(side, lang)));
    }
    let title = own_title.unwrap_or_else(|| texts::sheet_title(lang));
    let file = write(&pages, &title, lang, format)?;
    fs::write(&options.output, file)
        .map(|()| String::new())
        .map_err(|error| format!("cannot write {}: {error}", options.output.display()))
}

fn write(pages: &[Page], title: &str, lang: Lang, format: Format) -> Result<Vec<u8>, Problem> {
    match format {
        Format::Pdf => pdf::pdf(pages, title, lang),
        Format::Html => Ok(html(pages, title, lang).into_bytes()),
        Format::Svg => Ok(svg(pages, title, lang).into_bytes()),
    }
}

impl Source {
    fn of(options: &WorksheetOptions) -> Result<Self, Problem> {
        let said = &options.questions;
        if let Some(path) = &said.lesson {
            return Ok(Self::Lesson(Box::new(lesson::read(path)?)));
        }
        if let Some(text) = &said.question {
            return question(text).map(|question| Self::Question(Box::new(question)));
        }
        let level = said.generate.unwrap_or(Level::FIRST);
        let kind = said.kind.unwrap_or(Kind::Pruned);
        Ok(Self::Chance { level, kind, count: said.count })
    }

    fn sheet(&self, seed: u64, copy: (u32, u32)) -> Result<Sheet, Problem> {
        let sheet = match self {
            Self::Lesson(lesson) => Sheet::of_lesson(lesson, seed, copy),
            Self::Question(question) => Sheet::of_questions([(**question).clone()], seed, copy),
            Self::Chance { level, kind, count } => {
                // Sheets whose seeds are neighbours have no tree in common.
                let mut chance = SplitMix64::new(seed);
                let questions = (0..*count).map(|_| on_paper(*kind, *level, &mut chance));
                Sheet::of_questions(questions, seed, copy)
            }
        };
        sheet.map_err(|problem| problem.to_string())
    }
}

/// A question by chance that has room on paper; hard ones may be wider, and others are made then.
fn on_paper(kind: Kind, level: Level, chance: &mut SplitMix64) -> Question {
    let mut made = || practice::question(kind, level, chance.below(u64::MAX));
    let fits = |question: &Question| Sheet::of_questions([question.clone()], 0, (1, 1)).is_ok();
    (0..TRIES).map(|_| made()).find(fits).unwrap_or_else(made)
}

/// How many questions are made until one has room.
const TRIES: u32 = 50;

/// A question as an address gives it, in which blanks may stand as they are. What is wrong with one is
/// told as of a question in a lesson.
fn question(text: &str) -> Result<Question, Problem> {
    let (found, problems) = Question::parse(&text.replace(' ', "+"));
    if let Some(question) = found.filter(|_| problems.is_empty()) {
        return Ok(question);
    }
    let text = text.replace('+', " ");
    let lines = text.split('&').map(|part| part.replacen('=', ": ", 1));
    let block = format!("```question\n{}\n```\n", lines.collect::<Vec<_>>().join("\n"));
    let lesson = Lesson::parse(&block).map_err(|problem| problem.to_string())?;
    let broken = lesson.broken().next().map(|broken| broken.problem.to_string());
    let asking = lesson.questions().next();
    match (broken, asking) {
        (None, Some(asking)) => Ok(asking.question.clone()),
        (broken, _) => Err(broken.unwrap_or_else(|| "this is no question".to_owned())),
    }
}
