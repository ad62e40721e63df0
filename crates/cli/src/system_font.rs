//! A font of this machine for characters that the standard PDF fonts lack, such as Chinese ones.

use std::collections::{BTreeMap, BTreeSet};

use fontdb::{Database, FaceInfo, Style, Weight};
use pdf_writer::types::{CidFontType, FontFlags, SystemInfo, UnicodeCmap};
use pdf_writer::{Finish, Name, Pdf, Rect, Ref, Str};
use subsetter::{subset, GlyphRemapper};
use ttf_parser::{Face, RawFace, Tag};

use plyscope_export::figure::mark::Mark;
use plyscope_export::figure::pdf::{others, packed, OtherFont};
use plyscope_search::bidi;

use crate::Problem;

/// A subset of a font of this machine.
pub struct SystemFont {
    /// The subset font file.
    file: Vec<u8>,
    /// Whether its outlines are PostScript's.
    is_cff: bool,
    /// The glyph of each letter in that font, and its width in thousandths.
    glyphs: BTreeMap<char, (u16, f32)>,
    bbox: Rect,
    ascent: f32,
    descent: f32,
}

/// The name of the font in the PDF, marked as a subset.
const NAME: Name<'_> = Name(b"PLYSCO+Sheet");
const SYSTEM: SystemInfo<'_> =
    SystemInfo { registry: Str(b"Adobe"), ordering: Str(b"Identity"), supplement: 0 };

impl SystemFont {
    /// The font for characters of the marks that the standard fonts lack, if there are any.
    pub fn for_marks<'a>(
        marks: impl IntoIterator<Item = &'a Mark>,
    ) -> Result<Option<Self>, Problem> {
        let others = others(marks);
        (!others.is_empty()).then(|| Self::with(&others)).transpose()
    }

    /// The font of this machine that has all of these letters.
    fn with(letters: &BTreeSet<char>) -> Result<Self, Problem> {
        // A page of a PDF has its glyphs from left to right, and those of Arabic would have to be joined.
        if let Some(letter) = letters.iter().find(|&&letter| bidi::is_right_to_left(letter)) {
            let message = format!(
                "a PDF has no words from right to left, such as those with “{letter}”; write SVG, \
                 which has them as they are"
            );
            return Err(message.into());
        }
        let mut fonts = Database::new();
        fonts.load_system_fonts();
        let mut faces: Vec<&FaceInfo> = fonts
            .faces()
            .filter(|face| face.style == Style::Normal && face.weight == Weight::NORMAL)
            .collect();
        faces.sort_by_key(|face| rank(face));
        let found = faces.into_iter().find_map(|face| {
            fonts.with_face_data(face.id, |data, index| Self::of(data, index, letters)).flatten()
        });
        found.ok_or_else(|| {
            let some: String = letters.iter().take(10).collect();
            format!(
                "no font of this machine has the letters “{some}”; install one, such as Noto Sans \
                 CJK, or write SVG, which takes the reader's fonts"
            )
            .into()
        })
    }

    fn of(data: &[u8], index: u32, letters: &BTreeSet<char>) -> Option<Self> {
        let face = Face::parse(data, index).ok()?;
        let per_em = f32::from(face.units_per_em());
        let thousandths = |units: i16| f32::from(units) * 1000.0 / per_em;
        let mut remapper = GlyphRemapper::new();
        let mut glyphs = BTreeMap::new();
        for &c in letters {
            let glyph = face.glyph_index(c)?;
            let width = f32::from(face.glyph_hor_advance(glyph)?) * 1000.0 / per_em;
            glyphs.insert(c, (remapper.remap(glyph.0), width));
        }
        let small = subset(data, index, &remapper).ok()?;
        // For PostScript outlines, PDF takes the bare CFF table.
        let table = RawFace::parse(&small, 0).ok()?.table(Tag::from_bytes(b"CFF "));
        let (file, is_cff) = match table {
            Some(table) => (table.to_vec(), true),
            None => (small.clone(), false),
        };
        let bbox = face.global_bounding_box();
        Some(Self {
            file,
            is_cff,
            glyphs,
            bbox: Rect::new(
                thousandths(bbox.x_min),
                thousandths(bbox.y_min),
                thousandths(bbox.x_max),
                thousandths(bbox.y_max),
            ),
            ascent: thousandths(face.ascender()),
            descent: thousandths(face.descender()),
        })
    }
}

impl OtherFont for SystemFont {
    fn codes(&self, text: &str) -> Vec<u8> {
        let glyphs = text.chars().filter_map(|c| self.glyphs.get(&c));
        glyphs.flat_map(|(glyph, _)| glyph.to_be_bytes()).collect()
    }

    fn width(&self, text: &str) -> f32 {
        text.chars().filter_map(|c| self.glyphs.get(&c)).map(|(_, width)| width).sum()
    }

    fn write(&self, pdf: &mut Pdf, id: Ref, next: &mut dyn FnMut() -> Ref) {
        let (cid, descriptor, cmap, file) = (next(), next(), next(), next());
        pdf.type0_font(id)
            .base_font(NAME)
            .encoding_predefined(Name(b"Identity-H"))
            .descendant_font(cid)
            .to_unicode(cmap);
        let mut font = pdf.cid_font(cid);
        let kind = if self.is_cff { CidFontType::Type0 } else { CidFontType::Type2 };
        font.subtype(kind).base_font(NAME).system_info(SYSTEM).font_descriptor(descriptor);
        if !self.is_cff {
            font.cid_to_gid_map_predefined(Name(b"Identity"));
        }
        font.default_width(1000.0);
        let mut widths = font.widths();
        for &(glyph, width) in self.glyphs.values() {
            widths.consecutive(glyph, [width]);
        }
        widths.finish();
        font.finish();
        let mut described = pdf.font_descriptor(descriptor);
        described
            .name(NAME)
            .flags(FontFlags::SYMBOLIC)
            .bbox(self.bbox)
            .italic_angle(0.0)
            .ascent(self.ascent)
            .descent(self.descent)
            .cap_height(self.ascent)
            .stem_v(80.0);
        if self.is_cff {
            described.font_file3(file);
        } else {
            described.font_file2(file);
        }
        described.finish();
        let mut unicode = UnicodeCmap::new(Name(b"Sheet"), SYSTEM);
        for (&c, &(glyph, _)) in &self.glyphs {
            unicode.pair(glyph, c);
        }
        pdf.cmap(cmap, unicode.finish().as_slice());
        let (data, length) = (packed(&self.file), self.file.len());
        let mut stream = pdf.stream(file, &data);
        stream.filter(pdf_writer::Filter::FlateDecode);
        if self.is_cff {
            stream.pair(Name(b"Subtype"), Name(b"CIDFontType0C"));
        } else {
            stream.pair(Name(b"Length1"), i32::try_from(length).unwrap_or(i32::MAX));
        }
    }
}

/// Fonts made for Chinese come first; others may have variant glyphs.
fn rank(face: &FaceInfo) -> usize {
    let is = |part: &str| face.families.iter().any(|(name, _)| name.contains(part));
    let wishes =
        ["Sans CJK SC", "Sans SC", "PingFang SC", "Microsoft YaHei", "CJK SC", "CJK", "Hei"];
    wishes.iter().position(|wish| is(wish)).unwrap_or(wishes.len())
}
