//! How much of a lesson is rendered at once: its text in chunks, and their weights.

use plyscope_lesson::prose::{chunks, Chunk};
use plyscope_lesson::Part;

/// Text elements per weight unit.
const ELEMENTS: usize = 20;

/// The weight of a chunk of text.
pub const fn weight_of_chunk(chunk: &Chunk) -> usize {
    chunk.weight.div_ceil(ELEMENTS)
}

/// The weight of a part with these chunks; a question or a scene has weight one.
pub fn weight(chunks: &[Chunk]) -> usize {
    chunks.iter().map(weight_of_chunk).sum::<usize>().max(1)
}

/// The chunks of a part; only text has some.
pub fn chunks_of(part: &Part) -> Vec<Chunk> {
    match part {
        Part::Prose(text) => chunks(text),
        Part::Scene(_) | Part::Question(_) | Part::Broken(_) => Vec::new(),
    }
}
