//! Reading the trace of a program, with the tree that it is of.

use std::io::{self, BufRead, BufReader, Read};
use std::path::Path;

use plyscope_i18n::{texts, Lang};
use plyscope_program_trace::{tree_in, Place, Reader, TraceProblem, Walk, WITH_TREE};
use plyscope_search::algo::Algorithm;
use plyscope_search::limits::MAX_TEXT;
use plyscope_search::{GameTree, Player};

use crate::input;
use crate::problem::{misuse, Problem};

/// Where a trace is, and the tree that it is of, as they are given.
pub struct TraceFile<'a> {
    /// The file; `-` is standard input.
    pub path: &'a Path,
    /// The tree; without it the trace says which.
    pub tree: Option<&'a str>,
    /// Who is to move at the root, whatever the tree says.
    pub root: Option<Player>,
}

impl TraceFile<'_> {
    /// Reads the tree and the trace.
    pub fn read(&self, lang: Lang) -> Result<(GameTree, Walk), Problem> {
        if self.path.as_os_str() == "-" && self.tree == Some("-") {
            return misuse("the trace and the tree cannot both be standard input");
        }
        let mut lines = Lines::open(self.path, lang)?;
        let tree = match (self.tree, self.root) {
            (Some(text), root) => given_tree(text, root, lang)?,
            (None, Some(root)) => lines.tree()?.with_root_player(root),
            (None, None) => lines.tree()?,
        };
        let walk = lines.walk(&tree)?;
        Ok((tree, walk))
    }
}

fn given_tree(text: &str, root: Option<Player>, lang: Lang) -> Result<GameTree, Problem> {
    // Read with its chance nodes, so that they get a sentence of their own.
    let tree = input::tree(text, root, Algorithm::Expectiminimax)?;
    match tree.has_chance() {
        true => Err(input::wrong(text, texts::program_no_chance(lang))),
        false => Ok(tree),
    }
}

/// The lines of a trace, one after the other, so that a long one need not be kept.
struct Lines {
    source: Box<dyn BufRead>,
    name: String,
    lang: Lang,
    /// The lines that were read to find the tree.
    before: Vec<String>,
    number: usize,
}

impl Lines {
    /// Opens a file, or standard input for `-`.
    fn open(path: &Path, lang: Lang) -> Result<Self, Problem> {
        let name = path.display().to_string();
        let source: Box<dyn BufRead> = match name.as_str() {
            "-" => Box::new(BufReader::new(io::stdin())),
            _ => {
                let file = input::open(path);
                let file = file.map_err(|error| format!("cannot read {name}: {error}"))?;
                Box::new(BufReader::new(file))
            }
        };
        Ok(Self { source, name, lang, before: Vec::new(), number: 0 })
    }

    /// The tree that the trace says it is of, in its first lines.
    fn tree(&mut self) -> Result<GameTree, Problem> {
        // These lines are kept.
        let mut length = 0;
        while self.before.len() < WITH_TREE && length < MAX_TEXT {
            let Some(line) = self.next()? else { break };
            length += line.len();
            let tree = tree_in(&line);
            self.before.push(line);
            if let Some(tree) = tree {
                let place = Place::Line(self.before.len() as u32);
                let problem = |what| TraceProblem { place, what };
                return Ok(tree.map_err(|what| problem(what).sentence(self.lang))?);
            }
        }
        misuse("the trace does not say which tree was searched; give the tree as well")
    }

    /// Reads the whole trace.
    fn walk(mut self, tree: &GameTree) -> Result<Walk, Problem> {
        let mut reader = Reader::new(tree);
        let lang = self.lang;
        let before = std::mem::take(&mut self.before);
        let problem = |problem: TraceProblem| problem.sentence(lang);
        for line in &before {
            reader.line(line).map_err(problem)?;
        }
        while let Some(line) = self.next()? {
            reader.line(&line).map_err(problem)?;
        }
        Ok(reader.finish())
    }

    fn next(&mut self) -> Result<Option<String>, Problem> {
        let mut bytes = Vec::new();
        let mut limited = (&mut self.source).take(MAX_TEXT as u64 + 1);
        let read = limited.read_until(b'\n', &mut bytes);
        self.number += 1;
        match read.map_err(|error| format!("cannot read {}: {error}", self.name))? {
            0 => Ok(None),
            count if count > MAX_TEXT => {
                Err(texts::program_line_long(self.lang, self.number, MAX_TEXT).into())
            }
            _ => Ok(Some(String::from_utf8_lossy(&bytes).into_owned())),
        }
    }
}
