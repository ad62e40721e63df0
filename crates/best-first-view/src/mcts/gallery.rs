//! Ready-made searches, each opening at an instructive step.

use crate::exhibit::Exhibit;

/// Everything in the gallery.
pub const GALLERY: &[Exhibit] = &[
    Exhibit::new("mcts-first", "game=tic-tac-toe&iterations=1000&exploration=1.4&seed=1&step=83"),
    Exhibit::new(
        "mcts-win",
        "game=tic-tac-toe&position=XX./OO./...&iterations=200&exploration=1.4&seed=1&step=200",
    ),
    Exhibit::new(
        "mcts-trap",
        "tree=(9+9+9+((9+9+9+9+9+0)+(9+9+9+9+0+9)+(9+9+9+0+9+9)))+(6+7)&iterations=200&exploration=1.4&seed=1&step=last",
    ),
    Exhibit::new(
        "mcts-greedy",
        "game=tic-tac-toe&position=X../.../...&iterations=1000&exploration=0&seed=1&step=last",
    ),
    Exhibit::new(
        "mcts-prior",
        "tree=(5+9)+(5+9)+(5+9)+(5+9)+(5+9)+(5+9)+(6+6+7)&iterations=50&exploration=1.4&selection=puct&seed=1&step=1",
    ),
    Exhibit::new(
        "mcts-misleading-prior",
        "tree=((9+0)+(9+0))+((9+0)+(9+0))+((9+0)+(9+0))+((6+6)+(5+9))&iterations=100&exploration=1.4&selection=puct&seed=1&step=last",
    ),
    Exhibit::new(
        "mcts-rave",
        "game=tic-tac-toe&position=X../.../...&iterations=400&exploration=1.4&selection=rave&equivalence=1000&seed=1&step=last",
    ),
    Exhibit::new(
        "mcts-misleading-rave",
        "game=tic-tac-toe&position=X../.O./..X&iterations=200&exploration=1.4&selection=rave&equivalence=1000&seed=1&step=last",
    ),
    Exhibit::new(
        "mcts-chance",
        "tree=chance:(1/6*3+5/6*(2+8))+chance:(0+9)&iterations=600&exploration=1.4&seed=1&step=last",
    ),
    Exhibit::new(
        "mcts-four",
        "game=connect-four&iterations=2000&exploration=1.4&seed=1&step=last",
    ),
];

#[cfg(test)]
mod tests {
    use super::*;
    use crate::mcts::begin;
    use crate::mcts::link::{read_tree, Link};
    use plyscope_i18n::Lang;

    #[test]
    fn every_exhibit_can_be_read_and_has_a_name() {
        for exhibit in GALLERY {
            let (link, problems) = Link::parse(exhibit.link);
            assert_eq!(problems, [], "{}", exhibit.id);
            let subject = link.subject.read(read_tree).expect("a subject");
            assert!(begin(&subject, link.settings).is_ok(), "{}", exhibit.id);
            for suffix in ["", "-about"] {
                let text = Lang::En.named(&format!("gallery-{}{suffix}", exhibit.id));
                assert!(text.is_some(), "{}{suffix}", exhibit.id);
            }
        }
    }
}
