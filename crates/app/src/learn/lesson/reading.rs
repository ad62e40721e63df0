//! What takes long in a lesson: parsing, checking and dealing it, in time slices.

use std::rc::Rc;

use plyscope_lesson::chance::Dealing;
use plyscope_lesson::check::{check, Check, Report};
use plyscope_lesson::{Lesson, Reading, TooLong};
use plyscope_search::pack::pause;

use crate::worker_channel::in_time_slices;

/// Parses the text of a lesson, in time slices.
///
/// # Errors
/// If it is too long.
pub async fn read(text: &str) -> Result<Lesson, TooLong> {
    let mut reading = Reading::begin(text)?;
    in_time_slices(async {
        while reading.read_some() {
            pause().await;
        }
    })
    .await;
    Ok(reading.finish())
}

/// Checks a lesson before it is handed out, in time slices.
pub async fn checked(text: &str) -> Report {
    let Ok(mut reading) = Reading::begin(text) else { return check(text) };
    in_time_slices(async {
        while reading.read_some() {
            pause().await;
        }
        let mut check = Check::of(reading);
        while check.check_next() {
            pause().await;
        }
        check.finish()
    })
    .await
}

/// Deals the random parts of a lesson, in time slices.
pub async fn deal(written: Rc<Lesson>, seed: u64) -> Lesson {
    let mut dealing = Dealing::begin((*written).clone(), seed);
    in_time_slices(async {
        while dealing.deal_next() {
            pause().await;
        }
    })
    .await;
    dealing.finish()
}
