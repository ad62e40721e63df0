//! Display options of an embedded search.

use plyscope_setup::Choice;

/// The visible controls.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Controls {
    /// Buttons, the scrubber, and a link to the full page.
    #[default]
    Full,
    /// Buttons for one step back and one step forward.
    Reduced,
    /// None: the host page has its own buttons.
    None,
}

impl Choice for Controls {
    const NAME: &'static str = "controls";
    const ALL: &'static [(&'static str, Self)] =
        &[("full", Self::Full), ("reduced", Self::Reduced), ("none", Self::None)];
}

/// Whether playback restarts at the end.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Repeat {
    /// It stops.
    #[default]
    No,
    /// It restarts.
    Yes,
}

impl Choice for Repeat {
    const NAME: &'static str = "loop";
    const ALL: &'static [(&'static str, Self)] = &[("no", Self::No), ("yes", Self::Yes)];
}

/// Whether it plays automatically.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Start {
    /// It waits for the user.
    #[default]
    ByHand,
    /// It plays once it is visible, unless reduced motion is preferred.
    ByItself,
}

impl Choice for Start {
    const NAME: &'static str = "autoplay";
    const ALL: &'static [(&'static str, Self)] = &[("no", Self::ByHand), ("yes", Self::ByItself)];
}
