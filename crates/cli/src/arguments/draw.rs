//! The arguments of `plyscope draw`, and those of pictures of other commands.

use std::path::PathBuf;

use clap::Args;
use plyscope_i18n::Lang;
use plyscope_setup::address::At;

use super::values::{at_step, language, number, scale, steps};
use super::Search;

#[derive(Args)]
pub struct DrawOptions {
    #[command(flatten)]
    pub picture: PictureOptions,
    /// Draw what an address of the page shows, by what is behind its #; so boards and coroutines are
    /// drawn as well
    #[arg(long, value_name = "TEXT")]
    pub address: Option<String>,
    #[command(flatten)]
    pub search: Search,
}

/// Which steps are drawn, and how.
#[derive(Args)]
pub struct PictureOptions {
    /// The step to draw: a number, or last; last by default
    #[arg(long, value_name = "N", value_parser = at_step)]
    pub step: Option<At>,
    /// Several steps, such as 5..20 or 5..last: as an animated GIF, or side by side in the other formats
    #[arg(long, value_name = "A..B", value_parser = steps, conflicts_with = "step")]
    pub steps: Option<(u64, At)>,
    /// Write the picture to a file, whose ending says how: svg, png, pdf, tex or gif
    #[arg(short, long, value_name = "FILE")]
    pub output: Option<PathBuf>,
    /// How wide a PNG or a GIF is, in dots
    #[arg(long, value_name = "DOTS", conflicts_with = "scale", value_parser = number::<u32, 1, 30_000>)]
    pub width: Option<u32>,
    /// How many dots a pixel of the page has in a PNG (2 by default) or a GIF (1)
    #[arg(long, value_name = "X", value_parser = scale)]
    pub scale: Option<f32>,
    /// For how many milliseconds a GIF shows a step [default: 1000]
    #[arg(long, value_name = "MS", value_parser = number::<u32, 20, 60_000>)]
    pub delay: Option<u32>,
    /// Light on dark
    #[arg(long)]
    pub dark: bool,
    /// Of LaTeX, only the tree, for a document of your own
    #[arg(long)]
    pub fragment: bool,
    /// Leave the L-names out
    #[arg(long)]
    pub no_names: bool,
    /// The language of the words: en, nl or zh
    #[arg(long, value_name = "TAG", default_value = "en", value_parser = language)]
    pub lang: Lang,
}
