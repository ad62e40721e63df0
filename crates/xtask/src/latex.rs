//! LaTeX, to compile the command's output.
use crate::{apt, paths};
use std::process::Command;

/// LaTeX with `forest` and what that needs.
const PACKAGES: [&str; 3] = ["texlive-latex-base", "texlive-latex-extra", "texlive-pictures"];

/// Installs LaTeX if that needs no prompt. Without it the tests print what they skip, so nothing
/// fails here.
pub fn ensure() {
    if has_forest() || !apt::available() {
        return;
    }
    if let Err(problem) = apt::install(&PACKAGES) {
        eprintln!("There is no LaTeX, so that what is written for it is not compiled: {problem:#}");
    }
}

fn has_forest() -> bool {
    let find =
        paths::on_path("kpsewhich").map(|find| Command::new(find).arg("forest.sty").output());
    find.is_some_and(|found| found.is_ok_and(|output| output.status.success()))
        && paths::on_path("pdflatex").is_some()
}
