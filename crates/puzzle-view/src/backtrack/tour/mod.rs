//! The knight's tour.

mod address;
mod fault;
mod form;
mod shown;

use plyscope_i18n::{texts, Lang};
use plyscope_puzzles::tour::{
    Ending, Fixed, MoveOrder, Pruning, Prunings, Squares, Tour, TourOptions, TourProblem,
};
use plyscope_puzzles::Test;
use plyscope_session::listing::Marked;
use plyscope_setup::address::Writer;

use super::caption::abridged;
use super::described::{Described, Descriptor, Facts};
use super::form::Field;
use super::gallery::{exhibit, Exhibit};
use super::link::LinkProblem;
use super::problem::{Problem, PuzzleId};
use super::shown::Shown;

pub(super) const DESCRIPTOR: Descriptor = Descriptor {
    id: "tour",
    name: texts::trail_tour,
    parameters: &["board", "start", "path", "tour", "order", "prune", "blocked"],
    read: address::read,
};

pub(super) const GALLERY: &[Exhibit] = &[
    exhibit(
        "stuck-knight",
        "puzzle=tour&board=8x8&start=c2&path=c2+e1+d3+b2+a4+c5+a6+b4+a2+c1+b3+a1&tour=closed&step=11",
    ),
    exhibit("tour-small", "puzzle=tour&board=3x4&start=a1&step=23"),
    exhibit("tour-five", "puzzle=tour&board=5x5&start=a1"),
    exhibit("tour-none", "puzzle=tour&board=4x4&start=a1&step=40"),
    exhibit("tour-warnsdorff", "puzzle=tour&board=8x8&start=a1&order=warnsdorff&step=63"),
    exhibit("tour-closed", "puzzle=tour&board=6x6&start=a1&tour=closed&order=warnsdorff&prune=all"),
    exhibit("tour-pruned", "puzzle=tour&board=5x5&start=a1&prune=all&step=30"),
    exhibit("tour-blocked", "puzzle=tour&board=5x6&start=a1&blocked=c3+d4"),
    exhibit("tour-generate", "puzzle=tour&board=3x4&start=a1&test=complete&step=11"),
];

/// The tours with some options.
///
/// # Errors
/// When they are not valid.
pub(super) fn tour(options: TourOptions) -> Result<Problem, TourProblem> {
    Tour::new(options).map(|tour| Problem::Tour(Box::new(tour)))
}

impl Problem {
    /// The same tour with a square, counted row by row from the top, blocked out, or open again;
    /// `None` for the start and for other puzzles.
    #[must_use]
    pub fn with_toggled(&self, square: usize) -> Option<Self> {
        let Self::Tour(own) = self else { return None };
        let options = own.options();
        let square = shown::square_at(&options.board, square)?;
        let blocked = options.board.blocked();
        let kept = blocked.iter().filter(|&other| other != square);
        let added = Some(square).filter(|&square| !blocked.contains(square));
        let board = options.board.with_blocked(kept.chain(added));
        tour(TourOptions { board, lead: Vec::new(), ..options.clone() }).ok()
    }

    /// How many steps of the search make given moves.
    #[must_use]
    pub fn led(&self) -> u64 {
        match self {
            Self::Tour(tour) => tour.options().lead.len() as u64,
            _ => 0,
        }
    }
}

/// The most squares that a sentence names.
const NAMED: usize = 12;

/// The names of some squares in a sentence.
pub(super) fn named(tour: &Tour, squares: Squares, lang: Lang) -> String {
    let names = squares.iter().map(|square| tour.board().name(square)).collect();
    lang.list(&abridged(names, NAMED))
}

impl Described for Tour {
    const ID: PuzzleId = PuzzleId::Tour;

    fn facts(&self) -> Facts {
        let TourOptions { board, lead, ending, order, prunings, test, .. } = self.options();
        let is_usual =
            lead.is_empty() && *order == MoveOrder::default() && *prunings == Prunings::NONE;
        let is_unused = *test == Test::AtTheEnd && !is_usual;
        let (variant, condition) = match ending {
            Ending::Open => ("open", "each square is one move from the one before"),
            Ending::Closed => (
                "closed",
                "each square is one move from the one before, and the first from the last",
            ),
        };
        Facts {
            unused: if is_unused { &["path", "order", "prune"] } else { &[] },
            prunes: *test == Test::AtOnce && *prunings != Prunings::NONE,
            candidate: ["square that it does not have yet", condition],
            ..Facts::new(*test, variant, format!("{}×{}", board.rows(), board.columns()))
        }
    }

    fn write(&self, writer: &mut Writer) {
        address::write(self.options(), writer);
    }

    fn by_hand(&self) -> Problem {
        let options = TourOptions {
            lead: Vec::new(),
            prunings: Prunings::NONE,
            test: Test::AtOnce,
            ..self.options().clone()
        };
        tour(options).unwrap_or_else(|_| Problem::Tour(Box::new(self.clone())))
    }

    /// Every order of the squares that are not the first.
    fn completed(&self) -> Option<f64> {
        let orders: f64 = (1..=self.length() as i32).map(f64::from).product();
        Some(orders).filter(|orders| orders.is_finite())
    }

    fn summary(&self, lang: Lang) -> Vec<String> {
        form::summary(self.options(), lang)
    }

    fn form(&self, lang: Lang) -> Vec<Field> {
        form::form(self.options(), lang)
    }

    fn changed(&self, parameter: &str, text: &str) -> Result<Problem, LinkProblem> {
        form::changed(self, parameter, text)
    }

    fn listing(&self) -> Marked {
        let &TourOptions { ending, order, prunings, .. } = self.options();
        let way = match order {
            MoveOrder::Fixed(Fixed::Directions(_)) => "by direction",
            MoveOrder::Fixed(Fixed::Rows) => "row by row",
            MoveOrder::Fixed(Fixed::Random(_)) => "in random order",
            MoveOrder::Warnsdorff(_) => "the one with the fewest ways on first",
        };
        let source = include_str!("../../../listings/tour.txt");
        Marked::read(source, &[("{way}", way)], |condition| match condition {
            "open" => ending == Ending::Open,
            "closed" => ending == Ending::Closed,
            "dead" => prunings.contains(Pruning::Dead),
            "cut" => prunings.contains(Pruning::Cut),
            _ => true,
        })
    }

    fn pruned_mark(&self, number: u8) -> Option<&'static str> {
        Some(match Pruning::numbered(number)? {
            Pruning::Dead => "pruned-dead",
            Pruning::Cut => "pruned-cut",
        })
    }

    /// When it gives up early.
    fn method_sentences(&self, lang: Lang) -> String {
        let &TourOptions { ending, prunings, test, .. } = self.options();
        if test == Test::AtTheEnd {
            return String::new();
        }
        let sentence = |pruning| {
            let kind = match (pruning, ending) {
                (Pruning::Dead, Ending::Open) => "open",
                (Pruning::Dead, Ending::Closed) => "closed",
                (Pruning::Cut, _) => "apart",
            };
            texts::quiz_board_prune(lang, kind)
        };
        lang.sentences(prunings.iter().map(sentence))
    }
}
