//! Every link of the guide leads to a page of it and to a heading there, or to a page of the site, in every
//! language.

use std::collections::{BTreeMap, BTreeSet};

use plyscope_guide::links::relative;
use plyscope_guide::markdown::anchors;
use plyscope_guide::{books, place, root, Page, SITE_PAGES, SUMMARY};
use plyscope_i18n::Lang;
use plyscope_quiz::question::Kind;
use plyscope_setup::problems::of_choice;
use plyscope_setup::{Algorithm, Choice};

fn pages() -> Vec<Page> {
    books(&root()).expect("the books")
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
fn the_list_of_chapters_of_a_book_has_each_of_its_pages_once() {
    let pages = pages();
    for lang in Lang::ALL {
        let own: Vec<&Page> = pages.iter().filter(|page| page.lang == lang).collect();
        let summary = own.iter().find(|page| page.name() == SUMMARY).expect("the list");
        let listed: Vec<String> =
            relative(&summary.text).into_iter().map(|(link, _)| link).collect();
        let others = own.iter().filter(|page| page.name() != SUMMARY);
        let expected: BTreeSet<&str> = others.map(|page| page.name()).collect();
        assert_eq!(listed.iter().map(String::as_str).collect::<BTreeSet<_>>(), expected);
        assert_eq!(listed.len(), expected.len(), "a page is listed twice");
    }
}

#[test]
fn every_page_has_one_title() {
    for page in pages().iter().filter(|page| page.name() != SUMMARY) {
        let titles = page.text.lines().filter(|line| line.starts_with("# ")).count();
        // Listings have comments, and lessons, that begin like this.
        assert!(page.text.starts_with("# ") && titles >= 1, "{}", page.path);
    }
}

/// Messages leave long lists of choices to a chapter, by its title in their language.
#[test]
fn chapters_that_messages_name_list_every_choice() {
    names_its_chapter::<Kind>();
    names_its_chapter::<Algorithm>();
}

fn names_its_chapter<C: Choice>() {
    let unknown = C::from_id("x-x").err().expect("no choice");
    let chapter = C::CHAPTER.expect("a chapter");
    for lang in Lang::ALL {
        let path = format!("{}reference/{}.md", place(lang), chapter.page);
        let pages = pages();
        let page = pages.iter().find(|page| page.path == path).expect(&path);
        let heading = page.text.lines().next().unwrap_or_default();
        // A translated heading has the anchor of the English one.
        let title = heading.trim_start_matches("# ").split(" {#").next().unwrap_or_default();
        let message = of_choice(&unknown, lang);
        assert!(message.contains(&format!("“{title}”")), "{title:?}: {message}");
        assert!(lang != Lang::En || title == chapter.title);
        for (id, _) in C::ALL {
            // This kind is that of scenes, which is not asked by its name.
            let is_listed = page.text.contains(&format!("`{id}`")) || *id == Kind::Playback.id();
            assert!(is_listed, "{path} has no {id}");
        }
    }
}

/// The chapters that the pages of the site link to, each with its anchor, if any.
fn named() -> Vec<String> {
    let helps = ["", "backtracking/", "coroutines/", "learn/", "program/"];
    let helps = helps.map(|help| format!("crates/app/src/{help}view/help.rs"));
    let growing = ["mcts", "best_first"].map(|page| format!("crates/app/src/{page}/mod.rs"));
    let mut found = Vec::new();
    for path in helps.iter().chain(&growing) {
        let source = std::fs::read_to_string(root().join(path)).expect(path);
        let links = source.split('"').filter(|piece| piece.contains(".html"));
        found.extend(links.filter(|piece| !piece.contains(char::is_whitespace)).map(str::to_owned));
    }
    found
}

/// The pages of the site link to chapters in the language of the page.
#[test]
fn chapters_that_the_pages_name_are_there() {
    let (pages, named) = (pages(), named());
    for link in &named {
        let (file, anchor) = link.split_once('#').unwrap_or((link, ""));
        for lang in Lang::ALL {
            let path = place(lang) + &file.replace(".html", ".md");
            let page = pages.iter().find(|page| page.path == path);
            let anchors = anchors(&page.unwrap_or_else(|| panic!("{path} is not there")).text);
            assert!(anchor.is_empty() || anchors.iter().any(|known| known == anchor), "{link}");
        }
    }
    assert_eq!(named.len(), 10, "{named:?}");
}
