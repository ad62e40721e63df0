//! Checks a lesson as an author wants it checked: every scene and every question is built as the page
//! builds it, and every fault has its place.
//!
//! In: the text of a lesson. Out: a [`Report`]. The command, packing and worksheets all use it, so
//! that what cannot be answered is not handed out. Not here: whether a tree fits on paper, which
//! only paper asks ([`crate::sheet`]).

mod block_place;
mod pictures;
mod question;
mod report;
mod scene;

pub use block_place::BlockPlace;
pub use pictures::{PicturePlace, MAX_PICTURE};
pub use report::Report;

use crate::problem::{Broken, Problem};
use crate::{Lesson, Part, Reading};

/// The most steps that the searches of a lesson have together, so that every check ends soon.
pub const MAX_STEPS: u32 = 20_000_000;

/// The most faults that are reported.
pub const MAX_FAULTS: usize = 1_000;

/// Checks a lesson.
#[must_use]
pub fn check(text: &str) -> Report {
    match Reading::begin(text) {
        Ok(reading) => Check::of(reading).finish(),
        Err(problem) => {
            let fault = Broken { line: 1, column: None, problem: Problem::TooLong(problem) };
            Report { faults: vec![fault], ..Report::default() }
        }
    }
}

/// What was found while a lesson was parsed, besides its parts.
#[derive(Default)]
pub struct Parsed {
    /// Where its scenes and questions are.
    pub blocks: Vec<BlockPlace>,
    /// Problems with what is shown as it is written: listings, and formulas of captions.
    pub faults: Vec<Broken>,
    /// Its pictures beside it.
    pub pictures: Vec<PicturePlace>,
}

/// A lesson that is being checked, one scene or question at a time: some take as long as a search.
pub struct Check {
    parts: std::vec::IntoIter<Part>,
    blocks: std::vec::IntoIter<BlockPlace>,
    report: Report,
    /// How many more steps the searches may have.
    left: u64,
}

impl Check {
    /// Begins with a lesson that is being parsed.
    #[must_use]
    pub fn of(reading: Reading) -> Self {
        let (Lesson { parts, .. }, found) = reading.finish_placed();
        let (parts, blocks) = (parts.into_iter(), found.blocks.into_iter());
        let (mut faults, pictures) = (found.faults, found.pictures);
        if parts.len() == 0 {
            faults.push(Broken { line: 1, column: None, problem: Problem::Empty });
        }
        let report = Report { faults, pictures, ..Report::default() };
        Self { parts, blocks, report, left: u64::from(MAX_STEPS) }
    }

    /// Checks the next part; returns whether there was one.
    pub fn check_next(&mut self) -> bool {
        let Some(part) = self.parts.next() else { return false };
        let found = match part {
            Part::Prose(_) => return true,
            Part::Broken(broken) => {
                self.report.faults.push(broken);
                return true;
            }
            Part::Scene(scene) => {
                self.report.scenes += 1;
                self.report.questions += usize::from(scene.asking.is_some());
                self.blocks.next().map(|place| (scene::check(&scene, &place), place))
            }
            Part::Question(asking) => {
                self.report.questions += 1;
                self.blocks.next().map(|place| (question::check(&asking, &place), place))
            }
        };
        let Some((Found { faults, steps }, place)) = found else { return true };
        self.report.faults.extend(faults);
        match self.left.checked_sub(steps) {
            Some(left) => self.left = left,
            None => {
                self.report.faults.push(place.fault(&[], Problem::TooMuchSearch));
                self.give_up();
            }
        }
        true
    }

    /// Leaves the rest of the searches; what cannot be parsed is still reported.
    fn give_up(&mut self) {
        let broken = self.parts.by_ref().filter_map(|part| match part {
            Part::Broken(broken) => Some(broken),
            Part::Prose(_) | Part::Scene(_) | Part::Question(_) => None,
        });
        self.report.faults.extend(broken);
    }

    /// Checks the rest.
    #[must_use]
    pub fn finish(mut self) -> Report {
        while self.check_next() {}
        self.report.faults.sort_by_key(|fault| (fault.line, fault.column));
        self.report.faults.truncate(MAX_FAULTS);
        self.report
    }
}

/// What was found in a scene or question.
#[derive(Default)]
struct Found {
    faults: Vec<Broken>,
    /// How many steps its searches have.
    steps: u64,
}
