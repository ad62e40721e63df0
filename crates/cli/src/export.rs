//! `plyscope export`.

use plyscope_classroom::bank::Bank;
use plyscope_i18n::{texts, Lang};
use plyscope_search::bidi;

use crate::arguments::ExportOptions;
use crate::lesson::Written;
use crate::output;
use crate::problem::Shortfall;

/// Writes a question bank, and describes its content. A lesson with faults is refused.
pub fn run(options: &ExportOptions) -> Result<String, Shortfall> {
    if let Some(path) = &options.output {
        let ending = options.format.ending();
        let last = ending.rsplit('.').next().unwrap_or(ending);
        output::by_ending(path, &[(last, ())])?;
    }
    let written = Written::read(&options.lesson, options.site.as_deref(), options.lang)?;
    let lesson = written.checked()?;
    let lang = options.lang.or(lesson.front.language).unwrap_or_default();
    let seed = options.seed.unwrap_or(lesson.front.seed.first());
    let bank = Bank::of(&lesson, &written.name, (seed, options.copies), lang)
        .map_err(|problem| problem.to_string())?;
    let file = bank.write(options.format)?;
    let name = || options.format.file_name(&written.name).into();
    let path = options.output.clone().unwrap_or_else(name);
    output::write(&path, &file)?;
    let title = bidi::isolated(&bank.title);
    let questions = texts::lesson_count_questions(Lang::En, bank.items().count());
    Ok(format!("{}: {title}, {questions}\n", path.display()))
}
