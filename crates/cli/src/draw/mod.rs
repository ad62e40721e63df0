//! `plyscope draw`.

mod asked;
mod dots;
mod film;
mod format;

use plyscope_export::figure::palette::Scheme;
use plyscope_export::figure::pdf::{pdf, Leaf};
use plyscope_export::figure::{svg, Figure};
use plyscope_export::handout::film::{frames, FilmProblem, Span};
use plyscope_export::handout::scene::{Look, Scene};
use plyscope_export::handout::strip::{strip, strip_sheets};
use plyscope_export::handout::tikz::{tikz, Extent};
use plyscope_i18n::Lang;
use plyscope_search::Step;
use plyscope_view::picture::Shown;

use crate::arguments::{DrawOptions, PictureOptions};
use crate::output;
use crate::problem::{misuse, OrMisuse};
use crate::system_font::SystemFont;
use crate::Problem;
use asked::{between, no_step, Asked};
use dots::Painter;

pub use asked::chosen_step;
pub use format::Format;

/// Draws one step, or several; output written to a file is not printed.
pub fn run(options: &DrawOptions) -> Result<String, Problem> {
    let format = Format::of(&options.picture)?;
    let Asked { scene, step } = asked::asked(options)?;
    draw(scene, step, format, &options.picture)
}

/// Draws a step of a scene, or those of the options; without a file the drawing is returned.
pub fn draw(
    mut scene: Scene,
    step: u64,
    format: Format,
    options: &PictureOptions,
) -> Result<String, Problem> {
    if options.no_names && !matches!(scene, Scene::Search(_)) {
        return misuse("--no-names is for trees and games");
    }
    let look = Look {
        scheme: if options.dark { Scheme::Dark } else { Scheme::Light },
        names: if options.no_names { Shown::No } else { Shown::Yes },
        lang: options.lang,
    };
    let span = options.steps.map(|steps| between(&mut scene, steps)).transpose()?;
    let file = match (format, span) {
        (Format::Gif, span) => {
            let span = span
                .ok_or("a GIF shows several steps; say which, such as --steps 5..20")
                .or_misuse()?;
            film::film(&figures(&mut scene, span, look)?, options)?
        }
        (Format::Tex, None) => latex(&mut scene, step, look, options)?.into_bytes(),
        (Format::Tex, Some(_)) => return misuse("LaTeX shows one step; say which with --step"),
        (Format::Pdf, Some(span)) => {
            paged(&strip_sheets(&figures(&mut scene, span, look)?), options)?
        }
        (format, Some(span)) => {
            let frames = figures(&mut scene, span, look)?;
            let figure = strip(&frames).ok_or("there is nothing to draw")?;
            picture(&figure, format, options)?
        }
        (format, None) => {
            scene.unfold([step]);
            let Some(moment) = scene.at(step) else {
                return Err(no_step(step, scene.last()));
            };
            let figure = moment.figure(look).map_err(|problem| problem.message(Lang::En))?;
            picture(&figure, format, options)?
        }
    };
    match &options.output {
        // Only SVG goes to standard output, and it is text.
        None => Ok(String::from_utf8_lossy(&file).into_owned()),
        Some(path) => output::write(path, &file).map(|()| String::new()),
    }
}

/// The pictures of some steps.
fn figures(scene: &mut Scene, (from, to): (u64, u64), look: Look) -> Result<Vec<Figure>, Problem> {
    let span = Span::new(from, to);
    let frames = span.and_then(|span| frames(scene, span, look));
    frames.map_err(|problem| {
        let message = problem.message(Lang::En);
        match problem {
            FilmProblem::TooLarge(_) | FilmProblem::TooMuch => Problem::Failure(message),
            FilmProblem::Backwards | FilmProblem::TooMany { .. } | FilmProblem::NoStep { .. } => {
                Problem::Misuse(message)
            }
        }
    })
}

fn picture(figure: &Figure, format: Format, options: &PictureOptions) -> Result<Vec<u8>, Problem> {
    match format {
        Format::Png => Painter::new()?.png(figure, options),
        Format::Pdf => paged(std::slice::from_ref(figure), options),
        _ => Ok(svg::document(figure, options.lang).into_bytes()),
    }
}

/// Pictures as the pages of a PDF file.
fn paged(figures: &[Figure], options: &PictureOptions) -> Result<Vec<u8>, Problem> {
    let font = SystemFont::for_marks(figures.iter().flat_map(|figure| &figure.marks))?;
    let leaves: Vec<Leaf<'_>> = figures.iter().map(Leaf::of).collect();
    let title = match figures {
        [] => "",
        [first, ..] => &first.title,
    };
    Ok(pdf(&leaves, title, options.lang, font.as_ref().map(|font| font as _)))
}

fn latex(
    scene: &mut Scene,
    step: u64,
    look: Look,
    options: &PictureOptions,
) -> Result<String, Problem> {
    scene.unfold([step]);
    let Scene::Search(session) = scene else {
        return misuse("LaTeX draws trees; write a board as PDF, which LaTeX takes in");
    };
    let last = session.trace().last_step();
    let at = u32::try_from(step).ok().map(Step).filter(|step| *step <= last);
    let extent = if options.fragment { Extent::Fragment } else { Extent::Document };
    let drawn = tikz(session, at.ok_or_else(|| no_step(step, Some(last.0.into())))?, look, extent);
    Ok(drawn.map_err(|problem| problem.to_string())?)
}
