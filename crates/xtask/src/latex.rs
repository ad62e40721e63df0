//! LaTeX, to compile the command's output.
use crate::{apt, paths};
use std::process::Command;

/// LaTeX with `forest` and what that needs.
const PACKAGES: [&str; 3] = ["texlive-latex-base", "texlive-latex-extra", "texlive-pictures"];

/// Installs LaTeX if that needs no prompt; whether it is there.
pub fn ensure() -> bool {
    if !has_forest() && apt::available() {
        if let Err(problem) = apt::install(&PACKAGES) {
            eprintln!("LaTeX cannot be installed: {problem:#}");
        }
    }
    has_forest()
}

fn has_forest() -> bool {
    let find =
        paths::on_path("kpsewhich").map(|find| Command::new(find).arg("forest.sty").output());
    find.is_some_and(|found| found.is_ok_and(|output| output.status.success()))
        && paths::on_path("pdflatex").is_some()
}
