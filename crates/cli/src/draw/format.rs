//! The format of the output.

use std::path::Path;

use crate::arguments::PictureOptions;
use crate::output::ending;
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
            ("--fragment", options.fragment, format == Self::Tex, "LaTeX"),
        ];
        match limited.into_iter().find(|&(_, is_given, fits, _)| is_given && !fits) {
            Some((option, _, _, formats)) => misuse(format!("{option} is for {formats}")),
            None => Ok(format),
        }
    }

    fn of_file(path: &Path) -> Result<Self, Problem> {
        match ending(path).as_str() {
            "svg" => Ok(Self::Svg),
            "png" => Ok(Self::Png),
            "pdf" => Ok(Self::Pdf),
            "tex" => Ok(Self::Tex),
            "gif" => Ok(Self::Gif),
            _ => misuse(format!("{} must end with .svg, .png, .pdf, .tex or .gif", path.display())),
        }
    }
}
