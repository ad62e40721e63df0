//! `plyscope svg`.

use std::fs;

use plyscope_core::Step;
use plyscope_stage::caption::caption;
use plyscope_stage::locale::texts;
use plyscope_stage::picture::{Labels, Shown};
use plyscope_stage::svg::document;

use crate::arguments::{At, SvgOptions};
use crate::subject::Subject;
use crate::Problem;

/// Draws a tree, or what is unfolded of a game, at a step; what is written to a file is not printed as well.
pub fn run(options: &SvgOptions) -> Result<String, Problem> {
    let session = Subject::of(&options.search)?.searched()?;
    let last = session.trace().last_step();
    let step = match options.step {
        At::Last => last,
        At::Step(step) if step <= last.0 => Step(step),
        At::Step(step) => {
            return Err(format!("there is no step {step}; the last one is {}", last.0))
        }
    };
    // Of a large game only a part is unfolded; what the step is about belongs to it.
    let session = match session.focus(step) {
        Some(node) => session.revealing(node),
        None => session,
    };
    let names = if options.no_names { Shown::No } else { Shown::Yes };
    let labels = Labels { names, lang: options.lang };
    let title = texts::step_of(options.lang, step.0 as usize, last.0 as usize);
    let told = caption(&session, step, options.lang);
    let picture = document(&session, step, labels, &title, &told);
    match &options.output {
        None => Ok(picture),
        Some(path) => fs::write(path, picture)
            .map(|()| String::new())
            .map_err(|error| format!("cannot write {}: {error}", path.display())),
    }
}
