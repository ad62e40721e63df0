//! How a text with arguments and choices is written down in one string, so that the tables in the
//! page are plain text: it is the smallest form, since it compresses as well as the text itself.
//! The build writes these marks and the page reads them. They are control characters, which no
//! text of a locale file may contain.
//!
//! A choice reads `CHOICE argument key KEY text CASE key KEY text CASE KEY text END`. The last text
//! is the one for everything else. There is no choice within a choice.

/// The mark of the first argument; the marks of the others follow it.
pub const FIRST_ARGUMENT: u8 = 1;

/// How many arguments a text may have: the marks end before the tab and the line feed.
pub const MOST_ARGUMENTS: u8 = 8;

/// Begins a choice by the argument whose mark follows.
pub const CHOICE: char = '\u{e}';

/// Stands between a case's key and its text.
pub const KEY: char = '\u{f}';

/// Stands between two cases.
pub const CASE: char = '\u{10}';

/// Ends a choice.
pub const END: char = '\u{11}';

/// Stands between two texts of a table.
pub const SEPARATOR: char = '\u{12}';
