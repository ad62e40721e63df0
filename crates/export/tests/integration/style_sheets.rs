//! The style sheets have the colours of the palette and no others.

use std::fs;
use std::path::PathBuf;

use plyscope_export::figure::palette::{Shade, ALL, MORE_CONTRAST};

/// Every style sheet of the site, with its name.
fn sheets() -> Vec<(String, String)> {
    let www = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../www");
    let folders = [www.clone(), www.join("embed")];
    let files = folders.iter().flat_map(|folder| fs::read_dir(folder).expect("a folder"));
    let files = files.map(|file| file.expect("a file").path());
    files
        .filter(|path| path.extension().is_some_and(|ending| ending == "css"))
        .map(|path| (path.display().to_string(), fs::read_to_string(&path).expect("text")))
        .collect()
}

/// What a style sheet writes for a colour of the palette.
fn written(shade: Shade) -> String {
    match (shade.light.hex(), shade.dark.hex()) {
        (light, dark) if light == dark => light,
        (light, dark) => format!("light-dark({light}, {dark})"),
    }
}

/// What begins the rules for readers who ask for more contrast, up to a brace at the beginning of a line.
const MORE: &str = "@media (prefers-contrast: more)";

/// Where a sheet has a colour in its own words, and not that of the palette under its name.
fn strangers(sheet: &str) -> Vec<&str> {
    let is_known = |palette: &[(&str, Shade)], line: &str| {
        let (name, value) = line.trim().strip_prefix("--")?.split_once(':')?;
        let (_, shade) = palette.iter().find(|(known, _)| *known == name)?;
        // A page that a picture is embedded in can have set a colour of its own.
        let own = format!("var(--plyscope-{name}, ");
        let value = value.trim().strip_suffix(';')?;
        let value = match value.strip_prefix(&own) {
            Some(rest) => rest.strip_suffix(')')?,
            None => value,
        };
        (value == written(*shade)).then_some(())
    };
    let has_colour = |line: &&str| {
        line.contains("light-dark(")
            || line.split("url(#").any(|part| {
                part.match_indices('#').any(|(at, _)| {
                    let digits = part[at + 1..].chars().take_while(char::is_ascii_hexdigit).count();
                    matches!(digits, 3 | 4 | 6 | 8)
                })
            })
    };
    let (mut palette, mut found) = (ALL, Vec::new());
    for line in sheet.lines() {
        palette = match line {
            line if line.starts_with(MORE) => MORE_CONTRAST,
            line if line.starts_with('}') => ALL,
            _ => palette,
        };
        if has_colour(&line) && is_known(palette, line).is_none() {
            found.push(line);
        }
    }
    found
}

#[test]
fn every_colour_of_a_style_sheet_is_that_of_the_palette() {
    let sheets = sheets();
    assert!(sheets.len() > 10, "{} style sheets", sheets.len());
    for (name, sheet) in &sheets {
        assert_eq!(strangers(sheet), Vec::<&str>::new(), "{name}");
    }
    for (name, _) in ALL {
        let begin = format!("--{name}:");
        let is_used = sheets.iter().any(|(_, sheet)| sheet.contains(&begin));
        assert!(is_used, "no style sheet has --{name}");
    }
}

#[test]
fn colours_of_a_sheets_own_are_found() {
    let table = [
        ("  --max: light-dark(#0072b2, #6cbdf0);", true),
        ("  --max: var(--plyscope-max, light-dark(#0072b2, #6cbdf0));", true),
        ("  --white: #ffffff;", true),
        ("  --max: light-dark(#0072b3, #6cbdf0);", false),
        ("  --max: var(--plyscope-min, light-dark(#0072b2, #6cbdf0));", false),
        ("  --blue: light-dark(#0072b2, #6cbdf0);", false),
        (".line { stroke: #0072b2; }", false),
        (".line { fill: url(#face); stroke: var(--max); }", true),
        ("@media (prefers-contrast: more) {\n  --max: light-dark(#00507d, #9fd6f8);\n}", true),
        ("@media (prefers-contrast: more) {\n  --max: light-dark(#0072b2, #6cbdf0);\n}", false),
        ("  --max: light-dark(#00507d, #9fd6f8);", false),
    ];
    for (line, is_fine) in table {
        assert_eq!(strangers(line).is_empty(), is_fine, "{line}");
    }
}
