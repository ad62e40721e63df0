//! `cargo xtask serve`.
use crate::args::ServeArgs;
use crate::progress::note;
use crate::server::Server;
use crate::{run, site};
use anyhow::{bail, Result};
use std::process::Command;

/// Builds the site and serves it until the developer ends it.
pub fn serve(args: &ServeArgs) -> Result<()> {
    let profile = args.build.profile();
    let dist = if args.no_build { profile.dist() } else { site::build(profile)? };
    if !dist.join("index.html").is_file() {
        bail!("There is no site in {}. Run this again without --no-build.", dist.display());
    }
    let server = Server::bind(&dist, args.port)?;
    if args.port != 0 && server.port() != args.port {
        note(&format!("Port {} is taken; using {} instead.", args.port, server.port()));
    }
    // Alone on its line on standard output, so that a script can read it.
    println!("{}", server.address());
    note("Serving until you press Ctrl-C.");
    if args.open {
        open(&server.address());
    }
    server.run()
}

fn open(address: &str) {
    let (program, before): (_, &[&str]) = match std::env::consts::OS {
        "macos" => ("open", &[]),
        "windows" => ("cmd", &["/C", "start"]),
        _ => ("xdg-open", &[]),
    };
    run::in_background(Command::new(program).args(before).arg(address), || {
        note("The browser could not be opened; open the address by hand.");
    });
}
