//! The address of a view: `#tree=…&algorithm=…&root=…&step=…`.

use std::fmt;

use plyscope_core::notation::ParseError;
use plyscope_core::{GameTree, Player, Step};

use crate::setup::{Choice, NoSuchChoice, NotAWindow, Setup};

/// The longest address that is read, in bytes.
pub const MAX_LINK: usize = 200_000;

/// What an address says. What it does not say is left as it is by default.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Link {
    /// The tree's text, as it was given, whether or not it can be read.
    pub text: Option<String>,
    /// Who is to move at the root, where that is said apart from the text.
    pub root: Option<Player>,
    /// Which search.
    pub setup: Setup,
    /// The step to show.
    pub step: Option<Step>,
}

/// What is wrong with a part of an address. The other parts still hold.
#[derive(Clone, PartialEq, Debug)]
pub enum LinkProblem {
    /// The address is longer than [`MAX_LINK`] bytes.
    TooLong {
        /// How long it is.
        bytes: usize,
    },
    /// A name that means nothing here.
    UnknownParameter {
        /// The name; of a long one only the beginning.
        name: String,
    },
    /// A choice that does not exist.
    Choice(NoSuchChoice),
    /// A window that cannot be read.
    Window(NotAWindow),
    /// A step that is no number.
    Step {
        /// What was given; of a long text only the beginning.
        given: String,
    },
    /// A broken `%` code.
    Encoding {
        /// The parameter it is in.
        name: String,
    },
    /// The tree cannot be read.
    Tree(ParseError),
}

impl fmt::Display for LinkProblem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::TooLong { bytes } => {
                write!(f, "the link has {bytes} bytes; at most {MAX_LINK} are read")
            }
            Self::UnknownParameter { name } => write!(f, "“{name}” means nothing here"),
            Self::Choice(problem) => write!(f, "{problem}"),
            Self::Window(problem) => write!(f, "{problem}"),
            Self::Step { given } => write!(f, "the step “{given}” is not a whole number"),
            Self::Encoding { name } => write!(f, "“{name}” has a broken % code"),
            Self::Tree(problem) => write!(f, "the tree: {problem}"),
        }
    }
}

impl Link {
    /// Reads the part of an address behind `#`. Whatever can be understood is kept; the rest is
    /// told.
    #[must_use]
    pub fn parse(fragment: &str) -> (Self, Vec<LinkProblem>) {
        let fragment = fragment.strip_prefix('#').unwrap_or(fragment);
        let mut link = Self::default();
        let mut problems = Vec::new();
        if fragment.len() > MAX_LINK {
            return (link, vec![LinkProblem::TooLong { bytes: fragment.len() }]);
        }
        for part in fragment.split('&').filter(|part| !part.is_empty()) {
            let (name, value) = part.split_once('=').unwrap_or((part, ""));
            let name: String = name.chars().take(40).collect();
            let taken = match decode(value) {
                Some(value) => link.take(&name, value),
                None => Err(LinkProblem::Encoding { name }),
            };
            problems.extend(taken.err());
        }
        (link, problems)
    }

    fn take(&mut self, name: &str, value: String) -> Result<(), LinkProblem> {
        let setup = &mut self.setup;
        match name {
            "tree" => self.text = Some(value),
            "root" => self.root = Some(choice(&value)?),
            "algorithm" => setup.algorithm = choice(&value)?,
            "order" => setup.order = choice(&value)?,
            "cut" => setup.cut = choice(&value)?,
            "fail" => setup.fail = choice(&value)?,
            "window" => setup.window = value.parse().map_err(LinkProblem::Window)?,
            "step" if value == "last" => self.step = Some(Step(u32::MAX)),
            "step" => {
                let given = || LinkProblem::Step { given: value.chars().take(40).collect() };
                self.step = Some(Step(value.parse().map_err(|_| given())?));
            }
            _ => return Err(LinkProblem::UnknownParameter { name: name.to_owned() }),
        }
        Ok(())
    }

    /// The part of an address behind `#` that shows this search at this step. Choices that are
    /// the default are left out, but for the ones that a reader of the address wants to see.
    #[must_use]
    pub fn print(text: &str, root: Player, setup: &Setup, step: Step) -> String {
        let mut link = format!("tree={}&algorithm={}", encode(text), setup.algorithm.id());
        let mut add = |name: &str, value: &str| {
            link.push('&');
            link.push_str(name);
            link.push('=');
            link.push_str(&encode(value));
        };
        add("root", root.id());
        let plain = Setup::default();
        if setup.order != plain.order {
            add("order", setup.order.id());
        }
        if setup.cut != plain.cut {
            add("cut", setup.cut.id());
        }
        if setup.fail != plain.fail {
            add("fail", setup.fail.id());
        }
        if setup.window != plain.window {
            add("window", &setup.window.to_string());
        }
        add("step", &step.0.to_string());
        link
    }

    /// The tree that the address gives, with the side to move that it says.
    #[must_use]
    pub fn tree(&self) -> Option<Result<GameTree, ParseError>> {
        let tree = GameTree::parse(self.text.as_deref()?);
        Some(tree.map(|tree| match self.root {
            Some(player) => tree.with_root_player(player),
            None => tree,
        }))
    }
}

fn choice<C: Choice>(value: &str) -> Result<C, LinkProblem> {
    C::from_id(value).map_err(LinkProblem::Choice)
}

/// Readable percent-encoding: what an address may hold stays as it is, a space becomes `+`.
fn encode(text: &str) -> String {
    let mut encoded = String::with_capacity(text.len());
    for byte in text.bytes() {
        match byte {
            b' ' => encoded.push('+'),
            b'a'..=b'z' | b'A'..=b'Z' | b'0'..=b'9' | b'-' | b'.' | b'_' | b'~' => {
                encoded.push(byte as char);
            }
            b'(' | b')' | b',' | b':' => encoded.push(byte as char),
            _ => {
                encoded.push('%');
                encoded.extend([byte >> 4, byte & 15].map(|digit| {
                    char::from_digit(u32::from(digit), 16).unwrap_or('0').to_ascii_uppercase()
                }));
            }
        }
    }
    encoded
}

/// The text behind an encoding; `None` for a broken code or for bytes that are no text.
fn decode(encoded: &str) -> Option<String> {
    let mut bytes = Vec::with_capacity(encoded.len());
    let mut rest = encoded.bytes();
    while let Some(byte) = rest.next() {
        bytes.push(match byte {
            b'+' => b' ',
            b'%' => {
                let mut digit = || (rest.next()? as char).to_digit(16);
                (digit()? << 4 | digit()?) as u8
            }
            byte => byte,
        });
    }
    String::from_utf8(bytes).ok()
}
