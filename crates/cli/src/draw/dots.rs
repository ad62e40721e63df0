//! Raster images, by `resvg`, with the fonts of this machine.

use std::sync::Arc;

use plyscope_export::figure::{svg, Figure};
use plyscope_i18n::Lang;
use resvg::tiny_skia::{Pixmap, Transform};
use resvg::usvg::{fontdb, Options, Tree};

use crate::arguments::PictureOptions;
use crate::problem::misuse;
use crate::Problem;

/// The most dots of a picture, and of one of its sides.
const MOST: u64 = 64_000_000;
const LONGEST: f64 = 30_000.0;

/// Sans-serif fonts, the preferred ones first: those with the widths assumed by the layout.
const DEAR: [&str; 6] =
    ["Helvetica", "Arial", "Liberation Sans", "Nimbus Sans", "Noto Sans", "DejaVu Sans"];

/// Rasterizes pictures.
pub struct Painter {
    fonts: Arc<fontdb::Database>,
}

impl Painter {
    /// With the fonts of this machine.
    pub fn new() -> Result<Self, Problem> {
        let mut fonts = fontdb::Database::new();
        fonts.load_system_fonts();
        let names = || fonts.faces().flat_map(|face| &face.families).map(|(name, _)| name);
        let dear = DEAR.into_iter().find(|dear| names().any(|name| name == *dear));
        let family = dear.map(str::to_owned).or_else(|| names().next().cloned());
        let family = family.ok_or(
            "no font of this machine was found, and dots need one; install one, such as DejaVu, \
             or write SVG or PDF",
        )?;
        fonts.set_sans_serif_family(family);
        Ok(Self { fonts: Arc::new(fonts) })
    }

    /// A picture as a PNG file, by default at twice the page's resolution.
    pub fn png(&self, figure: &Figure, options: &PictureOptions) -> Result<Vec<u8>, Problem> {
        let dots = self.dots(figure, scale(figure, options, 2.0))?;
        Ok(dots.encode_png().map_err(|error| format!("the PNG could not be made: {error}"))?)
    }

    /// A rasterized picture.
    pub fn dots(&self, figure: &Figure, scale: f64) -> Result<Pixmap, Problem> {
        let (width, height) = sides(figure, scale)?;
        let options = Options { fontdb: Arc::clone(&self.fonts), ..Options::default() };
        let tree = Tree::from_str(&svg::document(figure, Lang::En), &options)
            .map_err(|error| format!("the picture could not be drawn: {error}"))?;
        let mut dots = Pixmap::new(width, height).ok_or("the picture is too large")?;
        let scale = scale as f32;
        resvg::render(&tree, Transform::from_scale(scale, scale), &mut dots.as_mut());
        Ok(dots)
    }
}

/// How many dots a pixel of a picture has.
pub fn scale(figure: &Figure, options: &PictureOptions, usual: f64) -> f64 {
    match (options.width, options.scale) {
        (Some(width), _) => f64::from(width) / figure.size.0,
        (None, Some(scale)) => f64::from(scale),
        (None, None) => usual,
    }
}

/// The sides of a picture, in dots.
pub fn sides(figure: &Figure, scale: f64) -> Result<(u32, u32), Problem> {
    let [width, height] =
        [figure.size.0, figure.size.1].map(|side| (side * scale).round().max(1.0));
    if width > LONGEST || height > LONGEST || width * height > MOST as f64 {
        return misuse(format!(
            "the picture would have {width} × {height} dots, which is too many; make it smaller \
             with --width or --scale, or write SVG or PDF"
        ));
    }
    Ok((width as u32, height as u32))
}
