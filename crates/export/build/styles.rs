//! From the style sheets of the pictures to Rust, so that a file is drawn as the page is.
//!
//! Only the features that pictures use are supported: rules whose selectors are nested tags and
//! classes, and colours by their names in the palette. Anything else ends the build.

use std::fmt::Write;

/// Properties without effect on files: every writer rounds joins, puts a text's halo behind it, and
/// uses base lines.
const OF_THE_PAGE: [&str; 3] = ["dominant-baseline", "paint-order", "stroke-linejoin"];

/// What an element must be: a tag, if one is named, and classes.
type Part<'a> = (Option<&'a str>, Vec<&'a str>);

/// A selector: the parent of an element, if it is named, and the element.
type Selector<'a> = (Option<Part<'a>>, Part<'a>);

/// The code of a table of all rules for pictures, in ascending order of precedence.
pub fn generate(sheets: &[String]) -> Result<String, String> {
    let mut rules: Vec<(Selector<'_>, Vec<String>)> = Vec::new();
    for (selectors, body) in sheets.iter().flat_map(|sheet| blocks(sheet)) {
        for selector in selectors.split(',').filter_map(read_selector) {
            let sets: Result<Vec<Option<String>>, String> = declarations(body).map(set).collect();
            let sets = sets.map_err(|problem| format!("{selectors}: {problem}"))?;
            rules.push((selector?, sets.into_iter().flatten().collect()));
        }
    }
    // More specific selectors come later; equally specific ones stay in order.
    rules.sort_by_key(|(selector, _)| weight(selector));
    let part =
        |(tag, classes): &Part<'_>| format!("Part {{ tag: {tag:?}, classes: &{classes:?} }}");
    let mut code = String::from("static RULES: &[Rule] = &[\n");
    for ((thing, own), sets) in rules {
        let thing =
            thing.map_or_else(|| "None".to_owned(), |thing| format!("Some({})", part(&thing)));
        let (own, sets) = (part(&own), sets.join(", "));
        let _ = writeln!(code, "    Rule {{ thing: {thing}, own: {own}, sets: &[{sets}] }},");
    }
    code.push_str("];\n");
    Ok(code)
}

/// How many classes and tags a selector names, the classes first.
fn weight((thing, own): &Selector<'_>) -> (usize, usize) {
    let parts = || thing.iter().chain([own]);
    let classes = parts().map(|(_, classes)| classes.len()).sum();
    (classes, parts().filter(|(tag, _)| tag.is_some()).count())
}

/// The effect of a declaration, as code; `None` if it does not affect files.
fn set((name, value): (&str, &str)) -> Result<Option<String>, String> {
    let wrong = || format!("“{name}: {value}” is not known to the files");
    let number = |text: &str| match text.trim_end_matches("px").parse::<f64>() {
        Ok(number) => Ok(format!("{number:?}")),
        Err(_) => Err(wrong()),
    };
    Ok(Some(match (name, value) {
        ("fill", _) => format!("Set::Fill({})", paint(value).ok_or_else(wrong)?),
        ("stroke", _) => format!("Set::Stroke({})", paint(value).ok_or_else(wrong)?),
        ("stroke-width", _) => format!("Set::Width({})", number(value)?),
        ("stroke-dasharray", "none") => "Set::Dash(None)".to_owned(),
        ("stroke-dasharray", _) => {
            let (dash, gap) = value.split_once(' ').ok_or_else(wrong)?;
            format!("Set::Dash(Some(({}, {})))", number(dash)?, number(gap)?)
        }
        ("stroke-linecap", "round") => "Set::Cap(Cap::Round)".to_owned(),
        ("opacity", _) => format!("Set::Opacity({})", number(value)?),
        ("font-weight", _) => format!("Set::Weight({})", number(value)?),
        ("font-style", "italic") => "Set::Italic".to_owned(),
        ("text-anchor", "start") => "Set::Anchor(Anchor::Start)".to_owned(),
        ("text-anchor", "middle") => "Set::Anchor(Anchor::Middle)".to_owned(),
        ("text-anchor", "end") => "Set::Anchor(Anchor::End)".to_owned(),
        _ if OF_THE_PAGE.contains(&name) => return Ok(None),
        _ => return Err(wrong()),
    }))
}

/// A paint, as code.
fn paint(value: &str) -> Option<String> {
    Some(match value {
        "none" => "Paint::Nothing".to_owned(),
        "url(#hatch)" => "Paint::Hatch".to_owned(),
        _ => {
            let name = value.strip_prefix("var(--")?.strip_suffix(')')?;
            format!("Paint::Shade(palette::{})", name.to_uppercase().replace('-', "_"))
        }
    })
}

/// The rules of a sheet outside media queries: selectors and the text between the braces.
fn blocks(sheet: &str) -> Vec<(&str, &str)> {
    let mut blocks = Vec::new();
    let mut rest = sheet;
    while let Some((head, after)) = rest.split_once('{') {
        // A comment before a selector is no part of it.
        let head = head.rsplit("*/").next().unwrap_or_default().trim();
        if head.starts_with('@') {
            rest = behind_braces(after);
            continue;
        }
        let Some((body, after)) = after.split_once('}') else { break };
        blocks.push((head, body));
        rest = after;
    }
    blocks
}

/// The text after the brace that closes the one before it.
fn behind_braces(text: &str) -> &str {
    let mut depth = 1;
    for (place, c) in text.char_indices() {
        match c {
            '{' => depth += 1,
            '}' => depth -= 1,
            _ => {}
        }
        if depth == 0 {
            return &text[place + 1..];
        }
    }
    ""
}

fn declarations(body: &str) -> impl Iterator<Item = (&str, &str)> {
    let pairs = body.split(';').filter_map(|pair| pair.split_once(':'));
    pairs.map(|(name, value)| (name.trim(), value.trim()))
}

/// The parts of a selector of an element in a picture; `None` for elements of the page and for
/// interactive states.
fn read_selector(selector: &str) -> Option<Result<Selector<'_>, String>> {
    let inside = selector.trim().strip_prefix(".picture ")?;
    if inside.contains([':', '[', '>', '+', '~', '#']) {
        return None;
    }
    let part = |text| {
        let mut names = str::split(text, '.');
        let tag = names.next().filter(|tag| !tag.is_empty());
        (tag, names.collect())
    };
    let mut parts = inside.split_whitespace().map(part);
    let selector = match (parts.next()?, parts.next(), parts.next()) {
        (own, None, _) => Ok((None, own)),
        (thing, Some(own), None) => Ok((Some(thing), own)),
        _ => Err(format!("“{selector}” is deeper than the things of pictures")),
    };
    Some(selector)
}
