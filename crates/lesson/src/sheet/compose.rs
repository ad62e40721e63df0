//! The layout of the pages of a sheet.

use super::column::{Column, MARGIN};
use super::page::{Page, Paper};
use super::tree::{draw, height, is_narrow};
use super::{board, listing, Item, Sheet, Side};
use crate::formula::in_line;
use plyscope_drawing::Path;
use plyscope_export::figure::mark::{Anchor, Colour, Face, Ink, Mark};
use plyscope_export::figure::words::{lines, width};
use plyscope_i18n::{texts, Lang};
use plyscope_quiz::asked::Asked;
use plyscope_view::scene::tree::TreeScene;

/// Points kept free above.
const TOP: f64 = 54.0;
/// Points kept free below.
const BOTTOM: f64 = 52.0;
/// Points below the footer.
const FOOT: f64 = 36.0;
/// The size of most letters, in points.
const SIZE: f64 = 10.5;
/// From one base line to the next, in letters.
const LEADING: f64 = 1.4;
/// From one line to write on to the next, in points.
const RULED: f64 = 24.0;
/// Points between two questions.
const GAP: f64 = 22.0;
/// About how many letters of an answer a user writes on a line.
const WRITTEN: f64 = 45.0;
/// How far further lines of an answer are indented, in points.
const INDENT: f64 = 12.0;
/// The most lines to write on.
const MOST_RULED: usize = 8;

/// The pages of one side of a sheet: narrow questions in two columns, if that takes fewer pages.
pub fn compose(sheet: &Sheet, side: Side, paper: Paper, lang: Lang) -> Vec<Page> {
    let below = composed(sheet, side, paper, Columns::One, lang);
    let pages = match below.len() {
        ..=1 => below,
        _ => {
            let beside = composed(sheet, side, paper, Columns::Two, lang);
            if beside.len() < below.len() {
                beside
            } else {
                below
            }
        }
    };
    let count = pages.len();
    let pages = (1_usize..).zip(pages);
    pages.map(|(number, marks)| footed(sheet, paper, lang, marks, (number, count))).collect()
}

/// In how many columns narrow questions stand.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Columns {
    One,
    Two,
}

fn composed(
    sheet: &Sheet,
    side: Side,
    paper: Paper,
    columns: Columns,
    lang: Lang,
) -> Vec<Vec<Mark>> {
    let mut composer = Composer::new(paper);
    composer.head(sheet, side, lang);
    for (number, item) in (1_usize..).zip(&sheet.items) {
        let draw = |composer: &mut Composer| composer.draw(number, item, side, lang);
        match columns {
            Columns::Two if is_narrow_item(item, side, paper, lang) => composer.beside(draw),
            Columns::One | Columns::Two => composer.below(draw),
        }
    }
    composer.end_page();
    composer.pages
}

/// Whether a question can be read in one of two columns.
fn is_narrow_item(item: &Item, side: Side, paper: Paper, lang: Lang) -> bool {
    let [half, _] = Column::halves(paper);
    let trees = [item.asked.shown_session(), item.asked.session()];
    trees.into_iter().flatten().all(|session| is_narrow(session, half))
        && item.asked.boards().len() <= 1
        && item.asked.listing().iter().all(|line| listing::is_narrow(line, half))
        && (side == Side::Questions || fits(&item.asked.key_text(lang), half))
}

/// Whether an answer keeps its lines in a column: to some kinds of questions, a new line is a new
/// part of the answer.
fn fits(key: &str, column: Column) -> bool {
    let max_width = line_width(column, Face::Bold) - 3.0 * INDENT;
    key.lines().all(|line| width(line, SIZE) <= max_width)
}

/// An answer as typed, after the number of its question. Further lines are indented.
pub fn typed(number: usize, answer: &str) -> String {
    format!("{number}: {}\n", answer.replace('\n', "\n   "))
}

/// A page with its footer.
fn footed(
    sheet: &Sheet,
    paper: Paper,
    lang: Lang,
    mut marks: Vec<Mark>,
    page: (usize, usize),
) -> Page {
    let (width, height) = paper.size();
    let (copy, copies) = sheet.copy;
    let number = |number: u32| lang.number(number as usize);
    let copies = texts::sheet_copy(lang, &sheet.seed.to_string(), &number(copy), &number(copies));
    let place = texts::sheet_page(lang, &lang.number(page.0), &lang.number(page.1));
    let small = |x, anchor, text: &str| Mark::Text {
        at: (x, height - FOOT),
        anchor,
        size: 8.5,
        face: Face::Plain,
        colour: Colour::SOFT,
        halo: None,
        text: text.to_owned(),
    };
    marks.push(small(MARGIN, Anchor::Start, &copies));
    marks.push(small(width - MARGIN, Anchor::End, &place));
    Page { name: format!("{place} · {copies}"), paper, marks }
}

/// The width of a line, in measured points: bold letters are a little wider.
fn line_width(column: Column, face: Face) -> f64 {
    column.width / if face == Face::Bold { 1.08 } else { 1.0 }
}

/// Fills page after page from above.
struct Composer {
    paper: Paper,
    /// The column that is being filled.
    column: Column,
    pages: Vec<Vec<Mark>>,
    /// The marks of the current page.
    marks: Vec<Mark>,
    /// How many of them are the head of the sheet.
    head_marks: usize,
    /// How far the column is filled, in points.
    y: f64,
    /// How far the two columns of the current page are filled.
    ends: [f64; 2],
    /// Which of them is filled now.
    at: usize,
    /// Whether what is drawn may go on on the next page.
    breaks: bool,
}

impl Composer {
    const fn new(paper: Paper) -> Self {
        let column = Column::full(paper);
        Self {
            paper,
            column,
            pages: Vec::new(),
            marks: Vec::new(),
            head_marks: 0,
            y: TOP,
            ends: [TOP; 2],
            at: 0,
            breaks: false,
        }
    }

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
            let from = MARGIN + width(&name, SIZE) + 6.0;
            self.rule(from, self.y + 2.0);
            self.y += 6.0;
            if let Some(deadline) = &sheet.deadline {
                self.add_text(&texts::sheet_deadline(lang, deadline), SIZE, Face::Plain);
            }
            if sheet.items.iter().any(|item| item.asked.session().is_some()) {
                self.add_text(&texts::sheet_how(lang), SIZE, Face::Plain);
            }
            let mut sessions = sheet.items.iter().filter_map(|item| item.asked.session());
            if sessions.any(|session| session.tree().has_chance()) {
                self.add_text(&texts::sheet_chance(lang), SIZE, Face::Plain);
            }
        }
        self.y += 10.0;
        self.ends = [self.y; 2];
        self.head_marks = self.marks.len();
    }

    /// Something across the page, all on one page unless it is higher than that, or than the space below the head.
    fn below(&mut self, draw: impl Fn(&mut Self)) {
        let before = self.marks.len();
        let top = self.ends[0].max(self.ends[1]);
        self.fill(Column::full(self.paper), top, &draw);
        if self.is_over() && before > self.head_marks {
            self.marks.truncate(before);
            self.end_page();
            self.fill(Column::full(self.paper), TOP, &draw);
        }
        if self.is_over() {
            // Below the head, if that is all there is on the page.
            let top = if self.head_marks > 0 { top } else { TOP };
            self.marks.truncate(self.head_marks);
            self.breaks = true;
            self.fill(Column::full(self.paper), top, &draw);
            self.breaks = false;
        }
        (self.ends, self.at) = ([self.y; 2], 0);
    }

    /// Something in the next column that has space for it, or across a page without other questions.
    fn beside(&mut self, draw: impl Fn(&mut Self)) {
        loop {
            let before = self.marks.len();
            self.fill(Column::halves(self.paper)[self.at], self.ends[self.at], &draw);
            if !self.is_over() {
                self.ends[self.at] = self.y;
                return;
            }
            self.marks.truncate(before);
            if before == self.head_marks {
                self.below(draw);
                return;
            }
            match self.at {
                0 => self.at = 1,
                _ => self.end_page(),
            }
        }
    }

    fn fill(&mut self, column: Column, top: f64, draw: impl Fn(&mut Self)) {
        (self.column, self.y) = (column, top);
        draw(self);
    }

    /// Whether what was drawn last goes over the end of the page.
    fn is_over(&self) -> bool {
        self.y - GAP > self.paper.size().1 - BOTTOM
    }

    /// Begins the next page where something so high does not fit on this one, if a question may break.
    fn make_space(&mut self, height: f64) {
        if self.breaks && self.y > TOP && self.y + height > self.paper.size().1 - BOTTOM {
            self.end_page();
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
            self.add_text(&in_line(caption), SIZE, Face::Plain);
        }
        let written = asking.prompt.as_deref().map(in_line);
        let prompt = written.unwrap_or_else(|| item.asked.prompt(lang));
        self.add_text(&prompt, SIZE, Face::Plain);
        self.listing(&item.asked.listing());
        if matches!((&item.asked, side), (Asked::WriteProgram(_), Side::Questions)) {
            let how = texts::sheet_write_program(lang, &texts::page_program(lang));
            self.add_text(&how, SIZE, Face::Plain);
        }
        let session = match side {
            Side::Questions => item.asked.shown_session(),
            Side::Answers => item.asked.session(),
        };
        if let Some(session) = session {
            let dress = |scene: &mut TreeScene| match side {
                Side::Questions => item.asked.dress(scene),
                Side::Answers => {}
            };
            self.make_space(height(session, self.column));
            draw((session, dress), side, lang, (self.column, self.y), &mut self.marks);
            self.y += height(session, self.column);
        }
        if side == Side::Questions {
            let boards = item.asked.boards();
            self.make_space(board::height(&boards, self.column));
            board::draw(&boards, lang, (self.column, self.y), &mut self.marks);
            self.y += board::height(&boards, self.column);
        }
        match side {
            Side::Questions => {
                let key = item.asked.key();
                // The length of the key decides how many lines to leave, without revealing it.
                let written =
                    (WRITTEN * self.column.width / Column::full(self.paper).width) as usize;
                let letters: usize = key.lines().map(|line| 1 + line.len() / written.max(1)).sum();
                for _ in 0..(1 + letters).min(MOST_RULED) {
                    self.make_space(RULED);
                    self.y += RULED;
                    self.rule(self.column.left, self.y);
                }
            }
            Side::Answers => {
                self.answer(&typed(number, &item.asked.key_text(lang)));
            }
        }
        self.y += GAP;
    }

    /// Writes the lines of a program with their numbers.
    fn listing(&mut self, lines: &[String]) {
        for (number, line) in (1_usize..).zip(lines) {
            self.make_space(SIZE * LEADING);
            let before = self.y;
            self.line(format!("{number}."), self.column.left, SIZE, Face::Plain);
            // The text begins beside its number.
            self.y = before;
            for (indent, part) in listing::parts(line, self.column) {
                self.line(part, self.column.left + indent, SIZE, Face::Plain);
            }
        }
    }

    /// Writes an answer as it can be typed: all lines except the first are indented, wrapped ones
    /// too.
    fn answer(&mut self, typed: &str) {
        let max_width = line_width(self.column, Face::Bold) - INDENT;
        let left = self.column.left;
        for (number, line) in lines(typed.trim_end(), SIZE, max_width).iter().enumerate() {
            match (number, line.trim()) {
                (0, line) => self.line(line.to_owned(), left, SIZE, Face::Bold),
                (_, line) => self.line(format!("   {line}"), left + INDENT, SIZE, Face::Bold),
            }
        }
    }

    /// Writes a text.
    fn add_text(&mut self, text: &str, size: f64, face: Face) {
        for line in lines(text, size, line_width(self.column, face)) {
            self.line(line, self.column.left, size, face);
        }
    }

    fn line(&mut self, text: String, x: f64, size: f64, face: Face) {
        self.make_space(size * LEADING);
        self.y += size * LEADING;
        let (at, anchor, colour) = ((x, self.y), Anchor::Start, Colour::BLACK);
        self.marks.push(Mark::Text { at, anchor, size, face, colour, halo: None, text });
    }

    /// A line to write on, as far as the end of the column.
    fn rule(&mut self, from: f64, y: f64) {
        let path = Path::line((0.0, 0.0), (self.column.right() - from, 0.0));
        let ink = Ink { stroke: Some((Colour::FAINT, 0.6)), ..Ink::default() };
        self.marks.push(Mark::Path { path, at: (from, y), scale: 1.0, ink });
    }

    fn end_page(&mut self) {
        self.pages.push(std::mem::take(&mut self.marks));
        self.head_marks = 0;
        (self.y, self.ends, self.at) = (TOP, [TOP; 2], 0);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Lesson;

    #[test]
    fn circles_are_explained_where_chance_decides() {
        let table = [
            ("question: minimax-values\ntree: (4 8) (2 5)", false),
            (
                "question: minimax-values\ntree: chance:(1/6*3 5/6*(2 8)) 4\n\
                 algorithm: expectiminimax",
                true,
            ),
        ];
        for (question, has_chance) in table {
            let lesson = Lesson::parse(&format!("```question\n{question}\n```\n")).expect("short");
            let sheet = Sheet::of_lesson(&lesson, 7, (1, 1)).expect("a sheet");
            let pages = sheet.pages(Side::Questions, Paper::A4, Lang::En);
            let mut marks = pages.iter().flat_map(|page| &page.marks);
            let explains = |mark: &Mark| match mark {
                Mark::Text { text, .. } => text.contains("Chance decides at circles"),
                Mark::Path { .. } => false,
            };
            assert_eq!(marks.any(explains), has_chance, "{question}");
        }
    }
}
