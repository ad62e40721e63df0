//! Writes pages as SVG, and as HTML that is ready to be printed. Both are the same pages.

use super::page::{Page, Paper};
use plyscope_drawing::written;
use plyscope_export::figure::mark::{Colour, FAMILY};
use plyscope_export::figure::palette;
use plyscope_export::figure::svg::write_mark;
use plyscope_export::xml::escaped;
use plyscope_i18n::Lang;

/// Pages below one another in one SVG file.
#[must_use]
pub fn svg(pages: &[Page], title: &str, lang: Lang) -> String {
    let (width, one) = pages.first().map_or(Paper::default(), |page| page.paper).size();
    let height = one * pages.len() as f64;
    let mut svg = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" {} lang=\"{}\" font-family=\"{FAMILY}\">\n\
         <title>{}</title>\n<rect width=\"100%\" height=\"100%\" fill=\"{}\"/>\n",
        written(
            "width=\"{}pt\" height=\"{}pt\" viewBox=\"0 0 {} {}\"",
            &[width, height, width, height]
        ),
        lang.tag(),
        escaped(title),
        Colour::WHITE.hex(),
    );
    for (number, page) in pages.iter().enumerate() {
        svg.push_str(&written("<g transform=\"translate(0 {})\">\n", &[one * number as f64]));
        page.marks.iter().for_each(|mark| write_mark(&mut svg, mark));
        svg.push_str("</g>\n");
    }
    svg.push_str("</svg>\n");
    svg
}

/// Pages as one HTML file that needs nothing else, and prints a page a sheet of paper.
#[must_use]
pub fn html(pages: &[Page], title: &str, lang: Lang) -> String {
    let paper = pages.first().map_or(Paper::default(), |page| page.paper);
    let mut html = format!(
        "<!doctype html>\n<html lang=\"{}\">\n<head>\n<meta charset=\"utf-8\">\n\
         <meta name=\"viewport\" content=\"width=device-width\">\n<title>{}</title>\n\
         <style>html{{background:{}}}{}{STYLE}</style>\n</head>\n<body>\n",
        lang.tag(),
        escaped(title),
        palette::EDGE.light.hex(),
        size_of(paper),
    );
    let (width, height) = paper.size();
    for page in pages {
        html.push_str(&format!(
            "<section aria-label=\"{}\">\n<svg xmlns=\"http://www.w3.org/2000/svg\" {} \
             font-family=\"{FAMILY}\">\n",
            escaped(&page.name),
            written("viewBox=\"0 0 {} {}\"", &[width, height]),
        ));
        page.marks.iter().for_each(|mark| write_mark(&mut html, mark));
        html.push_str("</svg>\n</section>\n");
    }
    html.push_str("</body>\n</html>\n");
    html
}

/// A page a sheet of paper, in the middle of it; on a screen they lie below one another.
const STYLE: &str = "body{margin:0}\
    section{width:210mm;max-width:100%;margin:1rem auto;background:#fff}\
    svg{display:block;width:100%;height:auto}\
    @media print{html{background:none}section{width:var(--width);height:var(--height);\
    max-width:none;margin:0;break-after:page;overflow:hidden}svg{height:100%}\
    section:last-child{break-after:auto}}";

/// The paper, and how much of it a page takes: a little less, so that nothing flows over.
const fn size_of(paper: Paper) -> &'static str {
    match paper {
        Paper::A4 => "@page{size:A4;margin:0}:root{--width:210mm;--height:296.9mm}",
        Paper::Letter => "@page{size:letter;margin:0}:root{--width:8.5in;--height:10.99in}",
    }
}
