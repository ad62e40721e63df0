//! How many bytes a visitor fetches.
use super::measure::Measure;
use crate::listing;
use anyhow::Result;
use flate2::{write::GzEncoder, Compression};
use std::fs;
use std::io::Write;
use std::path::Path;

/// What a first visit may cost over a compressing server.
const BUDGET: f64 = 250_000.0;

/// What a search in a page of somebody else's may cost, up to its first picture.
const SCENE_BUDGET: f64 = 150_000.0;

/// A part of the site, known by the names of its files.
struct Part {
    name: &'static str,
    visit: Visit,
    has: fn(&str) -> bool,
}

/// When a part is fetched.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Visit {
    First,
    Later,
}

/// The parts, in the order of the table. A file belongs to the first that has it.
const PARTS: [Part; 14] = {
    use Visit::{First, Later};
    const fn part(name: &'static str, visit: Visit, has: fn(&str) -> bool) -> Part {
        Part { name, visit, has }
    }
    [
        part("embedding", Later, |file| {
            file.starts_with("embed") || file == "plyscope.js" || file == "plyscope.d.ts"
        }),
        part("worker", Later, |file| file.contains("worker") || file.starts_with("search-")),
        part("backtracking", Later, |file| {
            file.contains("backtracking") || file.contains("coroutines")
        }),
        part("learn", Later, |file| file.contains("learn") || file == "lesson-source.js"),
        part("annex", Later, |file| file.starts_with("annex")),
        part("packages of lessons", Later, |file| {
            file.starts_with("pack") || file.starts_with("course")
        }),
        // Fetched once the page is there and has nothing else to do.
        part("offline", Later, |file| file == "sw.js" || file == "site.json"),
        part("WebAssembly", First, |file| file.ends_with(".wasm")),
        part("page", First, |file| file == "index.html"),
        // English is within the program; who speaks another language fetches one of these.
        part("other languages", Later, |file| file.starts_with("locales/")),
        part("other pages", Later, |file| file.ends_with(".html") || file.contains("examples/")),
        part("scripts", First, |file| file.ends_with(".js")),
        part("styles", First, |file| file.ends_with(".css")),
        part("everything else", Later, |_| true),
    ]
};

/// What there is in pages of somebody else's, with the program that shows it, or that of chess its board.
const SCENES: [(&str, &str); 3] = [
    ("embedded scene", "embed"),
    ("embedded board", "embed-boards"),
    ("embedded game", "embed-games"),
];

/// Whether a file is fetched for what a program shows in a page of somebody else's. The tests in the
/// browser see that it is just these.
fn is_of_scene(program: &str, file: &str) -> bool {
    let styles = ["tree.css", "backtracking-board.css", "coroutines-tree.css", "embed/embed.css"];
    let programs = ["plyscope.js", &format!("{program}.js"), &format!("{program}_bg.wasm")];
    // What only frames have, and what only pages with frames in them have.
    let framed = ["colours.js", "frame.js", "framed.js", "learner.js", "page.js", "protocol.js"];
    let script = file.strip_prefix("embed/").filter(|script| script.ends_with(".js"));
    let is_script = script.is_some_and(|script| !framed.contains(&script));
    styles.contains(&file) || programs.contains(&file) || is_script
}

/// Measures every part, raw and gzipped, and holds the first visit and what is shown in pages of somebody
/// else's to their budgets.
pub fn measure(dist: &Path) -> Result<Vec<Measure>> {
    let mut sizes = [(0u64, 0u64); PARTS.len()];
    let mut scenes = [(0, 0); SCENES.len()];
    for name in &listing::paths(dist)? {
        let content = fs::read(dist.join(name))?;
        let (raw, zipped) = (content.len() as u64, gzipped(&content)?);
        let part = &mut sizes[part_of(name)];
        *part = (part.0 + raw, part.1 + zipped);
        for (scene, (_, program)) in scenes.iter_mut().zip(SCENES) {
            if is_of_scene(program, name) {
                *scene = (scene.0 + raw, scene.1 + zipped);
            }
        }
    }
    let mut measures = Vec::new();
    let mut first = (0, 0);
    for (part, (raw, zipped)) in PARTS.iter().zip(sizes).filter(|(_, size)| size.0 > 0) {
        measures.extend(rows(part.name, (raw, zipped), None));
        if part.visit == Visit::First {
            first = (first.0 + raw, first.1 + zipped);
        }
    }
    measures.extend(rows("first visit", first, Some(BUDGET)));
    for ((name, _), size) in SCENES.iter().zip(scenes) {
        measures.extend(rows(name, size, Some(SCENE_BUDGET)));
    }
    measures.push(jsav());
    Ok(measures)
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
            ("plyscope-app-1a2b_bg.wasm", "WebAssembly"),
            ("backtracking-worker_bg.wasm", "worker"),
            ("backtracking_bg.wasm", "backtracking"),
            ("boot-backtracking.js", "backtracking"),
            ("backtracking.html", "backtracking"),
            ("coroutines.css", "backtracking"),
            ("learn_bg.wasm", "learn"),
            ("boot-learn.js", "learn"),
            ("learn.html", "learn"),
            ("annex_bg.wasm", "annex"),
            ("annex.js", "annex"),
            ("annex.css", "annex"),
            ("packer_bg.wasm", "packages of lessons"),
            ("packing.js", "packages of lessons"),
            ("course/scorm.js", "packages of lessons"),
            ("course.html", "packages of lessons"),
            ("sw.js", "offline"),
            ("site.json", "offline"),
            ("offline.js", "scripts"),
            ("worker_bg.wasm", "worker"),
            ("worker.js", "worker"),
            ("search-worker.js", "worker"),
            ("search-chess.js", "worker"),
            ("boot.js", "scripts"),
            ("embed.js", "embedding"),
            ("embed/scene.js", "embedding"),
            ("embed-games_bg.wasm", "embedding"),
            ("plyscope.js", "embedding"),
            ("styles/page.css", "styles"),
            ("locales/nl.txt", "other languages"),
            ("index.html", "page"),
            ("examples/lecture.html", "other pages"),
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
        for file in ["embed-games_bg.wasm", "embed/frame.js", "embed.html", "boot.js", "style.css"]
        {
            assert!(!is_of_scene("embed", file), "{file}");
        }
        assert!(is_of_scene("embed-games", "embed-games_bg.wasm"));
        assert!(!is_of_scene("embed-games", "embed_bg.wasm"));
    }

    #[test]
    fn repetition_compresses() {
        assert!(gzipped(&[b'x'; 10_000]).unwrap() < 100);
    }
}
