//! The pictures on the buttons.

use yew::prelude::*;

/// A button's picture, in a square of 24, as SVG paths.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Icon {
    /// What is filled.
    filled: &'static str,
    /// What is drawn with a line.
    drawn: &'static str,
}

impl Icon {
    /// A picture of a filled path and a line; either may be empty.
    pub const fn new(filled: &'static str, drawn: &'static str) -> Self {
        Self { filled, drawn }
    }

    pub const FIRST: Self = Self::new("M19 5v14L8 12Z", "M6 5v14");
    pub const BACK: Self = Self::new("", "M15 5l-7 7 7 7");
    pub const BACK_OVER: Self =
        Self::new("M12 17.5a2 2 0 1 0 .01 0Z", "M20 14a8 8 0 0 0-15.5-2M4 6v6h6");
    pub const PLAY: Self = Self::new("M7 4.5v15L20 12Z", "");
    pub const PAUSE: Self = Self::new("M6.5 5h4v14h-4zM13.5 5h4v14h-4z", "");
    pub const OVER: Self =
        Self::new("M12 17.5a2 2 0 1 0 .01 0Z", "M4 14a8 8 0 0 1 15.5-2M20 6v6h-6");
    pub const FORWARD: Self = Self::new("", "M9 5l7 7-7 7");
    pub const LAST: Self = Self::new("M5 5v14l11-7Z", "M18 5v14");
    pub const NEXT_CUT: Self =
        Self::new("", "M4 12h4M13 5l-3.5 14M17 5l-3.5 14M17 12h4M18.5 9.5L21 12l-2.5 2.5");
    pub const PREVIOUS_CUT: Self =
        Self::new("", "M20 12h-4M14.5 5L11 19M10.5 5L7 19M7 12H3M5.5 9.5L3 12l2.5 2.5");
    pub const NEXT_HIT: Self =
        Self::new("", "M3 6.5h11v11H3zM3 12h11M8.5 6.5v11M17.5 8.5L21 12l-3.5 3.5");
    pub const PREVIOUS_HIT: Self =
        Self::new("", "M10 6.5h11v11H10zM10 12h11M15.5 6.5v11M6.5 8.5L3 12l3.5 3.5");
    pub const UNDO: Self = Self::new("", "M5 9h9a5 5 0 0 1 0 10H9M9 5L5 9l4 4");
    pub const REDO: Self = Self::new("", "M19 9h-9a5 5 0 0 0 0 10h5M15 5l4 4-4 4");
    pub const NEARER: Self = Self::new("", "M12 5v14M5 12h14");
    pub const FURTHER: Self = Self::new("", "M5 12h14");
    pub const FIT: Self = Self::new("", "M4 9V4h5M20 9V4h-5M4 15v5h5M20 15v5h-5");
    pub const TIMELINE: Self =
        Self::new("M3 5h18v3.5H3zM3 10.25h11v3.5H3zM16 10.25h5v3.5h-5zM6 15.5h5v3.5H6z", "");
    pub const CLOSE: Self = Self::new("", "M6 6l12 12M18 6L6 18");
}

/// Draws one.
pub fn icon(Icon { filled, drawn }: Icon) -> Html {
    html! {
        <svg class="icon" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
            <path class="filled" d={filled} />
            <path class="drawn" d={drawn} />
        </svg>
    }
}
