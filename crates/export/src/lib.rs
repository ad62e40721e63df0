//! Files: pictures as SVG, PDF, GIF and TikZ, tables as CSV, QR codes, and frames for other websites; and texts
//! for terminals.
//!
//! In: shapes of `plyscope-view`. Out: a [`figure`], whose marks have colours of their own, so that a
//! file looks like the page and needs no style sheet; each format writes its marks.
//!
//! Not here: PNG, which the command and the page make of SVG.

pub mod figure;
pub mod frame;
pub mod handout;
pub mod outline;
pub mod spelling;
pub mod tour;
pub mod xml;
