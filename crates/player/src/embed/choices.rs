//! What a page of somebody else's can choose of the way a search is shown there.

use plyscope_setup::Choice;

/// What there is to press.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Controls {
    /// Buttons, the scrubber, and the way to all of it.
    #[default]
    Full,
    /// Buttons for one step back and one on.
    Reduced,
    /// Nothing: the page has buttons of its own.
    None,
}

impl Choice for Controls {
    const NAME: &'static str = "controls";
    const ALL: &'static [(&'static str, Self)] =
        &[("full", Self::Full), ("reduced", Self::Reduced), ("none", Self::None)];
}

/// Whether what is played begins again where it ends.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Repeat {
    /// It ends there.
    #[default]
    No,
    /// It begins again.
    Yes,
}

impl Choice for Repeat {
    const NAME: &'static str = "loop";
    const ALL: &'static [(&'static str, Self)] = &[("no", Self::No), ("yes", Self::Yes)];
}

/// Whether it plays without being asked to.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Start {
    /// It waits for the person.
    #[default]
    ByHand,
    /// It plays once it is seen, where motion is welcome.
    ByItself,
}

impl Choice for Start {
    const NAME: &'static str = "autoplay";
    const ALL: &'static [(&'static str, Self)] = &[("no", Self::ByHand), ("yes", Self::ByItself)];
}
