//! Ready-made searches, each opening at an instructive step.

use crate::exhibit::Exhibit;

/// Everything in the gallery.
pub const GALLERY: &[Exhibit] = &[
    Exhibit::new("sss-first", "search=sss&tree=((3+5)+(2+9))+((7+8)+(6+4))&step=0"),
    Exhibit::new("sss-game", "search=sss&game=connect-four&depth=3&step=last"),
    Exhibit::new("proof-win", "search=proof-number&game=tic-tac-toe&position=X.O/.../...&step=0"),
    Exhibit::new("proof-draw", "search=proof-number&game=tic-tac-toe&goal=draw&step=last"),
    Exhibit::new(
        "proof-tree",
        "search=proof-number&tree=((3+5)+(2+9))+((7+8)+(6+4))&goal=6&step=0",
    ),
];
