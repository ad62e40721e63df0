//! Texts for sharing: an address, or code for embedding in a page or a lesson.

use plyscope_search::algo::Algorithm;
use plyscope_search::GameTree;

use crate::frame::frame;
use crate::xml::escaped;
use plyscope_i18n::{texts, Lang};
use plyscope_setup::address::pairs;

/// A form in which something is shared.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Form {
    /// Its address.
    Link,
    /// A frame for another page, in HTML.
    Frame,
    /// The element `<ply-scope>` for another page, in HTML.
    Element,
    /// A block of a lesson, in Markdown.
    Markdown,
}

impl Form {
    /// All of them.
    pub const ALL: [Self; 4] = [Self::Link, Self::Frame, Self::Element, Self::Markdown];

    /// Those of something to step through.
    const SCENE: &'static [Self] = &Self::ALL;
    /// Those of a lesson, which is a file of its own.
    const LESSON: &'static [Self] = &[Self::Link, Self::Frame, Self::Element];

    /// Its name in the texts and on the page.
    #[must_use]
    pub const fn id(self) -> &'static str {
        match self {
            Self::Link => "link",
            Self::Frame => "frame",
            Self::Element => "element",
            Self::Markdown => "markdown",
        }
    }
}

/// Something that is shared: a page of the site and the part of its address behind `#`.
#[derive(Clone, Copy, Debug)]
pub struct Shared<'a> {
    /// The absolute address of the page, without anything from `#` on.
    pub page: &'a str,
    /// The part of the address behind `#`.
    pub fragment: &'a str,
}

/// The kind of what is shared.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Kind {
    /// Something to step through.
    Scene,
    /// A question.
    Question,
    /// A lesson.
    Lesson,
    /// A page of the site.
    Other,
}

impl Kind {
    /// The page that shows it in a frame, with how its address begins.
    const fn embedded(self) -> &'static str {
        match self {
            Self::Scene => "embed.html#",
            Self::Question | Self::Lesson | Self::Other => "learn.html#embed&",
        }
    }
}

/// Whether a parameter is shared: those about the place on the site are not, nor are invalid names,
/// which could be misread in a page.
fn is_shared(name: &str) -> bool {
    let is_name = !name.is_empty() && name.chars().all(|c| c.is_ascii_lowercase() || c == '-');
    is_name && !["author", "embed", "progress"].contains(&name)
}

/// How high a frame is, in pixels: a small tree with its sentence and its buttons fits in it.
const HEIGHT: u32 = 640;

impl Shared<'_> {
    /// The text to hand out.
    #[must_use]
    pub fn text(self, form: Form, lang: Lang) -> String {
        match form {
            Form::Link => self.address(),
            Form::Frame => {
                let page = format!("{}{}", self.folder(), self.kind().embedded());
                let title = texts::handout_frame_title(lang);
                frame(&format!("{page}{}", self.fragment), &title, HEIGHT)
            }
            Form::Element => {
                let attributes: String =
                    self.parts().map(|(name, value)| attribute(name, &value)).collect();
                format!(
                    "<script type=\"module\" src=\"{}plyscope.js\"></script>\n\
                     <ply-scope{attributes}></ply-scope>",
                    escaped(self.folder())
                )
            }
            Form::Markdown => {
                let lines =
                    self.parts().map(|(name, value)| format!("{name}: {}\n", joined(&value)));
                let block = if self.kind() == Kind::Question { "question" } else { "scene" };
                format!("```{block}\n{}```\n", lines.collect::<String>())
            }
        }
    }

    /// The whole address.
    #[must_use]
    pub fn address(self) -> String {
        format!("{}#{}", self.page, self.fragment)
    }

    /// The forms in which it can be shared.
    #[must_use]
    pub fn forms(self) -> &'static [Form] {
        match self.kind() {
            Kind::Scene | Kind::Question => Form::SCENE,
            Kind::Lesson => Form::LESSON,
            Kind::Other => &[Form::Link],
        }
    }

    fn kind(self) -> Kind {
        let given = pairs(self.fragment).filter(|(_, value)| value.is_ok());
        let names: Vec<&str> = given.map(|(name, _)| name).filter(|name| is_shared(name)).collect();
        let has = |name: &str| names.contains(&name);
        // A program of a reader's own runs on its page only, traces of programs are shown on that of
        // game trees only, and what is played by hand on that of backtracking only.
        let is_of_page = ["practice", "progress", "language", "trace", "hand"].into_iter().any(has);
        match (has("question"), has("lesson")) {
            (true, _) => Kind::Question,
            (_, true) => Kind::Lesson,
            _ if is_of_page || self.fragment.is_empty() => Kind::Other,
            _ if ["tree", "game", "puzzle", "labels"].into_iter().any(has) => Kind::Scene,
            _ => Kind::Other,
        }
    }

    /// Where the site is: the address of the page up to its last slash.
    fn folder(&self) -> &str {
        let path = self.page.split('?').next().unwrap_or_default();
        &path[..path.rfind('/').map_or(0, |slash| slash + 1)]
    }

    /// The parameters of the address.
    fn parts(&self) -> impl Iterator<Item = (&str, String)> {
        let parts = pairs(self.fragment).filter_map(|(name, value)| Some((name, value.ok()?)));
        parts.filter(|(name, _)| is_shared(name)).map(|(name, value)| match name {
            "tree" if value.contains('\n') => (name, on_one_line(value)),
            _ => (name, value),
        })
    }
}

/// A tree on one line: a comment in it reaches to the end of its line.
fn on_one_line(text: String) -> String {
    let tree = GameTree::parse_for(&text, Algorithm::Expectiminimax);
    tree.map_or(text, |tree| tree.to_string())
}

fn attribute(name: &str, value: &str) -> String {
    format!(" {name}=\"{}\"", escaped(value))
}

/// A value joined to one line, as blocks need it.
fn joined(value: &str) -> String {
    let pieces = value.split(['\n', '\r']).map(str::trim).filter(|piece| !piece.is_empty());
    pieces.collect::<Vec<_>>().join(" ")
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;
    use plyscope_setup::address::encode;

    const PAGE: &str = "https://example.org/course/index.html";

    #[test]
    fn all_forms_have_the_same_content() {
        let fragment = "tree=(4+8)+(2+5)&algorithm=alpha-beta&step=9";
        let shared = Shared { page: PAGE, fragment };
        let table = [
            (Form::Link, format!("{PAGE}#{fragment}")),
            (
                Form::Frame,
                "<iframe src=\"https://example.org/course/embed.html#tree=(4+8)+(2+5)&amp;\
                 algorithm=alpha-beta&amp;step=9\" title=\"Plyscope: a search to step through\" \
                 width=\"100%\" height=\"640\" loading=\"lazy\"></iframe>"
                    .to_owned(),
            ),
            (
                Form::Element,
                "<script type=\"module\" src=\"https://example.org/course/plyscope.js\"></script>\n\
                 <ply-scope tree=\"(4 8) (2 5)\" algorithm=\"alpha-beta\" step=\"9\"></ply-scope>"
                    .to_owned(),
            ),
            (
                Form::Markdown,
                "```scene\ntree: (4 8) (2 5)\nalgorithm: alpha-beta\nstep: 9\n```\n".to_owned(),
            ),
        ];
        for (form, text) in table {
            assert_eq!(shared.text(form, Lang::En), text);
        }
    }

    #[test]
    fn each_page_is_shared_in_the_forms_that_show_it() {
        let table: [(&str, &[Form]); 8] = [
            ("tree=(4+8)+(2+5)", Form::SCENE),
            ("question=pruned&tree=4+8", Form::SCENE),
            ("lesson=pruning", Form::LESSON),
            ("practice=pruned", &[Form::Link]),
            ("tree=4+8&trace=L1-1", &[Form::Link]),
            ("language=python&tree=4+8&program=run(search)", &[Form::Link]),
            ("puzzle=queens&size=6&hand=1-3", &[Form::Link]),
            ("", &[Form::Link]),
        ];
        for (fragment, forms) in table {
            assert!(Shared { page: PAGE, fragment }.forms() == forms, "{fragment}");
        }
    }

    /// The value of an attribute as HTML reads it.
    fn read(written: &str) -> String {
        let table = [("&lt;", "<"), ("&gt;", ">"), ("&quot;", "\""), ("&amp;", "&")];
        table.iter().fold(written.to_owned(), |text, (from, to)| text.replace(from, to))
    }

    proptest! {
        #[test]
        fn whatever_is_shared_stays_within_its_attribute(text in "[ -~é−中]{0,40}") {
            let fragment = format!("tree={}", encode(&text));
            let element = Shared { page: PAGE, fragment: &fragment }.text(Form::Element, Lang::En);
            let (_, rest) = element.split_once("<ply-scope tree=\"").expect("an attribute");
            let (value, rest) = rest.split_once('"').expect("its end");
            prop_assert_eq!(rest, "></ply-scope>");
            prop_assert!(!value.contains(['<', '>']));
            prop_assert_eq!(read(value), text);
        }
    }
}
