//! Programs that students read line by line, complete and write.
//!
//! In: which program, and in which language. Out: its lines, with what is also right and what is wrong in
//! place of each ([`Listing`]); and what is to be written from the beginning ([`Assignment`]), with the
//! code that shows that a program was found right ([`Code`]).
//!
//! Each listing is a file in `listings`. A test runs all of them: as they are, in every order that counts
//! as right, in every other spelling, and with every wrong line.
//!
//! Not here: questions about the programs, and judging them.

mod assignment;
mod code;
mod exercise;
mod language;
mod listing;
mod spelling;

pub use assignment::{is_order_judged, Assignment};
pub use code::{Code, CodeError};
pub use exercise::Exercise;
pub use language::Language;
pub use listing::{Line, Listing, Wrong};
