//! The pictures beside a lesson: only who has its folder knows whether they are there.

use super::Report;
use crate::lines::Place;
use crate::problem::{Broken, Problem};

/// The largest picture that is packed, in bytes.
pub const MAX_PICTURE: u64 = 4 << 20;

/// A picture beside a lesson, and where the lesson shows it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PicturePlace {
    /// The file, from the folder of the lesson.
    pub file: String,
    place: Place,
}

impl PicturePlace {
    pub(crate) const fn new(file: String, place: Place) -> Self {
        Self { file, place }
    }

    fn fault(&self, problem: Problem) -> Broken {
        Broken { line: self.place.line, column: self.place.column, problem }
    }
}

impl Report {
    /// Adds the faults of its pictures; `size` is that of a file in bytes, if it can be read.
    pub fn check_pictures(&mut self, size: impl Fn(&str) -> Option<u64>) {
        let fault = |picture: &PicturePlace| {
            let file = picture.file.clone();
            match size(&file) {
                None => Some(picture.fault(Problem::NoPicture { file })),
                Some(bytes) if bytes > MAX_PICTURE => {
                    Some(picture.fault(Problem::LargePicture { file, bytes }))
                }
                Some(_) => None,
            }
        };
        let faults: Vec<Broken> = self.pictures.iter().filter_map(fault).collect();
        self.faults.extend(faults);
        self.faults.sort_by_key(|fault| (fault.line, fault.column));
        self.faults.truncate(super::MAX_FAULTS);
    }

    /// The files of its pictures, each once.
    #[must_use]
    pub fn picture_files(&self) -> Vec<&str> {
        let mut files: Vec<&str> =
            self.pictures.iter().map(|picture| picture.file.as_str()).collect();
        files.sort_unstable();
        files.dedup();
        files
    }
}
