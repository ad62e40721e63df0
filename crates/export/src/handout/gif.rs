//! An animated GIF of pictures that were drawn elsewhere, as their dots.

use std::borrow::Cow;
use std::collections::BTreeMap;

use gif::{DisposalMethod, Encoder, EncodingError, Frame, Repeat};

/// The colour of a dot: red, green, blue.
type Dot = [u8; 3];

/// The most colours that a GIF has.
const COLOURS: usize = 256;

/// A film that is being written. Its pictures share a palette; of each picture only the changed
/// part is written.
pub struct Film {
    encoder: Encoder<Vec<u8>>,
    palette: Palette,
    width: usize,
    /// The picture before, as places in the palette.
    before: Option<Vec<u8>>,
}

/// How long a picture is shown, in hundredths of a second. Players show nothing shorter than two.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Delay(pub u16);

impl Film {
    /// A looping film, with the palette of some of its pictures. All pictures are given as RGBA
    /// bytes of a canvas, row by row from the top; alpha is ignored.
    ///
    /// # Errors
    /// When the encoder fails.
    pub fn new((width, height): (u16, u16), samples: &[Vec<u8>]) -> Result<Self, EncodingError> {
        let palette = Palette::of(samples);
        let flat: Vec<u8> = palette.colours.iter().flatten().copied().collect();
        let mut encoder = Encoder::new(Vec::new(), width, height, &flat)?;
        encoder.set_repeat(Repeat::Infinite)?;
        Ok(Self { encoder, palette, width: usize::from(width), before: None })
    }

    /// Adds a picture.
    ///
    /// # Errors
    /// When the encoder fails.
    pub fn add(&mut self, dots: &[u8], delay: Delay) -> Result<(), EncodingError> {
        let now: Vec<u8> = dots_of(dots).map(|dot| self.palette.place(dot)).collect();
        let [left, top, right, bottom] = match &self.before {
            Some(before) => changed(before, &now, self.width),
            None => [0, 0, self.width, now.len() / self.width.max(1)],
        };
        let rows = now.chunks(self.width.max(1)).skip(top).take(bottom - top);
        let buffer: Vec<u8> = rows.flat_map(|row| &row[left..right]).copied().collect();
        let small = |number: usize| u16::try_from(number).unwrap_or(u16::MAX);
        self.encoder.write_frame(&Frame {
            delay: delay.0,
            dispose: DisposalMethod::Keep,
            left: small(left),
            top: small(top),
            width: small(right - left),
            height: small(bottom - top),
            buffer: Cow::Owned(buffer),
            ..Frame::default()
        })?;
        self.before = Some(now);
        Ok(())
    }

    /// The file.
    ///
    /// # Errors
    /// When the encoder fails.
    pub fn finish(self) -> Result<Vec<u8>, EncodingError> {
        self.encoder.into_inner()
    }
}

fn dots_of(dots: &[u8]) -> impl Iterator<Item = Dot> + '_ {
    dots.chunks_exact(4).map(|dot| [dot[0], dot[1], dot[2]])
}

/// The part of a picture that is another than before: left, top, right and bottom, the last two just
/// beyond it. At least one dot is written, so that the time passes.
fn changed(before: &[u8], now: &[u8], width: usize) -> [usize; 4] {
    let width = width.max(1);
    let mut part: Option<[usize; 4]> = None;
    for (row, (old, new)) in before.chunks(width).zip(now.chunks(width)).enumerate() {
        let differs = |&place: &usize| old[place] != new[place];
        let Some(first) = (0..new.len()).find(differs) else { continue };
        let last = (first..new.len()).rev().find(differs).unwrap_or(first);
        let [left, top, right, _] = part.unwrap_or([first, row, last + 1, row + 1]);
        part = Some([left.min(first), top, right.max(last + 1), row + 1]);
    }
    part.unwrap_or([0, 0, 1, 1])
}

/// The colours of a film.
struct Palette {
    colours: Vec<Dot>,
    /// Where colours are that were looked for.
    known: BTreeMap<Dot, u8>,
}

impl Palette {
    /// The most frequent colours of some pictures.
    fn of(samples: &[Vec<u8>]) -> Self {
        let mut counts: BTreeMap<Dot, u32> = BTreeMap::new();
        for dot in samples.iter().flat_map(|dots| dots_of(dots)) {
            *counts.entry(dot).or_default() += 1;
        }
        let mut found: Vec<(Dot, u32)> = counts.into_iter().collect();
        found.sort_by_key(|&(_, count)| std::cmp::Reverse(count));
        let colours: Vec<Dot> = found.into_iter().take(COLOURS).map(|(dot, _)| dot).collect();
        let known = (0..=u8::MAX).zip(&colours).map(|(place, &dot)| (dot, place)).collect();
        Self { colours, known }
    }

    /// The place of a colour, or of the one that is most like it.
    fn place(&mut self, dot: Dot) -> u8 {
        if let Some(&place) = self.known.get(&dot) {
            return place;
        }
        let apart = |other: &Dot| -> u32 {
            dot.iter().zip(other).map(|(a, b)| u32::from(a.abs_diff(*b)).pow(2)).sum()
        };
        let places = (0..=u8::MAX).zip(&self.colours);
        let place = places.min_by_key(|(_, other)| apart(other)).map_or(0, |(place, _)| place);
        self.known.insert(dot, place);
        place
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A picture of one colour, with a dot of another.
    fn picture(dot: usize) -> Vec<u8> {
        (0..12)
            .flat_map(|place| if place == dot { [255, 0, 0, 255] } else { [9, 9, 9, 255] })
            .collect()
    }

    #[test]
    fn a_film_is_decoded_as_it_was_drawn() {
        let pictures = [picture(0), picture(7), picture(7)];
        let mut film = Film::new((4, 3), &pictures[..2]).expect("encoded");
        pictures.iter().for_each(|dots| film.add(dots, Delay(50)).expect("encoded"));
        let file = film.finish().expect("encoded");
        let mut options = gif::DecodeOptions::new();
        options.set_color_output(gif::ColorOutput::RGBA);
        let mut decoder = options.read_info(&file[..]).expect("a GIF");
        let mut shown = vec![0; 48];
        let mut count = 0;
        while let Some(frame) = decoder.read_next_frame().expect("a picture") {
            assert_eq!(frame.delay, 50);
            for (row, line) in frame.buffer.chunks(4 * usize::from(frame.width)).enumerate() {
                let start = 4 * ((usize::from(frame.top) + row) * 4 + usize::from(frame.left));
                shown[start..start + line.len()].copy_from_slice(line);
            }
            assert_eq!(shown, pictures[count], "picture {count}");
            count += 1;
        }
        assert_eq!(count, 3);
    }

    #[test]
    fn a_colour_beyond_the_palette_becomes_the_nearest() {
        let mut palette = Palette::of(&[picture(3)]);
        for (dot, nearest) in [([250, 4, 0], [255, 0, 0]), ([0, 0, 0], [9, 9, 9])] {
            let place = palette.place(dot);
            assert_eq!(palette.colours[usize::from(place)], nearest);
        }
    }
}
