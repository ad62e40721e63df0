//! The picture of a question.

use std::collections::BTreeSet;

use plyscope_drawing::written;
use plyscope_export::figure::mark::{Colour, FAMILY};
use plyscope_export::figure::svg::write_mark;
use plyscope_export::xml::escaped;
use plyscope_i18n::{texts, Lang};
use plyscope_puzzle_view::backtrack::board::{Board, Content, Look, SumLetter};
use plyscope_puzzle_view::backtrack::reading::held;
use plyscope_quiz::asked::Asked;
use plyscope_quiz::kind::Shows;

use plyscope_lesson::sheet::question_marks;

/// A picture.
#[derive(Clone, PartialEq, Debug)]
pub struct Picture {
    /// An SVG file.
    pub svg: String,
    /// What it shows, for those who do not see it.
    pub alternative: String,
    /// Its width and height, in pixels.
    pub size: (f64, f64),
}

impl Picture {
    /// The picture of the tree or the boards of a question, as a sheet of paper has it, and what it
    /// shows.
    pub(super) fn of((asked, shows): (&Asked, Shows), lang: Lang) -> Option<Self> {
        let boards = asked.boards();
        let alternative = match asked.shown_session() {
            Some(session) => {
                let tree = session.tree();
                let is_shape = shows == Shows::Shape;
                let shown = if is_shape { format!("{tree:#}") } else { tree.to_string() };
                texts::bank_tree(lang, &shown)
            }
            None if boards.is_empty() => return None,
            None => {
                let read = |board: &Board| texts::bank_board(lang, &rows(board, lang));
                lang.sentences(boards.iter().map(read))
            }
        };
        let (marks, size) = question_marks(asked, lang);
        let mut svg = format!(
            "<svg xmlns=\"http://www.w3.org/2000/svg\" {} role=\"img\" lang=\"{}\" \
             font-family=\"{FAMILY}\">\n<title>{}</title>\n\
             <rect width=\"100%\" height=\"100%\" fill=\"{}\"/>\n",
            written(
                "width=\"{}\" height=\"{}\" viewBox=\"0 0 {} {}\"",
                &[size.0, size.1, size.0, size.1]
            ),
            lang.tag(),
            escaped(&alternative),
            Colour::WHITE.hex(),
        );
        marks.iter().for_each(|mark| write_mark(&mut svg, mark));
        svg.push_str("</svg>\n");
        Some(Self { svg, alternative, size })
    }
}

/// A board in letters: its rows from the top, a dot for a free square, a cross for one that is no
/// part of it, Q for a queen, and numbers for a path. Of a subset sum, what is decided about each number.
fn rows(board: &Board, lang: Lang) -> String {
    if board.look == Look::Sum {
        return sum(board);
    }
    let square = |(place, content): (usize, &Content)| {
        if let Some(at) = board.way.iter().position(|&square| square == place) {
            return (at + 1).to_string();
        }
        match content {
            Content::Free
            | Content::Left
            | Content::Removed(_)
            | Content::Marks { .. }
            | Content::BackedOut => ".".to_owned(),
            Content::BlockedOut => "x".to_owned(),
            Content::Given(text) | Content::Placed(text) => text.clone(),
            Content::Queen => "Q".to_owned(),
            Content::Number { number, .. } => held(board, place, &number.to_string(), lang),
            Content::Region { name, colour, .. } => {
                format!("{name}{}", colour.map(|colour| format!("={colour}")).unwrap_or_default())
            }
        }
    };
    let squares: Vec<String> = board.squares.iter().enumerate().map(square).collect();
    let between = if matches!(board.look, Look::Numbers { .. }) { "; " } else { " " };
    let rows = squares.chunks(usize::from(board.columns).max(1)).map(|row| row.join(between));
    rows.collect::<Vec<_>>().join(" / ")
}

/// A sum in letters, and the digits that they have.
fn sum(board: &Board) -> String {
    let letters = board.sum.words.iter().flatten();
    let known = letters.filter_map(|letter| Some(format!("{}={}", letter.name, letter.digit?)));
    let known: BTreeSet<String> = known.collect();
    let word = |word: &Vec<SumLetter>| word.iter().map(|letter| letter.name.as_str()).collect();
    let words: Vec<String> = board.sum.words.iter().map(word).collect();
    let (added, total) = words.split_at(words.len().saturating_sub(1));
    let known = known.into_iter().collect::<Vec<_>>().join(", ");
    format!("{} = {} / {known}", added.join(" + "), total.join(""))
}
