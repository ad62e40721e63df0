//! Addresses: the one place where `name=value&name=value` is taken apart and put together.
//!
//! What a page shows stands in the part of its address behind `#`. A [`Query`] is that text taken apart
//! once; whatever can be shown reads itself from it, and the query keeps what was wrong. A [`Writer`]
//! puts an address together.

mod at;
mod encoding;
mod problem;
mod query;
mod writer;

pub use at::At;
pub use encoding::{decode, encode};
pub use problem::Problem;
pub use query::{number, pairs, Query};
pub use writer::Writer;

/// The longest address that is read, in bytes.
pub const MAX_LINK: usize = 200_000;

/// What can be read from an address.
pub trait FromQuery: Sized {
    /// What can be wrong with it.
    type Problem: From<Problem>;

    /// Reads it. What is not said, or cannot be understood, is as by default; the query keeps what is
    /// wrong.
    fn from_query(query: &mut Query<Self::Problem>) -> Self;

    /// Reads the part of an address behind `#`: whatever can be understood, and all that is wrong.
    fn from_address(address: &str) -> (Self, Vec<Self::Problem>) {
        parse(address, Self::from_query)
    }
}

/// Parses the part of an address behind `#` with a function, and collects all that is wrong.
pub fn parse<T, P: From<Problem>>(
    address: &str,
    read: impl FnOnce(&mut Query<P>) -> T,
) -> (T, Vec<P>) {
    let mut query = Query::parse(address);
    let parsed = read(&mut query);
    (parsed, query.finish())
}

/// What can be written as an address, which [`FromQuery`] reads back.
pub trait ToQuery {
    /// Writes it.
    fn to_query(&self, writer: &mut Writer);

    /// The part of an address behind `#`.
    fn to_address(&self) -> String {
        let mut writer = Writer::default();
        self.to_query(&mut writer);
        writer.finish()
    }
}
