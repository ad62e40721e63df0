//! The palette: every colour of pictures and pages, by its name in the style sheets. A test
//! compares the style sheets with it (`tests/style_sheets.rs`), and files use it directly.

use super::mark::Colour;
use plyscope_setup::Choice;

/// Light or dark colours.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Scheme {
    /// Dark on light, as on paper.
    #[default]
    Light,
    /// Light on dark.
    Dark,
}

impl Choice for Scheme {
    const NAME: &'static str = "scheme";
    const ALL: &'static [(&'static str, Self)] = &[("light", Self::Light), ("dark", Self::Dark)];
}

/// A colour of the palette.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Shade {
    /// On a light ground.
    pub light: Colour,
    /// On a dark one.
    pub dark: Colour,
}

impl Shade {
    /// Its colour in a scheme.
    #[must_use]
    pub const fn in_scheme(self, scheme: Scheme) -> Colour {
        match scheme {
            Scheme::Light => self.light,
            Scheme::Dark => self.dark,
        }
    }
}

/// Makes a constant of each colour, and the list of all with their names.
macro_rules! palette {
    ($($(#[$about:meta])* $constant:ident $name:literal $light:literal $dark:literal;)*) => {
        $($(#[$about])*
        pub const $constant: Shade =
            Shade { light: Colour::new($light), dark: Colour::new($dark) };)*

        /// All colours, by their names in style sheets without the dashes before.
        pub const ALL: &[(&str, Shade)] = &[$(($name, $constant)),*];
    };
}

/// The colours of pages that take the place of others for readers who ask for more contrast, by their names
/// in style sheets without the dashes before. Files have the usual ones.
pub const MORE_CONTRAST: &[(&str, Shade)] = {
    const fn shade(light: u32, dark: u32) -> Shade {
        Shade { light: Colour::new(light), dark: Colour::new(dark) }
    }
    &[
        ("edge", SOFT),
        ("faint", SOFT),
        ("accent", shade(0x004d78, 0x9fd6f8)),
        ("danger", shade(0x850f2c, 0xffb3bf)),
        ("max", shade(0x00507d, 0x9fd6f8)),
        ("min", shade(0x8a3600, 0xffb98f)),
        ("chosen", shade(0x00553f, 0x7fe3c4)),
        ("cut", shade(0x8a1852, 0xffa6cf)),
    ]
};

// Okabe–Ito: MAX is blue, MIN vermilion, the current node yellow, the chosen one green. Everything
// shown by colours is shown by shapes as well.
palette! {
    // Pictures.

    /// The background of a picture.
    PAPER "paper" 0xffffff 0x14181d;
    /// Words, and the line along the current path.
    INK "ink" 0x1b1f24 0xedf1f5;
    /// Less prominent than [`INK`].
    SOFT "soft" 0x59636e 0xa9b4c0;
    /// Nodes not visited yet, or pruned.
    FAINT "faint" 0x8c959f 0x7d8894;
    /// The player MAX.
    MAX "max" 0x0072b2 0x6cbdf0;
    /// A node of MAX that is done.
    MAX_FILL "max-fill" 0xcfe6f5 0x12405e;
    /// The player MIN.
    MIN "min" 0xc44e00 0xff9a5c;
    /// A node of MIN that is done.
    MIN_FILL "min-fill" 0xfbdcc8 0x5c2a0c;
    /// A leaf that is done.
    LEAF_FILL "leaf-fill" 0xeef1f4 0x2a323b;
    /// The current node.
    HERE "here" 0xf0c000 0xf5d142;
    /// The background of words at the current node.
    HERE_FILL "here-fill" 0xfbf0b8 0x4d4416;
    /// The best move, or a solution.
    CHOSEN "chosen" 0x007a5a 0x3fd0a4;
    /// A cutoff, or a dead end.
    CUT "cut" 0xb0206a 0xff79b8;
    /// The frame of Connect Four, and thin lines of a sudoku.
    FRAME "frame" 0xc3ccd5 0x3a4653;
    /// The board of Othello.
    FELT "felt" 0xd7ead9 0x22402a;
    /// The light squares of a chess board.
    LIGHT_SQUARE "light-square" 0xf0e6d6 0xd9cbb2;
    /// The dark squares of a chess board.
    DARK_SQUARE "dark-square" 0xb99a74 0x82684a;
    /// White’s chess pieces: the same by day and by night.
    WHITE_MAN "white-man" 0xffffff 0xffffff;
    /// Black’s chess pieces.
    BLACK_MAN "black-man" 0x1b1f24 0x1b1f24;
    /// The board of a puzzle.
    TILE "tile" 0xf6f1e7 0x2a2f36;
    /// Its dark squares.
    TILE_SHADE "tile-shade" 0xe6dcc8 0x363d46;
    /// The path of a piece.
    WAY "way" 0x0072b2 0x6cbdf0;
    /// Where the piece has been.
    STOP "stop" 0xffffff 0x10141a;
    /// Regions of a map with colour 1.
    PAINT_1 "paint-1" 0xf4b8a8 0x8a3b2a;
    /// Regions of a map with colour 2.
    PAINT_2 "paint-2" 0xa9d4f5 0x1f5a8c;
    /// Regions of a map with colour 3.
    PAINT_3 "paint-3" 0xc3e2a6 0x3c6e1f;
    /// Regions of a map with colour 4.
    PAINT_4 "paint-4" 0xf6dd8f 0x7d6410;
    /// Regions of a map with colour 5.
    PAINT_5 "paint-5" 0xdcc3ee 0x6a4390;
    /// A label handed over between coroutines.
    SLIP "slip" 0xdff3ec 0x123f33;

    // Pages.

    /// The background of a page.
    PAGE "page" 0xf4f6f8 0x0e1115;
    /// A panel.
    SURFACE "surface" 0xffffff 0x14181d;
    /// Raised parts of a panel.
    RAISED "raised" 0xf0f3f6 0x1e242b;
    /// The edge of a panel.
    EDGE "edge" 0xd5dbe1 0x323a44;
    /// The edge of a field, which is to be found by it.
    FIELD_EDGE "field-edge" 0x808b96 0x6b7682;
    /// Text on a page.
    TEXT "text" 0x1b1f24 0xedf1f5;
    /// Text that is quieter.
    TEXT_SOFT "text-soft" 0x59636e 0xa9b4c0;
    /// Controls, and the focus.
    ACCENT "accent" 0x0068a3 0x6cbdf0;
    /// Text on [`ACCENT`].
    ACCENT_INK "accent-ink" 0xffffff 0x0b1a26;
    /// Pressed controls, and the side of a producer.
    ACCENT_SOFT "accent-soft" 0xe3f0f9 0x16324a;
    /// Errors.
    DANGER "danger" 0xa8173b 0xff8fa3;
    /// The background of errors.
    DANGER_SOFT "danger-soft" 0xfdecef 0x3a1820;
    /// The background of the current item of a list.
    HERE_SOFT "here-soft" 0xfbf0b8 0x4d4416;
    /// The edge of the current item.
    HERE_EDGE "here-edge" 0xb08c00 0xf5d142;
    /// Missing parts of an answer.
    MISSED "missed" 0x8a6100 0xf5d142;
    /// The side of a consumer.
    CONSUMER_SOFT "consumer-soft" 0xfdebe0 0x43240f;
    /// White in every scheme: paper, and QR codes.
    WHITE "white" 0xffffff 0xffffff;
    /// A node with an exact value.
    TIMELINE_EXACT "timeline-exact" 0x4a6378 0x93aabf;
    /// A node with a bound.
    TIMELINE_BOUND "timeline-bound" 0x8fa6b9 0x5f7689;
    /// A node with a cut.
    TIMELINE_CUT "timeline-cut" 0xb0206a 0xff79b8;
    /// A node from the table.
    TIMELINE_TABLE "timeline-table" 0xb87900 0xf0b13c;
    /// A node at the horizon.
    TIMELINE_HORIZON "timeline-horizon" 0xc3cdd6 0x3f4d5a;
    /// A solution, or the way to one.
    TIMELINE_SOLUTION "timeline-solution" 0x007a5a 0x3fd0a4;
    /// A dead end.
    TIMELINE_DEAD_END "timeline-dead-end" 0xb0206a 0xff79b8;
    /// An abandoned node.
    TIMELINE_ABANDONED "timeline-abandoned" 0x8fa6b9 0x5f7689;
    /// Unknown nodes.
    TIMELINE_UNKNOWN "timeline-unknown" 0xc3cdd6 0x3f4d5a;
    /// An open node.
    TIMELINE_OPEN "timeline-open" 0x59636e 0xa9b4c0;
    /// The first search of a comparison, or the first move whose share is drawn.
    ENTRANT_1 "entrant-1" 0x59636e 0xa9b4c0;
    /// The second.
    ENTRANT_2 "entrant-2" 0x2284bd 0x56b4e9;
    /// The third.
    ENTRANT_3 "entrant-3" 0xa86c00 0xe69f00;
    /// The fourth.
    ENTRANT_4 "entrant-4" 0xa34b80 0xde90be;
    /// The background of an embedded element.
    GROUND "ground" 0xffffff 0x14181d;
    /// Its quieter text.
    QUIET "quiet" 0x59636e 0xa9b4c0;
    /// Its edges.
    LINE "line" 0xd5dbe1 0x323a44;
    /// The background of its errors.
    WRONG "wrong" 0xfdecef 0x3a1820;
}
