//! The files that are saved.

use js_sys::{Array, Uint8Array};
use plyscope_export::figure::pdf::{others, pdf, Leaf};
use plyscope_export::figure::{svg, Figure};
use plyscope_export::handout::csv;
use plyscope_export::handout::film::{frames, Span};
use plyscope_export::handout::gif::{Delay, Film};
use plyscope_export::handout::scene::{Look, Scene};
use plyscope_export::handout::strip::{strip, strip_sheets};
use plyscope_export::handout::tikz::{tikz, Extent};
use plyscope_i18n::{texts, Lang};
use plyscope_report as report;
use plyscope_search::notation::half_width;
use plyscope_search::Step;
use plyscope_session::caption::caption;
use plyscope_session::Session;
use plyscope_view::picture::Shown;

use super::canvas::Canvas;
use super::{Range, Share};
use crate::saving;
use crate::worker_channel::time_slices::next_task;

/// A file that can be saved.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum File {
    /// The QR code of the link.
    Code(Format),
    /// The picture of the step.
    Picture(Format),
    /// The tree at the step as LaTeX.
    Latex,
    /// Several steps side by side.
    Strip(Format),
    /// Several steps as an animated GIF.
    Film,
    /// All steps as a table.
    Csv,
    /// All steps as JSON, an object a line.
    Json,
}

/// A format of pictures.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Format {
    Svg,
    Png,
    Pdf,
}

/// How many dots a pixel has in a PNG; fewer where that would be too many.
const FINE: [f64; 3] = [2.0, 1.0, 0.5];
/// How many dots a pixel has in a film; fewer where that would be too many.
const COARSE: [f64; 4] = [2.0, 1.0, 0.7, 0.4];
/// The most dots of one picture of a film with several for a pixel: each is encoded in turn.
const MOST_FINE: f64 = 4_000_000.0;
/// How many times longer the last frame is shown.
const LINGER: u16 = 3;
/// The most steps of a table: about as many as a spreadsheet has rows.
const MOST_ROWS: u32 = 1_000_000;
/// How many lines of a file are made between two events of the browser.
const LINES_AT_ONCE: u32 = 1_000;

/// How many parts of a file are kept in memory before they become one.
const PARTS_AT_ONCE: u32 = 100;

/// A file to make, with all its inputs.
pub struct Order {
    file: File,
    code: Option<Figure>,
    scene: Option<(Scene, u64)>,
    range: Range,
    look: Look,
}

impl Share {
    /// The inputs of a file.
    pub fn order(&self, file: File, fragment: &str, lang: Lang) -> Order {
        let scene = self.subject.scene().map(|(scene, step)| (scene.clone(), step));
        Order {
            file,
            code: self.code(fragment, lang),
            scene,
            range: self.range.clone(),
            look: Look { scheme: self.scheme, names: Shown::Yes, lang },
        }
    }
}

/// Why there is no file, as a sentence.
type Problem = String;

impl Order {
    /// Makes the file, saves it and returns its name.
    pub async fn carry_out(self) -> Result<String, Problem> {
        // Lets the browser show the status before the work starts.
        next_task().await;
        let lang = self.look.lang;
        let lost = || texts::handout_lost(lang);
        if let File::Code(format) = self.file {
            let code = self.code.as_ref().ok_or_else(|| texts::handout_qr_too_long(lang))?;
            return save_figure(code, format, "plyscope-qr", lang).await;
        }
        let (mut scene, step) = self.scene.clone().ok_or_else(lost)?;
        match self.file {
            File::Code(_) => Err(lost()),
            File::Picture(format) => {
                scene.unfold([step]);
                let no_step = || texts::handout_no_step(lang, &step.to_string());
                let figure = scene.at(step).ok_or_else(no_step)?.figure(self.look);
                let figure = figure.map_err(|problem| problem.message(lang))?;
                save_figure(&figure, format, &format!("plyscope-{step}"), lang).await
            }
            File::Strip(format) => {
                let (span, _) = self.range.read(lang)?;
                let name = span_name(span);
                let frames = self.frames(&mut scene, span)?;
                match format {
                    Format::Pdf => save_pdf(&strip_sheets(&frames), &name, lang),
                    Format::Svg | Format::Png => {
                        let figure = strip(&frames).ok_or_else(lost)?;
                        save_figure(&figure, format, &name, lang).await
                    }
                }
            }
            File::Film => {
                let (span, delay) = self.range.read(lang)?;
                let frames = self.frames(&mut scene, span)?;
                let film = film(&frames, delay).await;
                let film = film.ok_or_else(|| texts::handout_too_large(lang))?;
                Ok(save_bytes(format!("{}.gif", span_name(span)), "image/gif", &film))
            }
            File::Latex => {
                scene.unfold([step]);
                let Scene::Search(session) = &scene else { return Err(lost()) };
                let at = Step(u32::try_from(step).unwrap_or(u32::MAX));
                let drawn = tikz(session, at, self.look, Extent::Document);
                let text = drawn.map_err(|_| texts::handout_too_many_nodes(lang))?;
                Ok(save_text(format!("plyscope-{step}.tex"), "text/x-tex", &text))
            }
            File::Csv => {
                let Scene::Search(session) = &scene else { return Err(lost()) };
                if session.trace().last_step().0 > MOST_ROWS {
                    return Err(texts::handout_too_many_steps(lang, &lang.number(MOST_ROWS)));
                }
                let row = |step| csv::row(session, step, &caption(session, step, lang));
                let kind = ("plyscope-steps.csv", "text/csv");
                let saved = save_steps(session, kind, csv::header(), row).await;
                saved.ok_or_else(|| texts::handout_file_too_large(lang))
            }
            File::Json => {
                let Scene::Search(session) = &scene else { return Err(lost()) };
                // As the command prints them.
                let row = |step| {
                    let step = report::step::step(session, step)?;
                    Some(format!("{}\n", report::json(&step)))
                };
                let kind = ("plyscope-steps.jsonl", "application/jsonl");
                let saved = save_steps(session, kind, String::new(), row).await;
                saved.ok_or_else(|| texts::handout_file_too_large(lang))
            }
        }
    }

    fn frames(&self, scene: &mut Scene, span: Span) -> Result<Vec<Figure>, Problem> {
        frames(scene, span, self.look).map_err(|problem| problem.message(self.look.lang))
    }
}

impl Range {
    /// The steps, and for how long each is shown.
    fn read(&self, lang: Lang) -> Result<(Span, Delay), Problem> {
        let step = |text: &str| half_width(text).trim().parse::<u64>();
        let (Ok(from), Ok(to)) = (step(&self.from), step(&self.to)) else {
            return Err(texts::handout_not_numbers(lang));
        };
        let span = Span::new(from, to).map_err(|problem| problem.message(lang))?;
        let seconds = half_width(&self.delay).replace(',', ".").trim().parse::<f64>().ok();
        let seconds = seconds.filter(|seconds| (0.1..=60.0).contains(seconds));
        let seconds = seconds.ok_or_else(|| texts::handout_delay_bad(lang))?;
        Ok((span, Delay((seconds * 100.0).round() as u16)))
    }
}

fn span_name(span: Span) -> String {
    let steps = span.steps();
    format!("plyscope-{}-{}", steps.start(), steps.end())
}

async fn save_figure(
    figure: &Figure,
    format: Format,
    name: &str,
    lang: Lang,
) -> Result<String, Problem> {
    match format {
        Format::Svg => {
            let text = svg::document(figure, lang);
            Ok(save_text(format!("{name}.svg"), "image/svg+xml", &text))
        }
        Format::Png => {
            let png = async {
                let canvas =
                    FINE.into_iter().find_map(|scale| Canvas::for_figure(figure, scale))?;
                canvas.draw(figure).ok()?;
                canvas.png().await.ok()
            };
            let blob = png.await.ok_or_else(|| texts::handout_too_large(lang))?;
            let name = format!("{name}.png");
            saving::offer_blob(&name, &blob);
            Ok(name)
        }
        Format::Pdf => save_pdf(std::slice::from_ref(figure), name, lang),
    }
}

/// Saves pictures as the pages of a PDF file.
fn save_pdf(figures: &[Figure], name: &str, lang: Lang) -> Result<String, Problem> {
    if !others(figures.iter().flat_map(|figure| &figure.marks)).is_empty() {
        return Err(texts::handout_no_letters(lang));
    }
    let leaves: Vec<Leaf<'_>> = figures.iter().map(Leaf::of).collect();
    let title = figures.first().map_or("", |figure| &figure.title);
    let file = pdf(&leaves, title, lang, None);
    Ok(save_bytes(format!("{name}.pdf"), "application/pdf", &file))
}

/// The GIF, frame by frame, yielding to the browser in between; `None` if it is too large.
async fn film(frames: &[Figure], delay: Delay) -> Option<Vec<u8>> {
    let first = frames.first()?;
    let dots = |scale: f64| first.size.0 * first.size.1 * scale * scale;
    let scales = COARSE.into_iter().filter(|&scale| scale <= 1.0 || dots(scale) <= MOST_FINE);
    let canvas = scales.into_iter().find_map(|scale| Canvas::for_figure(first, scale))?;
    let (width, height) = canvas.size();
    let size = (u16::try_from(width).ok()?, u16::try_from(height).ok()?);
    let dots = |figure: &Figure| {
        canvas.draw(figure).ok()?;
        canvas.dots().ok()
    };
    let samples = [0, frames.len() / 2, frames.len() - 1].map(|place| dots(&frames[place]));
    let samples: Vec<Vec<u8>> = samples.into_iter().collect::<Option<_>>()?;
    let mut film = Film::new(size, &samples).ok()?;
    for (place, frame) in frames.iter().enumerate() {
        let is_last = place + 1 == frames.len();
        let delay = if is_last { Delay(delay.0.saturating_mul(LINGER)) } else { delay };
        film.add(&dots(frame)?, delay).ok()?;
        next_task().await;
    }
    film.finish().ok()
}

/// Saves all steps as lines under a name with a media type, and returns the name; `None` where the browser
/// has no space for them. Yields to the browser after every few lines.
async fn save_steps(
    session: &Session,
    (name, media_type): (&str, &str),
    header: String,
    row: impl Fn(Step) -> Option<String>,
) -> Option<String> {
    let last = session.trace().last_step().0;
    let mut parts = Array::of1(&Uint8Array::from(header.as_bytes()));
    let mut first = 1;
    while first <= last {
        let end = last.min(first + LINES_AT_ONCE - 1);
        let lines: String = (first..=end).filter_map(|step| row(Step(step))).collect();
        parts.push(&Uint8Array::from(lines.as_bytes()));
        if parts.length() > PARTS_AT_ONCE {
            // Browsers keep large blobs on disk.
            let blob = saving::blob_of(media_type, &parts)?;
            parts = Array::of1(&blob);
        }
        first = end + 1;
        next_task().await;
    }
    saving::offer_blob(name, &saving::blob_of(media_type, &parts)?);
    Some(name.to_owned())
}

/// Saves a text under a name, and returns the name.
fn save_text(name: String, media_type: &str, text: &str) -> String {
    save_bytes(name, media_type, text.as_bytes())
}

fn save_bytes(name: String, media_type: &str, bytes: &[u8]) -> String {
    saving::offer(&name, media_type, bytes);
    name
}
