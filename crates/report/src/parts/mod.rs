//! What the fields of results are made of, beside numbers and texts.

mod by_name;
mod constant;
mod decimal;
mod list;
mod word;
mod worth;

pub use by_name::ByName;
pub use constant::{constant_word, Constant};
pub use decimal::Decimal;
pub use list::words;
pub use word::{Word, Words};
pub use worth::Worth;
