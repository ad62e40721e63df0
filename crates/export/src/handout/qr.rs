//! An address as a QR code, to be scanned in a lecture.

use qrcodegen::{QrCode, QrCodeEcc};

use crate::figure::mark::{Colour, Ink, Mark};
use crate::figure::Figure;
use plyscope_drawing::Path;

/// How many modules stay white around the code (ISO/IEC 18004, 9.1).
const QUIET: i32 = 4;

/// The code as a picture of this many pixels, black on white in any colours; `None` for an address
/// that is too long for any code. `title` describes it.
#[must_use]
pub fn figure(address: &str, side: f64, title: &str) -> Option<Figure> {
    let code = QrCode::encode_text(address, QrCodeEcc::Low).ok()?;
    let modules = code.size() + 2 * QUIET;
    let scale = side / f64::from(modules);
    let mut figure = Figure::new((side, side), title.to_owned(), address.to_owned(), Colour::WHITE);
    let ink = Ink { fill: Some(Colour::BLACK), ..Ink::default() };
    figure.marks.push(Mark::Path { path: path(&code), at: (0.0, 0.0), scale, ink });
    Some(figure)
}

/// The black modules, those beside one another as one bar.
fn path(code: &QrCode) -> Path {
    let mut bars = Vec::new();
    for y in 0..code.size() {
        let mut x = 0;
        while x < code.size() {
            let wide = (x..code.size()).take_while(|&x| code.get_module(x, y)).count() as i32;
            if wide > 0 {
                let [left, top, wide] = [x + QUIET, y + QUIET, wide].map(f64::from);
                bars.push(Path::rectangle((left, top), (wide, 1.0)));
            }
            x += wide.max(1);
        }
    }
    bars.into_iter().collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_code_has_its_quiet_zone_and_a_limit() {
        let figure = figure("https://example.org/#tree=1+2", 330.0, "Link").expect("a code");
        let Mark::Path { path, scale, .. } = &figure.marks[0] else { panic!("no path") };
        let modules = (330.0 / scale).round();
        let edges = [4.0, 4.0, modules - 4.0, modules - 4.0];
        assert_eq!(path.bounds(), Some(edges));
        assert_eq!(super::figure(&"x".repeat(3_000), 330.0, ""), None);
    }
}
