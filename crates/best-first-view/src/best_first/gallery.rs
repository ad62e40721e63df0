//! Ready-made searches, each opening at an instructive step.

use super::Kind;
use crate::exhibit::Exhibit;

/// SSS* where it has just passed over a leaf.
const SSS: Exhibit =
    Exhibit::new("sss-first", "search=sss&tree=((3+5)+(2+9))+((7+8)+(6+4))&step=12");

/// Proof-number search where the proof has just turned to another move.
const PROOF: Exhibit =
    Exhibit::new("proof-win", "search=proof-number&game=tic-tac-toe&position=X.O/.../...&step=9");

/// What a search is shown with first.
#[must_use]
pub const fn first(kind: Kind) -> &'static str {
    match kind {
        Kind::Sss => SSS.link,
        Kind::ProofNumber => PROOF.link,
    }
}

/// Everything in the gallery.
pub const GALLERY: &[Exhibit] = &[
    SSS,
    Exhibit::new("sss-game", "search=sss&game=connect-four&depth=3&step=last"),
    PROOF,
    Exhibit::new("proof-draw", "search=proof-number&game=tic-tac-toe&goal=draw&step=last"),
    Exhibit::new(
        "proof-tree",
        "search=proof-number&tree=((3+5)+(2+9))+((7+8)+(6+4))&goal=6&step=0",
    ),
];
