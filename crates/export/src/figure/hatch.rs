//! The hatch of pruned nodes: slanted lines, for formats without patterns.

use plyscope_drawing::Path;

/// How far the lines stand apart, across them.
const PITCH: f64 = 5.0;

/// How thick they are.
pub const WIDTH: f64 = 1.4;

/// Slanted lines over the bounds of a path, still to be clipped to it.
#[must_use]
pub fn lines(path: &Path) -> Path {
    let Some([left, top, right, bottom]) = path.bounds() else { return Path::new() };
    let (height, apart) = (bottom - top, PITCH * std::f64::consts::SQRT_2);
    let count = ((right - left + height) / apart).ceil().min(MOST) as u32;
    let line = |number: u32| {
        let foot = left + f64::from(number) * apart;
        Path::line((foot, bottom), (foot - height, top))
    };
    (0..=count).map(line).collect()
}

/// The most lines of one path; a subtree can be very wide.
const MOST: f64 = 5_000.0;

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_lines_cross_all_of_a_path() {
        let lines = lines(&Path::rectangle((0.0, 0.0), (20.0, 10.0)));
        let text = lines.to_string();
        assert!(text.starts_with("M0 10L-10 0M7.1 10L-2.9 0"), "{text}");
        let [left, top, right, bottom] = lines.bounds().expect("lines");
        assert!(left <= 0.0 && top == 0.0 && right >= 30.0 && bottom == 10.0, "{text}");
        assert!(super::lines(&Path::new()).is_empty());
    }
}
