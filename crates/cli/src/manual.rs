//! `plyscope completions` and `plyscope man`: both are written from the arguments themselves.

use std::fs;

use clap_complete::generate;
use clap_mangen::{generate_to, Man};

use crate::arguments::{Arguments, CompletionsOptions, ManOptions};
use crate::problem::misuse;
use crate::{spelling, Problem};

/// The completions of a shell, as its script.
pub fn completions(options: &CompletionsOptions) -> Result<String, Problem> {
    let mut script = Vec::new();
    generate(options.shell, &mut Arguments::whole_command(), NAME, &mut script);
    text(script)
}

/// The page of the manual about the command; or all pages, as files in a folder.
pub fn man(options: &ManOptions) -> Result<String, Problem> {
    let command = Arguments::whole_command();
    let Some(folder) = &options.output else {
        let mut page = Vec::new();
        let rendered = Man::new(command).render(&mut page);
        rendered.map_err(|error| format!("the page could not be made: {error}"))?;
        return text(page);
    };
    if spelling::chosen().is_ascii {
        return misuse("--ascii is for what is printed; leave out --output");
    }
    let written = fs::create_dir_all(folder).and_then(|()| generate_to(command, folder));
    written.map_err(|error| format!("cannot write {}: {error}", folder.display()))?;
    Ok(String::new())
}

const NAME: &str = "plyscope";

fn text(bytes: Vec<u8>) -> Result<String, Problem> {
    Ok(String::from_utf8(bytes).map_err(|error| error.to_string())?)
}
