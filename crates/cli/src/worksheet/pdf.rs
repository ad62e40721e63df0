//! Writes pages as PDF, with their words as words.

use std::collections::BTreeSet;

use pdf_writer::types::LineJoinStyle;
use pdf_writer::{Content, Filter, Finish, Name, Pdf, Rect, Ref, Str, TextStr};
use plyscope_stage::locale::Lang;
use plyscope_stage::sheet::measure;
use plyscope_stage::sheet::page::{Anchor, Face, Ink, Mark, Page, Shade, HEIGHT, WIDTH};

use super::letters::{place, runs, Font};
use super::outline::outline;
use super::system_font::SystemFont;
use crate::Problem;

/// The fonts that every reader has.
const OWN: [(Font, &[u8]); 4] = [
    (Font::Helvetica(Face::Plain), b"Helvetica"),
    (Font::Helvetica(Face::Bold), b"Helvetica-Bold"),
    (Font::Symbol, b"Symbol"),
    (Font::Dingbats, b"ZapfDingbats"),
];

/// The pages as a PDF file.
pub fn pdf(pages: &[Page], title: &str, lang: Lang) -> Result<Vec<u8>, Problem> {
    let others = others(pages);
    let system = if others.is_empty() { None } else { Some(SystemFont::with(&others)?) };
    let mut pdf = Pdf::new();
    let mut last = 0;
    let mut next = || {
        last += 1;
        Ref::new(last)
    };
    let (catalog, tree, info) = (next(), next(), next());
    let fonts: Vec<(Font, Ref)> = OWN.iter().map(|&(font, _)| (font, next())).collect();
    for (&(font, name), &(_, id)) in OWN.iter().zip(&fonts) {
        let mut written = pdf.type1_font(id);
        written.base_font(Name(name));
        if matches!(font, Font::Helvetica(_)) {
            written.encoding_predefined(Name(b"WinAnsiEncoding"));
        }
    }
    let mut fonts = fonts;
    if let Some(system) = &system {
        let id = next();
        system.write(&mut pdf, id, &mut next);
        fonts.push((Font::Other, id));
    }
    let mut kids = Vec::new();
    for page in pages {
        let (id, content) = (next(), next());
        kids.push(id);
        let mut written = pdf.page(id);
        written.media_box(Rect::new(0.0, 0.0, WIDTH as f32, HEIGHT as f32));
        written.parent(tree).contents(content);
        let mut resources = written.resources();
        let mut named = resources.fonts();
        for &(font, id) in &fonts {
            named.pair(name_of(font), id);
        }
        named.finish();
        resources.finish();
        written.finish();
        let drawn = packed(&drawn(page, system.as_ref()));
        pdf.stream(content, &drawn).filter(Filter::FlateDecode);
    }
    pdf.catalog(catalog).pages(tree).lang(TextStr(lang.tag()));
    let count = i32::try_from(kids.len()).unwrap_or(i32::MAX);
    pdf.pages(tree).kids(kids).count(count);
    pdf.document_info(info).title(TextStr(title)).producer(TextStr("Plyscope"));
    Ok(pdf.finish())
}

/// A stream as PDF packs it.
pub fn packed(data: &[u8]) -> Vec<u8> {
    miniz_oxide::deflate::compress_to_vec_zlib(data, 6)
}

/// The letters that the readers' own fonts have not.
fn others(pages: &[Page]) -> BTreeSet<char> {
    let marks = pages.iter().flat_map(|page| &page.marks);
    let texts = marks.filter_map(|mark| match mark {
        Mark::Text { text, face, .. } => Some((text, *face)),
        Mark::Path { .. } => None,
    });
    let letters = texts.flat_map(|(text, face)| text.chars().map(move |c| (c, place(c, face).0)));
    letters.filter(|&(c, font)| font == Font::Other && !c.is_control()).map(|(c, _)| c).collect()
}

const fn name_of(font: Font) -> Name<'static> {
    Name(match font {
        Font::Helvetica(Face::Plain) => b"P",
        Font::Helvetica(Face::Bold) => b"B",
        Font::Symbol => b"S",
        Font::Dingbats => b"D",
        Font::Other => b"O",
    })
}

/// What is drawn on a page.
fn drawn(page: &Page, system: Option<&SystemFont>) -> Vec<u8> {
    let mut content = Content::new();
    // PDF's y grows upwards, the pages' grow downwards.
    content.transform([1.0, 0.0, 0.0, -1.0, 0.0, HEIGHT as f32]);
    content.set_line_join(LineJoinStyle::RoundJoin);
    for mark in &page.marks {
        match mark {
            Mark::Path { d, at, scale, ink } => {
                let scale = *scale as f32;
                content.save_state();
                content.transform([scale, 0.0, 0.0, scale, at.0 as f32, at.1 as f32]);
                draw(d, *ink, &mut content);
                content.restore_state();
            }
            Mark::Text { at, anchor, size, face, shade, text } => {
                let words = Words { text, face: *face, size: *size as f32, system };
                words.write(*at, *anchor, *shade, &mut content);
            }
        }
    }
    content.finish().as_slice().to_vec()
}

fn draw(d: &str, ink: Ink, content: &mut Content) {
    if let Some(shade) = ink.fill {
        content.set_fill_gray(grey(shade));
    }
    if let Some((shade, width)) = ink.stroke {
        content.set_stroke_gray(grey(shade)).set_line_width(width as f32);
    }
    if let Some((dash, gap)) = ink.dash {
        content.set_dash_pattern([dash as f32, gap as f32], 0.0);
    }
    outline(d, content);
    match (ink.fill, ink.stroke) {
        (Some(_), Some(_)) => content.fill_nonzero_and_stroke(),
        (Some(_), None) => content.fill_nonzero(),
        (None, Some(_)) => content.stroke(),
        (None, None) => content.end_path(),
    };
}

fn grey(shade: Shade) -> f32 {
    f32::from(shade.lightness()) / 255.0
}

/// A line of words.
struct Words<'a> {
    text: &'a str,
    face: Face,
    size: f32,
    system: Option<&'a SystemFont>,
}

impl Words<'_> {
    fn write(&self, at: (f64, f64), anchor: Anchor, shade: Shade, content: &mut Content) {
        let back = match anchor {
            Anchor::Start => 0.0,
            Anchor::Middle => self.width() / 2.0,
            Anchor::End => self.width(),
        };
        let (x, y) = (at.0 as f32 - back, at.1 as f32);
        content.set_fill_gray(grey(shade)).begin_text();
        content.set_text_matrix([1.0, 0.0, 0.0, -1.0, x, y]);
        for run in runs(self.text, self.face) {
            content.set_font(name_of(run.font), self.size);
            match (run.font, self.system) {
                (Font::Other, Some(system)) => content.show(Str(&system.codes(&run.text))),
                _ => content.show(Str(&run.codes)),
            };
        }
        content.end_text();
    }

    /// How wide the words are, in points.
    fn width(&self) -> f32 {
        let runs = runs(self.text, self.face);
        let wide = runs.iter().map(|run| match (run.font, self.system) {
            (Font::Other, Some(system)) => system.width(&run.text) * self.size / 1000.0,
            _ => measure::width(&run.text, f64::from(self.size)) as f32,
        });
        wide.sum()
    }
}
