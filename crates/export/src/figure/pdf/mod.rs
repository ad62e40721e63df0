//! Writes pages as PDF, with their words as words.

mod letters;
mod pen;

use std::collections::BTreeSet;

use pdf_writer::types::{LineCapStyle, LineJoinStyle, TextRenderingMode};
use pdf_writer::{Content, Filter, Finish, Name, Pdf, Rect, Ref, Str, TextStr};

use super::hatch;
use super::mark::{Anchor, Cap, Colour, Face, Halo, Ink, Mark};
use super::words;
use super::Figure;
use letters::{place, runs, Font, Run};
use pen::PdfPen;
use plyscope_drawing::Path;
use plyscope_i18n::Lang;

/// A page: its marks, and how large it is.
#[derive(Clone, Copy, Debug)]
pub struct Leaf<'a> {
    /// Its width and its height, in units of its marks.
    pub size: (f64, f64),
    /// How many points a unit has.
    pub scale: f64,
    /// The background; `None` for bare paper.
    pub paper: Option<Colour>,
    /// Its marks.
    pub marks: &'a [Mark],
}

impl<'a> Leaf<'a> {
    /// A figure as a page of its own, in its natural size: there are 96 pixels and 72 points to an inch.
    #[must_use]
    pub fn of(figure: &'a Figure) -> Self {
        let paper = Some(figure.paper).filter(|paper| *paper != Colour::WHITE);
        Self { size: figure.size, scale: 0.75, paper, marks: &figure.marks }
    }
}

/// How large raised signs are, and how far they are raised, of the size of the others.
const SMALL: f32 = 0.65;
const RISE: f32 = 0.33;

/// A font for letters that the standard PDF fonts lack.
pub trait OtherFont {
    /// The codes of some of its letters.
    fn codes(&self, text: &str) -> Vec<u8>;
    /// How wide some of its letters are, in thousandths of their size.
    fn width(&self, text: &str) -> f32;
    /// Writes the font under a number; `next` gives further ones.
    fn write(&self, pdf: &mut Pdf, id: Ref, next: &mut dyn FnMut() -> Ref);
}

/// The fonts that every reader has.
const OWN: [(Font, &[u8]); 5] = [
    (Font::Helvetica(Face::Plain), b"Helvetica"),
    (Font::Helvetica(Face::Bold), b"Helvetica-Bold"),
    (Font::Helvetica(Face::Italic), b"Helvetica-Oblique"),
    (Font::Symbol, b"Symbol"),
    (Font::Dingbats, b"ZapfDingbats"),
];

/// The letters that the standard PDF fonts lack, and that need an [`OtherFont`].
#[must_use]
pub fn others<'a>(marks: impl IntoIterator<Item = &'a Mark>) -> BTreeSet<char> {
    let texts = marks.into_iter().filter_map(|mark| match mark {
        Mark::Text { text, face, .. } => Some((text, *face)),
        Mark::Path { .. } => None,
    });
    let letters = texts.flat_map(|(text, face)| text.chars().map(move |c| (c, place(c, face).0)));
    letters.filter(|&(c, font)| font == Font::Other && !c.is_control()).map(|(c, _)| c).collect()
}

/// The pages as a PDF file. Letters of another font are left out where there is none.
#[must_use]
pub fn pdf(leaves: &[Leaf<'_>], title: &str, lang: Lang, other: Option<&dyn OtherFont>) -> Vec<u8> {
    let mut pdf = Pdf::new();
    let mut last = 0;
    let mut next = || {
        last += 1;
        Ref::new(last)
    };
    let (catalog, tree, info) = (next(), next(), next());
    let mut fonts: Vec<(Font, Ref)> = OWN.iter().map(|&(font, _)| (font, next())).collect();
    for (&(font, name), &(_, id)) in OWN.iter().zip(&fonts) {
        let mut written = pdf.type1_font(id);
        written.base_font(Name(name));
        if matches!(font, Font::Helvetica(_)) {
            written.encoding_predefined(Name(b"WinAnsiEncoding"));
        }
    }
    if let Some(other) = other {
        let id = next();
        other.write(&mut pdf, id, &mut next);
        fonts.push((Font::Other, id));
    }
    let mut kids = Vec::new();
    for leaf in leaves {
        let (id, content) = (next(), next());
        kids.push(id);
        let (width, height) = leaf.points();
        let mut written = pdf.page(id);
        written.media_box(Rect::new(0.0, 0.0, width, height));
        written.parent(tree).contents(content);
        let mut resources = written.resources();
        let mut named = resources.fonts();
        for &(font, id) in &fonts {
            named.pair(name_of(font), id);
        }
        named.finish();
        resources.finish();
        written.finish();
        let drawn = packed(&drawn(leaf, other));
        pdf.stream(content, &drawn).filter(Filter::FlateDecode);
    }
    pdf.catalog(catalog).pages(tree).lang(TextStr(lang.tag()));
    let count = i32::try_from(kids.len()).unwrap_or(i32::MAX);
    pdf.pages(tree).kids(kids).count(count);
    pdf.document_info(info).title(TextStr(title)).producer(TextStr("Plyscope"));
    pdf.finish()
}

/// A stream as PDF packs it.
#[must_use]
pub fn packed(data: &[u8]) -> Vec<u8> {
    miniz_oxide::deflate::compress_to_vec_zlib(data, 6)
}

const fn name_of(font: Font) -> Name<'static> {
    Name(match font {
        Font::Helvetica(Face::Plain) => b"P",
        Font::Helvetica(Face::Bold) => b"B",
        Font::Helvetica(Face::Italic) => b"I",
        Font::Symbol => b"S",
        Font::Dingbats => b"D",
        Font::Other => b"O",
    })
}

impl Leaf<'_> {
    /// Its width and its height, in points.
    fn points(&self) -> (f32, f32) {
        ((self.size.0 * self.scale) as f32, (self.size.1 * self.scale) as f32)
    }
}

/// The content stream of a page.
fn drawn(leaf: &Leaf<'_>, other: Option<&dyn OtherFont>) -> Vec<u8> {
    let mut content = Content::new();
    let (scale, height) = (leaf.scale as f32, leaf.points().1);
    // PDF's y grows upwards, the pages' grow downwards.
    content.transform([scale, 0.0, 0.0, -scale, 0.0, height]);
    if let Some(paper) = leaf.paper {
        fill_with(paper, &mut content);
        content.rect(0.0, 0.0, leaf.size.0 as f32, leaf.size.1 as f32).fill_nonzero();
    }
    content.set_line_join(LineJoinStyle::RoundJoin);
    for mark in leaf.marks {
        match mark {
            Mark::Path { path, at, scale, ink } => {
                let scale = *scale as f32;
                content.save_state();
                content.transform([scale, 0.0, 0.0, scale, at.0 as f32, at.1 as f32]);
                draw(path, *ink, &mut content);
                content.restore_state();
            }
            Mark::Text { at, anchor, size, face, colour, halo, text } => {
                let words = Words { text, face: *face, size: *size as f32, other };
                words.write(*at, *anchor, *colour, *halo, &mut content);
            }
        }
    }
    content.finish().as_slice().to_vec()
}

fn draw(path: &Path, ink: Ink, content: &mut Content) {
    if let Some(colour) = ink.hatch {
        content.save_state();
        if let Some(fill) = ink.fill {
            fill_with(fill, content);
        }
        path.draw(&mut PdfPen(content));
        content.clip_nonzero();
        match ink.fill {
            Some(_) => content.fill_nonzero(),
            None => content.end_path(),
        };
        stroke_with(colour, hatch::WIDTH, content);
        hatch::lines(path).draw(&mut PdfPen(content));
        content.stroke().restore_state();
    }
    let fill = ink.fill.filter(|_| ink.hatch.is_none());
    if let Some(colour) = fill {
        fill_with(colour, content);
    }
    if let Some((colour, width)) = ink.stroke {
        stroke_with(colour, width, content);
    }
    if let Some((dash, gap)) = ink.dash {
        content.set_dash_pattern([dash as f32, gap as f32], 0.0);
    }
    if ink.cap == Cap::Round {
        content.set_line_cap(LineCapStyle::RoundCap);
    }
    path.draw(&mut PdfPen(content));
    match (fill, ink.stroke) {
        (Some(_), Some(_)) => content.fill_nonzero_and_stroke(),
        (Some(_), None) => content.fill_nonzero(),
        (None, Some(_)) => content.stroke(),
        (None, None) => content.end_path(),
    };
}

fn fill_with(colour: Colour, content: &mut Content) {
    match parts(colour) {
        [red, green, blue] if red == green && green == blue => content.set_fill_gray(red),
        [red, green, blue] => content.set_fill_rgb(red, green, blue),
    };
}

fn stroke_with(colour: Colour, width: f64, content: &mut Content) {
    match parts(colour) {
        [red, green, blue] if red == green && green == blue => content.set_stroke_gray(red),
        [red, green, blue] => content.set_stroke_rgb(red, green, blue),
    };
    content.set_line_width(width as f32);
}

fn parts(colour: Colour) -> [f32; 3] {
    colour.0.map(|part| f32::from(part) / 255.0)
}

/// A line of words.
struct Words<'a> {
    text: &'a str,
    face: Face,
    size: f32,
    other: Option<&'a dyn OtherFont>,
}

impl Words<'_> {
    fn write(
        &self,
        at: (f64, f64),
        anchor: Anchor,
        colour: Colour,
        halo: Option<Halo>,
        content: &mut Content,
    ) {
        let back = match anchor {
            Anchor::Start => 0.0,
            Anchor::Middle => self.width() / 2.0,
            Anchor::End => self.width(),
        };
        let place = (at.0 as f32 - back, at.1 as f32);
        if let Some(Halo { colour, width }) = halo {
            stroke_with(colour, width, content);
            self.show(place, TextRenderingMode::Stroke, content);
        }
        fill_with(colour, content);
        self.show(place, TextRenderingMode::Fill, content);
    }

    fn show(&self, (x, y): (f32, f32), mode: TextRenderingMode, content: &mut Content) {
        content.begin_text();
        content.set_text_rendering_mode(mode);
        content.set_text_matrix([1.0, 0.0, 0.0, -1.0, x, y]);
        for run in runs(self.text, self.face) {
            content.set_font(name_of(run.font), self.size_of(&run));
            content.set_rise(if run.is_raised { RISE * self.size } else { 0.0 });
            match (run.font, self.other) {
                (Font::Other, Some(other)) => content.show(Str(&other.codes(&run.text))),
                (Font::Other, None) => continue,
                _ => content.show(Str(&run.codes)),
            };
        }
        content.end_text();
    }

    /// How wide the words are, in points.
    fn width(&self) -> f32 {
        let runs = runs(self.text, self.face);
        let wide = runs.iter().map(|run| match (run.font, self.other) {
            (Font::Other, Some(other)) => other.width(&run.text) * self.size / 1000.0,
            (Font::Other, None) => 0.0,
            // Bold digits are as wide as others, bold letters a little wider.
            _ => words::width(&run.text, f64::from(self.size_of(run))) as f32,
        });
        wide.sum()
    }

    /// How large the letters of a run are.
    fn size_of(&self, run: &Run) -> f32 {
        if run.is_raised {
            SMALL * self.size
        } else {
            self.size
        }
    }
}
