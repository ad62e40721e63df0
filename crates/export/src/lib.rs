//! Files: pictures, films, tables, codes.

pub mod frame;
pub mod handout;
pub mod plate;
pub mod xml;
