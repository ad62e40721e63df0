//! How many bytes a visitor fetches.
use super::measure::Measure;
use anyhow::{Context, Result};
use flate2::{write::GzEncoder, Compression};
use std::fs;
use std::io::Write;
use std::path::Path;

/// What a first visit may cost over a compressing server.
const BUDGET: f64 = 250_000.0;

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
const PARTS: [Part; 11] = {
    use Visit::{First, Later};
    const fn part(name: &'static str, visit: Visit, has: fn(&str) -> bool) -> Part {
        Part { name, visit, has }
    }
    [
        part("worker", Later, |file| file.contains("worker") || file.starts_with("search-")),
        part("backtracking", Later, |file| {
            file.contains("backtracking") || file.contains("coroutines")
        }),
        part("learn", Later, |file| file.contains("learn")),
        part("annex", Later, |file| file.starts_with("annex")),
        part("WebAssembly", First, |file| file.ends_with(".wasm")),
        part("page", First, |file| file == "index.html"),
        // English is within the program; who speaks another language fetches one of these.
        part("other languages", Later, |file| file.starts_with("locales/")),
        part("other pages", Later, |file| file.ends_with(".html") || file.contains("examples/")),
        part("scripts", First, |file| file.ends_with(".js") && !file.starts_with("embed")),
        part("styles", First, |file| file.ends_with(".css")),
        part("everything else", Later, |_| true),
    ]
};

/// Measures every part, raw and gzipped, and holds the first visit to its budget.
pub fn measure(dist: &Path) -> Result<Vec<Measure>> {
    let mut sizes = [(0u64, 0u64); PARTS.len()];
    let mut files = Vec::new();
    list(dist, dist, &mut files)?;
    for name in &files {
        let content = fs::read(dist.join(name))?;
        let (raw, zipped) = &mut sizes[part_of(name)];
        *raw += content.len() as u64;
        *zipped += gzipped(&content)?;
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
    Ok(measures)
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

/// The names of all files below a folder, relative to `top`, with forward slashes.
fn list(top: &Path, folder: &Path, into: &mut Vec<String>) -> Result<()> {
    let entries = folder.read_dir().with_context(|| format!("cannot list {}", folder.display()))?;
    for entry in entries {
        let path = entry?.path();
        if path.is_dir() {
            list(top, &path, into)?;
        } else {
            let parts = path.strip_prefix(top)?.components();
            let parts: Vec<_> = parts.map(|part| part.as_os_str().to_string_lossy()).collect();
            into.push(parts.join("/"));
        }
    }
    into.sort();
    Ok(())
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
            ("worker_bg.wasm", "worker"),
            ("worker.js", "worker"),
            ("search-worker.js", "worker"),
            ("search-chess.js", "worker"),
            ("boot.js", "scripts"),
            ("embed.js", "everything else"),
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
    fn repetition_compresses() {
        assert!(gzipped(&[b'x'; 10_000]).unwrap() < 100);
    }
}
