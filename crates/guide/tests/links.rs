//! Every link of the guide leads to a page of it and to a heading there, or to a page of the site.

use std::collections::{BTreeMap, BTreeSet};

use plyscope_guide::links::relative;
use plyscope_guide::markdown::anchors;
use plyscope_guide::{book, root, Page, SITE_PAGES};

fn pages() -> Vec<Page> {
    book(&root()).expect("the book")
}

/// A path that is relative to a page.
fn join(page: &str, path: &str) -> String {
    let mut parts: Vec<&str> = page.split('/').collect();
    parts.pop();
    for part in path.split('/') {
        match part {
            // Above the top is the site.
            ".." if parts.last().is_none_or(|part| *part == "..") => parts.push(".."),
            ".." => drop(parts.pop()),
            part => parts.push(part),
        }
    }
    parts.join("/")
}

#[test]
fn every_link_leads_somewhere() {
    let pages = pages();
    let known: BTreeMap<&str, Vec<String>> =
        pages.iter().map(|page| (page.path.as_str(), anchors(&page.text))).collect();
    let mut found = 0;
    for page in &pages {
        for (link, _) in relative(&page.text) {
            let (path, anchor) = link.split_once('#').unwrap_or((&link, ""));
            let path = if path.is_empty() { page.path.clone() } else { join(&page.path, path) };
            if let Some(file) = path.strip_prefix("../") {
                let is_file = root().join("www").join(file).is_file();
                assert!(is_file || SITE_PAGES.contains(&file), "{} links to {link}", page.path);
            } else {
                let anchors = known.get(path.as_str());
                let anchors = anchors.unwrap_or_else(|| panic!("{} links to {link}", page.path));
                let is_there = anchor.is_empty() || anchors.iter().any(|known| known == anchor);
                assert!(is_there, "{} links to {link}, but there is only {anchors:?}", page.path);
            }
            found += 1;
        }
    }
    assert!(found > 150, "{found} links were found");
}

#[test]
fn the_list_of_chapters_has_every_page_once() {
    let pages = pages();
    let summary = pages.iter().find(|page| page.path == "SUMMARY.md").expect("the list");
    let listed: Vec<String> = relative(&summary.text).into_iter().map(|(link, _)| link).collect();
    let others = pages.iter().filter(|page| page.path != "SUMMARY.md");
    let expected: BTreeSet<&str> = others.map(|page| page.path.as_str()).collect();
    assert_eq!(listed.iter().map(String::as_str).collect::<BTreeSet<_>>(), expected);
    assert_eq!(listed.len(), expected.len(), "a page is listed twice");
}

#[test]
fn every_page_has_one_title() {
    for page in pages().iter().filter(|page| page.path != "SUMMARY.md") {
        let titles = page.text.lines().filter(|line| line.starts_with("# ")).count();
        // Listings have comments, and lessons, that begin like this.
        assert!(page.text.starts_with("# ") && titles >= 1, "{}", page.path);
    }
}

/// The pages of the site link to chapters.
#[test]
fn chapters_that_the_pages_name_are_there() {
    let pages = pages();
    let helps = ["", "backtracking/", "coroutines/", "learn/", "program/"];
    let mut found = 0;
    for help in helps {
        let path = format!("crates/app/src/{help}view/help.rs");
        let source = std::fs::read_to_string(root().join(&path)).expect(&path);
        for link in source.split('"').filter(|piece| piece.contains(".html")) {
            let (file, anchor) = link.split_once('#').unwrap_or((link, ""));
            let page = pages.iter().find(|page| page.path.replace(".md", ".html") == file);
            let anchors = anchors(&page.unwrap_or_else(|| panic!("{path} names {link}")).text);
            assert!(anchor.is_empty() || anchors.iter().any(|known| known == anchor), "{link}");
            found += 1;
        }
    }
    assert_eq!(found, 8);
}
