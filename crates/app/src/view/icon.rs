//! The pictures on the buttons.

use yew::prelude::*;

/// A button's picture.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Icon {
    First,
    Back,
    BackOver,
    Play,
    Pause,
    Over,
    Forward,
    Last,
    NextCut,
    PreviousCut,
    NextHit,
    PreviousHit,
    #[cfg(feature = "backtracking")]
    NextStuck,
    #[cfg(feature = "backtracking")]
    PreviousStuck,
    #[cfg(feature = "backtracking")]
    NextHandover,
    #[cfg(feature = "backtracking")]
    PreviousHandover,
    #[cfg(feature = "backtracking")]
    HandOver,
    #[cfg(feature = "backtracking")]
    Stop,
    Undo,
    Redo,
    Nearer,
    Further,
    Fit,
    Timeline,
    Close,
}

/// Draws one, in a square of 24.
pub fn icon(icon: Icon) -> Html {
    let (filled, drawn) = match icon {
        Icon::First => ("M19 5v14L8 12Z", "M6 5v14"),
        Icon::Back => ("", "M15 5l-7 7 7 7"),
        Icon::Forward => ("", "M9 5l7 7-7 7"),
        Icon::Last => ("M5 5v14l11-7Z", "M18 5v14"),
        Icon::Play => ("M7 4.5v15L20 12Z", ""),
        Icon::Pause => ("M6.5 5h4v14h-4zM13.5 5h4v14h-4z", ""),
        Icon::Over => ("M12 17.5a2 2 0 1 0 .01 0Z", "M4 14a8 8 0 0 1 15.5-2M20 6v6h-6"),
        Icon::BackOver => ("M12 17.5a2 2 0 1 0 .01 0Z", "M20 14a8 8 0 0 0-15.5-2M4 6v6h6"),
        Icon::NextCut => ("", "M4 12h4M13 5l-3.5 14M17 5l-3.5 14M17 12h4M18.5 9.5L21 12l-2.5 2.5"),
        Icon::PreviousCut => ("", "M20 12h-4M14.5 5L11 19M10.5 5L7 19M7 12H3M5.5 9.5L3 12l2.5 2.5"),
        Icon::NextHit => ("", "M3 6.5h11v11H3zM3 12h11M8.5 6.5v11M17.5 8.5L21 12l-3.5 3.5"),
        Icon::PreviousHit => ("", "M10 6.5h11v11H10zM10 12h11M15.5 6.5v11M6.5 8.5L3 12l3.5 3.5"),
        #[cfg(feature = "backtracking")]
        Icon::NextStuck => ("", "M4 12h7M15 5v14M8 8.5l3.5 3.5L8 15.5M19 9v6"),
        #[cfg(feature = "backtracking")]
        Icon::PreviousStuck => ("", "M20 12h-7M9 5v14M16 8.5L12.5 12l3.5 3.5M5 9v6"),
        #[cfg(feature = "backtracking")]
        Icon::NextHandover => (
            "",
            "M3 8h11M10.5 4.5L14 8l-3.5 3.5M14 16H3M6.5 12.5L3 16l3.5 3.5M18 8.5L21.5 12 18 15.5",
        ),
        #[cfg(feature = "backtracking")]
        Icon::PreviousHandover => (
            "",
            "M21 8H10M13.5 4.5L10 8l3.5 3.5M10 16h11M17.5 12.5L21 16l-3.5 3.5M6 8.5L2.5 12 6 15.5",
        ),
        #[cfg(feature = "backtracking")]
        Icon::HandOver => ("", "M4 12h14M13 6.5l5.5 5.5-5.5 5.5"),
        #[cfg(feature = "backtracking")]
        Icon::Stop => ("M6 6h12v12H6z", ""),
        Icon::Undo => ("", "M5 9h9a5 5 0 0 1 0 10H9M9 5L5 9l4 4"),
        Icon::Redo => ("", "M19 9h-9a5 5 0 0 0 0 10h5M15 5l4 4-4 4"),
        Icon::Nearer => ("", "M12 5v14M5 12h14"),
        Icon::Further => ("", "M5 12h14"),
        Icon::Fit => ("", "M4 9V4h5M20 9V4h-5M4 15v5h5M20 15v5h-5"),
        Icon::Timeline => {
            ("M3 5h18v3.5H3zM3 10.25h11v3.5H3zM16 10.25h5v3.5h-5zM6 15.5h5v3.5H6z", "")
        }
        Icon::Close => ("", "M6 6l12 12M18 6L6 18"),
    };
    html! {
        <svg class="icon" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
            <path class="filled" d={filled} />
            <path class="drawn" d={drawn} />
        </svg>
    }
}
