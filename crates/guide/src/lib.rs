//! The guide: the chapters of `docs/src`, texts that stand elsewhere in the clone, and the reference
//! pages, which are made from the registries of the program so that they cannot be wrong.
//!
//! In: the clone. Out: the pages of one book as Markdown, with links that hold within it; `cargo xtask`
//! has mdBook build the book into the site. A link to nothing ends the build. The words of the types
//! for TypeScript and Python are made from the same registries ([`names`]), and the results for TypeScript
//! from the types of the program ([`results`]). Not here: what a page looks like, which is `docs/theme`.

mod book;
mod declarations;
pub mod links;
pub mod markdown;
pub mod names;
mod reference;
pub mod results;

pub use book::{book, root, Page, ABOVE, COPIES, REPOSITORY, SITE_PAGES};
