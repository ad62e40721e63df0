//! How many bytes a visitor fetches.
//!
//! Each page has an alarm, a little above its size when the alarm was set. It is no target: a
//! change that trips it must be worth its bytes, and then sets it anew.
mod first;

use super::measure::Measure;
use crate::listing;
use anyhow::Result;
use flate2::{write::GzEncoder, Compression};
use std::fs;
use std::io::Write;
use std::path::Path;

/// The pages of the site with their alarms, in bytes over a compressing server. English is built
/// in; the texts of another language are fetched in addition.
const PAGES: [(&str, &str, f64); 7] = [
    ("page of game trees", "index.html", 505_000.0),
    ("page about backtracking", "backtracking.html", 410_000.0),
    ("page about coroutines", "coroutines.html", 410_000.0),
    ("page about Monte Carlo tree search", "mcts.html", 500_000.0),
    ("page about best-first search", "best-first.html", 500_000.0),
    ("page for learning", "learn.html", 1_160_000.0),
    ("page for programs", "program.html", 520_000.0),
];

/// The same for the dialogs that are fetched when the first of them is opened.
const DIALOGS: f64 = 710_000.0;

/// The same for what only teachers need, which is fetched when it is first used.
const CLASS: f64 = 910_000.0;

/// The same for all programs together.
const PROGRAMS: f64 = 6_800_000.0;

/// A part of the site, given by its file names.
struct Part {
    name: &'static str,
    alarm: Option<f64>,
    has: fn(&str) -> bool,
}

/// The parts that several pages share or that are fetched later, in the order of the table. A file
/// belongs to the first part that matches.
const PARTS: [Part; 10] = {
    const fn part(name: &'static str, has: fn(&str) -> bool) -> Part {
        Part { name, alarm: None, has }
    }
    [
        part("embedding", |file| {
            file.starts_with("embed") || file == "plyscope.js" || file == "plyscope.d.ts"
        }),
        part("worker", |file| file.contains("worker") || file.starts_with("search-")),
        Part { alarm: Some(DIALOGS), ..part("dialogs", |file| file.starts_with("dialogs")) },
        Part {
            alarm: Some(CLASS),
            ..part("for teachers", |file| file.starts_with("class") || file == "open-class.js")
        },
        part("running programs", |file| file.starts_with("program/")),
        part("packages of lessons", |file| file.starts_with("pack") || file.starts_with("course")),
        // Fetched once the page is loaded and idle.
        part("offline", |file| file == "sw.js" || file == "site.json"),
        part("other languages", |file| file.starts_with("locales/")),
        part("styles", |file| file.ends_with(".css")),
        part("everything else", |_| true),
    ]
};

/// The embedded elements, with their programs and alarms, up to their first pictures.
const SCENES: [(&str, &str, f64); 3] = [
    ("embedded scene", "embed", 300_000.0),
    ("embedded board", "embed-boards", 215_000.0),
    ("embedded Monte Carlo tree search", "embed-mcts", 255_000.0),
];

/// Whether a file is fetched for an embedded program. The browser tests check this list.
fn is_of_scene(program: &str, file: &str) -> bool {
    let styles = [
        "tree.css",
        "backtracking-board.css",
        "coroutines-tree.css",
        "mcts-tree.css",
        "embed/embed.css",
    ];
    let programs = ["plyscope.js", &format!("{program}.js"), &format!("{program}_bg.wasm")];
    // Files only for frames and for pages with frames, for scenes that ask questions, and for refusing
    // what a page asks for.
    let others = [
        "asking.js",
        "colours.js",
        "frame.js",
        "framed.js",
        "learner.js",
        "page.js",
        "protocol.js",
        "refusal.js",
    ];
    let script = file.strip_prefix("embed/").filter(|script| script.ends_with(".js"));
    let is_script = script.is_some_and(|script| !others.contains(&script));
    styles.contains(&file) || programs.contains(&file) || is_script
}

/// Measures every page, every part and the embedded elements, raw and gzipped.
pub fn measure(dist: &Path) -> Result<Vec<Measure>> {
    let weigh = |name: &String| -> Result<(u64, u64)> {
        let content = fs::read(dist.join(name))?;
        Ok((content.len() as u64, gzipped(&content)?))
    };
    let mut parts = [(0, 0); PARTS.len()];
    let (mut scenes, mut programs) = ([(0, 0); SCENES.len()], (0, 0));
    for name in &listing::paths(dist)? {
        let size = weigh(name)?;
        add(&mut parts[part_of(name)], size);
        for (scene, (_, program, _)) in scenes.iter_mut().zip(SCENES) {
            if is_of_scene(program, name) {
                add(scene, size);
            }
        }
        if name.ends_with(".wasm") {
            add(&mut programs, size);
        }
    }
    let mut measures = Vec::new();
    for (name, page, alarm) in PAGES {
        let mut sum = (0, 0);
        for file in first::files(dist, page)? {
            add(&mut sum, weigh(&file)?);
        }
        measures.extend(rows(name, sum, Some(alarm)));
    }
    for (part, size) in PARTS.iter().zip(parts).filter(|(_, size)| size.0 > 0) {
        measures.extend(rows(part.name, size, part.alarm));
    }
    for ((name, _, alarm), size) in SCENES.iter().zip(scenes) {
        measures.extend(rows(name, size, Some(*alarm)));
    }
    measures.extend(rows("all programs", programs, Some(PROGRAMS)));
    measures.push(jsav());
    Ok(measures)
}

fn add(sum: &mut (u64, u64), size: (u64, u64)) {
    *sum = (sum.0 + size.0, sum.1 + size.1);
}

/// What others embed: JSAV with the libraries that it needs (jQuery, jQuery UI and Raphaël), whose last
/// version is of 2019. No package registry has it, so it is weighed once and not again in every run.
fn jsav() -> Measure {
    Measure {
        name: "size of embedded scene, gzip".into(),
        value: 175_000.0,
        unit: "bytes".into(),
        rival: Some("JSAV".into()),
        budget: None,
    }
}

fn rows(name: &str, (raw, zipped): (u64, u64), budget: Option<f64>) -> [Measure; 2] {
    [("raw", raw, None), ("gzip", zipped, budget)].map(|(form, bytes, budget)| Measure {
        name: format!("size of {name}, {form}"),
        value: bytes as f64,
        unit: "bytes".into(),
        rival: None,
        budget,
    })
}

/// The index in `PARTS` of a file.
fn part_of(name: &str) -> usize {
    PARTS.iter().position(|part| (part.has)(name)).expect("the last part takes everything")
}

/// The size as a server that compresses well would send it.
fn gzipped(content: &[u8]) -> Result<u64> {
    let mut encoder = GzEncoder::new(Vec::new(), Compression::best());
    encoder.write_all(content)?;
    Ok(encoder.finish()?.len() as u64)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn files_belong_to_parts() {
        for (file, part) in [
            ("worker_bg.wasm", "worker"),
            ("worker.js", "worker"),
            ("search-worker.js", "worker"),
            ("dialogs_bg.wasm", "dialogs"),
            ("dialogs.css", "dialogs"),
            ("packing.js", "packages of lessons"),
            ("course/scorm.js", "packages of lessons"),
            ("program/codemirror.js", "running programs"),
            ("sw.js", "offline"),
            ("site.json", "offline"),
            ("embed/scene.js", "embedding"),
            ("embed-chess_bg.wasm", "embedding"),
            ("plyscope.js", "embedding"),
            ("locales/nl.txt", "other languages"),
            ("style.css", "styles"),
            ("icon.svg", "everything else"),
        ] {
            assert_eq!(PARTS[part_of(file)].name, part, "{file}");
        }
    }

    #[test]
    fn a_scene_needs_its_own_files_only() {
        for file in ["plyscope.js", "embed.js", "embed_bg.wasm", "embed/pen.js", "tree.css"] {
            assert!(is_of_scene("embed", file), "{file}");
        }
        for file in [
            "embed-ask_bg.wasm",
            "embed/asking.js",
            "embed-chess_bg.wasm",
            "embed-mcts_bg.wasm",
            "embed/frame.js",
            "embed.html",
            "boot.js",
            "style.css",
        ] {
            assert!(!is_of_scene("embed", file), "{file}");
        }
        assert!(is_of_scene("embed-boards", "embed-boards_bg.wasm"));
        assert!(!is_of_scene("embed-boards", "embed_bg.wasm"));
    }

    #[test]
    fn repetition_compresses() {
        assert!(gzipped(&[b'x'; 10_000]).unwrap() < 100);
    }
}
