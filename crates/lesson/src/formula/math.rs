//! The tree of a formula: elements of MathML from a closed list, and text.

use std::fmt;

/// A part of a formula.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Math {
    /// An element of MathML.
    Element {
        /// Its name, of `ELEMENTS`.
        name: &'static str,
        /// Its attributes, of `ATTRIBUTES`, and classes for columns.
        attributes: Vec<(&'static str, String)>,
        /// Its content.
        children: Vec<Math>,
    },
    /// Text.
    Text(String),
}

/// The elements that formulas may have.
const ELEMENTS: [&str; 25] = [
    "math",
    "mrow",
    "mi",
    "mn",
    "mo",
    "mtext",
    "mspace",
    "ms",
    "mfrac",
    "msqrt",
    "mroot",
    "msub",
    "msup",
    "msubsup",
    "munder",
    "mover",
    "munderover",
    "mmultiscripts",
    "mprescripts",
    "mtable",
    "mtr",
    "mtd",
    "mstyle",
    "mpadded",
    "mphantom",
];

/// The attributes that they may have; others are left out.
const ATTRIBUTES: [&str; 16] = [
    "mathvariant",
    "lspace",
    "rspace",
    "stretchy",
    "symmetric",
    "fence",
    "separator",
    "form",
    "largeop",
    "movablelimits",
    "accent",
    "accentunder",
    "minsize",
    "maxsize",
    "linethickness",
    "width",
];

/// The deepest nesting.
const MAX_DEPTH: usize = 60;

/// An element that is open, with its content so far.
struct Opened {
    name: &'static str,
    attributes: Vec<(&'static str, String)>,
    children: Vec<Math>,
}

/// Parses the MathML of a formula; `None` if it has anything that is not listed here.
pub fn read(mathml: &str) -> Option<Vec<Math>> {
    // The open elements, from the outermost.
    let mut open: Vec<Opened> = Vec::new();
    let mut rest = mathml;
    loop {
        let (text, tag) = rest.split_once('<')?;
        if !text.is_empty() {
            open.last_mut()?.children.push(Math::Text(plain(text)?));
        }
        let (tag, behind) = tag.split_once('>')?;
        rest = behind;
        if let Some(name) = tag.strip_prefix('/') {
            let Opened { name, attributes, children } =
                open.pop().filter(|opened| opened.name == name)?;
            match open.last_mut() {
                Some(outer) => outer.children.push(Math::Element { name, attributes, children }),
                None => return Some(children),
            }
            continue;
        }
        let (tag, is_empty) = tag.strip_suffix('/').map_or((tag, false), |tag| (tag, true));
        let (name, attributes) = tag.split_once(' ').unwrap_or((tag, ""));
        let name = ELEMENTS.into_iter().find(|known| *known == name.trim())?;
        let attributes = attributes_of(attributes)?;
        if is_empty {
            let children = Vec::new();
            open.last_mut()?.children.push(Math::Element { name, attributes, children });
        } else if open.len() < MAX_DEPTH {
            open.push(Opened { name, attributes, children: Vec::new() });
        } else {
            return None;
        }
    }
}

/// The attributes of a tag that are listed. The side of a column is a class, since pages allow no
/// styles in attributes.
fn attributes_of(text: &str) -> Option<Vec<(&'static str, String)>> {
    let mut attributes = Vec::new();
    let mut rest = text.trim_start();
    while !rest.is_empty() {
        let (name, behind) = rest.split_once("=\"")?;
        let (value, behind) = behind.split_once('"')?;
        rest = behind.trim_start();
        if let Some(name) = ATTRIBUTES.into_iter().find(|known| *known == name) {
            attributes.push((name, plain(value)?));
        } else if name == "style" {
            let side = [("text-align: right", "to-end"), ("text-align: left", "to-start")];
            let side = side.into_iter().find(|(style, _)| value.contains(style));
            attributes.extend(side.map(|(_, class)| ("class", class.to_owned())));
        }
    }
    Some(attributes)
}

/// A text without the codes of its characters.
fn plain(text: &str) -> Option<String> {
    let mut plain = String::new();
    let mut rest = text;
    while let Some((before, code)) = rest.split_once('&') {
        let (code, behind) = code.split_once(';')?;
        plain.push_str(before);
        plain.push(match code {
            "lt" => '<',
            "gt" => '>',
            "amp" => '&',
            "quot" => '"',
            "apos" | "#39" | "#x27" => '\'',
            code => {
                let hex = code.strip_prefix("#x").map(|hex| u32::from_str_radix(hex, 16));
                let number = hex.unwrap_or_else(|| code.trim_start_matches('#').parse()).ok()?;
                char::from_u32(number)?
            }
        });
        rest = behind;
    }
    plain.push_str(rest);
    Some(plain)
}

impl Math {
    /// How long it takes to draw, in elements of a page.
    pub fn weight(&self) -> usize {
        match self {
            Self::Element { children, .. } => 1 + children.iter().map(Self::weight).sum::<usize>(),
            Self::Text(_) => 0,
        }
    }
}

impl fmt::Display for Math {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        use plyscope_export::xml::escaped;
        match self {
            Self::Text(text) => f.write_str(&escaped(text)),
            Self::Element { name, attributes, children } => {
                write!(f, "<{name}")?;
                for (name, value) in attributes {
                    write!(f, " {name}=\"{}\"", escaped(value))?;
                }
                f.write_str(">")?;
                children.iter().try_for_each(|child| child.fmt(f))?;
                write!(f, "</{name}>")
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_what_is_listed_is_read() {
        let table = [
            ("<math><mi>x</mi></math>", Some("<mi>x</mi>")),
            (
                "<math><mo form=\"prefix\" onclick=\"x()\">(</mo></math>",
                Some("<mo form=\"prefix\">(</mo>"),
            ),
            ("<math><mspace width=\"1em\"/></math>", Some("<mspace width=\"1em\"></mspace>")),
            (
                "<math><mtd style=\"text-align: right;x\"></mtd></math>",
                Some("<mtd class=\"to-end\"></mtd>"),
            ),
            ("<math><mi>&lt;&#x2A;&#65;</mi></math>", Some("<mi>&lt;*A</mi>")),
            ("<math><script>x</script></math>", None),
            ("<math><mi>x</math></mi>", None),
            ("<math><mi>x", None),
            ("<math><mi>&bogus;</mi></math>", None),
            ("x", None),
            ("", None),
        ];
        for (text, expected) in table {
            let read = read(text).map(|math| math.iter().map(Math::to_string).collect::<String>());
            assert_eq!(read.as_deref(), expected, "{text}");
        }
    }
}
