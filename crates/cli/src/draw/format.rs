//! The format of the output.

use std::path::Path;

use crate::arguments::DrawOptions;
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
    pub fn of(options: &DrawOptions) -> Result<Self, Problem> {
        let format = match &options.output {
            None => Self::Svg,
            Some(path) => Self::ending(path)?,
        };
        let is_dots = matches!(format, Self::Png | Self::Gif);
        let limited = [
            ("--width", options.width.is_some(), is_dots, "PNG and GIF"),
            ("--scale", options.scale.is_some(), is_dots, "PNG and GIF"),
            ("--fragment", options.fragment, format == Self::Tex, "LaTeX"),
        ];
        match limited.into_iter().find(|&(_, is_given, fits, _)| is_given && !fits) {
            Some((option, _, _, formats)) => Err(format!("{option} is for {formats}")),
            None => Ok(format),
        }
    }

    fn ending(path: &Path) -> Result<Self, Problem> {
        match path.extension().and_then(|ending| ending.to_str()) {
            Some("svg") => Ok(Self::Svg),
            Some("png") => Ok(Self::Png),
            Some("pdf") => Ok(Self::Pdf),
            Some("tex") => Ok(Self::Tex),
            Some("gif") => Ok(Self::Gif),
            _ => Err(format!("{} must end with .svg, .png, .pdf, .tex or .gif", path.display())),
        }
    }
}
