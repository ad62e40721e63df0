//! Addresses: the only place that parses and writes `name=value&name=value`.
//!
//! The part of an address behind `#` describes what a page shows. A [`Query`] is that text, parsed
//! once; each view reads its own parameters from it, and the query collects the problems. A
//! [`Writer`] writes an address.

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

/// The longest accepted address, in bytes.
pub const MAX_LINK: usize = 200_000;

/// A value that can be read from an address.
pub trait FromQuery: Sized {
    /// The type of its problems.
    type Problem: From<Problem>;

    /// Reads it. Missing or invalid parameters keep their defaults; the query collects the
    /// problems.
    fn from_query(query: &mut Query<Self::Problem>) -> Self;

    /// Parses the part of an address behind `#`: the valid part, and all problems.
    fn from_address(address: &str) -> (Self, Vec<Self::Problem>) {
        parse(address, Self::from_query)
    }
}

/// Parses the part of an address behind `#` with a function, and collects all problems.
pub fn parse<T, P: From<Problem>>(
    address: &str,
    read: impl FnOnce(&mut Query<P>) -> T,
) -> (T, Vec<P>) {
    let mut query = Query::parse(address);
    let parsed = read(&mut query);
    (parsed, query.finish())
}

/// A value that can be written as an address, which [`FromQuery`] reads back.
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
