//! Ready-made dialogues, each opening at an instructive step.

use crate::link::Link;

/// A ready-made dialogue. Its title and description are in the locale files under its name.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Exhibit {
    /// Its name, as in `gallery-coroutine-all`.
    pub id: &'static str,
    /// The labels, the wanted label and the step, as an address.
    pub link: &'static str,
}

impl Exhibit {
    /// The dialogue and the step.
    #[must_use]
    pub fn read(&self) -> Link {
        Link::parse(self.link).0
    }
}

const fn exhibit(id: &'static str, link: &'static str) -> Exhibit {
    Exhibit { id, link }
}

/// Everything in the gallery.
pub const GALLERY: &[Exhibit] = &[
    exhibit("coroutine-all", "labels=5+2+8+1+4+7+9"),
    exhibit("coroutine-found", "labels=lion+dog+rat+cat+fox+owl+yak&wanted=fox&step=33"),
    exhibit("coroutine-deep", "labels=6+5+4+3+2+1&step=16"),
    exhibit("coroutine-missing", "labels=4+2+6+1+3+5+7&wanted=8"),
    exhibit("coroutine-zigzag", "labels=1+6+2+5+3+4&step=40"),
];

#[cfg(test)]
mod tests {
    use super::*;
    use plyscope_i18n::Lang;

    #[test]
    fn every_exhibit_can_be_read_and_has_a_name() {
        for exhibit in GALLERY {
            assert_eq!(Link::parse(exhibit.link).1, [], "{}", exhibit.id);
            for suffix in ["", "-about"] {
                let text = Lang::En.named(&format!("gallery-{}{suffix}", exhibit.id));
                assert!(text.is_some(), "{}{suffix}", exhibit.id);
            }
        }
    }
}
