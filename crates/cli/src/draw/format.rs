//! The format of the output.

use std::path::Path;

use crate::arguments::PictureOptions;
use crate::output::by_ending;
use crate::problem::misuse;
use crate::Problem;

/// A kind of file.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Format {
    Svg,
    Png,
    Pdf,
    Tex,
    Gif,
}

impl Format {
    /// The format of the file's extension, or SVG. Options that do not apply to it are refused.
    pub fn of(options: &PictureOptions) -> Result<Self, Problem> {
        let format = match &options.output {
            None => Self::Svg,
            Some(path) => Self::of_file(path)?,
        };
        let is_dots = matches!(format, Self::Png | Self::Gif);
        let limited = [
            ("--width", options.width.is_some(), is_dots, "PNG and GIF"),
            ("--scale", options.scale.is_some(), is_dots, "PNG and GIF"),
            ("--delay", options.delay.is_some(), format == Self::Gif, "GIF"),
            ("--dark", options.dark, format != Self::Tex, "SVG, PNG, PDF and GIF"),
            ("--fragment", options.fragment, format == Self::Tex, "LaTeX"),
        ];
        match limited.into_iter().find(|&(_, is_given, fits, _)| is_given && !fits) {
            Some((option, _, _, formats)) => misuse(format!("{option} is for {formats}")),
            None => Ok(format),
        }
    }

    fn of_file(path: &Path) -> Result<Self, Problem> {
        let forms = [
            ("svg", Self::Svg),
            ("png", Self::Png),
            ("pdf", Self::Pdf),
            ("tex", Self::Tex),
            ("gif", Self::Gif),
        ];
        by_ending(path, &forms)
    }
}
