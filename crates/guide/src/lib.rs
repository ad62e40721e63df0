//! The guide: the chapters of `docs/src`, texts that stand elsewhere in the clone, and the reference
//! pages, which are made from the registries of the program so that they cannot be wrong; and the same in
//! other languages (`docs/nl`, `docs/zh`), as far as there are translations.
//!
//! In: the clone. Out: the pages of a book for each language as Markdown, with links that hold within the
//! guide; `cargo xtask` has mdBook build the books into the site. A link to nothing ends the build. The
//! words of the types for TypeScript and Python are made from the same registries ([`names`]), and the
//! results for TypeScript from the types of the program ([`results`]). Not here: what a page looks like,
//! which is `docs/theme`.

mod book;
mod declarations;
pub mod links;
pub mod markdown;
pub mod names;
mod reference;
pub mod results;
mod theme;
mod translation;
mod words;

pub use book::{books, folder, place, root, Page, ABOVE, COPIES, REPOSITORY, SITE_PAGES, SUMMARY};
pub use theme::files;
