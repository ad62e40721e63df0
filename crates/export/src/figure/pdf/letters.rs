//! Which font contains which letter. Every PDF reader has Helvetica, Symbol and Zapf Dingbats, so a
//! sheet in Latin letters needs no system font; other letters use one.

use plyscope_search::bidi;

use crate::figure::mark::Face;

/// A font of a PDF.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Font {
    /// Helvetica, with the codes of Windows' Latin letters.
    Helvetica(Face),
    /// Symbol, with its own codes.
    Symbol,
    /// Zapf Dingbats, with its own codes.
    Dingbats,
    /// A system font with the other letters.
    Other,
}

/// The sign that a letter is a small, raised one of.
const fn raised(c: char) -> Option<char> {
    match c {
        '⁺' => Some('+'),
        '⁻' => Some('−'),
        _ => None,
    }
}

/// The font of a letter, and its code there; a letter of another font has no code yet.
pub fn place(c: char, face: Face) -> (Font, u8) {
    let c = raised(c).unwrap_or(c);
    if let Some(code) = latin(c) {
        return (Font::Helvetica(face), code);
    }
    let symbol = match c {
        '−' => 0x2d,
        'Σ' => 0x53,
        'α' => 0x61,
        'β' => 0x62,
        '≤' => 0xa3,
        '∞' => 0xa5,
        '≈' => 0xbb,
        '≥' => 0xb3,
        '≠' => 0xb9,
        '→' => 0xae,
        '←' => 0xac,
        '★' => return (Font::Dingbats, 0x48),
        '✓' => return (Font::Dingbats, 0x33),
        '✗' => return (Font::Dingbats, 0x37),
        _ => return (Font::Other, 0),
    };
    (Font::Symbol, symbol)
}

/// The code of a letter in WinAnsiEncoding (PDF 32000-1:2008, annex D.2).
fn latin(c: char) -> Option<u8> {
    Some(match c {
        ' '..='~' | '\u{a1}'..='\u{ff}' => u8::try_from(u32::from(c)).ok()?,
        '\u{a0}' => b' ',
        '…' => 0x85,
        '‘' => 0x91,
        '’' => 0x92,
        '“' => 0x93,
        '”' => 0x94,
        '•' => 0x95,
        '–' => 0x96,
        '—' => 0x97,
        '€' => 0x80,
        _ => return None,
    })
}

/// A run of letters of one font, with their codes, or as they are where they have none.
pub struct Run {
    pub font: Font,
    pub codes: Vec<u8>,
    pub text: String,
    /// Whether they are small and raised.
    pub is_raised: bool,
}

/// The runs of a text.
pub fn runs(text: &str, face: Face) -> Vec<Run> {
    let mut runs: Vec<Run> = Vec::new();
    for c in text.chars().filter(|&c| !bidi::is_control(c)) {
        let (font, code) = place(c, face);
        let is_raised = raised(c).is_some();
        let c = raised(c).unwrap_or(c);
        match runs.last_mut().filter(|run| (run.font, run.is_raised) == (font, is_raised)) {
            Some(run) => {
                run.codes.push(code);
                run.text.push(c);
            }
            None => runs.push(Run { font, codes: vec![code], text: c.to_string(), is_raised }),
        }
    }
    runs
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The codes of Symbol and Zapf Dingbats are those of PDF 32000-1:2008, annex D.5 and D.6.
    #[test]
    fn signs_of_sentences_need_no_system_font() {
        let table = [
            ('a', Font::Helvetica(Face::Plain), 0x61),
            ('×', Font::Helvetica(Face::Plain), 0xd7),
            ('−', Font::Symbol, 0x2d),
            ('∞', Font::Symbol, 0xa5),
            ('≈', Font::Symbol, 0xbb),
            ('≠', Font::Symbol, 0xb9),
            ('Σ', Font::Symbol, 0x53),
            ('⁻', Font::Symbol, 0x2d),
            ('✗', Font::Dingbats, 0x37),
            ('中', Font::Other, 0),
        ];
        for (sign, font, code) in table {
            assert_eq!(place(sign, Face::Plain), (font, code), "{sign}");
        }
    }
}
