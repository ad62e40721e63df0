//! Files: pictures, films, tables, codes.

pub mod figure;
pub mod frame;
pub mod handout;
pub mod xml;
