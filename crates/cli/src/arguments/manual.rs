//! The arguments of `plyscope completions` and `man`.

use std::path::PathBuf;

use clap::Args;
use clap_complete::Shell;

#[derive(Args)]
pub struct CompletionsOptions {
    /// The shell
    #[arg(value_name = "SHELL")]
    pub shell: Shell,
}

#[derive(Args)]
pub struct ManOptions {
    /// Write all pages into a folder, one for each command; without it, the first goes to standard output
    #[arg(short, long, value_name = "DIR")]
    pub output: Option<PathBuf>,
}
