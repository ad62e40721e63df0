//! A figure as an SVG file that stands alone: real text, a title, a description, and colours that every
//! program understands.

use super::mark::{transform, Anchor, Cap, Face, Ink, Mark, FAMILY};
use super::{hatch, Figure};
use crate::xml::escaped;
use plyscope_drawing::written;
use plyscope_i18n::Lang;

/// The figure as a file. Its title and description are read out by screen readers.
#[must_use]
pub fn document(figure: &Figure, lang: Lang) -> String {
    document_of_size(figure, lang, figure.size)
}

/// The figure as a file that is shown this many pixels wide and high.
#[must_use]
pub fn document_of_size(figure: &Figure, lang: Lang, shown: (f64, f64)) -> String {
    let (width, height) = figure.size;
    let mut svg = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" {} lang=\"{}\" role=\"img\" \
         aria-labelledby=\"title description\" font-family=\"{FAMILY}\">\n\
         <title id=\"title\">{}</title>\n<desc id=\"description\">{}</desc>\n{}\
         <rect width=\"100%\" height=\"100%\" fill=\"{}\"/>\n",
        written(SIZE, &[shown.0, shown.1, width, height]),
        lang.tag(),
        escaped(&figure.title),
        escaped(&figure.description),
        hatches(figure),
        figure.paper.hex(),
    );
    figure.marks.iter().for_each(|mark| write_mark(&mut svg, mark));
    svg.push_str("</svg>\n");
    svg
}

/// The size of the picture, and what of it is seen: all.
const SIZE: &str = r#"width="{}" height="{}" viewBox="0 0 {} {}""#;

/// The hatch of pruned nodes, if there are any.
fn hatches(figure: &Figure) -> String {
    let colour = figure.marks.iter().find_map(|mark| match mark {
        Mark::Path { ink: Ink { fill, hatch: Some(colour), .. }, .. } => Some((*fill, *colour)),
        _ => None,
    });
    let Some((ground, colour)) = colour else { return String::new() };
    let ground = ground.unwrap_or(figure.paper).hex();
    format!(
        "<defs><pattern id=\"hatch\" width=\"5\" height=\"5\" patternUnits=\"userSpaceOnUse\" \
         patternTransform=\"rotate(45)\"><path d=\"M0 0H5V5H0Z\" fill=\"{ground}\"/>\
         <path d=\"M0 0V5\" stroke=\"{}\" stroke-width=\"{}\"/></pattern></defs>\n",
        colour.hex(),
        hatch::WIDTH,
    )
}

/// Writes a mark as an element of SVG.
pub fn write_mark(svg: &mut String, mark: &Mark) {
    match mark {
        Mark::Path { path, at, scale, ink } => {
            let (place, ink) = (transform(*at, *scale), attributes(*ink));
            svg.push_str(&format!("<path transform=\"{place}\" d=\"{path}\"{ink}/>\n"));
        }
        Mark::Text { at: (x, y), anchor, size, face, colour, halo, text } => {
            let anchor = match anchor {
                Anchor::Start => "",
                Anchor::Middle => " text-anchor=\"middle\"",
                Anchor::End => " text-anchor=\"end\"",
            };
            let face = match face {
                Face::Plain => "",
                Face::Bold => " font-weight=\"bold\"",
                Face::Italic => " font-style=\"italic\"",
            };
            let halo = halo.map_or_else(String::new, |halo| {
                let width = written("{}", &[halo.width]);
                format!(
                    " paint-order=\"stroke\" stroke=\"{}\" stroke-width=\"{width}\" \
                     stroke-linejoin=\"round\"",
                    halo.colour.hex()
                )
            });
            let place = written("x=\"{}\" y=\"{}\" font-size=\"{}\"", &[*x, *y, *size]);
            let (colour, text) = (colour.hex(), escaped(text));
            svg.push_str(&format!(
                "<text {place}{anchor}{face}{halo} fill=\"{colour}\">{text}</text>\n"
            ));
        }
    }
}

fn attributes(ink: Ink) -> String {
    let fill = match (ink.hatch, ink.fill) {
        (Some(_), _) => "url(#hatch)".to_owned(),
        (None, Some(colour)) => colour.hex(),
        (None, None) => "none".to_owned(),
    };
    let mut text = format!(" fill=\"{fill}\"");
    if let Some((colour, width)) = ink.stroke {
        let width = written(" stroke-width=\"{}\"", &[width]);
        text.push_str(&format!(" stroke=\"{}\"{width} stroke-linejoin=\"round\"", colour.hex()));
        if let Some((dash, gap)) = ink.dash {
            text.push_str(&written(" stroke-dasharray=\"{} {}\"", &[dash, gap]));
        }
        if ink.cap == Cap::Round {
            text.push_str(" stroke-linecap=\"round\"");
        }
    }
    text
}
