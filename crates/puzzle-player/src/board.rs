//! The film of a backtracking search.

use plyscope_puzzles::backtrack::Until;
use plyscope_search::Step;

use plyscope_drawing::written;
use plyscope_i18n::Lang;
use plyscope_player::film::picture::{Of, Picture, Width};
use plyscope_player::film::{At, End, Film, Reel};
use plyscope_puzzle_view::backtrack::link::Link;
use plyscope_puzzle_view::backtrack::picture::{picture, view_box};
use plyscope_puzzle_view::backtrack::search::{Search, Travel};

/// The most steps that are played of a backtracking search; its own page goes further.
const FARTHEST: u64 = 100_000;

/// How far it is explored ahead, in steps.
const LOOKAHEAD: u64 = 20_000;

/// The film of the search of an address.
pub fn reel(link: &Link) -> Reel {
    let mut search = Search::new(link.problem.clone());
    let step = link.step.min(FARTHEST);
    search.travel(Travel::To(step), step);
    // A small search is finished at once.
    search.extend(LOOKAHEAD, Until::Bound);
    let (last, end) = match search.journal().is_complete() {
        true => (search.journal().reach(), End::Known),
        false => (FARTHEST, End::Open),
    };
    Reel { film: Box::new(Board(search)), last, step: At::Step(link.step), end }
}

/// A backtracking search; it is always at one of its steps.
struct Board(Search);

impl Film for Board {
    fn travel(&mut self, step: u64) -> u64 {
        self.0.travel(Travel::To(step), FARTHEST);
        self.0.here().step
    }

    fn caption(&self, _: Step, lang: Lang) -> String {
        self.0.caption(lang)
    }

    fn picture(&self, _: Step, _: Width, lang: Lang) -> Option<Picture> {
        let board = self.0.board();
        let view_box = view_box(&board);
        let shapes = picture(&board, &[]);
        Some(Picture::alone(
            Of::Board,
            written("{} {} {} {}", &view_box),
            view_box[2],
            self.0.describe_path(lang),
            shapes,
        ))
    }
}
