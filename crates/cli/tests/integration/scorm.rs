//! Packing lessons for learning platforms.

use std::fs;
use std::io::{Cursor, Read};
use std::path::{Path, PathBuf};

use serde_json::json;
use zip::ZipArchive;

use crate::support::{failed, refused, run};

const LESSON: &str = "---\ntitle: Pruning & more\nlanguage: nl\n---\n# Read\n";

/// A small built site of a test's own.
fn site(name: &str) -> PathBuf {
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("scorm").join(name);
    let files = [
        ("course.html", "<!doctype html>", "core"),
        ("offline.js", "keep()", "core"),
        ("lessons/lecture-1.zh.md", "---\ntitle: 回溯\n---\n# 一\n", "program"),
        ("packing.js", "pack()", "extra"),
    ];
    let mut list = Vec::new();
    for (path, content, role) in files {
        let full = folder.join(path);
        fs::create_dir_all(full.parent().expect("a folder")).expect("made");
        fs::write(full, content).expect("written");
        list.push(json!({ "path": path, "bytes": content.len(), "sha256": "", "role": role }));
    }
    fs::write(folder.join("site.json"), json!({ "id": "1", "files": list }).to_string())
        .expect("written");
    fs::write(folder.join("lesson.md"), LESSON).expect("written");
    folder
}

fn text_of(path: &Path) -> &str {
    path.to_str().expect("text")
}

/// Packs, and gives the names of what is in the package with their texts.
fn packed(folder: &Path, arguments: &[&str]) -> Vec<(String, String)> {
    let out = folder.join("out.zip");
    let site = ["--site", text_of(folder), "-o", text_of(&out)];
    let done = run(&[&["scorm"], arguments, &site].concat());
    assert_eq!((done.code, done.err.as_str()), (Some(0), ""), "{arguments:?}");
    let bytes = fs::read(&out).expect("a file");
    assert!(done.out.contains(&format!("{} bytes", bytes.len())), "{}", done.out);
    let mut zip = ZipArchive::new(Cursor::new(bytes)).expect("a ZIP file");
    let places = 0..zip.len();
    let read = |place| {
        let mut file = zip.by_index(place).expect("a file");
        let mut text = String::new();
        file.read_to_string(&mut text).expect("a text");
        (file.name().to_owned(), text)
    };
    places.map(read).collect()
}

fn text<'a>(files: &'a [(String, String)], path: &str) -> &'a str {
    files.iter().find(|(name, _)| name == path).map(|(_, text)| text.as_str()).expect(path)
}

#[test]
fn a_lesson_is_packed_with_what_plays_it() {
    let folder = site("packed");
    let lesson = folder.join("lesson.md");
    let files = packed(&folder, &[text_of(&lesson), "--pass", "60", "--version", "2004"]);
    let names: Vec<&str> = files.iter().map(|(name, _)| name.as_str()).collect();
    assert_eq!(
        names,
        [
            "imsmanifest.xml",
            "course.html",
            "course.json",
            "lesson/lesson.md",
            "lessons/lecture-1.zh.md",
            "offline.js"
        ]
    );
    let manifest = text(&files, "imsmanifest.xml");
    assert!(manifest.contains("<schemaversion>2004 4th Edition</schemaversion>"), "{manifest}");
    assert!(manifest.contains("<title>Pruning &amp; more</title>"), "{manifest}");
    assert!(manifest.contains("<imsss:minNormalizedMeasure>0.60"), "{manifest}");
    assert_eq!(text(&files, "lesson/lesson.md"), LESSON);
    assert!(text(&files, "course.json").contains("\"language\": \"nl\""));
}

#[test]
fn the_lessons_of_the_site_are_packed_by_their_names() {
    let folder = site("shipped");
    let files = packed(&folder, &["lecture-1", "--lang", "zh"]);
    assert!(text(&files, "imsmanifest.xml").contains("<title>回溯</title>"));
    assert!(text(&files, "imsmanifest.xml").contains("<schemaversion>1.2</schemaversion>"));
    assert!(text(&files, "lesson/lesson.md").contains("# 一"));
    // It is made the same again.
    assert_eq!(files, packed(&folder, &["lecture-1", "--lang", "zh"]));
}

#[test]
fn a_folder_without_a_site_is_reported() {
    let folder = site("refused");
    let lesson = folder.join("lesson.md");
    let (lesson, out) = (text_of(&lesson), folder.join("refused.zip"));
    let hint =
        "say where a built site is with --site; `cargo xtask build --release` makes one in dist";
    let refuse = |site: &Path, sentence: &str| {
        failed(&["scorm", lesson, "--site", text_of(site), "-o", text_of(&out)], sentence);
    };
    let nowhere = folder.join("lessons");
    let no_list =
        format!("{} is no built site, for it has no site.json: {hint}", nowhere.display());
    refuse(&nowhere, &no_list);
    failed(
        &["scorm", lesson, "-o", text_of(&out)],
        &format!("there is no built site beside the command: {hint}"),
    );
    fs::write(folder.join("course.html"), "short").expect("written");
    let cut = format!(
        "cannot read {}: it has 5 bytes, where site.json says 15: the site is not whole, or was changed",
        folder.join("course.html").display()
    );
    refuse(&folder, &cut);
    let list = |text: &str| fs::write(folder.join("site.json"), text).expect("written");
    let no_list = format!("{} is no list of a site’s files", folder.join("site.json").display());
    for text in ["", "[]", "{\"files\": 3}", "{\"files\": [{\"path\": \"a\"}]}"] {
        list(text);
        refuse(&folder, &no_list);
    }
    for path in ["../lesson.md", "/etc/passwd", "a/../../b", ""] {
        list(&json!({ "files": [{ "path": path, "bytes": 1 }] }).to_string());
        refuse(&folder, &format!("site.json lists {path:?}, which is no file of a site"));
    }
    list("{\"files\": []}");
    refuse(&folder, &format!("{}: the site has no course.html", folder.display()));
    assert!(!out.exists());
    let bad = run(&["scorm", lesson, "--pass", "101", "-o", "x.zip"]);
    assert!(bad.err.contains("expected a number from 0 to 100"), "{}", bad.err);
    for name in [lesson, "-"] {
        let site = ["--site", text_of(&folder)];
        let sentence = format!("{name} must end with .zip");
        refused(&[&["scorm", lesson], &site[..], &["-o", name]].concat(), &sentence);
    }
    assert_eq!(fs::read_to_string(lesson).expect("the lesson"), LESSON);
}

#[test]
fn pictures_beside_the_lesson_are_packed() {
    let folder = site("pictures");
    let lesson = folder.join("lesson.md");
    let text_of_lesson = "![A tree](img/tree.svg)\n\n- ![The same](img/tree.svg)\n\n\
                          ![Elsewhere](https://example.org/a.png)\n";
    fs::write(&lesson, text_of_lesson).expect("written");
    fs::create_dir_all(folder.join("img")).expect("made");
    fs::write(folder.join("img/tree.svg"), "<svg/>").expect("written");
    let files = packed(&folder, &[text_of(&lesson)]);
    assert_eq!(text(&files, "lesson/img/tree.svg"), "<svg/>");
    assert!(text(&files, "imsmanifest.xml").contains("<file href=\"lesson/img/tree.svg\"/>"));
    let pictures = files.iter().filter(|(name, _)| name.starts_with("lesson/img/"));
    assert_eq!(pictures.count(), 1);
    // Without it, nothing is packed or printed, and the check says where it is named.
    fs::remove_file(folder.join("img/tree.svg")).expect("gone");
    let (name, out) = (text_of(&lesson), folder.join("none.zip"));
    let sentence =
        "The picture “img/tree.svg” cannot be read: expected it in the folder of the lesson.";
    let checked = run(&["check", name]);
    let expected = format!("{name}:1:1: {sentence}\n{name}:3:3: {sentence}\n");
    assert_eq!((checked.code, checked.out), (Some(1), expected));
    let refused = run(&["scorm", name, "--site", text_of(&folder), "-o", text_of(&out)]);
    assert_eq!(refused.code, Some(1));
    assert!(refused.err.contains(sentence) && !out.exists(), "{}", refused.err);
}
