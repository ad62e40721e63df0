//! The paths of a page as PDF draws them.

use pdf_writer::Content;

/// Draws the path of SVG's data: lines and quadratic curves, absolute and relative, as the pictures have
/// them. What is none of these ends it.
pub fn outline(d: &str, content: &mut Content) {
    let mut pen = Pen { at: (0.0, 0.0), begin: (0.0, 0.0), content };
    let mut rest = d;
    while let Some(command) = rest.chars().next() {
        rest = &rest[command.len_utf8()..];
        let end = rest.find(|c: char| c.is_ascii_alphabetic()).unwrap_or(rest.len());
        let numbers: Option<Vec<f32>> =
            rest[..end].split_whitespace().map(|number| number.parse().ok()).collect();
        let Some(numbers) = numbers else { return };
        if pen.draw(command, &numbers).is_none() {
            return;
        }
        rest = &rest[end..];
    }
}

struct Pen<'a> {
    at: (f32, f32),
    /// Where the current piece begins.
    begin: (f32, f32),
    content: &'a mut Content,
}

impl Pen<'_> {
    fn draw(&mut self, command: char, numbers: &[f32]) -> Option<()> {
        let (x, y) = self.at;
        match (command, numbers) {
            ('M', &[x, y]) => {
                self.content.move_to(x, y);
                (self.at, self.begin) = ((x, y), (x, y));
            }
            ('L', &[x, y]) => self.line(x, y),
            ('H' | 'h', &[to]) => self.line(if command == 'H' { to } else { x + to }, y),
            ('V' | 'v', &[to]) => self.line(x, if command == 'V' { to } else { y + to }),
            ('q', &[cx, cy, dx, dy]) => {
                // A quadratic curve is the cubic one whose handles are two thirds as long.
                let (cx, cy, to) = (x + cx, y + cy, (x + dx, y + dy));
                let toward = |from: f32, to: f32| from + (to - from) * 2.0 / 3.0;
                self.content.cubic_to(
                    toward(x, cx),
                    toward(y, cy),
                    toward(to.0, cx),
                    toward(to.1, cy),
                    to.0,
                    to.1,
                );
                self.at = to;
            }
            ('Z' | 'z', &[]) => {
                self.content.close_path();
                self.at = self.begin;
            }
            _ => return None,
        }
        Some(())
    }

    fn line(&mut self, x: f32, y: f32) {
        self.content.line_to(x, y);
        self.at = (x, y);
    }
}
