//! `plyscope worksheet`.

use std::path::Path;

use plyscope_export::figure::pdf::{pdf, Leaf};
use plyscope_i18n::{texts, Lang};
use plyscope_lesson::sheet::page::Page;
use plyscope_lesson::sheet::{html, svg, Batch, Sides};
use plyscope_lesson::Lesson;
use plyscope_practice::Level;
use plyscope_quiz::question::Kind;

use crate::arguments::{Answers, WorksheetOptions};
use crate::lesson::Written;
use crate::output::{self, by_ending};
use crate::problem::{OrMisuse, Problem, Shortfall};
use crate::system_font::SystemFont;

/// The format of the output.
#[derive(Clone, Copy)]
enum Format {
    Pdf,
    Html,
    Svg,
}

impl Format {
    fn of(path: &Path) -> Result<Self, Problem> {
        by_ending(path, &[("pdf", Self::Pdf), ("html", Self::Html), ("svg", Self::Svg)])
    }
}

/// Writes the sheets to a file. A lesson with faults is refused.
pub fn run(options: &WorksheetOptions) -> Result<String, Shortfall> {
    let format = Format::of(&options.output)?;
    let lesson = asked(options)?;
    let lang = options.lang.or(lesson.front.language).unwrap_or_default();
    let seed = options.seed.unwrap_or(lesson.front.seed.first());
    let sides = match options.answers {
        None => Sides::Questions,
        Some(Answers::After) => Sides::Both,
        Some(Answers::Only) => Sides::Answers,
    };
    let batch = Batch { seed, copies: options.copies, sides, paper: options.paper };
    let pages = batch.pages(&lesson, lang).map_err(|problem| problem.to_string())?;
    let title = lesson.front.title.unwrap_or_else(|| texts::sheet_title(lang));
    let file = write(&pages, &title, lang, format)?;
    output::write(&options.output, &file)?;
    Ok(String::new())
}

fn write(pages: &[Page], title: &str, lang: Lang, format: Format) -> Result<Vec<u8>, Problem> {
    match format {
        Format::Pdf => {
            let font = SystemFont::for_marks(pages.iter().flat_map(|page| &page.marks))?;
            let leaves = pages.iter().map(|Page { paper, marks, .. }| Leaf {
                size: paper.size(),
                scale: 1.0,
                paper: None,
                marks,
            });
            let leaves: Vec<Leaf<'_>> = leaves.collect();
            Ok(pdf(&leaves, title, lang, font.as_ref().map(|font| font as _)))
        }
        Format::Html => Ok(html(pages, title, lang).into_bytes()),
        Format::Svg => Ok(svg(pages, title, lang).into_bytes()),
    }
}

/// The questions, as a lesson.
fn asked(options: &WorksheetOptions) -> Result<Lesson, Shortfall> {
    let source = &options.questions;
    if let Some(path) = &source.lesson {
        return Written::read(path, options.site.as_deref(), options.lang)?.checked();
    }
    if let Some(text) = &source.question {
        let lesson = Lesson::of_question(text).or_misuse()?;
        let broken = lesson.broken().next().map(|broken| broken.problem.to_string());
        return Ok(broken.map_or(Ok(lesson), Err).or_misuse()?);
    }
    let level = source.generate.unwrap_or(Level::FIRST);
    Ok(Lesson::by_chance(source.kind.unwrap_or(Kind::Pruned), level, source.count))
}
