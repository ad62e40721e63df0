//! Writes pages as SVG, and as HTML that is ready to be printed. Both are the same pages.

use super::page::{Anchor, Face, Ink, Mark, Page, Shade, HEIGHT, WIDTH};
use crate::drawing::written;
use crate::locale::Lang;
use crate::svg::escaped;

/// The letters to take, the first that there are.
const FAMILY: &str = "Helvetica, Arial, 'Liberation Sans', 'Noto Sans', 'Noto Sans CJK SC', \
                      'PingFang SC', 'Microsoft YaHei', sans-serif";

/// Pages below one another in one SVG file.
#[must_use]
pub fn svg(pages: &[Page], title: &str, lang: Lang) -> String {
    let height = HEIGHT * pages.len() as f64;
    let mut svg = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" {} lang=\"{}\" font-family=\"{FAMILY}\">\n\
         <title>{}</title>\n<rect width=\"100%\" height=\"100%\" fill=\"#ffffff\"/>\n",
        written(
            "width=\"{}pt\" height=\"{}pt\" viewBox=\"0 0 {} {}\"",
            &[WIDTH, height, WIDTH, height]
        ),
        lang.tag(),
        escaped(title),
    );
    for (number, page) in pages.iter().enumerate() {
        svg.push_str(&written("<g transform=\"translate(0 {})\">\n", &[HEIGHT * number as f64]));
        page.marks.iter().for_each(|mark| write_mark(&mut svg, mark));
        svg.push_str("</g>\n");
    }
    svg.push_str("</svg>\n");
    svg
}

/// Pages as one HTML file that needs nothing else, and prints on A4.
#[must_use]
pub fn html(pages: &[Page], title: &str, lang: Lang) -> String {
    let mut html = format!(
        "<!doctype html>\n<html lang=\"{}\">\n<head>\n<meta charset=\"utf-8\">\n\
         <meta name=\"viewport\" content=\"width=device-width\">\n<title>{}</title>\n\
         <style>{STYLE}</style>\n</head>\n<body>\n",
        lang.tag(),
        escaped(title),
    );
    for page in pages {
        html.push_str(&format!(
            "<section aria-label=\"{}\">\n<svg xmlns=\"http://www.w3.org/2000/svg\" {} \
             font-family=\"{FAMILY}\">\n",
            escaped(&page.name),
            written("viewBox=\"0 0 {} {}\"", &[WIDTH, HEIGHT]),
        ));
        page.marks.iter().for_each(|mark| write_mark(&mut html, mark));
        html.push_str("</svg>\n</section>\n");
    }
    html.push_str("</body>\n</html>\n");
    html
}

/// A page a sheet of paper; on a screen they lie below one another.
const STYLE: &str = "@page{size:A4;margin:0}html{background:#d7dce1}body{margin:0}\
    section{width:210mm;max-width:100%;margin:1rem auto;background:#fff}\
    svg{display:block;width:100%;height:auto}\
    @media print{html{background:none}section{width:210mm;height:296.9mm;max-width:none;margin:0;\
    break-after:page;overflow:hidden}section:last-child{break-after:auto}}";

fn write_mark(svg: &mut String, mark: &Mark) {
    match mark {
        Mark::Path { d, at: (x, y), scale, ink } => {
            // Numbers of drawings are written to a tenth, which is too coarse for a scale.
            let place = written("translate({} {})", &[*x, *y]);
            let hundredths = (scale * 100.0).round() as u32;
            let scale = match hundredths {
                100 => String::new(),
                _ => format!(" scale({}.{:02})", hundredths / 100, hundredths % 100),
            };
            let ink = attributes(*ink);
            svg.push_str(&format!("<path transform=\"{place}{scale}\" d=\"{d}\"{ink}/>\n"));
        }
        Mark::Text { at: (x, y), anchor, size, face, shade, text } => {
            let anchor = match anchor {
                Anchor::Start => "",
                Anchor::Middle => " text-anchor=\"middle\"",
                Anchor::End => " text-anchor=\"end\"",
            };
            let face = match face {
                Face::Plain => "",
                Face::Bold => " font-weight=\"bold\"",
            };
            let place = written("x=\"{}\" y=\"{}\" font-size=\"{}\"", &[*x, *y, *size]);
            let (colour, text) = (colour(*shade), escaped(text));
            svg.push_str(&format!("<text {place}{anchor}{face} fill=\"{colour}\">{text}</text>\n"));
        }
    }
}

fn attributes(ink: Ink) -> String {
    let fill = ink.fill.map_or("none".to_owned(), colour);
    let mut text = format!(" fill=\"{fill}\"");
    if let Some((shade, width)) = ink.stroke {
        let width = written(" stroke-width=\"{}\"", &[width]);
        text.push_str(&format!(" stroke=\"{}\"{width} stroke-linejoin=\"round\"", colour(shade)));
    }
    if let Some((dash, gap)) = ink.dash {
        text.push_str(&written(" stroke-dasharray=\"{} {}\"", &[dash, gap]));
    }
    text
}

fn colour(shade: Shade) -> String {
    let lightness = shade.lightness();
    format!("#{lightness:02x}{lightness:02x}{lightness:02x}")
}
