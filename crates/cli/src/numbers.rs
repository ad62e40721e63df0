//! Numbers for people: grouped digits and columns.

use plyscope_i18n::Lang;

/// A number with its digits in groups of three.
pub fn grouped(number: u64) -> String {
    usize::try_from(number).map_or_else(|_| number.to_string(), |number| Lang::En.number(number))
}

/// A number of things, by the name of one and that of several.
pub fn counted(number: u64, one: &str, several: &str) -> String {
    format!("{} {}", grouped(number), if number == 1 { one } else { several })
}

/// Rows of cells as columns, each flush right.
pub fn aligned(rows: Vec<Vec<String>>) -> String {
    let columns = rows.iter().map(Vec::len).max().unwrap_or_default();
    let width = |column: usize| {
        let cells = rows.iter().filter_map(|row| row.get(column));
        cells.map(|cell| cell.chars().count()).max().unwrap_or_default()
    };
    let widths: Vec<usize> = (0..columns).map(width).collect();
    let line = |row: &Vec<String>| {
        let cells = row.iter().zip(&widths).map(|(cell, width)| format!("{cell:>width$}"));
        format!("{}\n", cells.collect::<Vec<_>>().join("  "))
    };
    rows.iter().map(line).collect()
}
