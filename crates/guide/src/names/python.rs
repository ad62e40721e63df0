//! The types as aliases of Python.

use super::{Union, COMMAND, WIDTH};

/// The file.
pub fn file(unions: &[Union]) -> String {
    let types: String = unions.iter().map(alias).collect();
    format!(
        "# Made from the lists of the program by `{COMMAND}`; not to be edited.\n\
         \"\"\"The words that options and results have.\"\"\"\n\n\
         from typing import Literal\n{types}"
    )
}

/// A type, below an empty line.
fn alias(union: &Union) -> String {
    let Union { name, about, words } = union;
    let line = union.on_one_line(", ").map(|words| format!("{name} = Literal[{words}]\n"));
    let declaration =
        line.filter(|line| line.trim_end().chars().count() <= WIDTH).unwrap_or_else(|| {
            let words: Vec<String> = words
                .iter()
                .map(|word| {
                    let about = word.about.map(|about| format!("    # {about}\n"));
                    format!("{}    {},\n", about.unwrap_or_default(), word.quoted())
                })
                .collect();
            format!("{name} = Literal[\n{}]\n", words.concat())
        });
    format!("\n#: {about}\n{declaration}")
}
