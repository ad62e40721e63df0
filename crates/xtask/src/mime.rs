//! The media type of a file, by its name.
use std::path::Path;

/// The value of `Content-Type`. Browsers insist on the right one for modules and WebAssembly.
pub fn of(path: &Path) -> &'static str {
    match path.extension().and_then(|extension| extension.to_str()).unwrap_or_default() {
        "html" => "text/html; charset=utf-8",
        "css" => "text/css; charset=utf-8",
        "js" | "mjs" => "text/javascript; charset=utf-8",
        "json" | "map" => "application/json",
        "webmanifest" => "application/manifest+json",
        "wasm" => "application/wasm",
        "svg" => "image/svg+xml",
        "png" => "image/png",
        "ico" => "image/x-icon",
        "gif" => "image/gif",
        "woff2" => "font/woff2",
        "txt" | "md" | "ftl" => "text/plain; charset=utf-8",
        _ => "application/octet-stream",
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn kinds() {
        for (name, kind) in [
            ("index.html", "text/html; charset=utf-8"),
            ("a/app_bg.wasm", "application/wasm"),
            ("boot.js", "text/javascript; charset=utf-8"),
            ("de.json", "application/json"),
            ("icon.svg", "image/svg+xml"),
            ("styles/page.css", "text/css; charset=utf-8"),
            ("LICENSE", "application/octet-stream"),
        ] {
            assert_eq!(of(Path::new(name)), kind, "{name}");
        }
    }
}
