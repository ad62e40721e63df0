//! The layout of the pages of a sheet.

use super::page::{Page, HEIGHT, WIDTH};
use super::tree::{draw, height, MARGIN};
use super::{board, Item, Sheet, Side};
use plyscope_export::figure::mark::{Anchor, Colour, Face, Ink, Mark};
use plyscope_export::figure::words::lines;
use plyscope_i18n::{texts, Lang};
use plyscope_view::drawing::Path;
use plyscope_view::scene::tree::TreeScene;

/// Points kept free above.
const TOP: f64 = 54.0;
/// Where the lines of a page end, in points.
const BOTTOM: f64 = HEIGHT - 52.0;
/// The base line of the footer.
const FOOT: f64 = HEIGHT - 36.0;
/// The size of most letters, in points.
const SIZE: f64 = 10.5;
/// From one base line to the next, in letters.
const LEADING: f64 = 1.4;
/// From one line to write on to the next, in points.
const RULED: f64 = 24.0;
/// Points between two questions.
const GAP: f64 = 22.0;
/// About how many letters of an answer a user writes on a line.
const WRITTEN: usize = 45;
/// How far further lines of an answer are indented, in points.
const INDENT: f64 = 12.0;
/// The most lines to write on.
const MOST_RULED: usize = 8;

/// The pages of one side of a sheet.
pub fn compose(sheet: &Sheet, side: Side, lang: Lang) -> Vec<Page> {
    let mut composer = Composer { pages: Vec::new(), marks: Vec::new(), y: TOP };
    composer.head(sheet, side, lang);
    for (number, item) in (1_usize..).zip(&sheet.items) {
        composer.item(number, item, side, lang);
    }
    composer.end_page();
    let count = composer.pages.len();
    let pages = (1_usize..).zip(composer.pages);
    pages.map(|(number, marks)| footed(sheet, lang, marks, (number, count))).collect()
}

/// An answer as typed, after the number of its question. Further lines are indented.
pub fn typed(number: usize, answer: &str) -> String {
    format!("{number}: {}\n", answer.replace('\n', "\n   "))
}

/// A page with its footer.
fn footed(sheet: &Sheet, lang: Lang, mut marks: Vec<Mark>, page: (usize, usize)) -> Page {
    let (copy, copies) = sheet.copy;
    let number = |number: u32| lang.number(number as usize);
    let copies = texts::sheet_copy(lang, &sheet.seed.to_string(), &number(copy), &number(copies));
    let place = texts::sheet_page(lang, &lang.number(page.0), &lang.number(page.1));
    let small = |x, anchor, text: &str| Mark::Text {
        at: (x, FOOT),
        anchor,
        size: 8.5,
        face: Face::Plain,
        colour: Colour::SOFT,
        halo: None,
        text: text.to_owned(),
    };
    marks.push(small(MARGIN, Anchor::Start, &copies));
    marks.push(small(WIDTH - MARGIN, Anchor::End, &place));
    Page { name: format!("{place} · {copies}"), marks }
}

/// The width of a line, in measured points: bold letters are a little wider.
fn line_width(face: Face) -> f64 {
    (WIDTH - 2.0 * MARGIN) / if face == Face::Bold { 1.08 } else { 1.0 }
}

/// Fills page after page from above.
struct Composer {
    pages: Vec<Vec<Mark>>,
    /// The marks of the current page.
    marks: Vec<Mark>,
    /// How far the current page is filled, in points.
    y: f64,
}

impl Composer {
    fn head(&mut self, sheet: &Sheet, side: Side, lang: Lang) {
        let title = match (&sheet.title, side) {
            (Some(title), Side::Questions) => title.clone(),
            (None, Side::Questions) => texts::sheet_title(lang),
            (Some(title), Side::Answers) => texts::sheet_answers_to(lang, title),
            (None, Side::Answers) => texts::sheet_answers(lang),
        };
        self.add_text(&title, 17.0, Face::Bold);
        if side == Side::Questions {
            self.y += 8.0;
            let name = texts::sheet_name(lang);
            self.add_text(&name, SIZE, Face::Plain);
            let from = MARGIN + plyscope_export::figure::words::width(&name, SIZE) + 6.0;
            self.rule(from, self.y + 2.0);
            self.y += 6.0;
            if let Some(deadline) = &sheet.deadline {
                self.add_text(&texts::sheet_deadline(lang, deadline), SIZE, Face::Plain);
            }
            if sheet.items.iter().any(|item| item.asked.session().is_some()) {
                self.add_text(&texts::sheet_how(lang), SIZE, Face::Plain);
            }
        }
        self.y += 10.0;
    }

    /// A question with its tree and its lines, all on one page.
    fn item(&mut self, number: usize, item: &Item, side: Side, lang: Lang) {
        let before = (self.marks.len(), self.y);
        self.draw(number, item, side, lang);
        if self.y - GAP > BOTTOM && before.0 > 0 {
            self.marks.truncate(before.0);
            self.end_page();
            self.draw(number, item, side, lang);
        }
    }

    fn draw(&mut self, number: usize, item: &Item, side: Side, lang: Lang) {
        let asking = &item.asking;
        // In answers a question can be called by its author's name or by its number.
        let named = asking.id.chars().all(|c| c.is_ascii_digit());
        let name = if named { String::new() } else { format!(" ({})", asking.id) };
        let points = asking.question.terms.points as usize;
        let head = format!("{number}{name} · {}", texts::sheet_points(lang, points));
        self.add_text(&head, 11.5, Face::Bold);
        if let Some(caption) = &asking.caption {
            self.add_text(caption, SIZE, Face::Plain);
        }
        let prompt = asking.prompt.clone().unwrap_or_else(|| item.asked.prompt(lang));
        self.add_text(&prompt, SIZE, Face::Plain);
        let session = match side {
            Side::Questions => item.asked.shown_session(),
            Side::Answers => item.asked.session(),
        };
        if let Some(session) = session {
            let dress = |scene: &mut TreeScene| match side {
                Side::Questions => item.asked.dress(scene),
                Side::Answers => {}
            };
            draw((session, dress), side, lang, self.y, &mut self.marks);
            self.y += height(session);
        }
        if side == Side::Questions {
            let boards = item.asked.boards();
            board::draw(&boards, lang, self.y, &mut self.marks);
            self.y += board::height(&boards);
        }
        let key = item.asked.key();
        match side {
            Side::Questions => {
                // The length of the key decides how many lines to leave, without revealing it.
                let letters: usize = key.lines().map(|line| 1 + line.len() / WRITTEN).sum();
                for _ in 0..(1 + letters).min(MOST_RULED) {
                    self.y += RULED;
                    self.rule(MARGIN, self.y);
                }
            }
            Side::Answers => {
                self.answer(&typed(number, &key));
            }
        }
        self.y += GAP;
    }

    /// Writes an answer as it can be typed: all lines except the first are indented, wrapped ones
    /// too.
    fn answer(&mut self, typed: &str) {
        let max_width = line_width(Face::Bold) - INDENT;
        for (number, line) in lines(typed.trim_end(), SIZE, max_width).iter().enumerate() {
            match (number, line.trim()) {
                (0, line) => self.line(line.to_owned(), MARGIN, SIZE, Face::Bold),
                (_, line) => self.line(format!("   {line}"), MARGIN + INDENT, SIZE, Face::Bold),
            }
        }
    }

    /// Writes a text.
    fn add_text(&mut self, text: &str, size: f64, face: Face) {
        for line in lines(text, size, line_width(face)) {
            self.line(line, MARGIN, size, face);
        }
    }

    fn line(&mut self, text: String, x: f64, size: f64, face: Face) {
        self.y += size * LEADING;
        let (at, anchor, colour) = ((x, self.y), Anchor::Start, Colour::BLACK);
        self.marks.push(Mark::Text { at, anchor, size, face, colour, halo: None, text });
    }

    /// A line to write on, as far as the right margin.
    fn rule(&mut self, from: f64, y: f64) {
        let path = Path::line((0.0, 0.0), (WIDTH - MARGIN - from, 0.0));
        let ink = Ink { stroke: Some((Colour::FAINT, 0.6)), ..Ink::default() };
        self.marks.push(Mark::Path { path, at: (from, y), scale: 1.0, ink });
    }

    fn end_page(&mut self) {
        self.pages.push(std::mem::take(&mut self.marks));
        self.y = TOP;
    }
}
