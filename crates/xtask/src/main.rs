//! `cargo xtask`: setup and developer commands of Plyscope.
//!
//! A fresh machine needs only Rust's toolchain: a command fetches whatever else it needs, at a
//! pinned version, into the user's cache folder.
mod apt;
mod args;
mod bench;
mod carried;
mod changes;
mod chromium;
mod crates;
mod examples;
mod fingerprint;
mod firefox;
mod fuzz;
mod guide;
mod host;
mod latex;
mod library;
mod listing;
mod mime;
mod minify;
mod mutants;
mod npm;
mod package;
mod pages;
mod paths;
mod program;
mod programs;
mod progress;
mod pseudo;
mod python;
mod quick;
mod release;
mod reproduced;
mod run;
mod scripts;
mod serve;
mod server;
mod side_by_side;
mod site;
mod slides;
mod source_paths;
mod tables;
mod test;
mod times;
mod tools;
mod unit;
mod wasm_target;
mod webkit;
mod wheel;
mod workshop;

use args::{Args, Command};
use clap::Parser;
use std::process::ExitCode;

fn main() -> ExitCode {
    let outcome = match Args::parse().command {
        Command::Serve(options) => serve::serve(&options),
        Command::Build(options) => site::build(options.profile()).map(drop),
        Command::Wheel => wheel::wheel(),
        Command::Test(options) => test::test(&options),
        Command::Fuzz(options) => fuzz::fuzz(&options),
        Command::Mutants(options) => mutants::mutants(&options),
        Command::Bench(options) => bench::bench(&options),
        Command::Package(options) => package::package(&options),
        Command::Release(options) => release::release(&options),
    };
    match outcome {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("\n{error:#}");
            ExitCode::FAILURE
        }
    }
}
