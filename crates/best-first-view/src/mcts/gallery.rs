//! Ready-made searches, each opening at an instructive step.

use super::link::Link;

/// A ready-made search. Its title and description are in the locale files under its name.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Exhibit {
    /// Its name, as in `gallery-mcts-first`.
    pub id: &'static str,
    /// Its address.
    pub link: &'static str,
}

impl Exhibit {
    /// The search and its step.
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
    exhibit("mcts-first", "game=tic-tac-toe&iterations=1000&exploration=1.4&seed=1&step=0"),
    exhibit(
        "mcts-win",
        "game=tic-tac-toe&position=XX./OO./...&iterations=200&exploration=1.4&seed=1&step=200",
    ),
    exhibit(
        "mcts-trap",
        "tree=(9+9+9+((9+9+9+9+9+0)+(9+9+9+9+0+9)+(9+9+9+0+9+9)))+(6+7)&iterations=200&exploration=1.4&seed=1&step=last",
    ),
    exhibit(
        "mcts-greedy",
        "game=tic-tac-toe&position=X../.../...&iterations=1000&exploration=0&seed=1&step=last",
    ),
    exhibit(
        "mcts-chance",
        "tree=chance:(1/6*3+5/6*(2+8))+chance:(0+9)&iterations=600&exploration=1.4&seed=1&step=last",
    ),
    exhibit(
        "mcts-four",
        "game=connect-four&iterations=2000&exploration=1.4&seed=1&step=last",
    ),
];

#[cfg(test)]
mod tests {
    use super::*;
    use crate::mcts::begin;
    use crate::mcts::link::read_tree;
    use plyscope_i18n::Lang;

    #[test]
    fn every_exhibit_can_be_read_and_has_a_name() {
        for exhibit in GALLERY {
            assert_eq!(Link::parse(exhibit.link).1, [], "{}", exhibit.id);
            let subject = exhibit.read().subject.read(read_tree).expect("a subject");
            assert!(begin(&subject, exhibit.read().settings).is_ok(), "{}", exhibit.id);
            for suffix in ["", "-about"] {
                let text = Lang::En.named(&format!("gallery-{}{suffix}", exhibit.id));
                assert!(text.is_some(), "{}{suffix}", exhibit.id);
            }
        }
    }
}
