//! Fenced blocks: scenes, questions, programs, and listings.

use plyscope_search::excerpt;
use plyscope_setup::nearest;
use pulldown_cmark::CodeBlockKind;

use crate::program_block;

/// A fenced block.
pub struct Fence {
    pub kind: FenceKind,
    pub begin: usize,
    pub text: String,
}

#[derive(Clone, Copy, PartialEq)]
pub enum FenceKind {
    Scene,
    Question,
    Program,
    Code,
}

/// The names of the blocks.
const BLOCKS: [&str; 3] = ["scene", "question", program_block::NAME];

impl FenceKind {
    pub fn of(kind: &CodeBlockKind<'_>) -> Self {
        match kind {
            CodeBlockKind::Fenced(name) if name.trim() == "scene" => Self::Scene,
            CodeBlockKind::Fenced(name) if name.trim() == "question" => Self::Question,
            CodeBlockKind::Fenced(name) if name.trim() == program_block::NAME => Self::Program,
            CodeBlockKind::Fenced(_) | CodeBlockKind::Indented => Self::Code,
        }
    }

    /// The block that was probably meant by the name of a listing; `None` for another language.
    pub fn nearly(kind: &CodeBlockKind<'_>) -> Option<(String, &'static str)> {
        let CodeBlockKind::Fenced(name) = kind else { return None };
        let is_between = |c: char| !c.is_alphanumeric();
        let word = name.split(is_between).find(|word| !word.is_empty())?;
        let near = nearest(&word.to_lowercase(), &BLOCKS)?;
        (Self::of(kind) == Self::Code).then(|| (excerpt(name.trim()), near))
    }
}
